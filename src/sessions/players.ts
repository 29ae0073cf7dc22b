import type { PerSide } from "./teams/match";

/** Two players without names. */
export const UNNAMED: PerSide<string> = ["", ""];

/** Separators between the two names of a pair: a sign, or a short word for "and". */
const BETWEEN = /\s*[&+/]\s*|\s+(?:-|–|—)\s+|\s+(?:and|und|en|et|og|och|y|i)\s+/i;

/**
 * Returns the two players in a pair's name: "Ann & Bob", "Ann and Bob", "Ann / Bob", "Ann – Bob".
 * @returns null if the name does not consist of two names.
 */
export function playersOf(pair: string): PerSide<string> | null {
  const [first = "", second = "", ...more] = pair.split(BETWEEN).map((name) => name.trim());
  return first === "" || second === "" || more.length > 0 ? null : [first, second];
}

/** Returns the name of a pair from its players' names; only one player's name if the other is "". */
export function pairOf(players: readonly string[]): string {
  return players.filter((name) => name !== "").join(" & ");
}
