import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { texts } from "../../src/workbook/texts";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { scoredCase } from "../support/case-files";
import { describeWithLibreOffice, recalculate, type Edit, type Restructuring } from "../support/libreoffice";
import { savedOf } from "../support/saved";

/** Sessions of each kind of sheet that is typed into, with those sheets. */
const PLAYED: readonly (readonly [name: string, ...sheets: string[]])[] = [
  ["four-pairs-vps-letter", "Table 1", "Table 2", "Scoresheet", "Scales"],
  ["pairs-eight-director", "Table 1", "Scoresheet", "Director"],
  ["individual-twelve-played", "Table 2", "Scoresheet"],
  ["team-match-league-handicap", "Match", "Table 1", "Line-ups"],
  ["chicago-five-example", "Table 1", "Scoresheet"],
  ["three-teams-example", "Scoresheet", "Table B"],
  ["four-teams-example", "Recap", "Table 3"],
  ["swiss-event-second-stage", "Standings", "Round 2", "Bracket", "Director"],
  ["league-divisions", "Fixtures", "Form, division 1", "Director"],
];

const lines = (sheet: string, act: Exclude<Restructuring["do"], "cut" | "sort">, at: number): Restructuring => {
  return { sheet, do: act, at, count: 1 };
};

/** What is read of a session's workbook after each list of changes that LibreOffice has made to it; or why nothing is. */
async function readChanged(
  name: string,
  changes: readonly (readonly Restructuring[])[]
): Promise<{ csv: string; remarks: string[] }[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const bytes = await writeWorkbook(sessionWorkbook(scoredCase(name).scored));
    const jobs = changes.map((edits, i) => ({ bytes, edits, save: path.join(folder, `${i}.xlsx`) }));
    recalculate(jobs);
    return await Promise.all(
      jobs.map(async ({ save }) => {
        const saved = await readXlsx(readFileSync(save));
        try {
          const [session] = readSaved(saved);
          return { csv: session!.outcome.csv(), remarks: session!.remarks.map(({ message }) => message) };
        } catch (error) {
          return { csv: "", remarks: [(error as Error).message] };
        }
      })
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is read of the workbook as it was made. */
function readMade(name: string): { csv: string; remarks: string[] } {
  const [session] = readSaved(savedOf(sessionWorkbook(scoredCase(name).scored)));
  return { csv: session!.outcome.csv(), remarks: session!.remarks.map(({ message }) => message) };
}

describeWithLibreOffice("a workbook whose sheets were unprotected and changed in LibreOffice", () => {
  test.each(PLAYED)("%s: inserted columns, rows and sheets change nothing that is read", async (name, ...sheets) => {
    const [columns, both, hidden] = await readChanged(name, [
      sheets.map((sheet) => lines(sheet, "insert columns", 3)),
      sheets.flatMap((sheet) => [lines(sheet, "insert columns", 2), lines(sheet, "insert rows", 1)]),
      [lines("Working", "insert columns", 2), lines("Working", "insert rows", 1)],
    ]);
    expect([columns, both, hidden]).toEqual([readMade(name), readMade(name), readMade(name)]);
  });

  test.each(PLAYED)("%s: where columns or rows were deleted, nothing is read", async (name, sheet) => {
    const acts = [[lines(sheet, "delete columns", 2)], [lines(sheet, "delete rows", 8)]];
    for (const { csv, remarks } of await readChanged(name, acts)) {
      expect(csv).toBe("");
      expect(remarks).toEqual([
        expect.stringMatching(/deleted.* on .*: undo that, or copy the entries into a new workbook/),
      ]);
    }
  });

  test("a row among yellow cells moves what the workbook counts, which is said; cut cells are read where they were", async () => {
    const name = "four-pairs-vps-letter";
    const made = readMade(name);
    const [row, cut, both] = await readChanged(name, [
      [lines("Table 1", "insert rows", 10)],
      [{ sheet: "Table 1", do: "cut", range: "D4:G26", to: "U4" }],
      [lines("Table 1", "insert columns", 5), { sheet: "Table 1", do: "cut", range: "D4:D26", to: "V4" }],
    ]);
    expect(row!.csv).toBe(made.csv);
    expect(row!.remarks).toEqual([expect.stringContaining("counts other rows than those typed"), ...made.remarks]);
    // Two boards at Table 1 have points that were typed; of the others nothing is left.
    const left = cut!.csv.split("\r\n").filter((line) => line.startsWith("1,"));
    expect(left.map((line) => line.split(",").slice(2, 5).join(""))).toEqual(["", ""]);
    expect(both!.remarks[0]).toMatch(/^A column was inserted on Table 1 before F: delete it/);
  });

  test("sorted and copied rows are told on the sheet; a sort of a protected sheet does nothing", async () => {
    const bytes = await writeWorkbook(sessionWorkbook(scoredCase("four-pairs-vps-letter").scored));
    const sheet = "Table 1";
    const sort = { sheet, do: "sort", by: 3 } as const;
    const changes: (Edit | Restructuring)[][] = [
      [{ ...sort, range: "A4:N6", isProtected: true }],
      [{ ...sort, range: "A4:N6" }],
      [{ ...sort, range: "A3:N26" }],
      [
        { sheet, cell: "B29", value: "N" },
        { sheet, cell: "D29", value: "3NT" },
      ],
    ];
    const titles = recalculate(changes.map((edits) => ({ bytes, edits }))).map((sheets) => sheets.get(sheet)!.at(1, 1));
    const { rowsMoved, rowsBelow } = texts.remarks;
    expect(titles).toEqual([expect.stringContaining("Friday"), rowsMoved, rowsMoved, rowsBelow]);
    const [unsorted, ...sorted] = await readChanged("four-pairs-vps-letter", changes.slice(0, 3) as Restructuring[][]);
    expect(unsorted).toEqual(readMade("four-pairs-vps-letter"));
    for (const { csv, remarks } of sorted) expect([csv, ...remarks]).toEqual(["", texts.reading.moved(sheet)]);
  });
});
