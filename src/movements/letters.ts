const A = "a".charCodeAt(0);

/** Letter of a player, pair or set in a movement's text; `a` is number 1. */
export function letterOf(number: number): string {
  return String.fromCharCode(A + number - 1);
}

/** Number of a letter in a movement's text; `a` is 1. */
export function numberOf(letter: string): number {
  return letter.charCodeAt(0) - A + 1;
}
