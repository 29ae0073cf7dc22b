import type { SwissEventPlan } from "../../../src/sessions/swiss-event/plan";
import { ofKind, planOf } from "../../../src/taskpane/kinds/kind-forms";
import { bracketSizes, isOdd, roundCounts, roundOptions } from "../../../src/taskpane/kinds/swiss-size";
import { listedTeams, teamCount } from "../../../src/taskpane/kinds/swiss-teams";
import { firstChoice, type SessionChoice } from "../../../src/taskpane/session-choice";

const event = ofKind(firstChoice("2026-11-20"), "swiss-event");
const swiss = (chosen: Partial<SessionChoice>) => planOf({ ...event, ...chosen }) as SwissEventPlan;

test.each([
  ["Reds\nBlues", ["Reds", "Blues"]],
  ["  Reds \r\n\r\nBlues\r\n", ["Reds", "Blues"]],
  ["1. Reds\n2. Blues", ["Reds", "Blues"]],
  ["1\tReds\n2\tBlues", ["Reds", "Blues"]],
  ["1) Reds\n2)Blues", ["Reds", "Blues"]],
  ["3 Blind Mice\n2 Blues", ["3 Blind Mice", "2 Blues"]],
  ["1 Reds", ["1 Reds"]],
  ["", []],
  [" \n\n", []],
])("a list of teams: %j", (list, names) => {
  expect(listedTeams(list)).toEqual(names);
});

test("the number of teams follows the names, and without names it is as chosen", () => {
  expect(swiss({ teamCount: 12 }).teams).toEqual(Array.from({ length: 12 }, () => ""));
  const list = "Reds\nBlues\nGreens\nGold\nGrey";
  expect(swiss({ teamCount: 12, list }).teams).toEqual(list.split("\n"));
  expect(teamCount({ ...event, teamCount: 12, list })).toBe(5);
  expect(teamCount({ ...event, teamCount: 12, list: "" })).toBe(12);
});

test("too few or too many names are told in the form's own words", () => {
  const listed = (count: number) => Array.from({ length: count }, (_, i) => `Club ${i + 1}`).join("\n");
  expect(() => swiss({ list: listed(1) })).toThrow("1 team is listed: list 4 to 64, a line each, or none.");
  expect(() => swiss({ list: listed(65) })).toThrow("65 teams are listed");
  expect(() => swiss({ list: "Reds\nBlues\nReds\nGold" })).toThrow("both called");
  expect(swiss({ list: listed(64) }).teams).toHaveLength(64);
});

test("rounds: the usual number follows the teams until one is chosen, which is never too many", () => {
  expect(swiss({ teamCount: 16 }).rounds).toBe(7);
  expect(swiss({ teamCount: 8 }).rounds).toBe(4);
  expect(swiss({ teamCount: 16, swissRounds: 5 }).rounds).toBe(5);
  expect(swiss({ teamCount: 4, swissRounds: 5 }).rounds).toBe(3);
  // prettier-ignore
  expect(roundOptions({ ...event, teamCount: 5 })[0]!.options).toEqual([
    ["1", "1"], ["2", "2"], ["3", "3 (usual)"], ["4", "4"], ["5", "5"],
  ]);
  expect(roundCounts({ ...event, teamCount: 64 })).toHaveLength(12);
});

test("a bracket is one that the teams fill; with it there may be no Swiss round", () => {
  expect(bracketSizes({ ...event, teamCount: 15 })).toEqual([0, ...Array.from({ length: 13 }, (_, i) => i + 3)]);
  expect(bracketSizes({ ...event, teamCount: 64 })).toHaveLength(31);
  expect(swiss({ teamCount: 16, bracket: 16, swissRounds: 0 })).toMatchObject({ bracket: 16, rounds: 0 });
  expect(swiss({ teamCount: 15, bracket: 16, swissRounds: 0 })).toMatchObject({ bracket: null, rounds: 1 });
});

test("an odd number is asked about where there is one", () => {
  expect(isOdd({ ...event, teamCount: 9 })).toBe(true);
  expect(isOdd({ ...event, teamCount: 10 })).toBe(false);
  expect(isOdd({ ...event, list: "Reds\nBlues\nGreens\nGold\nGrey" })).toBe(true);
  expect(isOdd({ ...event, teamCount: 9, bracket: 8, swissRounds: 0 })).toBe(false);
  expect(swiss({ teamCount: 9, odd: "bye" }).odd).toBe("bye");
});

test("every number of teams can be planned with all that is offered for it", () => {
  for (let count = 4; count <= 64; count++)
    for (const bracket of bracketSizes({ ...event, teamCount: count }))
      for (const rounds of roundCounts({ ...event, teamCount: count, bracket }))
        expect(swiss({ teamCount: count, bracket, swissRounds: rounds })).toMatchObject({
          rounds,
          bracket: bracket || null,
        });
});
