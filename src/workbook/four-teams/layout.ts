import type { Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import { sideOf } from "../../sessions/teams/match";
import type { Area } from "../model";
import { cellAddress, onSheet } from "../reference";

/** The Recap sheet: the names, the victory points by round, and the standings. */
export const RECAP = {
  sheet: "Recap",
  namesRow: 4,
  vpsRow: 10,
  standingsRow: 16,
  noteRow: 22,
  teamColumn: 2,
  /** A player's name lies over three of the columns of victory points. */
  playerColumn: (player: number) => 3 + 3 * player,
  lastColumn: 17,
} as const;

/** The columns of victory points: rounds, the running totals as published, and what comes of them. */
export const VPS_COLUMNS = [
  ...(["Rd 1", "Rd 2", "1/3", "Rd 3", "1/2", "Rd 4", "2/3", "Rd 5", "5/6", "Rd 6"] as const),
  ...(["Final", "Penalty", "Total", "Net IMPs", "Place"] as const),
] as const;
export type VpsColumn = (typeof VPS_COLUMNS)[number];

/** What the running total up to a round is called; the first round is its own. */
export const RUNNING = ["", "1/3", "1/2", "2/3", "5/6", "Final"] as const;

/** The number of a column of victory points on the Recap sheet. */
export function vpsColumn(column: VpsColumn): number {
  return 3 + VPS_COLUMNS.indexOf(column);
}

/** The column of a round, from 1. */
export function roundColumn(round: number): number {
  return vpsColumn(`Rd ${round}` as VpsColumn);
}

/** The row of a team, from 0, among the victory points. */
export function vpsRow(team: number): number {
  return RECAP.vpsRow + 1 + team;
}

/** A column of the victory points, a row a team. */
export function vpsArea(column: VpsColumn): Area {
  const at = vpsColumn(column);
  return { top: vpsRow(0), left: at, bottom: vpsRow(FOUR_TEAMS.length - 1), right: at };
}

/** The address of a team's cell among the victory points, for a formula on any sheet. */
export function vpsAddress(team: number, column: VpsColumn): string {
  return onSheet(RECAP.sheet, cellAddress(vpsRow(team), vpsColumn(column)));
}

/** The Matches sheet: the twelve matches, and what the teams have won from each other. */
export const MATCHES = {
  sheet: "Matches",
  headingRow: 4,
  firstRow: 6,
  wonColumn: 7,
  marginColumn: 9,
  vpsColumn: 11,
  lastColumn: 12,
} as const;

/** A column of the two sides of each match. */
export function matchesArea({ matches }: FourTeamsPlan, first: number): Area {
  const { firstRow } = MATCHES;
  return { top: firstRow, left: first, bottom: firstRow + matches.length - 1, right: first + 1 };
}

/** The matches of a team: their index, and whether it is their first or second team. */
export function matchesOf(
  { matches }: FourTeamsPlan,
  team: Contestant
): { readonly index: number; readonly side: 0 | 1; readonly opponent: Contestant }[] {
  return matches.flatMap((match, index) => {
    const side = sideOf(match, team);
    return side === null ? [] : [{ index, side, opponent: match.teams[side === 0 ? 1 : 0] }];
  });
}

/** The heading row of what the teams have won from each other. */
export function againstRow({ matches }: FourTeamsPlan): number {
  return MATCHES.firstRow + matches.length + 2;
}

/** The columns of what the teams have won from each other, behind a column a team. */
export const AGAINST = { first: 4, won: 8, lost: 9, net: 10 } as const;

/** The address of a team's cell there, for a formula on any sheet. */
export function againstAddress(plan: FourTeamsPlan, team: number, column: number): string {
  return onSheet(MATCHES.sheet, cellAddress(againstRow(plan) + 1 + team, column));
}

/** A sum of cells that may show nothing. */
export function sumOfCells(cells: readonly string[]): string {
  return cells.map((cell) => `N(${cell})`).join("+");
}
