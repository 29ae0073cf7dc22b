import type { Language } from "./words";

/** What was said of a board at a table, in the words and letters of its writer. */
export interface SaidBoard {
  /** The line of the text on which it stands, from 1. */
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  /** The table as it was said; null where it was not. */
  readonly table: string | null;
  readonly board: string;
  /** "" where there is none; the strain is a letter of the writer's language: {@link settleLetters}. */
  readonly contract: string;
  /** N, E, S or W, or the letter O, which is East or West; "" for none. */
  readonly declarer: string;
  readonly result: string;
  /** N-S points, "" for none. */
  readonly points: string;
  /** Whether the points stand without a sign and without a side, as winners say them. */
  readonly isUnsigned: boolean;
}

/** A line of the text that says nothing that could be used, and why. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** What a text says of boards. */
export interface SaidText {
  readonly boards: readonly SaidBoard[];
  readonly unread: readonly UnreadLine[];
  /** How many lines have neither a number nor a contract: talk. */
  readonly talk: number;
  readonly languages: ReadonlySet<Language>;
}
