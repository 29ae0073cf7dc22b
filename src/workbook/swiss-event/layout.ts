import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import type { Area } from "../model";
import { areaAddress, onSheet } from "../reference";

export const STANDINGS = "Standings";
export const RANKING = "Ranking";
export const BRACKET = "Bracket";

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

/** The columns that the Standings have for each round. */
export const STANDINGS_COLUMNS = ["opponents", "vps", "running"] as const;
export type StandingsColumn = (typeof STANDINGS_COLUMNS)[number];

export const STANDINGS_FIRST_ROW = 6;
export const ROUND_HEADING_ROW = 5;
export const ROUND_FIRST_ROW = ROUND_HEADING_ROW + 1;
export const RANKING_FIRST_ROW = 5;
/** Where things stand in the workbook of an event. */
export interface SwissLayout {
  readonly teams: number;
  readonly rounds: number;
  /** Lines for matches on the sheet of each round. */
  readonly lines: number;
}

/** Lays out the workbook of an event. */
export function layoutOf({ plan, rounds }: ScoredSwissEvent): SwissLayout {
  const listed = rounds.map(({ matches }) => matches.length);
  return {
    teams: plan.teams.length,
    rounds: plan.rounds,
    lines: Math.max(mostMatches(plan), ...listed),
  };
}

/** The most matches that a round can have; a match of three teams has three where it ends. */
function mostMatches({ teams, odd }: SwissEventPlan): number {
  if (teams.length % 2 === 0) return teams.length / 2;
  return (teams.length + (odd === "three-teams" ? 3 : 1)) / 2;
}

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
  return {
    ...{ top: ROUND_FIRST_ROW, bottom: ROUND_FIRST_ROW + lines - 1 },
    ...{ left: column, right: column },
  };
}

/** The address of a column of a round's matches, for formulas on other sheets. */
export function roundAddress(layout: SwissLayout, round: number, key: RoundColumn): string {
  return onSheet(roundSheetName(round), areaAddress(roundArea(layout, key)));
}

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
export function standingsColumn(
  { first }: StandingsPart,
  round: number,
  key: StandingsColumn
): number {
  return 3 + (round - first) * STANDINGS_COLUMNS.length + STANDINGS_COLUMNS.indexOf(key);
}

/** The columns of totals and places, right of the rounds of a sheet. */
export function totalColumn(part: StandingsPart): number {
  return standingsColumn(part, part.last + 1, "opponents");
}
export function placeColumn(part: StandingsPart): number {
  return totalColumn(part) + 1;
}

/** A column of the Standings, a row a team. */
export function standingsArea({ teams }: SwissLayout, column: number): Area {
  return {
    ...{ top: STANDINGS_FIRST_ROW, bottom: STANDINGS_FIRST_ROW + teams - 1 },
    ...{ left: column, right: column },
  };
}

/** The address of a column of the Standings, for formulas on other sheets. */
export function standingsAddress(
  layout: SwissLayout,
  column: number,
  sheet: string = STANDINGS
): string {
  return onSheet(sheet, areaAddress(standingsArea(layout, column)));
}

/** The addresses of the totals and of the places. */
export function totalsAddress(layout: SwissLayout): string {
  return standingsAddress(layout, totalColumn(standingsParts(layout)[0]!));
}
export function placesAddress(layout: SwissLayout): string {
  return standingsAddress(layout, placeColumn(standingsParts(layout)[0]!));
}

/** The columns of the teams' numbers and names on the Standings. */
export const NUMBER_COLUMN = 1;
export const NAME_COLUMN = 2;

/** A column of the Ranking, a row a place. */
export function rankingArea({ teams }: SwissLayout, column: number): Area {
  return {
    ...{ top: RANKING_FIRST_ROW, bottom: RANKING_FIRST_ROW + teams - 1 },
    ...{ left: column, right: column },
  };
}

/** The column of the teams' numbers on the Ranking. */
export const RANKED_NUMBER_COLUMN = 2;
