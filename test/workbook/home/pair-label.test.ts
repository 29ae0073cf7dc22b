import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import { layoutOf } from "../../../src/workbook/home/layout";
import { pairLabel, pairName } from "../../../src/workbook/home/pair-label";

const planOf = (name: string) => planHome(FOUR_PAIRS, { boards: 24, pairs: ["", "", name, ""] });
const layout = {
  ...layoutOf(planOf("")).scoresheet,
  sheet: "Ann's sheet",
  nameColumn: 3,
  nameRow: (pair: number) => 10 + pair,
};

test("the formulas follow the name on the Scoresheet", () => {
  expect(pairLabel(planOf("Ann"), layout, 3).formula).toBe(
    `3&IF('Ann''s sheet'!C13="","",CHAR(10)&'Ann''s sheet'!C13)`
  );
  expect(pairName(planOf("Ann"), layout, 3).formula).toBe(`3&IF('Ann''s sheet'!C13="",""," "&'Ann''s sheet'!C13)`);
});

test("without a name the number stands alone, as text", () => {
  expect(pairLabel(planOf(""), layout, 3).value).toBe("3");
  expect(pairName(planOf(""), layout, 3).value).toBe("3");
});

test.each(["Ann & Bob", '=HYPERLINK("x")', "+44", "@SUM(A1)", '"quoted" O\'Hara', "🂡🎉", "آن وبوب", "x".repeat(100)])(
  "the name %j is shown as typed and never becomes part of a formula",
  (name) => {
    expect(pairLabel(planOf(name), layout, 3).value).toBe(`3\n${name}`);
    expect(pairName(planOf(name), layout, 3).value).toBe(`3 ${name}`);
    for (const label of [pairLabel, pairName])
      expect(label(planOf(name), layout, 3).formula).toBe(label(planOf(""), layout, 3).formula);
  }
);
