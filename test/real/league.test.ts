import fc from "fast-check";
import { planLeague } from "../../src/sessions/league/plan";
import { NO_LEAGUE_RESULTS } from "../../src/sessions/league/results";
import { scoreLeague, type ScoredLeague } from "../../src/sessions/league/score-league";
import { serialDay } from "../../src/workbook/league/days";
import { placeLeague } from "../../src/workbook/league/league-lists";
import { leagueWorkbook } from "../../src/workbook/league/league-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { leagueResults } from "../sessions/league/random-league";
import { stale } from "../support/evenings";
import { describeWithLibreOffice, differences, recalculate } from "../support/libreoffice";
import { runs, SEED } from "../support/runs";
import { example } from "../support/sessions";
import { typedAt, typedSeason } from "../workbook/league/typed-season";

const options = fc.record({
  teams: fc.integer({ min: 3, max: 12 }).map((count) => [String(count)]),
  double: fc.boolean(),
  scale: fc.constantFrom("WBF-24", "WBF-DISCRETE-24"),
  ties: fc.constantFrom("head-to-head", "quotient"),
  walkover: fc.constantFrom("60", "average", "greatest"),
  date: fc.constantFrom("", "2026-09-14"),
});

const seasons: readonly ScoredLeague[] = fc.sample(
  options.chain((chosen) => {
    const plan = planLeague(chosen);
    return leagueResults(plan, 0.9).map((results) => scoreLeague(plan, results));
  }),
  { numRuns: runs({ ci: 3, soak: 30 }), seed: SEED }
);

describeWithLibreOffice("a league's season in LibreOffice", () => {
  test("typed into the workbook before play, every sheet shows what is scored", async () => {
    const jobs = await Promise.all(
      seasons.map(async (league) => ({
        bytes: await writeWorkbook(leagueWorkbook(scoreLeague(league.plan, NO_LEAGUE_RESULTS))),
        edits: typedSeason(league),
      }))
    );
    const found = recalculate(jobs);
    expect(seasons.flatMap((league, i) => differences(leagueWorkbook(league).sheets, found[i]!))).toEqual([]);
  });

  test("the example: no cell differs, and a match more changes table, form and what is outstanding", async () => {
    const league = example("league") as ScoredLeague;
    const model = leagueWorkbook(league);
    const { table, outstanding, fixtures } = placeLeague(league);
    const line = league.matches.findIndex(({ state }) => state === "open");
    const edits = [typedAt(league, line, "homeImps", 99), typedAt(league, line, "awayImps", 9)];
    const cell = fixtures.cell("date", line + 5);
    const [before, after] = recalculate([
      { bytes: await writeWorkbook(stale(model)) },
      {
        bytes: await writeWorkbook(model),
        edits: [...edits, { sheet: fixtures.sheet, cell, value: serialDay("2026-09-01")! }],
      },
    ]);
    expect(differences(model.sheets, before!)).toEqual([]);
    const shown = (row: number, column: Parameters<typeof table.column>[0]) =>
      after!.get("Result")!.at(table.row(row), table.column(column));
    expect([shown(0, "team"), shown(0, "played"), shown(0, "total")]).toEqual(["Whites", 5, 70.88]);
    const first = after!.get("Outstanding")!;
    const at = (column: Parameters<typeof outstanding.column>[0]) =>
      first.at(outstanding.row(0), outstanding.column(column));
    expect([at("date"), at("remark")]).toEqual([serialDay("2026-09-01"), "Moved"]);
  });
});
