import { victoryPoints } from "../../bridge/vp/scale";
import { forContestant, type Contestant } from "../../movements/contestant";
import { roundToHundredths } from "../../bridge/points";
import { handicapFor } from "../teams/handicaps";
import type { PerSide } from "../teams/match";
import { averagePoints, awardOf, walkoverPoints } from "../walkover";
import type { PlanHeading } from "../option-checks";
import type { EventPenalty } from "../teams/event-penalties";
import { marginOver, pointsOver, type Scaled } from "../teams/fewer-boards";
import type { EventPlan } from "./event-plan";
import { isLeague, isRoundRobin } from "./forms";
import { isSameMeeting } from "./meeting";
import { matchesOf, takenInRound } from "./penalties";
import { isIn } from "./schedule/presence";
import type { MatchResult, EventResults, Unplayed } from "./results";

/** A match with its victory points, which are null until it is scored; a bye's opponent has none. */
export interface ScoredMatch extends MatchResult {
  /** True if the match has half the boards, as in a triangle that is over within one round. */
  readonly half: boolean;
  /**
   * The first team's margin after IMP penalties and handicaps; it decides victory points and net IMPs. Null if there is
   * none.
   */
  readonly margin: number | null;
  /** True if points are typed for both teams; the typed points count, whatever the margin is. */
  readonly isTyped: boolean;
  /** Penalties of each team, in victory points or boards won; the match's points already have them deducted. */
  readonly taken: PerSide<number>;
}

/** A round with its matches in the order in which they are listed. */
export interface ScoredRound {
  readonly round: number;
  readonly matches: readonly ScoredMatch[];
}

/**
 * Returns every round of the event, including rounds without matches. In a round robin an absent team gives its
 * opponent a walkover in each round that is played.
 */
export function scoredRounds(
  plan: Omit<EventPlan, keyof PlanHeading | "teams" | "double">,
  results: readonly MatchResult[],
  conditions: Pick<EventResults, "presence" | "penalties"> = {}
): ScoredRound[] {
  const { rounds, scale, walkover } = plan;
  const isAll = isRoundRobin(plan);
  const byRound = Array.from({ length: rounds }, (_, i) => {
    const listed = results.filter(({ round }) => round === i + 1);
    return isAll ? withAbsences(listed, conditions) : listed;
  });
  const penalties = conditions.penalties?.filter(
    ({ team, round }) => round === null || matchesOf(byRound[round - 1] ?? [], team).length < 2
  );
  const played = byRound.map((listed, i) => {
    const halves = halfMatches(listed, byRound[i - 1] ?? null);
    return listed.map((match) => {
      const half = halves.has(match);
      const isTyped = match.vps !== null && match.opponentVps !== null;
      const margin = marginOf({ ...match, half, isTyped }, penalties, plan);
      return { ...match, half, isTyped, margin, taken: NO_DEDUCTIONS, ...pointsOf({ ...match, margin, half }, plan) };
    });
  });
  const all = played.flat();
  const award: Award = (team, against) =>
    awardOf(walkover, scale, averageOf(team, all), averageOf(against, all)).points;
  return played.map((list, i) => {
    const matches = list.map((match) => (match.unplayed ? { ...match, ...unplayedPoints(match, award) } : match));
    // A bye counts from the round's first result on, so that a round that is only paired changes no total. In a
    // round robin, where all teams sit out equally often, a bye gives no points.
    const begun = matches.some(({ opponentVps }) => opponentVps !== null);
    const bye = begun ? (isAll ? 0 : walkoverPoints(scale)) : null;
    return {
      round: i + 1,
      matches: matches
        .map((match) => (match.opponent === null ? { ...match, vps: match.vps ?? bye } : match))
        .map((match) => (isLeague(plan) ? match : penalised(match, penalties))),
    };
  });
}

/** The deductions in a match without penalties. */
const NO_DEDUCTIONS: PerSide<number> = [0, 0];

/**
 * Returns the first team's margin; null if it is not known. The first team's IMP penalty lowers the margin, and its
 * opponents' penalty raises it; handicaps do the reverse.
 */
function marginOf(
  match: MatchResult & Pick<ScoredMatch, "half" | "isTyped">,
  penalties: readonly EventPenalty[] = [],
  plan: Pick<EventPlan, "form" | "handicaps" | "boards">
): number | null {
  const { round, team, opponent, imps, unplayed } = match;
  if (imps === null || opponent === null || unplayed) return null;
  const counted = isLeague(plan) && match.isTyped ? [] : penalties;
  const deduction = (side: Contestant) => takenInRound(counted, side, round, "imps");
  return imps - deduction(team) + deduction(opponent) + givenIn(match, plan);
}

