import { areaAddress, cellAddress, columnLetters, onSheet, textLiteral } from "../../src/workbook/reference";

test.each([
  [1, "A"],
  [26, "Z"],
  [27, "AA"],
  [52, "AZ"],
  [53, "BA"],
  [702, "ZZ"],
  [703, "AAA"],
])("column %d is %s", (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
});

test("addresses", () => {
  expect(cellAddress(5, 3)).toBe("C5");
  expect(areaAddress({ top: 5, left: 3, bottom: 9, right: 4 })).toBe("$C$5:$D$9");
  expect(areaAddress({ top: 5, left: 3, bottom: 5, right: 3 })).toBe("$C$5");
  expect(onSheet("Ann's", "C5")).toBe("'Ann''s'!C5");
  expect(textLiteral('say "x"')).toBe('"say ""x"""');
});
