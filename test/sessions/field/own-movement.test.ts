import { eveningText, readEvening } from "../../../src/play/evening-json";
import { readSetup, setupCode } from "../../../src/play/setup-code";
import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { withBoards } from "../../../src/movements/movement";
import { contestantNumber, contestantsIn } from "../../../src/movements/contestant";
import { ALL_GAMES } from "../../../src/sessions/field/all-games";
import type { FieldGame } from "../../../src/sessions/field/games";
import { figuresText } from "../../../src/sessions/field/own/figures-text";
import { ownMovement } from "../../../src/sessions/field/own/own-movement";
import { readMovement } from "../../../src/sessions/field/own/read-movement";
import { writeMovement } from "../../../src/sessions/field/own/write-movement";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import { fieldTables } from "../../../src/sessions/field/read-results";
import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { newEvening } from "../../../src/taskpane/evening/shared/new-evening";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { savedOf } from "../../support/saved";

const HEADER = "round,table,ns,ew,boards";

/** Four pairs at two tables in three rounds of two boards, all of which both tables play. */
const FOUR = `${HEADER}
1,1,1,2,1-2
1,2,3,4,1-2
2,1,1,3,3-4
2,2,4,2,3-4
3,1,1,4,5-6
3,2,2,3,5-6`;
const FOUR_TEXT = "2:aba cda,acb dbb,adc bcc";

/** With one line, from 2 on, in place of another; "" leaves it out. */
function withLine(number: number, line: string): string {
  const lines = FOUR.split("\n");
  lines.splice(number - 1, 1, ...(line === "" ? [] : [line]));
  return lines.join("\n");
}

test.each([
  ["as it is", FOUR],
  [
    "with semicolons, a byte-order mark and Windows' line ends",
    `\uFEFF${FOUR.replace(/,/g, ";").replace(/\n/g, "\r\n")}`,
  ],
  ["as it is copied from a sheet", FOUR.replace(/,/g, "\t")],
  [
    "with other names of columns, in another order",
    FOUR.replace(HEADER, "Table,Round,N-S,E-W,Board").replace(/^(\d),(\d)/gm, "$2,$1"),
  ],
  ["with boards in other words", FOUR.replace(/1-2/g, "1 to 2").replace(/3-4/g, '"3, 4"').replace(/5-6/g, "5–6")],
  [
    "with lines in another order and blank ones",
    [HEADER, "", ...FOUR.split("\n").slice(1).reverse(), ",,,,"].join("\n"),
  ],
  ["with a column more", FOUR.replace(/$/gm, ",x").replace(/^.*x/, `${HEADER},remark`)],
])("a movement is read %s", (_, csv) => {
  expect(readMovement(csv)).toEqual({ what: "pair", text: FOUR_TEXT, firstBoard: 1, faults: [] });
});

test("players are two numbers, and boards may begin with another than 1", () => {
  const csv = `${HEADER}\n1,1,1+7,2+5,25-27\n1,2,3&8,4/6,25-27\n2,1,1+2,3+4,28-30\n2,2,5+6,7 + 8,28-30`;
  const read = readMovement(csv);
  expect(read).toEqual({ what: "player", text: "3:agbea chdfa,abcdb efghb", firstBoard: 25, faults: [] });
  expect(writeMovement(read.text ?? "", 25)).toBe(csv.replace(/[&/]/g, "+").replace("7 + 8", "7+8"));
});

test("each movement of this program is read back as it is, and its text is short enough for a code", () => {
  const games = Object.values(ALL_GAMES.sizes).flatMap((sizes) => sizes.flatMap((size) => size.games));
  const isFirst = ({ count, named, rounds }: FieldGame, index: number) =>
    games.findIndex((game) => game.count === count && game.named === named && game.rounds === rounds) === index;
  for (const game of games.filter(isFirst)) {
    const lines = withBoards(game.lines(), game.boards / game.rounds).map(({ round, table, ns, ew, boards }) => {
      const [north, east] = [ns, ew].map((who) => contestantsIn(who).map(contestantNumber).join("+"));
      return [round, table, north, east, `${boards[0]}-${boards[boards.length - 1]}`].join(",");
    });
    const { text, faults } = readMovement([HEADER, ...lines].join("\n"));
    expect([game.count, game.named, faults]).toEqual([game.count, game.named, []]);
    expect(JSON.stringify(ownMovement(text ?? "")?.lines())).toBe(JSON.stringify(game.lines()));
    expect(text?.length).toBeLessThan(340);
  }
});

