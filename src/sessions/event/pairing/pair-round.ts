import type { Contestant } from "../../../movements/contestant";
import { NO_RULES, type HandRules } from "./by-hand";
import { pairingsByCost } from "./by-cost";
import { roundSearch, type SearchResult, type RoundSearch } from "./look-ahead";
import { MIN_FOR_TRIPLE } from "./pair-rounds";
import { afterMeeting, inOrder, pairHalves, pairWithRematches, without, type Field, type Pairing } from "./pairing";
import { matchesOfThree, triplesOf, type Triple } from "./three-teams";

/** A round that is to be paired. */
interface Unpaired {
  readonly field: Field;
  readonly isFirst: boolean;
  /** Number of rounds after this one. */
  readonly after: number;
  /** Number of rounds, from this one on, in which the same teams play; by default all. */
  readonly steady?: number;
  /** The teams of the next round, and for how many rounds they play; by default the same teams. */
  readonly next?: { readonly teams: readonly Contestant[]; readonly rounds: number };
  /** Three teams whose triangle began in the round before; null if there is none. */
  readonly underWay: Triple | null;
  /** True if three teams may play a triangle when the number of teams is odd. */
  readonly three: boolean;
  readonly beenInThree: ReadonlySet<Contestant>;
  readonly hadBye: ReadonlySet<Contestant>;
  /** The Director's instructions without swaps, which are applied later; absent if there are none. */
  readonly byHand?: HandRules;
}

/** Three teams that play each other in a round. */
interface ThreeTeams {
  readonly teams: Triple;
  /** 1 in the first round of a triangle over two rounds; 2 in its second, or if it is over within one round. */
  readonly half: 1 | 2;
  /** True if the triangle is over within this round: each team meets both others over half the boards. */
  readonly oneRound: boolean;
}

/** The pairings of a round. */
export interface Paired {
  /** Pairings without the triangle's matches. */
  readonly pairings: readonly Pairing[];
  readonly threeTeams: ThreeTeams | null;
  readonly bye: Contestant | null;
  /** More teams that sit out, if the Director names teams for a bye. */
  readonly alsoOut?: readonly Contestant[];
}

/** Most pairings of a round that are tried, for each bye or triangle, to find one that lets later rounds be paired. */
const MAX_TRIED = 60;
/** Largest field in which every bye is tried, to find the one with the fewest rematches. */
const MAX_BYES_TRIED = 31;

/**
 * Pairs a round without a rematch, so that later rounds can be paired without one too, as far as a search can find
 * that. Teams with nearest scores meet. If the number of teams is odd, three teams play a triangle over two rounds if
 * possible, or in the last round a triangle with half the boards in each match; otherwise the lowest team without a bye
 * has one. If nothing else is left, teams meet again, as few as possible.
 * @returns null with fewer than two teams, or if the Director's instructions leave no pairing.
 */
export function pairRound(round: Unpaired): Paired | null {
  if (round.field.teams.length < 2) return null;
  const ruled = knownOf(round);
  const isOdd = freeIn(ruled).length % 2 === 1;
  return (
    pairAhead(ruled, roundSearch({ three: round.three, secondByes: false }), false) ??
    (isOdd || round.after > 0 ? pairAhead(ruled, roundSearch({ three: round.three, secondByes: true }), true) : null) ??
    pairAhead(
      { ...ruled, steady: 1, next: { teams: [], rounds: 0 }, three: false },
      roundSearch({ three: false, secondByes: true }),
      true
    ) ??
    pairAgain(ruled)
  );
}

/**
 * A round with the Director's instructions, which place the teams in `placed`; the pairing rule pairs the other teams.
 */
interface RuledRound extends Required<Unpaired> {
  readonly placed: ReadonlySet<Contestant>;
  readonly fixed: readonly Pairing[];
}

function knownOf(round: Unpaired): RuledRound {
  const { field, after, byHand = NO_RULES, hadBye } = round;
  const { locks, byes, three } = byHand;
  const fixed = inOrder(field, locks);
  const steady = Math.min(round.steady ?? Infinity, after + 1);
  const met = afterMeeting(field, [...fixed, ...(three?.teams ? matchesOfThree(three.teams) : [])]);
  return {
    ...round,
    field: {
      ...met,
      haveMet: (team, opponent) => met.haveMet(team, opponent) || byHand.isAlwaysBarred(team, opponent),
    },
    steady,
    next: round.next ?? { teams: field.teams, rounds: steady - 1 },
    byHand,
    hadBye: new Set([...hadBye, ...byes]),
    placed: new Set([...fixed.flatMap(({ team, opponent }) => [team, opponent]), ...byes, ...(three?.teams ?? [])]),
    fixed,
  };
}

/** Returns the teams that the pairing rule pairs or gives a bye. */
function freeIn({ field, underWay, placed }: RuledRound): Contestant[] {
  return field.teams.filter((team) => underWay?.includes(team) !== true && !placed.has(team));
}

/** The bye or triangle that a round has besides its pairs; {@link specialsOf} yields the best first. */
type Special = Pick<Paired, "threeTeams" | "bye">;

