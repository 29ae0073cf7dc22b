import type { GameCatalogue } from "../../sessions/field/field-kind";

let games: GameCatalogue | null = null;

/**
 * Returns all games.
 * @throws Error until {@link loadGames} has resolved: the session of a first visit, four pairs, needs none.
 */
export function loadedGames(): GameCatalogue {
  if (!games) throw new Error("The games are not loaded.");
  return games;
}

/** Loads all games; a second call finds them loaded. */
export async function loadGames(): Promise<void> {
  games = (await import("../../sessions/field/all-games")).ALL_GAMES;
}
