import type { CsvLine, Fault } from "../reading/csv";
import { readField } from "../reading/board-line";
import { optional } from "../reading/fields";
import { bracketRounds } from "./bracket";
import { texts } from "../texts";
import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import type { SwissEventPlan } from "./plan";
import { isBye, readImps, readRound, readTeam, readVps } from "./match-fields";
import type { BracketRound } from "./results";

/** The columns of a file of an event's results, with the other names they go by. */
export const SWISS_COLUMNS = {
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
  readonly team: Contestant | null;
  /** "bye" for none. */
  readonly opponent: Contestant | "bye" | null;
  readonly imps: number | null;
  readonly vps: number | null;
  readonly opponentVps: number | null;
  readonly faults: Fault[];
}

/** Reads what a line says of a match. */
export function readSwissLine({ line, fields }: CsvLine, plan: SwissEventPlan): SwissLine {
  const faults: Fault[] = [];
  const fault = (field: string, message: string) => void faults.push({ line, field, message });
  const read = <T>(field: keyof typeof SWISS_COLUMNS, reader: (text: string) => T): T | null =>
    readField({ line, faults }, field, () => reader(fields[field] ?? ""));
  const round = read("round", (text) =>
    readRound(text, plan.rounds, plan.bracket === null ? [] : bracketRounds(plan.bracket))
  );
  const team = read("team", (text) => readTeam(text, plan.teams, texts.results.swissEvent.team));
  const opponent = read("opponent", (text) =>
    isBye(text) ? ("bye" as const) : readTeam(text, plan.teams, texts.results.swissEvent.opponent)
  );
  const imps = read("imps", (text) => optional(text, readImps));
  const vps = read("vps", (text) => optional(text, readVps));
  const opponentVps = read("opponent_vps", (text) => optional(text, readVps));
  const refused = faults.length > 0;
  if (team !== null && team === opponent)
    fault("opponent", texts.results.swissEvent.against(labelOf(NUMBERED_TEAMS, plan.teams, team)));
  if (!refused && typeof round === "string") {
    if (opponent === "bye") fault("opponent", texts.results.swissEvent.byeInBracket);
    if (vps !== null || opponentVps !== null) fault("vps", texts.results.swissEvent.bracketVps);
    if (imps === 0) fault("imps", texts.results.swissEvent.bracketTie);
  } else if (!refused) {
    if (opponent === "bye" && (imps !== null || opponentVps !== null)) fault("imps", texts.results.swissEvent.byeImps);
    if (opponent !== "bye" && imps === null && (vps === null) !== (opponentVps === null))
      fault("imps", texts.results.swissEvent.oneSide);
  }
  return { line, round, team, opponent, imps, vps, opponentVps, faults };
}
