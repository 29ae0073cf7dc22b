/// <reference types="office-js" />
import type { Workbook } from "../workbook/model";
import { areaAddress } from "../workbook/reference";
import { addChart, finishChart } from "./chart";
import { formulasToSetAgain } from "./formula-runs";
import { withFreeNames } from "./free-names";
import { HostError, hostError } from "./host-error";
import { cellTexts } from "./cell-texts";
import { lockStructure, readOpenWorkbook, removeAdded, unlockStructure, type Before } from "./open-workbook";
import { base64Of } from "./workbook-bytes";

/** As the file protects its sheets, without a password: see xlsx/write-xlsx.ts. */
const PROTECTION: Excel.WorksheetProtectionOptions = {
  allowFormatColumns: true,
  allowFormatRows: true,
};

/** The visible sheets of a workbook whose names the open workbook has already. */
export async function sheetsTaken({ sheets }: Workbook): Promise<readonly string[]> {
  const before = await readOpenWorkbook();
  const taken = new Set(before.sheets.map((name) => name.toLowerCase()));
  return sheets.flatMap(({ name, hidden }) => (!hidden && taken.has(name.toLowerCase()) ? name : []));
}

/**
 * Adds a workbook's sheets behind those of the open workbook, under names that are free there. A structure that is
 * locked without a password is unlocked meanwhile.
 * @returns the names of the sheets added
 * @throws HostError after taking back whatever had been added
 */
export async function addToWorkbook(workbook: Workbook): Promise<readonly string[]> {
  const before = await readOpenWorkbook();
  if (!before.isLocked) return addSheets(workbook, before);
  await unlockStructure();
  const [names, failed] = await addSheets(workbook, before).then(
    (added) => [added, null] as const,
    (error: unknown) => [[], error] as const
  );
  // What went wrong before matters more than that the lock is off.
  await lockStructure().catch((error: unknown) => Promise.reject(failed ?? error));
  if (failed !== null) throw failed;
  return names;
}

async function addSheets(workbook: Workbook, before: Before): Promise<readonly string[]> {
  const added = withFreeNames(workbook, before);
  const parts = withoutAddedParts(added);
  const names = added.sheets.map(({ name }) => name);
  let inserted: readonly string[] = [];
  try {
    inserted = await insertWithPictures(parts);
    await finish(added);
  } catch (error) {
    await removeAdded(added, before, inserted).catch(() => {
      throw new HostError(cellTexts.notTakenBack(hostError("addToWorkbook", error).why, names));
    });
    throw error;
  }
  await show(names[0]!);
  return names;
}

/**
 * The web refuses files with charts, and names have come out of inserts broken (office-js #3583,
 * #4772): both are added afterwards. A print area is plain, for the same reason.
 */
function withoutAddedParts(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    charts: [],
    print: sheet.print && { ...sheet.print, once: undefined },
  }));
  return { ...workbook, sheets, names: [] };
}

/** Of pictures nothing is published: an Excel that refuses a file with them is given it without. */
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

/** What the file could not bring along. */
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

/** Goes to a sheet that was added; where Excel does not, it is there all the same. */
async function show(sheet: string): Promise<void> {
  const shown = Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).activate();
    await context.sync();
  });
  await shown.catch(() => undefined);
}
