import {
  PASSES,
  plainContract,
  saysNotPlayed,
  STRAINS,
  type Bid,
  type Contract,
  type Doubling,
} from "../../bridge/contract";
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
export const TYPED_NOTES = [
  "leftOver",
  "doubledContract",
  "splitContract",
  "writeNt",
  "writeR",
  "tenDown",
  "sevenDown",
] as const;
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

/** What is typed for a board, cell by cell. */
interface Parts {
  readonly typed: TypedBoard;
  readonly said: ReturnType<typeof saysNotPlayed>;
  readonly written: WrittenContract;
  readonly by: Part<Seat>;
  readonly doubled: Part<1 | 2>;
  readonly beside: Part<number> | "unsigned";
  readonly typedPoints: Part<number>;
  /** The contract that is written, where it is a bid. */
  readonly bid: Bid | null;
}

/** What the cells come to together. */
interface Meant extends Pick<ReadBoard, "contract" | "declarer" | "result" | "expected" | "points"> {
  /** Null where they do not follow. */
  readonly tricks: number | null;
  readonly isPossible: boolean;
}

/** What two cells say of the same, each otherwise: no points follow of that. */
const CLASHES = {
  twoDeclarers: ({ by, written }) => isSaid(by) && written.declarer !== null && sideOf(by) !== sideOf(written.declarer),
  twoDoublings: ({ doubled, bid }) => doubled !== null && bid !== null && bid.doubling > 0 && doubled !== bid.doubling,
  twoResults: ({ beside, written }) =>
    typeof beside === "number" && written.result !== null && beside !== written.result,
} satisfies Partial<Record<TypedFault, (parts: Parts) => boolean>>;

/** When each fault applies. */
const FAULTS: Readonly<Record<TypedFault, (parts: Parts, meant: Meant) => boolean>> = {
  equalsSign: ({ typed }) => Object.values(typed).some((text) => /^=./.test(plain(text))),
  pointsInContract: ({ written, typed }) =>
    written.contract === "?" && /^[+-]?[1-9]\d{1,8}$/.test(plain(typed.contract)),
  contract: ({ written }) => written.contract === "?",
  declarer: ({ by }) => by === "?",
  doubled: ({ doubled }) => doubled === "?",
  result: ({ beside }) => beside === "?",
  unsigned: ({ beside }) => beside === "unsigned",
  ...CLASHES,
  tooMany: (_, { tricks }) => tricks !== null && tricks > 13,
  tooFew: (_, { tricks }) => tricks !== null && tricks < 0,
  noContract: ({ said, written, by, beside, doubled, typedPoints }) =>
    said === null && written.contract === null && typedPoints === null && (by ?? beside ?? doubled) !== null,
  noDeclarer: ({ bid }, { declarer }) => bid !== null && declarer === null,
  noResult: ({ bid, typedPoints }, { result }) => bid !== null && result === null && typedPoints === null,
  noNumber: ({ typedPoints }) => typedPoints === "?",
  notTen: (_, { points }) => points !== null && points % 10 !== 0,
  impossible: (_, { isPossible }) => !isPossible,
  sign: (_, { expected, points }) => expected !== null && points !== expected && points === -expected,
  contradiction: (_, { expected, points }) => expected !== null && points !== null && points !== expected,
  cancelledPoints: ({ said, typedPoints }) => said === "cancelled" && typedPoints !== null,
};

/** When each note applies. */
const NOTES: Readonly<Record<TypedNote, (parts: Parts, meant: Meant) => boolean>> = {
  leftOver: ({ said, by, beside, doubled, written }) =>
    said === null ? written.contract === "Pass" && by !== null : (by ?? beside ?? doubled) !== null,
  doubledContract: ({ bid }) => bid !== null && bid.doubling > 0,
  splitContract: ({ bid, written }) => bid !== null && (written.declarer !== null || written.result !== null),
  writeNt: ({ bid, typed }) => bid !== null && /^\dSA/i.test(plain(typed.contract)),
  writeR: ({ doubled, typed }) => doubled === 2 && /[X*]/i.test(String(typed.doubled)),
  tenDown: ({ typed }) => /^-1\d$/.test(plain(typed.result)),
  sevenDown: (_, { expected, result }) => expected !== null && result !== null && result <= -MANY_DOWN,
};

/**
 * Reads what is typed for a board as the formulas of a workbook do (workbook/working/step-formulas.ts): nothing is
 * refused; what cannot be understood gives no points, and a fault says why.
 */
export function readTypedBoard(board: number, typed: TypedBoard): ReadBoard {
  const parts = partsOf(typed);
  const meant = meantBy(parts, board);
  const fault = TYPED_FAULTS.find((key) => FAULTS[key](parts, meant)) ?? null;
  const note = fault === null ? (TYPED_NOTES.find((key) => NOTES[key](parts, meant)) ?? null) : null;
  const { contract, declarer, result, expected, points } = meant;
  const { said } = parts;
  const played = { isNotPlayed: said !== null, isCancelled: said === "cancelled" };
  return { contract, declarer, result, ...played, expected, points, fault, note };
}

function partsOf(typed: TypedBoard): Parts {
  const said = saysNotPlayed(typed.contract);
  const written = said === null ? readContract(typed.contract) : NOTHING_WRITTEN;
  return {
    typed,
    said,
    written,
    by: readBy(typed.by),
    doubled: readDoubled(typed.doubled),
    beside: readResult(typed.result),
    typedPoints: readNumber(typed.points),
    bid: typeof written.contract === "object" ? written.contract : null,
  };
}

/** Puts together what the contract's cell says with the cells beside it, which win. */
function meantBy(parts: Parts, board: number): Meant {
  const { written, by, doubled, beside, typedPoints, bid } = parts;
  const declarer = by === "?" ? null : (by ?? written.declarer);
  const result = typeof beside === "string" ? null : (beside ?? written.result);
  const contract = bid === null ? written.contract : { ...bid, doubling: isSaid(doubled) ? doubled : bid.doubling };
  const tricks = bid === null || result === null ? null : tricksWon(bid, result);
  const meant = { contract: contract === "?" ? null : contract, declarer, result, tricks };
  const expected = contractPoints(parts, meant, board);
  const points = typedPoints === "?" ? null : (typedPoints ?? expected);
  const isPossible = points === null || expected !== null || isPossibleScore(points, vulnerabilityOf(board));
  return { ...meant, expected, points, isPossible };
}

/** N-S points of the contract; null where it is not complete, or something in it is wrong. */
function contractPoints(
  parts: Parts,
  { contract, declarer, result, tricks }: Pick<Meant, "contract" | "declarer" | "result" | "tricks">,
  board: number
): number | null {
  if (contract === "Pass") return 0;
  if (contract === null || declarer === null || result === null || tricks === null) return null;
  const isSound =
    parts.by !== "?" && parts.doubled !== "?" && !Object.values(CLASHES).some((isClash) => isClash(parts));
  return isSound && arePossibleTricks(tricks) ? boardScore(contract, declarer, result, vulnerabilityOf(board)) : null;
}

/** A cell's text without blanks and with plain signs. */
function plain(typed: CellText): string {
  return plainNumber(String(typed));
}

function isSaid<T>(part: Part<T>): part is T {
  return part !== null && part !== "?";
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
