import { useLater } from "../shared/use-later";
import type { SessionModel } from "../workbook/form/session-model";
import { useGames, type Games } from "../workbook/form/use-games";
import { loadGames } from "../workbook/kinds/games";

/** Loads what proposes games, and all games. */
async function loadProposer(): Promise<NonNullable<Games["proposer"]>> {
  const [{ GAMES }] = await Promise.all([import("../workbook/form/proposed-games"), loadGames()]);
  return GAMES;
}

/** The questions of tonight; games are proposed once they are loaded. */
export function useTonight(model: SessionModel): Games {
  return useGames(model, useLater(loadProposer));
}
