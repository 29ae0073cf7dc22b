import { putTones, TONE } from "../../../src/workbook/kit/check";
import { newGrid } from "../../../src/workbook/kit/grid";
import { widthsOf } from "../../../src/workbook/kit/columns";
import { layOutList } from "../../../src/workbook/kit/list";

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
