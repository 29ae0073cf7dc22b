import { useLater } from "../shared/use-later";
import type { SessionModel } from "../workbook/form/session-model";
import { useGames, type Games } from "../workbook/form/use-games";
import { loadGames } from "../workbook/kinds/games";

/** Loads all games, and the functions that propose games. */
async function loadProposer(): Promise<NonNullable<Games["proposer"]>> {
  const [{ GAMES }] = await Promise.all([import("../workbook/form/proposed-games"), loadGames()]);
  return GAMES;
}

/** Returns the start page's questions, answers and proposed games; without proposals until their code is loaded. */
export function useTonight(model: SessionModel): Games {
  return useGames(model, useLater(loadProposer));
}
