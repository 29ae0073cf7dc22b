import { itemAt } from "../../../bridge/item-at";

/** Number of steps after which a search gives up, and the remaining rounds are taken to be possible. */
const MAX_STEPS = 40_000;

/** Minimum number of teams for a match of three over two rounds: with fewer, the others would have to meet twice. */
export const MIN_FOR_TRIPLE = 7;

/** Special pairings that the search may use in any round. */
export interface Rules {
  /** True if three teams may play each other. */
  readonly three: boolean;
  /** True if a team may have a second bye. */
  readonly secondByes: boolean;
}

/** A round to be paired. Teams are numbered from 0; a set of teams is a mask with a bit for each. */
export interface RoundToPair {
  /** Teams to be paired. */
  readonly teams: number;
  /** By team, the opponents that the round's own rules allow. */
  readonly allowed: readonly number[];
  /** The team with a bye, or the three that play each other; null if the search may choose. */
  readonly special: readonly number[] | null;
  /** True if three teams end their match in the round. */
  readonly oneRound: boolean;
  /** The pairs found. */
  readonly pairs: [number, number][];
}

/** State of a search for rounds in which no two teams meet again. */
interface Search {
  readonly rules: Rules;
  /** By team, the opponents that it has not met. */
  readonly unmet: number[];
  /** The teams that have not had a bye. */
  withoutBye: number;
  /** The rounds after the first. */
  readonly later: RoundToPair;
  /** Keys of positions from which the rounds cannot be paired. */
  readonly deadEnds: Set<string>;
  steps: number;
}

/** True if the search was given up, so that the rounds found are incomplete. */
export function isGivenUp({ steps }: Search): boolean {
  return steps > MAX_STEPS;
}

/**
 * Returns true if a round and those after it can be paired, or if the search is given up.
 * @param playing mask of the three teams that play the second half of their match in the round; 0 for none.
 */
export function canPair(search: Search, round: RoundToPair, roundsLeft: number, playing: number): boolean {
  const { rules, unmet, withoutBye, later, deadEnds } = search;
  if (roundsLeft === 0 || isGivenUp(search)) return true;
  if (hasTooFewMatches(search, round, roundsLeft, playing)) return false;
  if (round !== later) return tryAll(search, round, roundsLeft, playing);
  const key = `${roundsLeft} ${playing} ${rules.secondByes ? "" : withoutBye} ${unmet.join()}`;
  if (deadEnds.has(key)) return false;
  if (tryAll(search, round, roundsLeft, playing)) return true;
  if (!isGivenUp(search)) deadEnds.add(key);
  return false;
}

/** True if there are fewer matches between teams that have not met than the rounds need. */
function hasTooFewMatches(search: Search, round: RoundToPair, roundsLeft: number, playing: number): boolean {
  const { unmet, rules, withoutBye } = search;
  const isOdd = unmet.length % 2 === 1;
  const sizes = unmet.map(bits);
  const needed = Math.floor(bits(round.teams & ~playing) / 2) + (roundsLeft - 1) * Math.floor(unmet.length / 2);
  if (sizes.reduce((sum, size) => sum + size, 0) < 2 * needed) return true;
  if (isOdd && rules.secondByes) return false;
  // Returns the number of opponents that a team still needs, one for each round. It needs none for a bye, for a round
  // in which it is not to be paired, or for the second round of a match of three teams, because both matches of such a
  // team are listed in the first round.
  const roundsOf = (team: number) =>
    roundsLeft -
    Math.max((playing >> team) & 1, 1 - ((round.teams >> team) & 1)) -
    (isOdd ? (withoutBye >> team) & 1 : 0);
  return sizes.some((size, team) => size < roundsOf(team));
}

