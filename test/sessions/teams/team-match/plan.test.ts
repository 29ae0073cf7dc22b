import { planMatch } from "../../../../src/sessions/teams/team-match/squads";

test("a league match is two sessions of twelve, by the WBF scale for all its boards", () => {
  const plan = planMatch({ form: "league", home: " Reds ", away: "Blues" });
  expect(plan.sessions.map(({ boards }) => [boards[0], boards[boards.length - 1]])).toEqual([
    [1, 12],
    [13, 24],
  ]);
  expect(plan.scale!.name).toBe("WBF-24");
  expect(plan.teams).toEqual(["Reds", "Blues"]);
});

test.each([
  [{ form: "league", boards: 20 }, 2, "WBF-20"],
  [{ form: "swiss" }, 1, "ACBL20-7"],
  [{ form: "swiss", boards: 9 }, 1, "ACBL20-9"],
  [{ form: "swiss", boards: 6, scale: "WBF-6" }, 1, "WBF-6"],
  [{ form: "knockout", sessions: 4, boards: 48 }, 4, undefined],
  [{ form: "bam", boards: 26 }, 1, undefined],
])("%j", (options, sessions, scale) => {
  const plan = planMatch(options);
  expect(plan.sessions).toHaveLength(sessions);
  expect(plan.scale?.name).toBe(scale);
});

test.each([
  [{ form: "friendly" }, 'Unknown form of match "friendly": choose league, swiss, knockout, bam'],
  [{ form: "league", boards: 25 }, "25 boards cannot be divided equally into 2 sessions"],
  [{ form: "league", sessions: 5 }, "cannot have 5 sessions: choose from 1 to 4"],
  [{ form: "league", boards: 0 }, "cannot have 0 boards"],
  [{ form: "league", boards: 12.5 }, "cannot have 12.5 boards"],
  [{ form: "swiss", boards: 17 }, "one session of 3 to 16 boards"],
  [{ form: "swiss", sessions: 2, boards: 8 }, "one session of 3 to 16 boards"],
  [{ form: "knockout", scale: "WBF-24" }, "has no victory points"],
])("%j is refused", (options, message) => {
  expect(() => planMatch(options)).toThrow(message);
});
