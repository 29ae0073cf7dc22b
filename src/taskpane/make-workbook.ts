import type { Plan } from "../sessions/kinds";
import type { ReadOutcome, Scored } from "../sessions/play";
import type { WorkbookOptions } from "../workbook/workbook-options";
import type { Workbook } from "../workbook/model";

// What makes workbooks and reads results is loaded when it is first needed.

/**
 * The workbook of a session.
 * @param scored the session by its results; null before its first board.
 */
export async function makeWorkbook(
  plan: Plan,
  scored: Scored | null,
  options: WorkbookOptions
): Promise<Workbook> {
  const [{ sessionWorkbook }, { beforePlay }] = await Promise.all([
    import("../workbook/session-workbook"),
    import("../sessions/play"),
  ]);
  return sessionWorkbook(scored ?? beforePlay(plan).scored, options);
}

/** A plan's name for its workbook's file. */
export async function workbookFileName({ title, date }: Plan): Promise<string> {
  const { fileName } = await import("../workbook/file-name");
  return fileName(title, date);
}

/** Reads results as CSV and scores a session by them. */
export async function scoreCsv(plan: Plan, text: string): Promise<ReadOutcome> {
  const { playedBy } = await import("../sessions/play");
  return playedBy(plan, text);
}
