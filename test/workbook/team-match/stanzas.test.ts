import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";
import { workedOut } from "../../support/worked-out";
import { typedAt } from "../../support/typed-match";

const PLAN = planSession("team-match", {
  ...{ form: "knockout", sessions: [2, 1], "extra-boards": 1, home: "Reds", away: "Blues" },
});
const LEVEL = [1, 2, 3].flatMap((board) => [`1,${board},,,,50`, `2,${board},,,,50`]);
const workbook = sessionWorkbook(scoreCsv(PLAN, csv(...LEVEL)).scored, { hasGuide: false });

function said(...edits: Parameters<typeof typedAt>[3][]) {
  const typed = edits.flatMap((edit, i) => typedAt(workbook, `Table ${i + 1}`, 4, edit));
  const sheets = workedOut(workbook, typed);
  const { cells } = workbook.sheets[0]!;
  return cells.map(({ row, column }) => String(sheets.get("Match")!.at(row, column)));
}

test("extra boards are asked for in a tie, and decide", async () => {
  const tied = said();
  expect(tied).toEqual(
    expect.arrayContaining(["3 of 4 boards scored", "Tied: extra boards will decide", "3, if tied"])
  );
  expect(said({ points: 420 }, { points: 50 })).toEqual(
    expect.arrayContaining(["4 of 4 boards scored", "Reds win by 9 IMPs"])
  );
  expect(said({ contract: "cancelled" })).toEqual(
    expect.arrayContaining(["3 of 4 boards scored, 1 cancelled", "Tied"])
  );
});

test("a match that is won without them is won", () => {
  const won = sessionWorkbook(scoreCsv(PLAN, csv("1,1,,,,420", "2,1,,,,50", ...LEVEL.slice(2))).scored, {
    hasGuide: false,
  });
  const sheets = workedOut(won);
  const texts = won.sheets[0]!.cells.map(({ row, column }) => String(sheets.get("Match")!.at(row, column)));
  expect(texts).toEqual(expect.arrayContaining(["3 of 3 boards scored", "Reds win by 9 IMPs"]));
});

test("the sheets say how long the stanzas are", () => {
  const [match, , table1] = workbook.sheets;
  const said = (sheet = match) => sheet!.cells.map(({ value }) => String(value));
  expect(said()).toContain("3 boards · 2 stanzas of 2+1 · 1 more if tied · IMPs");
  expect(said(table1).some((text) => text.startsWith("Stanza 3, if tied   N-S "))).toBe(true);
});
