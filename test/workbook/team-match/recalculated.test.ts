import fc from "fast-check";
import { planMatch } from "../../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch, type ScoredTeamMatch } from "../../../src/sessions/teams/team-match/score-match";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { NO_TEAM_RESULTS, type TeamResults } from "../../../src/sessions/teams/match";
import { teamMatchWorkbook } from "../../../src/workbook/team-match/team-match-workbook";
import { givenOtherwise } from "../../support/recalculated";
import { teamResults } from "../../support/random-results";
import { runs, SEED } from "../../support/runs";

const PLAYERS = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];

/** Every form, with and without names, penalties and a scale of each family. */
const OPTIONS: readonly SessionOptions[] = [
  { form: "league", home: "Reds", away: "Blues", players: PLAYERS, "line-up": "2 Reds: Una, , Cy, Vic" },
  { form: "league", boards: 20, "first-board": 21, penalties: "Home 0.5 VPs; Away 3 IMPs" },
  { form: "league", scale: "WBF-DISCRETE-24", home: "Reds", penalties: "Reds 5 IMPs" },
  { form: "league", sessions: 4, boards: 64 },
  { form: "swiss", boards: 7, home: "Stooges", away: "Team 8", handicap: "Stooges -5 IMPs; Team 8 2" },
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
  const played = [1, 0.5].map((share) => teamResults(plan.matches, share));
  return [
    scoreTeamMatch(plan, NO_TEAM_RESULTS),
    ...played.flatMap((results, k) =>
      fc
        .sample(results, { numRuns: runs({ ci: (i + k + 1) % 2, soak: 5 }), seed: SEED + 10 * i + k })
        .map((found) => scoreTeamMatch(plan, plan.form === "bam" ? inTenths(found) : found))
    ),
  ];
});

test("no cell differs from the score", async () => {
  expect(await givenOtherwise(MATCHES.flat(), teamMatchWorkbook)).toEqual([]);
});
