import { existsSync, readFileSync } from "node:fs";
import type { SavedWorkbook } from "../../src/workbook/saved-workbook";
import { cellAddress } from "../../src/workbook/reference";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { directedActs } from "../support/directed-acts";
import { asWritten, type Saving } from "../support/directed-event";
import { describeWithKeys, keysOf, press } from "../support/keys";
import type { KeyStep } from "../support/libreoffice";

/** What is typed into a workbook so that its cells hold what those of another do, and what is cleared. */
function steps(before: SavedWorkbook, after: SavedWorkbook): KeyStep[] {
  return after.sheets.flatMap(({ name, cells }) => {
    const known = new Map(
      before.sheets
        .find((sheet) => sheet.name === name)
        ?.cells.map(({ row, column, value }) => [cellAddress(row, column), value])
    );
    const isSet = (value: unknown) => value !== null && value !== undefined && value !== "";
    const now = new Map(cells.map((cell) => [cellAddress(cell.row, cell.column), cell]));
    const typed = cells.flatMap(({ row, column, value, formula }): [string, string[]][] => {
      const cell = cellAddress(row, column);
      const isNew = formula === undefined && isSet(value) && String(known.get(cell) ?? "") !== String(value);
      return isNew ? [[cell, keysOf(`${value}\n`)]] : [];
    });
    const cleared = [...known].flatMap(([cell, value]): [string, string[]][] => {
      const found = now.get(cell);
      return isSet(value) && found?.formula === undefined && !isSet(found?.value) ? [[cell, ["Delete"]]] : [];
    });
    return [...typed, ...cleared].flatMap(([go, keys]): KeyStep[] => [{ sheet: name, go }, { keys }]);
  });
}

const byKeys: Saving = async (file, bytes) => {
  if (!existsSync(file)) return asWritten(file, bytes);
  const before = readFileSync(file);
  const typed = steps(await readXlsx(before), await readXlsx(bytes));
  if (typed.length === 0) return;
  const [pressed] = press([{ bytes: before, steps: [...typed, { save: file }] }]);
  expect(pressed?.first.changed).toEqual([]);
};

// A window on a busy machine may hear a key too late.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describeWithKeys("a directed evening, typed with keys in a window of LibreOffice", () => directedActs(byKeys));
