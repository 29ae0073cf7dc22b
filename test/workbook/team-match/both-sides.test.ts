import { planMatch } from "../../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch } from "../../../src/sessions/teams/team-match/score-match";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { teamMatchWorkbook } from "../../../src/workbook/team-match/team-match-workbook";
import type { Edit, Recalculated } from "../../support/libreoffice";
import { recalculated } from "../../support/recalculated";
import { texts } from "../../../src/workbook/texts";
import { headedList } from "../../support/headed-list";
import { namedCells, shownAt, typedAt, type TypedBoard } from "../../support/typed-match";

const plan = planMatch({ form: "league", boards: 20, home: "Reds", away: "Blues" });
const workbook = teamMatchWorkbook(scoreTeamMatch(plan, NO_TEAM_RESULTS));
const at1 = (board: number, typed: TypedBoard) => typedAt(workbook, "Table 1", board, typed);
const at2 = (board: number, typed: TypedBoard) => typedAt(workbook, "Table 2", board, typed);

/** Both sides have typed boards 1 to 5; each has the other table's scores of some of them as well. */
const EDITS: readonly Edit[] = [
  ...at1(1, { contract: "4H", by: "N", result: "=" }),
  ...at2(1, { contract: "4H", by: "N", result: "-1" }),
  // The away side has 450 for Table 1's 420.
  ...at1(2, { points: 420 }),
  ...at2(2, { points: -100, other: 450 }),
  // The home side has 140 for Table 2's 110.
  ...at1(3, { points: 90, other: 140 }),
  ...at2(3, { points: 110 }),
  // Both differ, though the IMPs do not.
  ...at1(4, { points: 620, other: 620 }),
  ...at2(4, { points: 630, other: 630 }),
  // Board 5 has no score at Table 1 but the away side's; what the home side has typed there is none.
  ...at1(5, { points: "1OO" }),
  ...at2(5, { points: 100, other: 100 }),
];

type Sheets = ReadonlyMap<string, Recalculated>;

function list(sheets: Sheets): (string | number)[][] {
  const check = sheets.get("Check")!;
  return [11, 12, 13, 14, 15].map((row) => [1, 2, 3, 4, 5, 6, 7, 8].map((column) => check.at(row, column)));
}

const LISTED = [
  [2, 420, 450, -100, -100, 11, 11, "score at Table 1"],
  [3, 90, 90, 140, 110, -2, -1, "score at Table 2"],
  [4, 620, 630, 620, 630, 0, 0, "scores at both tables"],
  [5, "", 100, 100, 100, "", 0, "score at Table 1"],
  ["", "", "", "", "", "", "", ""],
];

const { boardsDiffer, lookInto, nothing } = texts.teamMatch.check;
const SAID = `4${boardsDiffer}${lookInto}`;

describe("sheets typed apart by the two sides", () => {
  test("every board that differs is listed, with what either side has", async () => {
    const [sheets, empty] = await recalculated([{ model: workbook, edits: EDITS }, { model: workbook }]);
    expect(sheets!.get("Check")!.at(3, 1)).toBe(SAID);
    expect(list(sheets!)).toEqual(LISTED);
    expect(empty!.get("Check")!.at(3, 1)).toBe(nothing);
    expect(list(empty!)[0]).toEqual(LISTED[4]);
  });

  test("the totals below the boards of each sheet are those of its own side", async () => {
    const [sheets] = await recalculated([{ model: workbook, edits: EDITS }]);
    const totals = (sheet: string) =>
      ["Reds", "Blues"].map((team) => headedList(workbook, sheet, "Team").shown(sheets!, team, "Total"));
    // Board 3 gives the away team 2 IMPs on the home side's sheet, and 1 on its own.
    expect(totals("Table 1")).toEqual([21, 2]);
    expect(totals("Table 2")).toEqual([21, 1]);
    expect(namedCells(workbook, sheets!, "Match_Imps")).toEqual([21, 2]);
  });

  test("the remarks beside what was typed", async () => {
    const edits = [
      ...EDITS,
      ...at1(6, { contract: "3NT", by: "N", result: "-1", points: 400 }),
      ...at1(7, { adjustedNs: 3 }),
      ...at2(8, { contract: "4H", by: "E", result: "=" }),
      ...at1(9, { adjustedNs: 3, adjustedEw: 3 }),
    ];
    const [sheets] = await recalculated([{ model: workbook, edits }]);
    const said = (table: 1 | 2, board: number) => shownAt(workbook, sheets!, `Table ${table}`, board, "check");
    expect(said(1, 5)).toBe(texts.remarks.faults.score);
    expect(said(1, 6)).toBe(texts.remarks.faults.contradiction);
    expect([said(1, 7), said(2, 7)]).toEqual([texts.remarks.others.halfAdjusted, texts.remarks.others.halfAdjusted]);
    // Table 2 has still to play other boards of the session.
    expect([said(1, 8), said(2, 8)]).toEqual(["", ""]);
    expect([said(1, 9), said(2, 9)]).toEqual(["", ""]);
    expect(shownAt(workbook, sheets!, "Table 2", 9, "imps")).toBe(3);
  });
});
