import { peopleOf, planSession } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { proposalsFor } from "../../src/sessions/tonight/proposals";

test.each<[kind: string, options: SessionOptions, people: number | null]>([
  ["four-pairs", { boards: 24 }, 8],
  ["five-pairs", { boards: 20 }, 10],
  ["pairs", { pairs: ["7"] }, 14],
  ["individual", { players: ["9"] }, 9],
  ["chicago", { players: ["5"] }, 5],
  ["chicago", { players: ["4"], partners: "stay" }, 4],
  ["team-match", {}, 8],
  ["three-teams", {}, 12],
  ["four-teams", {}, 16],
  ["swiss-event", { teams: ["8"] }, null],
])("%s %j", (kind, options, people) => {
  expect(peopleOf(planSession(kind, options))).toBe(people);
});

test("every game that is proposed board by board is for as many people as were asked for", () => {
  for (const asked of [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    for (const { kind, options } of proposalsFor({ people: asked, boards: 24 }))
      expect([kind, asked, asked]).toContain(peopleOf(planSession(kind, options)) ?? kind);
});
