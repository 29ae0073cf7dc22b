import { InputError } from "../../bridge/input-error";
import { texts } from "../texts";

const { expected: refused } = texts.options.chicago;

/** Points that a side with `hcp` high-card points is expected to score, not vulnerable and vulnerable. */
export interface ExpectedLine {
  readonly hcp: number;
  readonly points: number;
  readonly vulnerable: number;
}

/** High-card points of all cards; a side with half of them is expected to score 0. */
export const ALL_HCP = 40;
export const HALF_HCP = ALL_HCP / 2;

const MAX_POINTS_PER_DEAL = 3000;

/**
 * Reads a group's own table of expected scores: "21 50 50; 22 70 70 …", a line for each number of high-card points from
 * 21 on, with the points when not vulnerable and when vulnerable. The last line also holds for all higher numbers; the
 * first may be "20 0 0".
 * @returns the lines from 21 on; null if nothing is typed.
 * @throws InputError if a line is wrong or missing.
 */
export function readExpected(text: string | undefined): ExpectedLine[] | null {
  const parts = (text ?? "").split(/[;\r\n]+/).filter((part) => part.trim() !== "");
  if (parts.length === 0) return null;
  const lines = parts.map((part) => {
    const numbers = part
      .trim()
      .split(/[\s,/:=]+/)
      .map(Number);
    const [hcp = NaN, points = NaN, vulnerable = points] = numbers;
    const isSound = [points, vulnerable].every((each) => each >= 0 && each <= MAX_POINTS_PER_DEAL && each % 10 === 0);
    if (numbers.length > 3 || !isSound || !Number.isInteger(hcp))
      throw new InputError(refused.line(part.trim()), "expected");
    return { part: part.trim(), hcp, points, vulnerable };
  });
  const [first] = lines;
  const hasHalf = first?.hcp === HALF_HCP;
  if (first && hasHalf && first.points + first.vulnerable > 0)
    throw new InputError(refused.half(first.part), "expected");
  if (first && hasHalf && lines.length === 1) throw new InputError(refused.order(first.part, HALF_HCP + 1), "expected");
  return lines.slice(hasHalf ? 1 : 0).map(({ part, ...line }, i) => {
    const due = HALF_HCP + 1 + i;
    if (line.hcp !== due || line.hcp > ALL_HCP)
      throw new InputError(refused.order(part, Math.min(due, ALL_HCP)), "expected");
    return line;
  });
}
