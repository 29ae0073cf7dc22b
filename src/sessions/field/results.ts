import { isAverage } from "../../bridge/own-average";
import { plainNumber } from "../../bridge/plain-number";
import { SIDES, type Side } from "../../bridge/seat";
import { parsePercentages, type Percentages } from "../../bridge/traveller-score";
import { FULL_PERCENT, type WeightedPoints } from "../../bridge/weighted-score";
import type { TableResult } from "../results";
import type { FieldPenalty } from "./penalties";
import type { ExtraScore } from "./extra-scores";
import type { RuledScore } from "./ruled-score-text";
import type { Turned } from "./turned";
import type { WrongBoard } from "./wrong-board";

/** Percentage that the Director awards a side if no result can be obtained (Law 12C2). */
export type Average = 40 | 50 | 60;

/** Percentages of both sides, each of them an average: 40, 50 or 60. */
export interface Averages extends Percentages {
  readonly ns: Average;
  readonly ew: Average;
}

/** A weighted or split score (Law 12C1(c)): for each side, N-S points with their shares, which add up to 100 %. */
export interface WeightedSides {
  readonly ns: readonly WeightedPoints[];
  readonly ew: readonly WeightedPoints[];
}

/** The results, rulings and penalties of a field. */
export interface FieldResults {
  /** The results; at most one for each board at a table. */
  readonly tables: readonly TableResult[];
  /** Percentages that replace a score, keyed by {@link tableBoardKey}. */
  readonly adjusted: ReadonlyMap<string, Percentages>;
  /** Groups of a fouled board, "A" to "Z", keyed by {@link tableBoardKey}; results in the usual group have none. */
  readonly groups?: ReadonlyMap<string, string>;
  /** Weighted and split scores, which replace a result, keyed by {@link tableBoardKey}. */
  readonly weighted?: ReadonlyMap<string, WeightedSides>;
  /** The penalties in the order of the list. */
  readonly penalties?: readonly FieldPenalty[];
  readonly turned?: readonly Turned[];
  /** Boards that were played in place of other boards. */
  readonly wrongBoards?: readonly WrongBoard[];
  /** Scores that a sheet still has from rulings that were removed, keyed by {@link tableBoardKey}. */
  readonly ruled?: ReadonlyMap<string, RuledScore>;
  readonly extras?: readonly ExtraScore[];
  /** Keys ({@link tableBoardKey}) of boards that will not be played at a table, so that nobody waits for them. */
  readonly notPlayed?: ReadonlySet<string>;
}

/** A session before its first board. */
export const NO_FIELD_RESULTS: FieldResults = { tables: [], adjusted: new Map() };

/**
 * Prints percentages, North-South's first: "60/40", "05/95". Both have two digits, so that no text is the beginning of
 * another.
 */
export function printPercentages({ ns, ew }: Percentages): string {
  return [ns, ew].map((percent) => String(percent).padStart(2, "0")).join("/");
}

/** All combinations of the averages of both sides as texts for sheets, such as "60/40". */
export const AVERAGES = ([60, 50, 40] as const).flatMap((ns) =>
  ([60, 50, 40] as const).map((ew) => printPercentages({ ns, ew }))
);

/**
 * Reads averages such as "60/40". Null for texts that are no percentages of both sides, and for percentages other than
 * 60, 50 and 40, such as "63/40".
 */
export function parseAverages(text: string): Averages | null {
  const found = parsePercentages(text);
  return found && areAverages(found) ? found : null;
}

/** True if both percentages are averages: 40, 50 or 60. */
export function areAverages(averages: Percentages): averages is Averages {
  return isAverage(averages.ns) && isAverage(averages.ew);
}

/** A share of a weighted score as written; the side is null if the share is for both sides. */
export interface WrittenShare extends WeightedPoints {
  readonly side: Side | null;
}

/** Returns the shares of a weighted score as written: once if both sides have the same, else for each side. */
export function writtenShares({ ns, ew }: WeightedSides): WrittenShare[] {
  const withSide = (shares: readonly WeightedPoints[], side: Side | null) =>
    shares.map((share) => ({ ...share, side }));
  return isSplit({ ns, ew }) ? [...withSide(ns, "N-S"), ...withSide(ew, "E-W")] : withSide(ns, null);
}

/** True if the two sides have different scores. */
function isSplit({ ns, ew }: WeightedSides): boolean {
  const print = (shares: readonly WeightedPoints[]) =>
    shares.map(({ points, percent }) => `${percent} ${points}`).join();
  return print(ns) !== print(ew);
}

/** Reads a side: "N-S" or "EW", in either case. @returns null for anything else. */
export function parseSide(text: string): Side | null {
  const letters = plainNumber(text.toUpperCase()).replace(/[-/]/g, "");
  return SIDES.find((side) => side.replace("-", "") === letters) ?? null;
}

/** Reads a share in per cent: a whole number from 1 to 100. @returns null for anything else. */
export function parseShare(text: string): number | null {
  const plain = plainNumber(text).replace(/%$/, "");
  const share = /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : null;
  return share !== null && share <= FULL_PERCENT ? share : null;
}
