import { contestantAt } from "../../../src/movements/contestant";
import { decidingRound } from "../../../src/sessions/result/deciding-round";
import { roundTotals, type RoundTotals } from "../../../src/sessions/result/round-totals";
import { sessions } from "../../support/random-sessions";
import { runs } from "../../support/runs";

/** Totals of pairs whose names are their letters, by what each won in the rounds. */
function totals(won: Readonly<Record<string, readonly number[]>>, start = 0): RoundTotals {
  const lines = Object.entries(won).map(([name, points], i) => {
    const running = points.map((_, round) => start + points.slice(0, round + 1).reduce((sum, each) => sum + each, 0));
    return { contestant: contestantAt(i + 1), name, place: "", start, won: points, running, total: running.at(-1)! };
  });
  const place = (total: number) => {
    const better = lines.filter((line) => line.total > total).length;
    return `${better + 1}${lines.filter((line) => line.total === total).length > 1 ? "=" : ""}`;
  };
  return {
    rounds: Object.values(won)[0]!.map((_, i) => ({ round: i + 1, part: null })),
    lines: lines.sort((a, b) => b.total - a.total).map(({ total, ...line }) => ({ ...line, place: place(total) })),
  };
}

// Friday at Rosemary's.
const FRIDAY = {
  Margaret: [0, 9, 9, 23, 0, 0],
  Rosemary: [0, 0, 0, 23, 5, 7],
  Elsie: [18, 9, 0, 0, 0, 7],
  Bill: [18, 0, 9, 0, 5, 0],
};

test("the round after which the winner led to the end decided it", () => {
  expect(decidingRound(totals(FRIDAY))).toMatchObject({
    ...{ round: { round: 4 }, winner: "Margaret", isFirst: false, gain: 23, names: ["Margaret", "Rosemary"] },
  });
});

test("a winner who led from the first round, and one who never won a round", () => {
  expect(decidingRound(totals({ A: [5, 0, 1], B: [0, 4, 0] }))).toMatchObject({ isFirst: true, winner: "A", gain: 5 });
  expect(decidingRound(totals({ A: [-1, -2], B: [3, -9] }))).toMatchObject({ round: { round: 2 }, gain: -2 });
});

test("nothing decided it if two share the first place, or after a single round", () => {
  expect(decidingRound(totals({ A: [5, 0], B: [0, 5] }))).toBeNull();
  expect(decidingRound(totals({ A: [5], B: [0] }))).toBeNull();
  expect(decidingRound({ rounds: [], lines: [] })).toBeNull();
});

test.each(["four-pairs", "five-pairs", "individual", "chicago"])(
  "%s: from the deciding round on nobody is ahead of the winner",
  (kind) => {
    for (const scored of sessions(kind, runs({ ci: 15, soak: 300 }))) {
      const all = roundTotals(scored);
      const decided = all && decidingRound(all);
      if (!decided) continue;
      const from = all.rounds.indexOf(decided.round);
      const winner = all.lines.find(({ name, place }) => name === decided.winner && place === "1");
      for (const { running } of all.lines)
        for (const [i, total] of running.entries())
          if (i >= from) expect(total).toBeLessThanOrEqual(winner!.running[i]!);
    }
  }
);
