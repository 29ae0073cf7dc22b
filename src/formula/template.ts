/** Stands for a hole in a shape; it can be in no formula of a file. */
export const MARK = "\u0001";

/** An error as a formula writes it. */
export const ERROR = "#[A-Z]+(?:/[A0])?[!?]?";

const ERROR_HERE = new RegExp(ERROR, "y");

/** A formula, what it has in common with others of its column, and its holes. */
export interface Template {
  readonly text: string;
  /** The text with a mark for each hole. */
  readonly shape: string;
  /** Where each hole begins and ends in the text, in their order. */
  readonly places: readonly number[];
}

/**
 * A formula with its references, numbers and names taken out, which is where the rows of a column differ. Every formula
 * of a workbook goes through here, so it is one pass over the characters.
 */
export function toTemplate(text: string): Template {
  const places: number[] = [];
  let shape = "";
  let done = 0;
  let at = 0;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '"') at = endOfQuoted(text, at);
    else if (sign === "#") at = endOfError(text, at);
    else if (sign === "'" || isOfWord(text.charCodeAt(at))) {
      const start = at;
      at = endOfHole(text, at);
      if (text[at] === "(" || isCondition(text, start, at)) continue;
      places.push(start, at);
      shape += text.slice(done, start) + MARK;
      done = at;
    } else at++;
  }
  return { text, shape: shape + text.slice(done), places };
}

/** What stands in the holes of a formula. */
export function slotTexts({ text, places }: Template): string[] {
  return Array.from({ length: places.length / 2 }, (_, index) => text.slice(places[2 * index], places[2 * index + 1]));
}

/** Behind the hole that begins in a place of a formula; that place, where none does. */
export function endOfHoleAt(text: string, start: number): number {
  const end = endOfHole(text, start);
  return text[end] === "(" || isCondition(text, start, end) ? start : end;
}

/** Whether the word in a place is TRUE or FALSE, and not a name. */
function isCondition(text: string, start: number, end: number): boolean {
  const last = text[end - 1];
  return (last === "E" || last === "e") && /^(?:TRUE|FALSE)$/i.test(text.slice(start, end));
}

/** Behind the quote that ends what the quote in a place begins; a quote that is doubled is part of it. */
function endOfQuoted(formula: string, start: number): number {
  const quote = formula.charAt(start);
  let end = formula.indexOf(quote, start + 1);
  while (end >= 0 && formula[end + 1] === quote) end = formula.indexOf(quote, end + 2);
  return end < 0 ? formula.length : end + 1;
}

function endOfError(formula: string, start: number): number {
  ERROR_HERE.lastIndex = start;
  return start + (ERROR_HERE.exec(formula)?.[0].length ?? 1);
}

/** Behind a word, or a reference with its sheet in quotes. */
function endOfHole(formula: string, start: number): number {
  return endOfWord(formula, formula[start] === "'" ? endOfQuoted(formula, start) : start);
}

/** Behind the letters and digits from a place on, the signs of references among them, and the exponent of a number. */
function endOfWord(formula: string, start: number): number {
  let end = start;
  while (isOfWord(formula.charCodeAt(end))) end++;
  const last = formula[end - 1];
  const isBeforeExponent = (last === "E" || last === "e") && /^[\d.]+E[-+]\d/i.test(formula.slice(start, end + 2));
  return isBeforeExponent ? endOfWord(formula, end + 1) : end;
}

/** Letters, digits and . ! $ : \ _ */
const OF_WORD: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[A-Z\d.!$:\\_]/i.test(String.fromCharCode(code))
);

/** Whether a character may be part of a word or a reference. */
export function isOfWord(code: number): boolean {
  return code < 128 ? OF_WORD[code] === true : code >= 128;
}
