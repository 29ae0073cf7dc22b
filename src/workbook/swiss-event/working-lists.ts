import type { TieWay } from "../../sessions/swiss-event/forms";
import { isBoardAMatch, isRoundRobin } from "../../sessions/swiss-event/forms";
import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { placeList, recordOf, type Columns, type List } from "../kit/list";
import { onWorking } from "../working/steps";

/** The lists of the Working sheet, side by side. */
export interface WorkingLists {
  /** The lines of all rounds below each other. */
  readonly lines: List<LineStep>;
  readonly teams: List<TeamStep>;
  readonly event: List<EventStep>;
  /** The seeds of the bracket, the first one first. */
  readonly seeds: List<SeedStep>;
}

/** What is typed in a line, copied to this sheet as text: formulas within one sheet can be stored once a column. */
const TYPED_TEXTS = ["teamText", "opponentText", "impsText", "vpsText", "opponentVpsText", "stateText"] as const;

/** The same as numbers where it is any: a cell from which another one was cut has text. */
const TYPED_STEPS = ["typedTeam", "typedOpponent", "typedImps", "typedVps", "typedOpponentVps"] as const;

/** What the Working sheet has for each line of each round. */
const LINE_STEPS = [
  "round",
  ...TYPED_TEXTS,
  ...TYPED_STEPS,
  /** 1 where a formula was typed, 2 where a cell cannot be typed into, else 0. */
  "spoilt",
  /** What is typed of a match that is not played or may change, in capitals. */
  "state",
  /** The two teams as one number, whichever is named first. */
  "key",
  /** The round in which the two have met before. */
  "met",
  /** What is wrong with the two teams, in words. */
  "remark",
  /** 1 with its result, 0 without, blank where there is no match. */
  "scored",
  /** The two teams once again where the match has its result. */
  "team",
  "opponent",
] as const;

/** What it has besides in a round robin. */
const ABSENCE_STEPS = [
  /** What is typed of a match that is not played or may change: then the state is also that of an absence. */
  "typedState",
  /** 1 where the second team is not there, 2 where the first is not, 3 where neither is, else 0. */
  "absent",
  /** 1 for a match with a result, 0 for one that is still to be played, blank for one that nobody can play. */
  "played",
] as const;

/** What it has besides where three teams may play each other. */
const HALF_STEPS = [
  /** Whether the match is over half the boards: 1 or 0. */
  "half",
  /** The margin over all boards that its margin stands for. */
  "margin",
] as const;

/** Where walkovers go by averages: the points of a match that counts for them, and what each side has for a walkover. */
const AVERAGE_STEPS = ["playedVps", "playedOpponentVps", "award", "opponentAward"] as const;

/** And where ties are broken by the match of the two. */
const MATCH_STEPS = [
  /** Their victory points. */
  "vps",
  "opponentVps",
  /** The place that the two share by what comes before their match, blank where they are not level. */
  "level",
  /** The same for their first meeting only. */
  "firstLevel",
] as const;

/** And where they are broken by the matches won: 1, ½ or 0 for the first team. */
const WINS_STEPS = ["firstWon"] as const;

/** And where they are broken by the opponents' victory points: the totals of the two. */
const OPPONENTS_STEPS = ["teamTotal", "opponentTotal"] as const;

export type LineStep =
  | (typeof LINE_STEPS)[number]
  | (typeof HALF_STEPS)[number]
  | (typeof ABSENCE_STEPS)[number]
  | (typeof WINS_STEPS)[number]
  | (typeof AVERAGE_STEPS)[number]
  | (typeof MATCH_STEPS)[number]
  | (typeof OPPONENTS_STEPS)[number];

