/** The words in place of an opponent; no team may have such a name. */
const OPPONENT_WORDS = ["bye", "withdrawn", "enters"] as const;
export type OpponentWord = (typeof OPPONENT_WORDS)[number];

/** Reads a word in place of an opponent; null if it is another word. */
export function readOpponentWord(text: string): OpponentWord | null {
  return OPPONENT_WORDS.find((word) => word === text.toLowerCase()) ?? null;
}
