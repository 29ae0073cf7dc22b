/** Evenings that are kept in a browser's storage, for suites that open the pane with them. */
import type { Page } from "playwright-core";
import { tablesIn } from "../../src/sessions/kinds";
import { draftResult, typedDraft } from "../../src/play/draft";
import { eveningPlan, withEntries, type Evening } from "../../src/play/evening";

const LINES = ["4hn=", "3ntw-1", "2se+1", "pass", "5dxs-2", "1nts+2", "6cn="];

/** So many whole evenings of four and five pairs, a day each; the last one ended on 20 November 2026. */
export function wholeEvenings(count: number): Evening[] {
  const last = Date.UTC(2026, 10, 20, 22);
  return Array.from({ length: count }, (_, i) => {
    const ended = last - (count - 1 - i) * 24 * 60 * 60 * 1000;
    const kind = i % 2 === 0 ? "four-pairs" : "five-pairs";
    const options = {
      ...(kind === "four-pairs" ? { boards: 24, rounds: 6 } : { boards: 25, rounds: 5 }),
      title: `Evening ${i + 1}`,
      date: new Date(ended).toISOString().slice(0, 10),
    };
    const begun: Evening = { id: `e${i}`, kind, options, started: ended, changed: ended, entries: [] };
    const entries = tablesIn(eveningPlan(begun)).flatMap(({ table, boards }) =>
      boards.map((board) => ({ table, board, said: saidOf(LINES[(i + table + board) % LINES.length]!) }))
    );
    return entries.reduce((evening, entry) => withEntries(evening, [entry], ended), begun);
  });
}

function saidOf(line: string) {
  const draft = typedDraft(1, line);
  return draft && draftResult(draft);
}

/** Has the page find evenings in its storage. */
export function keepEvenings(page: Page, evenings: readonly Evening[]): Promise<unknown> {
  const kept = evenings.map((evening) => [`overtrick.evening.${evening.id}`, JSON.stringify(evening)] as const);
  return page.addInitScript((stored) => {
    for (const [key, text] of stored) if (!localStorage.getItem(key)) localStorage.setItem(key, text);
  }, kept);
}
