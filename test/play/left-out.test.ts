import { boardsAt, isLeftOut, nextBoard, openBoards, stretchBefore, stretchInPlay } from "../../src/play/at-table";
import { withEntries, currentResults, type Evening } from "../../src/play/evening";
import { planSession } from "../../src/sessions/kinds";
import type { TablePlan } from "../../src/sessions/table-plan";

const PLAN = planSession("four-pairs", { boards: 24 }) as TablePlan;
const begun: Evening = { id: "e", kind: "four-pairs", options: { boards: 24 }, started: 0, changed: 0, entries: [] };
const resultsOf = (boards: readonly number[]) =>
  currentResults(
    withEntries(
      begun,
      boards.map((board) => ({ table: 1, board, said: { kind: "passed" } as const })),
      0
    )
  );
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

test("of a round that has left out board 6, that board is known to be open", () => {
  const results = resultsOf([1, 2, 3, 4, 5, 7, 8]);
  const rounds = [...new Set(boardsAt(PLAN, 1).map(({ place }) => place))];
  expect(rounds.map((place) => openBoards(place, results))).toEqual([
    [],
    [6],
    [9, 10, 11, 12],
    [13, 14, 15, 16],
    [17, 18, 19, 20],
    [21, 22, 23, 24],
  ]);
});

test("a table that goes back to a board behind the last one has left it out, and one that goes on has not", () => {
  const [last, other] = [resultsOf(upTo(24).filter((board) => board !== 6)), resultsOf(upTo(7))];
  const back = nextBoard(PLAN, 1, last, 24);
  const on = nextBoard(PLAN, 1, other, 7);
  expect([back?.board, on?.board]).toEqual([6, 8]);
  expect([back && isLeftOut(PLAN, back, 24), on && isLeftOut(PLAN, on, 7)]).toEqual([true, false]);
});

test("the round in play is the last with a result, or the next one once both tables have all its boards", () => {
  const place = (boards: readonly number[], tables: readonly number[]) =>
    stretchInPlay(
      PLAN,
      currentResults(
        withEntries(
          begun,
          tables.flatMap((table) => boards.map((board) => ({ table, board, said: { kind: "passed" } as const }))),
          0
        )
      )
    )?.round ?? null;
  expect([
    place([], [1, 2]),
    place([1, 2], [1]),
    place([1, 2, 3, 4], [1]),
    place([1, 2, 3, 4], [1, 2]),
    place([1, 2, 3, 4, 5], [1, 2]),
    place(upTo(24), [1, 2]),
  ]).toEqual([1, 1, 1, 2, 2, null]);
});

test("the round before another is known, and there is none before the first", () => {
  const rounds = [...new Set(boardsAt(PLAN, 2).map((each) => each.place))];
  expect(rounds.map((round) => stretchBefore(PLAN, round)?.round ?? null)).toEqual([null, 1, 2, 3, 4, 5]);
});
