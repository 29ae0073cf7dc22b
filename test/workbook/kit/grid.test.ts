import { longDate } from "../../../src/workbook/kit/grid";

test("dates read the same in every locale", () => {
  expect(longDate("2026-11-20")).toBe("20 November 2026");
  expect(longDate("2027-01-05")).toBe("5 January 2027");
  expect(longDate("")).toBe("");
});
