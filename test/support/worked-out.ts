import { strFromU8, unzipSync } from "fflate";
import { type Book, calculator } from "../../src/formula/calculator";
import { type Functions, scalarFunction, arrayFunction, text, predicate } from "../../src/formula/declare";
import { formulas } from "../../src/formula/formulas";
import type { BookCell } from "../../src/formula/evaluated-cell";
import { failure, flat, gridOf, isFailure, type Scalar, single, type Value } from "../../src/formula/values";
import { evaluated } from "../../src/workbook/evaluate";
import { isComputed, type Computed, type Content } from "../../src/workbook/kit/content";
import type { Cell, Draft, Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { functionsOf } from "./functions-in-formulas";
import type { Edit, Recalculated } from "./libreoffice";
import { addressesIn } from "./relative-formula";

/** Functions that no sheet of a session calls, but a workbook that people have beside it. */
const OTHERS: Functions = {
  ISERROR: predicate(isFailure),
  EXACT: scalarFunction([text, text], (one, other) => one === other),
  "ERROR.TYPE": arrayFunction(1, 1, (value) => {
    const codes = ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"];
    const given = single(value);
    return isFailure(given) ? 1 + codes.indexOf(given.error) : failure("#N/A");
  }),
  NA: arrayFunction(0, 0, () => failure("#N/A")),
  ROWS: arrayFunction(1, 1, (value) => gridOf(value).rows),
  AVERAGE: arrayFunction(1, 1, (value) => {
    const numbers = flat(gridOf(value)).filter((each) => typeof each === "number");
    return numbers.length === 0 ? failure("#DIV/0!") : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  }),
  AVERAGEIF: arrayFunction(3, 3, (...given) => {
    const numbers = numbersWhere(...given);
    return numbers.length === 0 ? failure("#DIV/0!") : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  }),
  SUMIF: arrayFunction(3, 3, (...given) => numbersWhere(...given).reduce((sum, each) => sum + each, 0)),
  COUNTIF: arrayFunction(2, 2, countIfs),
  COUNTIFS: arrayFunction(2, 4, countIfs),
};

const READER = formulas({ ...functionsOf("add-in"), ...OTHERS });

/** In how many places each range has the text that is asked for. */
function countIfs(...given: Value[]): number {
  const asked = given.flatMap((range, i) =>
    i % 2 === 0 ? [[flat(gridOf(range)), single(given[i + 1]!)] as const] : []
  );
  return asked[0]![0].filter((_, place) => asked.every(([cells, wanted]) => isWanted(cells[place], wanted))).length;
}

/** Whether a cell is what is asked for: the same, or a number from a least one on. */
function isWanted(cell: unknown, wanted: Scalar): boolean {
  const least = typeof wanted === "string" && wanted.startsWith(">=") ? Number(wanted.slice(2)) : null;
  return least === null ? cell === wanted : typeof cell === "number" && cell >= least;
}

/** The numbers of the third range where the first has what is asked for. */
function numbersWhere(...[range, wanted, summed]: Value[]): number[] {
  const cells = flat(gridOf(range!));
  return flat(gridOf(summed!)).flatMap((each, place) =>
    typeof each === "number" && isWanted(cells[place], single(wanted!)) ? [each] : []
  );
}

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
export function workedOut(workbook: Styled, edits: readonly Edit[] = []): Map<string, Recalculated> {
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

/** A workbook as far as formulas ask for it. */
type Styled = Book<BookCell & { readonly style?: Cell["style"] }>;

/**
 * What the formulas give that stand in a file, once some of its cells have been typed into. What fills several cells is
 * asked for in each of them.
 * @param model has the names, and which cells are typed into.
 */
export async function workedOutFile(
  bytes: Uint8Array,
  model: Pick<Workbook, "sheets" | "names">,
  edits: readonly Edit[] = []
): Promise<Map<string, Recalculated>> {
  const { sheets } = await readXlsx(bytes);
  const parts = unzipSync(bytes);
  const typedIn = new Map(model.sheets.map(({ name, cells }) => [name, cells.filter(({ style }) => style?.entry)]));
  const book = {
    sheets: sheets.map(({ name, cells }, i) => {
      const known = new Map(cells.map((cell) => [cellAddress(cell.row, cell.column), cell]));
      // A file's blank cells are none of its cells, but those that are typed into are not locked.
      const typed = (typedIn.get(name) ?? []).map(({ row, column, style }) => {
        const address = cellAddress(row, column);
        const value = known.get(address)?.value ?? null;
        known.delete(address);
        return { row, column, style, value };
      });
      for (const block of blocksIn(parts[`xl/worksheets/sheet${i + 1}.xml`])) {
        const [first, ...others] = addressesIn(block);
        const formula = known.get(first!.address)?.formula;
        if (formula === undefined || others.length === 0) continue;
        for (const { row, column, address } of [first!, ...others]) {
          const place = `${row - first!.row + 1},${column - first!.column + 1}`;
          known.set(address, { row, column, value: "", formula: `INDEX(${formula},${place})` });
        }
      }
      const others = [...known.values()].map((cell) => ({
        ...cell,
        formula: cell.formula && asTyped(cell.formula),
      }));
      return { name, cells: [...others, ...typed] };
    }),
    names: model.names,
  };
  return workedOut(book, edits);
}

/** A formula of a file as people would type it, but for whole columns: they end where no example goes on. */
function asTyped(formula: string): string {
  const named = formula.replace(/_xldudf_BRIDGE_/g, "BRIDGE.").replace(/_xlfn\./g, "");
  return named.replace(/(\$[A-Z]+):(\$[A-Z]+)(?![\w$])/g, "$1$$1:$2$$999");
}

/** The blocks of cells that formulas of a sheet fill. */
function blocksIn(part: Uint8Array | undefined): string[] {
  return part ? [...strFromU8(part).matchAll(/<f t="array" ref="(.*?)">/g)].map(([, block]) => block!) : [];
}

function results(book: Styled): Map<string, Recalculated> {
  const { valueAt } = calculator(book, READER);
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
