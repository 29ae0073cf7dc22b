import { itemAt } from "../../bridge/item-at";
import { InputError } from "../../bridge/input-error";
import { blockAddress, type Block, type Selection } from "../../excel/selection";
import { onSheet } from "../../workbook/reference";
import { functionsTexts as texts } from "./functions-texts";

/** An entry of functions.json, with the fields that the pane uses. */
export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly optional?: boolean;
  }[];
}

/**
 * Arguments typed for a function, and the cells whose values were read from Excel's selection; keys are their
 * addresses.
 */
export interface Call {
  readonly typed: readonly string[];
  readonly selections: ReadonlyMap<string, Selection>;
  /** Number of times that selected cells were entered as arguments. */
  readonly takeCount: number;
}

/** Returns the call with a new text in the field at `index`. */
export function withTyped({ typed, selections, takeCount }: Call, index: number, text: string): Call {
  return { typed: typed.map((old, i) => (i === index ? text : old)), selections, takeCount };
}

/**
 * Returns the call with selected cells entered from the field at `index` on: all cells into that field if the function
 * needs only one argument or the field is the last one; else one column per field.
 * @throws InputError if there are more columns than fields.
 */
export function withTaken(
  { typed, selections, takeCount }: Call,
  fn: Metadata,
  index: number,
  selection: Selection
): Call {
  const { left, columns, values } = selection;
  const needed = fn.parameters.filter(({ optional }) => !optional).length;
  const room = fn.parameters.length - index;
  const parts: readonly Selection[] =
    needed === 1 || room === 1
      ? [selection]
      : Array.from({ length: columns }, (_, column) => ({
          ...selection,
          left: left + column,
          columns: 1,
          values: values.map((row) => [row[column]]),
        }));
  if (parts.length > room) throw new InputError(texts.tooManyColumns(fn.name, room, parts.length));
  // If the cells are from several sheets, addresses without a sheet refer to the first.
  const isElsewhere = [...selections.values()].some(({ sheet }) => sheet !== selection.sheet);
  const addresses = parts.map((part) => (isElsewhere ? onSheet(part.sheet, blockAddress(part)) : blockAddress(part)));
  return {
    typed: typed.map((text, i) => addresses[i - index] ?? text),
    selections: new Map([...selections, ...parts.map((part, i) => [itemAt(addresses, i), part] as const)]),
    takeCount: takeCount + 1,
  };
}

/**
 * Returns the cell to the right of all cells that a call refers to, for its result; null if the call refers to no
 * cells.
 */
export function besideTaken({ typed, selections }: Call): Block | null {
  const used = [...selections].filter(([address]) => typed.includes(address)).map(([, cells]) => cells);
  const [last] = used.sort((a, b) => b.left + b.columns - a.left - a.columns);
  return last ? { sheet: last.sheet, top: last.top, left: last.left + last.columns, rows: 1, columns: 1 } : null;
}
