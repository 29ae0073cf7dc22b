import { FOUR_TEAMS_LAYOUT } from "../../../../src/sessions/teams/four-teams";
import { planSeveralTeams } from "../../../../src/sessions/teams/plan";

test("as published: thirty boards in twelve matches of five, by the 20-point scale", () => {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, {});
  expect(plan).toMatchObject({ kind: "four-teams", title: "Four teams", boards: 30, date: "" });
  expect(plan.scale.name).toBe("ACBL20-5");
  expect(plan.teams).toEqual(["", "", "", ""]);
  expect(plan.players).toEqual(Array.from({ length: 16 }, () => ""));
  expect(plan.penalties.map(({ vps }) => vps)).toEqual([0, 0, 0, 0]);
  const told = plan.matches.map(
    ({ round, teams, tables, boards }) =>
      `${round}: ${teams.join("-")} at ${tables.join("-")}, ${boards[0]}-${boards[boards.length - 1]}`
  );
  // prettier-ignore
  expect(told).toEqual([
    "1: 0-1 at 1-2, 1-5", "1: 2-3 at 3-4, 6-10",
    "2: 0-2 at 1-3, 11-15", "2: 1-3 at 2-4, 16-20",
    "3: 0-3 at 1-4, 21-25", "3: 1-2 at 2-3, 26-30",
    "4: 0-1 at 1-2, 6-10", "4: 2-3 at 3-4, 1-5",
    "5: 0-2 at 1-3, 16-20", "5: 1-3 at 2-4, 11-15",
    "6: 0-3 at 1-4, 26-30", "6: 1-2 at 2-3, 21-25",
  ]);
});

test.each([
  [18, 3],
  [24, 4],
  [30, 5],
])("%i boards are matches of %i", (boards, boardsPerMatch) => {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, { boards, scale: "wbf 5" });
  expect(plan.matches.map((match) => match.boards.length)).toEqual(Array.from({ length: 12 }, () => boardsPerMatch));
  expect(plan.scale.name).toBe("WBF-5");
});

test("names are kept, penalties found by name, number or both", () => {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, {
    teams: [" Reds ", "Blues", "", "Greens"],
    penalties: "reds 1 VP; Team 1 0.5 VPs; 3 2 VPs; team 4 1 VP",
  });
  expect(plan.teams).toEqual(["Reds", "Blues", "", "Greens"]);
  expect(plan.penalties.map(({ vps }) => vps)).toEqual([1.5, 0, 2, 1]);
});

test.each([
  [{ boards: 36 }, "Four teams cannot play 36 boards: choose 30, 24 or 18, which make six equal matches."],
  [{ teams: ["Reds", "Blues"] }, "2 teams are named but 4 play"],
  [{ teams: ["Reds", "reds", "", ""] }, 'Team 1 and Team 2 are both called "reds"'],
  [{ teams: ["Team 2", "", "", ""] }, 'Team 1 cannot be called "Team 2": Team 2 already goes by that name'],
  [{ teams: ["", "", "", "1"] }, 'Team 4 cannot be called "1"'],
  [{ players: ["Ann"] }, "1 player is named but 16 play"],
  [{ penalties: "Team 1 3 IMPs" }, "In an event, penalties are in VPs"],
  [{ penalties: "Team 5 1 VP" }, "the teams are Team 1, Team 2, Team 3, Team 4"],
])("%j is refused", (options, message) => {
  expect(() => planSeveralTeams(FOUR_TEAMS_LAYOUT, options)).toThrow(message);
});
