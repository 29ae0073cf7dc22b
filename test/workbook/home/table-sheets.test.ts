import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { FIVE_PAIRS } from "../../../src/sessions/home/five-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import type { TypedBoard } from "../../../src/sessions/reading/typed-board";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { homeWorkbook } from "../../../src/workbook/home/home-workbook";
import type { Workbook } from "../../../src/workbook/model";
import { cellAddress } from "../../../src/workbook/reference";
import { LAST_WRONG } from "../../../src/workbook/working/lists";
import { texts } from "../../../src/workbook/texts";
import { emptyEvening } from "../../support/evenings";
import { workedOut } from "../../support/worked-out";
import { headedList } from "../../support/headed-list";
import type { Edit, Recalculated } from "../../support/libreoffice";
import { typed } from "../../support/typing";

const {
  faults,
  questions,
  others: { skipped },
} = texts.remarks;

/** Six rounds of four boards. */
const PLAN = planHome(FOUR_PAIRS, { boards: 24, pairs: ["Ann", "Bob", "Cy", "Di"] });
const PASSED: Partial<TypedBoard> = { contract: "Pass" };

type Tone = "" | "notice" | "alert";

/** What is typed for a board at both tables, what Table 1 then has as IMPs, and what Check there says, how loudly. */
interface Played {
  readonly table1?: Partial<TypedBoard>;
  readonly table2?: Partial<TypedBoard>;
  readonly adjusted?: number | string;
  readonly imps: number | "";
  readonly check?: string;
  readonly tone?: Tone;
}

const SKIPPED = { check: skipped, tone: "notice" } as const;

const BOARDS: Readonly<Record<number, Played>> = {
  // Round 1 is over at Table 1. Board 1: nobody vulnerable; 2: N-S; 3: E-W; 4: both.
  1: {
    table1: { contract: "4h", by: "n", result: "=" },
    table2: { contract: "4H", by: "S", result: "+1" },
    imps: -1,
  },
  2: {
    table1: { contract: "3NT", by: "E", result: "-1" },
    table2: { contract: "3nt", by: "w", result: "0" },
    imps: 10,
  },
  3: { table1: PASSED, imps: "", check: "No score from Table 2 yet", tone: "notice" },
  4: { table1: { contract: "4S", by: "S", result: "=" }, table2: { contract: "np" }, imps: "" },

  // Round 2 is over at neither table; but where the table has a score of a later round, a blank row is asked about.
  5: {
    table1: { contract: "4H", by: "N", result: "=" },
    table2: { contract: "4H", by: "E", result: "=" },
    imps: 14,
    check: questions.far,
    tone: "notice",
  },
  6: { table1: { contract: "4S", by: "N", result: "=" }, imps: "" },
  7: { table2: PASSED, imps: "", ...SKIPPED },
  8: { imps: "", ...SKIPPED },

  // Round 3: what is wrong comes before what is only to be looked at.
  9: {
    table1: { contract: "7NT", by: "N", result: "=" },
    table2: { contract: "7NT", by: "N", result: "-1" },
    imps: 17,
  },
  10: {
    table1: { contract: "7NT", by: "N", result: "=" },
    table2: { contract: "7NT", by: "N", result: "-1" },
    adjusted: 0,
    imps: 0,
  },
  11: {
    table1: { contract: "4H", by: "N", result: "3" },
    imps: "",
    check: faults.result,
    tone: "alert",
  },
  12: {
    table1: PASSED,
    table2: { contract: "4H", by: "N", result: "=F6" },
    imps: "",
    check: `Table 2: ${faults.result}`,
    tone: "alert",
  },

  // Round 4 is over at Table 2.
  13: { table1: PASSED, table2: PASSED, imps: 0 },
  14: { table2: PASSED, imps: "", check: skipped, tone: "notice" },
  15: { table1: { contract: "-" }, table2: PASSED, imps: "" },
  16: { table2: PASSED, adjusted: "3", imps: 3 },

  // Round 5.
  17: {
    table1: { contract: "4hx", by: "N", result: "=" },
    table2: { contract: "4H", by: "N", result: "=", doubled: "X" },
    imps: "",
    check: faults.doubledContract,
    tone: "alert",
  },
  18: { table1: { points: 425 }, imps: "", check: faults.score, tone: "alert" },
  19: {
    table1: { contract: "3NT", by: "N", result: "=", points: 430 },
    table2: { points: "−50" },
    imps: 10,
    check: faults.contradiction,
    tone: "alert",
  },
  20: { imps: "", ...SKIPPED },

  // Round 6 is over at Table 1, and has not begun at Table 2: nothing is said on each of its rows.
  21: { table1: PASSED, imps: "" },
  22: { table1: PASSED, imps: "" },
  23: { table1: PASSED, imps: "" },
  24: { table1: PASSED, imps: "" },
};
const NUMBERS = Object.keys(BOARDS).map(Number);

