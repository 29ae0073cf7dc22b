import { InputError } from "../../bridge/input-error";
import { blockAddress, type Block, type Selection } from "../../excel/selection";
import { functionsTexts as texts } from "./functions-texts";

/** What functions.json says of a function, as far as it is shown. */
export interface Metadata {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly optional?: boolean;
  }[];
}

/** What selected cells are to a function: what stands in its fields, and what the references there hold. */
export interface TakenCells {
  readonly typed: readonly string[];
  readonly held: ReadonlyMap<string, unknown[][]>;
  /** The cell right of the selection, where the result may begin. */
  readonly beside: Block;
}

/**
 * Gives selected cells to a function: all to one with one argument that it needs, else a column to each, in order.
 * @throws InputError where there are more columns than arguments, or the function has none.
 */
export function takenBy({ name, parameters }: Metadata, selection: Selection): TakenCells {
  const needed = parameters.filter(({ optional }) => !optional).length;
  const { left, columns, values } = selection;
  const parts: readonly (readonly [Block, unknown[][]])[] =
    needed === 1
      ? [[selection, values]]
      : Array.from({ length: columns }, (_, column) => [
          { ...selection, left: left + column, columns: 1 },
          values.map((row) => [row[column]]),
        ]);
  if (parameters.length === 0) throw new InputError(texts.takesNothing(name));
  if (parts.length > parameters.length)
    throw new InputError(texts.tooManyColumns(name, parameters.length, parts.length));
  return {
    typed: parameters.map((_, i) => (parts[i] ? blockAddress(parts[i][0]) : "")),
    held: new Map(parts.map(([block, cells]) => [blockAddress(block), cells])),
    beside: { ...selection, left: left + columns, rows: 1, columns: 1 },
  };
}

const CELL = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i;

/** A cell as it is typed, such as "E5"; null where it is none. */
export function cellTyped(typed: string): { readonly top: number; readonly left: number } | null {
  const [, letters, row] = CELL.exec(typed.trim()) ?? [];
  if (letters === undefined || row === undefined) return null;
  const left = [...letters.toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
  return left <= 16_384 && Number(row) <= 1_048_576 ? { top: Number(row), left } : null;
}
