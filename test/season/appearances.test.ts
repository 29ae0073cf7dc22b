import { appearances, ineligible } from "../../src/season/appearances";
import { NO_NAMES, nameTable } from "../../src/season/name-table";
import { planMatch } from "../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch } from "../../src/sessions/teams/team-match/score-match";
import { NO_TEAM_RESULTS } from "../../src/sessions/teams/match";

const HOME = ["Ann", "Bob", "Cy", "Di"];

function match(home: string, away: string, players: readonly string[], lineUp = "") {
  const plan = planMatch({ home, away, players, ...(lineUp !== "" && { "line-up": lineUp }) });
  return { scored: scoreTeamMatch(plan, NO_TEAM_RESULTS), teams: [home, away] as const };
}

test("by the players of a match, and by who plays a session instead: matches and boards", () => {
  const found = appearances(
    [
      match("Reds", "Blues", [...HOME, "Flo", "Gus", "Hal", "Ida"], "2 Reds: Eve,,,"),
      match("Greens", "Reds", ["", "", "", "", ...HOME]),
    ],
    NO_NAMES
  );
  const ofReds = found.filter(({ team }) => team === "Reds");
  expect(ofReds.map(({ player, matches, boards }) => `${player} ${matches} ${boards}`)).toEqual([
    "Bob 2 48",
    "Cy 2 48",
    "Di 2 48",
    "Ann 2 36",
    "Eve 1 12",
  ]);
  expect(found.map(({ team }) => team)).toEqual([...Array(4).fill("Blues"), ...Array(5).fill("Reds")]);
  expect(ineligible(found)).toEqual([]);
});

test("who has played for two teams is told, under whatever name", () => {
  const found = appearances(
    [
      match("Reds", "Blues", [...HOME, "Flo", "Gus", "Hal", "Ida"]),
      match("Blues", "Greens", ["ann  ", "F. Nightingale", "Hal", "Ida", "Kit", "Lou", "Mo", "Ned"]),
    ],
    nameTable([{ typed: "F. Nightingale", meaning: "Flo" }])
  );
  expect(
    found.filter(({ alsoFor }) => alsoFor.length > 0).map(({ player, team, alsoFor }) => [player, team, alsoFor])
  ).toEqual([
    ["ann", "Blues", ["Reds"]],
    ["Ann", "Reds", ["Blues"]],
  ]);
  expect(found.find(({ player }) => player === "Flo")).toMatchObject({ matches: 2, boards: 48 });
  expect(ineligible(found)).toEqual([
    "ann has played for more than one team: Blues (1 match), Reds (1 match). Check whether the conditions of contest allow that.",
  ]);
});
