import type { ScoredThreeTeams } from "../../sessions/three-teams/score-three-teams";
import type { Area } from "../model";
import type { TeamSheets } from "../tables/team-tables";

/** What the sheets of three teams are made from. */
export interface ThreeTeamsSheets {
  readonly scored: ScoredThreeTeams;
  readonly sheets: TeamSheets;
}

export const SCORESHEET = "Scoresheet";

/** Narrow columns, which each block of the Scoresheet joins as it needs. */
export const SCORESHEET_WIDTHS: readonly number[] = [8, ...Array.from({ length: 11 }, () => 7.7)];
export const LAST_COLUMN = SCORESHEET_WIDTHS.length;

const TEAMS = 3;
/** Two for each of the three matches. */
const MATCH_ROWS = 6;

/** The columns of what is typed for a team; a player's name takes two. */
export const NAME_COLUMNS = { left: 2, right: 4 } as const;
export const PLAYER_COLUMNS = [5, 7, 9, 11] as const;
export const TEAM_HEADING_ROW = 4;

/** The columns of a match, a row for each of its teams. */
export const MATCH_COLUMNS = {
  boards: 1,
  home: 2,
  homeEnd: 4,
  team: 5,
  teamEnd: 8,
  won: 9,
  lost: 10,
  margin: 11,
  vps: 12,
} as const;
export const MATCH_HEADING_ROW = TEAM_HEADING_ROW + TEAMS + 2;

/** The columns of the standings; the VPs of the matches against A, B and C start at `against`. */
export const STANDING_COLUMNS = {
  letter: 1,
  team: 2,
  teamEnd: 5,
  against: 6,
  penalty: 9,
  total: 10,
  netImps: 11,
  place: 12,
} as const;
export const STANDING_HEADING_ROW = MATCH_HEADING_ROW + MATCH_ROWS + 2;

/** A line of advice below the standings. */
export const NOTE_ROW = STANDING_HEADING_ROW + TEAMS + 1;

/** The boards of the three matches side by side, four columns each. */
export const RECAP_HEADING_ROW = NOTE_ROW + 2;
export const RECAP_COLUMNS = 4;

/** The row in which the names of a team are typed. */
export function teamRow(team: number): number {
  return TEAM_HEADING_ROW + 1 + team;
}

/** The row of a match's first or second team. */
export function matchRow(match: number, side: 0 | 1): number {
  return MATCH_HEADING_ROW + 1 + 2 * match + side;
}

/** The row of a team in the standings. */
export function standingRow(team: number): number {
  return STANDING_HEADING_ROW + 1 + team;
}

/** The column of the VPs against a team in the standings. */
export function againstColumn(team: number): number {
  return STANDING_COLUMNS.against + team;
}

/** A column of the matches, a row for each team of each. */
export function matchArea(column: number): Area {
  return { top: matchRow(0, 0), bottom: matchRow(2, 1), left: column, right: column };
}

/** A column of the standings, a row a team. */
export function standingArea(column: number): Area {
  return { top: standingRow(0), bottom: standingRow(TEAMS - 1), left: column, right: column };
}
