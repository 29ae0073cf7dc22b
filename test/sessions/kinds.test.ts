import { KINDS, planSession } from "../../src/sessions/kinds";

test("every kind of session, by name", () => {
  expect(KINDS.map(({ name }) => name)).toEqual([
    "four-pairs",
    "five-pairs",
    "team-match",
    "three-teams",
    "four-teams",
    "swiss-event",
  ]);
});

test.each([
  ["four-pairs", { boards: 24 }, "Four pairs"],
  ["five-pairs", { boards: 25, pairs: ["", "", "", "", ""] }, "Five pairs"],
  ["team-match", { form: "knockout", home: "Reds" }, "Knockout match"],
  ["three-teams", {}, "Three teams"],
  ["four-teams", { teams: ["", "", "", ""] }, "Four teams"],
  ["swiss-event", { teams: ["12"] }, "Swiss teams"],
])("%s takes its own options", (name, options, title) => {
  const plan = planSession(name, { ...options, date: "2026-11-20" });
  expect({ kind: plan.kind, title: plan.title, date: plan.date }).toEqual({ kind: name, title, date: "2026-11-20" });
});

test.each([
  [
    "bingo",
    {},
    'There is no session "bingo": choose four-pairs, five-pairs, team-match, three-teams, four-teams or swiss-event.',
  ],
  ["four-pairs", {}, "Four pairs needs a number of boards. What exists: 6 rounds of 3 to 10"],
  [
    "four-pairs",
    { boards: 24, home: "Reds" },
    'four-pairs has no option "home": it takes title, date, boards, rounds, scoring, scale, pairs.',
  ],
  ["team-match", { pairs: ["Ann"] }, 'team-match has no option "pairs": it takes title, date, form'],
  ["four-teams", { rounds: 6 }, 'four-teams has no option "rounds"'],
])("%s with %j is refused", (name, options, message) => {
  expect(() => planSession(name, options)).toThrow(message);
});