function editsOf(workbook: Workbook): Edit[] {
  const table1 = headedList(workbook, "Table 1", "Board");
  return NUMBERS.flatMap((board) => {
    const { table1: first = {}, table2: second = {}, adjusted } = BOARDS[board]!;
    return [
      ...typed(workbook, "Table 1", board, first),
      ...typed(workbook, "Table 2", board, second),
      ...(adjusted === undefined ? [] : [table1.edit(board, "Adj. IMPs", adjusted)]),
    ];
  });
}

/** The cell right of a label in the first column of the Scoresheet that is typed into. */
function roundsPlayed(workbook: Workbook, rounds: number): Edit {
  const { cells } = workbook.sheets.find(({ name }) => name === "Scoresheet")!;
  const label = cells.find(({ value }) => String(value).startsWith("Rounds played"))!;
  const entry = cells.find(({ row, style }) => row === label.row && style?.entry)!;
  return { sheet: "Scoresheet", cell: cellAddress(entry.row, entry.column), value: rounds };
}

const TONES: Readonly<Record<Tone, number>> = { "": 0, notice: 1, alert: 2 };

/** What Check says of a board on a table's sheet, and how loudly by its number in the hidden column. */
function checkOf(workbook: Workbook, sheets: ReadonlyMap<string, Recalculated>, sheet: string, board: number) {
  const { row, column } = headedList(workbook, sheet, "Board").cell(board, "Check");
  const { lists } = workbook.sheets.find(({ name }) => name === sheet)!;
  const said = Number(sheets.get(sheet)!.at(row, lists[0]!.columns.get("said")!.left));
  const tone: Tone = said === 0 ? "" : said <= LAST_WRONG ? "alert" : "notice";
  return [sheets.get(sheet)!.at(row, column), TONES[tone]];
}

