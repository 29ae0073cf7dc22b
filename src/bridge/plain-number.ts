/** Characters besides the hyphen that people and programs write as a minus: the minus sign and the en dash. */
export const MINUS_SIGNS = ["−", "–"] as const;

const ANY_MINUS = new RegExp(`[${MINUS_SIGNS.join("")}]`, "g");

/** A text with a hyphen for every minus and dash. */
export function plainSigns(text: string): string {
  return text.replace(ANY_MINUS, "-");
}

/** Character for a half, after a number or alone. */
export const HALF = "½";

/** A text with a decimal point for each half and each comma: "1½" is "1.5". */
export function plainDecimals(text: string): string {
  return text.replace(/(\d*)½/g, (_, whole: string) => `${whole || "0"}.5`).replace(/,/g, ".");
}

/** The text of a number with hyphens for signs and without spaces. */
export function plainNumber(text: string): string {
  return plainSigns(text.replace(/\s/g, ""));
}

/**
 * Pattern of a number with groups of three digits, such as "1.100" or "1,100"; with another language's separators the
 * last group would be decimals.
 */
const THOUSANDS = /^[+-]?\s*[1-9]\d{0,2}(?:[.,'’\s]\d{3})+(?:[.,]\d+)?$/;

/**
 * True if a text such as "1.100" may be a number with thousands; it is then refused, because it may mean 1100 or 1.1.
 */
export function mayHaveThousands(text: string): boolean {
  return THOUSANDS.test(plainSigns(text.trim()));
}

/** Returns a number as text; "" for NaN, infinity and numbers too large for exact integers, which programs may pass. */
export function writtenNumber(value: number): string {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : "";
}
