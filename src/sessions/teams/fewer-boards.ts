import { InputError } from "../../bridge/input-error";
import { nearest } from "../../bridge/points";
import { scaleForBoards } from "../../bridge/vp/named-scale";
import { victoryPoints, type VpScale } from "../../bridge/vp/scale";
import { resultTexts } from "../result-texts";

/** Spellings of a number of boards: "6", "6 boards", "20 of 24". */
const PLAYED = /^(\d{1,2})(?: *(?:of|\/) *(\d{1,2}))? *(?:boards?)?$/i;

/** The scale of a match, and its number of boards. */
export interface Scaled {
  readonly scale: VpScale;
  /** Number of boards of a match. */
  readonly boards: number;
}

/**
 * Returns the fewest boards that make a match: half of the planned boards. With fewer, the Director awards victory
 * points.
 */
export function minBoards({ boards }: Pick<Scaled, "boards">): number {
  return Math.ceil(boards / 2);
}

/** Reads "20 of 24": how many boards were played, and of how many; null for each number that the text does not have. */
export function parseBoards(text: string): { readonly played: number | null; readonly of: number | null } {
  const [, played, of] = PLAYED.exec(text.trim()) ?? [];
  return { played: played === undefined ? null : Number(played), of: of === undefined ? null : Number(of) };
}

/**
 * Reads how many boards of a match were played.
 * @returns null if all boards were played.
 * @throws InputError if the text is not such a number, or has fewer boards than a match needs.
 */
export function readPlayed(text: string, plan: Pick<Scaled, "boards">): number | null {
  const { played, of } = parseBoards(text);
  const [min, all] = [minBoards(plan), plan.boards];
  if (played === null || played < min || played > all || (of !== null && of !== all))
    throw new InputError(resultTexts.results.boardsPlayed(text, min, all));
  return played === all ? null : played;
}

/**
 * Returns the victory points of a margin.
 * @param played the number of boards played; undefined if all boards of the match were.
 */
export function pointsOver(imps: number, played: number | undefined, plan: Scaled): number {
  return played === undefined ? victoryPoints(imps, plan.scale) : pointsOfFewer(imps, played, plan);
}

/**
 * Returns the victory points of a margin in a match of fewer boards than planned, on the version of the scale for the
 * boards played. If the scale has no such version, as with a club's own table, the margin is first converted to all
 * boards: it grows with the root of the number of boards. This conversion is the project's choice.
 */
export function pointsOfFewer(imps: number, played: number, { scale, boards }: Scaled): number {
  // An event may use a scale that is made for another number of boards.
  const sameScale = scaleForBoards(scale, boards)?.name === scale.name ? scaleForBoards(scale, played) : null;
  return sameScale ? victoryPoints(imps, sameScale) : victoryPoints(marginOver(imps, boards / played), scale);
}

/**
 * Returns a margin from which every larger margin gives the same victory points, whether all boards of the match or
 * fewer were played.
 */
export function marginThatEndsFewer({ scale, boards }: Scaled): number {
  const numbers = fewerThan({ boards });
  const ends = [scale, ...numbers.flatMap((played) => scaleForBoards(scale, played) ?? [])];
  return Math.max(...ends.map(({ bands }) => bands[bands.length - 1]?.from ?? 0));
}

/** Returns the possible numbers of boards played in a match in which some boards were not played. */
export function fewerThan(plan: Pick<Scaled, "boards">): number[] {
  const minimum = minBoards(plan);
  return Array.from({ length: plan.boards - minimum }, (_, i) => minimum + i);
}

/** Converts a margin to a match of `times` as many boards; margins grow with the root of the number of boards. */
export function marginOver(imps: number, times: number): number {
  return nearest(imps * Math.sqrt(times));
}
