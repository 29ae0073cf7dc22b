import { comparePairs, sectionOf, type ClubPair } from "./pairs";
import type { Winners } from "./plan";
import type { Direction } from "../scored-session";

/** The numbers of the two pairs in a row. */
export interface SeatedIds {
  readonly ns: string;
  readonly ew: string;
}

/**
 * Number of opponents after which, in a movement with one winner, a pair would have sat both North-South and East-West.
 */
const MET_FOR_TWO_WINNERS = 3;

/**
 * Returns the number of winners that the rows show. It is 2 if on most boards the number of a North-South pair is also
 * the number of an East-West pair. It is also 2 if no number is ever on both sides, though a pair has met as many
 * opponents as {@link MET_FOR_TWO_WINNERS} says. If a number is on both sides of only some boards, the file has a
 * mistake; this pair is refused because it plays a board twice.
 */
export function seenWinners(rows: readonly (SeatedIds & { readonly board: number })[]): Winners {
  const sides = { ns: new Set<string>(), ew: new Set<string>() };
  const met = new Map<string, Set<string>>();
  for (const { ns, ew } of rows) {
    sides.ns.add(ns);
    sides.ew.add(ew);
    met.set(ns, (met.get(ns) ?? new Set()).add(ew));
  }
  const isOnBoth = (board: number) => {
    const atBoard = rows.filter((row) => row.board === board);
    const northSouth = new Set(atBoard.map(({ ns }) => ns));
    return atBoard.some(({ ew }) => northSouth.has(ew));
  };
  const boards = [...new Set(rows.map(({ board }) => board))];
  if (2 * boards.filter(isOnBoth).length > boards.length) return 2;
  const isParted = [...sides.ns].every((id) => !sides.ew.has(id));
  return isParted && [...met.values()].some(({ size }) => size >= MET_FOR_TWO_WINNERS) ? 2 : 1;
}

/** A pair as a line names it; the direction is null if there is one winner. */
export type NamedPair = Omit<ClubPair, "section">;

/**
 * Returns all pairs of an evening, sorted: from the rows, from lines about pairs, and from the options.
 * @param names names of pairs 1, 2 … in the options; with two winners, the first half of them sits North-South unless
 * the results show their direction.
 */
export function seatedPairs(
  rows: readonly SeatedIds[],
  named: readonly NamedPair[],
  winners: Winners,
  names: readonly string[]
): ClubPair[] {
  const pairs = new Map<string, ClubPair>();
  const add = (id: string, direction: Direction | null, more: Partial<ClubPair> = {}) => {
    const side = winners === 2 ? direction : null;
    const key = `${side}:${id}`;
    const found = pairs.get(key) ?? { id, section: sectionOf(id), direction: side, name: "", handicap: 0 };
    pairs.set(key, { ...found, ...more });
  };
  for (const { ns, ew } of rows) {
    add(ns, "ns");
    add(ew, "ew");
  }
  for (const { id, direction, name, handicap } of named) add(id, direction, { name, handicap });
  const listed = [...pairs.values()];
  // If the options name no pair, the evening has only the pairs of the results.
  const isListed = listed.length > 0 && names.every((name) => name === "");
  names.forEach((name, index) => {
    const id = String(index + 1);
    const withId = listed.filter((pair) => pair.id === id);
    if (withId.length > 1 || isListed) return;
    const direction = withId[0]?.direction ?? (index < names.length / 2 ? "ns" : "ew");
    add(id, direction, withId[0]?.name ? {} : { name });
  });
  return [...pairs.values()].sort(comparePairs);
}
