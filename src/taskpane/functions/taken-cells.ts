import { itemAt } from "../../bridge/item-at";
import { InputError } from "../../bridge/input-error";
import { blockAddress, type Block, type Selection } from "../../excel/selection";
import { onSheet } from "../../workbook/reference";
import { functionsTexts as texts } from "./functions-texts";

/** The fields of an entry in functions.json that the pane shows. */
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

/** The arguments typed for a function, and the cells taken from Excel, by their addresses. */
export interface Call {
  readonly typed: readonly string[];
  readonly selections: ReadonlyMap<string, Selection>;
  /** How often cells were taken. */
  readonly takeCount: number;
}

/** A call with something typed into one of its fields. */
export function withTyped({ typed, selections, takeCount }: Call, index: number, text: string): Call {
  return { typed: typed.map((old, i) => (i === index ? text : old)), selections, takeCount };
}

/**
 * A call with selected cells taken into one of its fields: all of them where a function needs one argument, or into the
 * last field; else a column into each field from there on.
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

/** The cell right of the cells that a call takes, where its result may begin; null where it takes none. */
export function besideTaken({ typed, selections }: Call): Block | null {
  const used = [...selections].filter(([address]) => typed.includes(address)).map(([, cells]) => cells);
  const [last] = used.sort((a, b) => b.left + b.columns - a.left - a.columns);
  return last ? { sheet: last.sheet, top: last.top, left: last.left + last.columns, rows: 1, columns: 1 } : null;
}