test.each([
  ["", 1, "", "There is no movement: the first line must be round"],
  ["1,1,1,2,1-2", 1, "header", 'There is no column "round".'],
  [FOUR.replace("round,table", "x,table"), 1, "header", 'There is no column "round".'],
  [withLine(2, "0,1,1,2,1-2"), 2, "round", '"0" is not a number from 1 to 99.'],
  [withLine(3, "1,b,3,4,1-2"), 3, "table", '"b" is not a number from 1 to 99.'],
  [withLine(3, "1,2,Ann,4,1-2"), 3, "ns", '"Ann" is neither a pair, such as 3, nor two players, such as 1+7.'],
  [withLine(3, "1,2,3,1 2,1-2"), 3, "ew", '"1 2" is neither a pair'],
  [withLine(3, "1,2,3,,1-x"), 3, "boards", '"1-x" is not a list of boards'],
  [withLine(3, "1,2,bye,2,1-2"), 3, "ew", "Pair 2 is at table 1 in the same round (line 2)."],
  [`${FOUR}\n3,3,5,,`, 8, "ns", "Pair 5 sits out but never plays: omit this line."],
  [
    withLine(3, "1,2,3,4,01-Feb"),
    3,
    "boards",
    '"01-Feb" is not a list of boards: write 4 or 1-3, or 2 3 1 for another order. If a spreadsheet turns 1-3 into a date, write 1 to 3.',
  ],
  [withLine(3, "1,2,3,4,"), 3, "boards", '"" is not a list of boards'],
  [withLine(3, "1,2,3,4,1 and 3"), 3, "boards", '"1 and 3" is not a list of boards'],
  [withLine(3, "1,2,3,4,2-1"), 3, "boards", '"2-1" is not a list of boards'],
  [withLine(3, "1,2,3+1,4+2,1-2"), 3, "", "A movement must be for pairs or for players, not for both."],
  [withLine(3, "1,1,3,4,1-2"), 3, "table", "Line 2 already has Table 1 in round 1."],
  [FOUR.replace(/^(\d),2/gm, "$1,3"), 3, "table", "Tables missing before this one: 2."],
  [withLine(3, "1,2,3,1,1-2"), 3, "ew", "Pair 1 is at table 1 in the same round (line 2)."],
  [withLine(3, "1,2,3,3,1-2"), 3, "ew", "Pair 3 has two seats at this table."],
  [withLine(3, "1,2,3,9,1-2"), 3, "ew", "Pair 9 plays, but pairs 5 to 8 do not: number the pairs from 1 without gaps."],
  [withLine(3, "1,2,3,44,1-2"), 3, "ew", "There are too many pairs: use at most 20."],
  [withLine(3, "1,11,3,4,1-2"), 3, "table", "There are too many tables: use at most 10."],
  [withLine(3, "1,2,3,4,1-4"), 3, "boards", "Boards 1-4 overlap those of line 2 (1-2)"],
  [withLine(3, "1,2,3,4,2 1 1"), 3, "boards", '"2 1 1" is not a list of boards'],
  [withLine(3, "1,2,3,4,2-3"), 3, "boards", "Boards 2-3 overlap those of line 2 (1-2)"],
  [withLine(4, "2,1,1,3,1-2"), 4, "boards", "Pair 1 already played boards 1-2 in line 2."],
  [withLine(3, "1,2,3,4,1 2 2"), 3, "boards", '"1 2 2" is not a list of boards'],
  [withLine(3, "1,2,3,4,1 11"), 3, "boards", "Boards 1 11 overlap those of line 2 (1-2)"],
  [`${FOUR.replace(/^(\d),(\d)/gm, "$1,3$2")}\n1,1,5,bye,`, 2, "table", "There are too many tables"],
  [`${FOUR.replace(/^(\d),2/gm, "$1,4")}\n1,2,5,bye,\n2,2,1,bye,`, 3, "table", "Tables missing before this one: 3."],
  [withLine(7, "3,2,2,3,3-4"), 7, "boards", "Pair 2 already played boards 3-4 in line 5."],
  [withLine(7, "3,2,2,3,99-100"), 7, "boards", "There are too many boards: use at most 40."],
  [FOUR.replace(/5-6/g, "9-10"), 6, "boards", "Nobody plays boards 5-8, which come before these."],
  [FOUR.replace(/^3/gm, "5"), 6, "round", "Rounds missing before this one: 3 and 4."],
  [
    FOUR.split("\n")
      .filter((_, i) => (i % 2 === 0 && i < 3) || i === 0)
      .join("\n")
      .replace("1,2,3,4", "1,1,1,2"),
    2,
    "table",
    "There is only one table",
  ],
  [withLine(3, '1,2,3,"4,1-2'), 3, "", "A quotation mark is not closed"],
])("%# a fault is told by its line", (csv, line, field, message) => {
  const { text, faults } = readMovement(csv);
  expect(text).toBeNull();
  expect(faults).toContainEqual({ line, field, message: expect.stringContaining(message) as string });
});

