import { itemAt } from "../../../bridge/item-at";
import type { Contestant } from "../../../movements/contestant";
import type { Triple } from "./three-teams";

/** How many steps a search goes before the rounds left are taken to be possible. */
const MAX_STEPS = 40_000;
/** More teams than a whole number has bits for; so many can always be paired for as many rounds as there may be. */
const MAX_TEAMS = 30;

/** The start of the rounds that are left. */
interface Outlook {
  readonly teams: readonly Contestant[];
  readonly haveMet: (team: Contestant, opponent: Contestant) => boolean;
  /** Rounds that are left. */
  readonly rounds: number;
  readonly hadBye: ReadonlySet<Contestant>;
  /** Three teams that play the second half of their match in the first of these rounds; null for none. */
  readonly underWay: Triple | null;
  /** The bye or triangle of the first of these rounds; left out, any. */
  readonly first?: { readonly bye: Contestant } | { readonly three: Triple; readonly oneRound: boolean };
  /** Teams that are placed in the first of these rounds already, and not paired there. Left out, none. */
  readonly placed?: ReadonlySet<Contestant>;
  /** Pairs that may not meet in the first of these rounds, though they have not met. */
  readonly isBarred?: (team: Contestant, opponent: Contestant) => boolean;
}

/** The pairs of a round. */
type Pairs = readonly (readonly [Contestant, Contestant])[];

/** The outcome for the rounds that are left: that they cannot be paired, or maybe, or the pairs of the first of them. */
export type SearchResult = Pairs | "unsure" | "impossible";

/** The ways that are open in the rounds that are left. */
interface Rules {
  /** True if three teams may play each other. */
  readonly three: boolean;
  /** True if a team may have a second bye. */
  readonly secondByes: boolean;
}

/** Teams from which three can be spared over two rounds: the others must not have to meet twice. */
export const MIN_FOR_TRIPLE = 7;

/**
 * A search for rounds in which nobody meets again. It caches the positions that it has found to be impossible, for its
 * next call with the same teams.
 * Three teams play each other over two rounds, or in the last round with half the boards in each match.
 */
export function roundSearch(rules: Rules): RoundSearch {
  const deadEnds = new Set<string>();
  return (outlook) => search(outlook, rules, deadEnds);
}

/** Looks whether the rounds that are left can be paired. */
export type RoundSearch = (outlook: Outlook) => SearchResult;

