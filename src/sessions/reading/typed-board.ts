import type { shortFaults } from "../../bridge/board-fault-texts";
import { STRAINS, type Contract, type Doubling } from "../../bridge/contract";
import { arePossibleTricks, boardScore, tricksWon, mayBePoints } from "../../bridge/contract-score";
import { itemAt } from "../../bridge/item-at";
import { plainNumber } from "../../bridge/plain-number";
import { isPossibleScore } from "../../bridge/possible-scores";
import { SEATS, type Seat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { partBoard } from "./part-board";
import type { CellText, TypedBoard } from "./type-board";
import { bidCodeOf, CODEBOOK, codeOf, INSTEAD, plainText, type Codebook, type Spelled } from "./spellings";

export type { CellText, TypedBoard } from "./type-board";

/** Faults of a typed board. Formulas in cells are not included, because only the sheet can detect them. */
export type TypedFault = Exclude<keyof typeof shortFaults, "formula">;

/** The cells of a board without its score, as read. */
export interface ReadContract {
  /** The contract; null if its cell is blank or cannot be understood. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly result: number | null;
  /** True if the board will not be played; `isCancelled` if it does not count in the match either. */
  readonly isNotPlayed: boolean;
  readonly isCancelled: boolean;
  /** N-S points of the contract; null if it is incomplete or cannot be understood. */
  readonly expected: number | null;
  /** Faults of cells that cannot be understood, or of a number of tricks that no hand can win. */
  readonly unread: readonly TypedFault[];
  /** Faults of cells that are blank but needed for points. */
  readonly missing: readonly TypedFault[];
}

/** The cells of a board, as scored. */
export interface ReadBoard extends Omit<ReadContract, "unread" | "missing"> {
  /** N-S points as typed, or else the contract's; null if there are none. */
  readonly points: number | null;
  readonly fault: TypedFault | null;
}

/**
 * Rules of the yellow cells: "combined" up to format 8, as in files (see {@link partBoard}); "anyPoints" in format 9;
 * "today": {@link SPELLINGS}.
 */
export type CellRules = "combined" | "anyPoints" | "today";

/** Number of undertricks from which a result is questioned. */
export const MANY_DOWN = 7;

/** Code of a cell: null if blank, undefined if not understood. */
type Code = number | null | undefined;

/** The codes of a board's cells, without its score. */
interface Codes {
  readonly bid: Code;
  readonly declarer: Code;
  readonly result: Code;
  readonly doubled: Code;
}

/**
 * Reads the entries for a board as the formulas of a workbook do (workbook/working/step-formulas.ts): nothing is
 * refused; an entry that cannot be understood gives no points, and a fault says why.
 * @param codebook the spellings, with the club's own words if it has any.
 */
export function readTypedBoard(
  board: number,
  typed: TypedBoard,
  rules: CellRules = "today",
  codebook = CODEBOOK
): ReadBoard {
  if (rules !== "today") return readEarlierBoard(board, typed, rules);
  const { unread, missing, ...read } = readContract(board, typed, codebook);
  const score = scoreIn(typed.points);
  return {
    ...read,
    points: score === null ? read.expected : (score ?? null),
    fault: unread[0] ?? disagreement(read, missing, score),
  };
}

/** Reads the cells of a board without its score; cells that cannot be understood give no points. */
export function readContract(board: number, typed: TypedBoard, codebook = CODEBOOK): ReadContract {
  const codes: Codes = {
    bid: plainText(typed.contract) === "" ? null : bidCodeOf(typed.contract, codebook),
    declarer: codeIn("by", typed.by, codebook),
    result: codeIn("result", typed.result, codebook),
    doubled: codeIn("doubled", typed.doubled, codebook),
  };
  const { bid, declarer, result } = codes;
  const unread = unreadIn(codes, typed);
  const contract = contractOf(codes);
  const seat = SEATS[(declarer ?? 0) - 1] ?? null;
  const expected = unread.length === 0 ? contractPoints(board, contract, seat, result ?? null) : null;
  return {
    contract,
    declarer: seat,
    result: result ?? null,
    isNotPlayed: bid === INSTEAD.notPlayed || bid === INSTEAD.cancelled,
    isCancelled: bid === INSTEAD.cancelled,
    expected,
    unread,
    missing: expected === null ? missingIn(codes) : [],
  };
}

/** Words that a contract may have in files, but not in the cells of any format. */
const FILE_WORDS = /BY|NORTH|EAST|SOUTH|WEST|D(OU)?BL|MADE|DOWN|×/;

/**
 * Reads a board of a workbook up to format 9, whose typed points count despite faults; up to format 8 any number
 * counts.
 */
function readEarlierBoard(board: number, typed: TypedBoard, rules: Exclude<CellRules, "today">): ReadBoard {
  const isParted = rules === "combined" && !FILE_WORDS.test(plainText(typed.contract));
  const read = readTypedBoard(board, isParted ? partBoard(typed) : typed);
  const expected = read.contract === "Pass" ? 0 : read.expected;
  const text = plainNumber(String(typed.points));
  if (text === "") return { ...read, expected, points: expected };
  const isNumber = typeof typed.points === "number" || /^[+-]?(0|[1-9]\d{0,8})$/.test(text);
  const points = isNumber ? Number(text) || 0 : NaN;
  const isCounted = rules === "combined" ? isNumber : mayBePoints(points);
  const isPossible = isCounted && (expected !== null || isPossibleScore(points, vulnerabilityOf(board)));
  return { ...read, expected, points: isCounted ? points : null, fault: read.fault ?? (isPossible ? null : "score") };
}

function codeIn(spelled: Spelled, typed: CellText, codebook: Codebook): Code {
  return plainText(typed) === "" ? null : codeOf(spelled, typed, codebook);
}

function scoreIn(typed: CellText): Code {
  const text = plainNumber(plainText(typed)).replace(/\+/g, "");
  if (text === "") return null;
  const points = Number(text);
  return String(points) === text && isPossibleScore(points, null) ? points : undefined;
}

function contractOf({ bid, doubled }: Codes): Contract | null {
  if (!bid || bid > INSTEAD.pass) return null;
  if (bid === INSTEAD.pass) return "Pass";
  const strain = itemAt(STRAINS, (bid - 1) % STRAINS.length);
  return { level: Math.ceil(bid / STRAINS.length), strain, doubling: (doubled ?? 0) as Doubling };
}

/** Returns the N-S points of a contract; null if it is not complete. */
function contractPoints(board: number, contract: Contract | null, seat: Seat | null, result: number | null) {
  if (contract === "Pass") return 0;
  if (contract === null || seat === null || result === null) return null;
  return boardScore(contract, seat, result, vulnerabilityOf(board));
}

function unreadIn(codes: Codes, typed: TypedBoard): TypedFault[] {
  const unread: TypedFault[] = [];
  if (codes.bid === undefined) unread.push(/[XR*]$/.test(plainText(typed.contract)) ? "doubledContract" : "contract");
  if (codes.declarer === undefined) unread.push("declarer");
  if (codes.doubled === undefined) unread.push("doubled");
  if (codes.result === undefined) unread.push("result");
  const contract = contractOf(codes);
  const isBid = unread.length === 0 && contract !== null && contract !== "Pass";
  return isBid && !arePossibleTricks(tricksWon(contract, codes.result ?? 0)) ? ["tricks"] : unread;
}

function missingIn({ bid, declarer, result, doubled }: Codes): TypedFault[] {
  if ((bid ?? 0) >= INSTEAD.pass || (bid ?? declarer ?? result ?? doubled ?? null) === null) return [];
  if (bid === null) return ["noContract"];
  return [...(declarer === null ? (["declarer"] as const) : []), ...(result === null ? (["result"] as const) : [])];
}

/** Returns the first contradiction or missing cell; null if there is none. */
function disagreement(
  { isNotPlayed, expected }: Pick<ReadContract, "isNotPlayed" | "expected">,
  missing: readonly TypedFault[],
  score: Code
): TypedFault | null {
  if (score === undefined) return "score";
  if (score === null) return missing[0] ?? null;
  return isNotPlayed || (expected !== null && expected !== score) ? "contradiction" : null;
}
