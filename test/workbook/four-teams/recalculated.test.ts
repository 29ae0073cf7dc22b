import fc from "fast-check";
import { FOUR_TEAMS_LAYOUT } from "../../../src/sessions/teams/four-teams";
import { planSeveralTeams, type SeveralTeamsPlan } from "../../../src/sessions/teams/plan";
import { type ScoredSeveralTeams, scoreTeams } from "../../../src/sessions/teams/score-teams";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { fourTeamsWorkbook } from "../../../src/workbook/four-teams/four-teams-workbook";
import { eventOf, NAMES, TIES } from "../../sessions/teams/four-teams/events";
import { workedOut } from "../../support/worked-out";
import { headedList } from "../../support/headed-list";
import type { Recalculated } from "../../support/libreoffice";
import { givenOtherwise, recalculated } from "../../support/recalculated";
import { teamResults } from "../../support/random-results";
import { runs, SEED, swept } from "../../support/runs";
import { shownOtherwise } from "../../support/score-oracle/score-oracle";

// prettier-ignore
const PLAYERS = [
  "Ann", '=HYPERLINK("x")', "+44", "@SUM(A1)", "Zoë 🂡 & Ŵil", "نادية", "#N/A", "",
  "", "n".repeat(100), "-1", "<b>", "5E3", "TRUE", "1/2", "%%",
];

/** Plans of every size, with and without names, by scales of several families. */
const PLANS = [
  planSeveralTeams(FOUR_TEAMS_LAYOUT, { teams: NAMES, players: PLAYERS, penalties: "Reds 0.5 VPs; 4 2 VPs" }),
  planSeveralTeams(FOUR_TEAMS_LAYOUT, { boards: 24, scale: "WBF-4", teams: ["=A1", "", "#REF!", "x".repeat(60)] }),
  planSeveralTeams(FOUR_TEAMS_LAYOUT, { boards: 18, scale: "ACBL30-6" }),
];

/** Random events of a plan, whole and half-played, the same for the same seed. */
function eventsOf(plan: SeveralTeamsPlan, seed: number): ScoredSeveralTeams[] {
  // In CI a plan's events are whole or half-played by turns.
  const shares = [1, 0.5].filter((_, i) => runs({ ci: (seed + i) % 2 === 0, soak: true }));
  const found = shares.flatMap((played) =>
    fc.sample(teamResults(plan.matches, played), { numRuns: runs({ ci: 1, soak: 5 }), seed: SEED + seed })
  );
  return found.map((results) => scoreTeams(plan, results));
}

const EVENTS = [scoreTeams(PLANS[0]!, NO_TEAM_RESULTS), ...PLANS.flatMap((plan, i) => eventsOf(plan, i))];

function tieEvent(tie: (typeof TIES)[number], options: SessionOptions = { teams: NAMES }) {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, { penalties: tie.penalties, ...options });
  return scoreTeams(plan, eventOf(plan, tie.won));
}

/** The rows of a block of the Recap sheet. */
function recap(sheets: ReadonlyMap<string, Recalculated>, top: number, columns: number[]) {
  return [0, 1, 2, 3].map((i) => columns.map((at) => sheets.get("Recap")!.at(top + i, at)));
}

/** Totals and places by team, and the standings with their sentences. */
function outcome(sheets: ReadonlyMap<string, Recalculated>) {
  return { teams: recap(sheets, 18, [15, 17]), standings: recap(sheets, 5, [1, 2, 8]) };
}

function expected({ vps, places, why }: (typeof TIES)[number]) {
  const names = NAMES.map((name, i) => name || `Team ${i + 1}`);
  const order = [0, 1, 2, 3].sort((a, b) => parseInt(places[a]!) - parseInt(places[b]!) || a - b);
  return {
    teams: vps.map((total, i) => [total, places[i]!]),
    standings: order.map((team) => [places[team]!, names[team]!, why[team]!]),
  };
}

test("random events of every size: every cell is as it is scored", async () => {
  expect(await givenOtherwise(EVENTS, fourTeamsWorkbook)).toEqual([]);
});

test("ties are broken, or said to stay", async () => {
  const ties = TIES.filter((_, i) => runs({ ci: i % 2 === 1, soak: true }));
  const events = ties.map((tie) => tieEvent(tie));
  const models = events.map((event) => fourTeamsWorkbook(event));
  const found = await recalculated(models.map((model) => ({ model })));
  expect(found.map(outcome)).toEqual(ties.map(expected));
  expect(events.flatMap((event, i) => shownOtherwise(event, models[i]!, found[i]))).toEqual([]);
});

test("what is typed counts: a penalty, a name, an adjustment, a scale", async () => {
  // Reds and Team 3 are level at 64.
  const workbook = fourTeamsWorkbook(tieEvent(TIES[0]!));
  const table1 = headedList(workbook, "Table 1", "Board");
  const edits = [
    [],
    [{ sheet: "Recap", cell: "N18", value: 0.25 }],
    [{ sheet: "Recap", cell: "B14", value: "Yellows" }],
    // Round 2, Reds against Team 3, board 13: an IMP from one to the other, still 13 to 7.
    [table1.edit(13, "Adj.\nN-S", -1), table1.edit(13, "Adj.\nE-W", 1)],
    [{ sheet: "Scales", cell: "W9", value: 12.5 }],
  ];
  const lines = (await recalculated(edits.map((own) => ({ model: workbook, edits: own })))).map((sheets) =>
    [1, 2, 4, 8].map((column) => sheets.get("Recap")!.at(5, column)).join("|")
  );
  expect(lines).toEqual([
    "1|Reds|64|First on the ten boards against Team 3: 6–5",
    "1|Team 3|64|",
    "1|Reds|64|First on the ten boards against Yellows: 6–5",
    "1=|Reds|64|Tied with Team 3",
    "1|Reds|62.5|First on the ten boards against Team 3: 6–5",
  ]);
});

test.each(swept(TIES).map((tie) => [tie.what, tie] as const))("%s, with the add-in's functions", (_, tie) => {
  const model = fourTeamsWorkbook(tieEvent(tie), { formulas: "add-in" });
  expect(outcome(workedOut(model))).toEqual(expected(tie));
});
