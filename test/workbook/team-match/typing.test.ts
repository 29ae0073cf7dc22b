import { planMatch } from "../../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch } from "../../../src/sessions/teams/team-match/score-match";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { teamMatchWorkbook } from "../../../src/workbook/team-match/team-match-workbook";
import { texts } from "../../../src/workbook/texts";
import { workedOut } from "../../support/worked-out";
import type { Edit, Recalculated } from "../../support/libreoffice";
import { recalculated } from "../../support/recalculated";
import { shownAt, typedAt, type TypedBoard } from "../../support/typed-match";

const {
  faults,
  questions,
  others: { skipped },
} = texts.remarks;

/** What is typed for board 1 (nobody vulnerable), 2 (N-S), 3 (E-W), 4 (both) …, and its columns. */
const ROWS: readonly (readonly [typed: TypedBoard, plus: unknown, minus: unknown, check: string])[] = [
  [{ contract: "3NT", by: "N", result: "=" }, 400, "", ""],
  [{ contract: "3nt", by: "s", result: "-1" }, "", 100, ""],
  [{ contract: "3NT", by: "East", result: "+2" }, "", 660, ""],
  [{ contract: "4♠", by: "W", result: "−2", doubled: "x" }, 500, "", ""],
  [{ contract: "pass" }, 0, "", ""],
  [{ contract: "6nt", by: "N", result: "0", doubled: "X" }, 1230, "", ""],
  [{ contract: "2D", result: "=" }, "", "", faults.declarer],
  [{ contract: "8H", by: "N", result: "=" }, "", "", faults.contract],
  [{ contract: "4H", by: "Q", result: "=" }, "", "", faults.declarer],
  [{ contract: "4H", by: "N", result: "+4" }, "", "", faults.tricks],
  [{ contract: "4H great", by: "N", result: "=" }, "", "", faults.contract],
  [{ points: 620 }, 620, "", ""],
  [{ points: -600 }, "", 600, ""],
  [{ points: 0 }, 0, "", ""],
  [{ points: 425 }, "", "", faults.score],
  [{ points: 10 }, "", "", faults.score],
  [{ contract: "4H", by: "N", result: "=", points: 450 }, 450, "", faults.contradiction],
  [{ contract: "4H", by: "N", result: "=", points: -620 }, "", 620, faults.contradiction],
  [{ contract: "np" }, "", "", ""],
  [{}, "", "", skipped],
  [{ contract: "3nt-1", by: "s" }, "", "", faults.contract],
  [{ contract: "4H", by: "N" }, "", "", faults.result],
  [{ contract: "4H", by: "N", result: "4" }, "", "", faults.result],
  [{ contract: "4H", by: "N", result: "ten down" }, "", 500, questions.sevenDown],
];

const plan = planMatch({ form: "league", boards: ROWS.length });
const scored = scoreTeamMatch(plan, NO_TEAM_RESULTS);
const workbook = teamMatchWorkbook(scored);

function editsOf(sheet: string): Edit[] {
  const other = sheet === "Table 1" ? "Table 2" : "Table 1";
  return ROWS.flatMap(([typed], i) => [
    ...typedAt(workbook, sheet, i + 1, typed),
    // The other table passes every board out, so that no board is missing there.
    ...typedAt(workbook, other, i + 1, { points: 0 }),
  ]);
}

function outcome(sheets: ReadonlyMap<string, Recalculated>, sheet: string): unknown[][] {
  return ROWS.map((_, i) =>
    (["plus", "minus", "check"] as const).map((column) => shownAt(workbook, sheets, sheet, i + 1, column))
  );
}

/** A blank board is asked for, since the other table has played all of its session. */
const EXPECTED = ROWS.map(([, plus, minus, check]) => [plus, minus, check]);

test.each(["Table 1", "Table 2"])("what is typed on %s", async (sheet) => {
  const [sheets] = await recalculated([{ model: workbook, edits: editsOf(sheet) }]);
  expect(outcome(sheets!, sheet)).toEqual(EXPECTED);
});

test("what is typed, with the add-in's functions", () => {
  const sheets = workedOut(teamMatchWorkbook(scored, { formulas: "add-in" }), editsOf("Table 1"));
  expect(outcome(sheets, "Table 1")).toEqual(EXPECTED);
});
