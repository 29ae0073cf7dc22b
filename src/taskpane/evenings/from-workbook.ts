import { InputError } from "../../bridge/input-error";
import { eveningCode, IN_WORKBOOK } from "../../play/code";
import { withEntries, type Entry } from "../../play/evening";
import { planSync } from "../../play/in-workbook/sync-plan";
import { ruledBoards, withRulings, type Ruling } from "../../play/rulings";
import { comparedTo, rulingsOfScored } from "../../play/rulings-of-scored";
import { readWorkbook } from "../workbook/open/read-workbook";
import type { EveningStore } from "../evening/shared/evening-store";
import { keptListTexts as texts } from "./kept-list-texts";
import { newEvening } from "../evening/shared/new-evening";
import { ruledIn } from "../evening/shared/ruling-words";
import { placeName } from "../evening/shared/words";
import { eveningOf, linesOf, plannedIn, playableIn, type Playable } from "../evening/shared/workbook-lines";

/** The evening of a workbook; `incoming` is a code of the workbook's entries, "" for an evening that was just added. */
interface FromWorkbook {
  readonly id: string;
  readonly incoming: string;
  /** Entries and rulings that were not imported; "" for none. */
  readonly note: string;
}

/**
 * Reads a saved workbook's entries for the evening that the workbook belongs to; adds that evening if it is missing.
 * @throws InputError unless the workbook has exactly one session that is played at tables.
 */
export async function fromWorkbook(store: Pick<EveningStore, "all" | "add">, file: File): Promise<FromWorkbook> {
  const playable = playableIn(await readWorkbook(file));
  const candidates = playable.map((each) => ({ each, evening: eveningOf(store, each) }));
  const existing = candidates.filter(({ evening }) => evening);
  const [found, ...more] = existing.length > 0 ? existing : candidates;
  if (!found) throw new InputError(texts.noTables(file.name));
  if (more.length > 0) throw new InputError(texts.several(file.name));
  const { each, evening } = found;
  const ruled = rulingsOfScored(each.session.outcome.scored);
  const typed = typedIn(each, ruledBoards(ruled));
  if (evening) {
    const { news, others } = comparedTo(evening.rulings ?? [], ruled);
    // A workbook does not record times: time 1 lets the pad's own rulings win.
    const rulings = news.map((ruling): Ruling => ({ ...ruling, time: 1 }));
    const unchanged = ruledIn(
      each.plan,
      others.map((ruling): Ruling => ({ ...ruling, time: 1 }))
    );
    const note = [typed.note, unchanged.length === 0 ? "" : texts.otherRulings(unchanged.map(({ text }) => text))]
      .filter(Boolean)
      .join(" ");
    const entries = typed.entries.map(({ table, board, said }) => ({ table, board, said }));
    const workbookEvening = { ...evening, entries, rulings, withdrawn: [], settled: undefined };
    const code = eveningCode(workbookEvening, IN_WORKBOOK, "results");
    return { id: evening.id, incoming: `${note} ${code}`.trim(), note };
  }
  const begun = withRulings(withEntries(newEvening(plannedIn(each)), typed.entries, Date.now()), ruled, Date.now());
  store.add(begun);
  return {
    id: begun.id,
    incoming: "",
    note: [texts.setUp(typed.entries.length), typed.note].filter(Boolean).join(" "),
  };
}

/** The entries of the session's tables; `note` lists the boards that a pad cannot import. */
function typedIn(
  { plan, session }: Playable,
  ruled: ReadonlySet<number>
): { readonly entries: readonly Entry[]; readonly note: string } {
  const lines = linesOf(plan, session);
  const { entries, unfinished, adjusted } = planSync(plan, { entries: [] }, {}, lines);
  const skipped = [
    ...unfinished,
    // The scores of a board with a ruling follow from the ruling.
    ...adjusted.flatMap(({ board, tables }) => (ruled.has(board) ? [] : tables.map((table) => ({ table, board })))),
  ].map((place) => placeName(plan, place));
  return {
    entries: entries.map(({ table, board, said }) => ({ table, board, said, taken: true as const })),
    note: skipped.length === 0 ? "" : texts.left([...new Set(skipped)].join("; ")),
  };
}
