/** What people and programs write for a minus where it is not the hyphen: the minus sign and the en dash. */
export const MINUS_SIGNS = ["−", "–"] as const;

const ANY_MINUS = new RegExp(`[${MINUS_SIGNS.join("")}]`, "g");

/** A text with a hyphen for every minus and dash. */
export function plainSigns(text: string): string {
  return text.replace(ANY_MINUS, "-");
}

/** The text of a number with hyphens for signs and without spaces. */
export function plainNumber(text: string): string {
  return plainSigns(text.replace(/\s/g, ""));
}
