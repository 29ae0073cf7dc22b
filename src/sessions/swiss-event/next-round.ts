import type { Contestant } from "../../movements/contestant";
import { resultTexts } from "../result-texts";
import { pairRound, type Paired } from "./pair-round";
import { fieldOf, type Pairing } from "./pairing";
import { isIn } from "./presence";
import { endingIn, progressOf } from "./progress";
import { isRoundRobin } from "./forms";
import { isScored, metBefore, type ScoredRound } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";
import { matchesOfThree } from "./three-teams";

/** A round that has been paired. */
export interface PairedRound extends Paired {
  readonly kind: "paired";
  readonly round: number;
}

/** The next round of an event, or why there is none yet. */
type NextRound =
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
 * In a round robin it is the first one without a result.
 * @returns null after the last Swiss round has been paired, or when the last one of a round robin has begun.
 */
export function nextRound(event: ScoredSwissEvent): NextRound | null {
  const { plan, teams } = event;
  if (isRoundRobin(plan)) return roundsToPlay(event).find(({ hasBegun }) => !hasBegun) ?? null;
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
    : { kind: "impossible", round, reason: resultTexts.swiss.noPairing(round) };
}

/** A round of a round robin of which matches are still to be played. */
export interface RoundToPlay extends PairedRound {
  /** Whether some of its results are there; then only the matches left are among its pairings. */
  readonly hasBegun: boolean;
  /** Of each pairing. */
  readonly tables: readonly number[];
  /** Who will have a walkover, since the opponent is not there. */
  readonly walkovers: readonly Pairing[];
}

/** The rounds of a round robin in which something is to be played, with what that is. */
export function roundsToPlay({ rounds, results }: Pick<ScoredSwissEvent, "rounds" | "results">): RoundToPlay[] {
  return rounds.flatMap(({ round, matches }) => {
    const hasBegun = matches.some(isScored);
    const open = matches.flatMap((match, i) => {
      const { team, opponent } = match;
      if (opponent === null || isScored(match)) return [];
      const here = [team, opponent].filter((known) => isIn(results, known, round));
      return [{ table: i + 1, here, pairing: { team, opponent } }];
    });
    const toPlay = open.filter(({ here }) => here.length === 2);
    const walkovers = open.flatMap(({ here, pairing: { team, opponent } }) => {
      const [present, ...more] = here;
      if (present === undefined || more.length > 0) return [];
      return [{ team: present, opponent: present === team ? opponent : team }];
    });
    const bye = matches.find(({ opponent }) => opponent === null)?.team ?? null;
    if (toPlay.length === 0) return [];
    return [
      {
        kind: "paired" as const,
        round,
        pairings: toPlay.map(({ pairing }) => pairing),
        tables: toPlay.map(({ table }) => table),
        walkovers,
        threeTeams: null,
        bye: hasBegun ? null : bye,
        hasBegun,
      },
    ];
  });
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
interface Rematch {
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
