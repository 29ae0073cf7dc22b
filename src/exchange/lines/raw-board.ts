import type { Language } from "./words";

/**
 * A letter that means different suits in different languages: clubs or hearts (cœur), diamonds (Karo, carreau) or clubs
 * (klaveren).
 */
export type OpenStrain = "C" | "K";

/** Evidence in a text for the meaning of its letters. */
export type LanguageClue =
  /** A letter that was typed for a strain, or for a seat. */
  | { readonly kind: "strain" | "seat"; readonly letter: string }
  /** A word, with the languages that have it. */
  | { readonly kind: "word"; readonly languages: readonly Language[] }
  /** A word whose writer may use this letter for another suit. */
  | { readonly kind: "unsettled"; readonly letter: OpenStrain };

/** A board's result at a table, in the words and letters of its writer. */
export interface RawBoard {
  /** Line of the text, from 1. */
  readonly line: number;
  /** Text of the row or message, to be quoted in faults. */
  readonly text: string;
  /** The table as the text names it; null if it names none. */
  readonly table: string | null;
  readonly board: string;
  /** "" if there is none. The strain comes from a word or a symbol, or is still the letter `openStrain`. */
  readonly contract: string;
  /** The strain's letter as typed, if languages use that letter for different strains; else null. */
  readonly openStrain: OpenStrain | null;
  /** N, E, S or W, or the letter O, which is East or West; "" for none. */
  readonly declarer: string;
  readonly result: string;
  /** N-S points, "" for none. */
  readonly points: string;
  /** True if the points have neither sign nor side, as winners write them. */
  readonly isUnsigned: boolean;
  /** Points from North-South's or the declarer's point of view, not yet known from whose; "" for none. */
  readonly score?: string;
  readonly vulnerability?: string;
  /** The numbers of the pairs that sat North-South and East-West, "" for none. */
  readonly pairs?: readonly [ns: string, ew: string];
  /** Values of the session's additional columns, by their names. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A line that could not be used, and why. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

export interface RawResults {
  readonly boards: readonly RawBoard[];
  readonly unread: readonly UnreadLine[];
  /** Headings of columns that are not read; absent for messages. */
  readonly unused?: readonly UnreadLine[];
  /** Number of lines of talk: lines with neither a number nor a contract. */
  readonly talk: number;
  /** Clues to the languages in which letters were typed. */
  readonly clues: readonly LanguageClue[];
}
