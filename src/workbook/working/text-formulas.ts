import { PICTURE_MARKS } from "../../bridge/contract";
import { HALF, MINUS_SIGNS } from "../../bridge/plain-number";
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

/**
 * Returns the condition for a text that is one of some words.
 * @param list the cell of {@link oneOfWords}, or their literal.
 */
export function isOneOf(text: string, list: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${list}))`;
}

/**
 * Condition for a number as people write it, possibly with a plus, which excludes dates and other conversions of a
 * spreadsheet.
 */
function isWritten(text: string, number: string): string {
  return `OR(${text}=${number}&"",${text}="+"&${number})`;
}

/**
 * Returns the condition for a whole number as people write it: below 10 digits, and without leading zeros; "-0" is
 * excluded.
 * @param min minimum without its sign.
 * @param below upper bound without its sign, excluded.
 */
export function isWholeNumber(text: string, min = 0, below = "10^9"): string {
  const number = `VALUE(${text})`;
  const isInRange = [...(min > 0 ? [`ABS(${number})>${min - 1}`] : []), `ABS(${number})<${below}`];
  return `IFERROR(AND(${isInRange.join()},${isWritten(text, `INT(${number})`)}),0)`;
}

/** No number that is typed has so many digits but a day: a plain cell makes one of 1-2. */
export const MIN_DAY_NUMBER = 10_000;

/**
 * Returns the step of a number typed in a cell, without blanks and with plain minus signs, for {@link numberIn}. A
 * cell pasted from elsewhere may be text. LibreOffice takes TRUE for 1, and makes a formula of it in a file that Excel
 * has saved: neither is a number.
 * @param isFormula step that is 1 if a formula was typed.
 */
export function numberText(cell: string, isFormula = `IFERROR(ISFORMULA(${cell}),0)`): string {
  return `IF(OR(ISLOGICAL(${cell}),${isFormula}),"?",${respelt(cell, SPELLINGS.plain)})`;
}

/**
 * Returns the formula for the number in a {@link numberText}.
 * @param otherwise formula for text that is no number.
 * @param addend added to the number, with its sign.
 */
export function numberIn(text: string, otherwise = '""', addend = ""): string {
  return `IF(${isNumber(text)},VALUE(${text})${addend},${otherwise})`;
}

/** The day that a {@link numberText} says, as spreadsheets count them; "" for another text. */
export function dayIn(text: string): string {
  return `IF(IFERROR(${isWritten(text, `VALUE(${text})`)},FALSE),VALUE(${text}),"")`;
}

/** Returns the formula for a whole number in a {@link numberText}, as IMPs are. */
export function wholeNumberIn(text: string): string {
  return `IF(${isWholeNumber(text, 0, String(MIN_DAY_NUMBER))},VALUE(${text}),"")`;
}

/**
 * Returns the formula for a number in a {@link numberText} that may be ½. Numbers with ½ are excluded, since a
 * spreadsheet would complete a 1 typed below a 1½.
 */
export function halvesIn(text: string, otherwise?: string): string {
  const isHalf = [HALF, `+${HALF}`].map((half) => `${text}=${textLiteral(half)}`);
  return `IF(OR(${isHalf.join()}),0.5,${numberIn(text, otherwise)})`;
}

/** Returns the condition for a {@link numberText} that is no number. */
export function isNoNumber(text: string): string {
  return `AND(${text}<>"",NOT(${isNumber(text)}))`;
}

function isNumber(text: string): string {
  return `IFERROR(AND(VALUE(${text})<${MIN_DAY_NUMBER},${isWritten(text, `VALUE(${text})`)}),FALSE)`;
}

/** 1 where one of some cells that are typed into holds a formula, else 0. */
export function formulaTyped(cells: readonly string[]): string {
  return `IFERROR(--OR(${cells.map((cell) => `ISFORMULA(${cell})`).join()}),0)`;
}
