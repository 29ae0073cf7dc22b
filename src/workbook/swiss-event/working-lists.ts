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
  /** The matches of the bracket, a round's behind those before it. */
  readonly matches: List<MatchStep>;
  /** The messages on lines, level teams and the bracket: by the numbers that steps have for it. */
  readonly remarks: List<"remark" | "of">;
  readonly parted: List<"parted">;
  /** The points of matches of fewer boards; null at board-a-match. */
  readonly fewer: FewerList | null;
  /** The lines of the list of penalties. */
  readonly penalties: PenaltySteps;
  readonly status: List<"words" | "said">;
  /** The numbers that are typed of teams; null where none are. */
  readonly amounts: AmountList | null;
}

/** The entries of a line, without blanks. */
const TYPED_TEXTS = ["teamText", "opponentText", "impsText", "vpsText", "opponentVpsText", "stateText"] as const;

/**
 * The entries as numbers where they are numbers, the teams else as they are typed: a cell from which another one was cut has text.
 * The IMPs are after penalties.
 */
const TYPED_STEPS = ["typedTeam", "typedOpponent", "typedImps", "typedVps", "typedOpponentVps"] as const;

/** Steps of each line of each round on the Working sheet. */
const LINE_STEPS = [
  "round",
  ...TYPED_TEXTS,
  ...TYPED_STEPS,
  /** 1 where a formula was typed, else 0. */
  "formulaTyped",
  /** The word of a match that is not played or may change: see STATES in line-remarks.ts. */
  "state",
  /** The two teams as one number, whichever is named first. */
  "key",
  /** The round in which the two have met before, 0 for none. */
  "met",
  /**
   * The first thing that is wrong with what is typed, with the first team and with the second: a number of the remarks, or
   * that of no fault.
   */
  "typedFault",
  "teamFault",
  "opponentFault",
  /** The question about the points, and the remark on the line; 0 for nothing. */
  "pointsAsked",
  "said",
  /** The two teams once again where the match has its result, else blank. */
  "team",
  "opponent",
  /** The points of each by the scale, or for a match that is not played; with half the boards it counts half. */
  "due",
  "opponentDue",
  /** The points of each before penalties in points: those typed, or else those due. */
  "before",
  "opponentBefore",
] as const;

/** Additional steps in a round robin. */
const ABSENCE_STEPS = [
  /** The word of a match that is not played or may change: then the state is also that of an absence. */
  "typedState",
  /** 1 where the second team is not there, 2 where the first is not, 3 where neither is, else 0. */
  "absent",
  /** 1 for a match with a result, 0 for one that is still to be played, blank for one that nobody can play. */
  "played",
] as const;

/** Additional steps where rounds are paired by results: by which a later one was paired; 1 where another one stands now. */
const PAIRED_STEPS = ["pairedText", "corrected"] as const;

/** Additional steps where three teams may play each other. */
const HALF_STEPS = [
  /** 1 if the match has half the boards, else 0. */
  "half",
  /** The margin over all boards that its margin stands for. */
  "margin",
  /** The other opponent of each team in the round, where it has two matches, else 0; and all that it meets: "12+13". */
  "also",
  "opponentAlso",
  "against",
  "opponentAgainst",
] as const;

/** Additional steps where teams have handicaps: its boards, and the sum that the handicaps add to its margin. */
const HANDICAP_STEPS = ["boardsOfLine", "given"] as const;

/** Steps where walkovers go by averages: the points of a match that counts for them, and what each side has for a walkover. */
const AVERAGE_STEPS = ["playedVps", "playedOpponentVps", "award", "opponentAward"] as const;

/** And where there are victory points: those of the scale alone. */
const SCALE_STEPS = ["byScale", "opponentByScale"] as const;

/** For a cross-table: the points of the team with the lower number, and of the other. */
const CROSS_STEPS = ["lowerVps", "higherVps"] as const;

/** And where ties are broken by the match of the two. */
const MATCH_STEPS = [
  /** Their victory points. */
  "vps",
  "opponentVps",
  /** The place that the two share by what comes before their match, blank where they are not level. */
  "level",
  /** The level teams' first meeting only. */
  "firstLevel",
] as const;

/** And where they are broken by the matches won: 1, ½ or 0 for the first team. */
const WINS_STEPS = ["firstWon"] as const;

