import { areaAddress, cellAddress, onSheet } from "../reference";
import { afterWorth } from "../tables/comparison";
import { WORKING } from "../working/steps";

/** The steps from the teams' totals to their places, a column each on the Working sheet. */
export const TIE_STEPS = [
  ...(["total", "net"] as const),
  /** How many teams have this total. */
  "level",
  /** What parts the teams of a tie, the more the better: see sessions/four-teams/tie-break.ts. */
  "measure",
  "place",
  /** The line of the standings. */
  "line",
  /** For each team 1 where the tie with it stays, else 0. */
  ...(["tied1", "tied2", "tied3", "tied4"] as const),
  /** The place as it is shown, with a mark where the tie stays. */
  ...(["shown", "name", "why"] as const),
] as const;
export type TieStep = (typeof TIE_STEPS)[number];

/** The steps of a team that say with which others its tie stays. */
export const TIED = ["tied1", "tied2", "tied3", "tied4"] as const;

export const TIES_ROW = 2;
export const TIES_COLUMN = afterWorth(4);

/** The address of a team's step, on the Working sheet itself; teams count from 0. */
export function tieCell(team: number, step: TieStep): string {
  return cellAddress(TIES_ROW + team, TIES_COLUMN + TIE_STEPS.indexOf(step));
}

/** The range of a step, a row a team, on the Working sheet itself. */
export function tieColumn(step: TieStep): string {
  const column = TIES_COLUMN + TIE_STEPS.indexOf(step);
  return areaAddress({ top: TIES_ROW, left: column, bottom: TIES_ROW + 3, right: column });
}

/** The ties of a team that stay, with the teams from the first up to a last one. */
export function tiedRange(team: number, last: number): string {
  return `${tieCell(team, "tied1")}:${tieCell(team, TIED[last]!)}`;
}

/** The address of a team's step, for a formula on any sheet. */
export function tieAddress(team: number, step: TieStep): string {
  return onSheet(WORKING, tieCell(team, step));
}

/** The formula of what a line of the standings shows: a step of the team there, "" for none. */
export function onLine(line: number, step: TieStep): string {
  const column = (name: TieStep) => onSheet(WORKING, tieColumn(name));
  return `IFERROR(INDEX(${column(step)},MATCH(${line},${column("line")},0)),"")`;
}
