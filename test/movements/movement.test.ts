import {
  contestantAt,
  contestantNumber,
  contestants,
  forContestant,
  type TeamPair,
} from "../../src/movements/contestant";
import { fivePairs } from "../../src/movements/five-pairs";
import { fourPairs } from "../../src/movements/four-pairs";
import { areNew, atTable, guideOf, stretchesOf, tableOf, withBoards } from "../../src/movements/movement";
import { teamsIn } from "../../src/movements/pairs-in-teams";
import { relay } from "../../src/movements/relay";
import { matchesOf } from "../../src/movements/team-matches";

const five = withBoards(fivePairs(), 5);

describe("contestants", () => {
  it("count from 0 for lists, from 1 for people", () => {
    expect(contestants(3)).toEqual([0, 1, 2]);
    expect(contestants(3).map(contestantNumber)).toEqual([1, 2, 3]);
    expect(contestantAt(3)).toBe(2);
  });

  it("have an entry in a list, which may be blank, or the list is not theirs", () => {
    expect(forContestant(["", "Blues"], contestantAt(1))).toBe("");
    expect(forContestant([undefined], contestantAt(1))).toBeUndefined();
    expect(() => forContestant(["Reds"], contestantAt(2))).toThrow(new RangeError("There is no contestant 2 among 1."));
  });
});

describe("withBoards", () => {
  it("gives whole rounds the boards in order", () => {
    expect(stretchesOf(withBoards(fourPairs(1), 4)).map(({ boards }) => boards)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ]);
  });

  it.each<[string, number, number[][]]>([
    ["2+2", 4, [[1, 2], [3, 4], [5, 6], [7, 8]]], // prettier-ignore
    ["3+2", 5, [[1, 2, 3], [4, 5], [6, 7, 8], [9, 10]]], // prettier-ignore
    ["3+3", 6, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]], // prettier-ignore
  ])("gives halves of %s the lower boards first", (_, boardsPerRound, expected) => {
    const halves = stretchesOf(withBoards(fivePairs(), boardsPerRound)).slice(0, 4);
    expect(halves.map(({ boards }) => boards)).toEqual(expected);
  });

  it("keeps round, part, table and seats", () => {
    const lines = fivePairs();
    withBoards(lines, 4).forEach((seating, i) => {
      const { set, ...place } = lines[i]!;
      expect(seating).toEqual({ ...place, boards: expect.any(Array) as number[] });
      expect(seating.boards.every((board) => Math.ceil(board / 4) === set)).toBe(true);
    });
  });
});

describe("a guide card", () => {
  it("has table, side, opponents and boards, or that somebody sits out", () => {
    const [first, second] = guideOf(five, (pair) => pair === contestantAt(2));
    expect(first).toEqual({ round: 1, part: 1, boards: [1, 2, 3], seat: null });
    expect(second).toEqual({
      round: 1,
      part: 2,
      boards: [4, 5],
      seat: { table: 1, side: "N-S", seated: contestantAt(2), opponents: contestantAt(5) },
    });
  });
});

describe("a table", () => {
  it("has its seatings in the order of play", () => {
    const seatings = atTable(five, 2);
    expect(seatings).toHaveLength(10);
    expect(seatings[1]).toEqual({
      ...{ round: 1, part: 2, table: 2, boards: [4, 5] },
      ...{ ns: contestantAt(3), ew: contestantAt(4) },
    });
  });

  it("is there or not", () => {
    const [stretch] = stretchesOf(five);
    expect(tableOf(stretch!, 2).table).toBe(2);
    expect(() => tableOf(stretch!, 3)).toThrow(new RangeError("There is no table 3 in round 1."));
  });
});

test("team-mates sit N-S at one table and E-W at the other", () => {
  const [stretch] = stretchesOf(five);
  expect(teamsIn(stretch!)).toEqual([
    [contestantAt(5), contestantAt(4)],
    [contestantAt(3), contestantAt(1)],
  ]);
});

test("boards are new until somebody has played one of them", () => {
  const movement = withBoards(fourPairs(1), 2);
  expect(areNew(movement, 2, [3, 4])).toBe(true);
  expect(areNew(movement, 2, [2, 3])).toBe(false);
});

test("two tables share the boards of a match, the first starting with the odd one", () => {
  expect(relay([1, 2, 3])).toEqual([
    { starts: [1, 2], receives: [3] },
    { starts: [3], receives: [1, 2] },
  ]);
});

test("a match needs the same boards and both teams both ways", () => {
  const pair = (team: number, number: 0 | 1): TeamPair => ({ team: contestantAt(team), pair: number });
  const table1 = { round: 1, part: null, table: 1, ns: pair(1, 0), ew: pair(2, 1), boards: [1, 2] };
  const table2 = { round: 1, part: null, table: 2, ns: pair(2, 0), ew: pair(1, 1), boards: [1, 2] };
  expect(matchesOf([table1, table2])).toEqual([
    { round: 1, teams: [contestantAt(1), contestantAt(2)], tables: [table1, table2], boards: [1, 2] },
  ]);
  expect(matchesOf([table1, { ...table2, boards: [1, 3] }])).toEqual([]);
  expect(matchesOf([table1, { ...table2, ns: table2.ew, ew: table2.ns }])).toEqual([]);
});
