import fc from "fast-check";
import { victoryPoints } from "../../../src/bridge/vp/scale";
import { teamsIn } from "../../../src/movements/pairs-in-teams";
import { FIVE_PAIRS } from "../../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";
import type { HomePlan } from "../../../src/sessions/home/plan";
import { readResults } from "../read-csv-results";
import { NO_RESULTS } from "../../../src/sessions/results";
import { scoreHome, type ScoredHome } from "../../../src/sessions/home/score-home";
import { csv } from "../../support/csv";
import { emptyEvening, evenings, PLANS } from "../../support/evenings";
import { results } from "../../support/random-results";

const PLAN = planHome(FOUR_PAIRS, { boards: 24 });
const BOARDS = PLAN.subrounds.flatMap((subround) => subround.boards);
const score = (...lines: string[]) => scoreHome(PLAN, readResults(csv(...lines), BOARDS).results);

/** An evening of which only the margins of some subrounds are known, the first subround first. */
function withMargins(plan: HomePlan, ...margins: (number | null)[]): ScoredHome {
  const adjusted = margins.flatMap((margin, i) =>
    margin === null ? [] : [[plan.subrounds[i]!.boards[0]!, margin] as const]
  );
  return scoreHome(plan, { tables: [], adjusted: new Map(adjusted) });
}

/** A plan by victory points. */
function byVps(kind: typeof FOUR_PAIRS, boards: number, scale?: string, rounds?: number): HomePlan {
  return planHome(kind, { boards, rounds, scoring: "vps", scale });
}

test("nothing is scored before play", () => {
  const session = score();
  expect(session.scoredBoards).toBe(0);
  expect(session.totals).toEqual([null, null, null, null]);
  expect(session.places).toEqual(["", "", "", ""]);
  expect(session.subrounds[0]).toMatchObject({ imps: null, points: [null, null, null, null] });
  expect(session.unplayed).toHaveLength(48);
});

test("a first round of -3: 3 IMPs each to pairs 1 and 2, nothing to 3 and 4", () => {
  // Board 1 loses 100 (3 IMPs), boards 2 to 4 are level.
  const lines = ["1,1,,,,0", "2,1,,,,100", "1,2,,,,110", "2,2,,,,110"];
  const { subrounds } = score(...lines, "1,3,,,,-50", "2,3,,,,-50", "1,4,,,,0", "2,4,,,,0");
  expect(subrounds[0]).toMatchObject({ imps: -3, points: [3, 3, 0, 0], running: [3, 3, 0, 0] });
});

test("the same round by HOME-4: 10 each to pairs 1 and 2, 4 each to 3 and 4", () => {
  const plan = byVps(FOUR_PAIRS, 24);
  const lines = ["1,1,,,,0", "2,1,,,,100", "1,2,,,,110", "2,2,,,,110"];
  const found = readResults(csv(...lines), BOARDS).results;
  expect(plan.scale!.name).toBe("HOME-4");
  expect(scoreHome(plan, found).subrounds[0]).toMatchObject({
    imps: -3,
    points: [10, 10, 4, 4],
    running: [10, 10, 4, 4],
  });
});

test("a round that adds up to nothing gives nothing by IMPs and seven each by HOME-4", () => {
  expect(withMargins(PLAN, 0).subrounds[0]!.points).toEqual([0, 0, 0, 0]);
  expect(withMargins(byVps(FOUR_PAIRS, 24), 0).subrounds[0]!.points).toEqual([7, 7, 7, 7]);
});

describe("the pair that sits out has the average, rounded down", () => {
  // In the first half of round 1 pairs 5 and 4 are a team against 3 and 1; pair 2 sits out.
  test.each([
    [3, [0, 1, 0, 3, 3]],
    [-3, [3, 1, 3, 0, 0]],
    [4, [0, 2, 0, 4, 4]],
    [1, [0, 0, 0, 1, 1]],
    [0, [0, 0, 0, 0, 0]],
  ])("by IMPs, a margin of %d", (margin, points) => {
    const plan = planHome(FIVE_PAIRS, { boards: 20 });
    expect(withMargins(plan, margin).subrounds[0]!.points).toEqual(points);
  });

  test.each([
    ["HOME-3", 3, [4, 7, 4, 10, 10]],
    ["HOME-3", -9, [14, 7, 14, 0, 0]],
    ["HOME-3", 0, [7, 7, 7, 7, 7]],
    ["WBF-OLD-8", 6, [13, 15, 13, 17, 17]],
    // 25 and 4: the only published scale whose points do not add up to a constant.
    ["WBF-OLD-8", 34, [4, 14, 4, 25, 25]],
  ])("by %s, a margin of %d", (scale, margin, points) => {
    const plan = byVps(FIVE_PAIRS, 30, scale);
    expect(withMargins(plan, margin).subrounds[0]!.points).toEqual(points);
  });

  test.each(Array.from({ length: 28 }, (_, margin) => margin))(
    "by the continuous scale it is 10 for a margin of %d too",
    (margin) => {
      const { points } = withMargins(byVps(FIVE_PAIRS, 30, "WBF-3"), margin).subrounds[0]!;
      expect(points[1]).toBe(10);
    }
  );

  test("and moves with the movement", () => {
    const plan = planHome(FIVE_PAIRS, { boards: 25 });
    const { subrounds, totals } = withMargins(plan, ...Array<number>(10).fill(2));
    expect(subrounds.map(({ points }) => [points.indexOf(1)])).toEqual(plan.subrounds.map(({ sitsOut }) => sitsOut));
    expect(totals).not.toContain(null);
  });
});