/** Five pairs at two tables, one of which has nobody to play against; rounds of three, two and two boards. */
const FIVE = `${HEADER}
1,1,1,2,1-3
1,2,3,4,3 1-2
2,1,5,1,4-5
2,2,2,3,5 4
3,1,4,5,6-7
3,2,1,,6-7`;
const FIVE_TEXT = "3.2.2:aba cda3.1.2,eab bcb2.1,dec -";

test("a table may have nobody to play, rounds other boards than others, and tables their own order of them", () => {
  const read = readMovement(FIVE);
  expect(read).toEqual({ what: "pair", text: FIVE_TEXT, firstBoard: 1, faults: [] });
  for (const nobody of ["-", "–", "0", "Bye", "out"])
    expect(readMovement(FIVE.replace("3,2,1,,6-7", `3,2,${nobody},1,`))).toEqual(read);
  expect(readMovement(FIVE.replace("3,2,1,,6-7", ""))).toEqual(read);
  expect(readMovement(FIVE.replace("3,2,1,,6-7", "3,2,,,6-7"))).toEqual(read);
  const written = writeMovement(FIVE_TEXT, 25);
  expect(written.split("\n").slice(2, 5)).toEqual(["1,2,3,4,27 25-26", "2,1,5,1,28-29", "2,2,2,3,29 28"]);
  expect(readMovement(written)).toEqual({ ...read, firstBoard: 25 });
  const own = ownMovement(FIVE_TEXT);
  expect(own && figuresText(own)[0]).toBe(
    "5 pairs, 2 tables, 3 rounds of 2 to 3 boards; each plays 4 to 5 of 7 boards; each sits out 1 round; in round 3 table 2 does not play."
  );
});

test("its tables play the boards in their own order, and nobody is waited for at one that does not play", () => {
  const plan = planSession("pairs", { movement: FIVE_TEXT }) as FieldPlan;
  expect(plan.movement.map(({ round, table, boards }) => [round, table, boards.join()].join(" "))).toEqual([
    "1 1 1,2,3",
    "1 2 3,1,2",
    "2 1 4,5",
    "2 2 5,4",
    "3 1 6,7",
  ]);
  expect([plan.boards, plan.rounds, plan.inPlay.length, plan.results]).toEqual([7, 3, 7, 2]);
  expect(fieldTables(plan).map(({ boards }) => boards)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [3, 1, 2, 5, 4],
  ]);
  expect(() => planSession("individual", { movement: "3.2:abcda efgha,aceba dfghb", scoring: "vps" })).toThrow();
  const { scored } = scoreCsv(plan, "board,table,contract,by,result\n3,2,3NT,N,=");
  const [read] = readSaved(savedOf(sessionWorkbook(scored)));
  expect(read?.plan).toEqual(plan);
  expect(read?.outcome.scored).toEqual(scored);
  const sheet = sessionWorkbook(scored).sheets.find(({ name }) => name === "Movement");
  expect(sheet?.cells.map(({ value }) => value)).toEqual(expect.arrayContaining(["3, 1–2", "5, 4"]));
});

