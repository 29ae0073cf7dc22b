import fc from "fast-check";
import { contestantAt, forContestant, type Contestant } from "../../../../src/movements/contestant";
import { swissJson } from "../../../../src/sessions/event/json";
import { listedMatches, nextRound, rematchesOf } from "../../../../src/sessions/event/pairing/next-round";
import { pairCost, type Pairing } from "../../../../src/sessions/event/pairing/pairing";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { readSwissResults } from "../../read-csv-results";
import { eventReport } from "../../../../src/sessions/event/report";
import { NO_EVENT_RESULTS } from "../../../../src/sessions/event/results";
import { scoreEvent, type ScoredSwissEvent } from "../../../../src/sessions/event/score-event";
import { randomEvent } from "../random-event";
import { printedReport } from "../../../support/printed-report";
import { runs, SEED } from "../../../support/runs";

function plan(teams: number, options: Parameters<typeof planSwissEvent>[0] = {}) {
  return planSwissEvent({ teams: [String(teams)], ...options });
}

function event(teams: number, options: Parameters<typeof planSwissEvent>[0], ...lines: string[]) {
  const planned = plan(teams, options);
  const { results, faults } = readSwissResults(
    ["round,team,opponent,imps,vps,opponent_vps", ...lines].join("\n"),
    planned
  );
  expect(faults).toEqual([]);
  return scoreEvent(planned, results);
}

function pairsOf(pairings: readonly { team: Contestant; opponent: Contestant | null }[]): string[] {
  return pairings.map(({ team, opponent }) => `${team + 1}-${opponent === null ? "bye" : opponent + 1}`);
}

describe("an even number of teams", () => {
  test("the first round: upper half against lower half", () => {
    expect(nextRound(event(8, {}))).toEqual({
      kind: "paired",
      round: 1,
      threeTeams: null,
      bye: null,
      pairings: [1, 2, 3, 4].map((team) => ({ team: contestantAt(team), opponent: contestantAt(team + 4) })),
    });
  });

  test("the second: nearest scores", () => {
    const next = nextRound(event(8, {}, "1,1,5,30", "1,2,6,-2", "1,3,7,12", "1,4,8,0"));
    // 1 20, 3 15, 6 11, 4 and 8 10, 2 9, 7 5, 5 0.
    expect(next?.kind === "paired" && pairsOf(next.pairings)).toEqual(["1-3", "6-4", "8-2", "7-5"]);
  });

  test("two who have met do not meet again, though they stand next to each other", () => {
    const next = nextRound(event(4, { rounds: 3 }, "1,1,3,0", "1,2,4,0", "2,1,2,0", "2,3,4,0"));
    expect(next?.kind === "paired" && pairsOf(next.pairings)).toEqual(["1-4", "2-3"]);
  });

  test("one wide gap is worse than two narrower ones", () => {
    // 20, 16, 12, 4 and met: 20-16, 12-4. Left are 20-12 with 16-4, or 20-4 with 16-12.
    const next = nextRound(event(4, { rounds: 3 }, "1,1,2,,20,16", "1,3,4,,12,4"));
    expect(next?.kind === "paired" && pairsOf(next.pairings)).toEqual(["1-3", "2-4"]);
  });

  test("while a result or a match is missing, there is no next round, and why", () => {
    const waits = nextRound(event(4, {}, "1,1,3,", "1,2,4,5"));
    expect(waits).toEqual({
      kind: "waits",
      round: 2,
      reason: "The result of round 1, Team 1 against Team 3, is missing.",
    });
    expect(nextRound(event(6, {}, "1,1,3,3"))).toEqual({
      kind: "waits",
      round: 2,
      reason: "Round 1 is not complete: there is no match for Team 2, Team 4, Team 5, Team 6.",
    });
  });

  test("after the last round there is none", () => {
    expect(nextRound(event(4, { rounds: 1 }, "1,1,3,3", "1,2,4,5"))).toBeNull();
  });

  test("where everybody has met, as few as may be meet again, and it says so", () => {
    // After these three rounds only two triangles are left: 1-2-3 and 4-5-6.
    const played = ["1,1,4,1", "1,2,5,1", "1,3,6,1", "2,1,5,1", "2,2,6,1", "2,3,4,1"];
    const triangles = event(6, { rounds: 4 }, ...played, "3,1,6,1", "3,2,4,1", "3,3,5,1");
    const next = nextRound(triangles);
    if (next?.kind !== "paired") throw new Error("not paired");
    expect(pairsOf(next.pairings)).toEqual(["1-2", "3-4", "5-6"]);
    expect(rematchesOf(triangles.rounds, next).map(({ pairing, metIn }) => [pairsOf([pairing])[0], metIn])).toEqual([
      ["3-4", 2],
    ]);
    expect(printedReport(eventReport(triangles)).remarks).toContain(
      "Table 2: Team 3 – Team 4 (a rematch of round 2: no other pairing is left)"
    );
    expect(swissJson(triangles).nextRound).toMatchObject({ rematches: [[3, 4]] });
  });

  test("the pairing's cost is the least of all pairings without a rematch", () => {
    const one = fc.tuple(fc.constantFrom(4, 6, 8), fc.integer(), fc.integer({ min: 1, max: 2 }));
    fc.assert(
      fc.property(one, ([teams, seed, rounds]) => {
        const played = randomEvent(plan(teams, { rounds: 3 }), { seed, rounds });
        const next = nextRound(played);
        if (next?.kind !== "paired") return;
        expect(costOf(played, next.pairings)).toBe(leastCost(played, played.standings));
      }),
      { numRuns: runs({ ci: 60, soak: 300 }), seed: SEED }
    );
  });
});

