import { fivePairs } from "../../../src/movements/five-pairs";
import { fourPairs } from "../../../src/movements/four-pairs";
import { subroundLabel, subroundShort } from "../../../src/workbook/home/subround-label";

test("a round played in one is its number; a short label is always text", () => {
  expect(fourPairs(1).map(subroundLabel)).toEqual([1, 2, 3]);
  expect(fourPairs(1).map(subroundShort)).toEqual(["1", "2", "3"]);
});

test("a half says which it is", () => {
  const second = fivePairs().slice(2, 4);
  expect(second.map(subroundLabel)).toEqual(["2, 1st half", "2, 2nd half"]);
  expect(second.map(subroundShort)).toEqual(["2a", "2b"]);
});
