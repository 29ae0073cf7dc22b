import { PICTURE_MARKS } from "../../bridge/contract";
import { HALF, MINUS_SIGNS } from "../../bridge/plain-number";
import { textLiteral } from "../reference";

type Spelling = readonly [written: string, plain: string];

export const BLANKS: readonly Spelling[] = [
  [" ", ""],
  ["\u00A0", ""],
];
const PLAIN: readonly Spelling[] = [...BLANKS, ...MINUS_SIGNS.map((sign): Spelling => [sign, "-"])];
// A typed semicolon is replaced, because `words` separates words by semicolons.
const NUMBER: readonly Spelling[] = [...PLAIN, [";", "?"]];

/** Replacements in a typed text: characters as written, and as read. */
export const SPELLINGS = {
  plain: PLAIN,
  number: NUMBER,
} as const;

/**
 * Joins words, each with a separator before and behind it, into one text in which FIND searches for a word. FIND has no
 * wildcards and works alike in all spreadsheets.
 */
export const words = (list: readonly (string | number)[]) => `;${list.join(";")};`;

/** A text without blanks. */
export function blanksOut(text: string): string {
  return respelt(text, BLANKS);
}

/**
 * Returns the formula for a contract's text without blanks, with plain minus signs, and without the characters that
 * turn suit signs into pictures.
 */
export function plainContractText(text: string): string {
  return respelt(text, [...PLAIN, ...PICTURE_MARKS.map((mark): Spelling => [mark, ""])]);
}

/** A text in capitals, with some spellings in it replaced. */
export function replaced(text: string, spellings: readonly Spelling[]): string {
  return respelt(`UPPER(${text})`, spellings);
}

/** A text with some spellings in it replaced. */
export function respelt(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce(
    (formula, [written, plain]) => `SUBSTITUTE(${formula},${textLiteral(written)},${textLiteral(plain)})`,
    text
  );
}

/**
 * Returns the condition that a text is one of the words in a list.
 * @param list the cell with the joined {@link words}, or the literal of the joined words.
 */
export function isOneOf(text: string, list: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${list}))`;
}

/**
 * Returns the condition for a text that is a number as people write it, possibly with a plus. Dates and other texts
 * that a spreadsheet converts to numbers are excluded.
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

/**
 * Larger than any typed number except the number of a day, to which a cell without text format converts a typed 1-2.
 */
export const MIN_DAY_NUMBER = 10_000;

/**
 * Returns the formula for the text of a typed number, for {@link numberIn}: without blanks, with plain minus signs, and
 * "?" for a formula or a logical value. A cell pasted from elsewhere may be text. LibreOffice takes TRUE for 1, and
 * turns TRUE into a formula in a file that Excel has saved: neither is a number.
 * @param isFormula condition that a formula was typed.
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

/** Returns the formula for the day in a {@link numberText}, as a spreadsheet's day number; "" for any other text. */
export function dayIn(text: string): string {
  return `IF(IFERROR(${isWritten(text, `VALUE(${text})`)},FALSE),VALUE(${text}),"")`;
}

/**
 * Returns the formula for the value of a {@link numberText} that is a whole number, such as "12" for 12 IMPs; the
 * formula gives "" for any other text.
 */
export function wholeNumberIn(text: string): string {
  return `IF(${isWholeNumber(text, 0, String(MIN_DAY_NUMBER))},VALUE(${text}),"")`;
}

/**
 * Returns the formula for the value of a {@link numberText} that may be ½. Numbers such as 1½ are excluded, because a
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

/** Returns the formula for 1 if any of some yellow cells holds a formula, else 0. */
export function formulaTyped(cells: readonly string[]): string {
  return `IFERROR(--OR(${cells.map((cell) => `ISFORMULA(${cell})`).join()}),0)`;
}
