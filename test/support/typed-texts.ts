import fc from "fast-check";
import type { CellText, TypedBoard } from "../../src/sessions/reading/typed-board";

const some = (...texts: readonly CellText[]) => fc.constantFrom(...texts);
/** Most texts are of the first kind: a board with several slips shows but one of its faults. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...rest: readonly fc.Arbitrary<T>[]) =>
  fc.oneof({ weight: 14, arbitrary: usual }, ...rest.map((arbitrary) => ({ weight: 1, arbitrary })));

const LEVEL = mostly(some("1", "2", "3", "4", "5", "6", "7"), some("0", "8", "", "44"));
const STRAIN = mostly(
  some("C", "D", "H", "S", "NT", "N"),
  some("c", "d", "h", "s", "nt", "n", "♣", "♦", "♥", "♠", "♥️", "♣︎"),
  some(" clubs", " diamond", " hearts", " Spade", "SA", " sa", " no trump", "No Trumps", "T", "", "HH")
);
const DOUBLE = mostly(some(""), some("X", "x", "XX", "R", "r", "*", "**", " x", "XXX", "XR", "dbl"));
const SEAT = mostly(some(""), some("N", " e", "S", "w ", "Q", "north"));
const BEHIND = mostly(some(""), some("=", "+1", "-1", "−2", "–3", "+0", "- 1", "+13", "-13", "+14", "1", "=="));
const SPACE = mostly(some(""), some(" ", "\u00A0", "  "));

const WRITTEN = fc
  .tuple(SPACE, LEVEL, STRAIN, DOUBLE, SPACE, SEAT, BEHIND, SPACE)
  .map((parts) => parts.join(""))
  .filter((text) => text !== "");

const CONTRACT: fc.Arbitrary<CellText> = mostly<CellText>(
  WRITTEN,
  some("Pass", "pass", "p", "AP", "passed out", "all pass", "Pass-1", "PassX"),
  some("np", "NP", "-", "–", "not played", "n p", "np!", "--"),
  some("cancelled", "Canceled", " CANCELLED", "cancel", "cancelled!"),
  some("420", "-50", "+620", 420, -50, 4, 0, "0", "4.5", 4.5, "1000000000", "4;H", "=", "=4H", " =K6", "==", ";"),
  some("", "?", "*", "~", "4~H", "4?", "4*", "H4", "TRUE", "#N/A", "1/2", "4H/N", '4"H', "'4H", "e")
);
const BY: fc.Arbitrary<CellText> = mostly<CellText>(
  some("N", "E", "S", "W"),
  some("n", "e", "s", "w", " N", "W ", "north", "EAST", "South", "west", "N\u00A0"),
  some("", "", "NS", "Q", "N;S", ";", "N-S", "=N", "*", "?", 1, "Norht", "1")
);
const TRICKS = fc.integer({ min: -13, max: 13 });
const RESULT: fc.Arbitrary<CellText> = mostly<CellText>(
  some("=", "0", "+1", "+2", "-1", "-2", "-3", 0, -1, -2),
  TRICKS,
  TRICKS.map((tricks) => (tricks > 0 ? `+${tricks}` : String(tricks))),
  fc.nat({ max: 15 }).map((tricks) => `${tricks} down`),
  some("ten down", "Eleven down", "TWELVE DOWN", "thirteendown", "fourteen down"),
  some("−1", "–2", "- 1", "= ", " =", "+0", "-0", "1", "10", "14", "-14", "01", "1.5", 1.5, "made", "down", "10DOWN"),
  some("", "", "=I6", "=-1", "==", "*", "?", ";", "+;", "1;2", "x", "+ 1", "1e1", "-1 down", "#N/A")
);
const DOUBLED: fc.Arbitrary<CellText> = mostly<CellText>(
  some("", "", "X", "R"),
  some("x", "r", "XX", "xx", "*", "**", "x*", " X", "X "),
  some("XXX", "2", 2, "=X", "RR", "N", ";", "?", "XX;R", "-")
);
const POINTS: fc.Arbitrary<CellText> = mostly<CellText>(
  some(""),
  fc.integer({ min: -120, max: 120 }).map((tens) => tens * 10),
  fc.integer({ min: -70, max: 70 }).map((tens) => String(tens * 10)),
  some(425, 42.5, 7610, "+420", "−50", "–100", "- 50", "4 2 0", "0420", "42.5", "4e2", "lots", "=420", "+-5", "--5"),
  some("1,000", "10%", "$50", "1/2", "12:30", ";", "4;2", "TRUE", "-", "+", "0", 0, "-0", "99999999990", "1 000")
);

/** Whatever people may type for a board: mostly what they should, and every slip that a rule is about. */
export const TYPED_BOARD: fc.Arbitrary<TypedBoard> = fc.record({
  contract: CONTRACT,
  by: BY,
  result: RESULT,
  doubled: DOUBLED,
  points: POINTS,
});
