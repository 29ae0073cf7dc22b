import { tryRead } from "../../../bridge/input-error";
import type { SessionOptions } from "../../../sessions/session-options";
import type { Understood } from "../../../exchange/understood";
import type { Plan, ReadOutcome, Scored } from "../../../sessions/kinds";
import type { WorkbookOptions } from "../../../workbook/assemble";
import type { Workbook } from "../../../workbook/model";
import { loading } from "../../shared/loading";
import { loadFileName } from "./load-file-name";

// The code that makes workbooks and reads results is loaded when it is first needed.

/**
 * Makes the workbook of a session. Cards for the tables have codes that open this page, if other devices can open it.
 * @param scored the scored session; null before its first result.
 * @throws LoadError if the code cannot be loaded, as do all functions of this file
 */
export async function makeWorkbook(plan: Plan, scored: Scored | null, options: WorkbookOptions): Promise<Workbook> {
  const { sessionWorkbookHere } = await loading(import("./session-workbook-here"));
  return sessionWorkbookHere(plan, scored, options);
}

/** Returns the file name of a plan's workbook. */
export async function workbookFileName({ title, date }: Plan): Promise<string> {
  const { fileName } = await loading(loadFileName());
  return fileName(title, date);
}

/** Reads a text of results in any supported format, and scores a session with them. */
export async function scoreText(plan: Plan, text: string): Promise<ReadOutcome & { readonly understood: Understood }> {
  const [{ understand }, { statedDifferences }, { scoreResultLines: playedByLines }] = await loading(
    Promise.all([
      import("../../../exchange/understand"),
      import("../../../exchange/club/understand-club"),
      import("../../../sessions/kinds"),
    ])
  );
  const understood = understand(text, plan);
  const outcome = playedByLines(plan, understood.lines);
  const differences = outcome.faults.length > 0 ? [] : statedDifferences(understood.stated, outcome.scored);
  return { understood, ...outcome, warnings: [...outcome.warnings, ...differences] };
}

/**
 * Returns the options that a club's evening of any movement states; null if the text is no club's evening or has
 * faults.
 */
export async function clubOptionsIn(text: string): Promise<SessionOptions | null> {
  const { isClubEvening, clubOptions } = await loading(import("../../../exchange/club/understand-club"));
  if (!isClubEvening(text)) return null;
  // A scoring that the file leaves open is chosen in the form.
  return tryRead(() => clubOptions(text, {})) ?? {};
}
