import type { TeamMatchJson } from "../../../../src/sessions/json";
import { emptySession, planSession } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { planMatch } from "../../../../src/sessions/teams/team-match/squads";

const NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];
const SIX = ["Ann", "Bob", "Cy", "Di", "Una", "Vic", "Eve", "Flo", "Gus", "Hal", "Wes", ""];

test("a line-up for a session, and a blank for who plays as usual", () => {
  const options = { home: "Reds", players: NAMES, "line-up": "2 reds: Una, Vic, , Di; 1 Away: ,,,Zoë" };
  const json = emptySession(planSession("team-match", options)).json() as TeamMatchJson;
  expect(json.matches[0]!.sessions.map(({ players }) => players)).toEqual([
    [
      ["Ann", "Bob", "Cy", "Di"],
      ["Eve", "Flo", "Gus", "Zoë"],
    ],
    [
      ["Una", "Vic", "Cy", "Di"],
      ["Eve", "Flo", "Gus", "Hal"],
    ],
  ]);
});

test("teams of six: four players, then two substitutes", () => {
  const plan = planMatch({ players: SIX });
  expect(plan.players).toEqual(NAMES);
  expect(plan.substitutes).toEqual([
    ["Una", "Vic"],
    ["Wes", ""],
  ]);
  expect(planMatch({ players: NAMES }).substitutes).toEqual([
    ["", ""],
    ["", ""],
  ]);
});

test.each<[SessionOptions, string]>([
  [{ "line-up": "2 Reds Una, Vic" }, "is not a line-up"],
  [{ "line-up": "2 Reds: Una, Vic" }, "is not a line-up"],
  [{ "line-up": "3 Reds: ,,," }, "The line-up is for session 3, which does not exist: choose from 1 to 2."],
  [
    { "line-up": "2 Golds: ,,," },
    'The line-up is for "Golds", which is not a team in this match: the teams are Reds, Away.',
  ],
  [{ "line-up": "2 Reds: A,,,; 2 Home: B,,," }, "Home has two line-ups for session 2"],
  [{ "line-up": "1 Reds: A,,,", sessions: 1 }, "A one-session match has only one line-up"],
  [{ players: NAMES.slice(1) }, "7 players are named, and it is not clear for which team: enter 8, 12 or 16 names"],
])("%j is refused", (options, message) => {
  expect(() => planMatch({ home: "Reds", ...options })).toThrow(message);
});
