/// <reference types="office-js" />
import { runRequest, HostError, hostError, type Request } from "./host-error";
import { cellTexts } from "./cell-texts";

/** Restores the state before a change. */
export type Undo = () => Promise<void>;

/** New formulas or values of a range. */
export interface Change {
  readonly sheet: string;
  readonly address: string;
  readonly formulas: unknown[][];
}

/** A request to write cells; `locked` if they are protected cells, not entry cells. */
interface Writing {
  readonly request: Request & keyof typeof cellTexts.changedInPart;
  readonly locked: boolean;
}

/** Former contents of ranges, and the former protection of their sheets; null if a sheet was unprotected. */
interface Former {
  readonly changes: readonly Change[];
  readonly locks: ReadonlyMap<string, Excel.WorksheetProtectionOptions | null>;
}

/**
 * Writes ranges of the open workbook, all or none. If the cells are locked, sheets that are protected without a
 * password are unprotected meanwhile.
 * @param before contents to restore on undo instead of the current ones.
 * @returns a function that restores the former contents.
 */
export async function writeCells(
  writing: Writing,
  changes: readonly Change[],
  before?: readonly Change[]
): Promise<Undo> {
  const found = await read(writing, changes);
  const former = { ...found, changes: before ?? found.changes };
  try {
    await overwrite(changes, former);
  } catch (error) {
    await overwrite(former.changes, former).catch(() => {
      const { request } = writing;
      throw new HostError(cellTexts.changedInPart[request](hostError(request, error).reason));
    });
    throw error;
  }
  return async () => void (await runRequest(writing.request, () => writeCells(writing, former.changes)));
}

function read({ locked }: Writing, changes: readonly Change[]): Promise<Former> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const ranges = changes.map(({ sheet, address }) => worksheets.getItem(sheet).getRange(address));
    const protections = (locked ? sheetsOf(changes) : []).map(
      (name) => [name, worksheets.getItem(name).protection] as const
    );
    for (const range of ranges) range.load("formulas");
    for (const [, protection] of protections) protection.load("protected,options");
    await context.sync();
    return {
      changes: changes.map(({ sheet, address }, i) => ({ sheet, address, formulas: ranges[i]!.formulas })),
      locks: new Map(protections.map(([name, { protected: isOn, options }]) => [name, isOn ? options : null])),
    };
  });
}

/**
 * Writes ranges, and protects sheets as before at the end. Also runs after a failed attempt, so it reads the protection
 * again.
 */
function overwrite(changes: readonly Change[], { locks }: Former): Promise<void> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheets = [...locks.keys()].map((name) => [name, worksheets.getItem(name).protection] as const);
    if (sheets.length > 0) {
      for (const [, protection] of sheets) protection.load("protected");
      await context.sync();
    }
    for (const [, protection] of sheets) if (protection.protected) protection.unprotect();
    for (const { sheet, address, formulas } of changes) worksheets.getItem(sheet).getRange(address).formulas = formulas;
    for (const [name, protection] of sheets) {
      const allowed = locks.get(name);
      if (allowed) protection.protect(allowed);
    }
    await context.sync();
  });
}

function sheetsOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ sheet }) => sheet))];
}
