import { checked, putTones, TONE } from "../../../src/workbook/kit/check";
import { computed } from "../../../src/workbook/kit/content";
import { newGrid } from "../../../src/workbook/kit/grid";
import { placeList, widthsOf } from "../../../src/workbook/kit/list";

const wrong = (text: string) => computed("Working!A5", text);
const pending = (text: string) => computed("W5", text);

test("a row of which nothing is said has no tone", () => {
  expect(checked("C5", wrong(""), pending(""))).toEqual({
    check: { formula: 'IF(Working!A5<>"",Working!A5,W5)', value: "" },
    tone: { formula: 'IF(C5="",0,IF(Working!A5="",1,2))', value: 0 },
  });
});

test("what is wrong goes before what is still to come, and sounds louder", () => {
  const said = (...texts: [string, string]) => {
    const { check, tone } = checked("C5", wrong(texts[0]), pending(texts[1]));
    return [check.value, tone.value];
  };
  expect(said("Wrong sign", "Table 2 is missing")).toEqual(["Wrong sign", 2]);
  expect(said("", "Table 2 is missing")).toEqual(["Table 2 is missing", 1]);
});

test("where nothing is waited for, Check is the remark itself", () => {
  expect(checked("C5", wrong("Wrong sign")).check).toEqual({ formula: "Working!A5", value: "Wrong sign" });
  expect(checked("C5", wrong("Wrong sign")).tone.value).toBe(2);
});

test("columns stand out by the tone of their row, whose own column is hidden", () => {
  const list = placeList(
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
