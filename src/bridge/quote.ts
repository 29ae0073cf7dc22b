/** Quotes typed text in a message. */
export function quote(written: unknown): string {
  return typeof written === "string" ? `"${written.slice(0, 60)}"` : String(written);
}
