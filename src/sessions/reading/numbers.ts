/**
 * Reads a whole number, or several with "+", "," or ";" between them: 24 from "24", lists from "8+8+4" and "1, 8, 15".
 * @returns null if the text is neither.
 */
export function readNumbers(typed: string): number | readonly number[] | null {
  const parts = typed.split(/[+,;]/).map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [first = 0, ...more] = parts.map(Number);
  return more.length === 0 ? first : [first, ...more];
}
