import { checked, putTones, caseIfShown, TONE } from "../../../src/workbook/kit/check";
import { newGrid } from "../../../src/workbook/kit/grid";
import { layOutList, widthsOf } from "../../../src/workbook/kit/list";
import { shownBy } from "../../support/worked-out";

const said = (wrong: string, pending: string) => {
  const { check, tone } = checked("C5", [caseIfShown("A5")], "W5");
  const shown = shownBy(check, { A5: wrong, W5: pending });
  return [shown, shownBy(tone, { A5: wrong, C5: shown as string })];
};

test("a row of which nothing is said has no tone", () => {
  expect(said("", "")).toEqual(["", 0]);
});

test("what is wrong goes before what is still to come, and sounds louder", () => {
  expect(said("Wrong sign", "No score from Table 2 yet")).toEqual(["Wrong sign", 2]);
  expect(said("", "No score from Table 2 yet")).toEqual(["No score from Table 2 yet", 1]);
});

test("of several things that are wrong the first is said, and nothing where none is waited for", () => {
  const { check, tone } = checked("C5", [caseIfShown("A5"), ["B5>0", '"Table 2: "&B5']]);
  const shown = [
    ["Wrong sign", 1],
    ["", 1],
    ["", 0],
  ].map(([A5 = "", B5 = 0]) => {
    const said = shownBy(check, { A5, B5 });
    return [said, shownBy(tone, { A5, B5, C5: said as string })];
  });
  expect(shown).toEqual([
    ["Wrong sign", 2],
    ["Table 2: 1", 2],
    ["", 0],
  ]);
});

test("columns stand out by the tone of their row, whose own column is hidden", () => {
  const list = layOutList(
    { points: { heading: "Points", width: 9 }, check: { heading: "Check", width: 30 }, tone: TONE },
    { sheet: "T", headingRow: 4, rows: 3 }
  );
  expect(widthsOf(list)).toEqual([9, 30, 0]);
  const grid = newGrid("T", widthsOf(list));
  putTones(grid, list, { alert: ["points", "check"], notice: ["check"] });
  expect(grid.finish({}).highlights).toEqual([
    { area: list.area("points"), formula: "$C5=2", tone: "alert" },
    { area: list.area("check"), formula: "$C5=2", tone: "alert" },
    { area: list.area("check"), formula: "$C5=1", tone: "notice" },
  ]);
});
