import fc from "fast-check";
import type { TableResult } from "../../../../src/sessions/results";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { NO_TEAM_RESULTS, type TeamResults } from "../../../../src/sessions/teams/match";
import { planSeveralTeams } from "../../../../src/sessions/teams/plan";
import { scoreTeams } from "../../../../src/sessions/teams/score-teams";
import { THREE_TEAMS_LAYOUT } from "../../../../src/sessions/teams/three-teams";
import { teamResults } from "../../../support/random-results";

type TeamLetter = "A" | "B" | "C";

function at(table: TeamLetter, board: number, points: number): TableResult {
  const unknown = { contract: null, declarer: null, result: null, expected: null };
  return { table: "ABC".indexOf(table) + 1, board, points, ...unknown };
}

/** N-S points of the two tables of boards in a row. */
function points(
  tables: readonly [TeamLetter, TeamLetter],
  from: number,
  ...pairs: readonly (readonly [number, number])[]
): TableResult[] {
  return pairs.flatMap(([one, other], i) => [at(tables[0], from + i, one), at(tables[1], from + i, other)]);
}

function score(options: SessionOptions, tables: TableResult[], more: Partial<TeamResults> = {}) {
  return scoreTeams(planSeveralTeams(THREE_TEAMS_LAYOUT, options), { ...NO_TEAM_RESULTS, tables, ...more });
}

/** Differences worth 6, -11, 6, 12, -6 and 2 IMPs: 26 to 17, 14-6 on the 20-point scale. */
const SIX = [[250, 0], [-540, 0], [240, 0], [740, 0], [-230, 0], [60, 0]] as const; // prettier-ignore

test("each match by itself: IMPs, then victory points; totals, net IMPs and places", () => {
  const { matches, teams, scoredBoards } = score({}, [
    ...points(["A", "C"], 1, ...SIX),
    ...points(["A", "B"], 7, [0, 30], [420, 420], [0, 0], [-100, -100], [600, 600], [50, 50]),
    ...points(["B", "C"], 13, [1430, -100], [0, 0], [0, 0], [0, 0], [0, 0], [0, 620]),
  ]);
  expect(matches.map(({ won, margins, vps }) => [won, margins, vps])).toEqual([
    [[26, 17], [9, -9], [14, 6]],
    [[0, 1], [-1, 1], [9, 11]],
    [[17, 12], [5, -5], [13, 7]],
  ]); // prettier-ignore
  expect(teams).toMatchObject([
    { total: 23, netImps: 8, place: "2" },
    { total: 24, netImps: 6, place: "1" },
    { total: 13, netImps: -14, place: "3" },
  ]);
  expect(scoredBoards).toBe(18);
});

test("level on victory points stays level, whatever the IMPs", () => {
  const scored = score({}, [
    ...points(["A", "C"], 1, [250, 0]), // 6 IMPs
    ...points(["B", "C"], 13, [300, 0]), // 7 IMPs, the same line of the scale
  ]);
  expect(scored.teams).toMatchObject([
    { total: 13, netImps: 6, place: "2=" },
    { total: 13, netImps: 7, place: "2=" },
    { total: 14, netImps: -13, place: "1" },
  ]);
  expect(scored.standings).toEqual([2, 0, 1]);
});

test("a team is in the ranking from its first scored board; one table alone scores nothing", () => {
  const scored = score({}, [...points(["A", "B"], 7, [420, -50]), at("C", 13, 100)]);
  expect(scored.teams.map(({ total, place }) => [total, place])).toEqual([
    [14, "1"],
    [6, "2"],
    [null, ""],
  ]);
  expect(scored.standings).toEqual([0, 1, 2]);
  expect(scored.scoredBoards).toBe(1);
  expect(scoreTeams(planSeveralTeams(THREE_TEAMS_LAYOUT, {}), NO_TEAM_RESULTS).teams).toMatchObject(
    [0, 1, 2].map(() => ({ total: null, netImps: 0, place: "" }))
  );
});

test("a penalty is taken once from the total; average plus to both need not cancel", () => {
  const adjusted = new Map([["1:1", [3, 3] as const]]);
  const { teams, matches } = score({ penalties: "A 1.5 VPs; C 0.25 VP" }, [], { adjusted });
  expect(matches[0]!.vps).toEqual([12, 12]);
  expect(teams).toMatchObject([
    { total: 10.5, netImps: 3, place: "2" },
    { total: null, netImps: 0, place: "" },
    { total: 11.75, netImps: 3, place: "1" },
  ]);
});

test.each([12, 15, 18, 21, 24])(
  "%i boards: every two teams meet on one set, each board counts once for both",
  (boards) => {
    const plan = planSeveralTeams(THREE_TEAMS_LAYOUT, { boards });
    expect(plan.matches.map(({ teams }) => teams.join("–"))).toEqual(["0–2", "0–1", "1–2"]);
    expect(plan.matches.flatMap((match) => match.boards)).toEqual(Array.from({ length: boards }, (_, i) => i + 1));
    fc.assert(
      fc.property(teamResults(plan.matches, 1), ({ tables }) => {
        expect(tables).toHaveLength(2 * boards);
        const { matches, teams } = scoreTeams(plan, { tables, adjusted: new Map() });
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        // Without adjustments what one team wins another loses, in IMPs and of 20 points a match.
        expect(sum(teams.map(({ netImps }) => netImps))).toBe(0);
        expect(sum(teams.map(({ total }) => total!))).toBe(60);
        const won = sum(matches.flatMap((match) => match.won));
        const imps = matches.flatMap((match) => match.boards.map((one) => one.points![0]));
        expect(won).toBe(sum(imps.map(Math.abs)));
      }),
      { numRuns: 20 }
    );
  }
);
