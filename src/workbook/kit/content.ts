import type { CellValue } from "../model";
import { textLiteral } from "../reference";
import type { Style } from "../theme";

/** A computed cell's formula with the value that it gives. */
export interface Computed {
  readonly formula: string;
  readonly value: CellValue;
  /** See Cell.group in model.ts. */
  readonly group?: string;
}

/** What is written into a cell. */
export type Content = CellValue | Computed;

/** What is written into a cell that looks otherwise than the rest of its column. */
export interface Styled {
  readonly content: Content;
  readonly style: Style;
}

/** A formula with the value that it gives; what is not known yet shows as nothing. */
export function computed(formula: string, value: CellValue): Computed {
  return { formula, value: value ?? "" };
}

/** A content with a style of its own. */
export function styled(content: Content, style: Style): Styled {
  return { content, style };
}

/** Whether a content is a formula with its value. */
export function isComputed(content: Content): content is Computed {
  return typeof content === "object" && content !== null;
}

/** A part of a text: words, a number, or what a formula gives. */
export type TextPart = string | number | Computed;

/** A cell in which a text may be typed, with the text that stands there now. */
export interface TypedText {
  readonly cell: string;
  readonly text: string;
}

/** What decides between two contents: a formula, and whether it holds now. */
interface Condition {
  readonly formula: string;
  readonly holds: boolean;
}

/** A new line within a cell. */
export const LINE_BREAK: Computed = { formula: "CHAR(10)", value: "\n" };

/** Parts behind each other, as a formula and as the text that it gives. */
export function joined(...parts: readonly TextPart[]): Computed {
  return { formula: parts.map(formulaOf).join("&"), value: parts.map(valueOf).join("") };
}

/** A text by the cell in which it is typed. */
export function typedText({ cell, text }: TypedText): Computed {
  return { formula: cell, value: text };
}

/** One text where something is typed in a cell, another one (nothing, if not said) where the cell is blank. */
export function whereTyped(typed: TypedText, then: TextPart, otherwise: TextPart = ""): Computed {
  return {
    formula: `IF(${typed.cell}="",${formulaOf(otherwise)},${formulaOf(then)})`,
    value: valueOf(typed.text === "" ? otherwise : then),
  };
}

/** The text that is typed in a cell, or another one where the cell is blank. */
export function typedOr(typed: TypedText, otherwise: TextPart = ""): Computed {
  return whereTyped(typed, typedText(typed), otherwise);
}

/** What goes before a name, with the name behind it where one is typed: "4 Reds", or "4". */
export function withName(before: TextPart, name: TypedText, separator: TextPart = " "): Computed {
  return joined(before, whereTyped(name, joined(separator, typedText(name))));
}

/** Two texts with something between them where neither is blank. */
export function withBetween(first: Computed, between: string, second: Computed): Computed {
  const either = `OR(${first.formula}="",${second.formula}="")`;
  const known = first.value !== "" && second.value !== "";
  const separator = { formula: `IF(${either},"",${textLiteral(between)})`, value: known ? between : "" };
  return joined(first, separator, second);
}

/** A text where something is typed in any of several cells, else nothing. */
export function whereAnyTyped(typed: readonly TypedText[], then: TextPart): Computed {
  return {
    formula: `IF(AND(${typed.map(({ cell }) => `${cell}=""`).join()}),"",${formulaOf(then)})`,
    value: typed.some(({ text }) => text !== "") ? valueOf(then) : "",
  };
}

/** One content where a condition holds, another one (nothing, if not said) where it does not; numbers stay numbers. */
export function either({ formula, holds }: Condition, then: TextPart, otherwise: TextPart = ""): Computed {
  const chosen = holds ? then : otherwise;
  const value: CellValue = typeof chosen === "object" ? chosen.value : chosen;
  return { formula: `IF(${formula},${formulaOf(then)},${formulaOf(otherwise)})`, value };
}

function formulaOf(part: TextPart): string {
  if (typeof part === "object") return part.formula;
  return typeof part === "string" ? textLiteral(part) : String(part);
}

/** The text of a part as it stands. */
export function valueOf(part: TextPart): string {
  return String(typeof part === "object" ? part.value : part);
}