function* specialsOf(round: RuledRound, secondByes: boolean): Iterable<Special> {
  const { field, after, underWay, three, beenInThree, hadBye, byHand, next } = round;
  const free = freeIn(round);
  const named = byHand.three;
  const half = (teams: Triple, oneRound: boolean) => ({
    teams,
    half: oneRound ? (2 as const) : (1 as const),
    oneRound,
  });
  const threeTeams = underWay
    ? { teams: underWay, half: 2 as const, oneRound: false }
    : named?.teams
      ? half(named.teams, named.oneRound)
      : null;
  if (free.length % 2 === 0) {
    yield { threeTeams, bye: null };
    return;
  }
  // A triangle is possible if the Director orders one without naming its teams, or gives no order for a triangle or a
  // bye.
  const count = field.teams.length;
  const isThree = named ? named.teams === null : three && !byHand.isBye;
  if (isThree && threeTeams === null) {
    const { haveMet } = field;
    const apart = (team: Contestant, opponent: Contestant) =>
      haveMet(team, opponent) || byHand.isBarred(team, opponent);
    const isLast = after === 0 || next.teams.length % 2 === 0;
    for (const teams of triplesOf({ ...field, teams: free, haveMet: apart }, beenInThree)) {
      // A triangle over two rounds needs its teams in both, and enough other teams.
      const oneRound = named ? named.oneRound : isLast || !teams.every((team) => next.teams.includes(team));
      if (oneRound || count >= MIN_FOR_TRIPLE) yield { threeTeams: half(teams, oneRound), bye: null };
    }
    if (named) return;
  }
  const upwards = [...free].reverse();
  for (const bye of upwards.filter((team) => !hadBye.has(team))) yield { threeTeams, bye };
  if (secondByes) for (const bye of upwards.filter((team) => hadBye.has(team))) yield { threeTeams, bye };
}

/** Returns the first way to pair a round after which later rounds can be paired too; null if there is none. */
function pairAhead(round: RuledRound, search: RoundSearch, secondByes: boolean): Paired | null {
  const { field, steady, hadBye, underWay, placed, byHand } = round;
  const outlook = { ...field, rounds: steady, hadBye, underWay, placed, isBarred: byHand.isBarred };
  const anyhow = search(outlook);
  if (anyhow === "impossible") return null;
  for (const special of specialsOf(round, secondByes)) {
    const { threeTeams, bye } = special;
    const isOfRule = threeTeams !== null && !underWay && byHand.three?.teams == null;
    const first =
      bye !== null ? { bye } : isOfRule ? { three: threeTeams.teams, oneRound: threeTeams.oneRound } : undefined;
    const found = first && !underWay ? search({ ...outlook, first }) : anyhow;
    if (found === "impossible") continue;
    const pairings = nearestThatGoesOn(round, special, search) ?? pairingsOf(found);
    if (pairings) return pairedOf(round, special, pairings);
  }
  return null;
}

/**
 * Adds the Director's instructions to a paired round; byes that the Director orders come before the pairing rule's bye.
 */
function pairedOf(
  { field, fixed, byHand: { byes } }: RuledRound,
  special: Special,
  pairings: readonly Pairing[]
): Paired {
  const [bye = null, ...alsoOut] = [...byes, ...(special.bye === null ? [] : [special.bye])];
  return {
    pairings: inOrder(field, [...pairings, ...fixed]),
    threeTeams: special.threeTeams,
    bye,
    ...(alsoOut.length > 0 ? { alsoOut } : {}),
  };
}

/**
 * Returns the pairing of nearest scores after which the later rounds can be paired; null if no pairing that is tried
 * allows this.
 */
function nearestThatGoesOn(round: RuledRound, { threeTeams, bye }: Special, search: RoundSearch): Pairing[] | null {
  const { field, isFirst, hadBye, placed, byHand, next } = round;
  const sitOut = [...(threeTeams?.teams ?? []), ...(bye === null ? [] : [bye]), ...placed];
  const { haveMet, ...rest } = without(field, sitOut);
  const others = {
    ...rest,
    haveMet: (team: Contestant, opponent: Contestant) => haveMet(team, opponent) || byHand.isBarred(team, opponent),
  };
  const isWhole = threeTeams !== null && threeTeams.half === 1;
  let attempts = 0;
  for (const pairings of isFirst ? pairHalves(others) : pairingsByCost(others)) {
    const met = [...pairings, ...(threeTeams ? matchesOfThree(threeTeams.teams) : [])];
    const found = search({
      ...afterMeeting(field, met),
      ...next,
      hadBye: bye === null ? hadBye : new Set([...hadBye, bye]),
      underWay: isWhole && threeTeams.teams.every((team) => next.teams.includes(team)) ? threeTeams.teams : null,
    });
    if (found !== "impossible") return pairings;
    if (++attempts === MAX_TRIED) return null;
  }
  return null;
}

/** Returns the pairs that a search has found; null if it found none. */
function pairingsOf(found: SearchResult): Pairing[] | null {
  return typeof found === "string" ? null : found.map(([team, opponent]) => ({ team, opponent }));
}

/** Pairs a round in which some teams must meet again. */
function pairAgain(round: RuledRound): Paired | null {
  const { field, byHand, placed } = round;
  const isLarge = field.teams.length > MAX_BYES_TRIED;
  let best: Paired | null = null;
  let fewest = Infinity;
  for (const special of specialsOf({ ...round, three: false }, true)) {
    const { bye, threeTeams } = special;
    const sitOut = [...(threeTeams?.teams ?? []), ...(bye === null ? [] : [bye]), ...placed];
    const pairings = pairWithRematches(without(field, sitOut), (team, opponent) => byHand.isBarred(team, opponent));
    const again = pairings ? rematchesIn(field, pairings) : Infinity;
    if (pairings && again < fewest) [best, fewest] = [pairedOf(round, special, pairings), again];
    if (best && isLarge) return best;
  }
  return best;
}

function rematchesIn({ haveMet }: Field, pairings: readonly Pairing[]): number {
  return pairings.filter(({ team, opponent }) => haveMet(team, opponent)).length;
}
