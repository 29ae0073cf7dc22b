import { InputError } from "../../bridge/input-error";
import { FIVE_PAIRS_ROUNDS, fivePairs } from "../../movements/five-pairs";
import type { HomeKind } from "./home-kind";
import { texts } from "../texts";

/** Home duplicate for five pairs: five rounds of 3 to 6 boards, each in two halves. */
export const FIVE_PAIRS: HomeKind = {
  name: "five-pairs",
  title: texts.titles["five-pairs"],
  pairs: 5,
  configurations: [3, 4, 5, 6].map((boardsPerRound) => ({
    boards: FIVE_PAIRS_ROUNDS * boardsPerRound,
    rounds: FIVE_PAIRS_ROUNDS,
  })),
  existing: texts.options.home.existing["five-pairs"],
  movement: fivePairs,
  // Each half of a round is scored by itself, and victory points need at least three boards.
  boardsForVps: (boardsPerRound) => {
    if (boardsPerRound < 6) throw new InputError(texts.options.home.fivePairsVps, "scoring");
    return boardsPerRound / 2;
  },
};