function costOf({ teams, standings }: ScoredSwissEvent, pairings: readonly Pairing[]): number {
  return pairings.reduce((sum, { team, opponent }) => {
    const [first, second] = [team, opponent].map((each) => forContestant(teams, each).total!);
    return sum + pairCost(first! - second!, standings.indexOf(opponent) - standings.indexOf(team));
  }, 0);
}

function leastCost(played: ScoredSwissEvent, left: readonly Contestant[]): number {
  const [team, ...others] = left;
  if (team === undefined) return 0;
  const met = forContestant(played.teams, team).opponents.flat();
  return Math.min(
    ...others
      .filter((opponent) => !met.includes(opponent))
      .map(
        (opponent) =>
          costOf(played, [{ team, opponent }]) +
          leastCost(
            played,
            others.filter((other) => other !== opponent)
          )
      )
  );
}

describe("an odd number of teams", () => {
  test("a bye: the lowest team that has had none", () => {
    const odd = { odd: "bye" };
    const first = nextRound(event(5, odd));
    expect(first).toMatchObject({ round: 1, bye: contestantAt(5), threeTeams: null });
    expect(first?.kind === "paired" && pairsOf(first.pairings)).toEqual(["1-3", "2-4"]);
    // 1 and 2 20, 5 12, 3 and 4 0: team 4 stands lowest.
    const second = nextRound(event(5, odd, "1,1,3,30", "1,2,4,30", "1,5,bye,"));
    expect(second).toMatchObject({ round: 2, bye: contestantAt(4), threeTeams: null });
    expect(second?.kind === "paired" && pairsOf(second.pairings)).toEqual(["1-2", "5-3"]);
  });

  test("a second bye only where the others could not be paired", () => {
    // 1 and 2 have had none, but have met all but each other.
    // prettier-ignore
    const played = [
      "1,1,3,-30", "1,2,4,-30", "1,5,bye,",
      "2,1,5,-30", "2,2,3,-30", "2,4,bye,",
      "3,1,4,-1", "3,2,5,-30", "3,3,bye,",
    ];
    const next = nextRound(event(5, { odd: "bye", rounds: 4 }, ...played));
    expect(next).toMatchObject({ round: 4, bye: contestantAt(4) });
    expect(next?.kind === "paired" && pairsOf(next.pairings)).toEqual(["3-5", "1-2"]);
  });

  test("three teams over two rounds, then in the last one three of half the boards", () => {
    const options = { rounds: 3 };
    const first = nextRound(event(7, options));
    expect(first).toMatchObject({ bye: null, threeTeams: { teams: [5, 6, 7].map(contestantAt), half: 1 } });
    expect(first?.kind === "paired" && pairsOf(listedMatches(first))).toEqual(["1-3", "2-4"]);
    const played1 = ["1,1,3,9", "1,2,4,3"];
    const second = nextRound(event(7, options, ...played1));
    expect(second).toMatchObject({ bye: null, threeTeams: { teams: [5, 6, 7].map(contestantAt), half: 2 } });
    // 1 14, 2 12, 4 8, 3 6.
    expect(second?.kind === "paired" && pairsOf(listedMatches(second))).toEqual(["1-2", "4-3", "5-6", "6-7", "7-5"]);
    const played2 = ["2,1,2,1", "2,4,3,1", "2,5,6,1", "2,6,7,1", "2,7,5,1"];
    const third = nextRound(event(7, options, ...played1, ...played2));
    // The lowest three that have not met: 2 has met 4 and 1; 7 5 and 6; 3 1 and 4.
    expect(third).toMatchObject({
      ...{ round: 3, bye: null },
      threeTeams: { teams: [2, 7, 3].map(contestantAt), half: 2, oneRound: true },
    });
    expect(third?.kind === "paired" && pairsOf(listedMatches(third))).toEqual(["1-5", "6-4", "2-7", "7-3", "3-2"]);
    const played = event(7, options, ...played1, ...played2);
    expect(printedReport(eventReport(played)).remarks).toContain(
      "Triangle in this round only, with half the boards in each match: Team 2 (home table 3), Team 7 (home table 4), Team 3 (home table 5)"
    );
    expect(swissJson(played).nextRound).toMatchObject({ threeTeams: { teams: [2, 7, 3], half: 2, oneRound: true } });
  });

  test("the second half of a match of three teams lacks a match", () => {
    const next = nextRound(event(7, { rounds: 3 }, "1,1,3,9", "1,2,4,3", "2,1,2,1", "2,4,3,1", "2,5,6,1", "2,5,7,1"));
    expect(next).toEqual({
      kind: "waits",
      round: 3,
      reason: "Round 2 is not complete: Team 6 against Team 7 is missing from the triangle.",
    });
  });

  test("five teams cannot spare three: the other two would meet twice", () => {
    expect(nextRound(event(5, {}))).toMatchObject({ bye: contestantAt(5), threeTeams: null });
  });
});

