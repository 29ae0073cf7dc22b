import { contestants, type Contestant } from "../../movements/contestant";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed } from "../kit/content";
import { placeFewer, type FewerList } from "../fewer-boards";
import { layOutList, recordBy, type List } from "../kit/list";
import { placePenaltySteps, type PenaltySteps } from "../penalties/penalty-steps";
import { onWorking, stepList } from "../working/steps";

/** The lists of the Working sheet, side by side. */
export interface WorkingLists {
  /** The working columns of the list of penalties. */
  readonly penalties: PenaltySteps;
  /** The matches of the fixture list. */
  readonly lines: List<LineStep>;
  readonly teams: List<TeamStep>;
  readonly season: List<SeasonStep>;
  /** The remarks on matches. */
  readonly remarks: List<"remark">;
  /** The points of matches of fewer boards. */
  readonly fewer: FewerList;
  /** The data of the chart: a row for the start and one for each round. */
  readonly chart: List<ChartColumn>;
}

/**
 * Columns for the entries of a match, copied to the Working sheet as text: a file can store formulas within one sheet
 * once for a whole column.
 */
const TYPED_TEXTS = [
  "dateText",
  "homeImpsText",
  "awayImpsText",
  "homeVpsText",
  "awayVpsText",
  /** The words in capitals. */
  "concededText",
  "venueText",
  "boardsText",
] as const;

/** Additional column with handicaps: what they add to the home team's margin. */
const HANDICAP_STEPS = ["given"] as const;

/**
 * Columns for the entries as numbers, blank if they are none. Entries may be text: a cell from which another one was
 * cut has text.
 */
const TYPED_STEPS = ["date", "homeImps", "awayImps", "typedHomeVps", "typedAwayVps"] as const;

/** Columns of the Working sheet for each match. */
const LINE_STEPS = [
  "round",
  "home",
  "away",
  /** The day that the plan lists for the match; blank if there is none. */
  "listed",
  ...TYPED_TEXTS,
  ...TYPED_STEPS,
  /** 1 conceded by the home team, 2 by the away team, 3 void, −1 where the result is provisional, else 0. */
  "unplayed",
  /** 1 if the match is played at the away team's home, by its own entry or that of its return match, else 0. */
  "swapped",
  /** Number of boards played; "?" if the entry is no valid number. */
  "boards",
  /**
   * For how many of the two teams points are typed; by how much penalties in IMPs change the margin; the home team's
   * margin after that.
   */
  "isTyped",
  "change",
  "margin",
  /** The points of both teams by the margin. */
  "homeScaled",
  "awayScaled",
  /** Each team's points, typed or by the margin, even if the other team has none. */
  "homeStands",
  "awayStands",
  /** 0 to be played, 1 played, 2 conceded, 3 void. */
  "state",
  /** The result that counts: teams, points, IMPs, winner and loser; the last two are 0 if the match is drawn. */
  "homeTeam",
  "awayTeam",
  "homeVps",
  "awayVps",
  "homeWon",
  "awayWon",
  "winner",
  "loser",
  /** Deductions from the totals of both teams for this match. */
  "homeTaken",
  "awayTaken",
  /** The points that each team has in the table, if these are equal and the match is still to be played; else blank. */
  "waits",
  /** Both teams if they are tied and the matches between them decide; else blank. */
  "homeBetween",
  "awayBetween",
  /** Both teams if they are tied in these matches as well; else blank. */
  "homeAgain",
  "awayAgain",
  /** 1 if the match is played on another day than listed, else 0. */
  "moved",
  /** 1 if the match is still to be played, was not moved, and others of its round have been played; else 0. */
  "late",
  /** Sort key of a match still to be played, and the match's number in that order. */
  "sortedBy",
  "order",
  /** Number of the fault of the entries, and of the remark on the match; 0 for none. */
  "typedFault",
  "said",
] as const;

/**
 * Additional columns if a conceded match gives an average: each team's points that count for it, and its points if the
 * other team concedes.
 */
const AVERAGE_STEPS = ["playedHomeVps", "playedAwayVps", "homeAward", "awayAward"] as const;

export type LineStep = (typeof LINE_STEPS)[number] | (typeof AVERAGE_STEPS)[number] | (typeof HANDICAP_STEPS)[number];