/** True if handicaps and IMP penalties can change the result of a match. */
export function goesByMargin(
  { margin, isTyped }: Pick<ScoredMatch, "margin" | "isTyped">,
  plan: Pick<EventPlan, "form">
): boolean {
  return margin !== null && !(isLeague(plan) && isTyped);
}

/** Returns the IMPs that handicaps add to the first team's margin, in proportion to the boards of the match. */
export function givenIn(
  { team, opponent, half, boards }: Pick<ScoredMatch, "team" | "opponent" | "half" | "boards">,
  { handicaps, boards: all }: Pick<EventPlan, "handicaps" | "boards">
): number {
  if (handicaps === null || opponent === null) return 0;
  const played = half ? all / 2 : (boards ?? all);
  const handicapOf = (contestant: Contestant) => handicapFor(forContestant(handicaps, contestant), played, all);
  return handicapOf(team) - handicapOf(opponent);
}

/** Returns a match after penalties in points. Averages for walkovers use the points before penalties. */
function penalised(match: ScoredMatch, penalties: EventResults["penalties"]): ScoredMatch {
  if (penalties === undefined) return match;
  const { round, team, opponent, vps, opponentVps } = match;
  const deductionOf = (contestant: Contestant | null, points: number | null) =>
    contestant === null || points === null ? 0 : takenInRound(penalties, contestant, round, "points");
  const taken = [deductionOf(team, vps), deductionOf(opponent, opponentVps)] as const;
  const left = (points: number | null, lost: number) => (points === null ? null : roundToHundredths(points - lost));
  return { ...match, taken, vps: left(vps, taken[0]), opponentVps: left(opponentVps, taken[1]) };
}

/** Returns the points of a team for a walkover against another team. */
type Award = (team: Contestant, against: Contestant) => number;

/** True if a match has a result that counts: points of both teams, IMPs, or a reason why it was not played. */
function isComplete({ imps, vps, opponentVps, unplayed }: MatchResult): boolean {
  return unplayed !== undefined || imps !== null || (vps !== null && opponentVps !== null);
}

/**
 * Returns the matches of a round of a round robin. The matches of an absent team count as walkovers once another match
 * of the round has its result, so that no total runs ahead of the play.
 */
function withAbsences(matches: readonly MatchResult[], presence: Pick<EventResults, "presence">): MatchResult[] {
  const absence = ({ round, team, opponent }: MatchResult): Unplayed | undefined => {
    if (opponent === null) return undefined;
    const [first, second] = [isIn(presence, team, round), isIn(presence, opponent, round)];
    return first ? (second ? undefined : "walkover") : second ? "conceded" : "void";
  };
  const toPlay = matches.filter((match) => match.opponent !== null && (isComplete(match) || !absence(match)));
  const begun = toPlay.some(isComplete) || toPlay.length === 0;
  return matches.map((match) => {
    const unplayed = begun && !isComplete(match) ? absence(match) : undefined;
    if (unplayed === undefined) return match;
    return { ...match, unplayed, ...(unplayed === "void" && { vps: 0, opponentVps: 0 }) };
  });
}

/**
 * Returns the matches with half the boards: three teams meet each other in one round, and one of them had a match in
 * the round before, so that their triangle cannot have begun in the round before.
 * @param before the matches of the round before; null in the first round.
 */
export function halfMatches<M extends Pick<MatchResult, "team" | "opponent">>(
  matches: readonly M[],
  before: readonly Pick<MatchResult, "team" | "opponent">[] | null
): ReadonlySet<M> {
  // The map has the team as its key, because a file may have thousands of lines for one round.
  const opponents = new Map<Contestant, Contestant[]>();
  const meets = (team: Contestant, met: Contestant) => {
    const earlier = opponents.get(team);
    if (earlier) earlier.push(met);
    else opponents.set(team, [met]);
  };
  for (const { team, opponent } of matches) {
    if (opponent === null) continue;
    meets(team, opponent);
    meets(opponent, team);
  }
  const opponentsOf = (team: Contestant) => opponents.get(team) ?? [];
  const playedBefore = before && new Set(before.flatMap(({ team, opponent }) => [team, opponent]));
  const played = (team: Contestant) => playedBefore === null || playedBefore.has(team);
  return new Set(
    matches.filter(({ team, opponent }) => {
      if (opponent === null) return false;
      const [ofTeam, ofOpponent] = [opponentsOf(team), opponentsOf(opponent)];
      if (ofTeam.length !== 2 || ofOpponent.length !== 2) return false;
      const third = ofTeam.find((met) => met !== opponent);
      if (third === undefined) return false;
      return ofOpponent.includes(third) && [team, opponent, third].some(played);
    })
  );
}

