import { scaleForBoards } from "../../bridge/vp/named-scale";
import { victoryPoints } from "../../bridge/vp/scale";
import type { SwissEventPlan } from "./plan";

/** What a match of fewer boards goes by. */
type Scaled = Pick<SwissEventPlan, "scale" | "boards">;

/** Fewer boards than half a match are no match: then the Director gives victory points. */
export function leastBoards({ boards }: Pick<SwissEventPlan, "boards">): number {
  return Math.ceil(boards / 2);
}

/**
 * The victory points of a margin in a match of fewer boards: those of the same scale for the boards played. Where there
 * is none for so many, as of a club's own table, the margin is that over all boards which it stands for: scales grow wider
 * with the root of the number of boards. The latter is the project's choice.
 */
export function pointsOfFewer(imps: number, played: number, { scale, boards }: Scaled): number {
  // The scale of an event need not be that of its boards.
  const own = scaleForBoards(scale, boards)?.name === scale.name ? scaleForBoards(scale, played) : null;
  return own ? victoryPoints(imps, own) : victoryPoints(marginOver(imps, boards / played), scale);
}

/** From which margin on a match of fewer boards gives the same points, however many of them were played. */
export function marginThatEndsFewer({ scale, boards }: Scaled): number {
  const numbers = fewerThan({ boards });
  const ends = [scale, ...numbers.flatMap((played) => scaleForBoards(scale, played) ?? [])];
  return Math.max(...ends.map(({ bands }) => bands[bands.length - 1]?.from ?? 0));
}

/** How many boards may have been played where some were not. */
export function fewerThan(plan: Pick<SwissEventPlan, "boards">): number[] {
  const least = leastBoards(plan);
  return Array.from({ length: plan.boards - least }, (_, i) => least + i);
}

/** The margin over so many times the boards that a margin stands for. */
export function marginOver(imps: number, times: number): number {
  return Math.sign(imps) * Math.round(Math.abs(imps) * Math.sqrt(times));
}
