import type { TieWay } from "../../sessions/event/options";
import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { placeFewer, type FewerList } from "../fewer-boards";
import type { List } from "../kit/list";
import { placePenaltySteps, type PenaltySteps } from "../penalties/penalty-steps";
import { placeAmounts, type AmountList } from "../typed-amounts";
import { stepList } from "../working/steps";

/** The lists of the Working sheet, side by side. */
export interface WorkingLists {
  /** The lines of all rounds below each other. */
  readonly lines: List<LineStep>;
  readonly teams: List<TeamStep>;
  readonly event: List<EventStep>;
  readonly rounds: List<RoundStep>;
  /** The seeds of the bracket, the first one first. */
  readonly seeds: List<SeedStep>;
  /** The matches of the bracket, in the order of the rounds. */
  readonly matches: List<MatchStep>;
  /** The remarks on lines, in the order of their numbers; `of` is the number of the text that a remark contains. */
  readonly remarks: List<"remark" | "of">;
  readonly parted: List<"parted">;
  /** Points of matches of fewer boards; null at board-a-match, and without rounds before the knockout. */
  readonly fewer: FewerList | null;
  /** The working columns of the list of penalties. */
  readonly penalties: PenaltySteps;
  readonly status: List<"words" | "said">;
  /** The typed carry-forwards and handicaps of teams; null if the plan has neither. */
  readonly amounts: AmountList | null;
}

/** Columns for the entries of a line, without spaces. */
const TYPED_TEXTS = ["teamText", "opponentText", "impsText", "vpsText", "opponentVpsText", "stateText"] as const;

/**
 * Columns for the entries as numbers; a team that is no number is kept as typed. The IMPs are after penalties. Entries
 * may be text: a cell from which another one was cut has text.
 */
const TYPED_STEPS = ["typedTeam", "typedOpponent", "typedImps", "typedVps", "typedOpponentVps"] as const;

/** Columns of the Working sheet for each line of each round. */
const LINE_STEPS = [
  "round",
  ...TYPED_TEXTS,
  ...TYPED_STEPS,
  /** 1 where a formula was typed, else 0. */
  "formulaTyped",
  /**
   * Number of the state of a match that is not played, may change or has fewer boards: see STATES in line-remarks.ts.
   */
  "state",
  /** The two teams as one number, whichever is named first. */
  "key",
  /** The round in which the two teams have met before; 0 if they have not. */
  "met",
  /**
   * The first fault of the entries, of the first team and of the second: its number among the remarks, or {@link
   * NO_FAULT}.
   */
  "typedFault",
  "teamFault",
  "opponentFault",
  /** Number of the question about the points, and of the remark on the line; 0 for none. */
  "pointsAsked",
  "said",
  /** The two teams if the match has its result, else blank. */
  "team",
  "opponent",
  /**
   * Each team's points by the scale, or for a match that is not played, before they are halved in a match of half the
   * boards.
   */
  "due",
  "opponentDue",
  /** Each team's points before penalties in points: the typed ones if there are any, else those due. */
  "before",
  "opponentBefore",
] as const;

/** Additional columns in a round robin. */
const ABSENCE_STEPS = [
  /** Number of the typed state; the column "state" then also has the states that absences cause. */
  "typedState",
  /** 1 if the second team is absent, 2 if the first is, 3 if both are, else 0. */
  "absent",
  /** 1 for a match with a result, 0 for one that is still to be played, blank for one that nobody can play. */
  "played",
] as const;

/**
 * Additional columns if rounds are paired by results: the result by which a later round was paired; 1 if the current
 * result differs from it.
 */
const PAIRED_STEPS = ["pairedText", "corrected"] as const;

/** Additional columns if three teams may play each other. */
const HALF_STEPS = [
  /** 1 if the match has half the boards, else 0. */
  "half",
  /** The first team's margin; in a match of half the boards, the equivalent margin over all boards. */
  "margin",
  /** Each team's second opponent in the round, 0 if it has only one; and all its opponents in the round: "12+13". */
  "also",
  "opponentAlso",
  "against",
  "opponentAgainst",
] as const;

