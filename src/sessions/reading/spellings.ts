import { CANCELLED, NOT_PLAYED, PASSES, STRAIN_SPELLINGS, STRAINS, withoutPictures } from "../../bridge/contract";
import { plainNumber, plainSigns } from "../../bridge/plain-number";
import { printResult } from "../../bridge/result";
import { SEAT_WORDS, SEATS } from "../../bridge/seat";

/** Codes for entries in place of a contract; bids are 1 (1C) to 35 (7NT). */
export const INSTEAD = { pass: 36, notPlayed: 37, cancelled: 38 } as const;

/**
 * Results of ten tricks down and more, as a cell accepts them. They are in words, because a spreadsheet would complete
 * a typed -1 to -10, and a typed 1 to "10 down".
 */
export const MANY_DOWN_WORDS: ReadonlyMap<number, string> = new Map([
  [-10, "ten down"],
  [-11, "eleven down"],
  [-12, "twelve down"],
  [-13, "thirteen down"],
]);

/** Returns a result as a cell accepts it. */
export function resultWords(result: number): string {
  return MANY_DOWN_WORDS.get(result) ?? printResult(result);
}

/** True if averages contain a lone A, which no cell accepts; A+ and A- are accepted. */
export function hasLoneA(text: string): boolean {
  return /A(?![+-])/i.test(plainNumber(text));
}

/** A spelling of an entry, in capitals without blanks, and its code. */
export type Spelling = readonly [written: string, code: number];

const spelt = (code: number, ...written: readonly string[]): Spelling[] => written.map((each) => [each, code]);
const upTo = (max: number) => Array.from({ length: max }, (_, i) => i + 1);

/** Returns the words for a strain that both files and cells accept. */
function strainWords(letter: string): string[] {
  return STRAIN_SPELLINGS.flatMap(([written, plain]) => (plain === letter && written !== "SA" ? [written] : []));
}

/**
 * The entries that the yellow columns of a board accept; sheets look them up in the same tables. A spreadsheet
 * completes a typed text to an entry above it in the column, so no spelling may be the beginning of another one with
 * another meaning; the longer one is then refused. Files, messages and workbooks of earlier formats accept more: see
 * part-board.ts.
 */
export const SPELLINGS = {
  /** Strain behind the level: from 1 clubs to 5 no-trump. */
  strain: STRAINS.flatMap((strain, i) => spelt(i + 1, strain.charAt(0), ...strainWords(strain.charAt(0)))),
  instead: [
    ...spelt(INSTEAD.pass, ...PASSES),
    ...spelt(INSTEAD.notPlayed, ...NOT_PLAYED),
    ...spelt(INSTEAD.cancelled, ...CANCELLED),
  ],
  /** 1 North, 2 East, 3 South, 4 West. */
  by: [...SEAT_WORDS].map(([written, seat]): Spelling => [written, SEATS.indexOf(seat) + 1]),
  /** Tricks above or below the contract. */
  result: [
    ...spelt(0, "=", "0", "+0", "-0"),
    ...upTo(6).flatMap((tricks) => spelt(tricks, `+${tricks}`)),
    ...upTo(9).flatMap((tricks) => spelt(-tricks, `-${tricks}`)),
    ...[...MANY_DOWN_WORDS].flatMap(([tricks, words]) => spelt(tricks, plainText(words))),
  ],
  /** 1 doubled, 2 redoubled. */
  doubled: [...spelt(1, "X", "*"), ...spelt(2, "R")],
} as const satisfies Readonly<Record<string, readonly Spelling[]>>;
export type Spelled = keyof typeof SPELLINGS;

/** Normalises a typed cell for lookups. */
export function plainText(typed: string | number): string {
  return plainSigns(String(typed))
    .replace(/[ \u00A0]/g, "")
    .toUpperCase();
}

/** The codes of each column's spellings, including a club's own words. */
export type Codebook = ReadonlyMap<Spelled, ReadonlyMap<string, number>>;

/** The spellings without a club's own words. */
export const CODEBOOK: Codebook = new Map(
  Object.entries<readonly Spelling[]>(SPELLINGS).map(([key, spellings]) => [key as Spelled, new Map(spellings)])
);

/** Returns the code of a typed entry; undefined if it is not one of the column's spellings. */
export function codeOf(spelled: Spelled, typed: string | number, codebook = CODEBOOK): number | undefined {
  return codebook.get(spelled)?.get(plainText(typed));
}

/** Returns the code of a contract, 1 (1C) to 35 (7NT), or of an entry in its place; see {@link INSTEAD}. */
export function bidCodeOf(typed: string | number, codebook = CODEBOOK): number | undefined {
  const text = withoutPictures(plainText(typed));
  const strain = codeOf("strain", text.slice(1), codebook);
  if (strain === undefined) return codeOf("instead", text, codebook);
  return /^[1-7]/.test(text) ? (Number(text[0]) - 1) * STRAINS.length + strain : undefined;
}
