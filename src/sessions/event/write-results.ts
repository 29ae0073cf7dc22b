import { NUMBERED_TEAMS, writtenName } from "../contestants";
import type { Contestant } from "../../movements/contestant";
import type { ResultFields } from "../reading/result-lines";
import type { WrittenResults } from "../reading/write-csv";
import { EVENT_PENALTY_COLUMNS, writeEventPenalties } from "../teams/event-penalties";
import { isBoardAMatch } from "./forms";
import { columnInFile } from "./match-line";
import type { SwissEventPlan } from "./plan";
import type { SwissResult, SwissResults } from "./results";

/**
 * Writes an event's results: who comes late or leaves early, the matches in their order, those of the bracket, and penalties.
 * A team without a name goes by its number.
 */
export function writeSwissResults(
  { matches, bracket, presence = [], penalties = [], byHand = [], corrections = [] }: SwissResults,
  plan: SwissEventPlan
): WrittenResults {
  const name = (team: Contestant) => writtenName(NUMBERED_TEAMS, plan.teams, team);
  const optionalName = (team: Contestant | undefined) => (team === undefined ? "" : name(team));
  const lines: ResultFields[] = [
    ...presence.map(({ team, kind, round }) => ({ round: String(round), team: name(team), opponent: kind })),
    ...byHand.map(({ round, what, teams: [team, opponent, third] }) => ({
      ...{ round: round === null ? "" : String(round), what },
      ...{ team: optionalName(team), opponent: optionalName(opponent), third: optionalName(third) },
    })),
    ...corrections.map(({ round, team, opponent, before, after }) => ({
      ...{ round: String(round), team: name(team), opponent: name(opponent) },
      ...{ what: "corrected", paired_by: before, now: after },
    })),
    ...matches.map((match) => ({
      round: String(match.round),
      team: name(match.team),
      opponent: match.opponent === null ? "bye" : name(match.opponent),
      ...resultFields(match),
    })),
    ...bracket.map(({ round, team, opponent, imps, boards }) => ({
      ...{ round, team: name(team), opponent: name(opponent) },
      imps: String(imps),
      ...(boards && { boards: `${boards.played} of ${boards.of}` }),
    })),
    ...writeEventPenalties(penalties, "team", name),
  ];
  const hasBoards = lines.some(({ boards = "" }) => boards !== "");
  const inFile = (column: string) => columnInFile(plan, column);
  // At board-a-match there are no IMPs, but a walkover stands in their column.
  const hasImps = !isBoardAMatch(plan) || lines.some(({ imps = "" }) => imps !== "");
  const extra = ["what", "third", "paired_by", "now"].filter((column) =>
    lines.some((line) => (line[column] ?? "") !== "")
  );
  const columns = [
    "round",
    "team",
    "opponent",
    ...(hasImps ? ["imps"] : []),
    "vps",
    "opponent_vps",
    ...(hasBoards ? ["boards"] : []),
    ...(penalties.length > 0 ? Object.keys(EVENT_PENALTY_COLUMNS) : []),
    ...extra,
  ];
  return {
    columns: columns.map(inFile),
    lines: lines.map((fields) =>
      Object.fromEntries(Object.entries(fields).map(([column, text]) => [inFile(column), text]))
    ),
  };
}

/** The result of a match, with a question mark where it may still change. */
function resultFields(result: SwissResult): ResultFields {
  const { imps, vps, opponentVps, unplayed, provisional, boards, pairedBy = "" } = result;
  const written = (known: number | null) => (known === null ? "" : `${known}${provisional ? "?" : ""}`);
  return {
    imps: unplayed ?? written(imps),
    vps: written(vps),
    opponent_vps: written(opponentVps),
    ...(boards !== undefined && { boards: String(boards) }),
    paired_by: pairedBy,
  };
}
