import fc from "fast-check";
import { contestantAt } from "../../../src/movements/contestant";
import { swissJson } from "../../../src/sessions/event/json";
import { planSwissEvent } from "../../../src/sessions/event/plan";
import { readSwissResults } from "../read-csv-results";
import { eventReport } from "../../../src/sessions/event/report";
import type { MatchResult } from "../../../src/sessions/event/results";
import { scoreEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { runs, SEED } from "../../support/runs";
import { randomEvent, randomly } from "./random-event";

function event(options: SessionOptions, ...lines: string[]) {
  const plan = planSwissEvent(options);
  const text = ["round,team,opponent,imps,vps,opponent_vps", ...lines].join("\n");
  const { results, faults } = readSwissResults(text, plan);
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
}

/** The lines of the report under a heading. */
function said(scored: ScoredSwissEvent, heading: string): readonly string[] {
  return eventReport(scored).remarks.find((remarks) => remarks.heading === heading)?.lines ?? [];
}

const order = ({ standings, teams }: ScoredSwissEvent) =>
  standings.map((team) => `${team + 1} ${teams[team]!.place}`).join(", ");

const FOUR = { teams: ["Reds", "Blues", "Greens", "Golds"], rounds: 3 };

describe("each way, constructed", () => {
  // After two rounds Reds and Greens have 24 VPs, Blues and Golds 16.
  const TWO = ["1,1,2,3", "1,3,4,3", "2,1,4,3", "2,3,2,3"];

  test("nothing chosen: ties stay, the lower number first, nothing is said", () => {
    const tied = event({ ...FOUR, rounds: 2 }, ...TWO);
    expect(order(tied)).toBe("1 1=, 3 1=, 2 3=, 4 3=");
    expect(said(tied, "Ties")).toEqual([]);
    const known = swissJson(tied).standings.map(({ netImps, why }) => [netImps, why]);
    expect(known).toEqual([[6, ""], [6, ""], [-6, ""], [-6, ""]]); // prettier-ignore
  });

  test("the match of the two", () => {
    const level = event({ ...FOUR, rounds: 2, ties: "match" }, "1,1,3,-3", "1,2,4,0", "2,1,2,3", "2,3,4,0,8,12");
    expect(level.teams.map(({ total }) => total)).toEqual([20, 18, 20, 22]);
    expect(order(level)).toBe("4 1, 3 2, 1 3, 2 4");
    expect(said(level, "Ties")).toEqual(["3 Greens ahead of 1 Reds, both on 20 VPs: their own match, 12–8."]);
    expect(swissJson(level).standings[2]).toMatchObject({ team: 1, why: said(level, "Ties")[0], place: "3" });
  });

  test("three who have all met: the points among them; where two have not met, nothing is decided", () => {
    const lines = ["1,1,2,0", "1,3,4,3", "2,1,3,3", "2,2,4,0"];
    const three = event({ ...FOUR, ties: "match" }, ...lines, "3,1,4,,8,11", "3,2,3,0");
    expect(three.teams.map(({ total }) => total)).toEqual([30, 30, 30, 29]);
    expect(order(three)).toBe("1 1, 2 2, 3 3, 4 4");
    expect(said(three, "Ties")).toEqual([
      "1 Reds ahead of 2 Blues, both on 30 VPs: matches among the tied teams, 22 and 20 VPs.",
      "2 Blues ahead of 3 Greens, both on 30 VPs: matches among the tied teams, 20 and 18 VPs.",
    ]);
    const unmet = event({ ...FOUR, rounds: 2, ties: "match" }, "1,1,2,3", "1,4,3,3", "2,3,1,3", "2,2,4,3");
    expect(order(unmet)).toBe("1 1=, 2 1=, 3 1=, 4 1=");
  });

  test("net IMPs", () => {
    const net = event({ ...FOUR, rounds: 2, ties: "net" }, ...TWO.slice(0, 3), "2,3,2,4");
    expect(order(net)).toBe("3 1, 1 2, 4 3, 2 4");
    expect(said(net, "Ties")).toEqual([
      "3 Greens ahead of 1 Reds, both on 24 VPs: net IMPs, +7 and +6.",
      "4 Golds ahead of 2 Blues, both on 16 VPs: net IMPs, -6 and -7.",
    ]);
  });

  test("IMP quotient, to six decimals; who has lost none is before all", () => {
    const lines = ["1,1,2,9", "1,3,4,9", "2,1,4,-8", "2,3,2,-9"];
    const quotient = event({ ...FOUR, rounds: 2, ties: "quotient" }, ...lines);
    expect(order(quotient)).toBe("1 1, 2 2=, 3 2=, 4 4");
    expect(said(quotient, "Ties")).toEqual([
      "1 Reds ahead of 2 Blues, both on 20 VPs: IMP quotient, 1.125 and 1.",
      "3 Greens ahead of 4 Golds, both on 20 VPs: IMP quotient, 1 and 0.888889.",
    ]);
    const unbeaten = event({ ...FOUR, rounds: 1, ties: "quotient" }, "1,1,2,,12,8", "1,3,4,3");
    expect(said(unbeaten, "Ties")).toEqual([
      "3 Greens ahead of 1 Reds, both on 12 VPs: IMP quotient, none lost and 1.",
      "2 Blues ahead of 4 Golds, both on 8 VPs: IMP quotient, 1 and 0.",
    ]);
  });

  test("the victory points of the opponents", () => {
    const six = { teams: ["6"], rounds: 2, ties: "opponents" };
    const met = event(six, "1,1,2,3", "1,3,4,3", "1,5,6,0", "2,1,3,0", "2,2,5,3", "2,4,6,0");
    // 22 20 22 18 18 20: 1 has met 20 and 22, 3 has met 18 and 22; 2 18 and 22, 6 18 and 18; 4 22 and 20, 5 20 and 20.
    expect(order(met)).toBe("1 1, 3 2, 2 3, 6 4, 4 5, 5 6");
    expect(said(met, "Ties")[0]).toBe("Team 1 ahead of Team 3, both on 22 VPs: their opponents' VPs, 42 and 40.");
  });

  test("one way after the other: what one leaves level goes on to the next", () => {
    const ways = { ...FOUR, rounds: 2, ties: "match net" };
    const tied = event(ways, "1,1,2,3", "1,3,4,4", "2,1,4,3", "2,3,2,3");
    // Reds and Greens have not met, nor have Blues and Golds.
    expect(said(tied, "Ties").map((line) => line.split(": ")[1])).toEqual([
      "net IMPs, +7 and +6.",
      "net IMPs, -6 and -7.",
    ]);
  });
});

describe("the bracket", () => {
  const bracket = { ...FOUR, teams: ["Reds", "Blues", "Greens", "Golds", "Greys", "Pinks"], rounds: 1, bracket: 4 };
  const all = ["1,1,4,3", "1,2,5,3", "1,3,6,3"];

  test("seeds and a cut that only the order of entry decides are named", () => {
    const scored = event(bracket, ...all);
    expect(scored.bracket!.seeds!.map((team) => team + 1)).toEqual([1, 2, 3, 4]);
    const warned = [
      "1 Reds and 2 Blues are tied, and 1 Reds is seed 1 only because it was entered first: choose tie-breaks, or enter the seeds.",
      "2 Blues and 3 Greens are tied, and 2 Blues is seed 2 only because it was entered first: choose tie-breaks, or enter the seeds.",
      "4 Golds and 5 Greys are tied, and 4 Golds is in the bracket only because it was entered first: choose tie-breaks, or enter the seeds.",
    ];
    expect(said(scored, "Questions")).toEqual(warned);
    expect(swissJson(scored).warnings).toEqual(warned);
    const decided = event({ ...bracket, ties: "net" }, "1,1,4,3", "1,2,5,4", "1,3,6,5");
    expect(said(decided, "Questions")).toEqual([]);
    // Who is in is known only when all has been played.
    expect(said(event(bracket, ...all.slice(1)), "Questions")).toEqual([]);
    expect(said(event({ ...FOUR, rounds: 0, bracket: 4 }), "Questions")).toEqual([]);
    expect(said(event({ ...FOUR, rounds: 1 }, "1,1,3,0", "1,2,4,0"), "Questions")).toEqual([]);
  });

  test("seeds that are given come first, the others follow by the standings in what is left", () => {
    const given = event({ ...bracket, seeds: ["", "Pinks", "", "2"] }, ...all);
    expect(given.bracket!.seeds!.map((team) => team + 1)).toEqual([1, 6, 3, 2]);
    expect(said(given, "Questions")).toEqual([
      "1 Reds and 3 Greens are tied, and 1 Reds is seed 1 only because it was entered first: choose tie-breaks, or enter the seeds.",
    ]);
    const whole = event({ ...FOUR, rounds: 0, bracket: 4, seeds: ["4", "3", "2", "1"] });
    expect(whole.bracket!.seeds!.map((team) => team + 1)).toEqual([4, 3, 2, 1]);
  });
});

/** Groups of teams that share a place, the best first: written anew, from the matches alone. */
function ranked({ plan, results }: ScoredSwissEvent, vps: (match: MatchResult, side: 0 | 1) => number | null) {
  const teams = plan.teams.map((_, i) => i);
  const scored = results.matches.filter((match) => match.opponent !== null && vps(match, 0) !== null);
  const sides = scored.flatMap((match) => [
    { team: match.team, against: match.opponent!, imps: match.imps ?? 0, points: vps(match, 0)! },
    {
      team: match.opponent!,
      against: match.team,
      imps: -(match.imps ?? 0),
      points: vps(match, 1)!,
    },
  ]);
  const cents = (list: readonly { readonly points: number }[]) =>
    list.reduce((sum, { points }) => sum + Math.round(100 * points), 0);
  const total = (team: number) => cents(sides.filter((side) => side.team === team));
  const part = (group: number[], value: (team: number) => number): number[][] =>
    [...new Set(group.map(value))].sort((a, b) => b - a).map((best) => group.filter((team) => value(team) === best));
  const values = {
    match: (group: number[]) => {
      const among = sides.filter((side) => group.includes(side.team) && group.includes(side.against));
      const met = (a: number, b: number) => a === b || among.some((side) => side.team === a && side.against === b);
      const all = group.every((a) => group.every((b) => met(a, b)));
      return (team: number) => (all ? cents(among.filter((side) => side.team === team)) : 0);
    },
    net: () => (team: number) => sides.filter((side) => side.team === team).reduce((sum, { imps }) => sum + imps, 0),
    quotient: () => (team: number) => {
      const own = sides.filter((side) => side.team === team).map(({ imps }) => imps);
      const won = own.filter((imps) => imps > 0).reduce((a, b) => a + b, 0);
      const lost = -own.filter((imps) => imps < 0).reduce((a, b) => a + b, 0);
      return lost > 0 ? Number((won / lost).toFixed(4)) : won > 0 ? Infinity : 1;
    },
    wins: () => (team: number) =>
      sides
        .filter((side) => side.team === team)
        .reduce((sum, { imps }) => sum + (imps > 0 ? 2 : imps === 0 ? 1 : 0), 0),
    opponents: () => (team: number) =>
      sides.filter((side) => side.team === team).reduce((sum, { against }) => sum + total(against), 0),
  };
  return plan.ties.reduce(
    (groups, way) => groups.flatMap((group) => part(group, values[way](group))),
    part(teams, total)
  );
}

test("random events with every order of the ways, against a scorer of their own", () => {
  const ways = fc.shuffledSubarray(["match", "net", "quotient", "opponents", "wins"]);
  const some = fc.tuple(fc.constantFrom(4, 6, 8, 12), fc.integer({ min: 1, max: 5 }), fc.integer(), ways);
  let parted = 0;
  fc.assert(
    fc.property(some, ([teams, rounds, seed, ties]) => {
      const plan = planSwissEvent({ teams: [String(teams)], rounds: Math.min(rounds, teams - 1), ties: ties.join() });
      const random = randomly(seed);
      const { results } = randomEvent(plan, { seed });
      // Few margins, so that many teams are level.
      const matches = results.matches.map((match): MatchResult => {
        const imps = [0, 3, -3, 6, -6, 4][Math.floor(6 * random())]!;
        const adjusted = random() < 0.1 ? { vps: 11.5, opponentVps: 7.25 } : { vps: null, opponentVps: null };
        return { ...match, imps, ...adjusted };
      });
      const scored = scoreEvent(plan, { ...results, matches });
      // By the 20-point scale for 7 boards: 0 gives 10–10, 3 and 4 give 12–8, 6 gives 13–7.
      const byScale = (imps: number) => 10 + Math.sign(imps) * ({ 0: 0, 3: 2, 4: 2, 6: 3 }[Math.abs(imps)] ?? NaN);
      const vps = (match: MatchResult, side: 0 | 1) =>
        side === 0 ? (match.vps ?? byScale(match.imps!)) : (match.opponentVps ?? byScale(-match.imps!));
      const groups = ranked(scored, vps);
      expect(scored.standings).toEqual(groups.flat().map((team) => contestantAt(team + 1)));
      let better = 0;
      for (const group of groups) {
        const place = `${better + 1}${group.length > 1 ? "=" : ""}`;
        expect(group.map((team) => scored.teams[team]!.place)).toEqual(group.map(() => place));
        better += group.length;
      }
      parted += said(scored, "Ties").length;
    }),
    { numRuns: runs({ ci: 150, soak: 2_000 }), seed: SEED }
  );
  expect(parted).toBeGreaterThan(50);
});
