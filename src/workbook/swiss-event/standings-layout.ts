import type { Contestant } from "../../movements/contestant";
import type { Area } from "../model";
import { areaAddress, onSheet } from "../reference";
import type { SwissLayout } from "./layout";

export const STANDINGS = "Standings";
export const STANDINGS_FIRST_ROW = 6;

/** The columns of the teams' numbers and names on the Standings. */
export const NUMBER_COLUMN = 1;
export const NAME_COLUMN = 2;

/** The columns that the Standings have for each round. */
export const STANDINGS_COLUMNS = ["opponents", "vps", "running"] as const;
export type StandingsColumn = (typeof STANDINGS_COLUMNS)[number];

/** More rounds than these would come out too small to read: the second half has its own sheet. */
const MOST_ROUNDS_BESIDE = 8;

/** A sheet of the Standings with its rounds, first and last. */
export interface StandingsPart {
  readonly sheet: string;
  readonly first: number;
  readonly last: number;
}

/** The sheets of the Standings: one, or two where there are many rounds. */
export function standingsParts({ rounds }: SwissLayout): StandingsPart[] {
  if (rounds <= MOST_ROUNDS_BESIDE) return [{ sheet: STANDINGS, first: 1, last: rounds }];
  const half = Math.ceil(rounds / 2);
  return [
    { sheet: STANDINGS, first: 1, last: half },
    { sheet: `${STANDINGS} 2`, first: half + 1, last: rounds },
  ];
}

/** The sheet of the Standings that has a round. */
export function partOf(layout: SwissLayout, round: number): StandingsPart {
  return standingsParts(layout).find(({ last }) => round <= last)!;
}

/** The number of a round's column on its sheet of the Standings. */
export function standingsColumn({ first }: StandingsPart, round: number, key: StandingsColumn): number {
  return 3 + (round - first) * STANDINGS_COLUMNS.length + STANDINGS_COLUMNS.indexOf(key);
}

/** The columns of totals and places, right of the rounds of a sheet. */
export function totalColumn(part: StandingsPart): number {
  return standingsColumn(part, part.last + 1, "opponents");
}
export function placeColumn(part: StandingsPart): number {
  return totalColumn(part) + 1;
}

/** The row of a team on every sheet of the Standings. */
export function teamRow(team: Contestant): number {
  return STANDINGS_FIRST_ROW + team;
}

/** A column of the Standings, a row a team. */
export function standingsArea({ teams }: SwissLayout, column: number): Area {
  return { top: STANDINGS_FIRST_ROW, bottom: STANDINGS_FIRST_ROW + teams - 1, left: column, right: column };
}

/** The address of a column of the Standings, for formulas on other sheets. */
export function standingsAddress(layout: SwissLayout, column: number, sheet: string = STANDINGS): string {
  return onSheet(sheet, areaAddress(standingsArea(layout, column)));
}

/** The addresses of the totals and of the places. */
export function totalsAddress(layout: SwissLayout): string {
  return standingsAddress(layout, totalColumn(standingsParts(layout)[0]!));
}
export function placesAddress(layout: SwissLayout): string {
  return standingsAddress(layout, placeColumn(standingsParts(layout)[0]!));
}
