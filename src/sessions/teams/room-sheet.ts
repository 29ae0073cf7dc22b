import type { ResultLines } from "../reading/result-lines";
import type { MatchPlan } from "./team-match/plan";

/** The score sheet of a match, of one table or of both, whatever its source. */
export interface RoomSheet {
  /** The file's name. */
  readonly source: string;
  /** The match as the sheet describes it; null if the sheet has only results. */
  readonly plan: MatchPlan | null;
  /**
   * Returns the sheet's results as lines for a match.
   * @param table the table of lines that name none.
   */
  readonly lines: (plan: MatchPlan, table: number) => ResultLines;
  /** Remarks for the reader of the sheet, in lines. */
  readonly remarks: readonly string[];
}
