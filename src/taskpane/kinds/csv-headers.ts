import { texts } from "../texts";
import type { CsvLines } from "./kind-form";

const TABLE = "table,board,contract,declarer,result,points";
const BOARD_LINE = texts.hints.boardLine;

/** Results of pairs in teams that change. */
export const TABLE_LINES: CsvLines = { header: TABLE, line: BOARD_LINE };

/** Results of a match of two teams. */
export const MATCH_LINES: CsvLines = {
  header: `${TABLE},adjusted_home,adjusted_away`,
  line: BOARD_LINE,
};

/** Results of events in which a team plays several matches. */
export const TEAMS_LINES: CsvLines = {
  header: `${TABLE},adjusted_ns,adjusted_ew`,
  line: BOARD_LINE,
};

/** Results of a league. */
export const LEAGUE_LINES: CsvLines = {
  header: "date,home,away,home_imps,away_imps,home_vps,away_vps,conceded,rescheduled,deducted,reason",
  line: texts.hints.leagueLine,
  others: texts.otherLines.league,
};

/** Results of a Swiss event. */
export const SWISS_LINES: CsvLines = {
  header: "round,team,opponent,imps,vps,opponent_vps",
  line: texts.hints.swissLine,
  others: texts.otherLines.swiss,
};

/** Results of an event at board-a-match. */
export const BAM_LINES: CsvLines = {
  header: "round,team,opponent,points,opponent_points",
  line: texts.hints.bamLine,
};
