import { itemAt } from "../../../bridge/item-at";
import { InputError } from "../../../bridge/input-error";
import { checked } from "../../accepted";
import { FIRST_BOARDS } from "../../option-checks";
import type { SessionOptions } from "../../session-options";
import { texts } from "../../texts";

/**
 * Returns the number of the first board of each round. Boards are dealt and played once, so each round has the boards
 * after those of the round before. If several numbers are given, later rounds go on with the difference of the last two
 * numbers, unless it is negative: "1, 1" has the same boards in every round, "1, 11" has boards from 21 on in the
 * third.
 * @throws InputError if no board has a number, or there are more numbers than rounds.
 */
export function firstBoardsOf({ "first-board": firsts }: SessionOptions, rounds: number, boards: number): number[] {
  const listed = firsts === undefined ? [] : typeof firsts === "number" ? [firsts] : firsts;
  if (listed.length > rounds)
    throw new InputError(texts.options.swissEvent.firstBoards(listed.length, rounds), "first-board");
  const typed = listed.map((first) => checked("first-board", FIRST_BOARDS, first));
  const [last = FIRST_BOARDS.defaultValue, before = last - boards] = [...typed].reverse();
  const step = last < before ? boards : last - before;
  return Array.from({ length: rounds }, (_, i) => typed[i] ?? last + step * (i + 1 - Math.max(typed.length, 1)));
}

/** Returns the first and the last board of a round. */
export function boardsOfRound(
  { firstBoards, boards }: { readonly firstBoards: readonly number[]; readonly boards: number },
  round: number
): { readonly first: number; readonly last: number } {
  const first = itemAt(firstBoards, round - 1);
  return { first, last: first + boards - 1 };
}
