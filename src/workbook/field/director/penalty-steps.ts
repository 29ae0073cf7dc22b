import { topOf } from "../../../bridge/matchpoints";
import { contestantNumber, contestants, type Contestant } from "../../../movements/contestant";
import { unitsPerPoint } from "../../../sessions/field/units";
import { MIN_PERCENT, PENALTY_UNITS } from "../../../sessions/field/penalties";
import { isInTeams, type FieldPlan } from "../../../sessions/field/plan";
import { resultTexts } from "../../../sessions/result-texts";
import { computed, type Computed } from "../../kit/content";
import { firstTrue, sumWhereEqual } from "../../kit/formula";
import type { Grid } from "../../kit/grid";
import type { List } from "../../kit/list";
import { allComputed, writeHeadings, writeRow } from "../../kit/write-list";
import { textLiteral } from "../../reference";
import {
  joinedPenalties,
  byUnit,
  penaltyInWords,
  isTooLong,
  lineFormulas,
  reasonInWords,
  unitSuffix,
} from "../../penalties/penalty-line";
import { listedUpTo, faultMessageFormula, putFaultMessages } from "../../typed-list";
import { isOneOf, numberText, words } from "../../working/text-formulas";
import { BELOW_SCORES } from "../../working/score-tables";
import { stepList } from "../../working/steps";
import type { LabelList } from "../contestants";
import { fieldTexts } from "../texts";
import type { PenaltyList } from "./penalty-list";

const { told } = fieldTexts.director.penalties;
const { each: inWords } = resultTexts.report.fieldPenalties;

/** Working columns of a line of the list of penalties. */
const STEPS = [
  /**
   * The entries for contestant, amount and unit as texts; number of the contestant, 0 for none; number of the unit, 0
   * for none.
   */
  "whose",
  "typed",
  "spelt",
  "number",
  "unit",
  /** Amount as read, "?" for no number; valid amount, "" for none. */
  "read",
  "amount",
  /** The reason as typed; the reason if it is not too long. */
  "written",
  "reason",
  /** Number of the line's fault, 0 for none; the message of the fault; the list of all messages. */
  "fault",
  "told",
  "messages",
  /** Deduction, in units of a matchpoint or an IMP; unconverted in teams. */
  "taken",
  /** Penalties up to this line in words, each with a separator before it. */
  "listed",
] as const;
type Step = (typeof STEPS)[number];

/** Working columns of the list of penalties, with a row for each line. */
export type PenaltySteps = List<Step>;

/**
 * Total deductions, a row for each contestant, in units (in teams as typed, without conversion). The first row also has
 * all penalties in words.
 */
export type TakenList = List<"taken" | "said">;

/** Working columns that are not filled down, since they read entry cells or the line above. */
const UNLIKE: readonly Step[] = ["whose", "typed", "spelt", "written", "listed", "messages"];

/** Places the working columns of penalties, from column `left` on, below the scores, where rows have few cells. */
export function placePenaltySteps(left: number, rows: number): PenaltySteps {
  return stepList("penalties", STEPS, { headingRow: BELOW_SCORES, left, rows }, (step) => !UNLIKE.includes(step));
}

/** Places the total deductions, from column `left` on. */
export function placeTaken({ names }: FieldPlan, left: number): TakenList {
  return stepList("taken", ["taken", "said"], { headingRow: BELOW_SCORES, left, rows: names.length });
}

interface PenaltyParts {
  readonly plan: FieldPlan;
  readonly typed: PenaltyList;
  readonly labels: LabelList;
}

/** Writes the working columns of penalties. See sessions/field/penalties.ts for the rules. */
export function putPenaltySteps(grid: Grid, list: PenaltySteps, parts: PenaltyParts): void {
  writeHeadings(grid, list);
  putFaultMessages(grid, list, [told.who[parts.plan.kind], told.penalty, told.unit, told.reason]);
  for (let row = 0; row < list.rows; row++)
    writeRow(grid, list, row, allComputed({ ...readFormulas(list, parts, row), ...countedFormulas(list, parts, row) }));
}

type Formulas<S extends Step> = Readonly<Record<S, string>>;

function readFormulas(
  list: PenaltySteps,
  { plan, typed }: PenaltyParts,
  row: number
): Formulas<"whose" | "typed" | "spelt" | "number" | "unit" | "read" | "amount" | "written" | "reason"> {
  const cell = (step: Step) => list.cell(step, row);
  const typedCell = (key: "pair" | "penalty" | "unit" | "reason") => typed.outside.cell(key, row);
  const numbers = textLiteral(words(contestants(plan.names.length).map(contestantNumber)));
  const units = PENALTY_UNITS[plan.scoring];
  const [read, unit] = [cell("read"), cell("unit")];
  const isFineEnough = units.includes("percent")
    ? [`OR(${unit}<>${units.indexOf("percent") + 1},${read}=0,${read}>=${MIN_PERCENT})`]
    : [];
  return {
    ...lineFormulas(cell, typedCell, units, ">=0", isFineEnough),
    whose: numberText(typedCell("pair")),
    number: `IF(${isOneOf(cell("whose"), numbers)},VALUE(${cell("whose")}),0)`,
  };
}

function countedFormulas(
  list: PenaltySteps,
  { plan, labels }: PenaltyParts,
  row: number
): Formulas<"fault" | "told" | "taken" | "listed"> {
  const cell = (step: Step) => list.cell(step, row);
  const [amount, number, unit] = [cell("amount"), cell("number"), cell("unit")];
  const units = PENALTY_UNITS[plan.scoring];
  const isBlank = `${(["whose", "typed", "spelt", "written"] as const).map(cell).join("&")}=""`;
  const wrong = [
    [`${number}=0`, "1"],
    [`${amount}=""`, "2"],
    [`${unit}=0`, "3"],
    [isTooLong(cell("written")), "4"],
  ] as const;
  const counts = `AND(${number}>0,${amount}<>"",${unit}>0)`;
  const parts = (unit: (typeof units)[number]) => {
    const part = unitsPerPoint(plan.results);
    return unit === "percent" ? String((topOf(plan.results) * part) / 100) : String(part);
  };
  const taken = isInTeams(plan.scoring) ? amount : `ROUND(${amount}*${byUnit(units, unit, parts)},0)`;
  const name = computed(`INDEX(${labels.range("label")},${number})`);
  const said = computed(byUnit(units, unit, (unit) => unitSuffix(unit, amount)));
  const each = penaltyInWords(inWords<Computed>(name, computed(amount), said, reasonInWords(cell("reason"))));
  return {
    fault: `IF(${isBlank},0,${firstTrue(wrong, "0")})`,
    told: faultMessageFormula(list, row),
    taken: `IF(${counts},${taken},0)`,
    listed: listedUpTo(list, row, counts, each),
  };
}

/** Writes the total deductions. */
export function putTaken(grid: Grid, list: TakenList, steps: PenaltySteps): void {
  writeHeadings(grid, list);
  for (const contestant of contestants(list.rows))
    writeRow(grid, list, contestant, {
      taken: computed(sumWhereEqual(steps.range("number"), contestantNumber(contestant), steps.range("taken"))),
      ...(contestant === 0 && { said: joinedPenalties(steps.cell("listed", steps.rows - 1), " ") }),
    });
}

/** Returns a contestant's total deduction, for use on any sheet. */
export function takenOf({ outside }: TakenList, contestant: Contestant): string {
  return outside.cell("taken", contestant);
}

/** Returns all penalties in words, for use on any sheet; blank if there are none. */
export function penaltiesInWords({ outside }: TakenList): Computed {
  return computed(outside.cell("said", 0));
}
