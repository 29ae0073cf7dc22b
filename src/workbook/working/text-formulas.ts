import { HALF, MINUS_SIGNS } from "../../bridge/plain-number";
import { PICTURE_MARKS } from "../../sessions/reading/spellings";
import { textLiteral } from "../reference";

type Spelling = readonly [written: string, plain: string];

export const BLANKS: readonly Spelling[] = [
  [" ", ""],
  ["\u00A0", ""],
];
const PLAIN: readonly Spelling[] = [...BLANKS, ...MINUS_SIGNS.map((sign): Spelling => [sign, "-"])];
// With what separates the words below.
const NUMBER: readonly Spelling[] = [...PLAIN, [";", "?"]];

/** Ways of writing a thing in capitals, and what they are read as. */
export const SPELLINGS = {
  plain: PLAIN,
  number: NUMBER,
} as const;

/**
 * A list of words, each with a separator before and behind it, to be searched by FIND: that has no wildcards, and no
 * spreadsheet does it otherwise.
 */
export const words = (list: readonly (string | number)[]) => `;${list.join(";")};`;

/** A text without blanks. */
export function blanksOut(text: string): string {
  return respelt(text, BLANKS);
}

/** A contract's text without blanks, with plain signs, and with the signs of suits alone. */
export function plainContractText(text: string): string {
  return respelt(text, [...PLAIN, ...PICTURE_MARKS.map((mark): Spelling => [mark, ""])]);
}

/** A text in capitals with its spellings replaced. */
export function replaced(text: string, spellings: readonly Spelling[]): string {
  return respelt(`UPPER(${text})`, spellings);
}

/** A text with its spellings replaced. */
export function respelt(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce(
    (formula, [written, plain]) => `SUBSTITUTE(${formula},${textLiteral(written)},${textLiteral(plain)})`,
    text
  );
}

/** Whether a text is one of some words. @param list the cell of {@link oneOfWords}, or their literal. */
export function isOneOf(text: string, list: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${list}))`;
}

/** Whether a number is written as people do, maybe with a plus: no date is, and nothing else that a spreadsheet makes one. */
function isWritten(text: string, number: string): string {
  return `OR(${text}=${number}&"",${text}="+"&${number})`;
}

/**
 * Whether a text is a whole number as people write it: below 10 digits, and without zeros before it; "-0" is none.
 * @param least how great it is without its sign, at least.
 * @param below without its sign, what it is not.
 */
export function isWholeNumber(text: string, least = 0, below = "10^9"): string {
  const number = `VALUE(${text})`;
  const isInRange = [...(least > 0 ? [`ABS(${number})>${least - 1}`] : []), `ABS(${number})<${below}`];
  return `IFERROR(AND(${isInRange.join()},${isWritten(text, `INT(${number})`)}),0)`;
}

/** No number that is typed has so many digits but a day: a plain cell makes one of 1-2. */
export const LEAST_DAY = 10_000;

/**
 * What is typed in a cell for a number, without blanks and with plain minus signs: a step, for {@link decodeNumber}. It may
 * be text because another cell was cut from there. LibreOffice takes TRUE for 1, and makes a formula of it in a file that
 * Excel has saved: neither is a number.
 * @param isFormula whether a formula was typed, where a step says it.
 */
export function numberText(cell: string, isFormula = `IFERROR(ISFORMULA(${cell}),0)`): string {
  return `IF(OR(ISLOGICAL(${cell}),${isFormula}),"?",${respelt(cell, SPELLINGS.plain)})`;
}

/**
 * The number that a {@link numberText} says.
 * @param otherwise the formula of what it is where there is none.
 * @param also what is added to it, with its sign.
 */
export function numberIn(text: string, otherwise = '""', also = ""): string {
  return `IF(${isNumber(text)},VALUE(${text})${also},${otherwise})`;
}

/** The day that a {@link numberText} says, as spreadsheets count them; "" for another text. */
export function dayIn(text: string): string {
  return `IF(IFERROR(${isWritten(text, `VALUE(${text})`)},FALSE),VALUE(${text}),"")`;
}

/** The same of a whole number: of IMPs there are no parts. */
export function wholeNumberIn(text: string): string {
  return `IF(${isWholeNumber(text, 0, String(LEAST_DAY))},VALUE(${text}),"")`;
}

/**
 * The same as {@link decodeNumber}, also where it is ½. With a number before it ½ is none: a program would complete a 1 that is typed below
 * a 1½.
 */
export function halvesIn(text: string, otherwise?: string): string {
  const isHalf = [HALF, `+${HALF}`].map((half) => `${text}=${textLiteral(half)}`);
  return `IF(OR(${isHalf.join()}),0.5,${numberIn(text, otherwise)})`;
}

/** Whether a {@link numberText} says something that is no number. */
export function isNoNumber(text: string): string {
  return `AND(${text}<>"",NOT(${isNumber(text)}))`;
}

function isNumber(text: string): string {
  return `IFERROR(AND(VALUE(${text})<${LEAST_DAY},${isWritten(text, `VALUE(${text})`)}),FALSE)`;
}

/** 1 where one of some cells that are typed into holds a formula, else 0. */
export function formulaTyped(cells: readonly string[]): string {
  return `IFERROR(--OR(${cells.map((cell) => `ISFORMULA(${cell})`).join()}),0)`;
}
