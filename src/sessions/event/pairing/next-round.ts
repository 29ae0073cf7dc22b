import type { Contestant } from "../../../movements/contestant";
import { resultTexts } from "../../result-texts";
import { rulesOf } from "./by-hand";
import { refusalOf, withSwaps } from "./hand-refusal";
import { pairRound, type Paired } from "./pair-round";
import { fieldOf, type Pairing } from "./pairing";
import { isIn } from "../schedule/presence";
import { endingIn, progressOf } from "./progress";
import { isRoundRobin } from "../forms";
import { isScored, metBefore, type ScoredRound } from "../rounds";
import type { ScoredSwissEvent } from "../score-event";
import { matchesOfThree } from "./three-teams";

/** A round that has been paired. */
export interface PairedRound extends Paired {
  readonly kind: "paired";
  readonly round: number;
}

/** The next round of an event, or the reason why there is none yet. */
type NextRound =
  | PairedRound
  | {
      /** "waits" if results are missing; "impossible" if the teams cannot be paired. */
      readonly kind: "waits" | "impossible";
      readonly round: number;
      readonly reason: string;
    };

/**
 * Pairs the next round; the same results always give the same pairings. Teams with nearest victory points meet; no two
 * meet again as long as this can be avoided: see {@link pairRound}. In the first round the upper half of the numbers
 * meets the lower. In a round robin, the next round is the first one without a result.
 * @returns null after the last Swiss round has been paired, or when the last round of a round robin has begun.
 */
export function nextRound(event: ScoredSwissEvent): NextRound | null {
  const { plan } = event;
  if (isRoundRobin(plan)) return roundsToPlay(event).find(({ hasBegun }) => !hasBegun) ?? null;
  const { last, waitsFor } = progressOf(event);
  const round = last + 1;
  if (round > plan.rounds) return null;
  if (waitsFor !== null) return { kind: "waits", round, reason: waitsFor };
  const impossible = (reason: string) => ({ kind: "impossible" as const, round, reason });
  const byHand = rulesOf(event.results.byHand ?? [], round);
  const unpaired = unpairedIn(event, round);
  const refusal = refusalOf(event, round, byHand, unpaired.underWay);
  if (refusal !== null) return impossible(refusal);
  const paired = pairRound({ ...unpaired, byHand: { ...byHand, swaps: [] } });
  if (!paired)
    return impossible(
      (event.results.byHand ?? []).length > 0 && unpaired.field.teams.length > 1
        ? resultTexts.swiss.byHand.noPairing(round)
        : resultTexts.swiss.noPairing(round)
    );
  const swapped = withSwaps(event, round, byHand, paired, unpaired.field);
  return typeof swapped === "string" ? impossible(swapped) : { kind: "paired", round, ...swapped };
}

/** Returns everything on which the pairing of a round depends, except the Director's instructions. */
export function unpairedIn(event: ScoredSwissEvent, round: number) {
  const { plan, teams, standings, results } = event;
  const { begun } = progressOf(event);
  const teamsIn = (inRound: number) => standings.filter((team) => isIn(results, team, inRound));
  /** Returns for how many rounds, from `first` on, the same teams play. */
  const steadyFrom = (first: number) => {
    const present = teamsIn(first).join();
    let last = first;
    while (last < plan.rounds && teamsIn(last + 1).join() === present) last++;
    return last - first + 1;
  };
  const steady = steadyFrom(round);
  const isLast = round === plan.rounds;
  return {
    field: fieldOf(event, round),
    // Points that teams bring from an earlier stage decide the first round's pairings.
    isFirst: round === 1 && plan.carried === null,
    after: plan.rounds - round,
    steady,
    next:
      steady > 1
        ? { teams: teamsIn(round), rounds: steady - 1 }
        : isLast
          ? { teams: teamsIn(round), rounds: 0 }
          : { teams: teamsIn(round + 1), rounds: steadyFrom(round + 1) },
    underWay: endingIn(event, begun, round),
    three: plan.odd === "three-teams",
    beenInThree: new Set([...begun.values(), ...halfTriples(event)].flat()),
    hadBye: new Set(teams.filter(({ opponents }) => opponents.flat().includes(null)).map(({ team }) => team)),
  };
}

/** Returns for each round the teams of triangles that were over within this round. */
function halfTriples({ rounds }: ScoredSwissEvent): Contestant[][] {
  return rounds.map(({ matches }) => matches.flatMap(({ half, team }) => (half ? [team] : [])));
}

/** A round of a round robin with matches still to be played. */
export interface RoundToPlay extends PairedRound {
  /** True if the round has results; its pairings are then only the matches that are left. */
  readonly hasBegun: boolean;
  /** The table of each pairing. */
  readonly tables: readonly number[];
  /** Walkovers to come, for teams whose opponent is absent. */
  readonly walkovers: readonly Pairing[];
}

/** Returns the rounds of a round robin with matches still to be played, and these matches. */
export function roundsToPlay({ rounds, results }: Pick<ScoredSwissEvent, "rounds" | "results">): RoundToPlay[] {
  return rounds.flatMap(({ round, matches }) => {
    const hasBegun = matches.some(isScored);
    const open = matches.flatMap((match, i) => {
      const { team, opponent } = match;
      if (opponent === null || isScored(match)) return [];
      const presentTeams = [team, opponent].filter((side) => isIn(results, side, round));
      return [{ table: i + 1, presentTeams, pairing: { team, opponent } }];
    });
    const toPlay = open.filter(({ presentTeams }) => presentTeams.length === 2);
    const walkovers = open.flatMap(({ presentTeams, pairing: { team, opponent } }) => {
      const [present, ...more] = presentTeams;
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

/**
 * Returns the matches of a round as they are listed; a triangle's matches are listed with the round in which it ends.
 */
export function listedMatches(next: PairedRound): { team: Contestant; opponent: Contestant | null }[] {
  const { pairings, threeTeams, bye, alsoOut = [] } = next;
  return [
    ...pairings,
    ...(threeTeams?.half === 2 ? matchesOfThree(threeTeams.teams) : []),
    ...[...(bye === null ? [] : [bye]), ...alsoOut].map((team) => ({ team, opponent: null })),
  ];
}

/** A pairing whose two teams have met before. */
interface Rematch {
  readonly pairing: Pairing;
  /** The first round in which the two teams met. */
  readonly metIn: number;
}

/** Returns the pairings of a round in which teams meet again, because no other pairings are left. */
export function rematchesOf(rounds: readonly ScoredRound[], { round, pairings }: PairedRound): Rematch[] {
  return pairings.flatMap((pairing) => {
    const metIn = metBefore(rounds, { round, ...pairing });
    return metIn === null ? [] : [{ pairing, metIn }];
  });
}