/** And where they are broken by the opponents' victory points: the totals of the two. */
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

/** Steps of each team on the Working sheet. */
const TEAM_STEPS = [
  "number",
  /** As it is shown everywhere. */
  "name",
  /** Its row on the sheet Winners. */
  "position",
  /** The sums of its points on the first and on the second of two sheets of the Standings. */
  "carried",
  "added",
  /** Deductions from its total; and those in all, in IMPs and in points, and both in words. */
  "taken",
  "takenImps",
  "takenPoints",
  "takenInAll",
  /** Entries of the first round that it plays, and of the one from which it is not paired any more. */
  "entersText",
  "withdrawnText",
  /** The entries where they are rounds. */
  "enters",
  "withdrawn",
  /** Its total where it is in the ranking. */
  "counted",
  /** How many matches it has played. */
  "played",
  /** 1 where it is there in the last round and has nothing in it. */
  "missing",
  /** Its row on the sheet Winners where no seed is typed for it. */
  "untyped",
  /** IMPs won less IMPs lost. */
  "netImps",
  /** Its place by victory points alone. */
  "rank",
] as const;

/** And where walkovers go by averages: over how many matches, a half one counting half, and the average. */
const TEAM_AVERAGE_STEPS = ["averaged", "average"] as const;

/** And where ties are broken: the team above it in the ranking, and by how many ways less one the two are not parted. */
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

/** A team's place after a way of breaking ties; those level in all so far share it. */
type RankStep = "rank" | `${TieWay}Rank`;

/** The steps of a team for a way of breaking ties: what it goes by, and the place after it. */
function tieSteps(way: TieWay): TeamStep[] {
  return [...BEFORE_WAYS[way], way, rankAfter(way)];
}

/** The IMPs that the quotient goes by; how many share the place that the match between them decides. */
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

/** The places by victory points and after each way of breaking ties, the last of which counts. */
export function rankSteps({ ties }: Pick<SwissEventPlan, "ties">): readonly [RankStep, ...RankStep[]] {
  return ["rank", ...ties.map(rankAfter)];
}

/** The place that counts. */
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

/** The number of no fault, greater than that of each. */
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

/** Steps of the event on the Working sheet. */
const EVENT_STEPS = [
  /** 1 if every match of the Swiss rounds has its result, else 0. */
  "complete",
  /** The points of a bye. */
  "bye",
  /** Points that the two teams of a match share. */
  "shared",
  /** The most victory points of a team, and the least and the most of both teams together. */
  "mostVps",
  "leastSum",
  "mostSum",
] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** Steps of each round on the Working sheet. */
const ROUND_STEPS = [
  /** How many matches it has, how many of them are without a result; 1 where it has them all, else 0. */
  "listed",
  "open",
  "done",
  /** Of a round robin: 1 with a result, or where nobody can play any match. */
  "begun",
] as const;
export type RoundStep = (typeof ROUND_STEPS)[number];

/** Steps of each match of the bracket on the Working sheet. */
const MATCH_STEPS_OF_BRACKET = [
  /** The entry without blanks, and as a number: "?" where it does not count. */
  "text",
  "margin",
] as const;
type MatchStep = (typeof MATCH_STEPS_OF_BRACKET)[number];

/** Steps of each seed of the bracket on the Working sheet. */
const SEED_STEPS = [
  /** The entry for it, its number, and the number where it is that of a team without a seed. */
  "text",
  "read",
  "typed",
  /** 1 where what is typed for it does not count: it is no team, or one that has a seed. */
  "uncounted",
  /** How many seeds up to this one are not typed. */
  "free",
  /** The place in the ranking of the team that is seeded by it, and of the next one that is not typed. */
  "position",
  "nextPosition",
  /** Its team. */
  "team",
  /** 1 where nothing but the order of entry puts it before the next, 2 where that one is not in the bracket. */
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

/** The lines of a round among those of all. */
export function linesOfRound(
  plan: SwissEventPlan,
  { lines }: WorkingLists,
  round: number,
  linesPerRound: number
): List<LineStep> {
  const firstRow = lines.row((round - 1) * linesPerRound);
  // The lines of a round have the same formulas, which refer to all of these.
  const fillGroup = () => String(round);
  const list = stepList("lines", lineSteps(plan), { firstRow, rows: linesPerRound, fillGroup }, () => true);
  return { ...list, placed: lines.placed };
}
