import { SMALL_GROUP } from "../../bridge/fouled-board";
import { topOf } from "../../bridge/matchpoints";
import { AVERAGE, AVERAGE_PLUS } from "../../bridge/own-average";
import { averageImps } from "../../bridge/traveller-score";
import { type FieldPlan, hasGroups } from "../../sessions/field/plan";
import { unitsPerPoint } from "../../sessions/field/units";
import { recordOf } from "../kit/columns";
import { computed, type Computed } from "../kit/content";
import { rounded, unlessBlank } from "../kit/formula";
import { isRuledScore, RULED, RULED_OPEN } from "./ruled-formulas";

/** Cells and formulas of a score that is compared with others. */
interface ComparedCells {
  /** Number of scores compared with each other, this one included. */
  readonly size: string;
  /** 1 if these are a small group; null if the session has none. */
  readonly small: string | null;
  /** Matchpoints among these. */
  readonly raw: string;
  /** Formula for the sum of its IMPs against the others. */
  readonly imps: string;
}

/** Formulas for the worth of a score, in units: see bridge/matchpoints.ts and bridge/cross-imps.ts. */
export function pointsFormulas({ results }: Pick<FieldPlan, "results">, { size, small, raw, imps }: ComparedCells) {
  const parts = unitsPerPoint(results);
  const whole = topOf(results) * parts;
  const { maxSize, part, average, step } = SMALL_GROUP;
  const ofStep = String((whole * step) / 100);
  const plus = String(averageImps(AVERAGE_PLUS) * parts);
  /** Applies the rule for small groups of a fouled board; with `isOnly`, only to a group of one score. */
  const unlessSmall = (formula: string, ofSmall: string, isOnly = false) =>
    small === null ? formula : `IF(${isOnly ? `${small}*${size}=1` : `${small}=1`},${ofSmall},${formula})`;
  return {
    /** 1 if the group is small among the `count` scores compared. */
    small: (count: string) => `IF(AND(${size}<=${maxSize},${size}*${part}<=${count}),1,0)`,
    matchpointsNs: exactly(
      unlessSmall(`(${raw}+1)*${results * parts}/${size}-${parts}`, `${ofStep}*(${raw}-${size}+${average / step + 1})`)
    ),
    matchpointsEw: (ns: string) => `${unlessSmall(String(whole), String((whole * 2 * average) / 100))}-${ns}`,
    impsNs: `IF(${size}<2,${unlessSmall("0", plus)},${exactly(`(${imps})*${parts}/(${size}-1)`)})`,
    // If a group of a fouled board has only one score, both sides get an average plus.
    impsEw: (ns: string) => unlessSmall(`0-${ns}`, plus, true),
  };
}

/** Formulas for the worth of a written score, in units: see sessions/field/ruled-score.ts. */
export function writtenFormulas(
  { scoring, results }: Pick<FieldPlan, "scoring" | "results">,
  score: string
): Record<"matchpoints" | "imps", string> {
  const parts = unitsPerPoint(results);
  const whole = topOf(results) * parts;
  if (scoring === "matchpoints")
    return { matchpoints: exactly(`${whole}*${score}/100`), imps: impsGiven(rounded(score), parts) };
  return {
    matchpoints: `${whole}*(${AVERAGE}+${AVERAGE_PLUS - AVERAGE}*SIGN(${rounded(score)}))/100`,
    imps: exactly(`${score}*${parts}`),
  };
}

/** Formulas for the worth of averages, in units. */
export function givenWorth(plan: FieldPlan, side: string): Record<"matchpoints" | "imps", string> {
  const parts = unitsPerPoint(plan.results);
  const averages = { matchpoints: `${topOf(plan.results) * parts}*${side}/100`, imps: impsGiven(side, parts) };
  if (!hasGroups(plan)) return averages;
  const isRuled = isRuledScore(side);
  // At matchpoints, ruled scores and averages are both percentages.
  if (plan.scoring === "matchpoints")
    return recordOf(WORTHS, (worth) =>
      unlessOpen(side, writtenFormulas(plan, `(${side}-${RULED}*(${isRuled}))`)[worth])
    );
  const ruled = writtenFormulas(plan, `(${side}-${RULED})`);
  return recordOf(WORTHS, (worth) => unlessOpen(side, `IF(${isRuled},${ruled[worth]},${averages[worth]})`));
}

const WORTHS = ["matchpoints", "imps"] as const;

function unlessOpen(side: string, formula: string): string {
  return `IF(${side}=${RULED_OPEN},"",${formula})`;
}

/** Rounds to whole units, as every score of a board is; this removes errors of binary fractions. */
function exactly(parts: string): string {
  return rounded(parts, 0);
}

export function impsGiven(percent: string, parts = 1): string {
  return `${averageImps(AVERAGE_PLUS) * parts}*SIGN(${percent}-50)`;
}

/** Converts units of the Working sheet to points with two decimals; blank stays blank. */
export function shownPoints(cell: string, results: number): Computed {
  return computed(unlessBlank(cell, rounded(`${cell}/${unitsPerPoint(results)}`)));
}
