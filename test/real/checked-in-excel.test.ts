import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { CHECKED_IN_EXCEL, checkedInExcel, SESSION } from "../../scripts/checked-in-excel";
import { FUNCTION_CHECKS } from "../../scripts/function-checks";
import { FUNCTIONS } from "../../src/taskpane/functions/functions";
import { workedOutFile } from "../support/worked-out";

const stored = new Uint8Array(readFileSync(CHECKED_IN_EXCEL));
const LINES = FUNCTION_CHECKS.reduce((sum, { expected }) => sum + expected.length, 0);

test("is what `npm run examples` makes", async () => {
  const [kept, made] = [unzipSync(stored), unzipSync(await checkedInExcel())];
  expect(Object.keys(kept)).toEqual(Object.keys(made));
  const changed = Object.entries(made).filter(([file, bytes]) => strFromU8(kept[file]!) !== strFromU8(bytes));
  expect(changed.map(([file]) => file)).toEqual([]);
});

test("each function is called, and each that takes a column with a blank or in another way besides", () => {
  const ways = (name: string) => FUNCTION_CHECKS.filter((check) => check.name === name).length;
  for (const [name, { call }] of Object.entries(FUNCTIONS))
    expect([name, ways(name) > (call.length > 1 ? 1 : 0)]).toEqual([name, true]);
});

test("with our functions everything is as expected", async () => {
  const sheets = await workedOutFile(stored, SESSION);
  const functions = sheets.get("Functions")!;
  const wrong = [];
  for (let row = 6, seen = 0; seen < LINES; row++) {
    const verdict = functions.at(row, 17);
    if (verdict === "") continue;
    seen++;
    if (verdict !== "✓") wrong.push([row, functions.at(row, 1), functions.at(row, 9), functions.at(row, 13), verdict]);
  }
  expect(wrong).toEqual([]);
  expect(sheets.get("Verdict")!.at(2, 1)).toBe(`All ${LINES} lines as expected`);
});

/** What the acts leave on Table 1: contract, by and result in their columns. */
const HANDS: readonly (readonly [board: number, contract: string, by: string, result: string])[] = [
  [1, "4h", "n", "+1"],
  [4, "3nt", "w", "-1"],
  [2, "1nt", "s", "="],
  [3, "4h", "e", "="],
  [5, "4h", "s", "="],
  [6, "3s", "n", ""],
  [7, "=", "", ""],
  [9, "4h", "n", "+1"],
];

async function verdictsAfter(hands: typeof HANDS): Promise<unknown[]> {
  const table = (await workedOutFile(stored, SESSION)).get("Table 1")!;
  const rowOf = (board: number) =>
    Array.from({ length: 40 }, (_, i) => i + 4).find((row) => table.at(row, 1) === board)!;
  const edits = hands.flatMap(([board, ...typed]) =>
    typed.flatMap((value, i) => (value === "" ? [] : [{ sheet: "Table 1", cell: `${"DEF"[i]}${rowOf(board)}`, value }]))
  );
  const sheet = (await workedOutFile(stored, SESSION, edits)).get("Hands")!;
  return HANDS.map((_, i) => sheet.at(6 + i, 5));
}

test("the acts by hand are told from those that are to be done, and right from wrong", async () => {
  expect(await verdictsAfter([])).toEqual(HANDS.map(() => "to be tried"));
  expect(await verdictsAfter(HANDS)).toEqual(HANDS.map(() => "✓"));
  const slips = HANDS.map(([board, contract, by, result]) => [board, `${contract}x`, by, result] as const);
  expect(await verdictsAfter(slips)).toEqual(HANDS.map(() => "differs"));
});
