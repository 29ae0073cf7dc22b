import { cellBetween, readReference, rowAndColumn } from "../../src/formula/references";

test.each([
  ["B3", null, [3, 2, 3, 2]],
  ["$AA$10", null, [10, 27, 10, 27]],
  ["C9:$A$2", null, [2, 1, 9, 3]],
  ["c9:$a$2", null, [2, 1, 9, 3]],
  ["'Bob''s 1'!XFD7", "Bob's 1", [7, 16384, 7, 16384]],
  ["Scales!A1:B2", "Scales", [1, 1, 2, 2]],
])("%s", (text, sheet, [top, left, bottom, right]) => {
  expect(readReference(text)).toEqual({ sheet, area: { top, left, bottom, right } });
});

test.each(["Table1_Points", "12", "A0", "ABCD1", "A1:", "A1B", "TRUE"])("%s is none", (text) => {
  expect(readReference(text)).toBeNull();
});

test.each(["B3", "$AA$10", "a1", "XFD7", "$C9", "ZZZ1048576"])("the cell %s between others", (text) => {
  const { top, left } = readReference(text)!.area;
  expect(rowAndColumn(cellBetween(`A1+${text}+A1`, 3, 3 + text.length))).toEqual([top, left]);
});

test.each(["", "$", "A", "A$", "12", "$12", "A0", "A01", "ABCD1", "A1:B2", "A1B", "'S'!A1", "TRUE"])(
  "%s is read by its text",
  (text) => {
    expect(cellBetween(`${text}1`, 0, text.length)).toBe(0);
  }
);
