import { emptySession, planSession } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { texts } from "../../src/workbook/texts";
import { headedList } from "../support/headed-list";
import { workedOut } from "../support/worked-out";

const { ruling, ruled } = texts.tables;

/** A board that is cancelled at a table, and the sheets that show it besides, with what has a mark there. */
const KINDS = [
  { kind: "team-match", options: { boards: 5, form: "swiss" }, table: "Table 1", sheet: "Score card", marked: 2 },
  { kind: "three-teams", options: { boards: 12 }, table: "Table A", sheet: "Scoresheet", marked: 1 },
  { kind: "four-teams", options: { boards: 18 }, table: "Table 1", sheet: "Matches", marked: 1 },
] as const;

test.each(KINDS)("$sheet of $kind marks a board that was cancelled, and says what the mark means", (each) => {
  const { kind, options, table, sheet, marked } = each;
  const workbook = sessionWorkbook(emptySession(planSession(kind, options)).scored);
  const shown = (edits: Parameters<typeof workedOut>[1]) => {
    const { cells } = workbook.sheets.find(({ name }) => name === sheet)!;
    const at = workedOut(workbook, edits).get(sheet)!;
    const values = cells.filter(({ formula }) => formula).map(({ row, column }) => String(at.at(row, column)));
    const ends = kind === "four-teams" ? values.filter((text) => text.endsWith(ruled)) : flags(at);
    return { explained: values.filter((text) => text.startsWith(ruling)).length, marked: ends.length };
  };
  /** The cells by which numbers of boards are marked. */
  function flags(at: { readonly at: (row: number, column: number) => unknown }): unknown[] {
    const { highlights } = workbook.sheets.find(({ name }) => name === sheet)!;
    const rules = highlights.filter(({ tone }) => tone === "ruled");
    return rules.flatMap(({ area, formula }) => {
      const column = columnNumber(/^\$([A-Z]+)/.exec(formula)?.[1] ?? "");
      const rows = Array.from({ length: area.bottom - area.top + 1 }, (_, i) => area.top + i);
      return rows.filter((row) => at.at(row, column) === 1);
    });
  }
  const first = headedList(workbook, table, "Board").edit(1, "Contract", "cancelled");
  expect([shown([]), shown([first])]).toEqual([
    { explained: 0, marked: 0 },
    { explained: kind === "team-match" ? 2 : 1, marked },
  ]);
});

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}
