import { readFileSync } from "node:fs";
import path from "node:path";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import { readResults } from "../../sessions/read-csv-results";
import { scoreHome } from "../../../src/sessions/home/score-home";
import { homeWorkbook } from "../../../src/workbook/home/home-workbook";
import { cellAddress } from "../../../src/workbook/reference";
import { workedOut } from "../../support/worked-out";
import { headedList } from "../../support/headed-list";
import type { Edit, Recalculated } from "../../support/libreoffice";
import { recalculated } from "../../support/recalculated";

const EXAMPLE = path.join(__dirname, "../../../examples/four-pairs-results.csv");
const plan = planHome(FOUR_PAIRS, { boards: 24, scoring: "vps" });
const boards = plan.subrounds.flatMap((subround) => subround.boards);
const session = scoreHome(plan, readResults(readFileSync(EXAMPLE, "utf8"), boards).results);

/** The example evening: its rounds end -2, 27, 10, 3, -11 and 2, by HOME-4. */
const workbook = homeWorkbook(session);

/** The totals of the four pairs, in the ranking at the top of the Scoresheet and below its rounds. */
function totals(sheets: ReadonlyMap<string, Recalculated>): (string | number)[][] {
  const ranking = workbook.sheets
    .find(({ name }) => name === "Scoresheet")!
    .cells.find(({ value }) => value === "VPs")!;
  const { area } = workbook.names.find(({ name }) => name === "Score_Total")!;
  return [
    [1, 2, 3, 4].map((line) => sheets.get("Scoresheet")!.at(ranking.row + line, ranking.column)),
    [0, 1, 2, 3].map((pair) => sheets.get("Scoresheet")!.at(area.top, area.left + pair)),
  ];
}

function leaderFirst(totals: readonly number[]): number[] {
  return [...totals].sort((a, b) => b - a);
}

/** Cells of the victory-point table next to each other, in its line from 0. */
function line(index: number, values: readonly (number | string)[]): Edit[] {
  const { area } = workbook.names.find(({ name }) => name === "Vp_Scale")!;
  return values.map((value, i) => ({ sheet: "Scales", cell: cellAddress(area.top + index, area.left + i), value }));
}

const table1 = headedList(workbook, "Table 1", "Board");

/** What is typed, and the totals of the four pairs that must follow from it. */
const EDITS: readonly (readonly [what: string, edits: readonly Edit[], totals: number[]])[] = [
  ["nothing", [], [57, 37, 19, 55]],
  ["the winner's points for a margin of 3, on the Scales sheet", line(3, [3, 12]), [59, 39, 19, 55]],
  ["the same as text, as a cut and a paste leave it", line(3, ["3", "12"]), [59, 39, 19, 55]],
  [
    "a table of the organiser's own, shorter than the one before",
    [
      ...line(0, [0, 10, 10]),
      ...line(1, [5, 15, 5]),
      ...line(2, [20, 20, 0]),
      ...Array.from({ length: 15 }, (_, i) => line(i + 3, ["", "", ""])).flat(),
    ],
    [70, 50, 40, 80],
  ],
  [
    "another contract on board 1 at Table 1: +110 becomes +400, 7 IMPs where there were none",
    [table1.edit(1, "Contract", "3nt"), table1.edit(1, "Result", "=")],
    [51, 31, 25, 61],
  ],
  ["an adjustment of -3 IMPs on that board", [table1.edit(1, "Adj. IMPs", -3)], [59, 39, 17, 53]],
  ["the same as text", [table1.edit(1, "Adj. IMPs", "−3")], [59, 39, 17, 53]],
];

test("the totals follow what is typed", async () => {
  const found = await recalculated(EDITS.map(([, edits]) => ({ model: workbook, edits })));
  expect(found.map(totals)).toEqual(EDITS.map(([, , follow]) => [leaderFirst(follow), follow]));
});

test("the totals follow what is typed, with the add-in's functions", () => {
  const addIn = homeWorkbook(session, { formulas: "add-in" });
  for (const [what, edits, follow] of EDITS)
    expect([what, totals(workedOut(addIn, edits))]).toEqual([what, [leaderFirst(follow), follow]]);
});
