import type { GameCatalogue } from "../../../sessions/field/field-kind";
import type * as OwnWords from "../../../sessions/reading/own-words";

let games: GameCatalogue | null = null;
let ownWords: typeof OwnWords | null = null;

/**
 * Returns all games.
 * @throws Error until {@link loadGames} has resolved: the session of a first visit, four pairs, needs none.
 */
export function loadedGames(): GameCatalogue {
  return loaded(games);
}

/**
 * Checks a club's own words for the cells of boards, from the option `words`.
 * @throws InputError if a meaning is unknown or two words clash; Error until {@link loadGames} has resolved.
 */
export function checkWords(words: string): void {
  if (words.trim() !== "") loaded(ownWords).readOwnWords(words);
}

/** Loads all games and the check of own words; a second call finds them loaded. */
export async function loadGames(): Promise<void> {
  ownWords = await import("../../../sessions/reading/own-words");
  games = (await import("../../../sessions/field/all-games")).ALL_GAMES;
}

function loaded<Part>(part: Part | null): Part {
  if (!part) throw new Error("The games are not loaded.");
  return part;
}
