/** First letters behind the # in the link of a result; a digit for the version of the format follows. */
export const RESULT = "result";

/** True if the part of an address from the # on contains a result. */
export function isResultAddress(hash: string): boolean {
  return new RegExp(`^#${RESULT}\\d`).test(hash);
}
