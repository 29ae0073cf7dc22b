import { PASSES, plainContract, notPlayedReason, STRAINS, type Bid, type Contract } from "../../bridge/contract";
import { arePossibleTricks, boardScore, MAX_POINTS, tricksWon } from "../../bridge/contract-score";
import { plainNumber } from "../../bridge/plain-number";
import { isPossibleScore } from "../../bridge/possible-scores";
import type { Seat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { SPELLINGS, STRAIN_SPELLINGS } from "./spellings";

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
  "combinedContract",
  "contract",
  "declarer",
  "doubled",
  "result",
  "unsigned",
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
export const TYPED_NOTES = ["leftOver", "sevenDown"] as const;
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

/** From how many tricks down a result is looked at twice. */
export const MANY_DOWN = 7;

/** What is typed in a cell: nothing, something, or what cannot be understood. */
type Part<T> = T | null | "?";

/** What is typed for a board, cell by cell. */
interface Parts {
  readonly typed: TypedBoard;
  readonly said: ReturnType<typeof notPlayedReason>;
  readonly contract: Part<Contract>;
  readonly by: Part<Seat>;
  readonly doubled: Part<1 | 2>;
  readonly result: Part<number> | "unsigned";
  readonly typedPoints: Part<number>;
  /** The contract, where it is a bid. */
  readonly bid: Bid | null;
}

/** What the cells come to together. */
interface Interpretation extends Pick<ReadBoard, "contract" | "declarer" | "result" | "expected" | "points"> {
  /** Null where they do not follow. */
  readonly tricks: number | null;
  readonly isPossible: boolean;
}

/** When each fault applies. */
const FAULTS: Readonly<Record<TypedFault, (parts: Parts, meant: Interpretation) => boolean>> = {
  equalsSign: ({ typed }) => Object.values(typed).some((text) => /^=./.test(plain(text))),
  pointsInContract: ({ contract, typed }) => contract === "?" && /^[+-]?[1-9]\d{1,8}$/.test(plain(typed.contract)),
  combinedContract: ({ contract, typed }) =>
    contract === "?" && /^[1-7](?!SA)[CDHSN]./.test(plainContract(String(typed.contract), STRAIN_SPELLINGS)),
  contract: ({ contract }) => contract === "?",
  declarer: ({ by }) => by === "?",
  doubled: ({ doubled }) => doubled === "?",
  result: ({ result }) => result === "?",
  unsigned: ({ result }) => result === "unsigned",
  tooMany: (_, { tricks }) => tricks !== null && tricks > 13,
  tooFew: (_, { tricks }) => tricks !== null && tricks < 0,
  noContract: ({ said, contract, by, result, doubled, typedPoints }) =>
    said === null && contract === null && typedPoints === null && (by ?? result ?? doubled) !== null,
  noDeclarer: ({ bid, by }) => bid !== null && by === null,
  noResult: ({ bid, result, typedPoints }) => bid !== null && result === null && typedPoints === null,
  noNumber: ({ typedPoints }) => typedPoints === "?",
  notTen: ({ typedPoints }) => typeof typedPoints === "number" && typedPoints % 10 !== 0,
  impossible: (_, { isPossible }) => !isPossible,
  sign: (_, { expected, points }) => expected !== null && points !== expected && points === -expected,
  contradiction: (_, { expected, points }) => expected !== null && points !== null && points !== expected,
  cancelledPoints: ({ said, typedPoints }) => said === "cancelled" && typedPoints !== null,
};

/** When each note applies. */
const NOTES: Readonly<Record<TypedNote, (parts: Parts, meant: Interpretation) => boolean>> = {
  leftOver: ({ said, contract, by, result, doubled }) =>
    said === null ? contract === "Pass" && by !== null : (by ?? result ?? doubled) !== null,
  sevenDown: (_, { expected, result }) => expected !== null && result !== null && result <= -MANY_DOWN,
};

/**
 * Reads what is typed for a board as the formulas of a workbook do (workbook/working/step-formulas.ts): nothing is
 * refused; what cannot be understood gives no points, and a fault says why.
 * @param countsAny whether points count that are no score, as they did up to format 8: see {@link MAX_POINTS}.
 */
export function readTypedBoard(board: number, typed: TypedBoard, countsAny = false): ReadBoard {
  const parts = partsOf(typed);
  const meant = interpret(parts, board, countsAny);
  const fault = TYPED_FAULTS.find((key) => FAULTS[key](parts, meant)) ?? null;
  const note = fault === null ? (TYPED_NOTES.find((key) => NOTES[key](parts, meant)) ?? null) : null;
  const { contract, declarer, result, expected, points } = meant;
  const { said } = parts;
  const played = { isNotPlayed: said !== null, isCancelled: said === "cancelled" };
  return { contract, declarer, result, ...played, expected, points, fault, note };
}

function partsOf(typed: TypedBoard): Parts {
  const said = notPlayedReason(typed.contract);
  const contract = said === null ? readContract(typed.contract) : null;
  return {
    typed,
    said,
    contract,
    by: readWord(SPELLINGS.by, typed.by),
    doubled: readWord(SPELLINGS.doubled, typed.doubled),
    result: readResult(typed.result),
    typedPoints: readNumber(typed.points),
    bid: typeof contract === "object" ? contract : null,
  };
}

/** Puts together what the cells say. */
function interpret({ by, doubled, bid, ...parts }: Parts, board: number, countsAny: boolean): Interpretation {
  const isUnread = doubled === "?";
  const declarer = by === "?" ? null : by;
  const result = typeof parts.result === "string" ? null : parts.result;
  const contract: Parts["contract"] =
    bid === null ? parts.contract : { ...bid, doubling: isUnread ? 0 : (doubled ?? 0) };
  const tricks = bid === null || result === null ? null : tricksWon(bid, result);
  const meant = { contract: contract === "?" ? null : contract, declarer, result, tricks };
  const expected = isUnread && bid !== null ? null : contractPoints(meant, board);
  const typedPoints = parts.typedPoints === "?" ? null : parts.typedPoints;
  const isScore = typedPoints === null || (typedPoints % 10 === 0 && Math.abs(typedPoints) <= MAX_POINTS);
  const isCounted = parts.typedPoints !== "?" && (isScore || countsAny);
  const points = isCounted ? (typedPoints ?? expected) : null;
  const isPossible =
    isScore && (points === null || expected !== null || isPossibleScore(points, vulnerabilityOf(board)));
  return { ...meant, expected, points, isPossible };
}

/** N-S points of the contract; null where it is not complete, or no hand has the result. */
function contractPoints(
  { contract, declarer, result, tricks }: Pick<Interpretation, "contract" | "declarer" | "result" | "tricks">,
  board: number
): number | null {
  if (contract === "Pass") return 0;
  if (contract === null || declarer === null || result === null || tricks === null) return null;
  return arePossibleTricks(tricks) ? boardScore(contract, declarer, result, vulnerabilityOf(board)) : null;
}

/** A cell's text without blanks and with plain signs. */
function plain(typed: CellText): string {
  return plainNumber(String(typed));
}

function readContract(typed: CellText): Part<Contract> {
  const text = plainContract(String(typed), STRAIN_SPELLINGS);
  if (text === "") return null;
  if (PASSES.includes(text)) return "Pass";
  const [, level, letter = "?"] = /^([1-7])([CDHSN])$/.exec(text) ?? [];
  const strain = STRAINS.find((known) => known.startsWith(letter));
  return strain === undefined ? "?" : { level: Number(level), strain, doubling: 0 };
}

function readWord<T>(words: ReadonlyMap<string, T>, typed: CellText): Part<T> {
  const text = plain(typed).toUpperCase();
  return text === "" ? null : (words.get(text) ?? "?");
}

/** A result as it is typed in its own cell: without a sign none but 0, since some write tricks made. */
function readResult(typed: CellText): Part<number> | "unsigned" {
  return /^([1-9]|1[0-3])$/.test(plain(typed)) ? "unsigned" : readWord(SPELLINGS.result, typed);
}

function readNumber(typed: CellText): Part<number> {
  if (typeof typed === "number") return typed;
  const text = plainNumber(typed);
  if (text === "") return null;
  return /^[+-]?(0|[1-9]\d{0,8})$/.test(text) ? Number(text) || 0 : "?";
}
