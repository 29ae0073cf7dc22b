import { roundToHundredths } from "../../bridge/points";
import type { VpScale } from "../../bridge/vp/scale";
import { teamLabel } from "./event-plan";
import { resultTexts } from "../result-texts";
import { isBoardAMatch } from "./forms";
import type { SwissEventPlan } from "./plan";
import { printPoints } from "./points";
import type { ScoredRound, ScoredMatch } from "./rounds";

/** Most IMPs that one board can give a team. */
export const MAX_IMPS_A_BOARD = 24;

/** The limits of a match's points on a scale. */
interface VpBounds {
  /** The most points that a team can have. */
  readonly max: number;
  /** The smallest and the largest sum of both teams' points; the sums differ only in scales with points below 0. */
  readonly sums: readonly [min: number, max: number];
}

/** Returns the limits of a scale; the two teams' sum lies between the sums in its first line and in its last. */
export function vpBounds({ bands }: VpScale): VpBounds {
  const ends = [bands[0], bands[bands.length - 1]].flatMap((band) =>
    band ? [roundToHundredths(band.winner + band.loser)] : []
  );
  return {
    max: Math.max(...bands.map(({ winner }) => winner)),
    sums: [Math.min(...ends), Math.max(...ends)],
  };
}

/** A question about a match. */
export interface Question {
  readonly match: ScoredMatch;
  readonly kind: "tooManyImps" | "fewPoints" | "tooManyVps" | "sumOfVps";
  /** The column of a results file that the question is about. */
  readonly field: "imps" | "vps";
  readonly text: string;
}

/**
 * Returns questions on results that cannot have come from play. Such results count nevertheless, because the Director
 * may have adjusted them, or ordered another number of boards.
 */
export function questionsOf(plan: SwissEventPlan, rounds: readonly ScoredRound[]): Question[] {
  const bounds = vpBounds(plan.scale);
  return rounds.flatMap(({ matches }) => matches.flatMap((match) => questionsOfMatch(match, plan, bounds)));
}

function questionsOfMatch(match: ScoredMatch, plan: SwissEventPlan, { max, sums }: VpBounds): Question[] {
  const { margin: imps, half, unplayed, taken } = match;
  // Points before penalties.
  const [vps, opponentVps] = [match.vps, match.opponentVps].map((points, side) =>
    points === null ? null : roundToHundredths(points + (taken[side] ?? 0))
  ) as [number | null, number | null];
  const share = half ? 0.5 : 1;
  const boards = Math.ceil(plan.boards * share);
  const found: Question[] = [];
  const ask = (kind: Question["kind"], text: string) =>
    void found.push({ match, kind, field: kind === "tooManyImps" ? "imps" : "vps", text });
  const maxImps = MAX_IMPS_A_BOARD * boards;
  if (imps !== null && Math.abs(imps) > maxImps)
    ask("tooManyImps", resultTexts.swiss.tooManyImps(Math.abs(imps), boards, maxImps));
  const highest = Math.max(vps ?? 0, opponentVps ?? 0);
  const print = (points: number) => printPoints(points, plan);
  const isBam = isBoardAMatch(plan);
  const lowest = Math.min(vps ?? 0, opponentVps ?? 0);
  if (isBam && lowest < 0) ask("fewPoints", resultTexts.swiss.fewPoints(print(lowest)));
  else if (highest > max * share)
    ask(
      "tooManyVps",
      isBam
        ? resultTexts.swiss.tooManyPoints(print(highest), plan.boards)
        : resultTexts.swiss.tooManyVps(print(highest), print(max * share))
    );
  else if (imps === null && !unplayed && vps !== null && opponentVps !== null) {
    const sum = roundToHundredths(vps + opponentVps);
    const [minSum, maxSum] = [sums[0] * share, sums[1] * share];
    const expected = [...new Set([minSum, maxSum])].map(print).join("–");
    if (sum < minSum || sum > maxSum)
      ask(
        "sumOfVps",
        isBam
          ? resultTexts.swiss.sumOfPoints(print(sum), plan.boards)
          : resultTexts.swiss.sumOfVps(print(sum), expected)
      );
  }
  return found;
}

/** Returns a question with its round and teams, for readers who do not see the line of a file. */
export function questionLine({ teams }: SwissEventPlan, { match, text }: Question): string {
  const { round, team, opponent } = match;
  const playing = opponent === null ? [team] : [team, opponent];
  const labels = playing.map((side) => teamLabel({ teams }, side));
  return resultTexts.swiss.question(round, labels, text);
}
