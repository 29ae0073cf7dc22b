import type { ResultLines } from "../reading/result-lines";
import type { MatchPlan } from "./team-match/plan";

/** The score sheet of a match, of one of its two tables or of both, wherever it was read. */
export interface RoomSheet {
  /** The file's name. */
  readonly source: string;
  /** The match by this sheet; null for results that say nothing of it. */
  readonly plan: MatchPlan | null;
  /** Its results as lines for a match. @param table that of lines without one. */
  readonly lines: (plan: MatchPlan, table: number) => ResultLines;
  /** Remarks for the person who reads it, in lines. */
  readonly remarks: readonly string[];
}
