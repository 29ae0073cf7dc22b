import fc from "fast-check";
import { planMatch } from "../../src/sessions/team-match/plan";
import { scoreTeamMatch, type ScoredTeamMatch } from "../../src/sessions/team-match/score-match";
import type { SessionOptions } from "../../src/sessions/session-options";
import { NO_TEAM_RESULTS, type TeamResults } from "../../src/sessions/teams/match";
import { PAPERS, type Paper } from "../../src/workbook/model";
import { teamMatchWorkbook } from "../../src/workbook/team-match/team-match-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { stale, withoutScales } from "../support/evenings";
import { workedOut } from "../support/worked-out";
import { describeWithLibreOffice, differences, pages, recalculate } from "../support/libreoffice";
import { teamResults } from "../support/random-results";
import { runs, SEED } from "../support/runs";

const PLAYERS = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];

/** Every form, with and without names, penalties and a scale of each family. */
const OPTIONS: readonly SessionOptions[] = [
  { form: "league", home: "Reds", away: "Blues", players: PLAYERS, "line-up": "2 Reds: Una, , Cy, Vic" },
  { form: "league", boards: 20, "first-board": 21, penalties: "Home 0.5 VPs; Away 3 IMPs" },
  { form: "league", scale: "WBF-DISCRETE-24", home: "Reds", penalties: "Reds 5 IMPs" },
  { form: "league", sessions: 4, boards: 64 },
  { form: "swiss", boards: 7, home: "Stooges", away: "Team 8", handicap: "Stooges 5 IMPs; Team 8 2" },
  { form: "swiss", boards: 5, scale: "WBF-5" },
  { form: "swiss", boards: 9, penalties: "Away 1 VP" },
  { form: "knockout", sessions: 4, boards: 48, home: "Reds", penalties: "Reds 2 IMPs", handicap: "Away 31 IMPs" },
  { form: "knockout", sessions: [3, 2, 1], "extra-boards": 2, penalties: "Home 1 IMP" },
  { form: "bam", boards: 26, penalties: "Home ½ point; Away 1.25 points" },
  { form: "bam", boards: 3, sessions: 3, home: 'A "team"', away: "=1+1" },
  // Victory points decide otherwise than IMPs, or are level where IMPs are not.
  { form: "swiss", boards: 5, scale: "WBF-DISCRETE-24", home: "Reds", penalties: "Reds 6 VPs; Away 4 IMPs" },
];

/** Adjustments of board-a-match: 0.6 and 0.4 in place of 6 and 4. */
function inTenths(results: TeamResults): TeamResults {
  const tenths = [...results.adjusted].map(([key, [home, away]]) => [key, [home / 10, away / 10]] as const);
  return { ...results, adjusted: new Map(tenths) };
}

/** Matches of each: one before play, then complete ones and half-played ones; with `npm test` these in turn. */
const MATCHES: readonly (readonly ScoredTeamMatch[])[] = OPTIONS.map((options, i) => {
  const plan = planMatch(options);
  const played = [1, 0.5].map((share) => teamResults([plan.match], share));
  return [
    scoreTeamMatch(plan, NO_TEAM_RESULTS),
    ...played.flatMap((results, k) =>
      fc
        .sample(results, { numRuns: runs({ ci: (i + k + 1) % 2, soak: 5 }), seed: SEED + 10 * i + k })
        .map((found) => scoreTeamMatch(plan, plan.form === "bam" ? inTenths(found) : found))
    ),
  ];
});

describeWithLibreOffice("matches in the built-in dialect, recalculated in LibreOffice", () => {
  test("no cell differs from the score", async () => {
    const models = MATCHES.flat().map((scored) => teamMatchWorkbook(scored));
    const jobs = await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(stale(model)) })));
    const found = recalculate(jobs);
    expect(found.flatMap((sheets, i) => differences(models[i]!.sheets, sheets))).toEqual([]);
  });
});

/**
 * The pages of a table's sheet, as rows of 7.5 mm need them: two sessions of 12 boards go on a page of A4, sessions of
 * 16 on a page each; Letter has 18 mm less.
 */
const TABLE_PAGES: Readonly<Record<Paper, readonly number[]>> = {
  A4: [1, 1, 1, 4, 1, 1, 1, 2, 1, 1, 1, 1],
  Letter: [2, 1, 2, 4, 1, 1, 1, 3, 1, 2, 1, 1],
};

describeWithLibreOffice("the pages of a match", () => {
  test.each(PAPERS)("every sheet is one page of %s, but tables' sheets with many boards", async (paper) => {
    const models = MATCHES.map(([, played]) => withoutScales(teamMatchWorkbook(played!, { paper })));
    const jobs = await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(model) })));
    const sheets = models.map((model) => model.sheets.filter(({ hidden }) => !hidden).length);
    expect(pages(jobs)).toEqual(sheets.map((count, i) => count - 2 + 2 * TABLE_PAGES[paper][i]!));
  });
});

test.each(OPTIONS.map((options, i) => [JSON.stringify(options), i] as const))(
  "with the add-in's functions in the formula engine: %s",
  (_, i) => {
    for (const scored of MATCHES[i]!.slice(0, 2)) {
      const model = teamMatchWorkbook(scored, { formulas: "add-in" });
      const sheets = workedOut(stale(model));
      expect(differences(model.sheets, sheets)).toEqual([]);
    }
  }
);
