/** What was typed, as a message repeats it. */
export function quote(written: unknown): string {
  return typeof written === "string" ? `"${written.slice(0, 60)}"` : String(written);
}