/** Tries all byes and matches of three that the round allows, with all pairs of the other teams. */
function tryAll(search: Search, round: RoundToPair, roundsLeft: number, playing: number): boolean {
  const { unmet, rules, withoutBye } = search;
  const open = round.teams & ~playing;
  if (bits(open) % 2 === 0) return pairAll(search, round, open, roundsLeft, 0);
  if (round.special) return pairOthers(search, round, roundsLeft, round.special);
  const sizeOf = (team: number) => bits(itemAt(unmet, team));
  const teams = unmet.flatMap((_, i) => ((open >> i) & 1 ? [i] : [])).sort((a, b) => sizeOf(a) - sizeOf(b));
  for (const team of teams)
    if ((rules.secondByes || (withoutBye & (1 << team)) !== 0) && pairOthers(search, round, roundsLeft, [team]))
      return true;
  if (!rules.three || (roundsLeft > 1 && unmet.length < MIN_FOR_TRIPLE)) return false;
  for (const a of teams)
    for (const b of teamsIn(itemAt(unmet, a) & open & above(a)))
      for (const c of teamsIn(itemAt(unmet, a) & itemAt(unmet, b) & open & above(b)))
        if (pairOthers(search, round, roundsLeft, [a, b, c])) return true;
  return false;
}

/** Pairs all teams of a round but one that has a bye, or three that play each other. */
function pairOthers(search: Search, round: RoundToPair, roundsLeft: number, special: readonly number[]): boolean {
  const { unmet, withoutBye } = search;
  const mask = special.reduce((teams, team) => teams | (1 << team), 0);
  const before = special.map((team) => itemAt(unmet, team));
  for (const team of special) unmet[team] = itemAt(unmet, team) & ~mask;
  if (special.length === 1) search.withoutBye &= ~mask;
  const playing = special.length > 1 && roundsLeft > 1 && !round.oneRound ? mask : 0;
  if (pairAll(search, round, round.teams & ~mask, roundsLeft, playing)) return true;
  special.forEach((team, i) => (unmet[team] = itemAt(before, i)));
  search.withoutBye = withoutBye;
  return false;
}

/**
 * Pairs teams of a round in every way until the rounds after it can be paired as well.
 * @param playing mask of the three teams that go on playing each other in the next round.
 */
function pairAll(search: Search, round: RoundToPair, open: number, roundsLeft: number, playing: number): boolean {
  const { unmet, later } = search;
  const { allowed } = round;
  if (open === 0) return canPair(search, later, roundsLeft - 1, playing);
  search.steps++;
  if (isGivenUp(search)) return true;
  // This loop takes most of the time of a search, so it reads the lists without checks.
  const choice = (team: number) => (unmet[team] ?? 0) & (allowed[team] ?? 0) & open;
  let team = -1;
  let fewest = unmet.length;
  for (let mask = open; mask !== 0; mask &= mask - 1) {
    const candidate = lowest(mask);
    const size = bits(choice(candidate));
    if (size < fewest) [team, fewest] = [candidate, size];
  }
  if (fewest === 0) return false;
  for (let mask = choice(team); mask !== 0; mask &= mask - 1) {
    const opponent = lowest(mask);
    toggle(unmet, team, opponent);
    round.pairs.push([team, opponent]);
    if (pairAll(search, round, open & ~(1 << team) & ~(1 << opponent), roundsLeft, playing)) return true;
    round.pairs.pop();
    toggle(unmet, team, opponent);
  }
  return false;
}

/** Marks two teams as having met, or takes the mark back. */
function toggle(unmet: number[], a: number, b: number): void {
  unmet[a] = itemAt(unmet, a) ^ (1 << b);
  unmet[b] = itemAt(unmet, b) ^ (1 << a);
}

/** The teams of a mask, lowest first. */
function* teamsIn(mask: number): Iterable<number> {
  for (let rest = mask; rest !== 0; rest &= rest - 1) yield lowest(rest);
}

/** A mask of all teams after one. */
function above(team: number): number {
  return ~(2 ** (team + 1) - 1);
}

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** How many bits a mask has. */
function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
