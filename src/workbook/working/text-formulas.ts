import { CONTRACT_SPELLINGS } from "../../bridge/contract";
import { HALF, MINUS_SIGNS } from "../../bridge/plain-number";
import { textLiteral } from "../reference";

type Spelling = readonly [written: string, plain: string];

const PLAIN: readonly Spelling[] = [[" ", ""], ["\u00A0", ""], ...MINUS_SIGNS.map((sign): Spelling => [sign, "-"])];
// With what separates the words below.
const NUMBER: readonly Spelling[] = [...PLAIN, [";", "?"]];

/** The spellings of contracts, parted where the formula gets long. */
const MAJORS = CONTRACT_SPELLINGS.findIndex(([written]) => written === "HEARTS");

/** Ways of writing a thing in capitals, and what they are read as. */
export const SPELLINGS = {
  plain: PLAIN,
  number: NUMBER,
  minors: CONTRACT_SPELLINGS.slice(0, MAJORS),
  majors: CONTRACT_SPELLINGS.slice(MAJORS),
  doubled: [...NUMBER, ["*", "X"]] as readonly Spelling[],
} as const;

/**
 * A list of words, each with a separator before and behind it, to be searched by FIND: that has no wildcards, and no
 * spreadsheet does it otherwise.
 */
export const words = (list: readonly (string | number)[]) => `;${list.join(";")};`;

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

/** Whether a text is one of some words. @param list the cell of {@link words}, or their literal. */
export function isOneOf(text: string, list: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${list}))`;
}

/** The tricks that one of the words for results says. */
export function tricksOf(text: string): string {
  return `VALUE(SUBSTITUTE(SUBSTITUTE(${text},"=","0"),"+",""))`;
}

/** Whether a text is a number as it is written, without a sign: no date, and nothing that a spreadsheet makes one. */
export function isPlainNumber(text: string): string {
  return `IFERROR(VALUE(${text})&""=${text},FALSE)`;
}

/**
 * Whether a text is a whole number as people write it: below 10 digits, and without zeros before it; "-0" is none.
 * @param least how great it is without its sign, at least.
 */
export function isWholeNumber(text: string, least = 0): string {
  const number = `VALUE(${text})`;
  const isInRange = [...(least > 0 ? [`ABS(${number})>${least - 1}`] : []), `ABS(${number})<10^9`];
  const isWritten = `OR(${text}=INT(${number})&"",${text}="+"&INT(${number}))`;
  return `IFERROR(AND(${isInRange.join()},${isWritten}),0)`;
}

/** What is typed in a cell as text: LibreOffice takes TRUE for 1. */
export function typedText(cell: string): string {
  return `IF(ISLOGICAL(${cell}),"TRUE",${cell}&"")`;
}

/**
 * What is typed in a cell for a number, as a text without blanks, with plain signs and without a plus: a step of which
 * {@link amountIn} makes the number. What is typed may be text because another cell was cut from there. LibreOffice takes
 * TRUE for 1, which is none.
 */
export function amountText(cell: string): string {
  const unsigned = `TRIM(SUBSTITUTE(" "&${respelt(cell, SPELLINGS.plain)}," +",""))`;
  return `IF(ISLOGICAL(${cell}),"TRUE",${unsigned})`;
}

/** The number that an {@link amountText} says. @param otherwise the formula of what it is where there is none. */
export function amountIn(text: string, otherwise = '""'): string {
  return `IF(${isPlainNumber(text)},VALUE(${text}),${otherwise})`;
}

/**
 * The same, also where it is ½. With a number before it ½ is none: a program would complete a 1 that is typed below
 * a 1½.
 */
export function halfAmountIn(text: string, otherwise?: string): string {
  return `IF(${text}=${textLiteral(HALF)},0.5,${amountIn(text, otherwise)})`;
}

/** Whether an {@link amountText} says something that is no number. */
export function isNoAmount(text: string): string {
  return `AND(${text}<>"",IFERROR(VALUE(${text})&""<>${text},TRUE))`;
}

/** What is typed in a cell in capitals, without spaces and with plain minus signs: a step, for {@link numberOf}. */
export function plainText(cell: string): string {
  return replaced(typedText(cell), SPELLINGS.number);
}

/** The number that a step with a {@link plainText} says. @param otherwise the formula of what it is where there is none. */
export function numberOf(plain: string, otherwise = '""'): string {
  return `IF(IFERROR(VALUE(${plain})&""=SUBSTITUTE(${plain},"+",""),FALSE),VALUE(${plain}),${otherwise})`;
}

/** The same, also where it is ½. */
export function halvesOf(plain: string): string {
  return `IF(${plain}=${textLiteral(HALF)},0.5,${numberOf(plain)})`;
}

/** 1 where one of some cells that are typed into holds a formula, else 0. */
export function formulaTyped(cells: readonly string[]): string {
  return `IFERROR(--OR(${cells.map((cell) => `ISFORMULA(${cell})`).join()}),0)`;
}

/** 1 where one of some cells that are typed into is locked, else 0. */
export function lockedIn(cells: readonly string[]): string {
  return `IFERROR(MAX(${cells.map((cell) => `CELL("protect",${cell})`).join()}),0)`;
}
