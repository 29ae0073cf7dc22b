/** Codes of results as the pages of earlier versions wrote them: of one table, without the evening. */
import type { TablePlan } from "../../src/sessions/table-plan";
import { tablesIn } from "../../src/sessions/kinds";
import { placeKey } from "../../src/play/evening";
import { LETTERS, lettersOf, written } from "../../src/play/letters";
import { digitOf, SAYINGS } from "../../src/play/result-digits";
import type { Said } from "../../src/play/said";
import { sealed } from "../../src/play/sealed";
import { sessionMark } from "../../src/play/session-mark";

export interface OlderSender {
  readonly mark: string;
  readonly state: number;
  readonly who: string;
}

/** @param sender without it the code is of the first form. */
export function olderCode(
  plan: TablePlan,
  table: number,
  stands: ReadonlyMap<string, Said>,
  sender?: OlderSender
): string {
  const known = tablesIn(plan).find((each) => each.table === table)?.boards ?? [];
  const boards = [...known].sort((a, b) => a - b);
  const digits = boards.map((board) =>
    digitOf((stands.get(placeKey({ table, board })) ?? null) as Parameters<typeof digitOf>[0])
  );
  while (digits[digits.length - 1] === 0) digits.pop();
  const number = digits.reduceRight((sum, digit) => sum * BigInt(1 + SAYINGS) + BigInt(digit), BigInt(1));
  const results = sessionMark(plan) + LETTERS[table] + written(number);
  if (!sender) return sealed("OT", 1, results);
  const state = written(BigInt(sender.state)).padStart(5, "A");
  const who = lettersOf(sender.who);
  return sealed("OT", 2, sender.mark + state + LETTERS[who.length] + who + results);
}
