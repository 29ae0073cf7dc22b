import { textLiteral } from "../reference";
import type { Computed } from "./content";

/** A part of a text: words, a number, or what a formula gives. */
export type TextPart = string | number | Computed;

/** A cell in which a text may be typed, with the text that stands there now. */
export interface TypedText {
  readonly cell: string;
  readonly text: string;
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

function formulaOf(part: TextPart): string {
  if (typeof part === "object") return part.formula;
  return typeof part === "string" ? textLiteral(part) : String(part);
}

function valueOf(part: TextPart): string {
  return String(typeof part === "object" ? part.value : part);
}
