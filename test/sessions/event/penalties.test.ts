import fc from "fast-check";
import { swissJson } from "../../../src/sessions/event/json";
import { listedMatches, nextRound } from "../../../src/sessions/event/pairing/next-round";
import { planSwissEvent } from "../../../src/sessions/event/plan";
import { eventReport } from "../../../src/sessions/event/report";
import type { MatchResult } from "../../../src/sessions/event/results";
import type { EventPenalty } from "../../../src/sessions/teams/event-penalties";
import { scoreEvent } from "../../../src/sessions/event/score-event";
import { writeEventResults } from "../../../src/sessions/event/write-results";
import { resultsCsv } from "../../../src/sessions/reading/write-csv";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { runs } from "../../support/runs";
import { readSwissResults } from "../read-csv-results";
import { randomEvent } from "./random-event";
import { randomRoundRobin } from "./random-round-robin";

const HEADER = "round,team,opponent,imps,vps,opponent_vps,penalty,unit,reason";
const NAMES = ["Alder", "Beech", "Cedar", "Larch"];

function read(options: SessionOptions, ...lines: readonly string[]) {
  const plan = planSwissEvent({ teams: NAMES, rounds: 3, scale: "WBF-7", ...options });
  const { results, faults, warnings } = readSwissResults([HEADER, ...lines].join("\n"), plan);
  const said = (list: typeof faults) => list.map(({ line, field, message }) => `${line} ${field}: ${message}`);
  return { event: scoreEvent(plan, results), faults: said(faults), warnings: said(warnings) };
}

/** By team: points by round, total, net IMPs. */
function sums({ event }: ReturnType<typeof read>) {
  return event.teams.map(({ vps, total, netImps }) => [vps, total, netImps]);
}

// WBF-7: 3 IMPs are 11.35, 5 are 12.18, 8 are 13.31 and 10 are 13.99.
const ROUNDS = ["1,1,2,5", "1,3,4,10", "2,1,3,8", "2,2,4,3"];

test("IMPs of a match: the margin is lower, the opponents' higher, and points and net IMPs go by it", () => {
  const before = read({}, ...ROUNDS);
  const late = read({}, ...ROUNDS, "2,Larch,,,,,5,IMPs,late");
  expect([late.faults, late.warnings]).toEqual([[], []]);
  expect(sums(before)[3]).toEqual([[6.01, 8.65, null], 14.66, -13]);
  // 3 IMPs less a penalty of 5 are 8: 13.31 and 6.69.
  expect(sums(late)[3]).toEqual([[6.01, 6.69, null], 12.7, -18]);
  expect(sums(late)[1]).toEqual([[7.82, 13.31, null], 21.13, 3]);
  expect(late.event.rounds[1]?.matches[1]).toMatchObject({ imps: 3, margin: 8, vps: 13.31, opponentVps: 6.69 });
  expect(eventReport(late.event).remarks[0]?.lines).toEqual(["Penalties: Larch, 5 IMPs in round 2 (late)."]);
  expect(swissJson(late.event).matches[3]).toMatchObject({ imps: [3, -3], margins: [8, -8], vps: [13.31, 6.69] });
});

test("victory points of a match and of the total, with halves: ties, pairings and standings come after them", () => {
  const taken = ["2,4,,,,,½,VPs,slow play", ",Alder,,,,,1.25,vp,", ",1,,,,,0.25,VPs,again"];
  const ruled = read({ ties: "match, wins" }, ...ROUNDS, ...taken);
  expect([ruled.faults, ruled.warnings]).toEqual([[], []]);
  const before = sums(read({}, ...ROUNDS));
  expect(sums(ruled)[3]).toEqual([[6.01, 8.15, null], 14.16, before[3]?.[2]]);
  expect(sums(ruled)[0]).toEqual([before[0]?.[0], 23.99, before[0]?.[2]]);
  expect(eventReport(ruled.event)).toMatchObject({
    columns: [{}, {}, {}, {}, {}, { kind: "penalties", heading: "Penalties" }],
    rows: [{ name: "Alder", penalties: "1.5 VPs" }, {}, {}, { name: "Larch", penalties: "0.5 VPs" }],
  });
  expect(swissJson(ruled.event).standings[0]).toMatchObject({
    ...{ name: "Alder", total: 23.99 },
    penalties: [
      { round: null, amount: 1.25, unit: "vps", reason: "" },
      { round: null, amount: 0.25, unit: "vps", reason: "again" },
    ],
  });
});