describe("a continuous scale", () => {
  // Added up in binary as they come, pair 1 would have 28.800000000000004, pair 2 28.799999999999997.
  const plan = byVps(FOUR_PAIRS, 12, "WBF-4", 3);
  const session = withMargins(plan, 2, 3, 3);

  test("has points whose plain sums differ", () => {
    const [loss, win, lost] = [-2, 3, -3].map((margin) => victoryPoints(margin, plan.scale!));
    expect(loss! + win! + lost!).not.toBe(loss! + lost! + win!);
  });

  test("gives totals of two decimals, and equal ones tie", () => {
    expect(session.totals.slice(0, 2)).toEqual([28.8, 28.8]);
    expect(session.places).toEqual(["2=", "2=", "4", "1"]);
    expect(session.subrounds[2]!.running).toEqual(session.totals);
  });
});

describe("an adjusted board", () => {
  const lines = ["1,1,,,,420", "2,1,,,,-50", "1,2,,,,110", "2,2,,,,110"];
  const { tables } = readResults(csv(...lines), BOARDS).results;
  const adjusted = (...boards: [number, number][]) => scoreHome(PLAN, { tables, adjusted: new Map(boards) });

  test("takes the place of its score, which stays to be seen", () => {
    const { subrounds, scoredBoards } = adjusted([1, -2]);
    expect(subrounds[0]!.boards[0]).toMatchObject({ difference: 470, adjusted: -2, imps: -2 });
    expect(subrounds[0]).toMatchObject({ imps: -2, points: [2, 2, 0, 0] });
    expect(scoredBoards).toBe(2);
  });

  test("adjusted to nothing takes its place too", () => {
    expect(adjusted([1, 0]).subrounds[0]).toMatchObject({ imps: 0, points: [0, 0, 0, 0] });
  });

  test("counts as scored though nobody played it", () => {
    const { subrounds, scoredBoards } = adjusted([3, 3], [24, -1]);
    expect(subrounds[0]!.boards[2]).toMatchObject({ difference: null, adjusted: 3, imps: 3 });
    expect(subrounds[0]!.imps).toBe(13);
    expect(subrounds[5]!.imps).toBe(-1);
    expect(scoredBoards).toBe(4);
  });

  test("leaves the others alone", () => {
    const plain = scoreHome(PLAN, { ...NO_RESULTS, tables });
    expect(adjusted([3, 3]).subrounds[0]!.boards.slice(0, 2)).toEqual(plain.subrounds[0]!.boards.slice(0, 2));
  });
});

test("a board counts when both tables have played it", () => {
  const session = score("1,1,,,,420", "1,2,,,,420", "2,2,,,,-50");
  expect(session.subrounds[0]!.boards[0]).toMatchObject({ difference: null, imps: null });
  expect(session.subrounds[0]!.boards[1]).toMatchObject({ difference: 470, imps: 10 });
  expect(session.scoredBoards).toBe(1);
  expect(session.unplayed.slice(0, 2)).toEqual([
    { table: 1, board: 3 },
    { table: 1, board: 4 },
  ]);
});

test("running totals, totals and shared places", () => {
  const session = score("1,1,,,,100", "2,1,,,,0", "1,9,,,,100", "2,9,,,,0");
  // Round 1: pairs 4 and 3 win 3 IMPs; round 3: pairs 4 and 2.
  expect(session.subrounds.map(({ running }) => running)).toEqual([
    [0, 0, 3, 3],
    [null, null, null, null],
    [0, 3, 3, 6],
    ...Array(3).fill([null, null, null, null]),
  ]);
  expect(session.totals).toEqual([0, 3, 3, 6]);
  expect(session.places).toEqual(["4", "2=", "2=", "1"]);
});

test("team-mates always win the same, and only one team wins", () => {
  fc.assert(
    fc.property(results(PLAN, 0.9), (found) => {
      for (const { plan, imps, points } of scoreHome(PLAN, found).subrounds) {
        if (imps === null) continue;
        for (const [pair, mate] of teamsIn(plan)) expect(points[pair!]).toBe(points[mate!]);
        expect(points.reduce<number>((sum, own) => sum + own!, 0)).toBe(2 * Math.abs(imps));
      }
    }),
    { numRuns: 50 }
  );
});

