import type { Contract } from "../../../src/bridge/contract";
import { readResults } from "../../sessions/read-csv-results";
import type { TypedNote } from "../../../src/sessions/reading/typed-board";
import type { TableResult } from "../../../src/sessions/results";
import { builtIn } from "../../../src/workbook/dialect";
import { evaluated } from "../../../src/workbook/evaluate";
import { newGrid } from "../../../src/workbook/kit/grid";
import { writeRow } from "../../../src/workbook/kit/list";
import type { CellValue } from "../../../src/workbook/model";
import { scaleTables } from "../../../src/workbook/scales-sheet";
import { tableColumns, commonContents, placeTable } from "../../../src/workbook/tables/table";
import { numberOf } from "../../../src/workbook/working/lists";
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
function stepValues(board: number, result: TableResult | null): Record<Step, CellValue> {
  const columns = tableColumns<never>(10, {});
  const place = placeTable<never>(columns, { table: 1, name: "1", index: 0, blocks: [[board]] });
  const [table, working] = [newGrid(place.sheet, []), newGrid(WORKING, [])];
  writeRow(table, place.list, 0, commonContents(board, result));
  putTables(working, [place], DIALECT);
  const [, sheet] = evaluated([table.finish({}), working.finish({ hidden: true })], []);
  const { steps } = place;
  const shown = (step: Step) =>
    sheet!.cells.find(({ row, column }) => row === steps.row(0) && column === steps.column(step))!.value;
  return Object.fromEntries(STEPS.map((step) => [step, shown(step)])) as Record<Step, CellValue>;
}

/** The steps of a board with which nothing is wrong. */
const SOUND = { later: 0, spoiltFault: 0, unreadFault: 0, missingFault: 0, fault: 0, said: "", wrong: 0 };

// Board 1: none vulnerable; 2: N-S; 3: E-W; 4: both.
test.each<[string, number, string, string, TypedNote | null]>([
  ["points that contradict the contract", 1, "4S,N,=,620", "Score differs: contract gives 420", null],
  ["the same at a vulnerability that gives them", 2, "4S,N,=,620", "", null],
  ["points that only the other side's contract gives", 1, "3NT,W,=,600", "Score differs: contract gives -400", null],
  ["points for a contract that went down", 2, "4H,N,-2,100", "Score differs: contract gives -200", null],
  ["none for a contract that gives some", 1, "4S,N,=,0", "Score differs: contract gives 420", null],
  ["points for a pass-out", 1, "Pass,,,100", "Score differs: contract gives 0", null],
  ["N-S points with the wrong sign", 1, "4S,N,=,-420", "Wrong sign: contract gives 420", null],
  ["E-W points with the wrong sign", 3, "4S,E,=,620", "Wrong sign: contract gives -620", null],
  ["points alone that a contract gives", 1, ",,,430", "", null],
  ["impossible points alone at the vulnerability", 2, ",,,420", "No contract gives this score: check it", null],
  ["points alone that only the other side could have", 2, ",,,-620", "No contract gives this score: check it", null],
  ["points alone above every contract", 4, ",,,7610", "No contract gives this score: check it", null],
  ["a pass-out as points alone", 1, ",,,0", "", null],
  ["points that agree", 1, "4S,N,=,420", "", null],
  ["a pass-out", 1, "Pass,,,", "", null],
  ["a contract without declarer", 1, "4S,,=,420", "By: type N, E, S or W", null],
  ["the same where nothing could give the points", 1, "4S,,=,10", "By: type N, E, S or W", null],
  ["a contract without result", 1, "4S,N,,420", "", null],
  ["the same with points that nothing gives", 1, "4S,N,,10", "No contract gives this score: check it", null],
  ["seven tricks down", 1, "4S,N,-7,", "", "sevenDown"],
  ["the same with points against it", 1, "4S,N,-7,420", "Score differs: contract gives -350", null],
  // Written in words: a note to do so would be of what the program has written itself.
  ["ten tricks down", 1, "4S,N,-10,", "", "sevenDown"],
])("%s (board %i: %s)", (_, board, line, fault, note) => {
  const steps = stepValues(board, read(board, line));
  expect([steps.said, steps.note, steps.wrong]).toEqual([
    fault,
    note === null ? 0 : numberOf(note),
    fault === "" ? 0 : 1,
  ]);
});

