import { roundToHundredths } from "../../bridge/points";
import type { TablePlan } from "../../sessions/table-plan";
import { kindOf, sessionOf, shownBoard, type Scored } from "../../sessions/kinds";
import type { Fault, ResultLines } from "../../sessions/reading/result-lines";
import { boardScoring } from "../../sessions/at-tables";
import { texts } from "../texts";
import type { Play } from "./plays";

/**
 * Factors that convert our points to a file's: programs count 2 or 1 for a result beaten, and 2, 1 or 0.5 for a board
 * won.
 */
const TIMES = [1, 2, 0.5] as const;

/** Score tag of each scoring. */
const TAGS = { imps: "ScoreIMP", matchpoints: "ScoreMP", bam: "ScoreMP", points: "ScoreMP" } as const;

/** Returns warnings for boards whose score in the file differs from the score calculated from the results. */
export function scoreWarnings(
  plays: readonly Play[],
  tables: readonly string[],
  plan: TablePlan,
  lines: ResultLines
): Fault[] {
  const scoring = boardScoring(plan);
  const key = scoring === "imps" ? "imps" : "matchpoints";
  if (!plays.some(({ worth }) => worth[key])) return [];
  // If boards come back to a table, table and board do not identify one result.
  if ("visits" in plan && plan.visits) return [];
  const scored = new Map(
    sessionOf(scoredBy(plan, lines)).boards.map(({ tableName, board, points }) => [
      `${tableName}:${shownBoard(plan, board)}`,
      points,
    ])
  );
  const seen = new Set<string>();
  return plays.flatMap(({ line, board, table, worth, isAdjudicated }, i) => {
    const [shares, points] = [worth[key], scored.get(`${tables[i]}:${Number(board)}`)];
    if (isAdjudicated || !shares || !points || seen.has(board)) return [];
    const times = scoring === "imps" ? [1] : TIMES;
    const isSame = times.some((factor) =>
      [shares.ns, shares.ew].every((share, side) => share === null || isNear(share, factor * (points[side] ?? 0)))
    );
    // In files, a result's cross-IMPs are the average of the comparisons with all other results, or their sum.
    const isSum =
      "results" in plan &&
      [shares.ns, shares.ew].every(
        (share, side) => share === null || isNear(share, (points[side] ?? 0) * (plan.results - 1))
      );
    if (isSame || isSum) return [];
    seen.add(board);
    const written = shares.ns === null ? `EW ${shares.ew}` : `NS ${shares.ns}`;
    const ours = shares.ns === null ? `EW ${roundToHundredths(points[1])}` : `NS ${roundToHundredths(points[0])}`;
    return [
      {
        line,
        field: "",
        message: texts.pbn.otherWorth(TAGS[scoring], board, table || (tables[i] ?? ""), written, ours),
      },
    ];
  });
}

/** True if two scores differ at most by rounding. */
function isNear(first: number, second: number): boolean {
  return Math.abs(first - second) < 0.06;
}

/** Scores the session with the results of the lines, which have no faults. */
function scoredBy(plan: TablePlan, lines: ResultLines): Scored {
  const { read, score } = kindOf(plan);
  return score(plan, read(lines, plan).results);
}
