import { dealerOf } from "../../src/bridge/board";
import { vulnerabilityOf } from "../../src/bridge/vulnerability";
import type { TeamMatchJson } from "../../src/sessions/json";
import { emptySession, planSession, scoreCsv, type Plan } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { csv } from "../support/csv";
import { swept } from "../support/runs";
import { KINDS_WITH_OPTIONS } from "../support/sessions";

/** Of a Swiss event, a league and a club's evening no boards are laid out, and at one table deals are counted. */
const WITHOUT = ["swiss-event", "league", "club", "chicago"];
const KINDS = KINDS_WITH_OPTIONS.filter(([kind]) => !WITHOUT.includes(kind));

/** The boards of a plan at each of its tables, in the order of play. */
function boardsOf(plan: Plan): number[] {
  return "movement" in plan ? plan.movement.flatMap(({ boards }) => boards) : [];
}

describe.each(KINDS)("%s with %j", (kind, options) => {
  test.each([2, 25, 500])("the first board is %i, and the others follow", (first) => {
    const usual = boardsOf(planSession(kind, options));
    const numbered = boardsOf(planSession(kind, { ...options, "first-board": first }));
    expect(numbered).toEqual(usual.map((board) => board + first - 1));
  });
});

describe.each(swept(KINDS))("%s with %j", (kind, options) => {
  test("dealer and vulnerability follow on the sheets", () => {
    const { scored } = emptySession(planSession(kind, { ...options, "first-board": 25 }));
    const tables = sessionWorkbook(scored).sheets.filter(({ name }) => name.startsWith("Table ") && name.length === 7);
    expect(tables.length).toBeGreaterThan(1);
    for (const { cells } of tables) {
      const boards = cells.filter(({ column, value }) => column === 1 && typeof value === "number");
      expect(boards.length).toBeGreaterThan(0);
      for (const { row, value } of boards) {
        const beside = (column: number) => cells.find((cell) => cell.row === row && cell.column === column)!.value;
        expect(value).toBeGreaterThanOrEqual(25);
        expect([beside(2), beside(3)]).toEqual([dealerOf(Number(value)), vulnerabilityOf(Number(value))]);
      }
    }
  });
});

const BOARD_25: SessionOptions = { form: "league", "first-board": 25 };

test("a file names boards as they were played, and the vulnerability is theirs", () => {
  // Board 25 is E-W vulnerable, as board 9 is; board 1 nobody.
  const { faults, json } = scoreCsv(planSession("team-match", BOARD_25), csv("1,25,4H,W,-1,", "2,25,4H,W,=,"));
  expect(faults).toEqual([]);
  const { firstBoard, matches } = json() as TeamMatchJson;
  expect(firstBoard).toBe(25);
  expect(matches[0]!.boards.slice(0, 2)).toEqual([
    { board: 25, net: 720, imps: [12, -12] },
    { board: 26, net: null, imps: null },
  ]);
});

test("other boards are none of the session", () => {
  const { faults } = scoreCsv(planSession("team-match", BOARD_25), csv("1,1,4H,W,-1,"));
  expect(faults.map(({ message }) => message)).toEqual(["The session has no board 1: it has 25 to 48."]);
});

test("what is no first board is refused", () => {
  for (const first of [0, 501, 2.5])
    expect(() => planSession("team-match", { "first-board": first })).toThrow(/first board.*from 1 to 500/);
  expect(() => planSession("team-match", { "first-board": NaN })).toThrow(/"first-board" is not a number/);
  expect(() => planSession("team-match", { "first-board": [1, 13] })).toThrow(/only the first number/);
});
