/** A contract as bridge-scorer wants it, parsed. */
export interface ScorerContract {
  readonly level: number;
  readonly denomination: string;
  readonly risk: "" | "X" | "XX";
}

/** A result of a board, into which bridge-scorer writes what it comes to. */
export interface Game {
  readonly contract: { readonly declaror: string };
  readonly score: number;
  readonly impsNS?: { readonly value: number };
  readonly matchpointsNS?: { readonly value: number };
}

/** A total, to which bridge-scorer writes its place. */
export interface Ranked {
  readonly score: number;
  readonly rank?: string;
}

// By require, so that the types can be checked where bench/ is not installed.
/** What is used of npm's bridge-scorer. */
export const bridgeScorer = require("bridge-scorer") as {
  contractResult(contract: ScorerContract, vulnerable: boolean, result: number): number;
  crossImps(games: readonly Game[]): void;
  matchpoints(games: readonly Game[]): void;
  rank(totals: readonly Ranked[]): void;
};

/** Its conversion to IMPs, which it uses itself but does not export. */
export const { toImps } = require("bridge-scorer/lib/imps") as {
  toImps(difference: number): number;
};