function search(outlook: Outlook, { three, secondByes }: Rules, deadEnds: Set<string>): SearchResult {
  const { teams, haveMet, rounds, hadBye, underWay } = outlook;
  const count = teams.length;
  const isOdd = count % 2 === 1;
  if (rounds === 0 || count < 2) return "unsure";
  const fewest = Math.min(
    ...teams.map((team) => teams.filter((opponent) => opponent !== team && !haveMet(team, opponent)).length)
  );
  // With half the field left to meet there is a pairing (Dirac), also without one team or three; each round takes one away.
  const spare = underWay !== null || (outlook.first && "three" in outlook.first) ? 3 : isOdd ? 1 : 0;
  const byes = teams.filter((team) => !hadBye.has(team)).length;
  const enoughByes = !isOdd || secondByes || byes >= rounds;
  if (enoughByes && fewest - (rounds - 1) - spare >= count / 2) return "unsure";
  // Where somebody has come or gone while three teams are under way, one of the others has a bye as well.
  if (count > MAX_TEAMS || (underWay !== null && !isOdd)) return "unsure";

  const everyone = 2 ** count - 1;
  const { placed, isBarred } = outlook;
  /** The teams paired in the first of the rounds, and the opponents that each may meet there. */
  const openFirst = teams.reduce((mask, team, i) => (placed?.has(team) ? mask & ~(1 << i) : mask), everyone);
  const mayFirst = teams.map((team) =>
    isBarred
      ? teams.reduce((mask, opponent, i) => (isBarred(team, opponent) ? mask & ~(1 << i) : mask), everyone)
      : everyone
  );
  const left = teams.map((team) =>
    teams.reduce((mask, opponent, i) => (opponent === team || haveMet(team, opponent) ? mask : mask | (1 << i)), 0)
  );
  const underWayMask = underWay === null ? 0 : underWay.reduce((mask, team) => mask | (1 << teams.indexOf(team)), 0);
  // Their three matches are listed when they are over.
  teams.forEach((_, i) => {
    if (underWayMask & (1 << i)) left[i] = (left[i] ?? 0) & ~underWayMask;
  });
  let withoutBye = teams.reduce((mask, team, i) => (hadBye.has(team) ? mask : mask | (1 << i)), 0);
  let steps = 0;
  /** The pairs of the first of the rounds. */
  const pairs: [number, number][] = [];
  const leftOf = (team: number) => left[team] ?? 0;
  const join = (a: number, b: number) => {
    left[a] = leftOf(a) | (1 << b);
    left[b] = leftOf(b) | (1 << a);
  };
  const part = (a: number, b: number) => {
    left[a] = leftOf(a) & ~(1 << b);
    left[b] = leftOf(b) & ~(1 << a);
  };

  /** Pairs some teams in every way until the rounds after can be paired as well. */
  const pairAll = (open: number, isFirst: boolean, next: () => boolean): boolean => {
    if (open === 0) return next();
    if (++steps > MAX_STEPS) return true;
    const choice = (lowestTeam: number) =>
      isFirst ? leftOf(lowestTeam) & itemAt(mayFirst, lowestTeam) : leftOf(lowestTeam);
    let team = -1;
    let fewestLeft = count;
    for (let mask = open; mask !== 0; mask &= mask - 1) {
      const lowestTeam = lowest(mask);
      const size = bits(choice(lowestTeam) & open);
      if (size < fewestLeft) [team, fewestLeft] = [lowestTeam, size];
    }
    if (fewestLeft === 0) return false;
    for (let mask = choice(team) & open; mask !== 0; mask &= mask - 1) {
      const opponent = lowest(mask);
      part(team, opponent);
      if (isFirst) pairs.push([team, opponent]);
      if (pairAll(open & ~(1 << team) & ~(1 << opponent), isFirst, next)) return true;
      if (isFirst) pairs.pop();
      join(team, opponent);
    }
    return false;
  };

  const withBye = (team: number, roundsLeft: number, isFirst: boolean): boolean => {
    const before = withoutBye;
    withoutBye &= ~(1 << team);
    if (pairAll((isFirst ? openFirst : everyone) & ~(1 << team), isFirst, () => from(roundsLeft - 1, 0))) return true;
    withoutBye = before;
    return false;
  };

  const withThree = ([a, b, c]: readonly [number, number, number], roundsLeft: number, isFirst: boolean): boolean => {
    const mask = (1 << a) | (1 << b) | (1 << c);
    part(a, b);
    part(b, c);
    part(c, a);
    const isOfOne = isFirst && outlook.first !== undefined && "three" in outlook.first && outlook.first.oneRound;
    const isWhole = roundsLeft > 1 && !isOfOne;
    if (pairAll((isFirst ? openFirst : everyone) & ~mask, isFirst, () => from(roundsLeft - 1, isWhole ? mask : 0)))
      return true;
    join(a, b);
    join(b, c);
    join(c, a);
    return false;
  };

  /** True if there are not as many left to meet as so many rounds need. */
  const isShort = (roundsLeft: number, playing: number, isFirst: boolean): boolean => {
    const sizes = left.map(bits);
    const playingFirst = bits(isFirst ? openFirst & ~playing : everyone & ~playing);
    const inFirst = Math.floor(playingFirst / 2);
    const needed = inFirst + (roundsLeft - 1) * Math.floor(count / 2);
    if (sizes.reduce((sum, size) => sum + size, 0) < 2 * needed) return true;
    if (isOdd && secondByes) return false;
    // Each team plays in every round but for a bye; three that are under way have their matches for the first.
    const isPlaced = (team: number) => (isFirst ? 1 - ((openFirst >> team) & 1) : 0);
    const rounds = (team: number) =>
      roundsLeft - Math.max((playing >> team) & 1, isPlaced(team)) - (isOdd ? (withoutBye >> team) & 1 : 0);
    return sizes.some((size, team) => size < rounds(team));
  };

  /** True if so many rounds can be paired, with three teams under way in the first of them. */
  const from = (roundsLeft: number, playing: number, isFirst = false): boolean => {
    if (roundsLeft === 0 || steps > MAX_STEPS) return true;
    if (isShort(roundsLeft, playing, isFirst)) return false;
    const key = isFirst ? "" : `${roundsLeft} ${playing} ${secondByes ? "" : withoutBye} ${left.join()}`;
    if (!isFirst && deadEnds.has(key)) return false;
    if (tryAll(roundsLeft, playing, isFirst)) return true;
    if (!isFirst && steps <= MAX_STEPS) deadEnds.add(key);
    return false;
  };

  const tryAll = (roundsLeft: number, playing: number, isFirst: boolean): boolean => {
    const next = () => from(roundsLeft - 1, 0);
    const open = (isFirst ? openFirst : everyone) & ~playing;
    if (bits(open) % 2 === 0) return pairAll(open, isFirst, next);
    const forced = isFirst ? outlook.first : undefined;
    if (forced && "bye" in forced) return withBye(teams.indexOf(forced.bye), roundsLeft, isFirst);
    if (forced) {
      const [a, b, c] = forced.three;
      return withThree([teams.indexOf(a), teams.indexOf(b), teams.indexOf(c)], roundsLeft, isFirst);
    }
    const indexes = teams
      .flatMap((_, i) => ((open >> i) & 1 ? [i] : []))
      .sort((a, b) => bits(leftOf(a)) - bits(leftOf(b)));
    for (const team of indexes)
      if ((secondByes || (withoutBye & (1 << team)) !== 0) && withBye(team, roundsLeft, isFirst)) return true;
    if (!three || (roundsLeft > 1 && count < MIN_FOR_TRIPLE)) return false;
    for (const a of indexes)
      for (let second = leftOf(a) & open & ~(2 ** (a + 1) - 1); second !== 0; second &= second - 1) {
        const b = lowest(second);
        for (let third = leftOf(a) & leftOf(b) & open & ~(2 ** (b + 1) - 1); third !== 0; third &= third - 1)
          if (withThree([a, b, lowest(third)], roundsLeft, isFirst)) return true;
      }
    return false;
  };

  if (!from(rounds, underWayMask, true)) return "impossible";
  if (steps > MAX_STEPS) return "unsure";
  return pairs.map(([one, two]) => [itemAt(teams, one), itemAt(teams, two)] as const);
}

/** The number of the lowest bit of a mask. */
function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many bits a mask has. */
function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
