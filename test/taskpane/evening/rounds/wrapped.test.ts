import { wrapped } from "../../../../src/taskpane/evening/rounds/wrapped";

test.each<[text: string, letters: number, lines: number, expected: readonly string[]]>([
  ["1 Ann & Bob", 14, 2, ["1 Ann & Bob"]],
  ["2 Carmen & Dietrich", 14, 2, ["2 Carmen &", "Dietrich"]],
  ["7 Katharina & Maximilian-Alexander", 14, 2, ["7 Katharina &", "Maximilian-Al…"]],
  ["7 Katharina & Maximilian-Alexander", 16, 1, ["7 Katharina & M…"]],
  ["6 王小明 & 李大華", 14, 2, ["6 王小明 &", "李大華"]],
  ["6 王小明李大華張三李四", 14, 1, ["6 王小明李大…"]],
])("%j in %i letters and %i lines", (text, letters, lines, expected) => {
  expect(wrapped(text, letters, lines)).toEqual(expected);
});
