/// <reference types="office-js" />
import type { Workbook } from "../workbook/model";
import { failure, HostError } from "./host-error";
import type { UsedNames } from "./free-names";
import { cellTexts } from "./cell-texts";

/** State of the open workbook before sheets are added. */
export interface Before extends UsedNames {
  readonly ids: readonly string[];
  /** True if the workbook's structure is locked, so that no sheet can be added. */
  readonly isLocked: boolean;
}

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
      // Names of tables and of ranges must differ.
      names: [...names.items, ...tables.items].map(({ name }) => name),
    };
  });
}

/**
 * Unlocks the open workbook's structure.
 * @throws HostError if that needs a password.
 */
export async function unlockStructure(): Promise<void> {
  const unprotected = Excel.run(async (context) => {
    context.workbook.protection.unprotect();
    await context.sync();
  });
  await unprotected.catch(async () => {
    // The structure is locked again, since it may be unlocked although Excel reported an error; if it is still locked,
    // Excel refuses this call, which does not matter.
    await lockStructure().catch(() => undefined);
    throw failure("addToWorkbook", cellTexts.workbookProtected);
  });
}

/**
 * Locks the open workbook's structure again, without a password.
 * @throws HostError if that fails.
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
 * Deletes all that has been added of a workbook: on the web, sheets have arrived although the insert failed (office-js
 * #3179). Additions by co-authors stay.
 * @param inserted ids of the sheets that Excel reported.
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
