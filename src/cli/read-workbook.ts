import { InputError } from "../bridge/input-error";
import { KINDS } from "../sessions/kinds";
import { rebuildSession } from "../workbook/reading/rebuild-session";
import { readSaved, type SavedSession } from "../workbook/reading/read-saved";
import type { SavedRemark } from "../workbook/reading/saved-remark";
import { readXlsx } from "../xlsx/read-xlsx";
import type { Arguments } from "./arguments";
import { readBytes } from "./files";
import { writeOutputs, wantedFiles } from "./write-outputs";
import type { Output } from "./output";
import { texts } from "./texts";

/** Limit for remarks on one workbook. */
const SHOWN_REMARKS = 50;

/**
 * Returns the session of a workbook, or the chosen one of several.
 * @param which number from 1.
 * @throws InputError if there is none, or one must be chosen.
 */
export async function selectSession(file: string, bytes: Uint8Array, which: number | undefined): Promise<SavedSession> {
  const sessions = await sessionsIn(file, bytes);
  if (which === undefined && sessions.length > 1) {
    const titles = sessions.map(
      ({ plan }) => `${plan.title} (${[KINDS[plan.kind].title, plan.date].filter(Boolean).join(", ")})`
    );
    throw new InputError(texts.severalSessions(file, titles), "which");
  }
  const session = sessions[(which ?? 1) - 1];
  if (!session) throw new InputError(texts.noSession(file, sessions.length), "which");
  return session;
}

/** Reads the sessions of a workbook; faults begin with the file's name. */
async function sessionsIn(file: string, bytes: Uint8Array): Promise<SavedSession[]> {
  try {
    return readSaved(await readXlsx(bytes));
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error;
  }
}

/** Reads a saved session: prints its report, and writes the requested files with changed options. */
export async function readWorkbook(args: Arguments, output: Output, written: string[]): Promise<void> {
  const { file = "", session: changes, which } = args;
  const wanted = wantedFiles(args, null);
  const session = await selectSession(file, readBytes(file), which);
  const { description, remarks } = session;
  const { leftOut, ...rebuilt } = rebuildSession(session, changes);
  const paper = args.paper ?? description.paper;
  const formulas = args.formulas ?? description.formulas;
  const forms = args.forms ?? description.forms;
  const hasGuide = args.hasGuide ?? description.hasGuide;
  const { title, date } = session.plan;
  output.error(`${texts.read(file, [title, date, session.outcome.report.progress])}\n`);
  printRemarks(file, wanted.out === undefined ? remarks : [...remarks, ...leftOut], output);
  await writeOutputs(args, wanted, { ...rebuilt, options: { paper, formulas, forms, hasGuide } }, output, written);
}

/** Prints remarks with their places in the file, and the number of those beyond the limit. */
export function printRemarks(file: string, remarks: readonly SavedRemark[], output: Output): void {
  const more = remarks.length - SHOWN_REMARKS;
  for (const { place, message } of remarks.slice(0, SHOWN_REMARKS)) output.error(`${file}, ${place}: ${message}\n`);
  if (more > 0) output.error(`${texts.more(more)}\n`);
}
