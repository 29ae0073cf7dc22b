import { MINUS_SIGNS } from "../../bridge/plain-number";
import { textLiteral } from "../reference";

type Spelling = readonly [from: string, to: string];

const NUMBER: readonly Spelling[] = [[" ", ""], ["\u00A0", ""], ...MINUS_SIGNS.map((sign): Spelling => [sign, "-"])];

/** Ways of writing a thing, and what they are read as. */
export const SPELLINGS = {
  number: NUMBER,
  contract: [
    ...NUMBER,
    ["\uFE0F", ""],
    ["♣", "C"],
    ["♦", "D"],
    ["♥", "H"],
    ["♠", "S"],
    ["*", "X"],
  ] as readonly Spelling[],
} as const;

const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);
const SIGNED = `;=;${TRICKS.map((tricks) => `+${tricks};-${tricks};`).join("")}`;

/**
 * Words that are understood, each with a separator before and behind it, to be searched by FIND:
 * that has no wildcards, and no spreadsheet does it otherwise.
 */
export const WORDS = {
  passes: ";PASS;PASSED;PASSEDOUT;ALLPASS;P;AP;",
  northSouth: ";N;S;NORTH;SOUTH;",
  eastWest: ";E;W;EAST;WEST;",
  /** Results as they are written behind a contract. */
  signed: SIGNED,
  /** Results as they are written in a cell of their own. */
  unsigned: SIGNED + TRICKS.map((tricks) => `${tricks};`).join(""),
} as const;

/** A text with its spellings replaced. */
export function replaced(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce(
    (formula, [from, to]) => `SUBSTITUTE(${formula},${textLiteral(from)},${textLiteral(to)})`,
    text
  );
}

/** Whether a text is one of some words. */
export function isOneOf(text: string, words: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${textLiteral(words)}))`;
}

/** The tricks that a text says, "" for no text, "?" for one that says none. */
export function tricksIn(text: string, words: string): string {
  const digits = `SUBSTITUTE(SUBSTITUTE(${text},"=","0"),"+","")`;
  return `IF(${text}="","",IF(${isOneOf(text, words)},IFERROR(VALUE(${digits}),"?"),"?"))`;
}
