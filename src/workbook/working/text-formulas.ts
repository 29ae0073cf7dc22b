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

/** A text with its spellings replaced. */
export function replaced(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce(
    (formula, [from, to]) => `SUBSTITUTE(${formula},${textLiteral(from)},${textLiteral(to)})`,
    text
  );
}

/** Whether a text is in a list of words: see lists.ts. */
export function isOneOf(text: string, list: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${textLiteral(list)}))`;
}

/** The tricks that a text says, "" for no text, "?" for one that says none. */
export function tricksIn(text: string, list: string): string {
  const digits = `SUBSTITUTE(SUBSTITUTE(${text},"=","0"),"+","")`;
  return `IF(${text}="","",IF(${isOneOf(text, list)},IFERROR(VALUE(${digits}),"?"),"?"))`;
}
