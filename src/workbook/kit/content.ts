import type { CellValue } from "../model";
import { textLiteral } from "../reference";
import type { Style } from "../theme";

/** A formula as the content of a cell. */
export interface Computed {
  readonly formula: string;
  /** Row for which the formula is written, if the cell has a copy of the formula: see DraftCell in model.ts. */
  readonly copiedFrom?: number | undefined;
}

/** Content of a cell. */
export type Content = CellValue | Computed;

/** Content of a cell with a style that differs from its column's. */
export interface Styled {
  readonly content: Content;
  readonly style: Style;
}

/** Returns a formula as a cell's content. */
export function computed(formula: string): Computed {
  return { formula };
}

/** Returns a content with a style that differs from its column's. */
export function styled(content: Content, style: Style): Styled {
  return { content, style };
}

/** True if a content is a formula. */
export function isComputed(content: Content): content is Computed {
  return typeof content === "object" && content !== null;
}

/** A part of a text: words, a number, or a formula for either. */
export type TextPart = string | number | Computed;

/** A new line within a cell. */
export const LINE_BREAK: Computed = { formula: "CHAR(10)" };

/** Returns the formula that joins parts to one text; adjacent words become one literal. */
export function joined(...parts: readonly TextPart[]): Computed {
  const both = (before: string, next: string) =>
    before.endsWith('"') && next.startsWith('"') ? before.slice(0, -1) + next.slice(1) : `${before}&${next}`;
  return computed(parts.map(formulaOf).reduce(both));
}

/** Joins parts to one text, which is a formula only if one of the parts is. */
export function inWords(...parts: readonly TextPart[]): Content {
  const merged: TextPart[] = [];
  for (const part of parts) {
    const last = merged[merged.length - 1];
    if (typeof part === "string" && typeof last === "string") merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  const [first = "", ...more] = merged;
  return more.length === 0 ? first : joined(...merged);
}

/** Returns the formula for `then` if a cell is not blank, else for `otherwise`, which is "" by default. */
export function ifTyped(cell: string, then: TextPart, otherwise: TextPart = ""): Computed {
  return ifElse(`${cell}=""`, otherwise, then);
}

/** Returns the formula for the text typed in a cell, or for `otherwise` if the cell is blank. */
export function typedOrDefault(cell: string, otherwise: TextPart = ""): Computed {
  return ifTyped(cell, computed(cell), otherwise);
}

/** Returns a prefix, followed by the name typed in a cell, if there is one: "4 Reds", or "4". */
export function withName(before: TextPart, name: string, separator: TextPart = " "): Computed {
  return joined(before, ifTyped(name, joined(separator, computed(name))));
}

/** Returns the formula that joins two texts, with `between` between them unless one of them is blank. */
export function withBetween(first: Computed, between: string, second: Computed): Computed {
  const separator = ifElse(`OR(${first.formula}="",${second.formula}="")`, "", between);
  return joined(first, separator, second);
}

/** Returns the formula for `then` if a condition is true, else for `otherwise`, "" by default; numbers stay numbers. */
export function ifElse(condition: string, then: TextPart, otherwise: TextPart = ""): Computed {
  return computed(`IF(${condition},${formulaOf(then)},${formulaOf(otherwise)})`);
}

/** Returns a part as a formula. */
function formulaOf(part: TextPart): string {
  if (typeof part === "object") return part.formula;
  return typeof part === "string" ? textLiteral(part) : String(part);
}
