import type { HomePlan } from "../sessions/plan";
import type { ReadResults } from "../sessions/read-results";
import type { SessionResults } from "../sessions/results";
import type { ScoredHome } from "../sessions/score-home";
import type { WorkbookOptions } from "../workbook/workbook-options";
import type { Workbook } from "../workbook/model";

// What makes workbooks and reads results is loaded when it is first needed.

/** The workbook of a session with its results. */
export async function makeWorkbook(
  plan: HomePlan,
  results: SessionResults | null,
  options: WorkbookOptions
): Promise<Workbook> {
  const [{ homeWorkbook }, { scoreHome }, { NO_RESULTS }] = await Promise.all([
    import("../workbook/home/home-workbook"),
    import("../sessions/score-home"),
    import("../sessions/results"),
  ]);
  return homeWorkbook(scoreHome(plan, results ?? NO_RESULTS), options);
}

/** A plan's name for its workbook's file. */
export async function workbookFileName({ title, date }: HomePlan): Promise<string> {
  const { fileName } = await import("../workbook/file-name");
  return fileName(title, date);
}

/** Results read for a session, with the session scored by them. */
export interface Scored {
  readonly read: ReadResults;
  readonly session: ScoredHome;
}

/** Reads results as CSV and scores a session by them. */
export async function scoreCsv(plan: HomePlan, text: string): Promise<Scored> {
  const [{ readResults }, { scoreHome }] = await Promise.all([
    import("../sessions/read-results"),
    import("../sessions/score-home"),
  ]);
  const boards = plan.subrounds.flatMap((subround) => subround.boards);
  const read = readResults(text, boards);
  return { read, session: scoreHome(plan, read.results) };
}
