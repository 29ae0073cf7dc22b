/** What may stand in the place of an opponent; no team may be called so. */
const OPPONENT_WORDS = ["bye", "withdrawn", "enters"] as const;
export type OpponentWord = (typeof OPPONENT_WORDS)[number];

/** Reads what stands in the place of an opponent; null where it is another thing. */
export function readOpponentWord(text: string): OpponentWord | null {
  return OPPONENT_WORDS.find((word) => word === text.toLowerCase()) ?? null;
}