test("at board-a-match penalties are in points, and their unit may be left out", () => {
  const plan = planSwissEvent({ form: "bam", teams: ["4"] });
  const text =
    "round,team,opponent,points,opponent_points,penalty,unit,reason\n1,4,1,2,1,,,\n1,2,3,1.5,1.5,,,\n,4,,,,½,,late\n1,3,,,,0.5,points,";
  const { results, faults } = readSwissResults(text, plan);
  expect(faults).toEqual([]);
  expect(scoreEvent(plan, results).teams.map(({ total }) => total)).toEqual([1, 1.5, 1, 1.5]);
});

test.each([
  [
    "4,1,,,,,3,VPs,",
    '2 round: There is no round "4" for this penalty: enter 1 to 3, or leave it blank to take the penalty from the total.',
  ],
  [
    "SF,1,,,,,3,VPs,",
    '2 round: There is no round "SF" for this penalty: enter 1 to 3, or leave it blank to take the penalty from the total.',
  ],
  [",Oak,,,,,3,VPs,", '2 team: There is no team "Oak": enter its number, 1 to 4, or its name.'],
  [
    ",1,,,,,3,IMPs,",
    "2 round: A penalty in IMPs is taken from the margin of a match: enter its round, or take victory points from the total.",
  ],
  ["1,1,,,,,½,IMPs,", '2 penalty: "½" is not a whole number of IMPs: enter one such as 3.'],
  [
    ",1,,,,,-3,VPs,",
    '2 penalty: "-3" is not a penalty: enter a number above 0 and up to 999, such as 3 or 0.5; the unit goes into the column "unit".',
  ],
  [
    ",1,,,,,0,VPs,",
    '2 penalty: "0" is not a penalty: enter a number above 0 and up to 999, such as 3 or 0.5; the unit goes into the column "unit".',
  ],
  [",1,,,,,3 VPs,,", "2 unit: The penalty's unit is missing: enter VPs or IMPs."],
  [",1,,,,,3,%,", '2 unit: "%" is not a unit of penalties in this event: enter VPs or IMPs.'],
  [",1,,,,,,VPs,late", "2 penalty: The penalty is missing: enter a number such as 3 or 0.5."],
  [
    "1,1,2,9,,,3,VPs,",
    "2 opponent: A line with a penalty has only the round, the team, the penalty, its unit and the reason: leave this blank, and put a match on a line of its own.",
  ],
])("%s is refused", (line, said) => {
  expect(read({}, line).faults).toContain(said);
});

test("a penalty that does not count yet, or has nothing to be taken from, is told", () => {
  const waits = read({}, "1,1,2,", "1,3,4,,12,8", "1,1,,,,,3,IMPs,", "1,3,,,,,3,IMPs,", "1,4,,,,,1,VPs,");
  const said = [
    "Alder has no result in round 1 yet: the penalty will count when it has one.",
    "Cedar has no margin in IMPs in round 1, so the penalty does not count: take victory points instead.",
  ].map((message) => message.replace(/^(Alder|Cedar)/, (name) => (name === "Alder" ? "1 Alder" : "3 Cedar")));
  expect(waits.warnings).toEqual([`4 penalty: ${said[0]}`, `5 penalty: ${said[1]}`]);
  expect(swissJson(waits.event).warnings).toEqual(said);
  expect(sums(waits).map(([, total]) => total)).toEqual([null, null, 12, 7]);
});

test("of two matches in a round none can be meant", () => {
  const triangle = ["2,1,3,5", "2,2,3,0", "2,1,2,1"];
  const { faults } = read({ teams: ["5"], rounds: 3 }, "1,4,5,0", ...triangle, "2,1,,,,,1,VPs,");
  expect(faults).toEqual([
    "6 round: Team 1 has two matches in round 2: leave the round blank, and take victory points from its total.",
  ]);
});

test("the next round is paired by totals after penalties", () => {
  const options = { teams: ["6"], rounds: 2, odd: "bye" };
  const matches = ["1,1,4,10", "1,2,5,8", "1,3,6,1"];
  const pairs = (event: ReturnType<typeof read>["event"]) => {
    const next = nextRound(event);
    return next?.kind === "paired" ? next.pairings.map(({ team, opponent }) => [team, opponent]) : [];
  };
  const [before, after] = [read(options, ...matches), read(options, ...matches, ",1,,,,,8,VPs,")];
  expect(pairs(before.event)).toHaveLength(3);
  expect(pairs(after.event)).not.toEqual(pairs(before.event));
});

