import type { Language } from "./words";

/** A letter that languages have for different suits: clubs or hearts (cœur), diamonds (Karo, carreau) or clubs (klaveren). */
export type OpenStrain = "C" | "K";

/** Something in a text that shows how its letters are meant. */
export type LanguageClue =
  /** A letter that was typed for a strain, or for a seat. */
  | { readonly kind: "strain" | "seat"; readonly letter: string }
  /** A word, by the languages that have it. */
  | { readonly kind: "word"; readonly languages: readonly Language[] }
  /** A word of somebody to whom this letter may be another suit's. */
  | { readonly kind: "unsettled"; readonly letter: OpenStrain };

/** A board's result at a table, in the words and letters of its writer. */
export interface RawBoard {
  /** From 1. */
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  /** The table as it was said; null where it was not. */
  readonly table: string | null;
  readonly board: string;
  /** "" where there is none; its strain is what a word or a symbol says, or the letter of `openStrain`. */
  readonly contract: string;
  /** The letter that was typed for the strain, where languages have it for different ones. */
  readonly openStrain: OpenStrain | null;
  /** N, E, S or W, or the letter O, which is East or West; "" for none. */
  readonly declarer: string;
  readonly result: string;
  /** N-S points, "" for none. */
  readonly points: string;
  /** True if the points have neither sign nor side, as winners write them. */
  readonly isUnsigned: boolean;
  /** Points whose sign may be North-South's or the declarer's, "" for none. */
  readonly score?: string;
  readonly vulnerability?: string;
  /** The numbers of the pairs that sat North-South and East-West, "" for none. */
  readonly pairs?: readonly [ns: string, ew: string];
  /** Values of the session's additional columns, by their names. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A line of the text that says nothing that could be used, and why. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

export interface RawResults {
  readonly boards: readonly RawBoard[];
  readonly unread: readonly UnreadLine[];
  /** Headings of what is not read, where there are any. */
  readonly unused?: readonly UnreadLine[];
  /** How many lines have neither a number nor a contract: talk. */
  readonly talk: number;
  /** Clues to the language of its letters. */
  readonly clues: readonly LanguageClue[];
}
