/**
 * Stands for a slot, which is a reference, number or name, in a formula's shape; a control character that no formula in
 * a file contains.
 */
export const SLOT_MARK = "\u0001";

/** Pattern of an error value in a formula. */
export const ERROR = "#[A-Z]+(?:/[A0])?[!?]?";

const STICKY_ERROR = new RegExp(ERROR, "y");

/** A formula split into its shape and its slots, which are references, numbers and names. */
export interface Template {
  readonly text: string;
  /** The text with a mark for each slot. */
  readonly shape: string;
  /** Start and end (exclusive) of each slot in the text, in order. */
  readonly places: readonly number[];
}

/**
 * Takes references, numbers and names out of a formula, because formulas in the rows of a column differ only in these.
 * Every formula of a workbook passes through here, so it is one pass over the characters.
 */
export function toTemplate(text: string): Template {
  const places: number[] = [];
  let shape = "";
  let done = 0;
  let position = 0;
  while (position < text.length) {
    const sign = text[position];
    if (sign === '"') position = endOfQuoted(text, position);
    else if (sign === "#") position = endOfError(text, position);
    else if (sign === "'" || isWordCode(text.charCodeAt(position))) {
      const start = position;
      position = endOfSlot(text, position);
      if (text[position] === "(" || isCondition(text, start, position)) continue;
      places.push(start, position);
      shape += text.slice(done, start) + SLOT_MARK;
      done = position;
    } else position++;
  }
  return { text, shape: shape + text.slice(done), places };
}

export function slotTexts({ text, places }: Template): string[] {
  return Array.from({ length: places.length / 2 }, (_, index) => text.slice(places[2 * index], places[2 * index + 1]));
}

/** Returns the end of the slot that begins at `start`; `start` if no slot begins there. */
export function endOfSlotAt(text: string, start: number): number {
  const end = endOfSlot(text, start);
  return text[end] === "(" || isCondition(text, start, end) ? start : end;
}

/** True for TRUE and FALSE, which are not names. */
function isCondition(text: string, start: number, end: number): boolean {
  const last = text[end - 1];
  return (last === "E" || last === "e") && /^(?:TRUE|FALSE)$/i.test(text.slice(start, end));
}

/** Returns the position after the closing quote; a doubled quote is part of the text. */
function endOfQuoted(formula: string, start: number): number {
  const quote = formula.charAt(start);
  let end = formula.indexOf(quote, start + 1);
  while (end >= 0 && formula[end + 1] === quote) end = formula.indexOf(quote, end + 2);
  return end < 0 ? formula.length : end + 1;
}

function endOfError(formula: string, start: number): number {
  STICKY_ERROR.lastIndex = start;
  return start + (STICKY_ERROR.exec(formula)?.[0].length ?? 1);
}

/** Returns the position after a word, or after a reference with a quoted sheet name. */
function endOfSlot(formula: string, start: number): number {
  return endOfWord(formula, formula[start] === "'" ? endOfQuoted(formula, start) : start);
}

/** Returns the position after a word, including signs of references and the exponent of a number. */
function endOfWord(formula: string, start: number): number {
  let end = start;
  while (isWordCode(formula.charCodeAt(end))) end++;
  const last = formula[end - 1];
  const isBeforeExponent = (last === "E" || last === "e") && /^[\d.]+E[-+]\d/i.test(formula.slice(start, end + 2));
  return isBeforeExponent ? endOfWord(formula, end + 1) : end;
}

/** Letters, digits and . ! $ : \ _ */
const IS_WORD_CODE: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[A-Z\d.!$:\\_]/i.test(String.fromCharCode(code))
);

/** True for characters of words and references; all characters beyond ASCII may be in names. */
export function isWordCode(code: number): boolean {
  return code < 128 ? IS_WORD_CODE[code] === true : code >= 128;
}
