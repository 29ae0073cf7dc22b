import type { ResultLine, Fault } from "../reading/result-lines";
import { readField } from "../reading/board-line";
import { optional } from "../reading/fields";
import { bracketRounds } from "./bracket";
import { resultTexts } from "../result-texts";
import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { isBoardAMatch } from "./forms";
import type { SwissEventPlan } from "./plan";
import { isProvisional, readImps, readPoints, readRound, readUnplayed, readVps, withoutMark } from "./match-fields";
import { readOpponentWord, readTeam, type OpponentWord } from "./team-field";
import type { BracketRound, Unplayed } from "./results";

/** The columns of a file of an event's results, with the other names they go by. */
export const SWISS_COLUMNS = {
  round: [],
  team: ["home"],
  opponent: ["against", "away"],
  imps: ["margin"],
  vps: ["vp", "points"],
  opponent_vps: ["opponent vps", "opponent's vps", "opponent_points", "opponent points", "opponent's points"],
} as const;

/** What a column is called in a file: at board-a-match points stand in the place of victory points. */
export function columnInFile(plan: Pick<SwissEventPlan, "form">, column: string): string {
  return isBoardAMatch(plan) ? column.replace("vps", "points") : column;
}

/** A line of a file, as far as it could be read. */
export interface SwissLine {
  readonly line: number;
  /** Null where it cannot be told. */
  readonly round: number | BracketRound | null;
  readonly team: Contestant | null;
  /** "bye" for none; or that the team enters or withdraws. */
  readonly opponent: Contestant | OpponentWord | null;
  readonly imps: number | null;
  readonly unplayed: Unplayed | null;
  readonly provisional: boolean;
  readonly vps: number | null;
  readonly opponentVps: number | null;
  readonly faults: Fault[];
}

/** Reads what a line says of a match. */
export function readSwissLine({ line, fields }: ResultLine, plan: SwissEventPlan): SwissLine {
  const faults: Fault[] = [];
  const fault = (field: string, message: string) => void faults.push({ line, field, message });
  const read = <T>(field: keyof typeof SWISS_COLUMNS, reader: (text: string) => T): T | null =>
    readField({ line, faults }, field, () => reader(fields[field] ?? ""));
  const round = read("round", (text) =>
    readRound(text, plan.rounds, plan.bracket === null ? [] : bracketRounds(plan.bracket))
  );
  const team = read("team", (text) => readTeam(text, plan.teams, resultTexts.results.swissEvent.team));
  const opponent = read(
    "opponent",
    (text) => readOpponentWord(text) ?? readTeam(text, plan.teams, resultTexts.results.swissEvent.opponent)
  );
  const isBam = isBoardAMatch(plan);
  // At board-a-match there is no column of IMPs in which it could stand.
  const inPoints = isBam ? readUnplayed(fields.vps ?? "") : null;
  const unplayed = readUnplayed(fields.imps ?? "") ?? inPoints;
  const result = (field: "imps" | "vps" | "opponent_vps", reader: (text: string) => number) =>
    read(field, (text) => optional(withoutMark(text), reader));
  const imps = unplayed ? null : result("imps", readImps);
  const readPointsOf = isBam ? readPoints : readVps;
  const vps = inPoints ? null : result("vps", readPointsOf);
  const opponentVps = result("opponent_vps", readPointsOf);
  const isMarked = [fields.imps, fields.vps, fields.opponent_vps].some((text) => isProvisional(text ?? ""));
  const provisional = isMarked && [imps, vps, opponentVps].some((known) => known !== null);
  const refused = faults.length > 0;
  if (isBam && imps !== null) fault("imps", resultTexts.results.swissEvent.bamImps);
  if (team !== null && team === opponent)
    fault("opponent", resultTexts.results.swissEvent.against(labelOf(NUMBERED_TEAMS, plan.teams, team)));
  if (!refused && typeof round === "string") {
    if (opponent === "bye") fault("opponent", resultTexts.results.swissEvent.byeInBracket);
    else if (typeof opponent === "string") fault("round", resultTexts.results.swissEvent.presenceRound);
    if (unplayed) fault("imps", resultTexts.results.swissEvent.bracketWalkover);
    if (vps !== null || opponentVps !== null) fault("vps", resultTexts.results.swissEvent.bracketVps);
    if (imps === 0) fault("imps", resultTexts.results.swissEvent.bracketTie);
  } else if (!refused) {
    if (opponent === "withdrawn" || opponent === "enters") {
      if (unplayed || [imps, vps, opponentVps].some((known) => known !== null))
        fault("imps", resultTexts.results.swissEvent.presenceBlank);
    } else if (opponent === "bye" && (unplayed || imps !== null || opponentVps !== null))
      fault("imps", resultTexts.results.swissEvent.byeImps);
    else if (opponent !== "bye" && !unplayed && imps === null && (vps === null) !== (opponentVps === null))
      fault(isBam ? "vps" : "imps", resultTexts.results.swissEvent[isBam ? "oneSidePoints" : "oneSide"]);
  }
  const named = faults.map((known) => ({ ...known, field: columnInFile(plan, known.field) }));
  return { line, round, team, opponent, imps, unplayed, provisional, vps, opponentVps, faults: named };
}
