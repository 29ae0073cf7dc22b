import { InputError } from "../../bridge/input-error";
import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { resultTexts } from "../result-texts";
import { boardsSaid, readPlayed } from "../teams/fewer-boards";
import type { SwissEventPlan } from "./plan";
import type { BracketRound, FewerBoards, Unplayed } from "./results";

/** The ways to write a round of the bracket, in small letters without spaces and hyphens. */
const BRACKET_NAMES: Readonly<Record<BracketRound, RegExp>> = {
  R32: /^(r32|roundof32|last32)$/,
  R16: /^(r16|roundof16|last16)$/,
  QF: /^(qf|quarterfinals?)$/,
  SF: /^(sf|semifinals?)$/,
  F: /^(f|finals?)$/,
  "3RD": /^(3rd|third)(place)?$/,
};

/** Reads a round: a Swiss one by number, one of the bracket by name. */
export function readRound(text: string, rounds: number, bracket: readonly BracketRound[]): number | BracketRound {
  const plain = plainNumber(text.toLowerCase()).replace(/[_-]/g, "");
  const number = Number(/^(?:round)?(\d{1,2})$/.exec(plain)?.[1]);
  if (number >= 1 && number <= rounds) return number;
  const named = bracket.find((round) => BRACKET_NAMES[round].test(plain));
  if (named) return named;
  const isNamed = Object.values(BRACKET_NAMES).some((name) => name.test(plain));
  if (isNamed && bracket.length === 0) throw new InputError(resultTexts.results.swissEvent.noBracket);
  const accepted = [...(rounds > 0 ? [resultTexts.results.span(1, rounds)] : []), ...bracket].join(", ");
  throw new InputError(resultTexts.results.swissEvent.round(text, accepted));
}

/** Reads that a match was not played; null where that is not said. */
export function readUnplayed(text: string): Unplayed | null {
  const plain = text.toLowerCase().replace(/[\s/]/g, "");
  if (plain === "walkover" || plain === "wo") return "walkover";
  return plain === "conceded" ? "conceded" : null;
}

/** What is written behind a result that may still change. */
const PROVISIONAL = /\?\s*$/;

/** Whether a result is provisional. */
export function isProvisional(text: string): boolean {
  return PROVISIONAL.test(text);
}

/** A result without what says that it is provisional. */
export function withoutMark(text: string): string {
  return text.replace(PROVISIONAL, "").trim();
}

/** Reads the first team's margin. */
export function readImps(text: string): number {
  const plain = plainNumber(text);
  if (!/^[+-]?\d{1,3}$/.test(plain)) throw new InputError(resultTexts.results.swissEvent.imps(text));
  return Number(plain) || 0;
}

/** Reads the boards that a team has won, with its halves. */
export function readPoints(text: string): number {
  const plain = plainDecimals(plainNumber(text));
  if (!/^[+-]?\d{1,2}(\.\d{1,2})?$/.test(plain)) throw new InputError(resultTexts.results.swissEvent.points(text));
  return Number(plain) || 0;
}

/** Reads victory points, which have two decimals at most. */
export function readVps(text: string): number {
  // Where semicolons separate the fields, a comma is a decimal point.
  const plain = plainNumber(text).replace(",", ".");
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) throw new InputError(resultTexts.results.swissEvent.vps(text));
  return Number(plain) || 0;
}

/**
 * Reads how many boards were played: "6", of a match of the bracket "20 of 24", which has no number of its own.
 * @returns null for all of them.
 */
export function readBoards(
  text: string,
  round: number | BracketRound | null,
  plan: Pick<SwissEventPlan, "boards">
): FewerBoards | null {
  if (typeof round === "string") {
    const { played, of } = boardsSaid(text);
    if (played === null || of === null || played < 1 || played > of)
      throw new InputError(resultTexts.results.swissEvent.boardsOfBracket(text));
    return played === of ? null : { played, of };
  }
  const played = readPlayed(text, plan);
  return played === null ? null : { played, of: plan.boards };
}
