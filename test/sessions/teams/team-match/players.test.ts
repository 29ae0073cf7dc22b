import fc from "fast-check";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { planMatch, wholeTeam } from "../../../../src/sessions/teams/team-match/squads";
import { runs, SEED } from "../../../support/runs";

const SIXTEEN = [..."ABCDEFGHIJKLMNOP"];
const BY_TEAM = "Reds: Ann, Bob, Cy, Di, Eve; Blues: Flo, Gus, Hal, Ivy, Jo, Kim, Lea".split(";");

const planned = (players: readonly string[], more: SessionOptions = {}) =>
  planMatch({ home: "Reds", away: "Blues", players, ...more });

test("teams of five and seven, each by its name", () => {
  const plan = planned(BY_TEAM);
  expect(plan.players).toEqual(["Ann", "Bob", "Cy", "Di", "Flo", "Gus", "Hal", "Ivy"]);
  expect(plan.substitutes).toEqual([
    ["Eve", "", "", ""],
    ["Jo", "Kim", "Lea", ""],
  ]);
  // Whatever the teams are called later, these are their players.
  expect(planMatch({ ...plan.options, home: "Greens" }).substitutes).toEqual(plan.substitutes);
});

test("the away team first, what a team goes by, a team without players, and four of each", () => {
  expect(planned(["away: E, F, G, H, I", " Home : A, , C, D ", ""]).players).toEqual(
    [..."A_CDEFGH"].map((name) => (name === "_" ? "" : name))
  );
  expect(planned(["Blues: E, F, G, H"])).toMatchObject({
    players: ["", "", "", "", ..."EFGH"],
    substitutes: [
      ["", ""],
      ["", ""],
    ],
  });
});

test("lists of eight, twelve and sixteen names are half for each team, whatever a name looks like", () => {
  const twelve = SIXTEEN.slice(0, 12);
  expect([0, 1].map((side) => wholeTeam(planned(SIXTEEN), side as 0 | 1).join(""))).toEqual(["ABCDEFGH", "IJKLMNOP"]);
  expect([0, 1].map((side) => wholeTeam(planned(twelve), side as 0 | 1).join(""))).toEqual(["ABCDEF", "GHIJKL"]);
  const odd = ["Dr: X", "", "", "", "", "", "", ""];
  expect(planned(odd).players).toEqual(odd);
});

const name = fc.stringMatching(/^[A-Z][a-z]{1,6}$/);
const team = fc.uniqueArray(name, { minLength: 4, maxLength: 8, selector: (text) => text.toLowerCase() });

test("random teams of four to eight are read as they are typed", () => {
  fc.assert(
    fc.property(team, team, (home, away) => {
      const plan = planned([`Reds: ${home.join(", ")}`, ` Blues: ${away.join(",")}`]);
      expect(wholeTeam(plan, 0).filter(Boolean)).toEqual(home);
      expect(wholeTeam(plan, 1).filter(Boolean)).toEqual(away);
    }),
    { seed: SEED, numRuns: runs({ ci: 100, soak: 2000 }) }
  );
});

test.each<[readonly string[], string]>([
  [
    SIXTEEN.slice(0, 10),
    "10 players are named, and it is not clear for which team: enter 8, 12 or 16 names, half for each team, or",
  ],
  [["A"], "1 player is named, and it is not clear"],
  [[...SIXTEEN, "Q", "R"], "18 players are named"],
  [["Reds: A, B, C", "Blues: D, E, F, G"], "Reds cannot have 3 players: enter 4 to 8"],
  [["Reds: A, B, C, D, E, F, G, H, I"], "Reds cannot have 9 players"],
  [
    ["Reds: A, B, C, D, E", "Golds: F, G, H, I"],
    'The players are for "Golds", which is not a team in this match: the teams are Reds, Blues.',
  ],
  [["Reds: A, B, C, D", "Home: F, G, H, I"], "The players of Home are entered twice"],
  [["Reds: A, B, C, D, a #123"], 'Reds has "a #123" twice'],
  [["Reds: A, B, C, D, E", "F, G, H, I"], '"F, G, H, I" is not a team with its players'],
])("%j is refused", (players, message) => {
  expect(() => planned(players)).toThrow(message);
});

test.each<[string, string]>([
  [
    "2 Reds: Zed, , , ",
    'The line-up of Reds for session 2 names "Zed", who is not in the team: its players are Ann, Bob, Cy, Di, Eve.',
  ],
  ["2 Reds: Flo, , , ", 'names "Flo", who is not in the team'],
  ["1 Blues: Kim, Kim, , ", 'In session 1 "Kim" would sit in two places for Blues'],
  ["2 Reds: Cy, , , ", 'In session 2 "Cy" would sit in two places for Reds'],
])("of a team that is written whole the line-up %j is refused", (lineUp, message) => {
  expect(() => planned(BY_TEAM, { "line-up": lineUp })).toThrow(message);
});

test("of a whole team anybody may play anywhere; of four or six others too, as ever", () => {
  expect(planned(BY_TEAM, { "line-up": "2 Reds: Cy, Eve, Ann, ; 1 blues: lea #7, , , Kim" }).lineUps[1]![0]).toEqual([
    ...["Cy", "Eve", "Ann", ""],
  ]);
  for (const places of [8, 12])
    expect(planned(SIXTEEN.slice(0, places), { "line-up": "2 Reds: Zed, C, , " }).lineUps[1]![0][0]).toBe("Zed");
});
