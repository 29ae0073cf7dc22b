import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import type { Workbook } from "../../../src/workbook/model";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { csv } from "../../support/csv";
import { workedOut } from "../../support/worked-out";
import { headedList } from "../../support/headed-list";

const PLAN = planSession("team-match", { form: "swiss", boards: 5, home: "Reds", away: "Blues", scale: "ACBL20-7" });
// Board 1: 13 IMPs to Reds; 2: level; 3: 1 to Blues; 4 has not been played at Table 2; 5: 2 to Blues.
const { scored } = scoreCsv(
  PLAN,
  csv(
    ...["1,1,4S,N,=,", "1,2,1NT,S,=,", "1,3,3NT,N,+1,", "1,4,,,,50", "1,5,2H,W,-1,"],
    ...["2,1,4S,E,+1,", "2,2,1NT,N,=,", "2,3,,,,460", "2,5,2H,W,-2,"]
  )
);

describe.each(DIALECTS)("a Swiss match, %s", (formulas) => {
  const workbook: Workbook = sessionWorkbook(scored, { formulas });
  const sheets = workedOut(workbook);

  test.each([
    ["Reds", 0],
    ["Blues", 1],
  ] as const)("the score card of %s has each board from its own side", (_, card) => {
    const recalculated = sheets;
    const list = headedList(workbook, "Score card", "Board", card);
    const row = (board: number) => [
      ...[0, 1].flatMap((index) =>
        ["Contract", "By", "Points"].map((heading) => list.shown(recalculated, board, heading, index))
      ),
      ...["Net", "IMPs +", "IMPs −"].map((heading) => list.shown(recalculated, board, heading)),
    ];
    expect([1, 2, 3, 4, 5].map(row)).toEqual(CARDS[card]);
  });

  test("the result slip names the winners, what they won by, and both teams' victory points", async () => {
    const { cells } = workbook.sheets.find(({ name }) => name === "Result slip")!;
    const { at } = sheets.get("Result slip")!;
    const beside = (label: string, index = 0) => {
      const cell = cells.filter(({ value }) => value === label)[index]!;
      return at(cell.row, cell.column + 1);
    };
    expect([beside("Winners"), beside("Opponents"), beside("Won by, IMPs")]).toEqual(["Reds", "Blues", 10]);
    expect([beside("Victory points"), beside("Victory points", 1), beside("Boards scored")]).toEqual([
      ...[14, 6, "4 of 5"],
    ]);
  });
});

/** Each card's boards: at our North-South and our East-West contract, by and points; net, IMPs + and −. */
const CARDS = [
  [
    ["4S =", "N", 420, "4S +1", "E", 450, 870, 13, ""],
    ["1NT =", "S", 90, "1NT =", "N", -90, 0, "", ""],
    ["3NT +1", "N", 430, "", "", -460, -30, "", 1],
    ["", "", 50, "", "", "", "", "", ""],
    ["2H -1", "W", 50, "2H -2", "W", -100, -50, "", 2],
  ],
  [
    ["4S +1", "E", -450, "4S =", "N", -420, -870, "", 13],
    ["1NT =", "N", 90, "1NT =", "S", -90, 0, "", ""],
    ["", "", 460, "3NT +1", "N", -430, 30, 1, ""],
    ["", "", "", "", "", -50, "", "", ""],
    ["2H -2", "W", 100, "2H -1", "W", -50, 50, 2, ""],
  ],
] as const;
