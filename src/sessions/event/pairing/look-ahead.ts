import { itemAt } from "../../../bridge/item-at";
import type { Contestant } from "../../../movements/contestant";
import { canPair, isGivenUp, type RoundToPair, type Rules } from "./pair-rounds";
import type { Triple } from "./three-teams";

/** A mask has a bit for each team. So many teams can be paired for as many rounds as there may be. */
const MAX_TEAMS = 30;

/** The start of the remaining rounds. */
interface Outlook {
  readonly teams: readonly Contestant[];
  readonly haveMet: (team: Contestant, opponent: Contestant) => boolean;
  /** Number of remaining rounds. */
  readonly rounds: number;
  readonly hadBye: ReadonlySet<Contestant>;
  /** Three teams that play the second half of their match in the first of these rounds; null for none. */
  readonly underWay: Triple | null;
  /** The bye or match of three of the first of these rounds; absent if it is open. */
  readonly first?: { readonly bye: Contestant } | { readonly three: Triple; readonly oneRound: boolean };
  /** Teams that need no opponent in the first of these rounds, as theirs is fixed; absent for none. */
  readonly placed?: ReadonlySet<Contestant>;
  /** True for teams that may not meet in the first of these rounds, though they have not met. */
  readonly isBarred?: (team: Contestant, opponent: Contestant) => boolean;
}

/** The pairs of a round. */
type Pairs = readonly (readonly [Contestant, Contestant])[];

/** The pairs of the first remaining round, if all remaining rounds can be paired; "unsure" if that was not searched. */
export type SearchResult = Pairs | "unsure" | "impossible";

/** Finds out if the remaining rounds can be paired. */
export type RoundSearch = (outlook: Outlook) => SearchResult;

/**
 * Returns a search for rounds in which no two teams meet again. It remembers positions that turned out to be
 * impossible, for calls with the same teams.
 * Three teams play each other over two rounds, or in the last round with half the boards in each match.
 */
export function roundSearch(rules: Rules): RoundSearch {
  const deadEnds = new Set<string>();
  return (outlook) => search(outlook, rules, deadEnds);
}

function search(outlook: Outlook, rules: Rules, deadEnds: Set<string>): SearchResult {
  const { teams, haveMet, rounds, hadBye, underWay, placed, isBarred, first: special } = outlook;
  // If a team has come or gone while three are under way, a second team sits out.
  if (isCertain(outlook, rules) || teams.length > MAX_TEAMS || (underWay !== null && teams.length % 2 === 0))
    return "unsure";
  const maskOf = (has: (team: Contestant) => boolean) =>
    teams.reduce((mask, team, i) => (has(team) ? mask | (1 << i) : mask), 0);
  const everyone = maskOf(() => true);
  const isUnderWay = (team: Contestant) => underWay?.includes(team) ?? false;
  const first: RoundToPair = {
    teams: maskOf((team) => !placed?.has(team)),
    allowed: teams.map((team) => maskOf((opponent) => !isBarred?.(team, opponent))),
    special: special ? ("bye" in special ? [special.bye] : special.three).map((team) => teams.indexOf(team)) : null,
    oneRound: special !== undefined && "three" in special && special.oneRound,
    pairs: [],
  };
  const state = {
    rules,
    // The three matches of the teams under way are not among those that have met, as they are listed at their end.
    unmet: teams.map((team) =>
      maskOf((opponent) => opponent !== team && !haveMet(team, opponent) && !(isUnderWay(team) && isUnderWay(opponent)))
    ),
    withoutBye: maskOf((team) => !hadBye.has(team)),
    later: { teams: everyone, allowed: teams.map(() => everyone), special: null, oneRound: false, pairs: [] },
    deadEnds,
    steps: 0,
  };
  if (!canPair(state, first, rounds, maskOf(isUnderWay))) return "impossible";
  return isGivenUp(state) ? "unsure" : first.pairs.map(([one, two]) => [itemAt(teams, one), itemAt(teams, two)]);
}

/** True if the remaining rounds can be paired for certain. */
function isCertain({ teams, haveMet, rounds, hadBye, underWay, first }: Outlook, { secondByes }: Rules): boolean {
  const count = teams.length;
  if (rounds === 0 || count < 2) return true;
  const isOdd = count % 2 === 1;
  const fewestUnmet = Math.min(
    ...teams.map((team) => teams.filter((opponent) => opponent !== team && !haveMet(team, opponent)).length)
  );
  // With half the field unmet there is a pairing (Dirac), even without one team or three; each round takes one away.
  const spare = underWay !== null || (first && "three" in first) ? 3 : isOdd ? 1 : 0;
  const enoughByes = !isOdd || secondByes || teams.filter((team) => !hadBye.has(team)).length >= rounds;
  return enoughByes && fewestUnmet - (rounds - 1) - spare >= count / 2;
}
