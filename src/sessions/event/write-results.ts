import type { Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS, writtenName } from "../contestants";
import type { ResultFields } from "../reading/result-lines";
import type { WrittenResults } from "../reading/write-csv";
import { EVENT_PENALTY_COLUMNS, writeEventPenalties } from "../teams/event-penalties";
import { isBoardAMatch } from "./forms";
import { columnInFile, sideColumns } from "./match-line";
import type { AnyEventPlan } from "./plan";
import type { EventResults, MatchResult } from "./results";

/**
 * The columns that are always written for a league; `RARE_IN_LEAGUE` has the columns that only some files need. Only
 * matches that were moved have a day, because the days of all other matches follow from the first day of the season,
 * which is an option.
 */
const LEAGUE_COLUMNS = ["round", "home", "away", "home_imps", "away_imps", "home_vps", "away_vps", "conceded", "rescheduled"]; // prettier-ignore
const RARE_IN_LEAGUE = ["venue", "boards", ...Object.keys(EVENT_PENALTY_COLUMNS)];

/**
 * Writes an event's results: teams that enter or withdraw, instructions, corrections, the matches in their order, the
 * matches of the bracket, and penalties. A team without a name is written as its number.
 */
export function writeEventResults(
  { matches, bracket, presence = [], penalties = [], byHand = [], corrections = [] }: EventResults,
  plan: AnyEventPlan
): WrittenResults {
  const name = (team: Contestant) => writtenName(NUMBERED_TEAMS, plan.teams, team);
  const optionalName = (team: Contestant | undefined) => (team === undefined ? "" : name(team));
  const [first, second] = sideColumns(plan).teams;
  const isLeague = plan.kind === "league";
  const lines: ResultFields[] = [
    ...presence.map(({ team, kind, round }) => ({ round: String(round), team: name(team), opponent: kind })),
    ...byHand.map(({ round, what, teams: [team, opponent, third] }) => ({
      round: round === null ? "" : String(round),
      what,
      team: optionalName(team),
      opponent: optionalName(opponent),
      third: optionalName(third),
    })),
    ...corrections.map(({ round, team, opponent, before, after }) => ({
      round: String(round),
      team: name(team),
      opponent: name(opponent),
      what: "corrected",
      paired_by: before,
      now: after,
    })),
    ...matches.map((match) => ({
      round: String(match.round),
      [first]: name(match.team),
      [second]: match.opponent === null ? "bye" : name(match.opponent),
      ...(isLeague ? fixtureFields(match) : resultFields(match)),
    })),
    ...bracket.map(({ round, team, opponent, imps, boards }) => ({
      round,
      team: name(team),
      opponent: name(opponent),
      imps: String(imps),
      ...(boards && { boards: `${boards.played} of ${boards.of}` }),
    })),
    ...writeEventPenalties(penalties, first, name),
  ];
  const isNeeded = (column: string) => lines.some((fields) => (fields[column] ?? "") !== "");
  const inFile = (column: string) => columnInFile(plan, column);
  const columns = isLeague
    ? [...LEAGUE_COLUMNS, ...RARE_IN_LEAGUE.filter(isNeeded)]
    : [
        ...["round", "team", "opponent"],
        // At board-a-match there are no IMPs, but a walkover is written in their column.
        ...(!isBoardAMatch(plan) || isNeeded("imps") ? ["imps"] : []),
        ...["vps", "opponent_vps"],
        ...["boards"].filter(isNeeded),
        ...(penalties.length > 0 ? Object.keys(EVENT_PENALTY_COLUMNS) : []),
        ...["what", "third", "paired_by", "now"].filter(isNeeded),
      ];
  return {
    columns: columns.map(inFile),
    lines: lines.map((fields) =>
      Object.fromEntries(Object.entries(fields).map(([column, text]) => [inFile(column), text]))
    ),
  };
}

/** Returns a number as written, with a question mark if it is provisional; "" for none. */
function written(number: number | null | undefined, provisional = false): string {
  return number === null || number === undefined ? "" : `${number}${provisional ? "?" : ""}`;
}

/** Returns the result of a match as fields of a line. */
function resultFields(result: MatchResult): ResultFields {
  const { imps, vps, opponentVps, unplayed, provisional, boards, pairedBy = "" } = result;
  return {
    imps: unplayed ?? written(imps, provisional),
    vps: written(vps, provisional),
    opponent_vps: written(opponentVps, provisional),
    boards: written(boards),
    paired_by: pairedBy,
  };
}

const VENUES = { fixture: "swapped", both: "both" } as const;
const CONCEDED = { conceded: "home", walkover: "away", void: "void" } as const;

/** Returns the result of a fixture as fields of a line, with its day and venue. */
function fixtureFields(result: MatchResult): ResultFields {
  const { won, vps, opponentVps, unplayed, provisional, boards, date, swapped } = result;
  return {
    home_imps: written(won?.[0], provisional),
    away_imps: written(won?.[1], provisional),
    home_vps: written(vps, provisional),
    away_vps: written(opponentVps, provisional),
    conceded: unplayed ? CONCEDED[unplayed] : "",
    rescheduled: date ?? "",
    venue: swapped ? VENUES[swapped] : "",
    boards: written(boards),
  };
}
