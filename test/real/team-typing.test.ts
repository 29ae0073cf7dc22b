import { planMatch } from "../../src/sessions/team-match/plan";
import { scoreTeamMatch } from "../../src/sessions/team-match/score-match";
import { NO_TEAM_RESULTS } from "../../src/sessions/teams/match";
import { teamMatchWorkbook } from "../../src/workbook/team-match/team-match-workbook";
import { texts } from "../../src/workbook/texts";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { calculate } from "../support/formula-engine";
import { describeWithLibreOffice, recalculate, type Edit, type Recalculated } from "../support/libreoffice";
import { shownAt, typedAt, type TypedBoard } from "../support/typed-match";

const REMARKS = texts.remarks;

/** What is typed for board 1 (nobody vulnerable), 2 (N-S), 3 (E-W), 4 (both) …, and its columns. */
const ROWS: readonly (readonly [typed: TypedBoard, plus: unknown, minus: unknown, check: string])[] = [
  [{ contract: "3NT", by: "N" }, 400, "", ""],
  [{ contract: "3nt-1", by: "s" }, "", 100, ""],
  [{ contract: "3NT+2", by: "East" }, "", 660, ""],
  [{ contract: "4♠ x-2", by: "W" }, 500, "", ""],
  [{ contract: "pass" }, 0, "", ""],
  [{ contract: "6nt*=", by: "N" }, 1230, "", ""],
  [{ contract: "2D" }, "", "", REMARKS.noDeclarer],
  [{ contract: "8H", by: "N" }, "", "", REMARKS.contract],
  [{ contract: "4H", by: "Q" }, "", "", REMARKS.declarer],
  [{ contract: "4H+4", by: "N" }, "", "", REMARKS.tooMany],
  [{ contract: "4H great", by: "N" }, "", "", REMARKS.contract],
  [{ points: 620 }, 620, "", ""],
  [{ points: -600 }, "", 600, ""],
  [{ points: 0 }, 0, "", ""],
  [{ points: 425 }, 425, "", REMARKS.notTen],
  [{ points: 10 }, 10, "", REMARKS.impossible],
  [{ contract: "4H", by: "N", points: 450 }, 450, "", `${REMARKS.contradiction}420`],
  [{ contract: "4H", by: "N", points: -620 }, 620, 620, REMARKS.bothColumns],
];

const plan = planMatch({ form: "league", boards: 20 });
const workbook = (formulas: "built-in" | "add-in") =>
  teamMatchWorkbook(scoreTeamMatch(plan, NO_TEAM_RESULTS), { formulas });

function editsOf(sheet: string): Edit[] {
  const other = sheet === "Table 1" ? "Table 2" : "Table 1";
  return ROWS.flatMap(([typed], i) => [
    ...typedAt(workbook("built-in"), sheet, i + 1, typed),
    // The other table passes every board out, so that no board is missing there.
    ...typedAt(workbook("built-in"), other, i + 1, { points: 0 }),
  ]);
}

function outcome(sheets: ReadonlyMap<string, Recalculated>, sheet: string): unknown[][] {
  return ROWS.map((_, i) =>
    (["plus", "minus", "check"] as const).map((column) => shownAt(workbook("built-in"), sheets, sheet, i + 1, column))
  );
}

/** A board without a score of its own is said to be missing, unless something worse is said. */
function expected(sheet: string): unknown[][] {
  return ROWS.map(([, plus, minus, check]) => {
    const unscored = plus === "" && minus === "" && check === "";
    return [plus, minus, unscored ? `${sheet} is missing` : check];
  });
}

describeWithLibreOffice("what is typed on a match's sheets, in LibreOffice", () => {
  test.each(["Table 1", "Table 2"])("%s", async (sheet) => {
    const bytes = await writeWorkbook(workbook("built-in"));
    const [sheets] = recalculate([{ bytes, edits: editsOf(sheet) }]);
    expect(outcome(sheets!, sheet)).toEqual(expected(sheet));
  });
});

test.each(["built-in", "add-in"] as const)("in the formula engine, %s", async (formulas) => {
  const bytes = await writeWorkbook(workbook(formulas));
  const sheets = await calculate(bytes, editsOf("Table 1"));
  expect(outcome(sheets, "Table 1")).toEqual(expected("Table 1"));
});
