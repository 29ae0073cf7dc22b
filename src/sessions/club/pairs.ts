import { InputError } from "../../bridge/input-error";
import { contestantAt, contestants, forContestant, type Contestant } from "../../movements/contestant";
import type { Designation } from "../contestants";
import type { Direction } from "../scored-session";
import { resultTexts } from "../result-texts";
import { texts } from "../texts";

/** A pair of a club's evening. */
export interface ClubPair {
  /** The results know it by its number, with the letter of its section before it if there are several: "7", "A7". */
  readonly id: string;
  /** "" where there is but one. */
  readonly section: string;
  /** Its direction where there are two winners: North-South and East-West may have the same numbers. */
  readonly direction: Direction | null;
  /** "" for none. */
  readonly name: string;
  /** It is in percentage points, or in IMPs where these decide, of the whole evening. */
  readonly handicap: number;
}

const ID = /^([A-Z]{0,2})[ -]?0*([1-9]\d{0,2})$/;

/**
 * Reads a pair's number with the letters of its section, if any: "7", "a 7", "A07" as "7", "A7", "A7".
 * @throws InputError when it is another thing.
 */
export function readPairId(text: string): string {
  const [, section, number] = ID.exec(text.trim().toUpperCase()) ?? [];
  if (number === undefined) throw new InputError(resultTexts.results.club.pair(text));
  return `${section}${number}`;
}

/** The letters of a pair's section; "" for none. */
export function sectionOf(id: string): string {
  return id.replace(/\d+$/, "");
}

/** Pairs in the order of lists: North-South first, then by sections and numbers. */
export function comparePairs(first: Pick<ClubPair, "id" | "direction">, second: typeof first): number {
  const place = ({ direction }: typeof first) => Number(direction === "ew");
  const number = ({ id }: typeof first) => Number(id.replace(/^\D+/, ""));
  const [one, other] = [sectionOf(first.id), sectionOf(second.id)];
  return place(first) - place(second) || (one === other ? number(first) - number(second) : one < other ? -1 : 1);
}

/** How a pair is called without a name: "Pair A7". */
export function pairDesignation(pairs: readonly ClubPair[]): Designation {
  const short = (contestant: Contestant) => forContestant(pairs, contestant).id;
  return {
    contestantKind: "pair",
    short,
    long: (contestant) => texts.contestants.pair(short(contestant)),
    code: (contestant) => `Pair ${short(contestant)}`,
    id: short,
  };
}

/** The pair of an id; where both directions have it, the one that sits so. Null for none. */
export function pairWith(pairs: readonly ClubPair[], id: string, direction: Direction | null): Contestant | null {
  const index = pairs.findIndex(
    (pair) => pair.id === id && (pair.direction === null || direction === null || pair.direction === direction)
  );
  return index < 0 ? null : contestantAt(index + 1);
}

/** The pairs that are ranked together, ranking by ranking: by section where these are apart, by direction of two winners. */
export function rankingsOfPairs(pairs: readonly ClubPair[], isApart: boolean): Contestant[][] {
  const keyOf = ({ section, direction }: ClubPair) => `${isApart ? section : ""}:${direction === "ew" ? 1 : 0}`;
  const keys = [...new Set(pairs.map(keyOf))].sort();
  return keys.map((key) => contestants(pairs.length).filter((pair) => keyOf(forContestant(pairs, pair)) === key));
}
