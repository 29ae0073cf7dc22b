import { contestantAt } from "../../../src/movements/contestant";
import { pairLabel, pairName, type NamesList } from "../../../src/workbook/home/home-sheets";
import { placeList } from "../../../src/workbook/kit/list";
import { shownBy } from "../../support/worked-out";

const PAIR_3 = contestantAt(3);
const names: NamesList = placeList(
  { pair: { heading: "Pair" }, place: { heading: "Place" }, total: { heading: "Total" }, name: { heading: "Names" } },
  { sheet: "Ann's sheet", headingRow: 10, rows: 4 }
);

test("the formulas follow the name on the Scoresheet", () => {
  expect(pairLabel(names, PAIR_3).formula).toBe(`3&IF('Ann''s sheet'!D13="","",CHAR(10)&'Ann''s sheet'!D13)`);
  expect(pairName(names, PAIR_3).formula).toBe(`3&IF('Ann''s sheet'!D13="",""," "&'Ann''s sheet'!D13)`);
});

test("a label shows the name as it is typed, or the number alone, as text", () => {
  const here: NamesList = { ...names, outside: names };
  const shown = (name: string) => shownBy(pairName(here, PAIR_3), { D13: name });
  for (const name of ["Ann & Bob", "+44", '"quoted" O\'Hara', "🂡🎉", "آن وبوب", "x".repeat(100)])
    expect(shown(name)).toBe(`3 ${name}`);
  expect(shown("")).toBe("3");
});
