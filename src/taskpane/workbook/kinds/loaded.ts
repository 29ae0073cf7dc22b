import type { GameCatalogue } from "../../../sessions/field/field-kind";
import type * as OwnWords from "../../../sessions/reading/own-words";
import type { PaneKinds } from "./kind-form";

/** Code that {@link loadGames} loads. Four pairs, the session of a first visit, does not need it. */
interface Loaded {
  readonly kinds: PaneKinds;
  readonly games: GameCatalogue;
  readonly ownWords: typeof OwnWords;
}

let parts: Partial<Loaded> = {};

/** Stores parts that have been loaded. */
export function keepLoaded(more: Partial<Loaded>): void {
  parts = { ...parts, ...more };
}

/**
 * Returns all kinds of session of the pane.
 * @throws Error until they are loaded.
 */
export function loadedKinds(): PaneKinds {
  return loaded(parts.kinds);
}

/**
 * Returns all games.
 * @throws Error until they are loaded.
 */
export function loadedGames(): GameCatalogue {
  return loaded(parts.games);
}

/**
 * Checks a club's own words for the cells of boards, from the option `words`.
 * @throws InputError if a meaning is unknown or two words clash; Error until the code that reads the words is loaded.
 */
export function checkWords(words: string): void {
  if (words.trim() !== "") loaded(parts.ownWords).readOwnWords(words);
}

function loaded<Part>(part: Part | undefined): Part {
  if (!part) throw new Error("The games are not loaded.");
  return part;
}