/**
 * Additional columns if teams have handicaps: the match's number of boards, and what the handicaps add to its margin.
 */
const HANDICAP_STEPS = ["boardsOfLine", "given"] as const;

/**
 * Additional columns if walkovers go by averages: a match's points that count for the averages, and each team's points
 * for a walkover.
 */
const AVERAGE_STEPS = ["playedVps", "playedOpponentVps", "award", "opponentAward"] as const;

/** Additional columns if walkovers go by averages at victory points: each team's points by the scale alone. */
const SCALE_STEPS = ["byScale", "opponentByScale"] as const;

/**
 * Additional columns for a cross-table: the points of the team with the lower number, and of the one with the higher.
 */
const CROSS_STEPS = ["lowerVps", "higherVps"] as const;

/** Additional columns if ties are broken by the match between the tied teams. */
const MATCH_STEPS = [
  /** The points of the two teams; blank without a result. */
  "vps",
  "opponentVps",
  /** The place that the two teams share before this tie-break; blank if they are not tied. */
  "level",
  /** The column "level" at the first meeting of the two teams, else blank. */
  "firstLevel",
] as const;

/** Additional column if ties are broken by the matches won: 1, ½ or 0 for the first team. */
const WINS_STEPS = ["firstWon"] as const;

/** Additional columns if ties are broken by the opponents' victory points: the totals of the line's two teams. */
const OPPONENTS_STEPS = ["teamTotal", "opponentTotal"] as const;

export type LineStep =
  | (typeof LINE_STEPS)[number]
  | (typeof HALF_STEPS)[number]
  | (typeof HANDICAP_STEPS)[number]
  | (typeof ABSENCE_STEPS)[number]
  | (typeof PAIRED_STEPS)[number]
  | (typeof WINS_STEPS)[number]
  | (typeof AVERAGE_STEPS)[number]
  | (typeof SCALE_STEPS)[number]
  | (typeof CROSS_STEPS)[number]
  | (typeof MATCH_STEPS)[number]
  | (typeof OPPONENTS_STEPS)[number];

/** Columns of the Working sheet for each team. */
const TEAM_STEPS = [
  "number",
  /** The name that all sheets show. */
  "name",
  /** The team's row on the sheet Winners, from 1. */
  "position",
  /** Sums of the team's points on the first and on the second of two sheets of the Standings. */
  "carried",
  "added",
  /** Deductions from the team's total; its deductions in all, in IMPs and in points; these two in words. */
  "taken",
  "takenImps",
  "takenPoints",
  "takenInAll",
  /** Entries of the first round that the team plays, and of the round from which it is no longer paired. */
  "entersText",
  "withdrawnText",
  /** These two entries as numbers; blank if they are no rounds of the event. */
  "enters",
  "withdrawn",
  /** The team's total; blank if the team has withdrawn. */
  "counted",
  /** Number of matches that the team has played. */
  "played",
  /** 1 if the team has not withdrawn and has no points in the last round, else 0. */
  "missing",
  /**
   * The team's row on the sheet Winners, or its number without rounds before the knockout; blank if a seed is typed for
   * it.
   */
  "untyped",
  /** IMPs won less IMPs lost. */
  "netImps",
  /** The team's place by points alone, before tie-breaks. */
  "rank",
] as const;

/**
 * Additional columns if walkovers go by averages: number of matches averaged, with ½ for half the boards, and the
 * average.
 */
const TEAM_AVERAGE_STEPS = ["averaged", "average"] as const;

/**
 * Additional columns if ties are broken: the team above in the ranking, and in how many places (by points, after each
 * tie-break) the two are equal.
 */
const LEVEL_STEPS = ["above", "levels"] as const;

export type TeamStep =
  | (typeof TEAM_STEPS)[number]
  | (typeof TEAM_AVERAGE_STEPS)[number]
  | (typeof LEVEL_STEPS)[number]
  | "won"
  | "lost"
  | "sharing"
  | "percentage"
  | TieWay
  | RankStep;

/** A team's place by points or after a tie-break; teams that are still tied share it. */
type RankStep = "rank" | `${TieWay}Rank`;

