import { planSession, scoreCsv, sessionOf } from "../../../src/sessions/kinds";
import { roundTotals } from "../../../src/sessions/result/round-totals";
import { sessions } from "../../support/random-sessions";
import { runs } from "../../support/runs";

test.each(["four-pairs", "five-pairs", "pairs", "individual", "chicago"])(
  "%s: what rounds gave comes to the total of the standings",
  (kind) => {
    for (const scored of sessions(kind, runs({ ci: 12, soak: 300 }))) {
      const totals = roundTotals(scored);
      const { unit, standings } = sessionOf(scored);
      expect(totals === null).toBe(unit === "percent");
      for (const { contestant, start, won, running } of totals?.lines ?? []) {
        const total = standings.find((each) => each.contestant === contestant)?.total ?? 0;
        const hasMore = "handicaps" in scored.plan && scored.plan.handicaps !== null;
        if (!hasMore && "penalties" in scored && scored.penalties.length === 0) expect(start).toBeCloseTo(0, 1);
        expect(running[running.length - 1] ?? start).toBeCloseTo(total, 1);
        expect(won.length).toBeLessThanOrEqual(totals?.rounds.length ?? 0);
      }
    }
  }
);

test("four pairs: the winners of a round get its IMPs, the losers nothing", () => {
  const plan = planSession("four-pairs", { boards: 24, pairs: ["Ann", "Bob", "Cy", "Di"] });
  // Board 1 of round 1: 4 and 1 against each other at Table 1, 2 and 3 at Table 2.
  const { scored } = scoreCsv(plan, "table,board,points\n1,1,420\n2,1,-50\n");
  const totals = roundTotals(scored);
  expect(totals?.rounds).toHaveLength(6);
  expect(totals?.lines.map(({ name, won, running }) => [name, won, running])).toEqual([
    ["Cy", [10], [10]],
    ["Di", [10], [10]],
    ["Ann", [0], [0]],
    ["Bob", [0], [0]],
  ]);
});

test("teams have no running totals", () => {
  for (const kind of ["team-match", "three-teams", "four-teams"])
    for (const scored of sessions(kind, 2)) expect(roundTotals(scored)).toBeNull();
});
