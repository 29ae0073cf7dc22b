import { FOUR_TEAMS_LAYOUT } from "../../../../src/sessions/teams/four-teams";
import { planSeveralTeams } from "../../../../src/sessions/teams/plan";
import { scoreTeams } from "../../../../src/sessions/teams/score-teams";
import { NO_TEAM_RESULTS } from "../../../../src/sessions/teams/match";
import { eventOf, NAMES, TIES, type Won } from "./events";

function score(won: Won, options = {}) {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, options);
  return scoreTeams(plan, eventOf(plan, won));
}

test("a team's rounds, with its running total; each match by itself", () => {
  const { teams, matches, scoredBoards } = score({
    "1: 1-2": [9, 2],
    "2: 1-3": [0, 24],
    "3: 1-4": [1, 3],
    "6: 1-4": [20, 0],
  });
  expect(scoredBoards).toBe(60);
  expect(matches[0]).toMatchObject({ won: [9, 2], margins: [7, -7], vps: [13, 7] });
  expect(teams[0]!.rounds).toEqual([
    { round: 1, opponent: 1, vps: 13, won: 9, lost: 2, running: 13 },
    { round: 2, opponent: 2, vps: 1, won: 0, lost: 24, running: 14 },
    { round: 3, opponent: 3, vps: 9, won: 1, lost: 3, running: 23 },
    { round: 4, opponent: 1, vps: 10, won: 0, lost: 0, running: 33 },
    { round: 5, opponent: 2, vps: 10, won: 0, lost: 0, running: 43 },
    { round: 6, opponent: 3, vps: 18, won: 20, lost: 0, running: 61 },
  ]);
  // prettier-ignore
  expect(teams.map(({ total, netImps }) => [total, netImps])).toEqual([
    [61, 1], [57, -7], [69, 24], [53, -18],
  ]);
  expect(teams[0]!.wonFrom).toEqual([0, 9, 0, 21]);
  expect(teams[3]!.wonFrom).toEqual([3, 0, 0, 0]);
});

test("before play nobody has a total or a place", () => {
  const { teams, standings, scoredBoards } = scoreTeams(planSeveralTeams(FOUR_TEAMS_LAYOUT, {}), NO_TEAM_RESULTS);
  expect(scoredBoards).toBe(0);
  expect(standings).toEqual([0, 1, 2, 3]);
  for (const { total, place, why, netImps } of teams)
    expect({ total, place, why, netImps }).toEqual({ total: null, place: "", why: "", netImps: 0 });
});

test("one match played: its two teams are placed before the others", () => {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, {});
  const { tables } = eventOf(plan, { "1: 3-4": [0, 9] });
  const own = tables.filter(({ table, board }) => table > 2 && board >= 6 && board <= 10);
  const { teams, standings } = scoreTeams(plan, { ...NO_TEAM_RESULTS, tables: own });
  // prettier-ignore
  expect(teams.map(({ total, place }) => [total, place])).toEqual([
    [null, ""], [null, ""], [6, "2"], [14, "1"],
  ]);
  expect(teams[2]!.rounds[1]).toMatchObject({ vps: null, running: null });
  expect(standings).toEqual([3, 2, 0, 1]);
});

test("an adjustment for both sides counts in each team's own match and net IMPs", () => {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, {});
  const { tables } = eventOf(plan, {});
  const adjusted = new Map([["1:1", [3, 3] as const]]);
  const { teams } = scoreTeams(plan, { tables, adjusted });
  // prettier-ignore
  expect(teams.map(({ total, netImps }) => [total, netImps])).toEqual([
    [62, 3], [62, 3], [60, 0], [60, 0],
  ]);
  expect(teams[0]!.why).toBe("Tied with Team 2");
});

test.each(TIES.map((tie) => [tie.what, tie] as const))("%s", (_, tie) => {
  const { teams } = score(tie.won, { teams: NAMES, penalties: tie.penalties });
  expect(teams.map(({ total }) => total)).toEqual(tie.vps);
  expect(teams.map(({ place }) => place)).toEqual(tie.places);
  expect(teams.map(({ why }) => why)).toEqual(tie.why);
});

test.each([
  [18, "six"],
  [24, "eight"],
])("with %i boards they have played %s against each other", (boards, words) => {
  const won: Won = { "2: 1-3": [6, 0], "5: 1-3": [0, 5], "1: 1-2": [10, 0], "3: 2-3": [0, 10] };
  expect(score(won, { boards }).teams[0]!.why).toBe(`First on the ${words} boards against Team 3: 6–5`);
});
