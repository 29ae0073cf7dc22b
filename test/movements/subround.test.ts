import { fourPairs } from "../../src/movements/four-pairs";
import {
  teamOfTable1NorthSouth,
  teamOfTable2NorthSouth,
  withBoards,
  type Subround,
} from "../../src/movements/subround";

function subround(round: number, half: Subround["half"]): Subround {
  const tables = [
    { ns: 5, ew: 1 },
    { ns: 3, ew: 4 },
  ] as const;
  return { round, half, tables, sitsOut: 2 };
}

const TWO_HALVED_ROUNDS = [subround(1, 1), subround(1, 2), subround(2, 1), subround(2, 2)];

describe("withBoards", () => {
  it("gives whole rounds the boards in order", () => {
    expect(withBoards(fourPairs(1), 4).map(({ boards }) => boards)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ]);
  });

  it("gives out every board of an evening once", () => {
    const boards = withBoards(fourPairs(2), 6).flatMap((planned) => planned.boards);
    expect(boards).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  });

  it.each<[string, number, number[][]]>([
    ["2+2", 4, [[1, 2], [3, 4], [5, 6], [7, 8]]], // prettier-ignore
    ["3+2", 5, [[1, 2, 3], [4, 5], [6, 7, 8], [9, 10]]], // prettier-ignore
    ["3+3", 6, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]], // prettier-ignore
  ])("gives halves of %s the lower boards first", (_, boardsPerRound, expected) => {
    const planned = withBoards(TWO_HALVED_ROUNDS, boardsPerRound);
    expect(planned.map(({ boards }) => boards)).toEqual(expected);
  });

  it("keeps round, half, seats and who sits out", () => {
    const planned = withBoards(TWO_HALVED_ROUNDS, 4);
    expect(planned).toEqual(TWO_HALVED_ROUNDS.map((given) => ({ ...given, boards: expect.any(Array) as number[] })));
  });
});

it("team-mates sit N-S at one table and E-W at the other", () => {
  expect(teamOfTable1NorthSouth(subround(1, 1))).toEqual([5, 4]);
  expect(teamOfTable2NorthSouth(subround(1, 1))).toEqual([3, 1]);
});
