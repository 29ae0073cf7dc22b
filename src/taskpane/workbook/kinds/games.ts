import { keepLoaded } from "./loaded";

/** Loads all kinds, all games and the check of own words; a second call finds them loaded. */
export async function loadGames(): Promise<void> {
  const [{ PANE_KINDS }, ownWords, { ALL_GAMES }] = await Promise.all([
    import("./pane-kinds"),
    import("../../../sessions/reading/own-words"),
    import("../../../sessions/field/all-games"),
  ]);
  keepLoaded({ kinds: PANE_KINDS, games: ALL_GAMES, ownWords });
}