/** Returns a team's columns for a tie-break: the values that it needs, its own value, and the place after it. */
function tieSteps(way: TieWay): TeamStep[] {
  return [...BEFORE_WAYS[way], way, rankAfter(way)];
}

/**
 * Columns that a tie-break needs: IMPs won and lost for the quotient, the number of tied teams for the match between
 * them.
 */
const BEFORE_WAYS: Readonly<Record<TieWay, readonly TeamStep[]>> = {
  match: ["sharing"],
  net: [],
  quotient: ["won", "lost"],
  opponents: [],
  wins: [],
};

function rankAfter(way: TieWay): RankStep {
  return `${way}Rank`;
}

/** Returns the columns of the places by points and after each tie-break; the last place is the final one. */
export function rankSteps({ ties }: Pick<SwissEventPlan, "ties">): readonly [RankStep, ...RankStep[]] {
  return ["rank", ...ties.map(rankAfter)];
}

/** Returns the column of the place after the last tie-break. */
export function lastRank(plan: Pick<SwissEventPlan, "ties">): RankStep {
  return rankSteps(plan)[plan.ties.length] ?? "rank";
}

/** The faults of a line, in order of precedence. */
export const FAULTS = [
  "formula",
  "noTeams",
  "unknownState",
  "unplayedImps",
  "noNumber",
  "noVps",
  "byeImps",
  "noFirst",
  "noSecond",
  "itself",
  "gone",
  "notYet",
  "opponentGone",
  "opponentNotYet",
  "twice",
  "opponentTwice",
  "pairTwice",
  "met",
] as const;

/** Number for a line without a fault, greater than the number of any fault. */
export const NO_FAULT = 99;

/** Remarks on a line without a fault. */
const QUESTIONS = [
  "missing",
  "provisional",
  "corrected",
  "absent",
  "turned",
  "tooManyImps",
  "tooManyImpsOfHalf",
  "fewPoints",
  "tooManyPoints",
  "sumOfPoints",
] as const;

/** Remarks on a line, in the order of their numbers: the first that applies is shown. */
export const REMARKS = [...FAULTS, ...QUESTIONS] as const;
export type Remark = (typeof REMARKS)[number];

/** Messages of the bracket, in the order of their numbers. */
export const STATUSES = ["uncountedSeed", "waits", "uncountedImps", "tied", "levelAtTheCut", "levelSeeds"] as const;
export type Status = (typeof STATUSES)[number];

/** Columns of the Working sheet for the event. */
const EVENT_STEPS = [
  /** 1 if every match of the Swiss rounds has its result, else 0. */
  "complete",
  /** The points of a bye. */
  "bye",
  /** Points that the two teams of a match share. */
  "shared",
  /** Most points of a team in a match; least and greatest sum of both teams' points. */
  "mostVps",
  "leastSum",
  "mostSum",
] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** Columns of the Working sheet for each round. */
const ROUND_STEPS = [
  /**
   * Number of the round's matches; number of them without a result; 1 if there are matches and all have a result, else
   * 0.
   */
  "listed",
  "open",
  "done",
  /** In a round robin: 1 if the round has a result or nobody can play any of its matches, else 0. */
  "begun",
] as const;
export type RoundStep = (typeof ROUND_STEPS)[number];

/** Columns of the Working sheet for each match of the bracket. */
const MATCH_STEPS_OF_BRACKET = [
  /** The typed margin without spaces, and as a number: "?" if it does not count. */
  "text",
  "margin",
] as const;
type MatchStep = (typeof MATCH_STEPS_OF_BRACKET)[number];

/** Columns of the Working sheet for each seed of the bracket. */
const SEED_STEPS = [
  /** The seed's entry; the number in it; the same number if it is a team that has no earlier seed. */
  "text",
  "read",
  "typed",
  /** 1 if the seed's entry does not count, because it is no team or a team with an earlier seed; else 0. */
  "uncounted",
  /** Number of seeds up to this one for which no team is typed. */
  "free",
  /**
   * Position in the ranking of the team that has this seed if none is typed, and of the next team without a typed seed.
   */
  "position",
  "nextPosition",
  /** The seed's team; blank while it is not known. */
  "team",
  /** 1 if only the order of entry puts this team before the next, 2 if that next team misses the bracket, else 0. */
  "level",
] as const;
export type SeedStep = (typeof SEED_STEPS)[number];

