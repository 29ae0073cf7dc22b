import { compareAndWriteCells, type Exchange } from "../../src/excel/compare-and-write";
import { HostError } from "../../src/excel/host-error";
import { cellAddress } from "../../src/workbook/reference";

/** What a person, or a fault, does right before a batch is carried out, by the batch's number from 0. */
type Meanwhile = Readonly<Record<number, () => void>>;

/** Installs a double of Excel that keeps the cells of one sheet, and carries out each batch at once. */
function openExcel(cells: Record<string, string | number | boolean>, meanwhile: Meanwhile = {}) {
  const batches: string[][] = [];
  const run = async (work: (context: object) => Promise<unknown>) => {
    const asked: (() => void)[] = [];
    const did: string[] = [];
    const getRange = (address: string) => {
      const range = {
        values: [[""]] as (string | number | boolean)[][],
        load: () => {
          asked.push(() => (range.values = [[cells[address] ?? ""]]));
          return range;
        },
        set formulas([[text]]: [[string]]) {
          asked.push(() => {
            did.push(`${address} ${text}`.trim());
            cells[address] = text;
          });
        },
      };
      return range;
    };
    const sync = () => {
      meanwhile[batches.length]?.();
      batches.push(did);
      for (const each of asked) each();
      return Promise.resolve();
    };
    return work({ workbook: { worksheets: { getItem: () => ({ getRange }) } }, sync });
  };
  Object.assign(globalThis, { Excel: { run } });
  return { cells, batches };
}
afterEach(() => void delete (globalThis as { Excel?: unknown }).Excel);

/** Cells of a row, one beside the other from its first. */
const line = (row: number, ...texts: (readonly [from: string, to: string])[]): Exchange[] =>
  texts.map(([from, to], i) => ({ cell: { sheet: "Table 1", row, column: i + 1 }, from, to }));
const LINE = line(4, ["", "4H"], ["", "N"], ["", "="]);
const texts = (cells: Record<string, unknown>, row = 4) =>
  [1, 2, 3].map((column) => cells[cellAddress(row, column)] ?? "");

test("lines are written in one batch where their cells hold what was seen", async () => {
  const { cells, batches } = openExcel({ A5: "3NT", B5: -1, C5: true });
  const change = line(5, ["3NT", "3NT"], ["-1", "+1"], ["TRUE", ""]);
  expect(await compareAndWriteCells([LINE, change])).toEqual(["written", "written"]);
  expect([texts(cells), texts(cells, 5)]).toEqual([
    ["4H", "N", "="],
    ["3NT", "+1", ""],
  ]);
  expect(batches).toHaveLength(1);
  expect(await compareAndWriteCells([])).toEqual([]);
});

test("a line into which somebody has typed is put back as they left it, the others are written", async () => {
  const { cells } = openExcel({}, { 0: () => (cells.C4 = "-1") });
  expect(await compareAndWriteCells([LINE, line(5, ["", "Pass"])])).toEqual(["theirs", "written"]);
  expect([texts(cells), cells.A5]).toEqual([["", "", "-1"], "Pass"]);
});

test("what is typed while a line is put back stays as well", async () => {
  const { cells, batches } = openExcel({}, { 0: () => (cells.C4 = "-1"), 1: () => (cells.A4 = "2S") });
  expect(await compareAndWriteCells([LINE])).toEqual(["theirs"]);
  expect(texts(cells)).toEqual(["2S", "", "-1"]);
  expect(batches).toHaveLength(3);
});

test("of what is typed into one cell again and again the last stays", async () => {
  const { cells } = openExcel({}, { 0: () => (cells.C4 = "-1"), 1: () => (cells.C4 = "-2"), 2: () => (cells.C4 = "") });
  expect(await compareAndWriteCells([LINE])).toEqual(["theirs"]);
  expect(texts(cells)).toEqual(["", "", ""]);
});

test("against somebody who types faster than Excel answers it does not go on for ever", async () => {
  let typed = 0;
  const type = () => void (cells.C4 = String(++typed));
  const { cells, batches } = openExcel({}, Object.fromEntries(Array.from({ length: 20 }, (_, i) => [i, type])));
  expect(await compareAndWriteCells([LINE])).toEqual(["mixed"]);
  expect(batches).toHaveLength(5);
});

test("what Excel refuses says what was asked and why", async () => {
  const refuse = () => {
    throw Object.assign(new Error("edited"), { code: "InvalidOperationInCellEditMode" });
  };
  openExcel({}, { 0: refuse });
  const fault = await compareAndWriteCells([LINE]).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(HostError);
  expect((fault as HostError).reason).toContain("Press Enter or Esc");
});
