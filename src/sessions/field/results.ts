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

/** A score that the Director gives a side of a table in place of one that cannot be had (Law 12C2), in per cent. */
export type Average = 40 | 50 | 60;

/** Percentages that are averages on both sides. */
export interface Averages extends Percentages {
  readonly ns: Average;
  readonly ew: Average;
}

/** A weighted or split score (Law 12C1(c)): results with their shares, N-S points for both sides, those of a side 100 % together. */
export interface WeightedSides {
  readonly ns: readonly WeightedPoints[];
  readonly ew: readonly WeightedPoints[];
}

/** All that is known of the play of a field. */
export interface FieldResults {
  /** Each board at most once for each table. */
  readonly tables: readonly TableResult[];
  /** By atTableKey, what counts in place of a score. */
  readonly adjusted: ReadonlyMap<string, Percentages>;
  /** By {@link tableBoardKey}, the group of a fouled board in which its result is, "A" to "Z"; none for the usual one. */
  readonly groups?: ReadonlyMap<string, string>;
  /** By {@link tableBoardKey}, the weighted and split scores, which count in place of a result. */
  readonly weighted?: ReadonlyMap<string, WeightedSides>;
  /** In the order of the list. */
  readonly penalties?: readonly FieldPenalty[];
  readonly turned?: readonly Turned[];
  /** Boards that were played in place of others. */
  readonly wrongBoards?: readonly WrongBoard[];
  /** By {@link tableBoardKey}, what a sheet has by a ruling that is no longer there. */
  readonly ruled?: ReadonlyMap<string, RuledScore>;
  readonly extras?: readonly ExtraScore[];
  /** By {@link tableBoardKey}, what is not to be played at a table, so that nobody waits for it. */
  readonly notPlayed?: ReadonlySet<string>;
}

/** A session before its first board. */
export const NO_FIELD_RESULTS: FieldResults = { tables: [], adjusted: new Map() };

/** "60/40", "05/95": North-South's first, both with two digits, so that no one of them begins another. */
export function printPercentages({ ns, ew }: Percentages): string {
  return [ns, ew].map((percent) => String(percent).padStart(2, "0")).join("/");
}

/** The averages that may be written, for sheets. */
export const AVERAGES = ([60, 50, 40] as const).flatMap((ns) =>
  ([60, 50, 40] as const).map((ew) => printPercentages({ ns, ew }))
);

/** Reads averages: as {@link parsePercentages}, and null for other percentages. */
export function parseAverages(text: string): Averages | null {
  const found = parsePercentages(text);
  return found && areAverages(found) ? found : null;
}

/** True if both percentages are averages by the Laws. */
export function areAverages(averages: Percentages): averages is Averages {
  return isAverage(averages.ns) && isAverage(averages.ew);
}

/** A part of a weighted score as it is written: a share of a result, for a side or, where none is named, for both. */
export interface WrittenShare extends WeightedPoints {
  readonly side: Side | null;
}

/** A weighted score as it is written: once where it is the same for both sides, else side by side. */
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
