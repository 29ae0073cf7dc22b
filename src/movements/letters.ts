const A = "a".charCodeAt(0);

/** The letter of a player, a pair or a set where a movement is a text: `a` is the first. */
export function letterOf(number: number): string {
  return String.fromCharCode(A + number - 1);
}

/** The number of such a letter, from 1. */
export function numberOf(letter: string): number {
  return letter.charCodeAt(0) - A + 1;
}