test("random events: what is written is read again", () => {
  const some = fc.record({
    form: fc.constantFrom("swiss", "round-robin", "bam"),
    teams: fc.integer({ min: 4, max: 9 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(some, ({ form, teams, seed }) => {
      const plan = planSwissEvent({ form, teams: [String(teams)], ...(form === "swiss" ? { rounds: 3 } : {}) });
      const results =
        form === "swiss"
          ? randomEvent(plan, { seed, absences: true, penalties: true }).results
          : randomRoundRobin(plan, { seed, absences: true, penalties: true });
      const again = readSwissResults(resultsCsv(writeEventResults(results, plan)), plan);
      expect(again.faults).toEqual([]);
      expect(again.results.penalties ?? []).toEqual(results.penalties ?? []);
    }),
    { numRuns: runs({ ci: 60, soak: 2_000 }) }
  );
});

describe("twelve teams in six rounds by WBF-7, paired by the program", () => {
  const strengths = [4, 8, 1, 6, 9, 2, 7, 0, 5, 3, 6, 4];
  /** For the first of two teams: twice what it is stronger by, and something that varies. */
  const margin = (a: number, b: number, round: number): number =>
    a > b
      ? -margin(b, a, round)
      : 2 * ((strengths[a] ?? 0) - (strengths[b] ?? 0)) + ((5 * a + 9 * b + 4 * round) % 13) - 6;
  const plan = planSwissEvent({ teams: ["12"], rounds: 6, scale: "WBF-7", ties: "match, net, quotient" });
  const score = (matches: readonly MatchResult[], penalties: readonly EventPenalty[]) =>
    scoreEvent(plan, { matches, bracket: [], penalties });

  /** All rounds, each paired by the standings as they are. */
  function play(): MatchResult[] {
    const matches: MatchResult[] = [];
    for (let round = 1; round <= plan.rounds; round++) {
      const next = nextRound(score(matches, []));
      if (next?.kind !== "paired") throw new Error(`Round ${round} is not paired.`);
      for (const { team, opponent } of listedMatches(next))
        matches.push({ round, team, opponent, imps: opponent === null ? null : margin(team, opponent, round), vps: null, opponentVps: null }); // prettier-ignore
    }
    return matches;
  }

  test("neighbours that met are parted by their match once a penalty has made them level, and it is said", () => {
    const matches = play();
    const { standings, teams } = score(matches, []);
    const total = (team: number) => teams[team]?.total ?? 0;
    const meeting = (a: number, b: number) =>
      matches.find(({ team, opponent }) => (team === a && opponent === b) || (team === b && opponent === a));
    const pairs = standings.slice(1).flatMap((lower, i) => {
      const better = standings[i];
      const met = better === undefined ? undefined : meeting(better, lower);
      return better === undefined || met === undefined ? [] : [{ better, lower, met }];
    });
    expect(pairs.length).toBeGreaterThan(1);
    for (const { better, lower, met } of pairs) {
      const amount = Math.round(100 * (total(better) - total(lower))) / 100;
      const penalty = { team: better, round: null, amount, unit: "vps", reason: "" } as const;
      const event = score(matches, amount > 0 ? [penalty] : []);
      expect(event.teams[better]?.total).toBe(total(lower));
      const imps = (met.team === better ? 1 : -1) * (met.imps ?? 0);
      const first = imps > 0 ? better : lower;
      const place = (team: number) => Number(event.teams[team]?.place.replace("=", ""));
      // Level with no third team here; the winner of the match stands before the other.
      expect(imps).not.toBe(0);
      expect(place(first)).toBe(Math.min(place(better), place(lower)));
      const [one, other] = first === better ? [better, lower] : [lower, better];
      const said = `Team ${one + 1} ahead of Team ${other + 1}, both on ${total(lower).toFixed(2)} VPs: their own match, `;
      const lines = eventReport(event).remarks.flatMap((remark) => remark.lines);
      expect(lines.filter((line) => line.startsWith(said))).toHaveLength(1);
    }
  });
});