describe.each(DIALECTS)("an evening typed in, %s", (formulas) => {
  const workbook = homeWorkbook(emptyEvening(PLAN), { formulas });
  let sheets: ReadonlyMap<string, Recalculated>;
  const shown = (board: number, heading: string, sheet = "Table 1") =>
    headedList(workbook, sheet, "Board").shown(sheets, board, heading);

  beforeAll(() => {
    sheets = workedOut(workbook, editsOf(workbook));
  });

  test("each board's IMPs, and what Check says, how loudly", () => {
    const found = NUMBERS.map((board) => [board, shown(board, "IMPs"), ...checkOf(workbook, sheets, "Table 1", board)]);
    expect(found).toEqual(
      NUMBERS.map((board) => {
        const { imps, check = "", tone = "" } = BOARDS[board]!;
        return [board, imps, check, TONES[tone]];
      })
    );
  });

  test("points of both tables and the difference stand in a row", () => {
    const row = (board: number) => ["N-S points", "Table 2", "Diff."].map((heading) => shown(board, heading));
    expect([1, 2, 3, 5, 10, 12].map(row)).toEqual([
      [420, 450, -30],
      [50, -400, 450],
      [0, "", ""],
      [620, -420, 1040],
      [2220, -100, 2320],
      [0, "", ""],
    ]);
    expect(shown(2, "N-S points", "Table 2")).toBe(-400);
  });

  test("Table 2 says what is wrong, unlike or missing of its own boards alone", () => {
    const said = NUMBERS.map((board) => checkOf(workbook, sheets, "Table 2", board));
    const wrong = NUMBERS.flatMap((board, i) => (said[i]![0] === "" ? [] : [[board, ...said[i]!]]));
    expect(wrong).toEqual([
      [3, skipped, TONES.notice],
      [5, questions.far, TONES.notice],
      ...[6, 8, 11].map((board) => [board, skipped, TONES.notice]),
      [12, faults.result, TONES.alert],
    ]);
  });

  test("beside a round's boards stand its sums, and on the Scoresheet its margin", () => {
    const list = headedList(workbook, "Table 1", "Board");
    const beside = [1, 5, 9, 13, 17, 21].map((board) => String(list.shown(sheets, board, "Round")));
    const leads = beside.map((said) => said.split("\nNet ")[1]);
    expect(leads).toEqual(["+9", "+14", "+17", "+3", "+10", "______"]);
    const scores = headedList(workbook, "Scoresheet", "Round");
    expect([1, 2, 3, 4, 5, 6].map((round) => scores.shown(sheets, round, "N-S at Table 1 won by (IMPs)"))).toEqual([
      ...[9, 14, 17, 3, 10],
      "",
    ]);
    expect(beside[0]).toMatch(/^N-S \d+\n\nE-W \d+\n\nNet \+9$/);
  });

  test("the Scoresheet says how many boards are scored, and which are to be looked at", () => {
    const column = Array.from({ length: 20 }, (_, row) => sheets.get("Scoresheet")!.at(row + 1, 1));
    expect(column).toContain("8 of 24 boards scored");
    expect(column).toContain("5 to check · Table 1: 4 (first board 11) · Table 2: 1 (board 12)");
  });

  test("where the evening ended early, nobody is asked for a round that was not played", () => {
    const edits = [...editsOf(workbook), roundsPlayed(workbook, 5)];
    const early = workedOut(workbook, edits);
    expect([3, 14, 21, 24].map((board) => checkOf(workbook, early, "Table 1", board)[0])).toEqual([
      "No score from Table 2 yet",
      "No score: type it, or np",
      "",
      "",
    ]);
    expect(early.get("Scoresheet")!.at(3, 1)).toBe("8 of 20 boards scored");
  });
});

describe("the bands above the boards", () => {
  const bandsOf = (workbook: Workbook, sheet: string) =>
    workbook.sheets
      .find(({ name }) => name === sheet)!
      .cells.filter(({ column, value, row }) => column === 1 && row > 2 && String(value).includes("N-S"))
      .map(({ value }) => value);

  test("say who plays whom in each round", () => {
    const workbook = homeWorkbook(emptyEvening(PLAN));
    expect(bandsOf(workbook, "Table 1").slice(0, 2)).toEqual([
      "Round 1   N-S 4 Di · E-W 1 Ann · start with 1–2",
      "Round 2   N-S 4 Di · E-W 2 Bob · start with 5–6",
    ]);
    expect(bandsOf(workbook, "Table 2")).toHaveLength(6);
  });

  test("of five pairs say who sits out, and who comes in for the second half; Table 2 plays on", () => {
    const workbook = homeWorkbook(emptyEvening(planHome(FIVE_PAIRS, { boards: 25 })));
    expect(bandsOf(workbook, "Table 1").slice(0, 2)).toEqual([
      "Round 1   N-S 5 __________________________ · E-W 1 __________________________ · Pair 2 sits out",
      "2nd half   N-S 2 __________________________ · E-W 5 __________________________ · 2 comes in · Pair 1 sits out",
    ]);
    expect(bandsOf(workbook, "Table 1")).toHaveLength(10);
    expect(bandsOf(workbook, "Table 2")).toHaveLength(5);
  });
});
