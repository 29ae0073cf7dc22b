import type { CellValue } from "../model";
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
