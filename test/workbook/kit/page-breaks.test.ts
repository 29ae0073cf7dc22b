import { pageBreaks } from "../../../src/workbook/kit/page";

const WIDE = Array.from({ length: 14 }, () => 10);

test("a short list needs no break", () => {
  expect(pageBreaks("A4", WIDE, 6, 20, 18, 110)).toBeNull();
});

test("a long one is broken evenly", () => {
  const breaks = pageBreaks("A4", WIDE, 6, 64, 18, 110)!;
  expect(breaks).toEqual([28, 50]);
  // 22, 22 and 20 rows.
  expect(pageBreaks("Letter", WIDE, 6, 64, 18, 110)).toEqual([28, 50]);
});
