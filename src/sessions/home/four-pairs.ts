import { FOUR_PAIRS_ROUNDS, fourPairs } from "../../movements/four-pairs";
import { texts } from "../texts";
import type { Configuration, HomeKind } from "./home-kind";

const MAX_BOARDS = 60;

/** Home duplicate for four pairs: one or two cycles of three rounds, 3 to 12 boards a round. */
export const FOUR_PAIRS: HomeKind = {
  name: "four-pairs",
  title: texts.titles["four-pairs"],
  pairs: 4,
  configurations: configurations(),
  existing: texts.options.home.existing["four-pairs"],
  movement: (rounds) => fourPairs(rounds / FOUR_PAIRS_ROUNDS),
  boardsForVps: (boardsPerRound) => boardsPerRound,
};

/**
 * Returns the configurations, those with two cycles first, because two are usual if the boards can be divided either
 * way.
 */
function configurations(): Configuration[] {
  return [2 * FOUR_PAIRS_ROUNDS, FOUR_PAIRS_ROUNDS].flatMap((rounds) =>
    Array.from({ length: 10 }, (_, i) => ({ boards: rounds * (i + 3), rounds })).filter(
      ({ boards }) => boards <= MAX_BOARDS
    )
  );
}
