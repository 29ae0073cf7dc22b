import { InputError } from "../../bridge/input-error";
import { nearest } from "../../bridge/points";
import { scaleForBoards } from "../../bridge/vp/named-scale";
import { victoryPoints, type VpScale } from "../../bridge/vp/scale";
import { resultTexts } from "../result-texts";

/** Spellings of a number of boards: "6", "6 boards", "20 of 24". */
const PLAYED = /^(\d{1,2})(?: *(?:of|\/) *(\d{1,2}))? *(?:boards?)?$/i;

/** The scale of a match, and its boards. */
export interface Scaled {
  readonly scale: VpScale;
  /** How many boards a match has. */
  readonly boards: number;
}

/** Fewer boards than half a match are no match: then the Director gives victory points. */
export function minBoards({ boards }: Pick<Scaled, "boards">): number {
  return Math.ceil(boards / 2);
}

/** How many boards a text says were played, and of how many; null for what it does not say. */
export function parseBoards(text: string): { readonly played: number | null; readonly of: number | null } {
  const [, played, of] = PLAYED.exec(text.trim()) ?? [];
  return { played: played === undefined ? null : Number(played), of: of === undefined ? null : Number(of) };
}

/**
 * Reads how many boards of a match were played.
 * @returns null for all of them.
 */
export function readPlayed(text: string, plan: Pick<Scaled, "boards">): number | null {
  const { played, of } = parseBoards(text);
  const [min, all] = [minBoards(plan), plan.boards];
  if (played === null || played < min || played > all || (of !== null && of !== all))
    throw new InputError(resultTexts.results.boardsPlayed(text, min, all));
  return played === all ? null : played;
}

/** The victory points of a margin. @param played how many boards of the match were, if fewer than it has. */
export function pointsOver(imps: number, played: number | undefined, plan: Scaled): number {
  return played === undefined ? victoryPoints(imps, plan.scale) : pointsOfFewer(imps, played, plan);
}

/**
 * The victory points of a margin in a match of fewer boards: those of the same scale for the boards played. Where there
 * is none for that number, as of a club's own table, the margin is that over all boards which it stands for: scales grow wider
 * with the root of the number of boards. The latter is the project's choice.
 */
export function pointsOfFewer(imps: number, played: number, { scale, boards }: Scaled): number {
  // The scale of an event need not be that of its boards.
  const sameScale = scaleForBoards(scale, boards)?.name === scale.name ? scaleForBoards(scale, played) : null;
  return sameScale ? victoryPoints(imps, sameScale) : victoryPoints(marginOver(imps, boards / played), scale);
}

/** The margin from which on a match of fewer boards gives the same points, whatever their number. */
export function marginThatEndsFewer({ scale, boards }: Scaled): number {
  const numbers = fewerThan({ boards });
  const ends = [scale, ...numbers.flatMap((played) => scaleForBoards(scale, played) ?? [])];
  return Math.max(...ends.map(({ bands }) => bands[bands.length - 1]?.from ?? 0));
}

/** How many boards may have been played where some were not. */
export function fewerThan(plan: Pick<Scaled, "boards">): number[] {
  const minimum = minBoards(plan);
  return Array.from({ length: plan.boards - minimum }, (_, i) => minimum + i);
}

/** The margin over so many times the boards that a margin stands for. */
export function marginOver(imps: number, times: number): number {
  return nearest(imps * Math.sqrt(times));
}
