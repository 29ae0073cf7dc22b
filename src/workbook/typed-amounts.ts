import { computed, joined, type Computed, type TextPart } from "./kit/content";
import type { Grid } from "./kit/grid";
import type { List } from "./kit/list";
import { writeHeadings, writeRow } from "./kit/write-list";
import type { Validation } from "./model";
import { textLiteral } from "./reference";
import { texts } from "./texts";
import { halvesIn, numberIn, numberText } from "./working/text-formulas";
import { stepList } from "./working/steps";

/** A number that is typed in a cell of its own rather than for a board or a match, such as a penalty. */
interface TypedAmount {
  /** Label for messages: "Penalty (Reds)". */
  readonly name: TextPart;
  /** Address for formulas on any sheet, and the current content; null if blank. */
  readonly cell: string;
  readonly value: number | null;
}

type NumberRule = Extract<Validation["rule"], { readonly least: number }>;

/** Returns the rule for the numbers that a column accepts. @throws Error if the column has no such rule. */
function rangeOf<K extends string>({ sheet, columns }: List<K>, key: K): NumberRule {
  const { rule } = columns[key].rule ?? {};
  if (!rule || !("least" in rule)) throw new Error(`${sheet}: no numbers are typed into ${key}`);
  return rule;
}

/** Returns the formula that reads a {@link numberText}: the number, "" if blank, "?" for anything else. */
export function readAmount(text: string, read = numberIn): string {
  return `IF(${text}="","",${read(text, UNREAD)})`;
}

/**
 * Returns the formula for a number if it obeys the rule, else "".
 * @param read cell of the number as read.
 */
function inRange(read: string, { kind, least, most }: NumberRule): string {
  const isWhole = kind === "whole" ? [`${read}=INT(${read})`] : [];
  const conditions = [`${read}>=${least}`, `${read}<=${most}`, ...isWhole];
  return `IF(ISNUMBER(${read}),IF(AND(${conditions.join()}),${read},""),"")`;
}

/** Returns the cells of a column with typed numbers, with their labels and contents. */
export function amountsIn<K extends string>(
  list: List<K>,
  key: K,
  typed: readonly Pick<TypedAmount, "name" | "value">[]
): AmountsIn {
  return {
    rule: rangeOf(list, key),
    amounts: typed.map((amount, row) => ({ ...amount, cell: list.outside.cell(key, row) })),
  };
}

/** The typed numbers of a column, and the rule for numbers that count. */
export interface AmountsIn {
  readonly rule: NumberRule;
  readonly amounts: readonly TypedAmount[];
}

/**
 * Working columns of each typed number: its text; the number as read, "?" for text that is no number; the number if it
 * is accepted; and the message on a cell that is neither blank nor accepted.
 */
export type AmountList = List<"typed" | "read" | "amount" | "told">;

/** Stands for text that is no number. */
const UNREAD = textLiteral("?");

/** Lays out the working columns of typed numbers on the Working sheet, from a column on. */
export function placeAmounts(left: number, rows: number): AmountList {
  return stepList("amounts", ["typed", "read", "amount", "told"], { left, rows });
}

/** Writes the working columns of typed numbers, one row per number. */
export function putAmounts(grid: Grid, list: AmountList, columns: readonly AmountsIn[]): void {
  writeHeadings(grid, list);
  const all = columns.flatMap(({ rule, amounts }) => amounts.map((amount) => ({ rule, ...amount })));
  all.forEach(({ rule, cell, name }, row) => {
    const [typed, read, amount] = [list.cell("typed", row), list.cell("read", row), list.cell("amount", row)];
    const told = joined(name, texts.typedAmounts.range(rule));
    writeRow(grid, list, row, {
      typed: computed(numberText(cell)),
      read: computed(readAmount(typed, rule.kind === "halves" ? halvesIn : numberIn)),
      amount: computed(inRange(read, rule)),
      told: computed(`IF(AND(${read}<>"",${amount}=""),${told.formula},"")`),
    });
  });
}

/**
 * Returns the cell with the accepted number of a row, for formulas on any sheet; the cell shows "" if there is none.
 */
export function amountAt(list: AmountList, row: number): string {
  return list.outside.cell("amount", row);
}

/** Returns the messages on all typed numbers that do not count, followed by other faults. */
export function uncountedAnd(list: AmountList, wrong: Computed): Computed {
  const told = Array.from({ length: list.rows }, (_, row) => computed(list.outside.cell("told", row)));
  return joined(...told, wrong);
}
