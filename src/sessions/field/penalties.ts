import { InputError } from "../../bridge/input-error";
import { topOf } from "../../bridge/matchpoints";
import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { roundToHundredths } from "../../bridge/points";
import { contestantAt, contestantNumber, type Contestant } from "../../movements/contestant";
import {
  readReason,
  readUnit,
  WRITTEN_UNITS,
  PENALTY_AMOUNT,
  type PenaltyUnit,
  type PenaltyUnits,
} from "../penalty-units";
import { readOwnLine } from "../reading/board-line";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { inParts, unitsPerPoint } from "./units";
import type { FieldPlan, FieldScoring } from "./plan";
import type { Count } from "./tally";

/** A deduction that the Director makes from a pair's or player's score for the whole session (Laws 90 and 91). */
export interface FieldPenalty {
  readonly contestant: Contestant;
  /** Amount up to {@link MAX_PENALTY}, with at most two decimals. */
  readonly amount: number;
  readonly unit: FieldUnit;
  /** The reason as typed; "" if none is given. */
  readonly reason: string;
}

/** Percent of a board's matchpoints, or the unit of the scoring. */
type FieldUnit = Exclude<PenaltyUnit, "points">;

/** The units of penalties, keyed by scoring, the default unit first. */
export const PENALTY_UNITS: Readonly<Record<FieldScoring, PenaltyUnits<FieldUnit>>> = {
  matchpoints: ["percent", "matchpoints"],
  "cross-imps": ["imps"],
  imps: ["imps"],
  vps: ["vps"],
};

/** The smallest accepted percentage, apart from 0, because a spreadsheet turns a typed 10 % into 0.1. */
export const MIN_PERCENT = 1;

/** The columns that only lines of penalties have. */
export const PENALTY_COLUMNS = ["pair", "penalty", "unit", "reason"] as const;

/** True for a line of a penalty; lines of boards may name pairs, too. */
export function isPenalty({ table = "", board = "", penalty = "", ...fields }: ResultFields): boolean {
  if (penalty !== "") return true;
  return table + board === "" && PENALTY_COLUMNS.some((column) => (fields[column] ?? "") !== "");
}

/** Returns a contestant's total deduction, in matchpoints or the unit of the scoring. */
export function takenFrom(
  penalties: readonly FieldPenalty[],
  contestant: Contestant,
  { results }: Pick<FieldPlan, "results">
): number {
  const listed = penalties.filter((penalty) => penalty.contestant === contestant);
  const parts = listed.map(({ amount, unit }) =>
    inParts(unit === "percent" ? (topOf(results) * amount) / 100 : amount, results)
  );
  return parts.reduce((sum, part) => sum + part, 0) / unitsPerPoint(results);
}

/** Subtracts a deduction, in the ranked unit, from a contestant's sums; sums over no boards stay as they are. */
export function penalised(
  count: Count,
  deducted: number,
  { scoring, results }: Pick<FieldPlan, "scoring" | "results">
): Count {
  if (deducted === 0) return count;
  const left = (sum: number | null) =>
    sum === null ? null : (inParts(sum, results) - inParts(deducted, results)) / unitsPerPoint(results);
  if (scoring === "matchpoints")
    return count.possible === 0 ? count : { ...count, matchpoints: left(count.matchpoints) ?? 0 };
  if (scoring === "cross-imps") return { ...count, imps: left(count.imps) };
  return { ...count, points: count.points === null ? null : roundToHundredths(count.points - deducted) };
}

/** Reads the lines of penalties; a contestant may have several. */
export function readPenalties(
  lines: readonly ResultLine[],
  plan: FieldPlan
): { readonly penalties: FieldPenalty[]; readonly faults: Fault[] } {
  const faults: Fault[] = [];
  const penalties = lines.flatMap((line) => readPenalty(line, plan, faults) ?? []);
  return { penalties, faults };
}

function readPenalty(line: ResultLine, plan: FieldPlan, all: Fault[]): FieldPenalty | null {
  const { penalties } = resultTexts.results;
  return readOwnLine(line, { columns: PENALTY_COLUMNS, other: penalties.with }, all, ({ read }) => {
    const contestant = read("pair", (text) => readContestant(text, plan));
    const unit = read("unit", (text) => readUnit(text, PENALTY_UNITS[plan.scoring], penalties.unit));
    const amount = read("penalty", (text) => readAmount(text, unit));
    const reason = read("reason", readReason) ?? "";
    return contestant === null || amount === null || unit === null ? null : { contestant, amount, unit, reason };
  });
}

/** Returns lines that {@link readPenalties} can read. */
export function writePenalties(penalties: readonly FieldPenalty[]): ResultFields[] {
  return penalties.map(({ contestant, amount, unit, reason }) => ({
    pair: String(contestantNumber(contestant)),
    penalty: String(amount),
    unit: WRITTEN_UNITS[unit],
    reason,
  }));
}

export function readContestant(text: string, { names, kind }: FieldPlan): Contestant {
  const plain = plainNumber(text);
  const number = /^\d{1,3}$/.test(plain) ? Number(plain) : 0;
  if (number < 1 || number > names.length)
    throw new InputError(resultTexts.results.penalties.contestant[kind](text, names.length));
  return contestantAt(number);
}

function readAmount(text: string, unit: FieldUnit | null): number {
  const { amount: refused, percent } = resultTexts.results.penalties;
  const plain = plainDecimals(plainNumber(text));
  if (!PENALTY_AMOUNT.test(plain)) throw new InputError(refused(text));
  if (unit !== null && !isAmount(plain, unit)) throw new InputError(percent(text));
  return Number(plain);
}

/** True if an unsigned text is a valid amount in the unit. */
export function isAmount(written: string, unit: FieldUnit): boolean {
  const isTooLittle = unit === "percent" && Number(written) > 0 && Number(written) < MIN_PERCENT;
  return PENALTY_AMOUNT.test(written) && !isTooLittle;
}
