import { DIALECTS } from "../../src/workbook/dialect-names";
import type { Cell, Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { referencesOf } from "../support/references";
import { before, example, KINDS_WITH_OPTIONS, kindsWithExample } from "../support/sessions";

const key = (sheet: string, row: number, column: number) => `${sheet}!${cellAddress(row, column)}`;
const keyOf = ({ name }: Sheet, { row, column }: Cell) => key(name, row, column);

/** The addresses of all cells of a kind. */
function keysOf({ sheets }: Workbook, isMeant: (cell: Cell) => boolean): Set<string> {
  return new Set(sheets.flatMap((sheet) => sheet.cells.filter(isMeant).map((cell) => keyOf(sheet, cell))));
}

/** Every formula of a workbook, those of highlights included, and where it stands. */
function formulasOf({ sheets }: Workbook) {
  return sheets.flatMap((sheet) => [
    ...sheet.cells.flatMap((cell) => {
      const { formula } = cell;
      return formula === undefined ? [] : [{ sheet: sheet.name, at: keyOf(sheet, cell), formula }];
    }),
    ...sheet.highlights.map(({ formula, area }) => ({
      sheet: sheet.name,
      at: `the highlight of ${key(sheet.name, area.top, area.left)}`,
      formula,
    })),
  ]);
}

/** Formulas that refer to what must not be referred to, in words. */
function wrongReferences(workbook: Workbook): string[] {
  const typed = keysOf(workbook, ({ style }) => style?.entry === true);
  const computed = keysOf(workbook, ({ formula }) => formula !== undefined);
  const seen = new Map<string, string[]>();
  const faultsOf = (reference: ReturnType<typeof referencesOf>[number]): string[] => {
    const { sheet, area } = reference;
    const inside: string[] = [];
    for (let row = area.top; row <= area.bottom; row++)
      for (let column = area.left; column <= area.right; column++) inside.push(key(sheet, row, column));
    const [first, last] = [inside[0]!, inside[inside.length - 1]!];
    const within = inside.filter((cell) => typed.has(cell));
    if (typed.has(first) || typed.has(last)) return [`ends in ${first}:${last}`];
    const around = within.length > 0 ? inside.filter((cell) => computed.has(cell)) : [];
    return around.length > 0 ? [`has typed cells and the formula of ${around[0]} in ${first}:${last}`] : [];
  };
  return formulasOf(workbook).flatMap(({ sheet, at, formula }) =>
    referencesOf(formula, sheet).flatMap((reference) => {
      const name = JSON.stringify(reference);
      if (!seen.has(name)) seen.set(name, faultsOf(reference));
      return seen.get(name)!.map((fault) => `${at} ${fault}`);
    })
  );
}

const MODELS = [
  ...KINDS_WITH_OPTIONS.map(
    ([kind, options]) => [`${kind} ${JSON.stringify(options)}`, before(kind, options)] as const
  ),
  ...kindsWithExample().map((kind) => [`the example of ${kind}`, example(kind)] as const),
].flatMap(([name, scored]) =>
  DIALECTS.map((formulas) => ({ name: `${name}, ${formulas}`, workbook: sessionWorkbook(scored, { formulas }) }))
);

describe.each(MODELS)("$name", ({ workbook }) => {
  const entries = workbook.sheets.flatMap((sheet) =>
    sheet.cells.filter(({ style }) => style?.entry).map((cell) => ({ sheet, cell }))
  );
  const inArea = ({ row, column }: Cell, { area }: Sheet["validations"][number]) =>
    row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
  const ruleOf = (sheet: Sheet, cell: Cell) => sheet.validations.find((validation) => inArea(cell, validation))?.rule;

  test("no cell to type into holds a formula", () => {
    expect(entries.length).toBeGreaterThan(0);
    const formulas = entries.filter(({ cell }) => cell.formula !== undefined);
    expect(formulas.map(({ sheet, cell }) => keyOf(sheet, cell))).toEqual([]);
  });

  test("no formula refers to a cell to type into, nor to a range that ends in one or would make a circle", () => {
    expect(wrongReferences(workbook)).toEqual([]);
  });

  test("every cell to type into is text, or a number by a rule", () => {
    const isJoined = (sheet: Sheet, { row, column }: Cell) =>
      sheet.merges.some(
        ({ top, left, bottom, right }) =>
          row >= top && row <= bottom && column >= left && column <= right && (row > top || column > left)
      );
    const wrong = entries.filter(({ sheet, cell }) => {
      if (isJoined(sheet, cell)) return false;
      // Teams of a Swiss round are numbers, which nothing completes: as text, 1 would become 12. Or else bye.
      if (sheet.name.startsWith("Round ") && !ruleOf(sheet, cell)) return cell.style!.format !== null;
      const kind = ruleOf(sheet, cell)?.kind;
      return (cell.style!.format === "@") === (kind === "whole" || kind === "decimal" || kind === "halves");
    });
    expect(wrong.map(({ sheet, cell }) => keyOf(sheet, cell))).toEqual([]);
  });

  test("every rule is of cells to type into", () => {
    for (const sheet of workbook.sheets)
      for (const validation of sheet.validations) {
        const { top, left, bottom, right } = validation.area;
        const open = sheet.cells.filter((cell) => inArea(cell, validation) && cell.style?.entry);
        expect([sheet.name, validation.area, open.length > 0]).toEqual([sheet.name, validation.area, true]);
        // Bands, headings and gaps between them may lie within a column's rule; its ends do not.
        for (const [row, column] of [
          [top, left],
          [bottom, right],
        ] as const)
          // prettier-ignore
          expect(open.some((cell) => cell.row === row && cell.column === column)).toBe(true);
      }
  });

  test("no valid entry of a list begins another", () => {
    for (const { validations } of workbook.sheets)
      for (const { rule } of validations) {
        if (rule.kind !== "list") continue;
        const begun = rule.values.flatMap((value) =>
          rule.values.filter((other) => other !== value && other.toUpperCase().startsWith(value.toUpperCase()))
        );
        expect(begun).toEqual([]);
      }
  });
});
