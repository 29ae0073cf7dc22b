import { notPlayedReason, parsePlay, printContract, WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { arePossibleTricks } from "../../bridge/contract-score";
import { tryRead } from "../../bridge/input-error";
import { plainNumber } from "../../bridge/plain-number";
import { parseResult, printResult } from "../../bridge/result";
import { parseSeat } from "../../bridge/seat";
import type { ResultFields } from "../../sessions/reading/result-lines";
import { awardIn } from "../lines/awards";
import { texts } from "../texts";

/** A board's result at a table as programs write it; "" for missing values. */
export interface WrittenRow {
  readonly contract: string;
  readonly declarer: string;
  /** Tricks that declarer won. */
  readonly tricks: string;
  /** Tricks above or below the contract. */
  readonly result: string;
  /** N-S points, or an adjusted score in their place. */
  readonly points: string;
  readonly adjusted: string;
}

/** The fields of a row, or its fault; "incomplete" for a contract without a result, which counts as not played. */
type PlayedFields =
  | { readonly kind: "played"; readonly fields: ResultFields }
  | { readonly kind: "incomplete"; readonly fields: ResultFields; readonly contract: string }
  | { readonly kind: "fault"; readonly field: string; readonly message: string };

const BLANK = /^[-?*]?$/;

/**
 * Converts a row to the fields of a club's evening: an adjusted score from whatever column has it; else contract,
 * declarer and result, and points as the file has them.
 */
export function playedFields(written: WrittenRow): PlayedFields {
  const plain = Object.fromEntries(
    Object.entries(written).map(([key, text]) => [key, BLANK.test(text.trim()) ? "" : text.trim()])
  ) as unknown as WrittenRow;
  const { contract, declarer, tricks, result, adjusted } = plain;
  const award = [adjusted, contract, result, plain.points].map(awardIn).find((found) => found !== null) ?? null;
  if (award !== null) return { kind: "played", fields: { adjusted: award } };
  if (adjusted !== "") return { kind: "fault", field: "adjusted", message: texts.club.adjusted(adjusted) };
  const points = tryRead(() => pointsOf(plain.points)) ?? null;
  if (points === null) return { kind: "fault", field: "points", message: texts.club.points(plain.points) };
  // A result without a contract is refused later, when results are scored.
  if (contract === "" && points === "" && `${declarer}${tricks}${result}` !== "")
    return { kind: "played", fields: { contract, declarer, result: result || tricks } };
  if (contract === "" || notPlayedReason(contract) !== null)
    return contract !== "" || points === "" ? notPlayed() : { kind: "played", fields: { points } };
  return withContract({ ...plain, points });
}

/**
 * Returns the fields of a row with a contract. A contract that cannot be read stays as written: the scoring refuses it
 * and says what is accepted.
 */
function withContract({ contract, declarer, tricks, result, points }: WrittenRow): PlayedFields {
  const play = tryRead(() => parsePlay(contract));
  if (play === null) return { kind: "played", fields: { contract, declarer, result, points } };
  if (play.contract === "Pass") return { kind: "played", fields: { contract: "Pass", points } };
  const { level } = play.contract;
  const seat = declarer === "" ? play.declarer : tryRead(() => parseSeat(declarer));
  const fields = { contract: printContract(play.contract), declarer: seat ?? declarer, points };
  const won = tricks === "" ? null : /^(\d|1[0-3])$/.test(tricks) ? Number(tricks) : NaN;
  if (Number.isNaN(won)) return { kind: "fault", field: "result", message: texts.pbn.result(tricks) };
  const outcome = won === null ? resultOf(result, play.result) : won - level - 6;
  if (outcome === undefined) return { kind: "played", fields: { ...fields, result } };
  if (outcome === null)
    return points === "" ? { ...notPlayed(), kind: "incomplete", contract } : { kind: "played", fields };
  if (!arePossibleTricks(outcome + level + 6))
    return { kind: "fault", field: "result", message: texts.pbn.tricks(contract, outcome + level + 6) };
  return { kind: "played", fields: { ...fields, result: printResult(outcome) } };
}

function notPlayed() {
  return { kind: "played", fields: { contract: WRITTEN_NOT_PLAYED } } as const;
}

/**
 * Reads tricks above or below the contract from the result, or else from the contract ("3NT-1"). Null if neither has
 * them, undefined for a text that is no result.
 */
function resultOf(written: string, inContract: number | null): number | null | undefined {
  return written === "" ? inContract : (tryRead(() => parseResult(written)) ?? undefined);
}

/** Returns points as written, "0" for a passed-out board; null for a text that is no number. */
function pointsOf(written: string): string | null {
  const text = plainNumber(written).replace(/^\+/, "");
  if (/^(ALL)?PASS(ED)?(OUT)?$/i.test(text)) return "0";
  return /^(-?\d{1,5})?$/.test(text) ? text : null;
}
