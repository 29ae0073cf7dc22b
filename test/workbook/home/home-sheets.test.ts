import { contestantAt } from "../../../src/movements/contestant";
import { pairLabel, type NamesList } from "../../../src/workbook/home/home-sheets";
import { layOutList } from "../../../src/workbook/kit/list";
import { shownBy } from "../../support/worked-out";

const PAIR_3 = contestantAt(3);
const names: NamesList = layOutList(
  { pair: { heading: "Pair" }, place: { heading: "Place" }, total: { heading: "Total" }, name: { heading: "Names" } },
  { sheet: "Ann's sheet", headingRow: 10, rows: 4 }
);

test("the formulas follow the name on the Scoresheet", () => {
  expect(pairLabel(names, PAIR_3).formula).toBe(`IF('Ann''s sheet'!D13="","Pair 3",3&CHAR(10)&'Ann''s sheet'!D13)`);
  expect(pairLabel(names, PAIR_3, " ").formula).toBe(`IF('Ann''s sheet'!D13="","Pair 3",3&" "&'Ann''s sheet'!D13)`);
});

test("a label shows the name as it is typed, or the pair by its number, as text", () => {
  const here: NamesList = { ...names, outside: names };
  const shown = (name: string) => shownBy(pairLabel(here, PAIR_3, " "), { D13: name });
  for (const name of ["Ann & Bob", "+44", '"quoted" O\'Hara', "🂡🎉", "آن وبوب", "x".repeat(100)])
    expect(shown(name)).toBe(`3 ${name}`);
  expect(shown("")).toBe("Pair 3");
});
