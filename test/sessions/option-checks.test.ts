import { checkTitle, LONGEST_TEXT } from "../../src/sessions/option-checks";

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
