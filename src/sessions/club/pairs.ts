import { InputError } from "../../bridge/input-error";
import { contestantAt, contestants, forContestant, type Contestant } from "../../movements/contestant";
import type { Designation } from "../contestants";
import type { Direction } from "../scored-session";
import { resultTexts } from "../result-texts";
import { texts } from "../texts";

/** A pair of a club's evening. */
export interface ClubPair {
  /** The pair's number, after the letters of its section if there are several: "7", "A7". */
  readonly id: string;
  /** The letters of the pair's section; "" if its number has none. */
  readonly section: string;
  /**
   * Direction if there are two winners, because North-South and East-West may then have the same numbers; else null.
   */
  readonly direction: Direction | null;
  /** The pair's names; "" if they are not known. */
  readonly name: string;
  /** Handicap for the whole evening, in percentage points at matchpoints, else in IMPs. */
  readonly handicap: number;
}

const ID = /^([A-Z]{0,2})[ -]?0*([1-9]\d{0,2})$/;

/**
 * Reads a pair's number with the letters of its section, if any: "7", "a 7", "A07" as "7", "A7", "A7".
 * @throws InputError if the text is not a pair's number.
 */
export function readPairId(text: string): string {
  const [, section, number] = ID.exec(text.trim().toUpperCase()) ?? [];
  if (number === undefined) throw new InputError(resultTexts.results.club.pair(text));
  return `${section}${number}`;
}

/** Returns the letters of a pair's section; "" if its number has none. */
export function sectionOf(id: string): string {
  return id.replace(/\d+$/, "");
}

/** Compares two pairs for a sorted list: North-South first, then by section and number. */
export function comparePairs(first: Pick<ClubPair, "id" | "direction">, second: typeof first): number {
  const place = ({ direction }: typeof first) => Number(direction === "ew");
  const number = ({ id }: typeof first) => Number(id.replace(/^\D+/, ""));
  const [one, other] = [sectionOf(first.id), sectionOf(second.id)];
  return place(first) - place(second) || (one === other ? number(first) - number(second) : one < other ? -1 : 1);
}

/** Returns how a club's pairs are called without names: "A7", "Pair A7". */
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

/** Returns the pair with an id, and with the direction if both directions have this id; null if there is none. */
export function pairWith(pairs: readonly ClubPair[], id: string, direction: Direction | null): Contestant | null {
  const index = pairs.findIndex(
    (pair) => pair.id === id && (pair.direction === null || direction === null || pair.direction === direction)
  );
  return index < 0 ? null : contestantAt(index + 1);
}

/**
 * Returns the pairs of each ranking. Each section has its own ranking if `isApart`, and North-South and East-West have
 * separate rankings if there are two winners.
 */
export function rankingsOfPairs(pairs: readonly ClubPair[], isApart: boolean): Contestant[][] {
  const keyOf = ({ section, direction }: ClubPair) => `${isApart ? section : ""}:${direction === "ew" ? 1 : 0}`;
  const keys = [...new Set(pairs.map(keyOf))].sort();
  return keys.map((key) => contestants(pairs.length).filter((pair) => keyOf(forContestant(pairs, pair)) === key));
}
