/** Begins the part of a result's link behind the #; the number of its form follows. */
export const RESULT = "result";

/** True for the part of an address behind the # that holds a result. */
export function isResultAddress(hash: string): boolean {
  return new RegExp(`^#${RESULT}\\d`).test(hash);
}