test("its figures are those that this program's own movements are told in", () => {
  const own = ownMovement(FOUR_TEXT);
  expect(own && figuresText(own)).toEqual([
    "4 pairs, 2 tables, 3 rounds of 2 boards; each plays all 6 boards; nobody sits out.",
    "Combinations of opponents that meet once: 6; North-South in 1 to 3 rounds.",
    "The same competition for all; spread 0; deviation 0.00.",
  ]);
});

describe("a session of it", () => {
  const options = { movement: FOUR_TEXT, title: "Friday", date: "2026-11-20", "first-board": 5 };
  const plan = planSession("pairs", options) as FieldPlan;
  const csv = `board,table,contract,by,result\n5,1,3NT,N,=\n5,2,4H,S,+1\n10,2,2S,E,-1`;
  const { scored, faults } = scoreCsv(plan, csv);

  test("is planned, and its results count", () => {
    expect(faults).toEqual([]);
    expect([plan.tables, plan.boards, plan.rounds, plan.names.length]).toEqual([2, 6, 3, 4]);
    expect(plan.movement.filter(({ round }) => round === 2)).toEqual([
      { round: 2, part: null, table: 1, ns: 0, ew: 2, boards: [7, 8] },
      { round: 2, part: null, table: 2, ns: 3, ew: 1, boards: [7, 8] },
    ]);
    expect(plan.options).toEqual({ ...options, pairs: ["4"], boards: 6, rounds: 3 });
    expect(planSession("pairs", plan.options)).toEqual(plan);
  });

  test("is kept in the workbook with what is typed there", () => {
    const [read] = readSaved(savedOf(sessionWorkbook(scored)));
    expect(read?.plan).toEqual(plan);
    expect(read?.outcome.scored).toEqual(scored);
  });

  test("is kept on the pad, in codes and in PBN", () => {
    const evening = newEvening(plan);
    expect(readEvening(JSON.parse(eveningText(evening)))?.options).toEqual(plan.options);
    const { kind, options: planned } = plan;
    expect(readSetup(setupCode({ kind, options: planned, table: 2 }))).toEqual({ kind, options: planned, table: 2 });
    expect(pbnOptions(sessionPbn(scored), "pairs")).toEqual(plan.options);
  });

  test.each([
    ["individual", { movement: FOUR_TEXT }, "movement", "This movement is for pairs: choose the game for pairs."],
    [
      "pairs",
      { movement: FOUR_TEXT, pairs: ["6"] },
      "pairs",
      "This movement is for 4 pairs, not 6: enter 4, or 4 names.",
    ],
    ["pairs", { movement: FOUR_TEXT, boards: 24 }, "boards", "4 pairs cannot play 24 boards: choose 6."],
    [
      "pairs",
      { movement: "2:aba cda,abb cdb,aba cdb" },
      "movement",
      "This movement cannot be read: choose its file again.",
    ],
    ["pairs", { movement: "2:aba,cdb" }, "movement", "This movement cannot be read: choose its file again."],
    ["pairs", { movement: "nonsense", pairs: ["8"] }, "movement", 'Unknown movement "nonsense"'],
  ])("%# is refused where it does not fit", (kind, wrong, field, message) => {
    const fault = { field, message: expect.stringContaining(message) as string };
    expect(() => planSession(kind, wrong)).toThrow(expect.objectContaining(fault));
  });
});
