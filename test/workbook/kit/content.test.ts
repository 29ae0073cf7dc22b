import {
  computed,
  either,
  joined,
  LINE_BREAK,
  typedOr,
  typedText,
  whereAnyTyped,
  whereTyped,
  withBetween,
  withName,
} from "../../../src/workbook/kit/content";

const typed = { cell: "'Names'!B5", text: "Ann" };
const blank = { cell: "'Names'!B6", text: "" };

test("words are quoted in the formula, numbers and formulas stand as they are", () => {
  expect(joined(4, " ", typedText(typed))).toEqual({ formula: `4&" "&'Names'!B5`, value: "4 Ann" });
  expect(joined('the "Great"', LINE_BREAK)).toEqual({ formula: `"the ""Great"""&CHAR(10)`, value: 'the "Great"\n' });
});

test("a text depends on whether something is typed", () => {
  const before = (name: typeof typed) => whereTyped(name, joined(": ", typedText(name)));
  expect(before(typed)).toEqual({ formula: `IF('Names'!B5="","",": "&'Names'!B5)`, value: ": Ann" });
  expect(before(blank).value).toBe("");
});

test("a cell that is blank goes by another text", () => {
  expect(typedOr(typed, "Team 4")).toEqual({ formula: `IF('Names'!B5="","Team 4",'Names'!B5)`, value: "Ann" });
  expect(typedOr(blank, "Team 4").value).toBe("Team 4");
  expect(typedOr(blank).value).toBe("");
});

test("a condition decides between two contents, as formula and as value", () => {
  const shown = (holds: boolean) => either({ formula: "A1<0", holds }, { formula: "ABS(A1)", value: 4 }, "none");
  expect(shown(true)).toEqual({ formula: 'IF(A1<0,ABS(A1),"none")', value: 4 });
  expect(shown(false)).toEqual({ formula: 'IF(A1<0,ABS(A1),"none")', value: "none" });
  expect(either({ formula: "A1<0", holds: false }, "less")).toEqual({ formula: 'IF(A1<0,"less","")', value: "" });
});

test("a number has a name behind it where one is typed, after a blank or what is said", () => {
  expect(withName(4, typed)).toEqual({ formula: `4&IF('Names'!B5="",""," "&'Names'!B5)`, value: "4 Ann" });
  expect(withName("A", typed, LINE_BREAK).value).toBe("A\nAnn");
  expect(withName(4, blank).value).toBe("4");
});

test("something stands between two texts only where there are both", () => {
  const between = (first: string, second: string) => withBetween(computed("B5", first), " – ", computed("B6", second));
  expect(between("Ann", "Bob")).toEqual({ formula: 'B5&IF(OR(B5="",B6=""),""," – ")&B6', value: "Ann – Bob" });
  expect([between("Ann", ""), between("", "Bob"), between("", "")].map(({ value }) => value)).toEqual([
    "Ann",
    "Bob",
    "",
  ]);
});

test("a text shows as soon as anything is typed in any of several cells", () => {
  const formula = `IF(AND('Names'!B6="",'Names'!B5=""),"","Pair")`;
  expect(whereAnyTyped([blank, typed], "Pair")).toEqual({ formula, value: "Pair" });
  expect(whereAnyTyped([blank, blank], "Pair").value).toBe("");
});
