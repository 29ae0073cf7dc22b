import { readFileSync } from "node:fs";
import path from "node:path";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { readResults } from "../../src/sessions/home/read-results";
import { scoreHome } from "../../src/sessions/home/score-home";
import type { DialectName } from "../../src/workbook/dialect";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { calculate } from "../support/formula-engine";
import { describeWithLibreOffice, recalculate, type Edit, type Recalculated } from "../support/libreoffice";

const EXAMPLE = path.join(__dirname, "../../examples/four-pairs-results.csv");
const plan = planHome(FOUR_PAIRS, { boards: 24, scoring: "vps" });
const boards = plan.subrounds.flatMap((subround) => subround.boards);
const session = scoreHome(plan, readResults(readFileSync(EXAMPLE, "utf8"), boards).results);

/** The example evening: its rounds end -2, 27, 10, 3, -11 and 2, by HOME-4. */
async function example(formulas: DialectName): Promise<Uint8Array> {
  return await writeWorkbook(homeWorkbook(session, { formulas }));
}

function totals(sheets: ReadonlyMap<string, Recalculated>): (string | number)[] {
  return [3, 4, 5, 6].map((column) => sheets.get("Scoresheet")!.at(18, column));
}

/** Cells of the Scoresheet next to each other. */
function row(line: number, columns: string, values: readonly (number | string)[]): Edit[] {
  return values.map((value, i) => ({ sheet: "Scoresheet", cell: `${columns[i]}${line}`, value }));
}

/** What is typed, and the totals of the four pairs that must follow from it. */
const EDITS: readonly (readonly [what: string, edits: readonly Edit[], totals: number[]])[] = [
  ["nothing", [], [57, 37, 19, 55]],
  [
    "the winner's points for a margin of 3, on the Scoresheet",
    [{ sheet: "Scoresheet", cell: "B36", value: 12 }],
    [59, 39, 19, 55],
  ],
  ["the same in the table on the Scales sheet", [{ sheet: "Scales", cell: "G8", value: 12 }], [59, 39, 19, 55]],
  [
    "a table of the organiser's own, shorter than the one before",
    [
      ...row(33, "ABC", [0, 10, 10]),
      ...row(34, "ABC", [5, 15, 5]),
      ...row(35, "ABC", [20, 20, 0]),
      ...[36, 37, 38].flatMap((line) => row(line, "ABC", ["", "", ""])),
      ...[33, 34].flatMap((line) => row(line, "DEF", ["", "", ""])),
    ],
    [70, 50, 40, 80],
  ],
  [
    "another contract on board 1 at Table 1: +110 becomes +400, 7 IMPs where there were none",
    [
      { sheet: "Table 1", cell: "G5", value: "3nt" },
      { sheet: "Table 1", cell: "I5", value: "=" },
    ],
    [51, 31, 25, 61],
  ],
  ["an adjustment of -3 IMPs on that board", [{ sheet: "Table 1", cell: "N5", value: -3 }], [59, 39, 17, 53]],
];

describeWithLibreOffice("the totals follow what is typed, in LibreOffice", () => {
  test("in the built-in dialect", async () => {
    const bytes = await example("built-in");
    const found = recalculate(EDITS.map(([, edits]) => ({ bytes, edits })));
    expect(found.map(totals)).toEqual(EDITS.map(([, , follow]) => follow));
  });
});

test.each(["built-in", "add-in"] as const)("the totals follow what is typed, in the %s dialect", async (formulas) => {
  const bytes = await example(formulas);
  for (const [what, edits, follow] of EDITS)
    expect([what, totals(await calculate(bytes, edits))]).toEqual([what, follow]);
});
