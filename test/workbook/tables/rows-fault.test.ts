import type { Workbook } from "../../../src/workbook/model";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { texts } from "../../../src/workbook/texts";
import { scoredCase } from "../../support/case-files";
import type { Edit } from "../../support/libreoffice";
import { savedOf } from "../../support/saved";
import { workedOut } from "../../support/worked-out";

const { rowsMoved, rowsBelow } = texts.remarks;

/** A session of each kind whose boards are typed on the sheets of tables; the sheet that gathers what is wrong. */
const SESSIONS = [
  ["four-pairs-vps-letter", "Table 1", "Scoresheet"],
  ["five-pairs-vps", "Table 2", "Scoresheet"],
  ["pairs-eight-director", "Table 1", "Scoresheet"],
  ["individual-twelve-played", "Table 2", "Scoresheet"],
  ["chicago-five-example", "Table 1", "Scoresheet"],
  ["team-match-league-handicap", "Table 2", "Match"],
  ["three-teams-example", "Table B", "Scoresheet"],
  ["four-teams-example", "Table 3", "Recap"],
] as const;

describe.each(SESSIONS)("%s: the rows of %s", (name, sheet, overview) => {
  const workbook = sessionWorkbook(scoredCase(name).scored);
  const rows = boardRows(workbook, sheet);
  const [first, second] = rows as [number, number];
  const below = rows[rows.length - 1]! + 2;

  const remarks = (edits: readonly Edit[]) => {
    const sheets = workedOut(workbook, edits);
    const { cells } = workbook.sheets.find(({ name }) => name === overview)!;
    const lines = cells.map(({ row, column }) => String(sheets.get(overview)!.at(row, column)));
    return [String(sheets.get(sheet)!.at(1, 1)), lines.find((line) => line.includes(`${sheet}: Rows `)) ?? ""];
  };
  const read = (edits: readonly Edit[]) => {
    const { sheets, ...saved } = savedOf(workbook);
    return readSaved({
      ...saved,
      sheets: sheets.map(({ name, cells }) => {
        const typed = edits.filter((edit) => edit.sheet === name);
        const others = cells.filter(({ row, column }) => !typed.some(({ cell }) => cell === cellAddress(row, column)));
        const added = typed.map(({ cell, value }) => {
          const [, letters = "", digits = ""] = /([A-Z]+)(\d+)/.exec(cell)!;
          return { row: Number(digits), column: letters.charCodeAt(0) - 64, value: value as string | number };
        });
        return { name, cells: [...others, ...added] };
      }),
    })[0]!;
  };

  /** The first two rows of a round, each with the fixed cells of the other. */
  const sorted = [1, 2, 3].flatMap((column): Edit[] => {
    const at = (row: number) => cellOf(workbook, sheet, row, column) ?? "";
    return [
      { sheet, cell: cellAddress(first, column), value: at(second) },
      { sheet, cell: cellAddress(second, column), value: at(first) },
    ];
  });
  const copied: Edit[] = [
    { sheet, cell: `B${below}`, value: "N" },
    { sheet, cell: `D${below}`, value: "3NT" },
    { sheet, cell: `E${below}`, value: "S" },
  ];

  test("have no fault as they are made", () => {
    const [title, line] = remarks([]);
    expect(title).not.toContain("Rows");
    expect(line).toBe("");
  });

  test("are out of order once they are sorted, and nothing is read", () => {
    expect(remarks(sorted)).toEqual([rowsMoved, expect.stringContaining(`${sheet}: ${rowsMoved}`)]);
    expect(() => read(sorted)).toThrow(/undo that, or copy the entries/);
  });

  test("do not count below the last board, on the sheets and on reading back", () => {
    expect(remarks(copied)).toEqual([rowsBelow, expect.stringContaining(`${sheet}: ${rowsBelow}`)]);
    // As a copied round is before anything is typed into it.
    expect(remarks(copied.slice(0, 1))[0]).toBe(rowsBelow);
    const { remarks: told, outcome } = read(copied);
    expect(told).toContainEqual({ place: `${sheet}!D${below}`, message: `${rowsBelow}.` });
    expect(outcome.csv()).toBe(read([]).outcome.csv());
  });

  test("are counted on Winners with the boards to check", () => {
    const winners = (edits: readonly Edit[]) => {
      const page = workedOut(workbook, edits).get(texts.result.name);
      return page && Number(/(\d+) to check/.exec(String(page.at(3, 1)))?.[1] ?? 0);
    };
    const [made, below] = [winners([]), winners(copied)];
    expect(below).toBe(made === undefined ? undefined : made + 1);
  });
});

/** The rows of a table's boards. */
function boardRows(workbook: Workbook, sheet: string): number[] {
  return workbook.entries.lines.flatMap((line) => (line.sheet === sheet && line.kind === "board" ? [line.row] : []));
}

function cellOf({ sheets }: Workbook, sheet: string, row: number, column: number): string | number | null {
  const found = sheets
    .find(({ name }) => name === sheet)!
    .cells.find((cell) => cell.row === row && cell.column === column);
  return found?.value ?? null;
}
