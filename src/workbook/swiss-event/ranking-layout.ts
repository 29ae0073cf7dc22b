import type { Area } from "../model";
import type { SwissLayout } from "./layout";

export const RANKING = "Ranking";
export const RANKING_FIRST_ROW = 5;

/** The column of the teams' numbers on the Ranking. */
export const RANKED_NUMBER_COLUMN = 2;

/** A column of the Ranking, a row a place. */
export function rankingArea({ teams }: SwissLayout, column: number): Area {
  return { top: RANKING_FIRST_ROW, bottom: RANKING_FIRST_ROW + teams - 1, left: column, right: column };
}
