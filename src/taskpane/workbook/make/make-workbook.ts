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
 * The workbook of a session; its tables' cards have codes that open this page, where others can open it.
 * @param scored the session by its results; null before its first board.
 * @throws LoadError, as do those below
 */
export async function makeWorkbook(plan: Plan, scored: Scored | null, options: WorkbookOptions): Promise<Workbook> {
  const { sessionWorkbookHere } = await loading(import("./session-workbook-here"));
  return sessionWorkbookHere(plan, scored, options);
}

/** A plan's name for its workbook's file. */
export async function workbookFileName({ title, date }: Plan): Promise<string> {
  const { fileName } = await loading(loadFileName());
  return fileName(title, date);
}

/** Reads results in any of the forms in which people have them, and scores a session by them. */
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

/** The options that a club's evening states, of whatever movement; null for a text that is none, or has faults. */
export async function clubOptionsIn(text: string): Promise<SessionOptions | null> {
  const { isClubEvening, clubOptions } = await loading(import("../../../exchange/club/understand-club"));
  if (!isClubEvening(text)) return null;
  // A scoring that the file leaves open is chosen in the form.
  return tryRead(() => clubOptions(text, {})) ?? {};
}
