/// <reference types="office-js" />
import type { Workbook } from "../workbook/model";
import { failure, HostError } from "./host-error";
import type { UsedNames } from "./free-names";
import { cellTexts } from "./cell-texts";

/** What the open workbook has before anything is added. */
export interface Before extends UsedNames {
  readonly ids: readonly string[];
  /** Whether its structure is locked, so that no sheet can be added. */
  readonly isLocked: boolean;
}

/** Reads what the open workbook has. */
export function readOpenWorkbook(): Promise<Before> {
  return Excel.run(async (context) => {
    const { worksheets, names, tables, protection } = context.workbook;
    worksheets.load("items/id,items/name");
    names.load("items/name");
    tables.load("items/name");
    protection.load("protected");
    await context.sync();
    return {
      isLocked: protection.protected,
      ids: worksheets.items.map(({ id }) => id),
      sheets: worksheets.items.map(({ name }) => name),
      // A table's name is taken for a block of cells as well.
      names: [...names.items, ...tables.items].map(({ name }) => name),
    };
  });
}

/**
 * Unlocks the open workbook's structure.
 * @throws HostError where that needs a password
 */
export async function unlockStructure(): Promise<void> {
  const unprotected = Excel.run(async (context) => {
    context.workbook.protection.unprotect();
    await context.sync();
  });
  await unprotected.catch(async () => {
    // The lock may be off although Excel told of an error; where it is on, Excel refuses to put on another.
    await lockStructure().catch(() => undefined);
    throw failure("addToWorkbook", cellTexts.workbookProtected);
  });
}

/**
 * Locks the open workbook's structure again, without a password.
 * @throws HostError where that fails
 */
export async function lockStructure(): Promise<void> {
  const locked = Excel.run(async (context) => {
    context.workbook.protection.protect();
    await context.sync();
  });
  await locked.catch(() => {
    throw new HostError(cellTexts.notLockedAgain);
  });
}

/**
 * Deletes what has been added of a workbook, whichever part of it that is: on the web sheets have
 * been seen to arrive although the insert failed (office-js #3179). What others who work in the
 * same file have added meanwhile stays.
 * @param inserted ids of the sheets that Excel reported
 */
export function removeAdded(added: Workbook, before: Before, inserted: readonly string[]): Promise<void> {
  const sheetNames = new Set(added.sheets.map(({ name }) => name));
  const definedNames = new Set(added.names.map(({ name }) => name));
  return Excel.run(async (context) => {
    const { worksheets, names } = context.workbook;
    worksheets.load("items/id,items/name");
    names.load("items/name");
    await context.sync();
    for (const sheet of worksheets.items)
      if (!before.ids.includes(sheet.id)) if (inserted.includes(sheet.id) || sheetNames.has(sheet.name)) sheet.delete();
    for (const item of names.items) if (definedNames.has(item.name)) item.delete();
    await context.sync();
  });
}
