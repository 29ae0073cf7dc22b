import { closeName } from "../../src/sessions/close-name";
import { planSession } from "../../src/sessions/kinds";

const TEAMS = ["Reds", "Blues", "Greens", "Greys", "Crimsons", "Élan Vital"];

test.each([
  ["Redz", "Reds"],
  ["rdes", "Reds"],
  ["Bleus", "Blues"],
  ["blue", "Blues"],
  ["Crimsens", "Crimsons"],
  ["Crimsns", "Crimsons"],
  ["Crim", "Crimsons"],
  ["elan vitl", "Élan Vital"],
])("%s means %s", (typed, meant) => expect(closeName(typed, TEAMS)).toBe(meant));

test.each(["Purples", "Re", "", "77", "Gre", "Rods and Reels"])("%s is nobody's", (typed) =>
  expect(closeName(typed, TEAMS)).toBeNull()
);

test.each<[string, () => unknown]>([
  ["handicap", () => planSession("league", { teams: TEAMS, handicap: "Bleus 6 IMPs" })],
  ["penalties", () => planSession("team-match", { home: "Reds", away: "Blues", penalties: "Bleus 3 IMPs" })],
  [
    "line-up",
    () => planSession("team-match", { home: "Reds", away: "Blues", sessions: 2, "line-up": "1 Bleus: Al, Bo, Cy, Di" }),
  ],
])("an option that names no team says which was probably meant: %s", (_, plan) =>
  expect(plan).toThrow(/Did you mean Blues\?$/)
);
