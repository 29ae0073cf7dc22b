import type { CellToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import type { FoundRuling } from "../../workbook/reading/ruling-lines";
import type { SavedSheet } from "../../workbook/saved-workbook";
import { loading } from "../shared/loading";

/**
 * Reads the sessions of the workbook that is open in Excel.
 * @throws InputError if it has none, HostError if Excel refuses to read it, LoadError
 */
export async function readOpenSessions(): Promise<SavedSession[]> {
  const { savedOpenWorkbook, readSaved } = await loading(import("../workbook/open/open-parts"));
  return readSaved(await savedOpenWorkbook());
}

/**
 * Reads some sheets of the workbook that is open in Excel.
 * @throws HostError also if one of them was deleted, LoadError
 */
export async function readOpenSheets(names: readonly string[]): Promise<SavedSheet[]> {
  const { savedOpenSheets } = await loading(import("../workbook/open/open-parts"));
  return savedOpenSheets(names);
}

/**
 * Returns the Director's rulings in a session of the workbook open in Excel, from its sheets as they were read.
 * @throws LoadError
 */
export async function readOpenRulings({ made, sheets }: Pick<SavedSession, "made" | "sheets">): Promise<FoundRuling[]> {
  const { rulingLines } = await loading(import("../workbook/open/open-parts"));
  return rulingLines(made, sheets);
}

/**
 * Returns the cells to write for the rulings of a session in the workbook open in Excel, from its sheets as they were
 * read.
 * @throws LoadError
 */
export async function readRulingsToWrite({
  plan,
  made,
  sheets,
}: Pick<SavedSession, "plan" | "made" | "sheets">): Promise<readonly CellToWrite[]> {
  const { openRulingsToWrite } = await loading(import("../workbook/open/open-parts"));
  return openRulingsToWrite(plan, made, sheets);
}
