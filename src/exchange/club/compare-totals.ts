import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { forContestant } from "../../movements/contestant";
import type { ClubPair } from "../../sessions/club/pairs";
import type { Fault } from "../../sessions/reading/result-lines";
import { rankOf, type ScoredSession, type StandingsRow } from "../../sessions/scored-session";
import { texts } from "../texts";
import type { StatedScore, StatedTotal, StatedTotals } from "./stated-totals";

/**
 * Maximum number of differences in the list. The second number is the possible rounding error of a board, in points.
 */
const MAX_DIFFERENCES = 20;
const BOARD_ROUNDING = 0.01;

/**
 * Factors that convert our points to a file's points, since programs count 2 matchpoints for each result beaten, or 1.
 */
const UNITS = [1, 0.5, 2] as const;

/** Each pair's stated total with its row in the standings. */
interface ComparedTotal {
  readonly stated: StatedTotal;
  readonly row: StandingsRow;
}

/**
 * Compares the percentages, totals, places and board scores in a file with the values calculated from its results.
 * Reports each difference beyond rounding, pairs before boards, at most {@link MAX_DIFFERENCES}.
 */
export function totalDifferences(stated: StatedTotals, pairs: readonly ClubPair[], session: ScoredSession): Fault[] {
  const compared = stated.totals.flatMap((total): ComparedTotal[] => {
    const row = session.standings.find(({ contestant }) => {
      const { id, direction } = forContestant(pairs, contestant);
      return id === total.pair && (direction === null || total.side === (direction === "ns" ? "N-S" : "E-W"));
    });
    return row ? [{ stated: total, row }] : [];
  });
  const boards = Math.max(
    0,
    ...pairs.map((_, i) => session.boards.filter(({ sitting }) => sitting.some(({ id }) => id === pairs[i]?.id)).length)
  );
  const ofPairs = pairDifferences(compared, boards * BOARD_ROUNDING);
  const all = [...ofPairs, ...scoreDifferences(stated.scores, session)];
  if (all.length <= MAX_DIFFERENCES) return all;
  const more = all.length - (MAX_DIFFERENCES - 1);
  return [...all.slice(0, MAX_DIFFERENCES - 1), { line: 1, field: "", message: texts.club.moreDifferences(more) }];
}

function pairDifferences(compared: readonly ComparedTotal[], rounding: number): Fault[] {
  const unit = bestUnit(
    compared.map(({ stated, row }) => [numberIn(stated.total), row.imps ?? row.points]),
    (first, second) => Math.abs(first - second) <= rounding + 0.5
  );
  return compared.flatMap(({ stated, row }) => {
    const { line, pair } = stated;
    const fault = (message: string): Fault => ({ line, field: "", message });
    const isPercent = stated.percentage !== "" && row.percentage !== null;
    const value = isPercent ? row.percentage : (row.imps ?? row.points);
    const ours = value === null ? null : isPercent ? value : value * unit;
    const written = isPercent ? stated.percentage : stated.total;
    if (ours !== null && isDifferent(written, ours, isPercent ? 0 : rounding)) {
      const say = isPercent ? texts.club.percentage : texts.club.total;
      return [fault(say(pair, written, ours.toFixed(2)))];
    }
    const place = Number.parseInt(stated.place, 10);
    const isMoved = Number.isInteger(place) && row.place !== "" && place !== rankOf(row);
    return isMoved ? [fault(texts.club.place(pair, stated.place, row.place))] : [];
  });
}

function scoreDifferences(scores: readonly StatedScore[], { boards }: ScoredSession): Fault[] {
  const rows = new Map(boards.map((row) => [`${row.board}:${row.sitting[0].id}:${row.sitting[1].id}`, row.points]));
  const compared = scores.flatMap((score) => {
    const points = rows.get(`${Number(score.board)}:${score.ns}:${score.ew}`);
    return points ? [{ score, points }] : [];
  });
  const unit = bestUnit(
    compared.map(({ score, points }) => [numberIn(score.points[0]), points[0]]),
    (first, second) => Math.abs(first - second) < 0.06
  );
  return compared.flatMap(({ score, points }) => {
    const ours = points.map((each) => each * unit);
    const sum = (ours[0] ?? 0) + (ours[1] ?? 0);
    const isSame =
      score.points.every((written, side) => !isDifferent(written, ours[side] ?? 0, BOARD_ROUNDING)) ||
      score.points.every((written, side) => !isDifferent(written, rawPoints(score, ours[side] ?? 0, sum, unit), 0.06));
    if (isSame) return [];
    const { line, board, ns, ew } = score;
    const shown = ours.map((each) => each.toFixed(2)).join(" and ");
    return [
      {
        line,
        field: "",
        message: texts.club.score(
          board,
          `${ns} against ${ew}`,
          score.points.map((each) => each || "nothing").join(" and "),
          shown
        ),
      },
    ];
  });
}

/**
 * Returns a board's matchpoints before they are factored for missing results (Neuberg). Some programs write these for a
 * board, and factor them only in the totals.
 */
function rawPoints({ points }: StatedScore, ours: number, sum: number, unit: number): number {
  const stated = (numberIn(points[0]) ?? 0) + (numberIn(points[1]) ?? 0);
  const [results, whole] = [stated / unit / 2 + 1, sum / unit / 2 + 1];
  return sum <= 0 || stated <= 0 ? ours : unit * (((ours / unit + 1) * results) / whole - 1);
}

/** Returns the factor with which most of a file's numbers equal the calculated numbers. */
function bestUnit(
  numbers: readonly (readonly [number | null, number | null])[],
  isSame: (first: number, second: number) => boolean
): number {
  const count = (unit: number) =>
    numbers.filter(([stated, ours]) => stated !== null && ours !== null && isSame(stated, ours * unit)).length;
  return UNITS.reduce<number>((best, unit) => (count(unit) > count(best) ? unit : best), 1);
}

function numberIn(written: string): number | null {
  const text = plainDecimals(plainNumber(written)).replace(/%$/, "");
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/**
 * True if a calculated number differs from the written one by more than `rounding` plus the rounding error of the
 * written decimals.
 */
function isDifferent(written: string, ours: number, rounding: number): boolean {
  const stated = numberIn(written);
  if (stated === null) return false;
  const decimals = /\.(\d+)/.exec(plainDecimals(written))?.[1]?.length ?? 0;
  return Math.abs(stated - ours) > 0.5 * 10 ** -decimals + rounding + 0.0051;
}
