import { setAt } from "../../src/movements/kept-movement";
import { pairs, players } from "../../src/movements/movement";
import { movementOf } from "../../src/movements/movement-text";

describe("a movement as text", () => {
  it("is of players in the order of their seats, or of pairs, with sets or those of the rounds", () => {
    expect(movementOf("belac cdfga\nbacdb efghc")).toEqual([
      { round: 1, part: null, table: 1, ...players(2, 5, 12, 1), set: 3 },
      { round: 1, part: null, table: 2, ...players(3, 4, 6, 7), set: 1 },
      { round: 2, part: null, table: 1, ...players(2, 1, 3, 4), set: 2 },
      { round: 2, part: null, table: 2, ...players(5, 6, 7, 8), set: 3 },
    ]);
    expect(movementOf("\n  7v2 1v3\n  2v1 3v7\n")).toEqual([
      { round: 1, part: null, table: 1, ...pairs(7, 2), set: 1 },
      { round: 1, part: null, table: 2, ...pairs(1, 3), set: 1 },
      { round: 2, part: null, table: 1, ...pairs(2, 1), set: 2 },
      { round: 2, part: null, table: 2, ...pairs(3, 7), set: 2 },
    ]);
  });

  it.each([
    ["", "Round 1, table 1: “” is no table such as 7v2:3 or belac."],
    ["1v2  3v4", "Round 1, table 2: “” is no table such as 7v2:3 or belac."],
    ["1v2\n1v", "Round 2, table 1: “1v” is no table such as 7v2:3 or belac."],
    ["abc", "Round 1, table 1: “abc” is no table such as 7v2:3 or belac."],
    ["1v0", "Round 1, table 1: “1v0” is no table such as 7v2:3 or belac."],
    ["1v2:0", "Round 1, table 1: “1v2:0” is no table such as 7v2:3 or belac."],
    ["1V2", "Round 1, table 1: “1V2” is no table such as 7v2:3 or belac."],
    ["1v2 2v3", "Somebody has two seats in round 1: 1v2 2v3"],
    ["abca", "Somebody has two seats in round 1: abca"],
    ["1v2 3v4\n1v3", "All rounds of a movement have as many tables."],
    ["1v2 cdef", "A movement must be for pairs or for players, not for both."],
    ["1v2:1 3v4", "A movement names the set of each table or of none."],
  ])("%j is refused", (text, message) => {
    expect(() => movementOf(text)).toThrow(new RangeError(message));
  });
});

test("sets go round: after the last comes the first", () => {
  expect([1, 2, 3].map((round) => setAt(round, 1, 3))).toEqual([2, 3, 1]);
});
