import type { HomeJson } from "../json";
import type { KindScore } from "../kind";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import { NO_RESULTS, type SessionResults } from "../results";
import { homeJson } from "./json";
import type { HomePlan } from "./plan";
import { HOME_COLUMNS, homeTables, readResults } from "./read-results";
import { homeReport } from "./report";
import { scoreHome, type ScoredHome } from "./score-home";
import { homePlaces, homeSession } from "./session";

/** Functions that read, score and report home duplicate of four and five pairs. */
export const HOME: KindScore<HomePlan, SessionResults, ScoredHome, HomeJson> = {
  atTables: {
    tables: (plan) => homeTables(boardsOf(plan)),
    places: homePlaces,
    otherTable: (_, table) => 3 - table,
    awards: "imps",
  },
  empty: NO_RESULTS,
  columns: HOME_COLUMNS,
  read: (lines, plan) => readResults(lines, boardsOf(plan)),
  write: writeResults,
  score: scoreHome,
  session: homeSession,
  report: homeReport,
  json: homeJson,
};

function boardsOf({ subrounds }: HomePlan): number[] {
  return subrounds.flatMap(({ boards }) => boards);
}

/** Writes an evening's results; a board's adjusted IMPs are on the line of Table 1, because they are for its N-S. */
function writeResults({ tables, adjusted }: SessionResults, plan: HomePlan): WrittenResults {
  const lines = writeBoards(homeTables(boardsOf(plan)), tables, (table, board) => {
    const imps = table === 1 ? adjusted.get(board) : undefined;
    return imps === undefined ? null : { adjusted: String(imps) };
  });
  return { columns: Object.keys(HOME_COLUMNS), lines };
}
