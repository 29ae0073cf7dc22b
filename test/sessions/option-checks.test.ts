import { checkScale, checkTitle, LONGEST_TEXT } from "../../src/sessions/option-checks";

test("a title is one line without what surrounds it", () => {
  expect(checkTitle("  Friday\r\n\u0007night ")).toBe("Friday night");
  expect(checkTitle()).toBe("");
});

test.each([
  ["x".repeat(101), "The title has 101 characters: use at most 100."],
  ["a\uFFFFb", "The title contains a character that workbooks cannot hold (U+FFFF): remove it."],
  ["a\uD83D", "The title contains a character that workbooks cannot hold (U+D83D): remove it."],
])("%j is refused", (title, message) => {
  expect(() => checkTitle(title)).toThrow(expect.objectContaining({ message, field: "title" }));
});

test("characters are counted as people count them", () => {
  expect(checkTitle("😀".repeat(LONGEST_TEXT))).toHaveLength(2 * LONGEST_TEXT);
});

const BANDS = [
  { from: 0, winner: 10, loser: 10 },
  { from: 2, winner: 11, loser: 9 },
  { from: 5, winner: 12.5, loser: 7.5 },
];

test.each([
  "0 10 10; 2 11 9; 5 12.5 7.5",
  "0-1 10-10; 2-4 11-9; 5+ 12.5-7.5",
  "0–1 10–10; 2–4 11–9; 5–30 12,5–7,5",
  "0 - 1 10 - 10; 2-4 11 9; 5 12½ 7½;",
])("a scale of a club's own: %s", (scale) => expect(checkScale(scale).bands).toEqual(BANDS));

test.each([
  ["0-1 10-10; 3-4 11-9", '"3-4 11-9" does not begin one IMP above "0-1 10-10"'],
  ["0-2 10-10; 2-4 11-9", '"2-4 11-9" does not begin one IMP above "0-2 10-10"'],
  ["0+ 10-10; 2-4 11-9", '"2-4 11-9" does not begin one IMP above "0+ 10-10"'],
  ["0-1 10-10; 4-2 11-9", '"4-2 11-9" is not a line of a victory-point scale: enter the IMPs and both sides\' points'],
  ["0-1 10-10; 2-4 11-9-1", '"2-4 11-9-1" is not a line of a victory-point scale'],
  ["0-1 10; 2-4 11", '"0-1 10" is not a line of a victory-point scale'],
  ["1-2 10-10", "margin 0"],
  ["0-1 9-10", "9"],
])("%j is refused", (scale, message) => {
  expect(() => checkScale(scale)).toThrow(
    expect.objectContaining({ field: "scale", message: expect.stringContaining(message) as string })
  );
});
