import { entryOf, type Contestant } from "../../movements/contestant";
import { pairLookingAhead } from "./look-ahead";
import { texts } from "../texts";
import { fieldOf, pairHalves, pairNearest, without, type Field, type Pairing } from "./pairing";
import { canBegin, progressOf } from "./progress";
import type { ScoredSwissEvent } from "./score-swiss-event";
import { chooseTriple, matchesOfThree, type Triple } from "./three-teams";

/** A round that has been paired. */
export interface PairedRound {
  readonly kind: "paired";
  readonly round: number;
  /** Without those of the match of three teams. */
  readonly pairings: readonly Pairing[];
  /** Three teams that play each other in this round and another, and which of the two it is. */
  readonly threeTeams: { readonly teams: Triple; readonly half: 1 | 2 } | null;
  /** The team that sits out, null for none. */
  readonly bye: Contestant | null;
}

/** The next round of an event, or why there is none yet. */
export type NextRound =
  | PairedRound
  | {
      /** Results that are missing, or a field in which somebody would have to meet again. */
      readonly kind: "waits" | "impossible";
      readonly round: number;
      readonly reason: string;
    };

/**
 * Pairs the next round; the same results always give the same pairings.
 * Teams of nearest victory points meet, none twice: see {@link pairNearest}. In the first round the
 * upper half of the numbers meets the lower. An even number is paired such that the rounds left can
 * be paired as well. Of an odd number three teams play each other over two
 * rounds where these can be found, else the lowest team without a bye has one.
 * @returns null after the last Swiss round has been paired.
 */
export function nextRound(event: ScoredSwissEvent): NextRound | null {
  const { last, begun, waitsFor } = progressOf(event);
  const round = last + 1;
  if (round > event.plan.rounds) return null;
  if (waitsFor !== null) return { kind: "waits", round, reason: waitsFor };
  const underWay = begun.get(last);
  const beenInThree = new Set([...begun.values()].flat());
  const field = fieldOf(event);
  const pair = round === 1 ? pairHalves : pairNearest;
  const after = event.plan.rounds - round;
  const three = canBegin(event.plan, round) ? newTriple : () => null;
  const paired = underWay
    ? withTriple(without(field, underWay), underWay, pair)
    : (three(field, beenInThree, pair) ?? everybody(event, field, pair, after));
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

type Pair = (field: Field) => Pairing[] | null;
type Paired = Pick<PairedRound, "pairings" | "threeTeams" | "bye">;

function withTriple(others: Field, teams: Triple, pair: Pair): Paired | null {
  const pairings = pair(others);
  return pairings && { pairings, threeTeams: { teams, half: 2 }, bye: null };
}

function newTriple(field: Field, been: ReadonlySet<Contestant>, pair: Pair): Paired | null {
  const found = chooseTriple(field, been, pair);
  if (!found) return null;
  return { pairings: found.pairings, threeTeams: { teams: found.triple, half: 1 }, bye: null };
}

/** Everybody paired; of an odd number all but one. */
function everybody(event: ScoredSwissEvent, field: Field, pair: Pair, after: number) {
  if (field.teams.length % 2 === 1) return withBye(event, field, pair);
  const pairings = pair === pairHalves ? pair(field) : pairLookingAhead(field, after);
  return pairings && { pairings, threeTeams: null, bye: null };
}

/** All paired but the lowest team without a bye whose absence leaves a pairing. */
function withBye({ teams }: ScoredSwissEvent, field: Field, pair: Pair): Paired | null {
  const hadBye = (team: Contestant) => entryOf(teams, team).opponents.flat().includes(null);
  const upwards = [...field.teams].reverse();
  const candidates = [...upwards.filter((team) => !hadBye(team)), ...upwards.filter(hadBye)];
  for (const bye of candidates) {
    const pairings = pair(without(field, [bye]));
    if (pairings) return { pairings, threeTeams: null, bye };
  }
  return null;
}