/** Each round: everyone once, nobody twice, except three teams over two rounds. */
function faultsOf({ rounds, teams, plan: { teams: names, odd } }: ScoredSwissEvent): string[] {
  const met = new Set<string>();
  let idleBefore: number[] = [];
  const last = rounds.length;
  return rounds.flatMap(({ round, matches }) => {
    const faults: string[] = [];
    for (const { team, opponent } of matches) {
      if (opponent === null) continue;
      const key = [team, opponent].sort((a, b) => a - b).join("-");
      if (met.has(key)) faults.push(`round ${round}: ${key} again`);
      met.add(key);
    }
    const idle: number[] = [];
    for (const { team, opponents } of teams) {
      const count = opponents[round - 1]!.length;
      if (count === 0) idle.push(team);
      // In the last round three teams may play each other of half the boards.
      if (count === 2 && round === last && odd === "three-teams") continue;
      if (count !== (idleBefore.includes(team) ? 2 : 1) && count !== 0)
        faults.push(`round ${round}: ${team} plays ${count}`);
    }
    const mayIdle = odd === "three-teams" && names.length % 2 === 1 && idleBefore.length === 0;
    if (idle.length > 0 && !(mayIdle && idle.length === 3)) faults.push(`round ${round}: ${idle.join()} idle`);
    idleBefore = idle;
    return faults;
  });
}

/** So many seeds, one after the other. */
function seeds(count: { readonly ci: number; readonly soak: number }): number[] {
  return Array.from({ length: runs(count) }, (_, i) => SEED + i);
}

describe("whole events, counted", () => {
  const sizes: readonly (readonly [number, number, string])[] = [
    ...[4, 6, 8, 12, 20, 64].map((teams) => [teams, 0, "bye"] as const),
    ...[5, 7, 9, 13, 25, 63].map((teams) => [teams, 0, "three-teams"] as const),
    ...[5, 7, 9, 13, 63].map((teams) => [teams, 0, "bye"] as const),
    [64, 12, "bye"] as const,
    [63, 12, "three-teams"] as const,
    [63, 11, "bye"] as const,
  ];

  test.each(sizes)("%d teams, %d rounds (0: the usual), %s", (teams, rounds, odd) => {
    const options = rounds === 0 ? { odd } : { odd, rounds };
    for (const seed of seeds(teams > 30 ? { ci: 1, soak: 5 } : { ci: 8, soak: 80 })) {
      const played = randomEvent(plan(teams, options), { seed });
      expect(faultsOf(played)).toEqual([]);
      expect(played.complete).toBe(true);
    }
  });

  // prettier-ignore
  test.each([
    [6, 5, 12], [8, 7, 12], [8, 6, 12], [10, 9, 6], [12, 11, 2], [14, 12, 1],
  ])("%d teams meet over %d rounds, nobody twice: later rounds are looked at", (teams, rounds, ci) => {
    for (const seed of seeds({ ci, soak: 10 * ci })) {
      const played = randomEvent(plan(teams, { rounds }), { seed });
      expect(faultsOf(played)).toEqual([]);
      expect(played.complete).toBe(true);
    }
  });

  test("nobody is in a match of three teams twice where that can be avoided; byes go round", () => {
    for (const seed of seeds({ ci: 5, soak: 50 })) {
      const three = randomEvent(plan(25, { rounds: 7 }), { seed });
      const doubles = three.rounds.flatMap((_, r) =>
        three.teams.flatMap(({ team, opponents }) => (opponents[r]!.length === 2 ? [team] : []))
      );
      // Three matches over two rounds each, and one in the last round.
      expect(doubles).toHaveLength(12);
      expect(new Set(doubles).size).toBe(12);
      const byes = randomEvent(plan(9, { odd: "bye" }), { seed }).rounds.flatMap(({ matches }) =>
        matches.flatMap(({ team, opponent }) => (opponent === null ? [team] : []))
      );
      expect(byes).toHaveLength(4);
      expect(new Set(byes).size).toBe(4);
    }
  });

  test("the same results give the same pairings", () => {
    const played = randomEvent(plan(24), { seed: 3, rounds: 4 });
    const again = scoreEvent(played.plan, played.results);
    expect(nextRound(again)).toEqual(nextRound(played));
    expect(nextRound(scoreEvent(played.plan, NO_EVENT_RESULTS))?.round).toBe(1);
  });
});
