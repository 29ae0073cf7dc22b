import {
  LONGEST_REASON,
  MOST_PENALTY,
  UNIT_SPELLINGS,
  WRITTEN_UNITS,
  type PenaltyUnit,
  type PenaltyUnits,
} from "../../sessions/penalty-units";
import { resultTexts } from "../../sessions/result-texts";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import { firstTrue, type Case } from "../kit/formula";
import type { Column } from "../kit/list";
import { textLiteral } from "../reference";
import { STYLES } from "../theme";
import { readAmount } from "../typed-amounts";
import { halvesIn, isOneOf, numberText, replaced, SPELLINGS, words } from "../working/text-formulas";

const { all, between, units: unitWords, reason: behind } = resultTexts.report.fieldPenalties;

/** Whether a unit has to be typed: there is more than one. */
export function isUnitTyped(units: readonly PenaltyUnit[]): boolean {
  return units.length > 1;
}

/** The column of the unit: a choice, or where there is but one what is said of it. */
export function unitColumn<Unit extends PenaltyUnit>(
  units: readonly Unit[],
  only: string,
  { title, text }: { readonly title: string; readonly text: (written: readonly string[]) => string }
): Pick<Column<{ readonly unit: Unit } | null>, "style" | "rule" | "content"> {
  if (!isUnitTyped(units)) return { style: STYLES.fixed, content: () => only };
  const values = units.map((unit) => WRITTEN_UNITS[unit]);
  return {
    ...{ style: STYLES.entryText, rule: { rule: { kind: "list", values }, error: { title, text: text(values) } } },
    content: (line) => line && WRITTEN_UNITS[line.unit],
  };
}

/** What the Working sheet has of what is typed in a line. */
type LineStep = "typed" | "spelt" | "written" | "unit" | "read" | "amount" | "reason";

/**
 * What is typed in a line as texts, and read: which of the units it is, 0 for none; the amount, "?" for no number; the
 * amount that counts, "" for none; and the reason, if it is not too long.
 * @param at the cells that are typed into.
 * @param from where amounts that count begin; `others` is what else holds for them.
 */
export function lineFormulas(
  cell: (step: LineStep) => string,
  at: (key: "penalty" | "unit" | "reason") => string,
  units: readonly PenaltyUnit[],
  from: ">0" | ">=0",
  others: readonly string[]
): Readonly<Record<LineStep, string>> {
  const [read, written] = [cell("read"), cell("written")];
  const spellings = units.map((unit, index): Case => [
    isOneOf(cell("spelt"), textLiteral(words(UNIT_SPELLINGS[unit]))),
    String(index + 1),
  ]);
  const inRange = [`${read}${from}`, `${read}<=${MOST_PENALTY}`, `ROUND(${read},2)=${read}`, ...others].join();
  return {
    typed: numberText(at("penalty")),
    spelt: isUnitTyped(units) ? `IFERROR(${replaced(at("unit"), SPELLINGS.number)},"?")` : '""',
    written: `${at("reason")}&""`,
    unit: isUnitTyped(units) ? firstTrue(spellings, "0") : "1",
    read: readAmount(cell("typed"), halvesIn),
    amount: `IF(ISNUMBER(${read}),IF(AND(${inRange}),${read},""),"")`,
    reason: `IF(${isTooLong(written)},"",${written})`,
  };
}

/** Whether a reason has more letters than it may have. */
export function isTooLong(written: string): string {
  return `LEN(${written})>${LONGEST_REASON}`;
}

/** What holds for the unit of a line, by its number. */
export function byUnit<Unit extends PenaltyUnit>(
  units: PenaltyUnits<Unit>,
  number: string,
  of: (unit: Unit) => string
): string {
  return units.length === 1 ? of(units[0]) : `CHOOSE(${number},${units.map(of).join()})`;
}

/** " IMPs" behind an amount, or of 1 " IMP". */
export function unitSuffix(unit: PenaltyUnit, amount: string): string {
  const [one, more] = unitWords[unit];
  return one === more ? textLiteral(one) : `IF(${amount}=1,${textLiteral(one)},${textLiteral(more)})`;
}

/** " (late)"; nothing without a reason. */
export function reasonSaid(reason: string): Computed {
  return ifElse(`${reason}=""`, "", joined(...behind<Computed | string>(computed(reason))));
}

/** A penalty in words, with what stands between two before it. */
export function eachSaid(parts: readonly (Computed | string)[]): Computed {
  return joined(between, ...parts);
}

/** All penalties in words, by those up to the last row, and what stands behind them; nothing where there are none. */
export function allSaid(listed: string, after = ""): Computed {
  const said = computed(`MID(${listed},${between.length + 1},9999)`);
  return ifElse(`${listed}=""`, "", joined(...all<Computed | string>(said), after));
}
