import { texts } from "../../src/workbook/texts";
import { DIALECTS } from "../../src/workbook/dialect-names";
import type { Outline } from "../../src/workbook/assemble";
import { describe as described } from "../../src/workbook/description";
import type { Cell, Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { isDescription } from "../../src/workbook/reading/read-description";
import { sessionOutline, sessionWorkbook } from "../../src/workbook/session-workbook";
import { damageIn, unknownFunctions } from "../support/excel-limits";
import { referencesOf } from "../support/references";
import { inTurns } from "../support/runs";
import { allSessions } from "../support/sessions";

const SHEETS: Readonly<Record<string, string>> = {
  "four-pairs": "Table 1, Table 2, Scoresheet, Winners, Movement, Scales",
  "five-pairs": "Table 1, Table 2, Scoresheet, Winners, Movement, Scales",
  "team-match league": "Match, Winners, Table 1, Table 2, Check, Line-ups, Scales",
  "team-match swiss": "Match, Winners, Table 1, Table 2, Check, Score card, Result slip, Scales",
  "team-match knockout": "Match, Winners, Table 1, Table 2, Check, Line-ups, Scales",
  "team-match bam": "Match, Winners, Table 1, Table 2, Check, Scales",
  "three-teams": "Scoresheet, Winners, Table A, Table B, Table C, Movement, Scales",
  "four-teams": "Recap, Winners, Table 1, Table 2, Table 3, Table 4, Matches, Master, Table cards, Score cards, Scales",
  league: "Fixtures, League table, Form, Outstanding, Director, Scales",
  "league twice": "Fixtures, League table, Form, Form 2, Outstanding, Director, Scales",
};

const ALL = allSessions().map(([name, made], i) => {
  const scored = made();
  const { kind, options } = scored.plan;
  const form = options.form ? ` ${options.form}` : options.double ? " twice" : "";
  const dialects = inTurns(DIALECTS, i);
  return { name, scored, dialects, sheets: SHEETS[`${kind}${form}`] };
});

const key = (sheet: string, row: number, column: number) => `${sheet}!${cellAddress(row, column)}`;
const keyOf = ({ name }: Sheet, { row, column }: Cell) => key(name, row, column);

/** Numbers of a sheet's cells, which are counted quicker than addresses. */
const numberAt = (row: number, column: number) => row * 16384 + column;

/** The cells of a kind, by sheet. */
function cellsWhere({ sheets }: Workbook, isMeant: (cell: Cell) => boolean): Map<string, Set<number>> {
  return new Map(
    sheets.map(({ name, cells }) => [
      name,
      new Set(cells.filter(isMeant).map(({ row, column }) => numberAt(row, column))),
    ])
  );
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
  const typed = cellsWhere(workbook, ({ style }) => style?.entry === true);
  const computed = cellsWhere(workbook, ({ formula }) => formula !== undefined);
  const seen = new Map<string, string[]>();
  const faultsOf = (reference: ReturnType<typeof referencesOf>[number]): string[] => {
    const { sheet, area } = reference;
    const inside: number[] = [];
    for (let row = area.top; row <= area.bottom; row++)
      for (let column = area.left; column <= area.right; column++) inside.push(numberAt(row, column));
    const isIn = (cells: typeof typed) => (cell: number) => cells.get(sheet)?.has(cell) === true;
    const said = `${key(sheet, area.top, area.left)}:${cellAddress(area.bottom, area.right)}`;
    if ([inside[0]!, inside[inside.length - 1]!].some(isIn(typed))) return [`ends in ${said}`];
    return inside.some(isIn(typed)) && inside.some(isIn(computed)) ? [`has typed cells and formulas in ${said}`] : [];
  };
  // A row of a table reads its own cells, so that it may be sorted.
  const hasTable = (name: string) => workbook.sheets.some((sheet) => sheet.name === name && sheet.table);
  return formulasOf(workbook).flatMap(({ sheet, at, formula }) =>
    referencesOf(formula, sheet).flatMap((reference) => {
      if (reference.sheet === sheet && hasTable(sheet)) return [];
      const { top, left, bottom, right } = reference.area;
      const name = `${reference.sheet}!${top},${left}:${bottom},${right}`;
      if (!seen.has(name)) seen.set(name, faultsOf(reference));
      return seen.get(name)!.map((fault) => `${at} ${fault}`);
    })
  );
}

describe.each(ALL)("$name", ({ scored, sheets, dialects }) => {
  const workbooks = dialects.map((dialect) => ({
    dialect,
    workbook: sessionWorkbook(scored, { formulas: dialect }),
  }));
  const [{ workbook: first }] = workbooks as [(typeof workbooks)[number]];

  test("has the sheets of its kind", () => {
    const shown = first.sheets.filter(({ hidden }) => !hidden).map(({ name }) => name);
    if (sheets) expect(shown.join(", ")).toBe(`How to, ${sheets}`);
    expect(shown).toContain("Scales");
  });

  if (workbooks.length > 1)
    test("shows the same in both dialects", () => {
      const values = ({ sheets: all }: Workbook) =>
        all
          .filter(({ hidden }) => !hidden)
          .flatMap(({ name, cells }) => cells.map(({ row, column, value }) => `${name} ${row},${column}: ${value}`))
          .join("\n");
      for (const { workbook } of workbooks) expect(values(workbook)).toBe(values(first));
    });

  test("every defined name is of a sheet that there is, and no two are alike", () => {
    const names = first.names.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { sheet } of first.names) expect(first.sheets.map(({ name }) => name)).toContain(sheet);
  });

  test("every visible sheet is headed, and can be printed", () => {
    for (const { name, hidden, print, cells, links } of first.sheets) {
      if (hidden) continue;
      expect(print).not.toBeNull();
      const head = cells.filter(({ row }) => row === 1).map(({ value }) => value);
      // Behind it names may be asked for.
      const asked = links.map(({ to }) => texts.tables.names(to.sheet));
      expect(head.some((text) => text === first.title || text === first.title + asked.join())).toBe(true);
      // A knockout without Swiss rounds has nothing but the teams on its first sheet.
      const what = name === "Standings" && first.sheets.length < 6 ? "Teams" : name;
      // Tables' sheets have the date in the same line.
      expect(head.map((text) => String(text).replace(/ · 20 November 2026$/, ""))).toContain(what);
    }
  });

  describe.each(workbooks)("$dialect", ({ dialect, workbook }) => {
    const entries = workbook.sheets.flatMap((sheet) =>
      sheet.cells.filter(({ style }) => style?.entry).map((cell) => ({ sheet, cell }))
    );
    const inArea = ({ row, column }: Cell, { area }: Sheet["validations"][number]) =>
      row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
    const ruleOf = (sheet: Sheet, cell: Cell) => sheet.validations.find((validation) => inArea(cell, validation))?.rule;

    test("has an outline that says of its shown sheets what stands where", () => {
      const outline = sessionOutline(scored, { formulas: dialect });
      expect(placesIn(outline)).toBe(placesIn({ ...workbook, sheets: workbook.sheets.slice(0, -1) }));
    });

    test("has nothing that Excel takes for damage", () => {
      expect(damageIn(workbook)).toEqual([]);
    });

    test("calls no function that some spreadsheet lacks, but the add-in's in its dialect", () => {
      const unknown = unknownFunctions(workbook);
      expect(unknown.filter((name) => dialect === "built-in" || !name.startsWith("BRIDGE."))).toEqual([]);
    });

    test("carries its description alone, on its hidden sheet", () => {
      expect(carried(workbook)).toEqual([described(scored.plan, { formulas: dialect })]);
      expect(carried({ ...workbook, sheets: workbook.sheets.filter(({ hidden }) => !hidden) })).toEqual([]);
    });

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
        if (sheet.name.startsWith("Round ") && !ruleOf(sheet, cell))
          return cell.style!.format !== null && cell.style!.format !== "@";
        const kind = ruleOf(sheet, cell)?.kind;
        return (cell.style!.format === "@") === (kind === "whole" || kind === "decimal" || kind === "halves");
      });
      expect(wrong.map(({ sheet, cell }) => keyOf(sheet, cell))).toEqual([]);
    });

    test("every rule is of cells to type into", () => {
      for (const sheet of workbook.sheets)
        for (const validation of sheet.validations) {
          // Below the boards of a table nothing may be typed.
          if (validation.rule.kind === "nothing") continue;
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
});

/** The descriptions that a workbook carries. */
function carried({ sheets }: Workbook): string[] {
  return sheets.flatMap(({ cells }) => cells.map(({ value }) => value).filter(isDescription));
}

/** What a saved workbook is read by, as a text: of so many cells that is compared quicker. */
function placesIn({ sheets, entries }: Outline): string {
  const placed = sheets.flatMap(({ name, hidden, cells }) => [
    `${name} ${hidden}`,
    ...cells.map(
      ({ row, column, value, formula, style }) =>
        `${row}:${column} ${formula === undefined ? JSON.stringify(value) : "="} ${style?.entry === true}`
    ),
  ]);
  return [...placed, JSON.stringify(entries)].join("\n");
}
