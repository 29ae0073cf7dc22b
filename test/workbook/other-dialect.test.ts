import { callsAddIn } from "../../src/workbook/dialect";
import { DIALECTS } from "../../src/workbook/dialect-names";
import { isDescription, readDescription } from "../../src/workbook/reading/read-description";
import type { Workbook } from "../../src/workbook/model";
import { inOtherDialect, otherDialect } from "../../src/workbook/other-dialect";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { inTurns } from "../support/runs";
import { before, example, kindsWithExample, withoutExample } from "../support/sessions";

const descriptionOf = ({ sheets }: Workbook) =>
  readDescription(sheets.flatMap(({ cells }) => cells.map(({ value }) => value)).find(isDescription))!;

/** What stands in a workbook's cells: formulas, and the values of cells without. */
function contents({ sheets }: Workbook): Record<string, unknown> {
  return Object.fromEntries(
    sheets.flatMap(({ name, cells }) =>
      cells.map(({ row, column, formula, value }) => [`${name} ${row},${column}`, formula ?? value])
    )
  );
}

/** A workbook with the cells of another written into it. */
function written(workbook: Workbook, changes: Workbook): Workbook {
  const sheets = workbook.sheets.map((sheet, i) => {
    const changed = new Map(changes.sheets[i]!.cells.map((cell) => [`${cell.row},${cell.column}`, cell]));
    const kept = sheet.cells.filter((cell) => !changed.has(`${cell.row},${cell.column}`));
    return { ...sheet, cells: [...kept, ...changed.values()] };
  });
  return { ...workbook, sheets };
}

/** What a workbook has otherwise than another; of built-in functions the tables that they look up may be left over. */
function differences(workbook: Workbook, wanted: Workbook): unknown[] {
  const [there, must] = [contents(workbook), contents(wanted)];
  const wrong = Object.keys(must).filter((cell) => there[cell] !== must[cell]);
  const leftOver = Object.keys(there).filter((cell) => !(cell in must) && !cell.startsWith("Working "));
  const descriptions = Object.values(there).filter(isDescription).length;
  return [...wrong, ...leftOver, ...(descriptions === 1 ? [] : [`${descriptions} descriptions`])];
}

describe.each(DIALECTS)("from %s to the other", (formulas) => {
  const isItsTurn = (_: unknown, i: number) => inTurns(DIALECTS, i).includes(formulas);

  it.each(withoutExample())("an empty workbook of %s with %j becomes what it would have been made", (kind, options) => {
    const workbook = sessionWorkbook(before(kind, options), { formulas });
    const wanted = sessionWorkbook(before(kind, options), { formulas: otherDialect(formulas) });
    const changed = written(workbook, inOtherDialect(descriptionOf(workbook)));
    expect(differences(changed, wanted)).toEqual([]);
  });

  it.each(kindsWithExample().filter(isItsTurn))(
    "so does a played workbook of %s, with all that is typed in it",
    (kind) => {
      const workbook = sessionWorkbook(example(kind), { formulas });
      const wanted = sessionWorkbook(example(kind), { formulas: otherDialect(formulas) });
      const changes = inOtherDialect(descriptionOf(workbook));
      expect(differences(written(workbook, changes), wanted)).toEqual([]);
      for (const { cells } of changes.sheets) for (const cell of cells) expect(cell.style?.entry ?? false).toBe(false);
    }
  );
});

it("in built-in functions no formula calls the add-in", () => {
  const workbook = sessionWorkbook(before("four-teams", { boards: 30 }), { formulas: "add-in" });
  const changes = inOtherDialect(descriptionOf(workbook)).sheets.flatMap(({ cells }) => cells);
  expect(changes.length).toBeGreaterThan(100);
  expect(changes.filter(({ formula }) => formula !== undefined && callsAddIn(formula))).toEqual([]);
});
