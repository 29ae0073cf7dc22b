import { fivePairs } from "../../src/movements/five-pairs";
import { fourPairs } from "../../src/movements/four-pairs";
import { stretchesOf, withBoards } from "../../src/movements/movement";
import { boardsLabel, subroundLabel, subroundShort } from "../../src/workbook/labels";

test.each([
  [[1, 2, 3, 4], "1–4"],
  [[4, 5], "4–5"],
  [[28, 29, 30], "28–30"],
  [[7], "7"],
  [[], ""],
])("boards %p are written %s", (boards, label) => {
  expect(boardsLabel(boards)).toBe(label);
});

test("a round played in one is its number; a short label is always text", () => {
  expect(stretchesOf(withBoards(fourPairs(1), 4)).map(subroundLabel)).toEqual([1, 2, 3]);
  expect(stretchesOf(withBoards(fourPairs(1), 4)).map(subroundShort)).toEqual(["1", "2", "3"]);
});

test("a half says which it is", () => {
  const second = stretchesOf(withBoards(fivePairs(), 4)).slice(2, 4);
  expect(second.map(subroundLabel)).toEqual(["2, 1st half", "2, 2nd half"]);
  expect(second.map(subroundShort)).toEqual(["2a", "2b"]);
});
