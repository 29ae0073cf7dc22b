import type { KindName } from "../../../sessions/kinds";
import { resultsTexts as texts } from "../results/results-texts";
import type { SessionChoice } from "../form/session-choice";
import { isBoardAMatch } from "./event-form";
import { kindOf } from "./kind-forms";

/** A CSV file of results: its header, and the description of a line. */
export interface CsvLines {
  readonly header: string;
  readonly line: string;
  /** Lines for matches that were not played, each with its meaning; absent if there are none. */
  readonly others?: readonly (readonly [line: string, meaning: string])[];
}

const TABLE = "table,board,contract,declarer,result,points";
const BOARD_LINE = texts.hints.boardLine;

/** Results of four or five pairs, and of Chicago. */
const TABLE_LINES: CsvLines = { header: TABLE, line: BOARD_LINE };

/** Results of pairs or individuals. */
const FIELD_LINES: CsvLines = { header: `${TABLE},adjusted`, line: BOARD_LINE };

/** Results of a club's evening. */
const CLUB_LINES: CsvLines = {
  header: "board,ns,ew,contract,declarer,result,points,adjusted",
  line: BOARD_LINE,
};

/** Results of a match of two teams. */
const MATCH_LINES: CsvLines = {
  header: `${TABLE},adjusted_home,adjusted_away`,
  line: BOARD_LINE,
};

/** Results of events in which a team plays several matches. */
const TEAMS_LINES: CsvLines = {
  header: `${TABLE},adjusted_ns,adjusted_ew`,
  line: BOARD_LINE,
};

/** Results of a league. */
const LEAGUE_LINES: CsvLines = {
  header: "date,home,away,home_imps,away_imps,home_vps,away_vps,conceded,rescheduled,venue,round,penalty,unit,reason",
  line: texts.hints.leagueLine,
  others: texts.otherLines.league,
};

/** Results of a Swiss event. */
const SWISS_LINES: CsvLines = {
  header: "round,team,opponent,imps,vps,opponent_vps,penalty,unit,reason",
  line: texts.hints.swissLine,
  others: texts.otherLines.swiss,
};

/** Results of an event at board-a-match. */
const BAM_LINES: CsvLines = {
  header: "round,team,opponent,points,opponent_points,penalty,unit,reason",
  line: texts.hints.bamLine,
};

const LINES: { readonly [K in KindName]: (choice: SessionChoice) => CsvLines } = {
  "four-pairs": () => TABLE_LINES,
  "five-pairs": () => TABLE_LINES,
  pairs: () => FIELD_LINES,
  individual: () => FIELD_LINES,
  club: () => CLUB_LINES,
  chicago: () => TABLE_LINES,
  "team-match": () => MATCH_LINES,
  "three-teams": () => TEAMS_LINES,
  "four-teams": () => TEAMS_LINES,
  "swiss-event": (choice) => (isBoardAMatch(choice) ? BAM_LINES : SWISS_LINES),
  league: () => LEAGUE_LINES,
};

/** Describes the CSV file of results for the chosen kind of session. */
export function csvOf(choice: SessionChoice): CsvLines {
  return LINES[kindOf(choice)](choice);
}
