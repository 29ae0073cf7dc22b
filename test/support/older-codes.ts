/** Codes of results as the pages of earlier versions wrote them: of one table, without the evening. */
import type { TablePlan } from "../../src/sessions/table-plan";
import { tablesIn } from "../../src/sessions/kinds";
import { entryKey } from "../../src/play/evening";
import { LETTERS, toLetters, encodeNumber } from "../../src/play/letters";
import { digitFromResult, RESULT_DIGITS } from "../../src/play/result-digits";
import type { BoardResult } from "../../src/play/board-result";
import { sealed } from "../../src/play/code-envelope";
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
  stands: ReadonlyMap<string, BoardResult>,
  sender?: OlderSender
): string {
  const known = tablesIn(plan).find((each) => each.table === table)?.boards ?? [];
  const boards = [...known].sort((a, b) => a - b);
  const digits = boards.map((board) =>
    digitFromResult((stands.get(entryKey({ table, board })) ?? null) as Parameters<typeof digitFromResult>[0])
  );
  while (digits[digits.length - 1] === 0) digits.pop();
  const number = digits.reduceRight((sum, digit) => sum * BigInt(1 + RESULT_DIGITS) + BigInt(digit), BigInt(1));
  const results = sessionMark(plan) + LETTERS[table] + encodeNumber(number);
  if (!sender) return sealed("OT", 1, results);
  const state = encodeNumber(BigInt(sender.state)).padStart(5, "A");
  const who = toLetters(sender.who);
  return sealed("OT", 2, sender.mark + state + LETTERS[who.length] + who + results);
}
