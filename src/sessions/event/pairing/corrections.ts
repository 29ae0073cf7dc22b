import { isRoundRobin } from "../forms";
import { listedMatches, type PairedRound } from "./next-round";
import type { Correction, MatchResult, EventResults } from "../results";
import type { ScoredSwissEvent } from "../score-event";

/**
 * A result as the log of corrections has it: "9", "-12 8-12", "12-8", "walkover", and where some boards were not played
 * "9 (6)"; "" for none. A mark is no part of it.
 */
function writtenResult({ imps, vps, opponentVps, unplayed, boards }: MatchResult): string {
  const points = vps === null && opponentVps === null ? "" : `${vps ?? ""}-${opponentVps ?? ""}`;
  const played = boards === undefined ? "" : `(${boards})`;
  return [unplayed ?? (imps === null ? "" : String(imps)), points, played].filter((part) => part !== "").join(" ");
}

/** The results that were corrected after a later round was paired by them: those of the log, then those since. */
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
 * The results of an event with a round that is paired by them: its matches are listed, the results so far are kept as
 * those by which it is paired, and what was corrected since the round before goes into the log.
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
