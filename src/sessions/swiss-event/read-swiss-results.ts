import { victoryPoints } from "../../bridge/vp/scale";
import { inOrder, readCsv, type CsvLine, type Fault } from "../csv";
import { readField } from "../read-line";
import { optional } from "../result-fields";
import { bracketRounds } from "./bracket";
import { lineUpFaults, rematches } from "./check-results";
import { messages } from "./messages";
import { teamLabel, type SwissEventPlan } from "./plan";
import { isBye, readImps, readRound, readTeam, readVps } from "./result-fields";
import type { BracketRound, SwissResults } from "./results";

/** The columns of a file of an event's results, with the other names they go by. */
const COLUMNS = {
  round: [],
  team: ["home"],
  opponent: ["against", "away"],
  imps: ["margin"],
  vps: ["vp"],
  opponent_vps: ["opponent vps", "opponent's vps"],
} as const;

/** A line of a file, as far as it could be read. */
export interface SwissLine {
  readonly line: number;
  /** Null where it cannot be told. */
  readonly round: number | BracketRound | null;
  readonly team: number | null;
  /** "bye" for none. */
  readonly opponent: number | "bye" | null;
  readonly imps: number | null;
  readonly vps: number | null;
  readonly opponentVps: number | null;
  readonly faults: Fault[];
}

/** What a file of an event's results holds. With a fault in it, none of it is to be used. */
export interface ReadSwissResults {
  readonly results: SwissResults;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Reads an event's results from CSV: a line for each match with its round, the two teams by number
 * or name and the first one's margin in IMPs. Victory points, where given, stand in place of the
 * scale's. A line without IMPs and points is a match that is paired and not played; the opponent
 * may be "bye". The three matches of a match of three teams are given with the round in which they
 * end. Matches of the bracket have R32, R16, QF, SF or F as their round.
 * @returns the results, every fault of the file, and what its writer should look at.
 */
export function readSwissResults(text: string, plan: SwissEventPlan): ReadSwissResults {
  const csv = readCsv(text, COLUMNS);
  const accepted = Object.keys(COLUMNS).join(", ");
  const missing = (["round", "team", "opponent"] as const)
    .filter((name) => csv.columns.length > 0 && !csv.columns.includes(name))
    .map((name) => ({ line: 1, field: "header", message: messages.csvColumn(name, accepted) }));
  const unusable = csv.columns.length === 0 ? csv.faults : missing;
  if (unusable.length > 0)
    return { results: resultsOf([]), faults: unusable, warnings: csv.warnings };
  const lines = csv.lines.map((line) => readLine(line, plan));
  const results = resultsOf(lines);
  const own = [...csv.faults, ...lines.flatMap(({ faults }) => faults)];
  return {
    results,
    faults: inOrder([...own, ...lineUpFaults(lines, plan, own.length > 0 ? null : results)]),
    warnings: inOrder([
      ...csv.warnings,
      ...rematches(lines, plan),
      ...lines.flatMap((line) => pointsThatStand(line, plan)),
    ]),
  };
}

function readLine({ line, fields }: CsvLine, plan: SwissEventPlan): SwissLine {
  const faults: Fault[] = [];
  const fault = (field: string, message: string) => void faults.push({ line, field, message });
  const read = <T>(field: keyof typeof COLUMNS, reader: (text: string) => T): T | null =>
    readField({ line, faults }, field, () => reader(fields[field]!));
  const round = read("round", (text) =>
    readRound(text, plan.rounds, plan.bracket === null ? [] : bracketRounds(plan.bracket))
  );
  const team = read("team", (text) => readTeam(text, plan, messages.team));
  const opponent = read("opponent", (text) =>
    isBye(text) ? ("bye" as const) : readTeam(text, plan, messages.opponent)
  );
  const imps = read("imps", (text) => optional(text, readImps));
  const vps = read("vps", (text) => optional(text, readVps));
  const opponentVps = read("opponent_vps", (text) => optional(text, readVps));
  const refused = faults.length > 0;
  if (team !== null && team === opponent)
    fault("opponent", messages.against(teamLabel(plan, team)));
  if (!refused && typeof round === "string") {
    if (opponent === "bye") fault("opponent", messages.byeInBracket);
    if (vps !== null || opponentVps !== null) fault("vps", messages.bracketVps);
    if (imps === 0) fault("imps", messages.bracketTie);
  } else if (!refused) {
    if (opponent === "bye" && (imps !== null || opponentVps !== null))
      fault("imps", messages.byeImps);
    if (opponent !== "bye" && imps === null && (vps === null) !== (opponentVps === null))
      fault("imps", messages.oneSide);
  }
  return { line, round, team, opponent, imps, vps, opponentVps, faults };
}

function resultsOf(lines: readonly SwissLine[]): SwissResults {
  const sound = lines.filter(({ faults }) => faults.length === 0);
  return {
    matches: sound.flatMap(({ round, team, opponent, imps, vps, opponentVps }) =>
      typeof round === "number"
        ? [{ round, team: team!, opponent: numberOf(opponent), imps, vps, opponentVps }]
        : []
    ),
    bracket: sound.flatMap(({ round, team, opponent, imps }) =>
      typeof round === "string" && typeof opponent === "number" && imps !== null
        ? [{ round, team: team!, opponent, imps }]
        : []
    ),
  };
}

function numberOf(opponent: SwissLine["opponent"]): number | null {
  return opponent === "bye" ? null : opponent;
}

/** Points that are not those of the margin: an adjusted result, or a slip. */
function pointsThatStand(read: SwissLine, { scale }: SwissEventPlan): Fault[] {
  const { line, imps, vps, opponentVps, faults } = read;
  if (imps === null || faults.length > 0) return [];
  const expected = [victoryPoints(imps, scale), victoryPoints(-imps, scale)];
  const given = [vps ?? expected[0]!, opponentVps ?? expected[1]!];
  if (given.every((points, i) => points === expected[i])) return [];
  const message = messages.pointsStand(given.join(" and "), expected.join(" and "), imps);
  return [{ line, field: "vps", message }];
}
