/**
 * Reads a whole number, or several with a sign between them: 24 of "24", the list of "8+8+4" and of "1, 8, 15".
 * @returns null for another thing.
 */
export function readNumbers(typed: string): number | readonly number[] | null {
  const parts = typed.split(/[+,;]/).map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [first = 0, ...more] = parts.map(Number);
  return more.length === 0 ? first : [first, ...more];
}
