import type { Metadata } from "../../../src/taskpane/functions/taken-cells";
import { cellTyped, takenBy } from "../../../src/taskpane/functions/taken-cells";

const fn = (name: string, ...parameters: string[]): Metadata => ({
  name,
  description: "",
  parameters: parameters.map((parameter) => ({
    name: parameter.replace("?", ""),
    description: "",
    optional: parameter.endsWith("?"),
  })),
});
const NET = fn("NETSCORE", "t1plus", "t1minus", "t2plus", "t2minus");
const PLACE = fn("PLACE", "totals", "tiebreaks?");
const BLOCK = {
  ...{ sheet: "Sheet1", top: 5, left: 26, rows: 2, columns: 2 },
  values: [
    [420, ""],
    ["", 50],
  ],
};

test("a column goes to each argument, the others are blank", () => {
  const { typed, held, beside } = takenBy(NET, BLOCK);
  expect(typed).toEqual(["Z5:Z6", "AA5:AA6", "", ""]);
  expect([...held]).toEqual([
    ["Z5:Z6", [[420], [""]]],
    ["AA5:AA6", [[""], [50]]],
  ]);
  expect(beside).toMatchObject({ sheet: "Sheet1", top: 5, left: 28, rows: 1, columns: 1 });
});

test("a function that needs one argument takes the whole block", () => {
  expect(takenBy(PLACE, BLOCK).typed).toEqual(["Z5:AA6", ""]);
});

test("too many columns, and functions that take nothing", () => {
  const wide = { ...BLOCK, columns: 5, values: [[1, 2, 3, 4, 5]] };
  expect(() => takenBy(NET, wide)).toThrow("takes up to 4 columns, and 5 are selected");
  expect(() => takenBy(fn("SCALES"), BLOCK)).toThrow("takes no cells");
});

test("a cell as it is typed", () => {
  expect(cellTyped(" e5 ")).toEqual({ top: 5, left: 5 });
  expect(cellTyped("$AA$10")).toEqual({ top: 10, left: 27 });
  for (const typed of ["", "E", "5", "E0", "E5:E6", "XFE1", "A1048577", "Sheet1!E5"])
    expect(cellTyped(typed)).toBeNull();
});
