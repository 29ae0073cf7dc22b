import { isRoundRobin } from "../forms";
import { listedMatches, type PairedRound } from "./next-round";
import type { Correction, MatchResult, EventResults } from "../results";
import type { ScoredSwissEvent } from "../score-event";

/**
 * Returns a result as the log of corrections has it: "9", "-12 8-12", "12-8", "walkover", with 6 boards played "9 (6)";
 * "" for none. The mark of a provisional result is left out.
 */
function writtenResult({ imps, vps, opponentVps, unplayed, boards }: MatchResult): string {
  const points = vps === null && opponentVps === null ? "" : `${vps ?? ""}-${opponentVps ?? ""}`;
  const played = boards === undefined ? "" : `(${boards})`;
  return [unplayed ?? (imps === null ? "" : String(imps)), points, played].filter((part) => part !== "").join(" ");
}

/**
 * Returns the results that were corrected after a later round was paired by them: first those in the log, then newer
 * ones.
 */
export function correctionsOf({ results }: Pick<ScoredSwissEvent, "results">): Correction[] {
  return [...(results.corrections ?? []), ...sinceLogged(results)];
}

function sinceLogged({ matches }: EventResults): Correction[] {
  return matches.flatMap((match): Correction[] => {
    const { round, team, opponent, pairedBy } = match;
    const after = writtenResult(match);
    if (opponent === null || pairedBy === undefined || pairedBy === after) return [];
    return [{ round, team, opponent, before: pairedBy, after }];
  });
}

/**
 * Adds a paired round to the results of an event. Its matches are listed; each result so far is stored as the result by
 * which the round is paired; and corrections made since the previous round was paired are added to the log.
 */
export function withPaired({ plan, results }: ScoredSwissEvent, next: PairedRound): EventResults {
  const unplayed = { round: next.round, imps: null, vps: null, opponentVps: null };
  const paired = listedMatches(next).map((match) => ({ ...unplayed, ...match }));
  if (isRoundRobin(plan)) return { ...results, matches: [...results.matches, ...paired] };
  const corrections = correctionsOf({ results });
  const logged = results.matches.map((match) => {
    const written = writtenResult(match);
    return match.opponent === null || written === "" ? match : { ...match, pairedBy: written };
  });
  return {
    ...results,
    matches: [...logged, ...paired],
    ...(corrections.length > 0 ? { corrections } : {}),
  };
}
