import {
  LONGEST_REASON,
  MAX_PENALTY,
  UNIT_SPELLINGS,
  WRITTEN_UNITS,
  type PenaltyUnit,
  type PenaltyUnits,
} from "../../sessions/penalty-units";
import { resultTexts } from "../../sessions/result-texts";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import { firstTrue, type Case } from "../kit/formula";
import type { Column } from "../kit/columns";
import { textLiteral } from "../reference";
import { STYLES } from "../theme";
import { readAmount } from "../typed-amounts";
import { halvesIn, isOneOf, numberText, replaced, SPELLINGS, words } from "../working/text-formulas";

const { all, between, units: unitWords, reason: behind } = resultTexts.report.fieldPenalties;

/** True if the unit of a penalty has to be typed, since several are possible. */
export function isUnitTyped(units: readonly PenaltyUnit[]): boolean {
  return units.length > 1;
}

/**
 * Returns the column of a penalty's unit: a yellow cell with a choice, or a fixed text if only one unit is possible.
 * @param only the fixed text, if only one unit is possible.
 */
export function unitColumn<Unit extends PenaltyUnit>(
  units: readonly Unit[],
  only: string,
  { title, text }: { readonly title: string; readonly text: (written: readonly string[]) => string }
): Pick<Column<{ readonly unit: Unit } | null>, "style" | "rule" | "content"> {
  if (!isUnitTyped(units)) return { style: STYLES.fixed, content: () => only };
  const values = units.map((unit) => WRITTEN_UNITS[unit]);
  return {
    style: STYLES.entryText,
    rule: { rule: { kind: "list", values }, error: { title, text: text(values) } },
    content: (line) => line && WRITTEN_UNITS[line.unit],
  };
}

/** Calculation columns of a penalty's line on the Working sheet. */
type LineStep = "typed" | "spelt" | "written" | "unit" | "read" | "amount" | "reason";

/**
 * Returns the formulas of a penalty's line. `typed`, `spelt` and `written` are the yellow cells for penalty, unit and
 * reason as texts; `unit` is the unit's number from 1, or 0 for none; `read` is the amount as read, or "?" if the
 * penalty is no number; `amount` is the amount if it is valid, else ""; `reason` is "" if the reason is too long.
 * @param typedCell returns the address of a yellow cell.
 * @param from condition for the least valid amount; `others` are further conditions for a valid amount.
 */
export function lineFormulas(
  cell: (step: LineStep) => string,
  typedCell: (key: "penalty" | "unit" | "reason") => string,
  units: readonly PenaltyUnit[],
  from: ">0" | ">=0",
  others: readonly string[]
): Readonly<Record<LineStep, string>> {
  const [read, written] = [cell("read"), cell("written")];
  const spellings = units.map((unit, index): Case => [
    isOneOf(cell("spelt"), textLiteral(words(UNIT_SPELLINGS[unit]))),
    String(index + 1),
  ]);
  const inRange = [`${read}${from}`, `${read}<=${MAX_PENALTY}`, `ROUND(${read},2)=${read}`, ...others].join();
  return {
    typed: numberText(typedCell("penalty")),
    spelt: isUnitTyped(units) ? `IFERROR(${replaced(typedCell("unit"), SPELLINGS.number)},"?")` : '""',
    written: `${typedCell("reason")}&""`,
    unit: isUnitTyped(units) ? firstTrue(spellings, "0") : "1",
    read: readAmount(cell("typed"), halvesIn),
    amount: `IF(ISNUMBER(${read}),IF(AND(${inRange}),${read},""),"")`,
    reason: `IF(${isTooLong(written)},"",${written})`,
  };
}

/** Returns the condition for a reason that is too long. */
export function isTooLong(written: string): string {
  return `LEN(${written})>${LONGEST_REASON}`;
}

/** Returns the formula that selects a value by the number of a line's unit. */
export function byUnit<Unit extends PenaltyUnit>(
  units: PenaltyUnits<Unit>,
  number: string,
  textFor: (unit: Unit) => string
): string {
  return units.length === 1 ? textFor(units[0]) : `CHOOSE(${number},${units.map(textFor).join()})`;
}

/** Returns the formula for the unit behind an amount: " IMPs", or " IMP" if the amount is 1. */
export function unitSuffix(unit: PenaltyUnit, amount: string): string {
  const [one, more] = unitWords[unit];
  return one === more ? textLiteral(one) : `IF(${amount}=1,${textLiteral(one)},${textLiteral(more)})`;
}

/** Returns the reason in brackets, " (late)"; "" without a reason. */
export function reasonInWords(reason: string): Computed {
  return ifElse(`${reason}=""`, "", joined(...behind<Computed | string>(computed(reason))));
}

/** Returns a penalty in words, with a separator before it. */
export function penaltyInWords(parts: readonly (Computed | string)[]): Computed {
  return joined(between, ...parts);
}

/**
 * Returns all penalties in words, followed by `after`; blank if there are none.
 * @param listed cell with the joined texts of all lines, each with a separator before it.
 */
export function joinedPenalties(listed: string, after = ""): Computed {
  const joinedTexts = computed(`MID(${listed},${between.length + 1},9999)`);
  return ifElse(`${listed}=""`, "", joined(...all<Computed | string>(joinedTexts), after));
}
