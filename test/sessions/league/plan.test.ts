import { planSession } from "../../../src/sessions/kinds";
import { planLeague } from "../../../src/sessions/league/plan";

const dates = (options: Parameters<typeof planLeague>[0]) => planLeague(options).rounds.map(({ date }) => date);

test("what is usual: everybody meets once, 24 boards by the WBF's scale, level teams by the matches between them", () => {
  const plan = planLeague({ teams: ["8"] });
  expect(plan).toMatchObject({ title: "League", double: false, boards: 24, ties: "head-to-head" });
  expect(plan.scale.name).toBe("WBF-24");
  expect(plan.rounds).toHaveLength(7);
  expect(planLeague({ teams: ["8"], double: true }).rounds).toHaveLength(14);
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
  [{ teams: ["2"] }, "A league takes 3 to 20 teams, not 2"],
  [{ teams: ["21"] }, "A league takes 3 to 20 teams, not 21"],
  [{ teams: ["Reds", "Blues", "away"] }, 'A team cannot be called "away"'],
  [{ teams: ["Reds", "Blues", "reds"] }, "both called"],
  [{ teams: ["8"], boards: 3 }, "A league match has 4 to 64 boards, not 3."],
  [{ teams: ["8"], every: 0 }, "The rounds cannot be 0 days apart: choose from 1 to 60."],
  [{ teams: ["8"], ties: "lots" }, 'Unknown tie-break "lots": choose head-to-head or quotient.'],
  [{ teams: ["8"], rounds: 3 }, 'league has no option "rounds"'],
])("%j is refused", (options, message) => {
  expect(() => planSession("league", options)).toThrow(message);
});
