import { FIVE_PAIRS } from "../../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome, type HomeKind } from "../../../src/sessions/home/home-kind";
import { homeWorkbook } from "../../../src/workbook/home/home-workbook";
import { PAPERS, type Paper, type Sheet } from "../../../src/workbook/model";
import { emptySession, planSession, scoreCsv } from "../../../src/sessions/kinds";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";
import { emptyEvening, PLANS } from "../../support/evenings";
import { inTurns, swept } from "../../support/runs";

/** 8 mm and 7.5 mm in points: the least height of a row to write in. */
const LEAST = { A4: 22.7, Letter: 21.2 };

/** The boards on each page of a table's sheet. */
function boardsByPage({ cells, print }: Sheet): number[] {
  const rows = cells.flatMap(({ row, column, value }) => (column === 1 && typeof value === "number" ? [row] : []));
  const starts = [1, ...(print!.pagesFrom ?? [])];
  return starts.map((start, i) => rows.filter((row) => row >= start && row < (starts[i + 1] ?? Infinity)).length);
}

test.each<[string, HomeKind, number, number, Paper, table1: number[], table2: number[]]>([
  ["four pairs, 18 boards", FOUR_PAIRS, 18, 6, "A4", [18], [18]],
  ["four pairs, 24 boards", FOUR_PAIRS, 24, 6, "A4", [24], [24]],
  ["four pairs, 24 boards", FOUR_PAIRS, 24, 6, "Letter", [24], [24]],
  ["four pairs, 30 boards in 6 rounds", FOUR_PAIRS, 30, 6, "A4", [15, 15], [15, 15]],
  ["four pairs, 60 boards", FOUR_PAIRS, 60, 6, "Letter", [20, 20, 20], [20, 20, 20]],
  ["four pairs, 36 boards in 3 rounds", FOUR_PAIRS, 36, 3, "A4", [24, 12], [24, 12]],
  ["five pairs, 25 boards", FIVE_PAIRS, 25, 5, "A4", [13, 12], [10, 15]],
  ["five pairs, 25 boards", FIVE_PAIRS, 25, 5, "Letter", [13, 12], [10, 15]],
  ["five pairs, 30 boards", FIVE_PAIRS, 30, 5, "A4", [15, 15], [12, 18]],
])("%s in rounds on %4$s: a page, or pages between rounds", (_, kind, boards, rounds, paper, table1, table2) => {
  const { sheets } = homeWorkbook(emptyEvening(planHome(kind, { boards, rounds })), { paper });
  expect([sheets[0]!, sheets[1]!].map(boardsByPage)).toEqual([table1, table2]);
});

test("every row to write in is at least 8 mm high, on Letter 7.5 mm, on pages that are not made smaller", () => {
  for (const [i, plan] of swept(PLANS).entries())
    for (const paper of inTurns(PAPERS, i))
      for (const sheet of homeWorkbook(emptyEvening(plan), { paper }).sheets.slice(0, 2)) {
        const low = sheet.cells.filter(
          ({ row, column, value }) =>
            column === 1 && typeof value === "number" && (sheet.heights.get(row) ?? 0) < LEAST[paper]
        );
        expect([plan.boards, plan.rounds, paper, sheet.name, low]).toEqual([
          plan.boards,
          plan.rounds,
          paper,
          sheet.name,
          [],
        ]);
      }
});

test.each([
  ["imps", "20–40"],
  ["vps", "11+"],
] as const)("by %s the Scoresheet prints the scale until a board is scored, then the chart", (scoring, difference) => {
  const plan = planSession("four-pairs", { boards: 24, scoring });
  const played = scoreCsv(plan, csv("1,1,,,,110", "2,1,,,,0"));
  const [before, after] = [emptySession(plan), played].map(({ scored }) =>
    sessionWorkbook(scored).sheets.find(({ name }) => name === "Scoresheet")!
  );
  const shows = ({ cells }: Sheet) => cells.some(({ value }) => value === difference);
  const isPrinted = ({ charts, print }: Sheet) => charts[0]!.anchor.bottom <= print!.area.bottom;
  expect([before!, after!].map((sheet) => [shows(sheet), isPrinted(sheet)])).toEqual([
    [true, false],
    [false, true],
  ]);
});
