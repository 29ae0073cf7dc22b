import { hundredths } from "../../bridge/points";
import { victoryPoints, type VpScale } from "../../bridge/vp/scale";
import type { SwissEventPlan } from "./plan";
import type { SwissResult } from "./results";

/** A match with its victory points, null until it is scored; a bye's opponent has none. */
export type SwissMatch = SwissResult;

/** A Swiss round with its matches in the order in which they are listed. */
export interface ScoredRound {
  readonly round: number;
  readonly matches: readonly SwissMatch[];
}

/** The share of a match's points that a bye gives: 12 of 20, as is usual. The project's choice. */
export const BYE_SHARE = 0.6;

/** Every round of the event, those without matches too. */
export function scoredRounds({ rounds, scale }: SwissEventPlan, results: readonly SwissResult[]): ScoredRound[] {
  return Array.from({ length: rounds }, (_, i) => {
    const matches = results
      .filter(({ round }) => round === i + 1)
      .map((match) => ({ ...match, ...pointsOf(match, scale) }));
    // A bye counts with the round's first result: a round that is only paired changes no total.
    const begun = matches.some(({ opponentVps }) => opponentVps !== null);
    const bye = begun ? byePoints(scale) : null;
    return {
      round: i + 1,
      matches: matches.map((match) => (match.opponent === null ? { ...match, vps: match.vps ?? bye } : match)),
    };
  });
}

/** The victory points of a bye. */
export function byePoints({ bands }: VpScale): number {
  return hundredths(BYE_SHARE * (bands[0]!.winner + bands[0]!.loser));
}

/** Whether a match has its result. */
export function isScored({ vps }: SwissMatch): boolean {
  return vps !== null;
}

function pointsOf(match: SwissResult, scale: VpScale): Pick<SwissMatch, "vps" | "opponentVps"> {
  const { opponent, imps, vps, opponentVps } = match;
  if (opponent === null) return { vps, opponentVps: null };
  const first = vps ?? (imps === null ? null : victoryPoints(imps, scale));
  const second = opponentVps ?? (imps === null ? null : victoryPoints(-imps, scale));
  // Points of one side alone are no result.
  if (first === null || second === null) return { vps: null, opponentVps: null };
  return { vps: first, opponentVps: second };
}

/** The first round before a match's own in which its two teams have met; null for none. */
export function metBefore(rounds: readonly ScoredRound[], match: SwissMatch): number | null {
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
