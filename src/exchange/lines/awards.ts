import { plainNumber } from "../../bridge/plain-number";
import { parsePercentages } from "../../bridge/traveller-score";
import { parseAverages, printPercentages } from "../../sessions/field/results";
import { kindOf } from "../../sessions/kinds";
import type { TableBoards } from "../../sessions/reading/fields";
import type { ResultFields, ResultLines } from "../../sessions/reading/result-lines";
import type { TablePlan } from "../../sessions/table-plan";
import { averageFields, isAdjustment } from "../averages";

/** Both sides' averages or percentages as programs write them: "60-40", "A6040", "Ave+/Ave-". */
const BOTH_SIDES = /^(?:A(?:VE?|VG|VERAGE)?)?(\d\d|[+-]?)[-/:]?(?:A(?:VE?|VG|VERAGE)?)?(\d\d|[+-]?)$/;
const AVERAGE = /^AV(?:E|G|ERAGE)?$/;

/** The percentages of North-South and East-West, "60/40"; null for a text that is no adjusted score. */
export function awardIn(text: string): string | null {
  const plain = plainNumber(text.toUpperCase()).replace(/%/g, "");
  if (AVERAGE.test(plain)) return "50/50";
  const [, ns = "", ew = ""] = /A|\d\D\d/.test(plain) ? (BOTH_SIDES.exec(plain) ?? []) : [];
  const areBoth = /^\d\d$/.test(ns) ? /^\d\d$/.test(ew) : /\//.test(plain);
  const sides = [ns, ew].map((side) => (/^\d/.test(side) ? side : `A${side}`));
  const found = parsePercentages(plain) ?? (areBoth ? parsePercentages(sides.join("/")) : null);
  return found && printPercentages(found);
}

/** Columns of an ordinary result in which programs write an adjusted score instead. */
const IN_PLACE = ["contract", "result", "points"] as const;

/**
 * Moves adjusted scores, in any column and spelling, to the columns that this kind of session has for them. An award
 * that the kind does not have stays in its column, whose reader refuses it.
 */
export function withAwards(lines: ResultLines, plan: TablePlan, tables: readonly TableBoards[]): ResultLines {
  const columns = Object.keys(kindOf(plan).columns).filter(isAdjustment);
  const move = (fields: ResultFields): ResultFields => {
    const found = [...columns, ...IN_PLACE].flatMap((from) => {
      const award = awardIn(fields[from] ?? "");
      return award === null ? [] : [{ from, award }];
    });
    const [first] = found;
    if (first === undefined) return fields;
    const { from, award } = first;
    // Percentages that are no averages, such as 55/45, count only in the columns of adjusted scores.
    if (columns.includes(from) && kindOf(plan).atTables?.awards === "percent") return { ...fields, [from]: award };
    const averages = parseAverages(award);
    const table = tables.find(({ name }) => name === fields.table?.toUpperCase());
    const awarded = averages && table && averageFields(plan, table.table, averages);
    return awarded ? { ...fields, [from]: "", ...awarded } : fields;
  };
  return { ...lines, lines: lines.lines.map((line) => ({ ...line, fields: move(line.fields) })) };
}
