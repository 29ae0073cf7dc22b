import { type Failure, isFailure, type Scalar, VALUE_ERROR } from "./values";

/** Significant digits in Excel; further digits are errors of binary fractions. */
const DIGITS = 15;

/**
 * Text that Excel converts to a number. Dates, times, fractions and currencies, which Excel also converts, are not
 * supported.
 */
const NUMBER = /^\s*([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:E[-+]?\d+)?)(%?)\s*$/i;

/** Rounds to 15 significant digits, so that 0.1+0.2 is 0.3. */
export function withoutNoise(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS));
}

/** Converts a value to text, as the operator & does. */
export function textOf(value: Scalar): string | Failure {
  if (typeof value === "string" || isFailure(value)) return value;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value === null ? "" : textOfNumber(value);
}

/** Prints a number in the format General: up to 15 digits, very large or small ones as 1E+21. */
function textOfNumber(number: number): string {
  const text = String(Number(number.toPrecision(DIGITS)));
  return text.replace(/e([-+])(\d)$/, "E$10$2").replace("e", "E");
}

/** Converts a value to a number, as the operator + does: a blank is 0, TRUE is 1, text is parsed. */
export function numberOf(value: Scalar): number | Failure {
  if (typeof value === "number" || isFailure(value)) return value;
  return typeof value === "string" ? parsedNumber(value) : Number(value);
}

function parsedNumber(text: string): number | Failure {
  const [, digits = "", percent] = NUMBER.exec(text) ?? [];
  const number = /\d/.test(digits) ? Number(digits.replace(/,/g, "")) : NaN;
  if (!Number.isFinite(number)) return VALUE_ERROR;
  return percent ? number / 100 : number;
}

/** Converts a value to a condition: a blank and 0 are FALSE; a text must be TRUE or FALSE. */
export function conditionOf(value: Scalar): boolean | Failure {
  if (typeof value === "boolean" || isFailure(value)) return value;
  if (typeof value !== "string") return Boolean(value);
  const upper = value.toUpperCase();
  return upper === "TRUE" || (upper === "FALSE" ? false : VALUE_ERROR);
}

/** Compares numbers to 15 digits, as Excel does; negative if the first is less. */
export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  const difference = a - b;
  if (Math.abs(difference) > Math.abs(a) * 1e-14) return difference;
  return withoutNoise(a) - withoutNoise(b);
}

/**
 * Compares two values that are not errors. Numbers are less than texts, texts less than FALSE and TRUE. Case does not
 * matter. A blank equals 0, "" or FALSE, depending on the type of the other value.
 */
export function compare(a: Scalar, b: Scalar): number {
  if (typeof a === "number" && typeof b === "number") return compareNumbers(a, b);
  const x = a ?? blankBeside(b);
  const y = b ?? blankBeside(a);
  if (typeof x === "number" && typeof y === "number") return compareNumbers(x, y);
  if (typeof x === "string" && typeof y === "string")
    return x === y ? 0 : compareTexts(x.toUpperCase(), y.toUpperCase());
  return order(x) - order(y) || Number(x) - Number(y);
}

/** True if {@link compare} gives 0. */
export function isEqual(a: Scalar, b: Scalar): boolean {
  if (typeof a === "string" && typeof b === "string") {
    if (a === b) return true;
    const [first, second] = [a.charCodeAt(0), b.charCodeAt(0)];
    // ASCII characters that differ in more than the bit for case have different capitals.
    if (first < ASCII && second < ASCII && (first | CASE) !== (second | CASE)) return false;
  }
  return compare(a, b) === 0;
}

const [ASCII, CASE] = [128, 32];

function blankBeside(other: Scalar): Scalar {
  return typeof other === "string" ? "" : typeof other === "boolean" ? false : 0;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function order(value: Scalar): number {
  return typeof value === "number" ? 0 : typeof value === "string" ? 1 : 2;
}
