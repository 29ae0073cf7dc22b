import type { Area } from "../model";
import { areaAddress, onSheet } from "../reference";
import type { SwissLayout } from "./layout";

/** The columns of a round's sheet, in their order. */
export const ROUND_COLUMNS = [
  "table",
  "team",
  "teamName",
  "opponent",
  "opponentName",
  "imps",
  "vps",
  "opponentVps",
  "met",
  "check",
] as const;
export type RoundColumn = (typeof ROUND_COLUMNS)[number];

export const ROUND_HEADING_ROW = 5;
export const ROUND_FIRST_ROW = ROUND_HEADING_ROW + 1;

/** The sheet of a round. */
export function roundSheetName(round: number): string {
  return `Round ${round}`;
}

/** The number of a column on a round's sheet. */
export function roundColumn(key: RoundColumn): number {
  return ROUND_COLUMNS.indexOf(key) + 1;
}

/** A column of the matches on a round's sheet. */
export function roundArea({ lines }: SwissLayout, key: RoundColumn): Area {
  const column = roundColumn(key);
  return { top: ROUND_FIRST_ROW, bottom: ROUND_FIRST_ROW + lines - 1, left: column, right: column };
}

/** The address of a column of a round's matches, for formulas on other sheets. */
export function roundAddress(layout: SwissLayout, round: number, key: RoundColumn): string {
  return onSheet(roundSheetName(round), areaAddress(roundArea(layout, key)));
}
