import type { Contract } from "../../../src/bridge/contract";
import { readResults } from "../../sessions/read-csv-results";
import type { TableResult } from "../../../src/sessions/results";
import { builtIn } from "../../../src/workbook/dialect";
import { evaluated } from "../../../src/workbook/evaluate";
import { newGrid } from "../../../src/workbook/kit/grid";
import { writeRow } from "../../../src/workbook/kit/write-list";
import type { CellValue } from "../../../src/workbook/model";
import { scalesSheet, scaleTables } from "../../../src/workbook/scales-sheet";
import { tableColumns, commonContents, placeTable } from "../../../src/workbook/tables/table";
import { shortFaults } from "../../../src/bridge/board-fault-texts";
import { numberOf, type Remark } from "../../../src/workbook/working/lists";
import { putTables } from "../../../src/workbook/working/put-steps";
import { SCORE_TABLES } from "../../../src/workbook/working/score-tables";
import { STEPS, WORKING, type Step } from "../../../src/workbook/working/steps";
import { csv } from "../../support/csv";

/** The result that a line of a CSV file gives for Table 1. */
function read(board: number, rest: string): TableResult {
  const { results, faults } = readResults(csv(`1,${board},${rest}`), [board]);
  expect(faults).toEqual([]);
  return results.tables[0]!;
}

const DIALECT = builtIn({ ...scaleTables(null), ...SCORE_TABLES });

/** What the steps of a board show that is typed as a result is. */
function stepValues(board: number, result: TableResult | null): Partial<Record<Step, CellValue>> {
  const columns = tableColumns<never>({});
  const place = placeTable<never>(columns, { table: 1, name: "1", index: 0, blocks: [[board]] });
  const [table, working] = [newGrid(place.sheet, []), newGrid(WORKING, [])];
  writeRow(table, place.list, 0, commonContents(board, result));
  putTables(working, [place], DIALECT);
  const scales = scalesSheet({ title: "", subtitle: "", date: "" }, null, "A4");
  const [, , sheet] = evaluated([table.finish({}), scales, working.finish({ hidden: true })], []);
  const { steps } = place;
  const shown = (step: Step) =>
    sheet!.cells.find(({ row, column }) => row === steps.row(0) && column === steps.column(step))?.value;
  return Object.fromEntries(STEPS.flatMap((step) => (shown(step) === undefined ? [] : [[step, shown(step)]])));
}

const number = (remark: Remark) => Number(numberOf(remark));

// Board 1: none vulnerable; 2: N-S; 3: E-W; 4: both.
test.each<[string, number, string, Remark | null, number]>([
  ["points that contradict the contract", 1, "4S,N,=,620", "contradiction", 620],
  ["the same at a vulnerability that gives them", 2, "4S,N,=,620", null, 620],
  ["points that only the other side's contract gives", 1, "3NT,W,=,600", "contradiction", 600],
  ["points for a contract that went down", 2, "4H,N,-2,100", "contradiction", 100],
  ["none for a contract that gives some", 1, "4S,N,=,0", "contradiction", 0],
  ["points for a pass-out", 1, "Pass,,,100", "contradiction", 100],
  ["N-S points with the wrong sign", 1, "4S,N,=,-420", "contradiction", -420],
  ["points alone that a contract gives", 1, ",,,430", null, 430],
  ["points alone that none gives at this vulnerability", 2, ",,,420", "otherVulnerability", 420],
  ["points alone that only the other side could have", 2, ",,,-620", "otherVulnerability", -620],
  ["a pass-out as points alone", 1, ",,,0", null, 0],
  ["points that agree", 1, "4S,N,=,420", null, 420],
  ["a pass-out", 1, "Pass,,,", null, 0],
  ["a contract with points, without declarer", 1, "4S,,=,420", null, 420],
  ["a contract with points, without result", 1, "4S,N,,420", null, 420],
  ["seven tricks down", 1, "4S,N,-7,", "sevenDown", -350],
  ["the same with points against it", 1, "4S,N,-7,420", "contradiction", 420],
  ["ten tricks down, as this program writes it", 1, "4S,N,-10,", "sevenDown", -500],
])("%s (board %i: %s)", (_, board, line, said, points) => {
  const steps = stepValues(board, read(board, line));
  const fault = said !== null && said in shortFaults ? number(said) : 0;
  expect([steps.fault, steps.said, steps.standing]).toEqual([fault, said === null ? 0 : number(said), points]);
});

test("points that no contract gives are not counted", () => {
  const contract: Contract = { level: 4, strain: "S", doubling: 0 };
  const result = { table: 1, board: 1, contract, declarer: "N", result: 0, expected: 420 } as const;
  expect(stepValues(1, { ...result, points: 10 })).toMatchObject({ standing: "", fault: number("score") });
});

const SOUND = { formula: 0, unread: 0, fault: 0, said: 0, settled: 1 };

test("a contract is taken apart", () => {
  // prettier-ignore
  expect(stepValues(2, read(2, "4♥x,s,+1,"))).toEqual({
    ...SOUND, contract: "4H", strain: 3, bid: 18, declarer: 3, result: 1, doubled: 1, typed: "", score: "",
    vulnerable: 1, points: 990, standing: 990, won: 11,
  });
  // prettier-ignore
  expect(stepValues(2, read(2, "7NTXX,W,-10,"))).toEqual({
    ...SOUND, contract: "7NT", strain: 5, bid: 35, declarer: 4, result: -10, doubled: 2, typed: "", score: "",
    vulnerable: 0, points: 5200, standing: 5200, won: 10, said: number("sevenDown"),
  });
});

test.each<[string, number, number]>([
  ["1C", 1, 0],
  ["1NT", 5, 0],
  ["2CX", 6, 1],
  ["7NT", 35, 0],
])("%s is bid %i", (contract, bid, doubled) => {
  expect(stepValues(1, read(1, `${contract},N,=,`))).toMatchObject({ bid, doubled });
});

const BLANK = { strain: 0, declarer: "", result: "", doubled: 0, won: "" };

test("a pass-out is bid 36 and gives nothing to look up", () => {
  // prettier-ignore
  expect(stepValues(1, read(1, "Pass,,,"))).toEqual({
    ...SOUND, ...BLANK, contract: "Pass", bid: 36, typed: "", score: "", vulnerable: 0, points: 0, standing: 0,
  });
});

test("points alone leave every step of the contract blank", () => {
  // prettier-ignore
  expect(stepValues(1, read(1, ",,,-420"))).toEqual({
    ...SOUND, ...BLANK, contract: "", bid: "", typed: "-420", score: -420, vulnerable: "", points: "", standing: -420,
  });
});

test("before play everything is blank, and nothing is wrong", () => {
  // prettier-ignore
  expect(stepValues(1, null)).toEqual({
    ...SOUND, ...BLANK, settled: 0, contract: "", bid: "", typed: "", score: "", vulnerable: "", points: "", standing: "",
  });
});
