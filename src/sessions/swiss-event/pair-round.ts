import type { Contestant } from "../../movements/contestant";
import { pairingsByCost } from "./by-cost";
import { LEAST_FOR_TRIPLE, roundSearch, type Found, type RoundSearch } from "./look-ahead";
import { afterMeeting, pairHalves, pairWithRematches, without, type Field, type Pairing } from "./pairing";
import { matchesOfThree, triplesOf, type Triple } from "./three-teams";

/** A round that is to be paired. */
interface Unpaired {
  readonly field: Field;
  readonly isFirst: boolean;
  /** Rounds after this one. */
  readonly after: number;
  /** Three teams whose match goes on in this round; null for none. */
  readonly underWay: Triple | null;
  /** Whether three of an odd number of teams may play each other. */
  readonly three: boolean;
  readonly beenInThree: ReadonlySet<Contestant>;
  readonly hadBye: ReadonlySet<Contestant>;
}

/** Three teams that play each other in a round. */
interface ThreeTeams {
  readonly teams: Triple;
  /** Which round of the match it is; of one within a single round, its last. */
  readonly half: 1 | 2;
  /** Whether the match is over in this round, each team meeting both others for half the boards. */
  readonly oneRound: boolean;
}

/** How a round is paired. */
export interface Paired {
  /** Without those of the match of three teams. */
  readonly pairings: readonly Pairing[];
  readonly threeTeams: ThreeTeams | null;
  readonly bye: Contestant | null;
}

/** How many pairings of a round are tried, with each bye and each three teams, for one that leaves the later rounds a pairing. */
const MOST_TRIED = 60;
/** In how large a field every bye is tried for the one with the fewest rematches. */
const MOST_BYES_TRIED = 31;

/**
 * Pairs a round without a rematch, such that the rounds after it can be paired without one too, as far as a
 * search finds that; teams of nearest scores. Of an odd number three teams play each other over two rounds where
 * these can be found, in the last round with half the boards in each match; else the lowest team without a bye has one. Where
 * nothing else is left, teams meet again, as few as may be.
 * @returns null with fewer than two teams.
 */
export function pairRound(round: Unpaired): Paired | null {
  if (round.field.teams.length < 2) return null;
  const isOdd = round.field.teams.length % 2 === (round.underWay ? 0 : 1);
  return (
    pairAhead(round, roundSearch({ three: round.three, secondByes: false }), false) ??
    (isOdd || round.after > 0 ? pairAhead(round, roundSearch({ three: round.three, secondByes: true }), true) : null) ??
    pairAhead({ ...round, after: 0, three: false }, roundSearch({ three: false, secondByes: true }), true) ??
    pairAgain(round)
  );
}

/** What a round may have besides pairs, the most wanted first. */
type Special = Pick<Paired, "threeTeams" | "bye">;

function* specialsOf(round: Unpaired, secondByes: boolean): Iterable<Special> {
  const { field, after, underWay, three, beenInThree, hadBye } = round;
  const count = field.teams.length;
  const upwards = [...field.teams].reverse().filter((team) => underWay?.includes(team) !== true);
  const byes = [
    ...upwards.filter((team) => !hadBye.has(team)),
    ...(secondByes ? upwards.filter((team) => hadBye.has(team)) : []),
  ];
  if (underWay) {
    const threeTeams = { teams: underWay, half: 2 as const, oneRound: false };
    // Somebody may have come or gone since the match began.
    if (count % 2 === 0) for (const bye of byes) yield { threeTeams, bye };
    else yield { threeTeams, bye: null };
  } else if (count % 2 === 0) yield { threeTeams: null, bye: null };
  else {
    const oneRound = after === 0;
    if (three && (oneRound || count >= LEAST_FOR_TRIPLE))
      for (const teams of triplesOf(field, beenInThree))
        yield { threeTeams: { teams, half: oneRound ? 2 : 1, oneRound }, bye: null };
    for (const bye of byes) yield { threeTeams: null, bye };
  }
}

/** The first way to pair a round after which the others can be paired too; null where there is none. */
function pairAhead(round: Unpaired, search: RoundSearch, secondByes: boolean): Paired | null {
  const { field, after, hadBye, underWay } = round;
  const outlook = { ...field, rounds: after + 1, hadBye, underWay };
  if (search(outlook) === "impossible") return null;
  for (const special of specialsOf(round, secondByes)) {
    const { threeTeams, bye } = special;
    const first = underWay ? undefined : bye !== null ? { bye } : threeTeams ? { three: threeTeams.teams } : undefined;
    const found = search({ ...outlook, ...(first ? { first } : {}) });
    if (found === "impossible") continue;
    const pairings = nearestThatGoesOn(round, special, search) ?? pairingsOf(field, found);
    if (pairings) return { pairings, ...special };
  }
  return null;
}

/** The nearest pairing after which the rounds left can be paired; null where none of those tried is such. */
function nearestThatGoesOn(round: Unpaired, { threeTeams, bye }: Special, search: RoundSearch): Pairing[] | null {
  const { field, isFirst, after, hadBye } = round;
  const sitOut = [...(threeTeams?.teams ?? []), ...(bye === null ? [] : [bye])];
  const others = without(field, sitOut);
  const isWhole = threeTeams !== null && threeTeams.half === 1;
  let tried = 0;
  for (const pairings of isFirst ? [pairHalves(others)] : pairingsByCost(others)) {
    const met = [...pairings, ...(threeTeams ? matchesOfThree(threeTeams.teams) : [])];
    const found = search({
      ...afterMeeting(field, met),
      rounds: after,
      hadBye: bye === null ? hadBye : new Set([...hadBye, bye]),
      underWay: isWhole ? threeTeams.teams : null,
    });
    if (found !== "impossible") return pairings;
    if (++tried === MOST_TRIED) return null;
  }
  return null;
}

/** The pairs that a search has found, as pairings in the order of the standings. */
function pairingsOf({ teams }: Field, found: Found): Pairing[] | null {
  if (typeof found === "string") return null;
  const place = (team: Contestant) => teams.indexOf(team);
  return found
    .map(([a, b]) => (place(a) < place(b) ? { team: a, opponent: b } : { team: b, opponent: a }))
    .sort((a, b) => place(a.team) - place(b.team));
}

/** Pairs a round in which somebody must meet again. */
function pairAgain(round: Unpaired): Paired | null {
  const { field, underWay } = round;
  const isLarge = field.teams.length > MOST_BYES_TRIED;
  let best: Paired | null = null;
  for (const { bye } of specialsOf({ ...round, three: false }, true)) {
    const sitOut = [...(underWay ?? []), ...(bye === null ? [] : [bye])];
    const pairings = pairWithRematches(without(field, sitOut));
    const threeTeams = underWay && { teams: underWay, half: 2 as const, oneRound: false };
    if (pairings && (best === null || rematchesIn(field, pairings) < rematchesIn(field, best.pairings)))
      best = { pairings, threeTeams, bye };
    if (best && isLarge) return best;
  }
  return best;
}

function rematchesIn({ haveMet }: Field, pairings: readonly Pairing[]): number {
  return pairings.filter(({ team, opponent }) => haveMet(team, opponent)).length;
}
