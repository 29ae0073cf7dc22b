/** Words in place of an opponent; no team may have one of them as its name. */
const OPPONENT_WORDS = ["bye", "withdrawn", "enters"] as const;
export type OpponentWord = (typeof OPPONENT_WORDS)[number];

/** Reads a word in place of an opponent; null for other texts. */
export function readOpponentWord(text: string): OpponentWord | null {
  return OPPONENT_WORDS.find((word) => word === text.toLowerCase()) ?? null;
}