/** Columns of the Working sheet for each team. */
const TEAM_STEPS = [
  "number",
  /** The name that all sheets show. */
  "name",
  "played",
  "won",
  "lost",
  "impsFor",
  "impsAgainst",
  /**
   * Victory points deducted from the team's total, as a number, and blank for none; its penalties in IMPs and in
   * points; both in words.
   */
  "lostByNow",
  "deducted",
  "takenImps",
  "takenPoints",
  "takenInAll",
  /** Victory points after deductions; blank before the first result. */
  "total",
  /** 1 if a match between teams that are tied with this one is still to be played, else 0. */
  "waits",
  /**
   * Tie-breaks: points in the matches between tied teams, then between those still tied; or the IMP quotient, then 0.
   */
  "first",
  "second",
  "rank",
  "place",
  /** The team's row in the league table, from 1. */
  "position",
  /** Number of teams in the division with this total. */
  "level",
  /** How a tie was broken, in words. */
  "why",
  /** Remark in the table: promotion or relegation, deductions, how a tie was broken. */
  "remark",
] as const;

/**
 * Additional columns if teams go up or down: 1 for a team that goes up, 2 for down, 3 if tied teams are on both sides
 * of a line, else 0; and the words for that.
 */
const ZONE_STEPS = ["zone", "zoneSaid"] as const;

/** Additional columns if a conceded match gives an average: the number of matches, and the average. */
const TEAM_AVERAGE_STEPS = ["averaged", "average"] as const;

export type TeamStep = (typeof TEAM_STEPS)[number] | (typeof TEAM_AVERAGE_STEPS)[number] | (typeof ZONE_STEPS)[number];

/** Columns of the Working sheet for the season. */
const SEASON_STEPS = [
  /**
   * Points that the two teams of a match share, points of a team whose opponents conceded, half of the shared points.
   */
  "shared",
  "walkover",
  "half",
] as const;
export type SeasonStep = (typeof SEASON_STEPS)[number];

/** The remarks on a match, in the order of their numbers: the first that applies is shown. */
export const REMARKS = [
  "conceded",
  "venue",
  "boards",
  "date",
  "noNumber",
  "impsOfUnplayed",
  "noVps",
  "oneImps",
  "oneVps",
  "noScore",
  "late",
  "turned",
  "swapped",
  "bothThere",
  "provisional",
] as const;

/** Number of the last remark that is a fault. */
export const LAST_WRONG = REMARKS.indexOf("noScore") + 1;

/** The column of a team in the data of the chart. */
type TeamColumn = `team${number}`;
type ChartColumn = "label" | TeamColumn;

export function teamColumn(team: Contestant): TeamColumn {
  return `team${team}`;
}

/** Working columns whose formulas refer only to their own row of the Working sheet. */
const SHARED: readonly string[] = [
  ...TYPED_STEPS,
  "unplayed",
  "boards",
  "margin",
  "state",
  "winner",
  "loser",
  "typedFault",
];

const isShared = (step: string) => SHARED.includes(step);

/** Places the lists of the Working sheet. */
export function placeWorking({ plan, matches }: Pick<ScoredLeague, "plan" | "matches">, penalty: number): WorkingLists {
  const isAverage = plan.walkover !== "60";
  const lineSteps: readonly LineStep[] = [
    ...LINE_STEPS,
    ...(isAverage ? AVERAGE_STEPS : []),
    ...(plan.handicaps ? HANDICAP_STEPS : []),
  ];
  const hasLines = plan.divisions.some(({ up, down }) => up + down > 0);
  const teamSteps: readonly TeamStep[] = [
    ...TEAM_STEPS,
    ...(isAverage ? TEAM_AVERAGE_STEPS : []),
    ...(hasLines ? ZONE_STEPS : []),
  ];
  const lines = stepList("lines", lineSteps, { rows: matches.length }, isShared);
  const teams = stepList("teams", teamSteps, { left: lines.right + 2, rows: plan.teams.length }, isShared);
  const season = stepList("season", SEASON_STEPS, { left: teams.right + 2, rows: 1 });
  const remarks = stepList("remarks", ["remark"], { left: season.right + 2, rows: REMARKS.length });
  const byTeam = recordBy(contestants(plan.teams.length), teamColumn, (team) => ({
    heading: computed(teams.cell("name", team)),
  }));
  const chart = layOutList<ChartColumn>(
    { label: { heading: null }, ...byTeam },
    { ...onWorking("chart"), left: remarks.right + 2, rows: plan.rounds + 1 }
  );
  const fewer = placeFewer(plan, chart.right + 2);
  const penalties = placePenaltySteps(fewer.right + 2, penalty);
  return { lines, teams, season, remarks, chart, fewer, penalties };
}
