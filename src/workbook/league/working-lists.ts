import { contestants, type Contestant } from "../../movements/contestant";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed } from "../kit/content";
import { placeFewer, type FewerList } from "../fewer-boards";
import { recordBy } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
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
 * Columns for the entries of a match, copied to the Working sheet as text. Formulas that refer to one sheet only can be
 * stored in the file once for a whole column, so the other columns refer to these copies.
 */
const TYPED_TEXTS = [
  "dateText",
  "homeImpsText",
  "awayImpsText",
  "homeVpsText",
  "awayVpsText",
  /** The words for a conceded match and for the venue, in capitals. */
  "concededText",
  "venueText",
  "boardsText",
] as const;

/** Additional column if teams have handicaps: the IMPs that they add to the home team's margin. */
const HANDICAP_STEPS = ["given"] as const;

/**
 * Columns for the entries as numbers, blank if they are no numbers. Entries may be text, because cutting and pasting
 * moves the format of cells.
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
  /** 1 conceded by the home team, 2 conceded by the away team, 3 void, −1 if the result is provisional, else 0. */
  "unplayed",
  /**
   * 1 if the match is played at the away team's home, because of its own venue entry or that of its return match, else
   * 0.
   */
  "swapped",
  /** Number of boards played; "?" if the entry is no valid number. */
  "boards",
  /**
   * Number of teams whose points are typed; IMPs by which penalties change the margin; the home team's margin with
   * penalties and handicaps.
   */
  "isTyped",
  "change",
  "margin",
  /** The points of each team that the scale gives for the margin. */
  "homeScaled",
  "awayScaled",
  /** Each team's points, typed or from the margin, even if the other team has no points. */
  "homeStands",
  "awayStands",
  /** State of the match: 0 to be played, 1 played, 2 conceded, 3 void. */
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
  /** Total of both teams in the table if these totals are equal and their match is still to be played; else blank. */
  "waits",
  /** The two teams if they are tied and the matches between tied teams decide; else blank. */
  "homeBetween",
  "awayBetween",
  /** The two teams if they are also tied in the matches between tied teams; else blank. */
  "homeAgain",
  "awayAgain",
  /** 1 if the match is played on another day than listed, else 0. */
  "moved",
  /**
   * 1 if the match is still to be played and was not moved, but other matches of its round have been played; else 0.
   */
  "late",
  /** Sort key of a match that is still to be played, and its position among these matches. */
  "sortedBy",
  "order",
  /** Number of the fault of the entries, and number of the remark on the match; 0 if there is none. */
  "typedFault",
  "said",
] as const;

/**
 * Additional columns if a conceded match gives an average: each team's points that count for its average, and each
 * team's points if its opponents concede.
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
   * Deductions from the team's total so far, as a number; the same, blank if there are none; the team's penalties in
   * IMPs; its penalties in points; these penalties as text.
   */
  "lostByNow",
  "deducted",
  "takenImps",
  "takenPoints",
  "takenInAll",
  /** Victory points after deductions; blank before the first result. */
  "total",
  /** 1 if a match is still to be played between teams that have this team's total, itself included; else 0. */
  "waits",
  /**
   * Values for breaking ties: points in the matches between tied teams, then between teams still tied; or the IMP
   * quotient, then 0.
   */
  "first",
  "second",
  "rank",
  "place",
  /** The team's row in the league table, from 1. */
  "position",
  /** Number of teams in the division with the same total as this team. */
  "level",
  /** How a tie was broken, in words. */
  "why",
  /** Remark in the table: promotion or relegation, deductions, how a tie was broken. */
  "remark",
] as const;

/**
 * Additional columns if teams go up or down: 1 for promotion, 2 for relegation, 3 if teams tied with this team are on
 * both sides of a limit, else 0; and the text for this number.
 */
const ZONE_STEPS = ["zone", "zoneSaid"] as const;

/**
 * Additional columns if a conceded match gives an average: number of matches in the team's average, and the average.
 */
const TEAM_AVERAGE_STEPS = ["averaged", "average"] as const;

export type TeamStep = (typeof TEAM_STEPS)[number] | (typeof TEAM_AVERAGE_STEPS)[number] | (typeof ZONE_STEPS)[number];

/** Columns of the Working sheet for the season. */
const SEASON_STEPS = [
  /** Points of a match's two teams together; points of a team whose opponents conceded; half of the points together. */
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

/**
 * Working columns whose formulas refer only to their own row of the Working sheet, so that one formula serves the whole
 * column.
 */
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
