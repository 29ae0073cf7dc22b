import fc from "fast-check";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { planSeveralTeams } from "../../../src/sessions/teams/plan";
import { type ScoredSeveralTeams, scoreTeams } from "../../../src/sessions/teams/score-teams";
import { THREE_TEAMS_LAYOUT } from "../../../src/sessions/teams/three-teams";
import { threeTeamsWorkbook } from "../../../src/workbook/three-teams/three-teams-workbook";
import { workedOut } from "../../support/worked-out";
import type { Edit, Recalculated } from "../../support/libreoffice";
import { givenOtherwise, recalculated } from "../../support/recalculated";
import { teamResults } from "../../support/random-results";
import { runs, SEED } from "../../support/runs";
import { typed } from "../../support/typing";

const TEAMS = ["Reds", 'The "Blues" of O\'Hara & Sons', "=1+1"];
const PLAYERS = ["Ann", "Bob", "Cy", "", "", "", "7", "Hal", "-", "'", "Ida", "Jo"];
const NAMED = { teams: TEAMS, players: PLAYERS, penalties: "A 0.5 VP; B 3 VPs" };

/** Plans of every length, by scales of whole points and of decimals. */
const PLANS = THREE_TEAMS_LAYOUT.boards.choices.flatMap((boards) => [
  planSeveralTeams(THREE_TEAMS_LAYOUT, { boards }),
  planSeveralTeams(THREE_TEAMS_LAYOUT, { boards, scale: `WBF-${boards / 3}`, ...NAMED }),
]);

function empty(plan: (typeof PLANS)[number]): ScoredSeveralTeams {
  return scoreTeams(plan, NO_TEAM_RESULTS);
}

/** Random events of a plan, the same for the same seed; `played` is how much of it was played. */
function events(plan: (typeof PLANS)[number], count: number, played: number): ScoredSeveralTeams[] {
  const event = teamResults(plan.matches, played).map((found) => scoreTeams(plan, found));
  return fc.sample(event, { numRuns: count, seed: SEED + plan.boards });
}

/** So many complete and half-played events of a plan; with `npm test` one of these, of each length both. */
function played(plan: (typeof PLANS)[number], i: number, soak: { whole: number; half: number }): ScoredSeveralTeams[] {
  const isWhole = (Math.floor(i / 2) + i) % 2;
  return [
    ...events(plan, runs({ ci: isWhole, soak: soak.whole }), 1),
    ...events(plan, runs({ ci: 1 - isWhole, soak: soak.half }), 0.5),
  ];
}

test("every length, empty, half-played and complete: every cell is as it is scored", async () => {
  const all = PLANS.flatMap((plan, i) => [
    ...(runs({ ci: i % 4 === 0, soak: true }) ? [empty(plan)] : []),
    ...played(plan, i, { whole: 8, half: 4 }),
  ]);
  expect(await givenOtherwise(all, threeTeamsWorkbook)).toEqual([]);
});

/** Board 1 as it is typed: 4H made at Table A, 3H with an overtrick at Table C. */
const UNPLAYED = threeTeamsWorkbook(empty(planSeveralTeams(THREE_TEAMS_LAYOUT, {})));
const BOARD_1: readonly Edit[] = [
  ...typed(UNPLAYED, "Table A", 1, { contract: "4h", by: "n", result: "=" }),
  ...typed(UNPLAYED, "Table C", 1, { contract: "3h", by: "N", result: "+1" }),
];

/** What is typed, and the total and net IMPs of each team that must follow. */
const TYPED: readonly (readonly [what: string, edits: readonly Edit[], scores: unknown[][]])[] = [
  ["nothing", [], [["", ""], ["", ""], ["", ""]]],
  ["board 1", BOARD_1, [[13, 6], ["", ""], [7, -6]]],
  [
    "a penalty besides",
    [...BOARD_1, { sheet: "Scoresheet", cell: "I24", value: 1.5 }],
    [[11.5, 6], ["", ""], [7, -6]],
  ],
  [
    "the winner's points for 5 to 7 IMPs on the Scales sheet",
    [...BOARD_1, { sheet: "Scales", cell: "W8", value: 15 }],
    [[15, 6], ["", ""], [7, -6]],
  ],
]; // prettier-ignore

function scores(sheets: ReadonlyMap<string, Recalculated>): unknown[][] {
  const { at } = sheets.get("Scoresheet")!;
  return [24, 25, 26].map((row) => [at(row, 10), at(row, 11)]);
}

test("the standings follow what is typed, with the add-in's functions", () => {
  const workbook = threeTeamsWorkbook(empty(planSeveralTeams(THREE_TEAMS_LAYOUT, {})), { formulas: "add-in" });
  for (const [what, edits, follow] of TYPED) expect([what, scores(workedOut(workbook, edits))]).toEqual([what, follow]);
});

test("the standings and names follow what is typed", async () => {
  const named: Edit = { sheet: "Scoresheet", cell: "B11", value: "Reds" };
  const found = await recalculated(
    [...TYPED.map(([, edits]) => edits), [named]].map((edits) => ({ model: UNPLAYED, edits }))
  );
  expect(found.slice(0, -1).map(scores)).toEqual(TYPED.map(([, , follow]) => follow));
  const sheets = found[found.length - 1]!;
  expect(sheets.get("Scoresheet")!.at(24, 2)).toBe("Reds");
  expect(sheets.get("Table A")!.at(4, 1)).toContain("Half 1   N-S A Reds");
  expect(sheets.get("Movement")!.at(6, 10)).toBe("1–6 against A Reds");
});