/**
 * Places the lists of the Working sheet.
 * @param linesPerRound lines on the sheet of each round.
 * @param penalties lines of the list of penalties.
 */
export function placeWorking(plan: SwissEventPlan, linesPerRound: number, penalties: number): WorkingLists {
  const { teams, rounds, ties, bracket, thirdPlace } = plan;
  const teamSteps = [
    ...TEAM_STEPS,
    ...(plan.walkover !== "60" ? TEAM_AVERAGE_STEPS : []),
    ...(isBoardAMatch(plan) ? (["percentage"] as const) : []),
    ...ties.flatMap(tieSteps),
    ...(ties.length > 0 ? LEVEL_STEPS : []),
  ];
  let left = 1;
  const place = <K extends string>(key: string, steps: readonly K[], rows: number): List<K> => {
    const list = stepList(key, steps, { left, rows });
    left = list.right + 2;
    return list;
  };
  const placeSteps = (): PenaltySteps => {
    const list = placePenaltySteps(left, penalties);
    left = list.right + 2;
    return list;
  };
  const placeFewerBoards = () => {
    const list = rounds === 0 || isBoardAMatch(plan) ? null : placeFewer(plan, left);
    left = (list?.right ?? left) + 2;
    return list;
  };
  const placeTyped = () => {
    const typed = teams.length * [plan.carried, plan.handicaps].filter((values) => values !== null).length;
    if (typed === 0) return null;
    const list = placeAmounts(left, typed);
    left = list.right + 2;
    return list;
  };
  return {
    lines: place("lines", lineSteps(plan), rounds * linesPerRound),
    teams: place("teams", teamSteps, teams.length),
    event: place("event", EVENT_STEPS, 1),
    rounds: place("rounds", ROUND_STEPS, rounds),
    seeds: place("seeds", SEED_STEPS, bracket ?? 1),
    matches: place("matches", MATCH_STEPS_OF_BRACKET, Math.max((bracket ?? 0) - 1 + (thirdPlace ? 1 : 0), 1)),
    remarks: place("remarks", ["remark", "of"], REMARKS.length),
    parted: place("parted", ["parted"], ties.length + 1),
    penalties: placeSteps(),
    fewer: placeFewerBoards(),
    status: place("status", ["words", "said"], STATUSES.length),
    amounts: placeTyped(),
  };
}

function lineSteps(plan: SwissEventPlan): LineStep[] {
  const { ties, odd, walkover } = plan;
  return [
    ...LINE_STEPS,
    ...(isRoundRobin(plan) ? ABSENCE_STEPS : PAIRED_STEPS),
    ...(odd === "three-teams" ? HALF_STEPS : []),
    ...(plan.handicaps ? HANDICAP_STEPS : []),
    ...(walkover !== "60" ? AVERAGE_STEPS : []),
    ...(walkover !== "60" && !isBoardAMatch(plan) ? SCALE_STEPS : []),
    ...(plan.crossTable ? CROSS_STEPS : []),
    ...(ties.includes("match") ? MATCH_STEPS : []),
    ...(ties.includes("opponents") ? OPPONENTS_STEPS : []),
    ...(ties.includes("wins") ? WINS_STEPS : []),
  ];
}

/** Returns the part of the list of all rounds' lines that belongs to one round. */
export function linesOfRound(
  plan: SwissEventPlan,
  { lines }: WorkingLists,
  round: number,
  linesPerRound: number
): List<LineStep> {
  const firstRow = lines.row((round - 1) * linesPerRound);
  // The lines of a round have the same formulas, which refer to all lines of that round.
  const fillGroup = () => String(round);
  const list = stepList("lines", lineSteps(plan), { firstRow, rows: linesPerRound, fillGroup }, () => true);
  return { ...list, placed: lines.placed };
}
