import { contestantsIn } from "../../movements/contestant";
import type { FieldPlan } from "./plan";
import type { ExtraScore } from "./extra-scores";
import type { RuledScore } from "./ruled-score-text";
import type { ScoredField, ScoredFieldBoard, ScoredPlay } from "./scored-field";
import { isRuled, writtenScore } from "./written-score";

/** Returns the score that the board's rulings give, for the column Adjusted; null without rulings. */
export function ruledScoreOf(plan: FieldPlan, board: ScoredFieldBoard, play: ScoredPlay): RuledScore | null {
  if (play.ruled) return play.ruled;
  const hasScore = play.weighted !== null || play.result !== null;
  return isRuled(board) && play.averages === null && hasScore ? { worth: writtenScore(plan, play) } : null;
}

/** Returns the scores on boards played in place of other boards, for the contestants who played them. */
export function wrongBoardScores({ plan, boards }: Pick<ScoredField, "plan" | "boards">): ExtraScore[] {
  return boards.flatMap(({ wrong }) =>
    wrong.flatMap((play) => {
      const worth = writtenScore(plan, play);
      if (!worth) return [];
      return (["ns", "ew"] as const).flatMap((side) =>
        contestantsIn(play[side]).map((contestant) => ({ round: play.round, contestant, worth: worth[side] }))
      );
    })
  );
}
