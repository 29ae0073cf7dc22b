import { planSession } from "../../../../src/sessions/kinds";
import { planLeague } from "../../../../src/sessions/event/plan";

const dates = (options: Parameters<typeof planLeague>[0]) => planLeague(options).fixtures.map(({ date }) => date);

test("what is usual: everybody meets once, 24 boards by the WBF's scale, level teams by the matches between them", () => {
  const plan = planLeague({ teams: ["8"] });
  expect(plan).toMatchObject({ title: "League", double: false, boards: 24, ties: "head-to-head" });
  expect(plan.scale.name).toBe("WBF-24");
  expect(plan.fixtures).toHaveLength(plan.rounds);
  expect(plan.rounds).toBe(7);
  expect(planLeague({ teams: ["8"], double: true }).fixtures).toHaveLength(14);
});

test("the rounds are a fortnight apart, or as many days as are asked for, over months and leap years", () => {
  expect(dates({ teams: ["4"], date: "2028-02-20" })).toEqual(["2028-02-20", "2028-03-05", "2028-03-19"]);
  expect(dates({ teams: ["4"], date: "2026-12-28", every: 7 })).toEqual(["2026-12-28", "2027-01-04", "2027-01-11"]);
  expect(dates({ teams: ["4"] })).toEqual(["", "", ""]);
});

test("the last day that there is has none after it, and the season is planned all the same", () => {
  expect(dates({ teams: ["4"], date: "9999-12-30" })).toHaveLength(3);
});

test.each([
  [{ teams: ["2"] }, "A league takes 3 to 64 teams, not 2"],
  [{ teams: ["21"] }, "A league or a division of one has 3 to 20 teams, not 21"],
  [{ teams: ["8"], divisions: "2 + 6" }, "has 3 to 20 teams, not 2"],
  [{ teams: ["9"], divisions: "2" }, "9 teams do not make these 2 divisions"],
  [{ teams: ["9"], divisions: "4 + 4" }, "enter how many teams each has, such as 8 + 8 + 6, 9 in all"],
  [{ teams: ["9"], divisions: "11" }, "A league has 1 to 10 divisions, not 11"],
  [{ teams: ["9"], divisions: "0" }, "A league has 1 to 10 divisions, not 0"],
  [{ teams: ["9"], divisions: "+" }, '"+" are no divisions'],
  [{ teams: ["9"], divisions: "Premier: 4; First" }, '"Premier: 4; First" are no divisions'],
  [{ teams: ["8"], divisions: "First; first" }, 'Two divisions are called "first"'],
  [{ teams: ["8"], promoted: 3, relegated: 6 }, "3 up and 6 down are too many for a league, which has 8 teams"],
  [{ teams: ["12"], divisions: "3", promoted: 3 }, "3 up and 3 down are too many for Division 2, which has 4 teams"],
  [{ teams: ["8"], promoted: 10 }, "From a division 0 to 9 teams may go up or down, not 10"],
  [{ teams: ["Reds", "Blues", "away"] }, 'A team cannot be called "away"'],
  [{ teams: ["Reds", "Blues", "reds"] }, "both called"],
  [{ teams: ["8"], boards: 3 }, "A league match has 4 to 64 boards, not 3."],
  [{ teams: ["8"], every: 0 }, "The rounds cannot be 0 days apart: choose from 1 to 60."],
  [{ teams: ["8"], ties: "lots" }, 'Unknown tie-break "lots": choose head-to-head or quotient.'],
  [{ teams: ["8"], rounds: 3 }, 'league has no option "rounds"'],
])("%j is refused", (options, message) => {
  expect(() => planSession("league", options)).toThrow(message);
});

test.each([
  ["", ["", 14]],
  ["2", ["Division 1", 7, "Division 2", 7]],
  ["5+5 + 4", ["Division 1", 5, "Division 2", 5, "Division 3", 4]],
  ["6, 8", ["Division 1", 6, "Division 2", 8]],
  ["Premier; First", ["Premier", 7, "First", 7]],
  ["Premier: 8; Division 1: 6;", ["Premier", 8, "Division 1", 6]],
])("divisions %j", (divisions, expected) => {
  const plan = planLeague({ teams: ["14"], divisions });
  expect(plan.divisions.flatMap(({ name, teams }) => [name, teams.length])).toEqual(expected);
  expect(plan.divisions.flatMap(({ teams }) => teams)).toEqual([...Array(14).keys()]);
  for (const { teams, up, down } of plan.divisions) {
    const met = plan.fixtures.flatMap(({ matches }) => matches).filter(({ home }) => teams.includes(home));
    expect(met.every(({ away }) => teams.includes(away))).toBe(true);
    expect(met).toHaveLength((teams.length * (teams.length - 1)) / 2);
    expect([up, down]).toEqual([0, 0]);
  }
});

test("so many go up from each division but the highest, and as many down from each but the lowest", () => {
  const lines = (options: Parameters<typeof planLeague>[0]) =>
    planLeague({ teams: ["15"], ...options }).divisions.map(({ up, down }) => [up, down]);
  expect(lines({ divisions: "3", promoted: 2 })).toEqual([
    [0, 2],
    [2, 2],
    [2, 0],
  ]);
  expect(lines({ divisions: "3", promoted: 1, relegated: 2 })).toEqual([
    [0, 2],
    [1, 2],
    [1, 0],
  ]);
  expect(lines({ promoted: 1, relegated: 2 })).toEqual([[1, 2]]);
  expect(lines({ promoted: 1 })).toEqual([[1, 0]]);
});
