import type { Contestant } from "../../../movements/contestant";
import { teamLabel } from "../event-plan";
import { resultTexts } from "../../result-texts";
import { isRoundRobin } from "../forms";
import { meetingKey } from "../meeting";
import { listedMatches, nextRound, type PairedRound } from "./next-round";
import { progressOf } from "./progress";
import type { MatchResult } from "../results";
import { scoreEvent, type ScoredSwissEvent } from "../score-event";

const words = resultTexts.swiss;

/** A round that is paired again, or the reason why it is not. */
export type RePairedRound =
  | {
      readonly kind: "paired";
      readonly round: number;
      /** The event as it was before the round was paired; the round is its next one. */
      readonly event: ScoredSwissEvent;
      readonly next: PairedRound;
      /** Pairings that stayed, in words; `fresh` has new ones, `dropped` former ones that are gone. */
      readonly stayed: readonly string[];
      readonly fresh: readonly string[];
      readonly dropped: readonly string[];
      readonly sentence: string;
    }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Pairs the last paired round again from the present results, as when a team enters or withdraws after the pairing. A
 * round with a result or a penalty is not paired again.
 */
export function rePairRound(event: ScoredSwissEvent): RePairedRound {
  const refused = (reason: string) => ({ kind: "refused" as const, reason });
  if (isRoundRobin(event.plan)) return refused(words.rePairing.roundRobin);
  const { last: round } = progressOf(event);
  if (round === 0) return refused(words.rePairing.unpaired);
  const listed = event.results.matches.filter((match) => match.round === round);
  const played = listed.find(hasSomething);
  const label = (team: Contestant) => teamLabel(event.plan, team);
  const named = ({ team, opponent }: Pick<MatchResult, "team" | "opponent">) =>
    opponent === null ? words.bye(label(team)) : `${label(team)} – ${label(opponent)}`;
  if (played) return refused(words.rePairing.hasResult(round, named(played)));
  const ruled = (event.results.penalties ?? []).find((penalty) => penalty.round === round);
  if (ruled) return refused(words.rePairing.hasPenalty(round, label(ruled.team)));
  const others = event.results.matches.filter((match) => match.round !== round);
  const before = scoreEvent(event.plan, { ...event.results, matches: others });
  const next = nextRound(before);
  if (next?.kind !== "paired") return refused(next?.reason ?? words.noPairing(round));
  const now = listedMatches(next);
  const keysOf = (matches: readonly Pick<MatchResult, "team" | "opponent">[]) => new Set(matches.map(meetingKey));
  const [former, after] = [keysOf(listed), keysOf(now)];
  const stayed = now.filter((match) => former.has(meetingKey(match))).map(named);
  const fresh = now.filter((match) => !former.has(meetingKey(match))).map(named);
  const dropped = listed.filter((match) => !after.has(meetingKey(match))).map(named);
  const sentence = words.rePairing.rePaired(round, stayed, fresh, dropped);
  return { kind: "paired", round, event: before, next, stayed, fresh, dropped, sentence };
}

/** True if a match has any part of a result, even if only one side's points. */
export function hasSomething({ imps, vps, opponentVps, unplayed, boards }: MatchResult): boolean {
  return unplayed !== undefined || boards !== undefined || [imps, vps, opponentVps].some((value) => value !== null);
}

/** True if a round that is paired again has other pairings than before. */
export function isPairedOtherwise({
  fresh,
  dropped,
}: {
  readonly fresh: readonly string[];
  readonly dropped: readonly string[];
}) {
  return fresh.length > 0 || dropped.length > 0;
}

/**
 * Exchanges the opponents of two teams in the last paired round, as an instruction of the Director; exchanging them
 * again undoes it. A round is refused if it has a result, or if it would be paired otherwise now.
 */
export function swapInRound(event: ScoredSwissEvent, teams: readonly [Contestant, Contestant]): RePairedRound {
  const paired = rePairRound(event);
  if (paired.kind === "refused") return paired;
  const { round } = paired;
  if (isPairedOtherwise(paired)) return { kind: "refused", reason: words.rePairing.pairFirst(round) };
  const { byHand = [] } = event.results;
  const last = byHand.reduce((at, { what, round: of }, i) => (what === "swap" && of === round ? i : at), -1);
  const isSame = teams.every((team) => byHand[last]?.teams.includes(team));
  const changed = isSame ? byHand.filter((_, i) => i !== last) : [...byHand, { round, what: "swap" as const, teams }];
  return rePairRound(scoreEvent(event.plan, { ...event.results, byHand: changed }));
}
