import { parseContract, type Bid, type WrittenContract } from "../../bridge/contract";
import { arePossibleTricks, boardScore, tricksWon } from "../../bridge/contract-score";
import { tryRead } from "../../bridge/input-error";
import { roundToHundredths } from "../../bridge/points";
import { plainNumber, plainSigns } from "../../bridge/plain-number";
import { parseResult, printResult } from "../../bridge/result";
import { parseSeat, sideOf, type Seat, type Side } from "../../bridge/seat";
import type { Vulnerability } from "../../bridge/vulnerability";
import { clipped } from "../../sessions/reading/fields";
import { texts } from "../texts";

/** A board's contract, declarer, result and score as the file writes them. */
interface WrittenPlay {
  readonly contract: string;
  readonly declarer: string;
  readonly result: string;
  /** Score in one of the forms of the Score tag. */
  readonly score: string;
}

/** A board's play in the terms of results: result relative to the contract, points from North-South's side. */
export interface PlayFields {
  readonly contract: string;
  readonly declarer: string;
  readonly result: string;
  readonly points: string;
}

/** Fields of a board's result, or the reason why there are none. */
type ReadPlay =
  | { readonly kind: "played"; readonly fields: PlayFields }
  /** The board is left out: `why` is null if there is no result, else it says what the result lacks. */
  | { readonly kind: "not played"; readonly why: string | null }
  | { readonly kind: "fault"; readonly field: keyof PlayFields; readonly message: string };

const BLANKS: ReadonlySet<string> = new Set(["", "?", "-", "*"]);

/** Returns a trimmed value, "" for a sign of an unknown value ("?", "-", "*"); cuts long values. */
export function withoutUnknown(value: string | undefined): string {
  const text = clipped(value ?? "");
  return BLANKS.has(text) ? "" : text;
}

/**
 * Reads the play of a board.
 * @param usual the board's vulnerability in the session; null if it has no such board.
 * @param vulnerable the board's vulnerability in the file; null if the file has none.
 */
export function readPlay(
  written: WrittenPlay,
  usual: Vulnerability | null,
  vulnerable: Vulnerability | null
): ReadPlay {
  const contract = withoutUnknown(written.contract);
  const declarer = withoutUnknown(written.declarer).replace(/^\^/, "");
  const seat = tryRead(() => parseSeat(declarer));
  const points = pointsOf(written.score, seat);
  if (points === "?") return { kind: "fault", field: "points", message: texts.pbn.scoreSide(written.score) };
  const bid = tryRead(() => parseContract(contract));
  const ofPoints = points === null ? "" : String(points);
  if (contract === "") {
    // An empty contract with 0 points means that nobody played the board; an unknown contract may have been a pass-out.
    if (points === null || (points === 0 && written.contract.trim() === "" && written.declarer.trim() === ""))
      return { kind: "not played", why: null };
    // Even without a contract, the declarer and the tricks above or below the contract may be known.
    const above = plainSigns(withoutUnknown(written.result));
    const result = /^[=+-]/.test(above) && tryRead(() => parseResult(above)) !== null ? above : "";
    return { kind: "played", fields: { contract: "", declarer: seat ?? "", result, points: ofPoints } };
  }
  // A text that is no contract is reported later, when results are read.
  if (bid === null || bid.contract === "Pass")
    return { kind: "played", fields: { contract, declarer: "", result: "", points: ofPoints } };
  const result = resultOf(written.result, bid, seat);
  if (result === "?") return { kind: "fault", field: "result", message: texts.pbn.result(written.result) };
  return withResult({ contract, declarer }, bid.contract, seat, result, { points, usual, vulnerable });
}

