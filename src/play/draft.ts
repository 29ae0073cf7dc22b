import { checkPoints } from "../bridge/check-score";
import type { Bid, Doubling, Strain } from "../bridge/contract";
import { arePossibleTricks, tricksWon } from "../bridge/contract-score";
import type { Seat } from "../bridge/seat";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { parseAverages, type Averages } from "../sessions/field/results";
import { explainInLine } from "../sessions/reading/explain-fault";
import { partLine } from "../sessions/reading/part-board";
import { readContract, readTypedBoard } from "../sessions/reading/typed-board";
import { BOTH_AVERAGE } from "../exchange/averages";
import { averagesResult, type BoardResult } from "./board-result";

/** A result being keyed in. */
export interface Draft {
  readonly level: number | null;
  readonly strain: Strain | null;
  readonly doubling: Doubling;
  readonly declarer: Seat | null;
  /** Tricks above or below the contract. */
  readonly result: number | null;
  /** Outcome without a contract; null for a contract, and for points alone. */
  readonly instead: "passed" | "not-played" | "average" | null;
  /** Percentages of both sides; null until they are chosen, missing if both get the average. */
  readonly given?: Averages | null;
  /** North-South's points if the contract is unknown; otherwise null. */
  readonly points: number | null;
  /** North-South's high-card points; missing until they are entered. */
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

export type Tap =
  | { readonly tap: "contract"; readonly level: number; readonly strain: Strain }
  | { readonly tap: "doubling"; readonly doubling: Doubling }
  | { readonly tap: "declarer"; readonly declarer: Seat }
  | { readonly tap: "result"; readonly result: number }
  | { readonly tap: "instead"; readonly instead: NonNullable<Draft["instead"]> }
  | { readonly tap: "given"; readonly given: Averages }
  | { readonly tap: "hcp"; readonly hcp: number };

/**
 * Applies a tap to a draft. A second tap on the same choice changes nothing, since fingers tap twice; a result that the
 * new contract cannot have is dropped.
 */
export function applyTap(draft: Draft, tap: Tap): Draft {
  // Averages of 50 and 50 are stored in one form only.
  if (tap.tap === "given") return draftOf(averagesResult(tap.given));
  if (tap.tap === "hcp") return { ...draft, hcp: tap.hcp };
  if (tap.tap === "instead") {
    const { instead } = tap;
    if (instead === draft.instead) return draft;
    // The percentages need a tap of their own, so that a stray tap gives no averages.
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

/** The contract of a draft; null until its level and strain are known. */
export function bidOf({ level, strain, doubling }: Draft): Bid | null {
  return level === null || strain === null ? null : { level, strain, doubling };
}

/** The result of a draft; null while it is incomplete. */
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

function hcpOf({ hcp }: Pick<Draft, "hcp">): Pick<Draft, "hcp"> {
  return hcp === undefined ? {} : { hcp };
}

/** Converts a result to a draft, so that it can be changed; null gives an empty draft. */
export function draftOf(boardResult: BoardResult | null): Draft {
  if (boardResult === null) return EMPTY_DRAFT;
  switch (boardResult.kind) {
    case "played": {
      const { contract, declarer, result } = boardResult;
      return { ...EMPTY_DRAFT, ...contract, declarer, result, ...hcpOf(boardResult) };
    }
    case "points":
      return { ...EMPTY_DRAFT, points: boardResult.points, ...hcpOf(boardResult) };
    case "averages":
      return { ...EMPTY_DRAFT, instead: "average", given: { ns: boardResult.ns, ew: boardResult.ew } };
    case "passed":
      return { ...EMPTY_DRAFT, instead: boardResult.kind, ...hcpOf(boardResult) };
    case "not-played":
    case "average":
      return { ...EMPTY_DRAFT, instead: boardResult.kind };
  }
}

const POINTS = /^[+-]?\d+$/;

/**
 * Returns a sentence on the fault of a line typed for a board: points that no contract scores there, impossible tricks,
 * or a missing part; "" without a fault, and for a text that is no contract at all.
 */
export function typedFault(board: number, text: string): string {
  const plain = text.trim();
  if (POINTS.test(plain)) {
    const fault = checkPoints(Number(plain), vulnerabilityOf(board));
    return fault === "" ? "" : `${fault}.`;
  }
  const typed = partLine({ contract: plain });
  const read = readContract(board, typed);
  const [fault] = [...read.unread, ...read.missing];
  return fault === undefined || fault === "contract" || fault === "doubledContract"
    ? ""
    : explainInLine(fault, { declarer: String(typed.by), result: String(typed.result) }, read).message;
}

/**
 * Reads a line typed for a board, as in a contract's cell of a workbook: `4hn+1`, `3nxs-2`, `pass`, `np`, `average`,
 * averages such as `60/40` or `A+/A-` (North-South's first), or N-S points such as `-420`.
 * @returns null for any other text.
 */
export function typedDraft(board: number, text: string): Draft | null {
  const plain = text.trim();
  if (/^(a|ave?|average)$/i.test(plain)) return { ...EMPTY_DRAFT, instead: "average" };
  const averages = parseAverages(plain.replace(/ave/gi, "a").replace(/\s/g, ""));
  if (averages) return draftOf(averagesResult(averages));
  const isPoints = POINTS.test(plain);
  const typed = { ...partLine({ contract: isPoints ? "" : plain }), points: isPoints ? plain : "" };
  const read = readTypedBoard(board, typed);
  if (read.isNotPlayed) return { ...EMPTY_DRAFT, instead: "not-played" };
  if (isPoints) return typedFault(board, plain) === "" ? { ...EMPTY_DRAFT, points: read.points } : null;
  if (read.contract === "Pass") return { ...EMPTY_DRAFT, instead: "passed" };
  // A contract alone is accepted: the rest can be tapped.
  const isHalf = (read.fault === "declarer" && typed.by === "") || (read.fault === "result" && typed.result === "");
  if (read.contract === null || (read.fault !== null && !isHalf)) return null;
  const { declarer, result } = read;
  return { ...EMPTY_DRAFT, ...read.contract, declarer, result };
}
