import type { Contestant } from "../../movements/contestant";
import { texts } from "../texts";
import { pairRound, type Paired } from "./pair-round";
import { fieldOf, type Pairing } from "./pairing";
import { endingIn, progressOf } from "./progress";
import { metBefore, type ScoredRound } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";
import { matchesOfThree } from "./three-teams";

/** A round that has been paired. */
export interface PairedRound extends Paired {
  readonly kind: "paired";
  readonly round: number;
}

/** The next round of an event, or why there is none yet. */
export type NextRound =
  | PairedRound
  | {
      /** Results that are missing, or too few teams. */
      readonly kind: "waits" | "impossible";
      readonly round: number;
      readonly reason: string;
    };

/**
 * Pairs the next round; the same results always give the same pairings.
 * Teams of nearest victory points meet, none twice as long as that can be: see {@link pairRound}. In the first
 * round the upper half of the numbers meets the lower.
 * @returns null after the last Swiss round has been paired.
 */
export function nextRound(event: ScoredSwissEvent): NextRound | null {
  const { plan, teams } = event;
  const { last, begun, waitsFor } = progressOf(event);
  const round = last + 1;
  if (round > plan.rounds) return null;
  if (waitsFor !== null) return { kind: "waits", round, reason: waitsFor };
  const paired = pairRound({
    field: fieldOf(event, round),
    isFirst: round === 1,
    after: plan.rounds - round,
    underWay: endingIn(event, begun, round),
    three: plan.odd === "three-teams",
    beenInThree: new Set([...begun.values()].flat()),
    hadBye: new Set(teams.filter(({ opponents }) => opponents.flat().includes(null)).map(({ team }) => team)),
  });
  return paired
    ? { kind: "paired", round, ...paired }
    : { kind: "impossible", round, reason: texts.swiss.noPairing(round) };
}

/** The matches of a round as they are listed: those of three teams in the round in which they end. */
export function listedMatches(next: PairedRound): { team: Contestant; opponent: Contestant | null }[] {
  const { pairings, threeTeams, bye } = next;
  return [
    ...pairings,
    ...(threeTeams?.half === 2 ? matchesOfThree(threeTeams.teams) : []),
    ...(bye === null ? [] : [{ team: bye, opponent: null }]),
  ];
}

/** A pairing whose two teams have met before. */
export interface Rematch {
  readonly pairing: Pairing;
  /** The round in which they did first. */
  readonly metIn: number;
}

/** The pairings of a round in which teams meet again, because nothing else is left. */
export function rematchesOf(rounds: readonly ScoredRound[], { round, pairings }: PairedRound): Rematch[] {
  return pairings.flatMap((pairing) => {
    const metIn = metBefore(rounds, { round, ...pairing });
    return metIn === null ? [] : [{ pairing, metIn }];
  });
}
