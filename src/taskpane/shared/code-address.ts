/** Tells whether an address's hash is a code: of an evening, its results, or a phone to connect with. */
export function isCode(hash: string): boolean {
  return hash.startsWith("#OT");
}
