import { type Book, type BookCell, calculator } from "../../src/formula/calculator";
import { formulas } from "../../src/formula/formulas";
import { isFailure, type Scalar } from "../../src/formula/values";
import { evaluated } from "../../src/workbook/evaluate";
import { isComputed, type Computed, type Content } from "../../src/workbook/kit/content";
import type { Cell, Draft, Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { functionsOf } from "./functions-in-formulas";
import type { Edit, Recalculated } from "./libreoffice";
import { addressesIn } from "./relative-formula";

const READER = formulas(functionsOf("add-in"));

/** What stands in a cell: a formula if it begins with =. */
export type Typed = string | number | boolean | null;

/** A workbook of one sheet, Sheet1, with what stands at each address. */
export function bookOf(cells: Readonly<Record<string, Typed>>): Book {
  const typed = Object.entries(cells).flatMap(([address, value]) =>
    addressesIn(address).map(({ row, column }) =>
      typeof value === "string" && value.startsWith("=")
        ? { row, column, value: null, formula: value.slice(1) }
        : { row, column, value }
    )
  );
  return { sheets: [{ name: "Sheet1", cells: typed }] };
}

/** What a formula gives over cells; an error by its code. */
export function resultOf(formula: string, cells: Readonly<Record<string, Typed>> = {}): Scalar {
  return said(calculator(bookOf(cells), formulas()).evaluate(formula, "Sheet1"));
}

/** A value as tests have it: an error by its code. */
export function said(value: Scalar): Scalar {
  return isFailure(value) ? value.error : value;
}

/** What a workbook's formulas give once some of its cells have been typed into, with the add-in's real functions. */
export function workedOut(workbook: Workbook, edits: readonly Edit[] = []): Map<string, Recalculated> {
  const sheets = workbook.sheets.map(({ name, cells }) => {
    const typed = new Map(edits.flatMap(({ sheet, cell, value }) => (sheet === name ? [[cell, value] as const] : [])));
    const others = cells.filter(({ row, column }) => !typed.has(cellAddress(row, column)));
    const known = new Map(cells.map((cell) => [cellAddress(cell.row, cell.column), cell]));
    const added = [...typed].flatMap(([address, value]) =>
      addressesIn(address).map((at) => {
        const style = known.get(address)?.style;
        return typeof value === "object" ? { ...at, style, value: null, ...value } : { ...at, style, value };
      })
    );
    return { name, cells: [...others, ...added] };
  });
  return results({ sheets, names: workbook.names });
}

/**
 * What the formulas give that stand in a file.
 * @param model has the names, and which cells are typed into.
 */
export async function workedOutFile(bytes: Uint8Array, model: Workbook): Promise<Map<string, Recalculated>> {
  const { sheets } = await readXlsx(bytes);
  const typedIn = new Map(model.sheets.map(({ name, cells }) => [name, cells.filter(({ style }) => style?.entry)]));
  return results({
    sheets: sheets.map(({ name, cells }) => {
      const known = new Map(cells.map((cell) => [cellAddress(cell.row, cell.column), cell]));
      // A file's blank cells are none of its cells, but those that are typed into are not locked.
      const typed = (typedIn.get(name) ?? []).map(({ row, column, style }) => {
        const address = cellAddress(row, column);
        const value = known.get(address)?.value ?? null;
        known.delete(address);
        return { row, column, style, value };
      });
      const others = [...known.values()].map((cell) => ({
        ...cell,
        formula: cell.formula?.replace(/_xldudf_BRIDGE_/g, "BRIDGE.").replace(/_xlfn\./g, ""),
      }));
      return { name, cells: [...others, ...typed] };
    }),
    names: model.names,
  });
}

function results(book: Book<BookCell & { readonly style?: Cell["style"] }>): Map<string, Recalculated> {
  const { valueAt } = calculator(book, READER, ({ style }) => !style?.entry);
  return new Map(
    book.sheets.map(({ name, cells }) => {
      const failed = cells.flatMap(({ row, column }) =>
        isFailure(valueAt(name, row, column)) ? [cellAddress(row, column)] : []
      );
      const at = (row: number, column: number) => {
        const value = said(valueAt(name, row, column)) ?? "";
        return typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value);
      };
      return [name, { at, errors: failed.join() }];
    })
  );
}

/** A sheet of its own, worked out and laid out. */
export function laidOut(draft: Draft): Sheet {
  return evaluated([draft], [])[0]!;
}

/** What contents give over the cells of a sheet, and of others; a fixed one gives itself. */
export function shownOver(draft: Draft, ...others: readonly Draft[]): (content: Content) => Scalar {
  const { evaluate } = calculator({ sheets: [draft, ...others] }, formulas());
  return (content) => (isComputed(content) ? said(evaluate(content.formula, draft.name)) : content);
}

/** What a content gives, as a number or text, over cells of Sheet1. */
export function shownBy(content: Computed, cells: Readonly<Record<string, Typed>> = {}): Scalar {
  return resultOf(content.formula, cells);
}
