import { keepLoaded } from "./loaded";

/**
 * Loads all kinds of session, all games and the reader of a club's own words. If they are loaded already, nothing is
 * loaded again.
 */
export async function loadGames(): Promise<void> {
  const [{ PANE_KINDS }, ownWords, { ALL_GAMES }] = await Promise.all([
    import("./pane-kinds"),
    import("../../../sessions/reading/own-words"),
    import("../../../sessions/field/all-games"),
  ]);
  keepLoaded({ kinds: PANE_KINDS, games: ALL_GAMES, ownWords });
}
