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
  /**
   * The remarks on lines, in the order of their numbers; `of` is the number of the text that is inserted into the
   * remark.
   */
  readonly remarks: List<"remark" | "of">;
  readonly parted: List<"parted">;
  /**
   * Points for matches with fewer boards; null at board-a-match, and in an event without rounds before the knockout.
   */
  readonly fewer: FewerList | null;
  /** The working columns of the list of penalties. */
  readonly penalties: PenaltySteps;
  readonly status: List<"words" | "said">;
  /** The typed carry-forwards and handicaps of teams; null if the plan has neither. */
  readonly amounts: AmountList | null;
}

/** Columns for the entries of a line as text, without spaces. */
const TYPED_TEXTS = ["teamText", "opponentText", "impsText", "vpsText", "opponentVpsText", "stateText"] as const;

/**
 * Columns for the entries of a line as numbers. An entry may be text, because cutting and pasting moves the format of
 * cells, so it is converted. If the entry for a team is no number, it is kept as typed. The IMPs are the margin after
 * penalties.
 */
const TYPED_STEPS = ["typedTeam", "typedOpponent", "typedImps", "typedVps", "typedOpponentVps"] as const;

/** Columns of the Working sheet for each line of each round. */
const LINE_STEPS = [
  "round",
  ...TYPED_TEXTS,
  ...TYPED_STEPS,
  /** 1 if an entry of the line is a formula, else 0. */
  "formulaTyped",
  /**
   * Number of the match's state if it is not played, has a provisional result or has fewer boards: see STATES in
   * line-remarks.ts.
   */
  "state",
  /** The two teams as one number, which is the same whichever team is typed first. */
  "key",
  /** The round in which the two teams have met before; 0 if they have not. */
  "met",
  /**
   * The first fault of the line's entries, of its first team and of its second team: the fault's number among the
   * remarks, or {@link NO_FAULT}.
   */
  "typedFault",
  "teamFault",
  "opponentFault",
  /** Number of the question about the points, and number of the remark on the line; 0 if there is none. */
  "pointsAsked",
  "said",
  /** The two teams if the match has its result, else blank. */
  "team",
  "opponent",
  /**
   * Each team's points by the scale, or by its state if the match is not played. A match over half the boards still has
   * the points for all of them.
   */
  "due",
  "opponentDue",
  /** Each team's points before penalties in victory points: the typed points if there are any, else the points due. */
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
 * Additional columns if rounds are paired by results: the result that a later round's pairing was based on; 1 if the
 * current result differs from it.
 */
const PAIRED_STEPS = ["pairedText", "corrected"] as const;

/** Additional columns if three teams may play each other. */
const HALF_STEPS = [
  /** 1 if the match has half the boards, else 0. */
  "half",
  /** The first team's margin; in a match over half the boards, the equivalent margin over all boards. */
  "margin",
  /**
   * Each team's second opponent in the round, 0 if it has only one; each team's opponents in the round as text, such as
   * "12+13".
   */
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

/**
 * Additional columns if walkovers go by averages and matches have victory points: each team's points by the scale
 * alone.
 */
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
  /** The place that the two teams share before the tie is broken by their match; blank if they are not tied. */
  "level",
  /** The column "level" at the first meeting of the two teams, else blank. */
  "firstLevel",
] as const;

/** Additional column if ties are broken by the matches won: 1, ½ or 0 if the first team won, drew or lost. */
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
  /** Sum of the team's points on the first sheet of the Standings, and on the second sheet if there are two. */
  "carried",
  "added",
  /**
   * Deductions from the team's total; all its deductions in IMPs; all its deductions in points; these deductions as
   * text.
   */
  "taken",
  "takenImps",
  "takenPoints",
  "takenInAll",
  /** The typed numbers of the first round that the team plays, and of the round from which it is no longer paired. */
  "entersText",
  "withdrawnText",
  /**
   * The round from which the team plays and the round from which it is no longer paired, as numbers; blank if the entry
   * is no round of the event.
   */
  "enters",
  "withdrawn",
  /** The team's total; blank if the team has withdrawn. */
  "counted",
  /** Number of matches that the team has played. */
  "played",
  /** 1 if the team has not withdrawn and has no points in the last round, else 0. */
  "missing",
  /**
   * The team's row on the sheet Winners, or its number in an event without rounds before the knockout; blank if the
   * team is typed as a seed.
   */
  "untyped",
  /** IMPs won less IMPs lost. */
  "netImps",
  /** The team's place by points alone, before tie-breaks. */
  "rank",
] as const;

/**
 * Additional columns if walkovers go by averages: number of matches in the team's average, a match over half the boards
 * being ½; and the average.
 */
const TEAM_AVERAGE_STEPS = ["averaged", "average"] as const;

/**
 * Additional columns if ties are broken: the team above in the ranking; number of places (by points, then after each
 * tie-break) that the two teams share.
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

/**
 * Returns the columns of a team for a tie-break: the values that the tie-break needs, its result, and the place after
 * it.
 */
function tieSteps(way: TieWay): TeamStep[] {
  return [...BEFORE_WAYS[way], way, rankAfter(way)];
}

/**
 * Columns that a tie-break needs: for the quotient, IMPs won and lost; for the match between tied teams, number of tied
 * teams.
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
  /** Points of a match's two teams together. */
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
   * Number of the round's matches; number of matches without a result; 1 if there are matches and all have a result,
   * else 0.
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
  /** The typed margin without spaces; the margin as a number, or "?" if the entry does not count. */
  "text",
  "margin",
] as const;
type MatchStep = (typeof MATCH_STEPS_OF_BRACKET)[number];

/** Columns of the Working sheet for each seed of the bracket. */
const SEED_STEPS = [
  /**
   * The seed's entry as text; the number in it; this number again if it is a team that has no earlier seed, else blank.
   */
  "text",
  "read",
  "typed",
  /** 1 if the seed's entry does not count, because it is no team or a team with an earlier seed; else 0. */
  "uncounted",
  /** Number of seeds, up to and including this one, for which no team is typed. */
  "free",
  /**
   * Position in the ranking of the team that has this seed if no team is typed for it, and of the next team that is not
   * typed as a seed.
   */
  "position",
  "nextPosition",
  /** The seed's team; blank while it is not known. */
  "team",
  /**
   * 1 if this team and the next are tied, so that only the order of entry separates them; 2 if the next team thereby
   * misses the bracket; else 0.
   */
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
  // Each round has its own formulas, since they refer to all lines of the round.
  const fillGroup = () => String(round);
  const list = stepList("lines", lineSteps(plan), { firstRow, rows: linesPerRound, fillGroup }, () => true);
  return { ...list, placed: lines.placed };
}
