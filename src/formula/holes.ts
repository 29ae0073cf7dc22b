/** Stands for a hole in a shape; it can be in no formula of a file. */
export const MARK = "\u0001";

/** An error as a formula writes it. */
export const ERROR = "#[A-Z]+(?:/[A0])?[!?]?";

const ERROR_HERE = new RegExp(ERROR, "y");

/** What is alike in formulas of a column, and what stands in its holes, in their order. */
export interface Holed {
  readonly shape: string;
  readonly holes: readonly string[];
}

/**
 * A formula with its references, numbers and names taken out, which is where the rows of a column differ. Every formula
 * of a workbook goes through here, so it is one pass over the characters.
 */
export function holed(formula: string): Holed {
  const holes: string[] = [];
  let shape = "";
  let done = 0;
  let at = 0;
  while (at < formula.length) {
    const sign = formula[at];
    if (sign === '"') at = endOfQuoted(formula, at);
    else if (sign === "#") at = endOfError(formula, at);
    else if (sign === "'" || isOfWord(formula.charCodeAt(at))) {
      const start = at;
      at = endOfHole(formula, at);
      if (formula[at] === "(") continue;
      const hole = formula.slice(start, at);
      if (isCondition(hole)) continue;
      holes.push(hole);
      shape += formula.slice(done, start) + MARK;
      done = at;
    } else at++;
  }
  return { shape: shape + formula.slice(done), holes };
}

/**
 * The holes of a formula that is like another but for what stands in them, which most are that of the row above; null where
 * it is not. It gives what {@link holed} gives, several times faster.
 * @param between is what stands before, between and behind the holes of the other.
 */
export function holesLike(formula: string, between: readonly string[], others: readonly string[]): string[] | null {
  const holes: string[] = [];
  let at = 0;
  for (let index = 0; index < between.length; index++) {
    const [text = "", other] = [between[index], others[index]];
    if (!formula.startsWith(text, at)) return null;
    at += text.length;
    if (other === undefined) break;
    if (formula.startsWith(other, at) && !isOfWord(formula.charCodeAt(at + other.length))) {
      holes.push(other);
      at += other.length;
    } else {
      const start = at;
      at = endOfHole(formula, at);
      const hole = formula.slice(start, at);
      if (hole === "" || isCondition(hole)) return null;
      holes.push(hole);
    }
  }
  return at === formula.length ? holes : null;
}

/** Whether a word is TRUE or FALSE, and not a name. */
function isCondition(word: string): boolean {
  return /^(?:TRUE|FALSE)$/i.test(word);
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
  const isBeforeExponent =
    /[Ee]/.test(formula.charAt(end - 1)) && /^[\d.]+E[-+]\d/i.test(formula.slice(start, end + 2));
  return isBeforeExponent ? endOfWord(formula, end + 1) : end;
}

/** Letters, digits and . ! $ : \ _ */
const OF_WORD: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[A-Z\d.!$:\\_]/i.test(String.fromCharCode(code))
);

function isOfWord(code: number): boolean {
  return code < 128 ? OF_WORD[code] === true : code >= 128;
}
