/// <reference types="office-js" />
import { firstTypedInto } from "../workbook/entries";
import type { Workbook } from "../workbook/model";
import { areaAddress } from "../workbook/reference";
import { addChart, finishChart } from "./chart";
import { formulasToSetAgain } from "./formula-runs";
import { withFreeNames } from "./free-names";
import { HostError, hostError } from "./host-error";
import { cellTexts } from "./cell-texts";
import { lockStructure, readOpenWorkbook, removeAdded, unlockStructure, type Before } from "./open-workbook";
import { base64Of } from "./workbook-bytes";

/** Protection of added sheets, without a password, as in a workbook's file: see xlsx/write-sheet.ts. */
const PROTECTION: Excel.WorksheetProtectionOptions = {
  allowFormatColumns: true,
  allowFormatRows: true,
};

/** Names of visible sheets that the open workbook already uses. */
export async function sheetsTaken({ sheets }: Workbook): Promise<readonly string[]> {
  const openNames = await readOpenWorkbook();
  const usedNames = new Set(openNames.sheets.map((name) => name.toLowerCase()));
  return sheets.flatMap(({ name, hidden }) => (!hidden && usedNames.has(name.toLowerCase()) ? name : []));
}

/**
 * Appends a workbook's sheets to the open workbook, under free names. A structure that is locked without a password is
 * unlocked meanwhile.
 * @returns the names of the sheets added.
 * @throws HostError after removing all that had been added.
 */
export async function addToWorkbook(workbook: Workbook): Promise<readonly string[]> {
  const openNames = await readOpenWorkbook();
  if (!openNames.isLocked) return addSheets(workbook, openNames);
  await unlockStructure();
  const [names, failed] = await addSheets(workbook, openNames).then(
    (added) => [added, null] as const,
    (error: unknown) => [[], error] as const
  );
  // An earlier error is more important than one of locking.
  await lockStructure().catch((error: unknown) => Promise.reject(failed ?? error));
  if (failed !== null) throw failed;
  return names;
}

async function addSheets(workbook: Workbook, openNames: Before): Promise<readonly string[]> {
  const added = withFreeNames(workbook, openNames);
  const parts = withoutAddedParts(added);
  const names = added.sheets.map(({ name }) => name);
  let inserted: readonly string[] = [];
  try {
    inserted = await insertWithPictures(parts);
    await finish(added);
  } catch (error) {
    await removeAdded(added, openNames, inserted).catch(() => {
      throw new HostError(cellTexts.notTakenBack(hostError("addToWorkbook", error).reason, names));
    });
    throw error;
  }
  await show(names[firstTypedInto(added.sheets, added.entries)]!);
  return names;
}

/**
 * Removes charts and defined names, which are added after the insert: Excel on the web refuses files with charts, and
 * names have come out of inserts broken (office-js #3583, #4772). A print area is plain, for the same reason.
 */
function withoutAddedParts(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    charts: [],
    print: sheet.print && { ...sheet.print, once: undefined },
  }));
  return { ...workbook, sheets, names: [] };
}

/** Inserts sheets with their pictures, or without if Excel refuses them: support for pictures is undocumented. */
async function insertWithPictures(workbook: Workbook): Promise<readonly string[]> {
  const insert = async (whole: Workbook) => insertSheets(await base64Of(whole, "addToWorkbook"));
  if (workbook.sheets.every(({ pictures }) => pictures.length === 0)) return insert(workbook);
  return insert(workbook).catch((error: { code?: string }) => {
    if (error.code !== "UnsupportedFeature") throw error;
    return insert({ ...workbook, sheets: workbook.sheets.map((sheet) => ({ ...sheet, pictures: [] })) });
  });
}

function insertSheets(base64: string): Promise<readonly string[]> {
  return Excel.run(async (context) => {
    const ids = context.workbook.insertWorksheetsFromBase64(base64, { positionType: "End" });
    await context.sync();
    return ids.value ?? [];
  });
}

/** Adds what an inserted file cannot contain: charts, defined names, and formulas to set again. */
function finish({ sheets, names }: Workbook): Promise<void> {
  return Excel.run(async (context) => {
    const { worksheets, names: definedNames } = context.workbook;
    for (const sheet of sheets) {
      const worksheet = worksheets.getItem(sheet.name);
      worksheet.protection.unprotect();
      for (const { address, formulas } of formulasToSetAgain(sheet)) worksheet.getRange(address).formulas = formulas;
    }
    const charts = sheets.flatMap((sheet) => sheet.charts.map((chart) => addChart(worksheets, sheet.name, chart)));
    await context.sync();

    charts.forEach(finishChart);
    for (const sheet of sheets) {
      const worksheet = worksheets.getItem(sheet.name);
      worksheet.protection.protect(PROTECTION);
      if (sheet.hidden) worksheet.visibility = "Hidden";
    }
    for (const { name, sheet, area } of names)
      definedNames.add(name, worksheets.getItem(sheet).getRange(areaAddress(area)));
    await context.sync();
  });
}

/** Activates an added sheet; an error does not matter. */
async function show(sheet: string): Promise<void> {
  const shown = Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).activate();
    await context.sync();
  });
  await shown.catch(() => undefined);
}
