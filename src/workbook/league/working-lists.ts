import { contestants, type Contestant } from "../../movements/contestant";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed } from "../kit/content";
import { placeFewer, type FewerList } from "../fewer-boards";
import { layOutList, recordBy, type List } from "../kit/list";
import { placePenaltySteps, type PenaltySteps } from "../penalties/penalty-steps";
import { onWorking, stepList } from "../working/steps";

/** The lists of the Working sheet, side by side. */
export interface WorkingLists {
  /** The lines of the list of penalties. */
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

/** The entries of a line, copied to this sheet as text: formulas within one sheet can be stored once a column. */
const TYPED_TEXTS = [
  "dateText",
  "homeImpsText",
  "awayImpsText",
  "homeVpsText",
  "awayVpsText",
  /** In capitals. */
  "concededText",
  "venueText",
  "boardsText",
] as const;

/** With handicaps: what they add to the home team's margin. */
const HANDICAP_STEPS = ["given"] as const;

/** The entries as numbers where they are numbers: a cell from which another one was cut has text. */
const TYPED_STEPS = ["date", "homeImps", "awayImps", "typedHomeVps", "typedAwayVps"] as const;

/** Steps of each match on the Working sheet. */
const LINE_STEPS = [
  "round",
  "home",
  "away",
  /** The day of the fixture list. */
  "listed",
  ...TYPED_TEXTS,
  ...TYPED_STEPS,
  /** 1 conceded by the home team, 2 by the away team, 3 void, −1 where the result is provisional, else 0. */
  "unplayed",
  /** 1 where it is played at the home of its away team, by what is typed of it or of its return, else 0. */
  "swapped",
  /** How many boards were played; "?" where what is typed is no number that counts. */
  "boards",
  /** Of how many of its teams points are typed, what its margin changes by penalties in IMPs, and the home team's with that. */
  "isTyped",
  "change",
  "margin",
  /** The points of both teams by that. */
  "homeScaled",
  "awayScaled",
  /** The points that stand for each team by itself. */
  "homeStands",
  "awayStands",
  /** 0 to be played, 1 played, 2 conceded, 3 void. */
  "state",
  /** The result that counts: both teams, their points and their IMPs, and who won and lost; 0 where it is drawn. */
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
  /** The points that both teams have in the table, where they are level and the match is to be played. */
  "waits",
  /** Both teams where they are level and the matches between them decide. */
  "homeBetween",
  "awayBetween",
  /** Both teams where they are level in these matches too. */
  "homeAgain",
  "awayAgain",
  /** 1 where it is played on another day than the list's, else 0. */
  "moved",
  /** 1 where it is still to be played and others of its round have been, else 0. */
  "late",
  /** Sort key of the matches that are still to be played, and each one's number in that order. */
  "sortedBy",
  "order",
  /** The fault of the entries, and the remark on the match: a number of the remarks, 0 for nothing. */
  "typedFault",
  "said",
] as const;

/** Steps where a conceded match gives the average of a team's other matches: the points of those that count for it, and what each has then. */
const AVERAGE_STEPS = ["playedHomeVps", "playedAwayVps", "homeAward", "awayAward"] as const;

export type LineStep = (typeof LINE_STEPS)[number] | (typeof AVERAGE_STEPS)[number] | (typeof HANDICAP_STEPS)[number];

/** Steps of each team on the Working sheet. */
const TEAM_STEPS = [
  "number",
  /** As it is shown everywhere. */
  "name",
  "played",
  "won",
  "lost",
  "impsFor",
  "impsAgainst",
  /** The victory points that are taken from its total, also blank for none; its penalties in IMPs and in points, and both in words. */
  "lostByNow",
  "deducted",
  "takenImps",
  "takenPoints",
  "takenInAll",
  /** Victory points after what is taken; blank before the first result. */
  "total",
  /** 1 where a match between those who are level is to be played, else 0. */
  "waits",
  /** Steps that break ties: points in the matches between those who are level and again, or the quotient and nothing. */
  "first",
  "second",
  "rank",
  "place",
  /** Its row in the table. */
  "position",
  /** How many teams have its total. */
  "level",
  /** How a tie was broken, in words. */
  "why",
  /** And its deductions, and its zone among those who go up and down. */
  "remark",
] as const;

/** Steps where teams go up or down: 1 if it is among those who go up, 2 down, 3 level with some of them and others, else 0; and that in words. */
const ZONE_STEPS = ["zone", "zoneSaid"] as const;

/** Steps where a conceded match gives an average: the number of matches, and the average. */
const TEAM_AVERAGE_STEPS = ["averaged", "average"] as const;

export type TeamStep = (typeof TEAM_STEPS)[number] | (typeof TEAM_AVERAGE_STEPS)[number] | (typeof ZONE_STEPS)[number];

/** Steps of the season on the Working sheet. */
const SEASON_STEPS = [
  /** Points that the two teams of a match share, the points of a team whose opponents conceded, and half of what is shared. */
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

/** The last of them that is wrong. */
export const LAST_WRONG = REMARKS.indexOf("noScore") + 1;

/** The column of a team in the data of the chart. */
type TeamColumn = `team${number}`;
type ChartColumn = "label" | TeamColumn;

/** The column of a team. */
export function teamColumn(team: Contestant): TeamColumn {
  return `team${team}`;
}

/** The steps whose formulas stay in their row, on this sheet. */
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
