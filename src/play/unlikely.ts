import { netScore } from "../bridge/comparison";
import { tricksWon } from "../bridge/contract-score";
import { impsOf } from "../bridge/imp";
import { sideOf } from "../bridge/seat";
import { MANY_DOWN } from "../sessions/reading/typed-board";
import { pointsOf, type Said } from "./said";

/** What makes a result worth a second look before it counts. */
export type Unlikely = "many-down" | "all-tricks" | "both-sides" | "swing";

/** From how many IMPs on a board is looked at twice. */
const LARGE_SWING = 15;
/** Overtricks in no trump that are more often a slip of the finger. */
const MANY_OVER = 4;

/**
 * What is unlikely about a result, the first of these that applies; null for nothing.
 * @param other what stands at the other table that plays the board, null for nothing yet.
 */
export function unlikely(board: number, said: Said, other: Said | null): Unlikely | null {
  if (said.kind === "played") {
    const { contract, declarer, result } = said;
    if (result <= -MANY_DOWN) return "many-down";
    const isLow = contract.level <= 3;
    if (result >= MANY_OVER && isLow && contract.strain === "NT" && tricksWon(contract, result) === 13)
      return "all-tricks";
    if (other?.kind === "played") {
      const { contract: there } = other;
      const isSameContract = contract.level === there.level && contract.strain === there.strain;
      if (isSameContract && sideOf(declarer) !== sideOf(other.declarer)) return "both-sides";
    }
  }
  const net = netScore(pointsOf(said, board), other && pointsOf(other, board));
  return net !== null && Math.abs(impsOf(net)) >= LARGE_SWING ? "swing" : null;
}
