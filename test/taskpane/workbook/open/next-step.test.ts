import { planSession, scoreCsv } from "../../../../src/sessions/kinds";
import { emptyBoard, shareOf } from "../../../../src/taskpane/workbook/open/next-step";
import { readSaved } from "../../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";
import { savedOf } from "../../../support/saved";

test.each([
  ["20 of 24 boards scored", 20 / 24],
  ["0 of 24 boards scored", 0],
  ["Round 3 of 5: 0 of 4 matches scored", 2 / 5],
  ["Round 3 of 5: 2 of 4 matches scored", 2.5 / 5],
  ["Nothing yet", 0],
])("%s: %d of the whole", (progress, share) => {
  expect(shareOf(progress)).toBeCloseTo(share);
});

function opened(csv: string) {
  const { scored } = scoreCsv(planSession("four-pairs", { boards: 12, rounds: 3 }), csv);
  return readSaved(savedOf(sessionWorkbook(scored)))[0]!;
}

test("the first board without a result is found, of the first table first", () => {
  const boards = Array.from({ length: 12 }, (_, i) => i + 1);
  const lines = (table: number, of: readonly number[]) => of.map((board) => `${table},${board},50`);
  const csv = (...all: string[]) => ["table,board,points", ...all].join("\n");
  expect(emptyBoard(opened(csv()))).toMatchObject({ table: "1", board: "1", place: "Table 1!D4" });
  expect(emptyBoard(opened(csv("1,1,420", "1,2,50")))).toMatchObject({ table: "1", board: "3" });
  expect(emptyBoard(opened(csv(...lines(1, boards))))).toMatchObject({ table: "2", board: "1" });
  expect(emptyBoard(opened(csv(...lines(1, boards), ...lines(2, boards))))).toBeNull();
});
