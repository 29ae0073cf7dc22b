import {
  computed,
  ifElse,
  joined,
  LINE_BREAK,
  typedOrDefault,
  ifTyped,
  withBetween,
  withName,
} from "../../../src/workbook/kit/content";
import { shownBy } from "../../support/worked-out";

const CELLS = { B5: "Ann", B7: "Bob" };
const [typed, blank] = ["B5", "B6"];
const shown = (content: ReturnType<typeof computed>) => shownBy(content, CELLS);

test("words are quoted in the formula, numbers and formulas stand as they are", () => {
  expect(joined(4, " ", computed(typed))).toEqual({ formula: `4&" "&B5` });
  expect(joined('the "Great"', LINE_BREAK)).toEqual({ formula: `"the ""Great"""&CHAR(10)` });
  expect(shown(joined('the "Great"', LINE_BREAK, 4))).toBe('the "Great"\n4');
});

test("a text depends on whether something is typed", () => {
  const before = (name: string) => ifTyped(name, joined(": ", computed(name)));
  expect(before(typed).formula).toBe(`IF(B5="","",": "&B5)`);
  expect([typed, blank].map((name) => shown(before(name)))).toEqual([": Ann", ""]);
});

test("a cell that is blank goes by another text", () => {
  expect([typed, blank].map((name) => shown(typedOrDefault(name, "Team 4")))).toEqual(["Ann", "Team 4"]);
  expect(shown(typedOrDefault(blank))).toBe("");
});

test("a condition decides between two contents, of which numbers stay numbers", () => {
  const size = (number: number) => shownBy(ifElse("A1<0", computed("ABS(A1)"), "none"), { A1: number });
  expect([size(-4), size(4)]).toEqual([4, "none"]);
  expect(shownBy(ifElse("A1<0", "less"), { A1: 4 })).toBe("");
});

test("a number has a name behind it where one is typed, after a blank or what is said", () => {
  expect(shown(withName(4, typed))).toBe("4 Ann");
  expect(shown(withName("A", typed, LINE_BREAK))).toBe("A\nAnn");
  expect(shown(withName(4, blank))).toBe("4");
});

test("something stands between two texts only where there are both", () => {
  const between = (first: string, second: string) => shown(withBetween(computed(first), " – ", computed(second)));
  expect(between("B5", "B7")).toBe("Ann – Bob");
  expect([between("B5", 'B6&""'), between('B6&""', "B7")]).toEqual(["Ann", "Bob"]);
});
