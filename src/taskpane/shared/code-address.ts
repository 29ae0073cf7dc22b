/** True if the hash of an address is a code: of an evening, of its results, or of a phone to connect with. */
export function isCode(hash: string): boolean {
  return hash.startsWith("#OT");
}
