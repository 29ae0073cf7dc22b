import type { PerSide } from "./teams/match";

/** A player whom nobody has named. */
export const UNNAMED: PerSide<string> = ["", ""];

/** Separators between the two names of a pair: a sign, or a short word for "and". */
const BETWEEN = /\s*[&+/]\s*|\s+(?:-|–|—)\s+|\s+(?:and|und|en|et|og|och|y|i)\s+/i;

/**
 * The two players whom a pair's name tells of: "Ann & Bob", "Ann and Bob", "Ann / Bob", "Ann – Bob".
 * @returns null for a name that is not two.
 */
export function playersOf(pair: string): PerSide<string> | null {
  const [first = "", second = "", ...more] = pair.split(BETWEEN).map((name) => name.trim());
  return first === "" || second === "" || more.length > 0 ? null : [first, second];
}

/** The name of a pair of two players; of one, where only one is known. */
export function pairOf(players: readonly string[]): string {
  return players.filter((name) => name !== "").join(" & ");
}
