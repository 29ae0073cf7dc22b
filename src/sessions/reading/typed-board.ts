import { PASSES, plainContract, STRAINS, type Bid, type Contract, type Doubling } from "../../bridge/contract";
import { arePossibleTricks, boardScore, tricksWon } from "../../bridge/contract-score";
import { plainNumber } from "../../bridge/plain-number";
import { isPossibleScore } from "../../bridge/possible-scores";
import { parseSeat, sideOf, type Seat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";

/** What stands in a cell that is typed into; "" in a blank one. */
export type CellText = string | number;

/** What is typed for a board at a table. */
export interface TypedBoard {
  readonly contract: CellText;
  readonly by: CellText;
  readonly result: CellText;
  /** X for doubled, R for redoubled. */
  readonly doubled: CellText;
  /** N-S points that stand in place of the contract's. */
  readonly points: CellText;
}

/** What is wrong with what is typed for a board, the first of these that applies. */
export const TYPED_FAULTS = [
  "equalsSign",
  "pointsInContract",
  "contract",
  "declarer",
  "doubled",
  "result",
  "unsigned",
  "twoDeclarers",
  "twoDoublings",
  "twoResults",
  "tooMany",
  "tooFew",
  "noContract",
  "noDeclarer",
  "noResult",
  "noNumber",
  "notTen",
  "impossible",
  "sign",
  "contradiction",
  "cancelledPoints",
] as const;
/** What is scored as it was meant, but had better be typed otherwise, or looked at again. */
export const TYPED_NOTES = ["splitContract", "writeNt", "writeR", "tenDown", "sevenDown"] as const;
export type TypedFault = (typeof TYPED_FAULTS)[number];
export type TypedNote = (typeof TYPED_NOTES)[number];

/** What is typed for a board, as it is scored. */
export interface ReadBoard {
  /** Null where there is none, or none that can be understood. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly result: number | null;
  /** Whether it is not to be played, and of such boards, whether it counts as none of the match's. */
  readonly isNotPlayed: boolean;
  readonly isCancelled: boolean;
  /** N-S points of the contract; null where they do not follow from what is typed. */
  readonly expected: number | null;
  /** N-S points that stand: typed, or else the contract's; null for none. */
  readonly points: number | null;
  readonly fault: TypedFault | null;
  /** Null where there is a fault. */
  readonly note: TypedNote | null;
}

/** What this program writes in place of the contract of a board that was not played. */
export const WRITTEN_NOT_PLAYED = "NP";

/** How people write that. */
export const NOT_PLAYED: readonly string[] = [WRITTEN_NOT_PLAYED, "-", "NOTPLAYED"];

/** How it is written that a board has been taken out of the match, so that nobody waits for it. */
export const CANCELLED_AS_WRITTEN = "cancelled";

/** And how people write it. */
export const CANCELLED: readonly string[] = [CANCELLED_AS_WRITTEN.toUpperCase(), "CANCELED"];

/** Whether a text says in place of a contract that a board was not played, or was cancelled. */
export function saysNotPlayed(contract: CellText): "not played" | "cancelled" | null {
  const text = plainNumber(String(contract).toUpperCase());
  return CANCELLED.includes(text) ? "cancelled" : NOT_PLAYED.includes(text) ? "not played" : null;
}

/** How a result of so many tricks down is written in a word, as people may write any. */
export const downAsWritten = (tricks: number): string => `${tricks} down`;

/** From how many tricks down a result is looked at twice. */
export const MANY_DOWN = 7;

/** What is typed in a cell: nothing, something, or what cannot be understood. */
type Part<T> = T | null | "?";

/** The contract's cell, with what else may stand in it. */
interface WrittenContract {
  readonly contract: Part<Contract>;
  readonly declarer: Seat | null;
  readonly result: number | null;
}

const WRITTEN = /^([1-7])([CDHSN])(XX|X|R|)([NESW]?)(=|[+-](?:\d|1[0-3])|)$/;

/**
 * Reads what is typed for a board as the formulas of a workbook do (workbook/working/step-formulas.ts): nothing is
 * refused; what cannot be understood gives no points, and a fault says why.
 */
export function readTypedBoard(board: number, typed: TypedBoard): ReadBoard {
  const said = saysNotPlayed(typed.contract);
  const isNotPlayed = said !== null;
  const written = isNotPlayed ? NOTHING_WRITTEN : readContract(typed.contract);
  const by = readBy(typed.by);
  const doubled = readDoubled(typed.doubled);
  const beside = readResult(typed.result);
  const typedPoints = readNumber(typed.points);

  const bid = typeof written.contract === "object" ? written.contract : null;
  const doubling = doubled === null || doubled === "?" ? (bid?.doubling ?? 0) : doubled;
  const declarer = by === "?" ? null : (by ?? written.declarer);
  const result = typeof beside === "string" ? null : (beside ?? written.result);
  const tricks = bid === null || result === null ? null : tricksWon(bid, result);
  const clash = {
    declarers: by !== null && by !== "?" && written.declarer !== null && sideOf(by) !== sideOf(written.declarer),
    doublings: doubled !== null && bid !== null && bid.doubling > 0 && doubled !== bid.doubling,
    results: typeof beside === "number" && written.result !== null && beside !== written.result,
  };
  const isSound =
    by !== "?" &&
    doubled !== "?" &&
    !clash.declarers &&
    !clash.doublings &&
    !clash.results &&
    (tricks === null || arePossibleTricks(tricks));
  const contract: Contract | null = bid ? { ...bid, doubling } : written.contract === "Pass" ? "Pass" : null;
  const isKnown = isSound && bid !== null && declarer !== null && result !== null;
  const expected =
    contract === "Pass"
      ? 0
      : isKnown
        ? boardScore({ ...bid, doubling }, declarer, result, vulnerabilityOf(board))
        : null;
  const points = typedPoints === "?" ? null : (typedPoints ?? expected);
  const isContradicted = expected !== null && points !== null && points !== expected;

  const applies: Readonly<Record<TypedFault | TypedNote, boolean>> = {
    equalsSign: Object.values(typed).some((text) => /^=./.test(plainNumber(String(text)))),
    pointsInContract: written.contract === "?" && /^[+-]?[1-9]\d{1,8}$/.test(plainNumber(String(typed.contract))),
    contract: written.contract === "?",
    declarer: by === "?",
    doubled: doubled === "?",
    result: beside === "?",
    unsigned: beside === "unsigned",
    twoDeclarers: clash.declarers,
    twoDoublings: clash.doublings,
    twoResults: clash.results,
    tooMany: tricks !== null && tricks > 13,
    tooFew: tricks !== null && tricks < 0,
    noContract:
      written.contract === null && !isNotPlayed && typedPoints === null && (by ?? beside ?? doubled ?? null) !== null,
    noDeclarer: bid !== null && declarer === null,
    noResult: bid !== null && result === null && typedPoints === null,
    noNumber: typedPoints === "?",
    notTen: points !== null && points % 10 !== 0,
    impossible: points !== null && expected === null && !isPossibleScore(points, vulnerabilityOf(board)),
    sign: isContradicted && points === -expected,
    contradiction: isContradicted,
    cancelledPoints: said === "cancelled" && typedPoints !== null,
    splitContract: bid !== null && (bid.doubling > 0 || written.declarer !== null || written.result !== null),
    writeNt: bid !== null && /^\dSA/i.test(plainNumber(String(typed.contract))),
    writeR: doubled === 2 && /[X*]/i.test(String(typed.doubled)),
    tenDown: /^-1\d$/.test(plainNumber(String(typed.result))),
    sevenDown: expected !== null && result !== null && result <= -MANY_DOWN,
  };
  const fault = TYPED_FAULTS.find((key) => applies[key]) ?? null;
  const note = fault === null ? (TYPED_NOTES.find((key) => applies[key]) ?? null) : null;
  return { contract, declarer, result, isNotPlayed, isCancelled: said === "cancelled", expected, points, fault, note };
}

const NOTHING_WRITTEN: WrittenContract = { contract: null, declarer: null, result: null };

function readContract(typed: CellText): WrittenContract {
  const text = plainContract(String(typed));
  if (text === "") return NOTHING_WRITTEN;
  if (PASSES.includes(text)) return { ...NOTHING_WRITTEN, contract: "Pass" };
  const [, level, letter, double = "", seat = "", result = ""] = WRITTEN.exec(text) ?? [];
  const strain = STRAINS.find((known) => known.startsWith(letter ?? "?"));
  if (strain === undefined) return { ...NOTHING_WRITTEN, contract: "?" };
  const bid: Bid = { level: Number(level), strain, doubling: doublingOf(double) };
  const tricks = readResult(result);
  return {
    contract: bid,
    declarer: seat === "" ? null : parseSeat(seat),
    result: typeof tricks === "number" ? tricks : null,
  };
}

function readBy(typed: CellText): Part<Seat> {
  const text = plainNumber(String(typed));
  if (text === "") return null;
  try {
    return parseSeat(text);
  } catch {
    return "?";
  }
}

function readDoubled(typed: CellText): Part<1 | 2> {
  const text = plainNumber(String(typed).toUpperCase()).replace(/\*/g, "X");
  if (text === "") return null;
  const doubling = doublingOf(text);
  return doubling === 0 ? "?" : doubling;
}

function doublingOf(text: string): Doubling {
  return text === "X" ? 1 : text === "XX" || text === "R" ? 2 : 0;
}

/** A result as it is typed in its own cell: without a sign none but 0, since some write tricks made. */
function readResult(typed: CellText): Part<number> | "unsigned" {
  const text = plainNumber(String(typed).toUpperCase());
  if (text === "") return null;
  if (text === "=") return 0;
  const [, down] = /^(\d|1[0-3])DOWN$/.exec(text) ?? [];
  if (down !== undefined) return 0 - Number(down);
  if (!/^[+-]?(\d|1[0-3])$/.test(text)) return "?";
  if (!/^[+-]/.test(text) && Number(text) > 0) return "unsigned";
  return Number(text) || 0;
}

function readNumber(typed: CellText): Part<number> {
  if (typeof typed === "number") return typed;
  const text = plainNumber(typed);
  if (text === "") return null;
  return /^[+-]?(0|[1-9]\d{0,8})$/.test(text) ? Number(text) || 0 : "?";
}