const named = PLANS.map(
  (plan) => [`${plan.kind}, ${plan.boards}/${plan.rounds}, ${plan.scale?.name ?? "IMPs"}`, plan] as const // prettier-ignore
);

describe.each(named)("random evenings: %s", (_, plan) => {
  const sample = [0.3, 0.9, 1].flatMap((played, seed) => evenings(plan, 4, played, seed));

  test("running totals end in the totals, by hundredths", () => {
    for (const { subrounds, totals } of sample)
      totals.forEach((total, i) => {
        const own = subrounds.flatMap(({ points }) => points[i] ?? []);
        const running = subrounds.flatMap((subround) => subround.running[i] ?? []);
        expect(running).toHaveLength(own.length);
        expect(running.map((sum) => Math.round(sum * 100))).toEqual(
          own.map((_own, k) => own.slice(0, k + 1).reduce((sum, one) => sum + Math.round(one * 100), 0))
        );
        expect(total).toBe(running[running.length - 1] ?? null);
        // What a person types for it is the same number: nothing is left of binary fractions.
        if (total !== null) expect(total).toBe(Number(total.toFixed(2)));
      });
  });

  test("equal totals share a place, and a better one is a better place", () => {
    for (const { totals, places } of sample)
      totals.forEach((total, i) => {
        const ahead = totals.filter((other) => (other ?? -1) > (total ?? 0)).length;
        const level = totals.filter((other) => other === total).length;
        expect(places[i]).toBe(total === null ? "" : `${ahead + 1}${level > 1 ? "=" : ""}`);
      });
  });

  test("the boards that are scored are adjusted or played at both tables", () => {
    for (const { subrounds, scoredBoards, unplayed } of sample) {
      const boards = subrounds.flatMap((subround) => subround.boards);
      const open = new Set(unplayed.map(({ board }) => board));
      const scored = boards.filter(({ board, adjusted }) => adjusted !== null || !open.has(board));
      expect(scoredBoards).toBe(scored.length);
      expect(boards.filter(({ imps }) => imps !== null)).toEqual(scored);
    }
  });
});

/** WBF-OLD gives a heavy loser less than the winner leaves. */
const symmetric = named.filter(([, { scale }]) => scale !== null && !scale.name.startsWith("WBF-OLD"));

test("most of the plans by victory points are by a symmetric scale", () => {
  expect(symmetric.length).toBeGreaterThan(20);
  for (const [, { scale }] of symmetric)
    for (const { winner, loser } of scale!.bands) expect(winner + loser).toBeCloseTo(2 * scale!.bands[0]!.winner, 9);
});

test.each(symmetric)("%s: those who play share twice the scale's total", (_, plan) => {
  const total = 2 * plan.scale!.bands[0]!.winner;
  for (const { subrounds } of evenings(plan, 5, 0.8, 7))
    for (const { imps, points, plan: planned } of subrounds) {
      if (imps === null) continue;
      const playing = points.filter((_own, i) => !planned.sitsOut.some((pair) => pair === i));
      expect(playing).toHaveLength(4);
      expect(playing.reduce<number>((sum, own) => sum + own!, 0)).toBeCloseTo(2 * total, 9);
      for (const pair of planned.sitsOut) expect(points[pair]).toBe(total / 2);
    }
});

test.each(named)("%s: nothing before play", (_, plan) => {
  const { totals, places, scoredBoards, unplayed, subrounds } = emptyEvening(plan);
  const none = plan.pairs.map(() => null);
  expect({ totals, places, scoredBoards }).toEqual({ totals: none, places: plan.pairs.map(() => ""), scoredBoards: 0 });
  expect(unplayed).toHaveLength(2 * plan.boards);
  for (const { imps, points, running } of subrounds)
    expect({ imps, points, running }).toEqual({ imps: null, points: none, running: none });
});

test("a board's two scores have two, one or no matchpoints, an adjusted one 60, 50 or 40 per cent of two", () => {
  const lines = ["1,1,,,,0,", "2,1,,,,100,", "1,2,,,,110,", "2,2,,,,110,", "1,3,,,,,4", "1,4,,,,,0"];
  const text = ["table,board,contract,declarer,result,points,adjusted", ...lines].join("\n");
  const plan = planHome(FOUR_PAIRS, { boards: 24, scoring: "matchpoints" });
  const { subrounds, totals, percentages, places } = scoreHome(plan, readResults(text, BOARDS).results);
  expect(subrounds[0]?.boards.map(({ matchpoints }) => matchpoints)).toEqual([0, 1, 1.2, 1]);
  expect(subrounds[0]).toMatchObject({ points: [4.8, 4.8, 3.2, 3.2], running: [4.8, 4.8, 3.2, 3.2] });
  expect(totals).toEqual([60, 60, 40, 40]);
  expect(percentages).toEqual(totals);
  expect(places).toEqual(["1=", "1=", "3=", "3="]);
});