/**
 * Returns the average of a team's victory points in the matches that it has played; a match with half the boards counts
 * as half a match.
 * @returns null if it has played none.
 */
export function averageOf(team: Contestant, matches: readonly ScoredMatch[]): number | null {
  return averagePoints(
    matches.flatMap(({ team: first, opponent, half, unplayed, vps, opponentVps }) => {
      if (unplayed || vps === null || opponentVps === null) return [];
      const part = half ? 0.5 : 1;
      return first === team ? [[vps, part] as const] : opponent === team ? [[opponentVps, part] as const] : [];
    })
  );
}

/** Returns the points of a match that was not played; points that are given are kept. */
function unplayedPoints(
  { team, opponent, unplayed, half, vps, opponentVps }: ScoredMatch,
  award: Award
): Pick<ScoredMatch, "vps" | "opponentVps"> {
  if (opponent === null || unplayed === "void") return { vps, opponentVps };
  const whole = unplayed === "walkover" ? award(team, opponent) : award(opponent, team);
  const won = half ? halfOf(whole) : whole;
  const [first, second] = unplayed === "walkover" ? [won, 0] : [0, won];
  return { vps: vps ?? first, opponentVps: opponentVps ?? second };
}

/** True if a match has its result. */
export function isScored({ vps }: ScoredMatch): boolean {
  return vps !== null;
}

/** True if a match is still to be played; a void match is not. */
export function isOpen({ vps, unplayed }: ScoredMatch): boolean {
  return vps === null && unplayed !== "void";
}

/**
 * Returns the victory points of both sides for the margin of a match. With half the boards, each side has half of what
 * the scale gives for the margin times the root of 2, because margins grow with the root of the number of boards; this
 * is the project's choice. For fewer boards see {@link pointsOfFewer}.
 */
export function matchPoints(
  { margin, half, boards }: Pick<ScoredMatch, "half" | "boards"> & { readonly margin: number },
  plan: Scaled
): PerSide<number> {
  const pointsFor = (imps: number) => {
    if (half) return halfOf(victoryPoints(marginOver(imps, 2), plan.scale), imps < 0);
    return pointsOver(imps, boards, plan);
  };
  return [pointsFor(margin), pointsFor(-margin)];
}

/**
 * Returns half of some points, in hundredths. Half a hundredth is rounded up unless the side has lost, so that the sum
 * of both sides is right.
 */
function halfOf(points: number, isLost = false): number {
  return Math.floor((Math.round(100 * points) + (isLost ? 0 : 1)) / 2) / 100;
}

function pointsOf(
  match: MatchResult & Pick<ScoredMatch, "margin" | "half">,
  plan: Scaled
): Pick<ScoredMatch, "vps" | "opponentVps"> {
  const { opponent, margin, vps, opponentVps, unplayed } = match;
  // A match that was not played keeps the given points until its walkover is scored.
  if (opponent === null || unplayed) return { vps, opponentVps: unplayed ? opponentVps : null };
  const due = margin === null ? null : matchPoints({ ...match, margin }, plan);
  const [first, second] = [vps ?? due?.[0] ?? null, opponentVps ?? due?.[1] ?? null];
  // Points of only one side are no result.
  if (first === null || second === null) return { vps: null, opponentVps: null };
  return { vps: first, opponentVps: second };
}

/** Returns the first earlier round in which the two teams of a match met; null if there is none. */
export function metBefore(
  rounds: readonly ScoredRound[],
  match: Pick<ScoredMatch, "round" | "team" | "opponent">
): number | null {
  const { round, opponent } = match;
  if (opponent === null) return null;
  const found = rounds
    .slice(0, round - 1)
    .find(({ matches }) => matches.some((earlier) => isSameMeeting(earlier, match)));
  return found?.round ?? null;
}

/** True if a match is the first between its two teams. */
export function isFirstMeeting(rounds: readonly ScoredRound[], match: ScoredMatch): boolean {
  return match.opponent !== null && metBefore(rounds, match) === null;
}