/** Nothing is far from the others. */
const NEAR = { beyond: 0, away: 0, onlyDouble: 0, farPoints: 0, unlike: 0 } as const;
const ALONE = { ...NEAR, won: "", strain: "", apart: "" } as const;

test("a contract is taken apart", () => {
  // prettier-ignore
  expect(stepValues(2, read(2, "4♥x,s,+1,"))).toEqual({
    contract: "4H", by: "S", result: "+1", doubled: "X", typed: "", formulas: 0, spoilt: 0, vulnerability: "N-S",
    minors: "4H", text: "4H", bid: 18, level: 4, tricks: 1,
    doubling: 1, range: 0, side: 1, vulnerable: 1, points: 990, number: "",
    standing: 990, settled: 1, possible: 1, ...SOUND, note: 0,
    ...ALONE, won: 11, strain: 3, sound: 990, asked: 0,
  });
  // prettier-ignore
  expect(stepValues(2, read(2, "7NTXX,W,-10,"))).toEqual({
    contract: "7NT", by: "W", result: "TENDOWN", doubled: "R", typed: "", formulas: 0, spoilt: 0, vulnerability: "N-S",
    minors: "7NT", text: "7N", bid: 35, level: 7, tricks: -10,
    doubling: 2, range: 0, side: -1, vulnerable: 0, points: 5200, number: "",
    standing: 5200, settled: 1, possible: 1, ...SOUND, note: numberOf("sevenDown"),
    ...ALONE, won: 10, strain: 0, sound: 5200, asked: numberOf("sevenDown"),
  });
});

test.each<[string, number, number]>([
  ["1C", 1, 0],
  ["1NT", 5, 0],
  ["2CX", 6, 1],
  ["7NT", 35, 0],
])("%s is bid %i", (contract, bid, doubling) => {
  expect(stepValues(1, read(1, `${contract},N,=,`))).toMatchObject({ bid, doubling });
});

test("a pass-out is bid 36 and gives nothing to look up", () => {
  // prettier-ignore
  expect(stepValues(1, read(1, "Pass,,,"))).toEqual({
    contract: "PASS", by: "", result: "", doubled: "", typed: "", formulas: 0, spoilt: 0, vulnerability: "None",
    minors: "PASS", text: "PASS", bid: 36, level: "", tricks: "",
    doubling: "", range: "", side: "", vulnerable: "", points: 0, number: "",
    standing: 0, settled: 1, possible: 1, ...SOUND, note: 0, ...ALONE, sound: 0, asked: 0,
  });
});

test("points alone leave every step of the contract blank", () => {
  // prettier-ignore
  expect(stepValues(1, read(1, ",,,-420"))).toEqual({
    contract: "", by: "", result: "", doubled: "", typed: -420, formulas: 0, spoilt: 0, vulnerability: "None",
    minors: "", text: "", bid: "", level: "", tricks: "",
    doubling: "", range: "", side: "", vulnerable: "", points: "", number: -420,
    standing: -420, settled: 1, possible: 1, ...SOUND, note: 0, ...ALONE, sound: -420, asked: 0,
  });
});

test("before play everything is blank, and nothing is wrong", () => {
  const { vulnerability, ...rest } = stepValues(1, null);
  expect(vulnerability).toBe("None");
  const counted = { formulas: 0, spoilt: 0, settled: 0, ...SOUND, note: 0, ...NEAR, asked: 0 };
  expect(rest).toEqual({ ...Object.fromEntries(Object.keys(rest).map((step) => [step, ""])), ...counted });
});

test("impossible points are marked beside whatever else is said of them", () => {
  const contract: Contract = { level: 4, strain: "S", doubling: 0 };
  const result = { table: 1, board: 1, contract, declarer: "N", result: 0, expected: 420 } as const;
  expect(stepValues(1, { ...result, points: 10 })).toMatchObject({
    possible: 0,
    said: "Score differs: contract gives 420",
  });
});
