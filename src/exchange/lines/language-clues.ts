import type { LanguageClue } from "./raw-board";
import type { Token } from "./tokens";
import { type Keyword, lookUpKeyword } from "./words";

/** Returns the clues to the writer's language that the words give. */
export function cluesOf(tokens: readonly Token[]): LanguageClue[] {
  return tokens.flatMap(({ text }) => clueOf(lookUpKeyword(text)));
}

export function clueOf(word: Keyword | undefined): LanguageClue[] {
  if (word === undefined || word.languages.length === 0) return [];
  const clue: LanguageClue = { kind: "word", languages: word.languages };
  return word.kind === "strain" && word.unsettles ? [clue, { kind: "unsettled", letter: word.unsettles }] : [clue];
}
