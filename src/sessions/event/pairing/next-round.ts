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

/** A round with what its pairing depends on; without what the Director says of it. */
export function unpairedIn(event: ScoredSwissEvent, round: number) {
  const { plan, teams, standings, results } = event;
  const { begun } = progressOf(event);
  const teamsIn = (inRound: number) => standings.filter((team) => isIn(results, team, inRound));
  /** For how many rounds from one on the same teams play. */
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
    // What teams bring from an earlier stage pairs the first round as well.
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

/** The teams of the triangles that were over within their round. */
function halfTriples({ rounds }: ScoredSwissEvent): Contestant[][] {
  return rounds.map(({ matches }) => matches.flatMap(({ half, team }) => (half ? [team] : [])));
}

/** A round of a round robin of which matches are still to be played. */
export interface RoundToPlay extends PairedRound {
  /** True if some of its results are there; then only the matches left are among its pairings. */
  readonly hasBegun: boolean;
  /** Of each pairing. */
  readonly tables: readonly number[];
  /** Walkovers to come, since the opponent is not there. */
  readonly walkovers: readonly Pairing[];
}

/** The rounds of a round robin in which matches are to be played, with these. */
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

/** The matches of a round as they are listed: those of three teams in the round in which they end. */
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
