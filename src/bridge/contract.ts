import { InputError } from "./input-error";
import { messages } from "./texts";
import { plainNumber } from "./plain-number";
import { parseResult, printResult } from "./result";

/** The five strains, lowest first. */
export const STRAINS = ["C", "D", "H", "S", "NT"] as const;
export type Strain = (typeof STRAINS)[number];

/** The levels of contracts, lowest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How often a contract was doubled: 0 undoubled, 1 doubled, 2 redoubled. */
export type Doubling = 0 | 1 | 2;

/** A final contract that somebody plays. */
export interface Bid {
  readonly level: number;
  readonly strain: Strain;
  readonly doubling: Doubling;
}

/** A final contract; "Pass" when all four players passed. */
export type Contract = Bid | "Pass";

/** A contract as written, with the result if that was written behind it. */
export interface WrittenContract {
  readonly contract: Contract;
  readonly result: number | null;
}

/** How people write that all four players passed, in capitals without spaces. */
export const PASSES: readonly string[] = ["PASS", "PASSED", "PASSEDOUT", "ALLPASS", "P", "AP"];

/**
 * Ways of writing a strain and a double in a contract in capitals without spaces, and what each stands for here; a
 * longer one comes before what it begins with.
 */
export const CONTRACT_SPELLINGS: readonly (readonly [written: string, plain: string])[] = [
  // What makes a suit a coloured picture on phones.
  ["\uFE0F", ""],
  ["\uFE0E", ""],
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
  // Sans-atout.
  ["SA", "N"],
  ["NT", "N"],
  ["*", "X"],
];

const WRITTEN = /^([1-7])([CDHSN])(XX|X|R|)(=|[+-]\d{1,2}|)$/;

/** What was read, by its text: a column has few contracts that differ. */
const READ = new Map<string, WrittenContract>();
/** So that no text fills the memory. */
const MOST_READ = 5000;

/** A contract in capitals without spaces, with one letter for each strain: "4HX+1", "3N-1", "PASS". */
export function plainContract(text: string, spellings = CONTRACT_SPELLINGS): string {
  return spellings.reduce(
    (plain, [written, letter]) => plain.split(written).join(letter),
    plainNumber(text.toUpperCase())
  );
}

/**
 * Reads a contract as people write it: `4H`, `3nt`, `3N`, `4♥x`, `4 hearts`, `3SA`, `4HX+1`, `3NT-1`, `6NT*`
 * (doubled), `5CR` (redoubled), `5C=`, `Pass`; spaces allowed.
 * @throws InputError when it is no contract.
 */
export function parseContract(text: string): WrittenContract {
  let written = READ.get(text);
  if (!written) {
    written = readContract(text);
    if (READ.size < MOST_READ) READ.set(text, written);
  }
  return written;
}

function readContract(text: string): WrittenContract {
  const plain = plainContract(text);
  if (PASSES.includes(plain)) return { contract: "Pass", result: null };
  const match = WRITTEN.exec(plain);
  if (!match) throw new InputError(messages.contract(text));
  const [, level, strain, doubled = "", result = ""] = match;
  return {
    contract: {
      level: Number(level),
      strain: strain === "N" ? "NT" : (strain as Strain),
      doubling: (doubled === "R" ? 2 : doubled.length) as Doubling,
    },
    result: result === "" ? null : parseResult(result),
  };
}

/** Writes a contract: "4HX", "3NT", "Pass". */
export function printContract(contract: Contract): string {
  if (contract === "Pass") return contract;
  return `${contract.level}${contract.strain}${"X".repeat(contract.doubling)}`;
}

/**
 * The result of a contract, given behind the contract, beside it, or both.
 * @returns the result, or null where neither place has one.
 * @throws InputError when the two places differ.
 */
export function agreedResult(inContract: number | null, beside: number | null): number | null {
  if (inContract !== null && beside !== null && inContract !== beside)
    throw new InputError(messages.resultTwice(printResult(inContract), printResult(beside)));
  return inContract ?? beside;
}
