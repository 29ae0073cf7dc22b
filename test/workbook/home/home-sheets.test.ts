import { contestantAt } from "../../../src/movements/contestant";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import { pairLabel, pairName, type NamesList } from "../../../src/workbook/home/home-sheets";
import { placeList } from "../../../src/workbook/kit/list";

const PAIR_3 = contestantAt(3);
const planOf = (name: string) => planHome(FOUR_PAIRS, { boards: 24, pairs: ["", "", name, ""] });
const names: NamesList = placeList(
  { pair: { heading: "Pair" }, place: { heading: "Place" }, total: { heading: "Total" }, name: { heading: "Names" } },
  { sheet: "Ann's sheet", headingRow: 10, rows: 4 }
);

test("the formulas follow the name on the Scoresheet", () => {
  expect(pairLabel(planOf("Ann"), names, PAIR_3).formula).toBe(
    `3&IF('Ann''s sheet'!D13="","",CHAR(10)&'Ann''s sheet'!D13)`
  );
  expect(pairName(planOf("Ann"), names, PAIR_3).formula).toBe(`3&IF('Ann''s sheet'!D13="",""," "&'Ann''s sheet'!D13)`);
});

test("without a name the number stands alone, as text", () => {
  expect(pairLabel(planOf(""), names, PAIR_3).value).toBe("3");
  expect(pairName(planOf(""), names, PAIR_3).value).toBe("3");
});

test.each(["Ann & Bob", '=HYPERLINK("x")', "+44", "@SUM(A1)", '"quoted" O\'Hara', "🂡🎉", "آن وبوب", "x".repeat(100)])(
  "the name %j is shown as typed and never becomes part of a formula",
  (name) => {
    expect(pairLabel(planOf(name), names, PAIR_3).value).toBe(`3\n${name}`);
    expect(pairName(planOf(name), names, PAIR_3).value).toBe(`3 ${name}`);
    for (const label of [pairLabel, pairName])
      expect(label(planOf(name), names, PAIR_3).formula).toBe(label(planOf(""), names, PAIR_3).formula);
  }
);
