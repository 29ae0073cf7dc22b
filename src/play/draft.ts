import { checkPoints } from "../bridge/check-score";
import type { Bid, Doubling, Strain } from "../bridge/contract";
import { arePossibleTricks, MAX_UNDERTRICKS, tricksWon } from "../bridge/contract-score";
import type { Seat } from "../bridge/seat";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { parseAverages, type Averages } from "../sessions/field/results";
import { partBoard } from "../sessions/reading/part-board";
import { readTypedBoard } from "../sessions/reading/typed-board";
import { BOTH_AVERAGE } from "../exchange/averages";
import { averagesResult, type BoardResult } from "./board-result";

/** What has been tapped of a board so far. */
export interface Draft {
  readonly level: number | null;
  readonly strain: Strain | null;
  readonly doubling: Doubling;
  readonly declarer: Seat | null;
  /** Tricks above or below the contract. */
  readonly result: number | null;
  /** What stands in place of a contract. */
  readonly instead: "passed" | "not-played" | "average" | null;
  /** What each side is given in place of a score; null until it is chosen, missing where both have the average. */
  readonly given?: Averages | null;
  /** Points that came from elsewhere without a contract. */
  readonly points: number | null;
  /** North-South's high-card points, where they are asked; missing until they are known. */
  readonly hcp?: number;
}

export const EMPTY_DRAFT: Draft = {
  level: null,
  strain: null,
  doubling: 0,
  declarer: null,
  result: null,
  instead: null,
  points: null,
};

/** A tap. */
export type Tap =
  | { readonly tap: "contract"; readonly level: number; readonly strain: Strain }
  | { readonly tap: "doubling"; readonly doubling: Doubling }
  | { readonly tap: "declarer"; readonly declarer: Seat }
  | { readonly tap: "result"; readonly result: number }
  | { readonly tap: "instead"; readonly instead: NonNullable<Draft["instead"]> }
  | { readonly tap: "given"; readonly given: Averages }
  | { readonly tap: "hcp"; readonly hcp: number };

/**
 * What has been tapped, with one tap more. A second tap on what is chosen changes nothing, since fingers tap twice; a
 * result that the new contract cannot have is dropped.
 */
export function applyTap(draft: Draft, tap: Tap): Draft {
  // Both sides average is said in one way.
  if (tap.tap === "given") return draftOf(averagesResult(tap.given));
  if (tap.tap === "hcp") return { ...draft, hcp: tap.hcp };
  if (tap.tap === "instead") {
    const { instead } = tap;
    if (instead === draft.instead) return draft;
    // Who gets what is a tap of its own: one that went astray gives nobody anything.
    return instead === "average"
      ? { ...EMPTY_DRAFT, instead, given: null }
      : { ...EMPTY_DRAFT, instead, ...hcpOf(draft) };
  }
  const bid: Draft = { ...draft, instead: null, points: null };
  delete (bid as { given?: Averages | null }).given;
  switch (tap.tap) {
    case "contract": {
      const { level, strain } = tap;
      const fits = bid.result !== null && arePossibleTricks(tricksWon({ level }, bid.result));
      return { ...bid, level, strain, result: fits ? bid.result : null };
    }
    case "doubling":
      return { ...bid, doubling: tap.doubling };
    case "declarer":
      return { ...bid, declarer: tap.declarer };
    case "result":
      return { ...bid, result: tap.result };
  }
}

/** The contract of a draft, null until its level and strain are known. */
export function bidOf({ level, strain, doubling }: Draft): Bid | null {
  return level === null || strain === null ? null : { level, strain, doubling };
}

/** What a draft says; null while something is missing. */
export function draftResult(draft: Draft): BoardResult | null {
  const { declarer, result, instead, points, given } = draft;
  if (instead === "average") return given === null ? null : averagesResult(given ?? BOTH_AVERAGE);
  if (instead === "not-played") return { kind: instead };
  if (instead !== null) return { kind: instead, ...hcpOf(draft) };
  if (points !== null) return { kind: "points", points, ...hcpOf(draft) };
  const contract = bidOf(draft);
  if (contract === null || declarer === null || result === null) return null;
  return { kind: "played", contract, declarer, result, ...hcpOf(draft) };
}

/** The high-card points, where they are known. */
function hcpOf({ hcp }: Pick<Draft, "hcp">): Pick<Draft, "hcp"> {
  return hcp === undefined ? {} : { hcp };
}

/** The draft that says something, to be changed. */
export function draftOf(said: BoardResult | null): Draft {
  if (said === null) return EMPTY_DRAFT;
  switch (said.kind) {
    case "played": {
      const { contract, declarer, result } = said;
      return { ...EMPTY_DRAFT, ...contract, declarer, result, ...hcpOf(said) };
    }
    case "points":
      return { ...EMPTY_DRAFT, points: said.points, ...hcpOf(said) };
    case "averages":
      return { ...EMPTY_DRAFT, instead: "average", given: { ns: said.ns, ew: said.ew } };
    case "passed":
      return { ...EMPTY_DRAFT, instead: said.kind, ...hcpOf(said) };
    case "not-played":
    case "average":
      return { ...EMPTY_DRAFT, instead: said.kind };
  }
}

/** The results that a contract can have, the most tricks first: for 4H +3 to −10. */
export function possibleResults(level: number): number[] {
  return Array.from({ length: MAX_UNDERTRICKS + 1 }, (_, i) => MAX_UNDERTRICKS - 6 - level - i);
}

const POINTS = /^[+-]?\d+$/;

/** Why points that are typed for a board can be no result of it, as a sentence; "" for any other text. */
export function pointsFault(board: number, text: string): string {
  const plain = text.trim();
  const fault = POINTS.test(plain) ? checkPoints(Number(plain), vulnerabilityOf(board)) : "";
  return fault === "" ? "" : `${fault}.`;
}

/**
 * Reads what is typed for a board in a line, as in a contract's cell of a workbook: `4hn+1`, `3nxs-2`, `pass`, `np`,
 * `average`, `60/40` or `A+/A-` with North-South's first, or N-S points such as `-420`.
 * @returns null for what cannot be read as one of them.
 */
export function typedDraft(board: number, text: string): Draft | null {
  const plain = text.trim();
  if (/^(a|ave?|average)$/i.test(plain)) return { ...EMPTY_DRAFT, instead: "average" };
  const averages = parseAverages(plain.replace(/ave/gi, "a").replace(/\s/g, ""));
  if (averages) return draftOf(averagesResult(averages));
  const isPoints = POINTS.test(plain);
  const blank = { contract: "", by: "", result: "", doubled: "", points: "" };
  const read = readTypedBoard(board, partBoard({ ...blank, ...(isPoints ? { points: plain } : { contract: plain }) }));
  if (read.isNotPlayed) return { ...EMPTY_DRAFT, instead: "not-played" };
  if (isPoints) return read.fault === null ? { ...EMPTY_DRAFT, points: read.points } : null;
  if (read.contract === "Pass") return { ...EMPTY_DRAFT, instead: "passed" };
  // A contract alone is half of it: what is missing is tapped.
  const isHalf = read.fault === "noDeclarer" || read.fault === "noResult";
  if (read.contract === null || (read.fault !== null && !isHalf)) return null;
  const { declarer, result } = read;
  const fits = result === null || arePossibleTricks(tricksWon(read.contract, result));
  return fits ? { ...EMPTY_DRAFT, ...read.contract, declarer, result } : null;
}
