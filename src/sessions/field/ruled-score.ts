import { topOf } from "../../bridge/matchpoints";
import { plainNumber } from "../../bridge/plain-number";
import { nearest } from "../../bridge/points";
import { averageImps, averagePercent } from "../../bridge/traveller-score";
import { contestantsIn } from "../../movements/contestant";
import { inParts, unitsPerPoint } from "./units";
import type { FieldPlan } from "./plan";
import type { ExtraScore } from "./extra-scores";
import type { ScoredField, ScoredFieldBoard, ScoredPlay, Sides } from "./score-field";

/** A score by a ruling as it is written in the column Adjusted: "57.50/37.25 R" in per cent of the top, or in IMPs. */
export interface RuledScore {
  /** Null for "R" alone: there is nothing to compare with yet. */
  readonly worth: Sides | null;
}

const RULED = /^(-?\d{1,3}\.\d\d)\/(-?\d{1,3}\.\d\d)R$/;

/** @returns null for anything else. */
export function parseRuledScore(text: string): RuledScore | null {
  const plain = plainNumber(text.toUpperCase());
  const [, ns, ew] = RULED.exec(plain) ?? [];
  if (ns !== undefined && ew !== undefined) return { worth: { ns: Number(ns) || 0, ew: Number(ew) || 0 } };
  return plain === "R" ? { worth: null } : null;
}

export function printRuledScore({ worth }: RuledScore): string {
  return worth ? `${worth.ns.toFixed(2)}/${worth.ew.toFixed(2)} R` : "R";
}

/** Boards with a ruling that is worked out by all their scores: what these are worth is written down, in hundredths. */
export function isRuled({
  plays,
  wrong,
}: {
  readonly plays: readonly Pick<ScoredPlay, "weighted">[];
  readonly wrong: readonly unknown[];
}): boolean {
  return wrong.length > 0 || plays.some(({ weighted }) => weighted !== null);
}

/** What a written score is worth: what does not decide is as of averages. */
export function writtenWorth({ scoring }: Pick<FieldPlan, "scoring">, written: number) {
  return scoring === "matchpoints"
    ? { percent: written, imps: averageImps(written) }
    : { percent: averagePercent(Math.sign(written)), imps: written };
}

/** What is written of points, in what decides. */
export function writtenScore(
  { scoring, results }: Pick<FieldPlan, "scoring" | "results">,
  { matchpoints, imps }: Pick<ScoredPlay, "matchpoints" | "imps">
): Sides | null {
  if (!matchpoints || !imps) return null;
  const [points, whole] = scoring === "matchpoints" ? [matchpoints, topOf(results) / 100] : [imps, 1];
  // Of whole numbers, so that halves are rounded up.
  const of = (side: keyof Sides) =>
    nearest((100 * inParts(points[side], results)) / (whole * unitsPerPoint(results))) / 100 || 0;
  return { ns: of("ns"), ew: of("ew") };
}

/** What stands in Adjusted by rulings; null where none does. */
export function ruledScoreOf(plan: FieldPlan, board: ScoredFieldBoard, play: ScoredPlay): RuledScore | null {
  if (play.ruled) return play.ruled;
  const hasScore = play.weighted !== null || play.result !== null;
  return isRuled(board) && play.averages === null && hasScore ? { worth: writtenScore(plan, play) } : null;
}

/** What boards that were played in place of others are worth to those who played them. */
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
