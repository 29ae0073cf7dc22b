import { InputError } from "./input-error";
import { boardFaults } from "./board-fault-texts";
import { messages } from "./texts";
import { plainNumber } from "./plain-number";
import { parseResult, printResult } from "./result";
import { parseSeat, type Seat } from "./seat";

/** The five strains, lowest first. */
export const STRAINS = ["C", "D", "H", "S", "NT"] as const;
export type Strain = (typeof STRAINS)[number];

/** The levels of contracts, lowest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How often a contract was doubled: 0 undoubled, 1 doubled, 2 redoubled. */
export type Doubling = 0 | 1 | 2;

/** A final contract other than a pass-out. */
export interface Bid {
  readonly level: number;
  readonly strain: Strain;
  readonly doubling: Doubling;
}

/** A final contract; "Pass" when all four players passed. */
export type Contract = Bid | "Pass";

/** A contract as written; the result is null unless it follows the contract in the text. */
export interface WrittenContract {
  readonly contract: Contract;
  readonly result: number | null;
}

/** A contract as written; declarer and result are null unless they follow the contract in the text. */
interface WrittenPlay extends WrittenContract {
  readonly declarer: Seat | null;
}

/** Spellings of a pass-out, in capitals without spaces. */
export const PASSES: readonly string[] = ["PASS", "PASSED", "PASSEDOUT", "ALLPASS", "P", "AP"];

/** Text that this program writes instead of a contract for a board that was not played. */
export const WRITTEN_NOT_PLAYED = "NP";

/** Spellings for a board that was not played, in capitals without spaces. */
export const NOT_PLAYED: readonly string[] = [WRITTEN_NOT_PLAYED, "-", "NOTPLAYED"];

/** Text that this program writes for a cancelled board, one that is removed from the match. */
export const CANCELLED_AS_WRITTEN = "cancelled";

/** Spellings for a cancelled board, in capitals. */
export const CANCELLED: readonly string[] = [CANCELLED_AS_WRITTEN.toUpperCase(), "CANCELED"];

/** Returns the reason if the text stands for a board without a result; null for a contract. */
export function notPlayedReason(contract: string | number): "not played" | "cancelled" | null {
  const text = plainNumber(String(contract).toUpperCase());
  return CANCELLED.includes(text) ? "cancelled" : NOT_PLAYED.includes(text) ? "not played" : null;
}

/**
 * Spellings of a strain besides its letter, in capitals without spaces; a longer spelling precedes a shorter one with
 * which it begins.
 */
export const STRAIN_SPELLINGS: readonly (readonly [written: string, letter: string])[] = [
  ["♣", "C"],
  ["♦", "D"],
  ["♥", "H"],
  ["♠", "S"],
  ["CLUBS", "C"],
  ["CLUB", "C"],
  ["DIAMONDS", "D"],
  ["DIAMOND", "D"],
  ["HEARTS", "H"],
  ["HEART", "H"],
  ["SPADES", "S"],
  ["SPADE", "S"],
  ["NOTRUMPS", "N"],
  ["NOTRUMP", "N"],
  // French: sans-atout.
  ["SA", "N"],
  ["NT", "N"],
];

/** Characters after a suit symbol that select its coloured or plain picture. */
export const PICTURE_MARKS = ["\uFE0F", "\uFE0E"] as const;

const PICTURES = new RegExp(`[${PICTURE_MARKS.join("")}]`, "g");

/** Returns a text without {@link PICTURE_MARKS}. */
export function withoutPictures(text: string): string {
  return text.replace(PICTURES, "");
}

const WRITTEN = new RegExp(
  `^([1-7])(${STRAIN_SPELLINGS.map(([written]) => written).join("|")}|[CDHSN])` +
    "([X*×]{0,2}|R|REDOUBLED|DOUBLED|DBLD?)" +
    "(?:(?:BY)?(NORTH|EAST|SOUTH|WEST|[NESW]))?" +
    "(=|[+-]\\d{1,2}|MADE|DOWN\\d{1,2}|\\d{1,2}DOWN|)$"
);

/** Cache of contracts, keyed by their text, because a column has few different contracts. */
const READ = new Map<string, WrittenPlay>();
/** Maximum number of contracts in the cache. */
const MAX_CACHED = 5000;

/**
 * Reads a contract as people write it: `4H`, `3nt`, `3N`, `4♥x`, `4 hearts`, `3SA`, `4HX+1`, `3NT-1`, `6NT*`, `3NT
 * doubled`, `5CR` (redoubled), `5C=`, `4H made`, `4H down 2`, `Pass`; spaces allowed.
 * @throws InputError if the text is no contract, or has a declarer, which must be entered separately.
 */
export function parseContract(text: string): WrittenContract {
  const { contract, declarer, result } = parsePlay(text);
  if (declarer !== null) throw new InputError(boardFaults.contract(text));
  return { contract, result };
}

/**
 * Reads a contract as {@link parseContract} does, with its declarer: `4HN`, `4H N+1`, `3NT by South`.
 * @throws InputError if the text is no contract.
 */
export function parsePlay(text: string): WrittenPlay {
  let written = READ.get(text);
  if (!written) {
    written = readPlay(text);
    if (READ.size < MAX_CACHED) READ.set(text, written);
  }
  return written;
}

function readPlay(text: string): WrittenPlay {
  const plain = withoutPictures(plainNumber(text.toUpperCase()));
  if (PASSES.includes(plain)) return { contract: "Pass", declarer: null, result: null };
  const match = WRITTEN.exec(plain);
  if (!match) throw new InputError(boardFaults.contract(text));
  const [, level, strain = "", doubled = "", declarer = "", result = ""] = match;
  const [, letter] = STRAIN_SPELLINGS.find(([written]) => written === strain) ?? ["", strain];
  return {
    contract: {
      level: Number(level),
      strain: letter === "N" ? "NT" : (letter as Strain),
      doubling: doubled === "" ? 0 : /^R|^[X*×]{2}$/.test(doubled) ? 2 : 1,
    },
    declarer: declarer === "" ? null : parseSeat(declarer),
    result: result === "" ? null : parseResult(result),
  };
}

/** Writes a contract: "4HX", "3NT", "Pass". */
export function printContract(contract: Contract): string {
  if (contract === "Pass") return contract;
  return `${contract.level}${contract.strain}${"X".repeat(contract.doubling)}`;
}

/**
 * Returns the result of a contract, which may follow the contract, be in a cell beside it, or both.
 * @returns the result; null if neither place has one.
 * @throws InputError when the two places differ.
 */
export function agreedResult(inContract: number | null, beside: number | null): number | null {
  if (inContract !== null && beside !== null && inContract !== beside)
    throw new InputError(messages.resultTwice(printResult(inContract), printResult(beside)));
  return inContract ?? beside;
}

/**
 * Returns the declarer of a contract, which may follow the contract, be in a cell beside it, or both.
 * @returns the declarer; null if neither place has one.
 * @throws InputError when the two places differ.
 */
export function agreedDeclarer(inContract: Seat | null, beside: Seat | null): Seat | null {
  if (inContract !== null && beside !== null && inContract !== beside)
    throw new InputError(messages.declarerTwice(inContract, beside));
  return inContract ?? beside;
}
