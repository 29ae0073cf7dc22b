import { rowHeight } from "../../../src/workbook/kit/page";

test("rows share the page that a scaled sheet leaves, within their limits", () => {
  const wide = Array(14).fill(9) as number[];
  expect(rowHeight("A4", wide, 36, 110, [16, 30])).toBeLessThan(30);
  expect(rowHeight("A4", wide, 36, 110, [16, 30])).toBeGreaterThan(16);
  expect(rowHeight("A4", wide, 10, 110, [16, 30])).toBe(30);
  expect(rowHeight("A4", wide, 90, 110, [16, 30])).toBe(16);
  expect(rowHeight("Letter", wide, 36, 110, [16, 40])).toBeLessThan(rowHeight("A4", wide, 36, 110, [16, 40]));
});