function withResult(
  { contract, declarer }: Pick<PlayFields, "contract" | "declarer">,
  bid: Bid,
  seat: Seat | null,
  result: number | null,
  context: { readonly points: number | null } & Readonly<Record<"usual" | "vulnerable", Vulnerability | null>>
): ReadPlay {
  const { points, usual, vulnerable } = context;
  if (result === null) {
    if (points === null) return { kind: "not played", why: texts.pbn.noResult(contract) };
    return { kind: "played", fields: { contract, declarer, result: "", points: String(points) } };
  }
  if (!arePossibleTricks(tricksWon(bid, result)))
    return { kind: "fault", field: "result", message: texts.pbn.tricks(contract, tricksWon(bid, result)) };
  // If the file's vulnerability is not the session's, it decides the points, because the board was played with it.
  const isOther = seat !== null && vulnerable !== null && vulnerable !== usual;
  const pointsHere = points ?? (isOther ? boardScore(bid, seat, result, vulnerable) : null);
  const fields = {
    contract,
    declarer,
    result: printResult(result),
    points: pointsHere === null ? "" : String(pointsHere),
  };
  return { kind: "played", fields };
}

/**
 * Reads a result from tricks ("9", "EW 9", "NS 9 EW 4") or from the form "+1"; null if it is unknown, "?" for another
 * text.
 */
function resultOf(written: string, { contract, result }: WrittenContract, seat: Seat | null): number | null | "?" {
  const text = plainSigns(withoutUnknown(written.replace("^", ""))).toUpperCase();
  if (text === "" || contract === "Pass") return result;
  if (/^[=+-]/.test(text)) return tryRead(() => parseResult(text)) ?? "?";
  const [, side, number, other, others] = /^(?:(NS|EW)\s+)?(\d{1,2})(?:\s+(NS|EW)\s+(\d{1,2}))?$/.exec(text) ?? [];
  if (number === undefined) return "?";
  if (side === undefined) return Number(number) - contract.level - 6;
  if (seat === null) return null;
  const digits = SIDES[side] === sideOf(seat) ? number : other !== undefined ? others : String(13 - Number(number));
  return Number(digits) - contract.level - 6;
}

const SIDES: Readonly<Record<string, Side>> = { NS: "N-S", EW: "E-W" };

/**
 * Reads N-S points from a Score tag: "NS 420", "EW 50", "EW 50 NS -50"; without a side they are the declarer's. Null if
 * there are none, "?" if they are unclear.
 */
function pointsOf(written: string, seat: Seat | null): number | null | "?" {
  const text = plainSigns(withoutUnknown(written)).toUpperCase();
  if (text === "") return null;
  const [, side, number = ""] = /^(?:(NS|EW)\s*)?([+-]?\d{1,5})(?:\s*(?:NS|EW)\s*[+-]?\d{1,5})?$/.exec(text) ?? [];
  const points = Number(plainNumber(number));
  if (number === "" || Number.isNaN(points)) return "?";
  if (points === 0) return 0;
  if (side !== undefined) return side === "NS" ? points : -points;
  return seat === null ? "?" : sideOf(seat) === "N-S" ? points : -points;
}

/** A board's score for each side, as a tag has it; null for a side that is missing. */
export interface Shares {
  readonly ns: number | null;
  readonly ew: number | null;
}

/**
 * Reads both sides' IMPs, points or per cent from a tag such as "NS 3 EW -3"; null if it has no number for any side.
 */
export function sharesOf(written: string | undefined): Shares | null {
  const found = [
    ...plainSigns(written ?? "")
      .toUpperCase()
      .matchAll(/\b(NS|EW)\s*([+-]?\d{1,3}(?:\.\d{1,4})?)/g),
  ];
  const share = (side: string) => {
    const number = found.find(([, sideOfScore]) => sideOfScore === side)?.[2];
    return number === undefined ? null : Number(plainNumber(number)) || 0;
  };
  const [ns, ew] = [share("NS"), share("EW")];
  return ns === null && ew === null ? null : { ns, ew };
}

/** Completes a score: a missing side gets the rest of `together`, the sum of both sides. */
export function bothOf({ ns, ew }: Shares, together: number): readonly [ns: number, ew: number] {
  return [ns ?? roundToHundredths(together - (ew ?? 0)), ew ?? roundToHundredths(together - (ns ?? 0))];
}
