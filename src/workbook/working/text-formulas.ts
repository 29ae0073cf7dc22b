import { CONTRACT_SPELLINGS, PASSES } from "../../bridge/contract";
import { HALF, MINUS_SIGNS } from "../../bridge/plain-number";
import { CANCELLED, NOT_PLAYED } from "../../sessions/reading/typed-board";
import { textLiteral } from "../reference";

type Spelling = readonly [written: string, plain: string];

const NUMBER: readonly Spelling[] = [
  [" ", ""],
  ["\u00A0", ""],
  ...MINUS_SIGNS.map((sign): Spelling => [sign, "-"]),
  // What separates the words below.
  [";", "?"],
];

/** Ways of writing a thing in capitals, and what they are read as. */
export const SPELLINGS = {
  number: NUMBER,
  contract: [...NUMBER, ...CONTRACT_SPELLINGS],
  doubled: [...NUMBER, ["*", "X"]] as readonly Spelling[],
} as const;

const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);
/** Words to be searched for by {@link isOneOf}. */
export const words = (list: readonly (string | number)[]) => `;${list.join(";")};`;
const SIGNED = ["=", ...TRICKS.flatMap((tricks) => [`+${tricks}`, `-${tricks}`])];

/**
 * Words that are understood, each with a separator before and behind it, to be searched by FIND:
 * that has no wildcards, and no spreadsheet does it otherwise.
 */
export const WORDS = {
  passes: words(PASSES),
  notPlayed: words(NOT_PLAYED),
  cancelled: words(CANCELLED),
  northSouth: ";N;S;NORTH;SOUTH;",
  eastWest: ";E;W;EAST;WEST;",
  redoubled: ";XX;R;",
  /** Results as they are written behind a contract. */
  signed: words(SIGNED),
  /** Results as they are written in a cell of their own. */
  result: words([...SIGNED, 0]),
  tricks: words(TRICKS),
} as const;

/** A text in capitals with its spellings replaced. */
export function replaced(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce(
    (formula, [written, plain]) => `SUBSTITUTE(${formula},${textLiteral(written)},${textLiteral(plain)})`,
    `UPPER(${text})`
  );
}

/**
 * What has become of some cells that are typed into: 1 where one holds a formula, 2 where one is locked, else 0.
 * @param others cells beside them that are typed into in some rows, and locked in the others.
 */
export function spoiltFormula(cells: readonly string[], others: readonly string[] = []): string {
  const anyOf = (conditions: readonly string[]) => `IFERROR(OR(${conditions.join()}),FALSE)`;
  const isFormula = anyOf([...cells, ...others].map((cell) => `ISFORMULA(${cell})`));
  const isLocked = anyOf(cells.map((cell) => `CELL("protect",${cell})=1`));
  return `IF(${isFormula},1,IF(${isLocked},2,0))`;
}

/** Whether a text is one of some words. */
export function isOneOf(text: string, list: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${textLiteral(list)}))`;
}

/** The tricks that one of the words for results says. */
export function tricksOf(text: string): string {
  return `VALUE(SUBSTITUTE(SUBSTITUTE(${text},"=","0"),"+",""))`;
}

/** Whether a text is a number as it is written, without a sign: no date, and nothing that a spreadsheet makes one. */
export function isPlainNumber(text: string): string {
  return `IFERROR(VALUE(${text})&""=${text},FALSE)`;
}

/** Whether a text is a whole number from 0 as people write it: below 10 digits, and without zeros before it. */
export function isWholeNumber(text: string): string {
  return `IFERROR(AND(LEN(${text})<10,VALUE(${text})&""=${text},VALUE(${text})=INT(VALUE(${text})),LEFT(${text},1)<>"-"),FALSE)`;
}

/** A text that has its spellings replaced, without a sign that stands before it: of one that has two, one is left. */
export function withoutSign(text: string, signs: readonly string[] = ["+", "-"]): string {
  const unsigned = signs.reduce((formula, sign) => `SUBSTITUTE(${formula},";${sign}","")`, `";"&${text}`);
  return `SUBSTITUTE(${unsigned},";","")`;
}

/** Whether something is typed in a cell that is no number: TRUE is none, which LibreOffice takes for 1. */
export function isNoNumber(cell: string, number: string): string {
  return `IF(ISLOGICAL(${cell}),TRUE,AND(TRIM(${cell})<>"",NOT(ISNUMBER(${number}))))`;
}

/** What is typed in a cell as text: LibreOffice takes TRUE for 1. */
export function typedText(cell: string): string {
  return `IF(ISLOGICAL(${cell}),"TRUE",${cell}&"")`;
}

/**
 * The number in a cell, also where it is text because another cell was cut from there. TRUE is none, which LibreOffice
 * takes for 1.
 * @param otherwise the formula of what it is where there is none.
 */
export function typedNumber(cell: string, otherwise = '""'): string {
  return `IF(ISLOGICAL(${cell}),${otherwise},IF(ISNUMBER(${cell}),${cell},${numberIn(cell, otherwise)}))`;
}

/**
 * The number in a cell as {@link typedNumber} has it, also where it is ½; "" for none. With a number before it ½ is
 * none: a program would complete a 1 that is typed below a 1½.
 */
export function typedHalves(cell: string, otherwise?: string): string {
  return `IF(TRIM(${cell})=${textLiteral(HALF)},0.5,${typedNumber(cell, otherwise)})`;
}

/** The number that a text says; see {@link typedNumber}. */
export function numberIn(text: string, otherwise = '""'): string {
  const unsigned = withoutSign(replaced(text, SPELLINGS.number), ["+"]);
  return `IF(${isPlainNumber(unsigned)},VALUE(${unsigned}),${otherwise})`;
}

/** What is typed in a cell in capitals, without spaces and with plain minus signs: a step, for {@link numberOf}. */
export function plainText(cell: string): string {
  return replaced(typedText(cell), SPELLINGS.number);
}

/** The number that a step with a {@link plainText} says, as {@link typedNumber} has it. */
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
