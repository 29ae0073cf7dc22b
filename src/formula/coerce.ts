import { type Failure, isFailure, type Scalar, VALUE_ERROR } from "./values";

/** Digits of which Excel knows: what is behind them is the noise of binary numbers. */
const DIGITS = 15;

/** What Excel takes for a number where a formula has a text; dates, times, fractions and currencies it takes are none here. */
const NUMBER = /^\s*([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?(?:E[-+]?\d+)?)(%?)\s*$/i;

/** A number without the noise of binary numbers: 0.1+0.2 is 0.3. */
export function withoutNoise(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS));
}

/** A value as a text, as & has it. */
export function textOf(value: Scalar): string | Failure {
  if (typeof value === "string" || isFailure(value)) return value;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value === null ? "" : textOfNumber(value);
}

/** A number in the format General, with up to 15 digits and, where it is very large or small, a power of ten: 1E+21. */
function textOfNumber(number: number): string {
  const text = String(Number(number.toPrecision(DIGITS)));
  return text.replace(/e([-+])(\d)$/, "E$10$2").replace("e", "E");
}

/** A value as a number, as + has it: a blank is 0, TRUE 1, and a text what it says. */
export function numberOf(value: Scalar): number | Failure {
  if (typeof value === "number" || isFailure(value)) return value;
  return typeof value === "string" ? numberSaid(value) : Number(value);
}

function numberSaid(text: string): number | Failure {
  const [, digits = "", percent] = NUMBER.exec(text) ?? [];
  const number = /\d/.test(digits) ? Number(digits.replace(/,/g, "")) : NaN;
  if (!Number.isFinite(number)) return VALUE_ERROR;
  return percent ? number / 100 : number;
}

/** A value as a condition: a blank and 0 are FALSE, a text is what it says. */
export function conditionOf(value: Scalar): boolean | Failure {
  if (typeof value === "boolean" || isFailure(value)) return value;
  if (typeof value !== "string") return Boolean(value);
  const said = value.toUpperCase();
  return said === "TRUE" || (said === "FALSE" ? false : VALUE_ERROR);
}

/** Compares numbers as far as Excel knows them: below 0 where the first is less. */
export function compareNumbers(a: number, b: number): number {
  const difference = a - b;
  if (Math.abs(difference) > Math.abs(a) * 1e-14) return difference;
  return withoutNoise(a) - withoutNoise(b);
}

/**
 * Compares values that are no errors: numbers are less than texts, texts less than FALSE and TRUE; upper and lower case
 * are the same; a blank is what it is compared with, 0, "" or FALSE.
 */
export function compare(a: Scalar, b: Scalar): number {
  const [x, y] = [a ?? blankBeside(b), b ?? blankBeside(a)];
  if (typeof x === "number" && typeof y === "number") return compareNumbers(x, y);
  if (typeof x === "string" && typeof y === "string")
    return x === y ? 0 : compareTexts(x.toUpperCase(), y.toUpperCase());
  return order(x) - order(y) || Number(x) - Number(y);
}

function blankBeside(other: Scalar): Scalar {
  return typeof other === "string" ? "" : typeof other === "boolean" ? false : 0;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function order(value: Scalar): number {
  return typeof value === "number" ? 0 : typeof value === "string" ? 1 : 2;
}
