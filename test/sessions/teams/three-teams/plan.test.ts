import { THREE_TEAMS } from "../../../../src/movements/three-teams";
import { labelOf, LETTERED_TEAMS } from "../../../../src/sessions/contestants";
import { planSeveralTeams } from "../../../../src/sessions/teams/plan";
import { THREE_TEAMS_LAYOUT } from "../../../../src/sessions/teams/three-teams";

test("18 boards unless otherwise said: three matches of 6 on the 20-point scale", () => {
  const plan = planSeveralTeams(THREE_TEAMS_LAYOUT, { teams: [" Reds ", "Blues", ""], date: "2026-11-20" });
  expect(plan).toMatchObject({
    kind: "three-teams",
    title: "Three teams",
    date: "2026-11-20",
    boards: 18,
    teams: ["Reds", "Blues", ""],
    penalties: Array.from({ length: 3 }, () => ({ imps: 0, vps: 0 })),
  });
  expect(plan.scale.name).toBe("ACBL20-6");
  expect(plan.players).toEqual(Array.from({ length: 12 }, () => ""));
  expect(plan.matches).toEqual([
    { round: 1, teams: [0, 2], tables: [1, 3], boards: [1, 2, 3, 4, 5, 6] },
    { round: 2, teams: [0, 1], tables: [1, 2], boards: [7, 8, 9, 10, 11, 12] },
    { round: 2, teams: [1, 2], tables: [2, 3], boards: [13, 14, 15, 16, 17, 18] },
  ]);
  expect(THREE_TEAMS.map((team) => labelOf(LETTERED_TEAMS, plan.teams, team))).toEqual(["A Reds", "B Blues", "Team C"]);
});

test.each([
  [{ boards: 12 }, "WBF-DISCRETE-4"],
  [{ boards: 15 }, "ACBL20-5"],
  [{ boards: 21 }, "ACBL20-7"],
  [{ boards: 24 }, "ACBL20-8"],
  [{ boards: 24, scale: "wbf 8" }, "WBF-8"],
])("%j is scored by %s", (options, scale) => {
  expect(planSeveralTeams(THREE_TEAMS_LAYOUT, options).scale.name).toBe(scale);
});

test("the default scale of every length has 20 points to share", () => {
  for (const boards of [12, 15, 18, 21, 24])
    for (const { winner, loser } of planSeveralTeams(THREE_TEAMS_LAYOUT, { boards }).scale.bands)
      expect(winner + loser).toBe(20);
});

test("penalties by a team's name, its letter, or both words; several are added", () => {
  const penalties = "blues 0.1 VP; B 0.2 VPs; team c 3 vps";
  const plan = planSeveralTeams(THREE_TEAMS_LAYOUT, { teams: ["Reds", "Blues", ""], penalties });
  expect(plan.penalties.map(({ vps }) => vps)).toEqual([0, 0.3, 3]);
});

test.each([
  [{ boards: 6 }, "cannot play 6 boards: choose 12, 15, 18, 21 or 24"],
  [{ boards: 20 }, "cannot play 20 boards"],
  [{ boards: 27 }, "cannot play 27 boards"],
  [{ teams: ["Reds", "Blues"] }, "2 teams are named but 3 play"],
  [{ teams: ["Reds", "reds", ""] }, 'Team A and Team B are both called "reds"'],
  [{ teams: ["b", "Blues", ""] }, 'Team A cannot be called "b": Team B already goes by that name'],
  [{ teams: ["", "", "Team A"] }, 'Team C cannot be called "Team A": Team A already goes by that name'],
  [{ players: ["Ann"] }, "1 player is named but 12 play"],
  [{ penalties: "A 3 IMPs" }, "penalties are in VPs"],
  [{ penalties: "D 1 VP" }, 'for "D", which is not a team in this session: the teams are Team A, Team B, Team C'],
])("%j is refused", (options, message) => {
  expect(() => planSeveralTeams(THREE_TEAMS_LAYOUT, options)).toThrow(message);
});

test("a team may bear its own letter", () => {
  expect(planSeveralTeams(THREE_TEAMS_LAYOUT, { teams: ["A", "Team B", "c"] }).teams).toEqual(["A", "Team B", "c"]);
});
