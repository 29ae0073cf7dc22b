import type { LanguageClue, RawBoard } from "./raw-board";
import type { Token } from "./tokens";
import { lookUpKeyword } from "./words";

/** The outcome of a board; each part occurs at most once. */
export interface RawOutcome extends Omit<RawBoard, "line" | "text" | "table" | "board"> {
  readonly clues: readonly LanguageClue[];
}

/** A part of an outcome, as read from tokens. */
export type Field =
  | "contract"
  | "declarer"
  | "result"
  | "points"
  | "doubled"
  | "side"
  /** "=": made exactly. */
  | "exact"
  /** Tricks that declarer won; with the contract's level they give the result, as "level" does. */
  | "won"
  /** Level that declarer made. */
  | "level";
export type OutcomeParts = Readonly<Partial<Record<Field, string>>>;

/** The combined meaning of some tokens. */
export interface Part {
  /** Number of tokens. */
  readonly length: number;
  /** Null if they do not describe a board. */
  readonly parts: OutcomeParts | null;
}

/** Returns the sign of the word "over" or "down" in any language; null for other tokens. */
export function wayOf(token: Token | undefined): "+" | "-" | null {
  const word = token && lookUpKeyword(token.text);
  return word?.kind === "down" ? "-" : word?.kind === "over" ? "+" : null;
}