/** What the Working sheet has for each team. */
const TEAM_STEPS = [
  "number",
  /** As it is shown everywhere. */
  "name",
  /** Its row on the sheet Result. */
  "position",
  /** The sum of its points on the first of two sheets of the Standings. */
  "carried",
  /** What is typed of the first round that it plays, and of the one from which it is not paired any more: "?" for no number. */
  "typedEnters",
  "typedWithdrawn",
  /** The same where it is a round. */
  "enters",
  "withdrawn",
  /** Its total where it is in the ranking. */
  "counted",
  /** 1 where it is there in the last round and has nothing in it. */
  "missing",
  /** Its row on the sheet Result where no seed is typed for it. */
  "untyped",
  /** IMPs won less IMPs lost. */
  "netImps",
  /** Its place by victory points alone. */
  "rank",
] as const;
export type TeamStep = (typeof TEAM_STEPS)[number] | "won" | "lost" | "average" | "percentage" | TieWay | RankStep;

/** A team's place after a way of breaking ties; those level in all so far share it. */
type RankStep = "rank" | `${TieWay}Rank`;

/** The steps of a team for a way of breaking ties: what it goes by, and the place after it. */
function tieSteps(way: TieWay): TeamStep[] {
  return [...(way === "quotient" ? (["won", "lost"] as const) : []), way, rankAfter(way)];
}

function rankAfter(way: TieWay): RankStep {
  return `${way}Rank`;
}

/** The places by victory points and after each way of breaking ties, the last of which stands. */
export function rankSteps({ ties }: Pick<SwissEventPlan, "ties">): readonly [RankStep, ...RankStep[]] {
  return ["rank", ...ties.map(rankAfter)];
}

/** The place that stands. */
export function lastRank(plan: Pick<SwissEventPlan, "ties">): RankStep {
  return rankSteps(plan)[plan.ties.length] ?? "rank";
}

/** What the Working sheet has for the event. */
const EVENT_STEPS = [
  /** Whether every match of the Swiss rounds has its result: 1 or 0. */
  "complete",
  /** The points of a bye. */
  "bye",
  /** The most victory points of a team, and the least and the most of both teams together. */
  "mostVps",
  "leastSum",
  "mostSum",
] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** What the Working sheet has for each seed of the bracket. */
const SEED_STEPS = [
  /** The number that is typed for it, and the same where it is that of a team without a seed. */
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

/** The steps whose formulas stay on this sheet. */
const SHARED: readonly string[] = ["met", ...TYPED_STEPS];

function columnsOf<K extends string>(steps: readonly K[]): Columns<K> {
  return recordOf(steps, (step) => ({ heading: step, shared: SHARED.includes(step) }));
}

/**
 * Places the lists of the Working sheet.
 * @param linesPerRound lines on the sheet of each round.
 */
export function placeWorking(plan: SwissEventPlan, linesPerRound: number): WorkingLists {
  const { teams, rounds, ties, bracket } = plan;
  const percentages = isBoardAMatch(plan) ? (["percentage"] as const) : [];
  const lines = placeList(columnsOf(lineSteps(plan)), { ...onWorking("lines"), rows: rounds * linesPerRound });
  const averages = plan.walkover !== "60" ? (["average"] as const) : [];
  const steps = [...TEAM_STEPS, ...averages, ...percentages, ...ties.flatMap(tieSteps)];
  const teamList = placeList(columnsOf(steps), { ...onWorking("teams"), left: lines.right + 2, rows: teams.length });
  const event = placeList(columnsOf(EVENT_STEPS), { ...onWorking("event"), left: teamList.right + 2, rows: 1 });
  const seeds = placeList(columnsOf(SEED_STEPS), { ...onWorking("seeds"), left: event.right + 2, rows: bracket ?? 1 });
  return { lines, teams: teamList, event, seeds };
}

function lineSteps(plan: SwissEventPlan): LineStep[] {
  const { ties, odd, walkover } = plan;
  return [
    ...LINE_STEPS,
    ...(isRoundRobin(plan) ? ABSENCE_STEPS : []),
    ...(odd === "three-teams" ? HALF_STEPS : []),
    ...(walkover !== "60" ? AVERAGE_STEPS : []),
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
  const list = placeList(columnsOf(lineSteps(plan)), { ...onWorking("lines"), firstRow, rows: linesPerRound });
  return { ...list, placed: lines.placed };
}
