import { listedMatches, nextRound } from "../../sessions/swiss-event/next-round";
import { scoreSwissEvent, type ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";

/** An event in which the next round, if it can be paired, stands among the matches to be played. */
export function withNextRound(event: ScoredSwissEvent): ScoredSwissEvent {
  const next = nextRound(event);
  if (next?.kind !== "paired") return event;
  const { round } = next;
  const unplayed = { imps: null, vps: null, opponentVps: null };
  const paired = listedMatches(next).map((match) => ({ round, ...match, ...unplayed }));
  const { results } = event;
  return scoreSwissEvent(event.plan, { ...results, matches: [...results.matches, ...paired] });
}
