import { NUMBERED_PAIRS } from "../contestants";
import type { HomeJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { writeBoards } from "../reading/write-board";
import type { WrittenResults } from "../reading/write-csv";
import { NO_RESULTS, type SessionResults } from "../results";
import { FIVE_PAIRS } from "./five-pairs";
import { FOUR_PAIRS } from "./four-pairs";
import { planHome, type HomeKind } from "./home-kind";
import { homeJson } from "./json";
import { HOME_OPTIONS, type HomePlan } from "./plan";
import { HOME_COLUMNS, homeTables, readResults } from "./read-results";
import { homeReport } from "./report";
import { scoreHome, type ScoredHome } from "./score-home";
import { homePlaces, homeSession } from "./session";

/** The stages of a home session. */
export type Home = KindTypes<typeof HOME_OPTIONS, HomePlan, SessionResults, ScoredHome, HomeJson>;

export const FOUR_PAIRS_KIND = homeKind(FOUR_PAIRS);
export const FIVE_PAIRS_KIND = homeKind(FIVE_PAIRS);

function homeKind(kind: HomeKind): Kind<Home> {
  return {
    title: kind.title,
    evening: "pairs",
    who: "pair",
    designation: NUMBERED_PAIRS,
    takes: HOME_OPTIONS,
    plan: (options) => planHome(kind, options),
    tables: (plan) => homeTables(boardsOf(plan)),
    places: homePlaces,
    otherTable: (_, table) => 3 - table,
    awards: "imps",
    none: NO_RESULTS,
    columns: HOME_COLUMNS,
    read: (lines, plan) => readResults(lines, boardsOf(plan)),
    write: writeResults,
    score: scoreHome,
    session: homeSession,
    report: homeReport,
    json: homeJson,
  };
}

function boardsOf({ subrounds }: HomePlan): number[] {
  return subrounds.flatMap(({ boards }) => boards);
}

/** Writes an evening's results; what a board was adjusted to stands with Table 1, for whose North-South it is. */
function writeResults({ tables, adjusted }: SessionResults, plan: HomePlan): WrittenResults {
  const lines = writeBoards(homeTables(boardsOf(plan)), tables, (table, board) => {
    const imps = table === 1 ? adjusted.get(board) : undefined;
    return imps === undefined ? null : { adjusted: String(imps) };
  });
  return { columns: Object.keys(HOME_COLUMNS), lines };
}
