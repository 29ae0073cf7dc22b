import { hundredths } from "../../bridge/points";
import { victoryPoints, type VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import { walkoverPoints } from "../walkover";
import type { SwissEventPlan } from "./plan";
import type { SwissResult } from "./results";

/** A match with its victory points, null until it is scored; a bye's opponent has none. */
export interface SwissMatch extends SwissResult {
  /** Whether it is over half the boards: one of a match of three teams that is over within its round. */
  readonly half: boolean;
}

/** A Swiss round with its matches in the order in which they are listed. */
export interface ScoredRound {
  readonly round: number;
  readonly matches: readonly SwissMatch[];
}

/** Every round of the event, those without matches too. */
export function scoredRounds(
  { rounds, scale, walkover }: SwissEventPlan,
  results: readonly SwissResult[]
): ScoredRound[] {
  const byRound = Array.from({ length: rounds }, (_, i) => results.filter(({ round }) => round === i + 1));
  const played = byRound.map((listed, i) => {
    const halves = halfMatches(listed, byRound[i - 1] ?? null);
    return listed.map((match) => {
      const half = halves.has(match);
      return { ...match, half, ...pointsOf(match, half, scale) };
    });
  });
  const award = (team: Contestant) =>
    (walkover === "average" ? averageOf(team, played.flat()) : null) ?? walkoverPoints(scale);
  return played.map((list, i) => {
    const matches = list.map((match) => (match.unplayed ? { ...match, ...unplayedPoints(match, award) } : match));
    // A bye counts with the round's first result: a round that is only paired changes no total.
    const begun = matches.some(({ opponentVps }) => opponentVps !== null);
    const bye = begun ? walkoverPoints(scale) : null;
    return {
      round: i + 1,
      matches: matches.map((match) => (match.opponent === null ? { ...match, vps: match.vps ?? bye } : match)),
    };
  });
}

/**
 * The matches over half the boards: three teams meet each other in one round, and not all of them had the round
 * before to begin in.
 * @param before the matches of the round before; null in the first.
 */
export function halfMatches<M extends Pick<SwissResult, "team" | "opponent">>(
  matches: readonly M[],
  before: readonly Pick<SwissResult, "team" | "opponent">[] | null
): ReadonlySet<M> {
  const opponentsOf = (team: Contestant) => [
    ...matches.flatMap((match) => (match.team === team && match.opponent !== null ? [match.opponent] : [])),
    ...matches.flatMap((match) => (match.opponent === team ? [match.team] : [])),
  ];
  const played = (team: Contestant) =>
    before === null || before.some((match) => match.team === team || match.opponent === team);
  return new Set(
    matches.filter(({ team, opponent }) => {
      if (opponent === null) return false;
      const [ofTeam, ofOpponent] = [opponentsOf(team), opponentsOf(opponent)];
      const third = ofTeam.find((met) => met !== opponent);
      if (ofTeam.length !== 2 || ofOpponent.length !== 2 || third === undefined) return false;
      return ofOpponent.includes(third) && [team, opponent, third].some(played);
    })
  );
}

/**
 * The victory points that a team has on an average in the matches that it has played over all their boards.
 * @returns null where there is none.
 */
export function averageOf(team: Contestant, matches: readonly SwissMatch[]): number | null {
  const points = matches.flatMap(({ team: first, opponent, half, unplayed, vps, opponentVps }) => {
    if (half || unplayed || vps === null || opponentVps === null) return [];
    return first === team ? [vps] : opponent === team ? [opponentVps] : [];
  });
  const cents = Math.round(100 * points.reduce((sum, vps) => sum + vps, 0));
  return points.length === 0 ? null : Math.round(cents / points.length) / 100;
}

/** The points of a match that was not played: those that are given stand. */
function unplayedPoints(
  { team, opponent, unplayed, half, vps, opponentVps }: SwissMatch,
  award: (team: Contestant) => number
): Pick<SwissMatch, "vps" | "opponentVps"> {
  if (opponent === null) return { vps, opponentVps: null };
  const share = half ? 0.5 : 1;
  const won = hundredths(share * award(unplayed === "walkover" ? team : opponent));
  const [first, second] = unplayed === "walkover" ? [won, 0] : [0, won];
  return { vps: vps ?? first, opponentVps: opponentVps ?? second };
}

/** Whether a match has its result. */
export function isScored({ vps }: SwissMatch): boolean {
  return vps !== null;
}

/**
 * The victory points of a margin. Over half the boards they are half of what the scale gives for the margin times
 * the root of 2: scales grow wider with the root of the number of boards. The project's choice.
 */
export function matchPoints(imps: number, half: boolean, scale: VpScale): number {
  if (!half) return victoryPoints(imps, scale);
  return hundredths(victoryPoints(wholeMargin(imps), scale) / 2);
}

/** The margin over all boards that one over half of them stands for. */
export function wholeMargin(imps: number): number {
  return Math.sign(imps) * Math.round(Math.abs(imps) * Math.SQRT2);
}

function pointsOf(match: SwissResult, half: boolean, scale: VpScale): Pick<SwissMatch, "vps" | "opponentVps"> {
  const { opponent, imps, vps, opponentVps, unplayed } = match;
  // A match that was not played keeps what is given until it has its walkover.
  if (opponent === null || unplayed) return { vps, opponentVps: unplayed ? opponentVps : null };
  const first = vps ?? (imps === null ? null : matchPoints(imps, half, scale));
  const second = opponentVps ?? (imps === null ? null : matchPoints(-imps, half, scale));
  // Points of one side alone are no result.
  if (first === null || second === null) return { vps: null, opponentVps: null };
  return { vps: first, opponentVps: second };
}

/** The first round before a match's own in which its two teams have met; null for none. */
export function metBefore(
  rounds: readonly ScoredRound[],
  match: Pick<SwissMatch, "round" | "team" | "opponent">
): number | null {
  const { round, team, opponent } = match;
  if (opponent === null) return null;
  const found = rounds
    .slice(0, round - 1)
    .find(({ matches }) =>
      matches.some(
        (earlier) =>
          (earlier.team === team && earlier.opponent === opponent) ||
          (earlier.team === opponent && earlier.opponent === team)
      )
    );
  return found?.round ?? null;
}

/** Whether a match is the first between its two teams. */
export function isFirstMeeting(rounds: readonly ScoredRound[], match: SwissMatch): boolean {
  return match.opponent !== null && metBefore(rounds, match) === null;
}
