import { emptySession, planSession } from "../../../src/sessions/kinds";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { workedOut } from "../../support/worked-out";

const PLAYERS = ["Ann", "Bob", "Cy", "Di", "Una", "Vic", "Eve", "Flo", "Gus", "Hal", "Wes", ""];
const OPTIONS = { home: "Reds", away: "Blues", boards: 4, players: PLAYERS, "line-up": "2 Reds: Una, Vic, , " };
const scored = (more: object = {}) => emptySession(planSession("team-match", { ...OPTIONS, ...more })).scored;

/** The bands of a table's sheet, once calculated. */
function bands(edits: Parameters<typeof workedOut>[1] = []) {
  const workbook = sessionWorkbook(scored());
  const sheets = workedOut(workbook, edits);
  const { cells } = workbook.sheets.find(({ name }) => name === "Table 1")!;
  return cells
    .map(({ row, column }) => String(sheets.get("Table 1")!.at(row, column)))
    .filter((text) => /N: |E: /.test(text));
}

test("the tables name those who play the session", async () => {
  expect(bands()).toEqual([
    "Session 1   N-S Reds, pair\u00a01   N: Ann   S: Bob",
    "E-W Blues, pair\u00a01   E: Eve   W: Flo",
    "Session 2   N-S Reds, pair\u00a01   N: Una   S: Vic",
    "E-W Blues, pair\u00a02   E: Gus   W: Hal",
  ]);
});

test("a name typed on Line-ups stands in place of the usual one, and clearing it brings that back", async () => {
  const { cells } = sessionWorkbook(scored()).sheets.find(({ name }) => name === "Line-ups")!;
  const una = cells.find(({ value }) => value === "Una")!;
  const typed = (row: number, column: number, value: string) => ({
    ...{ sheet: "Line-ups", cell: cellAddress(row, column), value },
  });
  // The row below is that of the away team, whose second pair plays.
  const said = bands([typed(una.row, una.column, ""), typed(una.row + 1, una.column + 6, "Zoë")]);
  expect(said.slice(2)).toEqual([
    "Session 2   N-S Reds, pair\u00a01   N: Ann   S: Vic",
    "E-W Blues, pair\u00a02   E: Gus   W: Zoë",
  ]);
});

test("substitutes have cells of their own, in a match of one session nothing else has", () => {
  const { cells } = sessionWorkbook(scored()).sheets.find(({ name }) => name === "Line-ups")!;
  const entries = cells.filter(({ style }) => style?.entry).map(({ value }) => value);
  expect(entries.slice(-4)).toEqual(["Una", "Vic", "Wes", null]);
  const lineUpsOf = (players: readonly string[]) =>
    sessionWorkbook(scored({ sessions: 1, "line-up": "", players })).sheets.find(({ name }) => name === "Line-ups");
  const single = lineUpsOf(PLAYERS)!.cells.filter(({ style }) => style?.entry);
  expect(single.map(({ value }) => value)).toEqual(["Una", "Vic", "Wes", null]);
  expect(lineUpsOf(PLAYERS.slice(0, 8))).toBeUndefined();
});
