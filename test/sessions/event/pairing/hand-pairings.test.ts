import { contestantAt, type Contestant } from "../../../../src/movements/contestant";
import { minCostMatching } from "../../../../src/sessions/event/pairing/matching";
import { listedMatches, nextRound, type PairedRound } from "../../../../src/sessions/event/pairing/next-round";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { isIn } from "../../../../src/sessions/event/schedule/presence";
import { eventReport } from "../../../../src/sessions/event/report";
import type { ByHand, Presence, MatchResult } from "../../../../src/sessions/event/results";
import { scoreEvent, type ScoredSwissEvent } from "../../../../src/sessions/event/score-event";
import { writeEventResults } from "../../../../src/sessions/event/write-results";
import { printedReport } from "../../../support/printed-report";
import { runs, SEED } from "../../../support/runs";
import { readSwissResults } from "../../read-csv-results";
import { pairKey } from "./brute-force";
import { randomly } from "../random-event";

const HEADER = "round,team,opponent,imps,what,third";
const TEAMS = ["Ash", "Bay", "Cob", "Dun", "Elk", "Fox", "Gnu", "Hen"];
/** After it Ash and Cob have 20 and 15, Gnu and Dun 5 and 10 …: Ash–Cob, Fox–Dun, Hen–Bay, Gnu–Elk are next. */
const FIRST = ["1,Ash,Elk,30", "1,Bay,Fox,-2", "1,Cob,Gnu,12", "1,Dun,Hen,0"];

function read(options: Parameters<typeof planSwissEvent>[0], lines: readonly string[]) {
  const plan = planSwissEvent({ teams: TEAMS, rounds: 5, ...options });
  return { plan, ...readSwissResults([HEADER, ...lines].join("\n"), plan) };
}

function event(lines: readonly string[], options: Parameters<typeof planSwissEvent>[0] = {}): ScoredSwissEvent {
  const { plan, results, faults } = read(options, lines);
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
}

function paired(scored: ScoredSwissEvent): string[] {
  const next = nextRound(scored);
  if (next?.kind !== "paired") return [next?.reason ?? "over"];
  const name = (team: Contestant | null) => (team === null ? "bye" : (scored.plan.teams[team] ?? ""));
  const triple = next.threeTeams ? [next.threeTeams.teams.map(name).join("+")] : [];
  const pairs = listedMatches({ ...next, threeTeams: null }).map(
    ({ team, opponent }) => `${name(team)}-${name(opponent)}`
  );
  return [...pairs, ...triple];
}

const second = (...lines: string[]) => event([...FIRST, ...lines]);

test("without a word the rule pairs", () => {
  expect(paired(second())).toEqual(["Ash-Cob", "Fox-Dun", "Hen-Bay", "Gnu-Elk"]);
});

test.each([
  ["a pairing that is locked", ["2,Ash,Dun,,lock,"], ["Ash-Dun", "Cob-Fox", "Hen-Bay", "Gnu-Elk"]],
  ["one that is forbidden", ["2,Cob,Ash,,forbid,"], ["Ash-Fox", "Cob-Dun", "Hen-Bay", "Gnu-Elk"]],
  ["one that is forbidden in all rounds", ["all,Cob,Ash,,forbid,"], ["Ash-Fox", "Cob-Dun", "Hen-Bay", "Gnu-Elk"]],
  ["one that is forbidden in another round", ["3,Cob,Ash,,forbid,"], ["Ash-Cob", "Fox-Dun", "Hen-Bay", "Gnu-Elk"]],
  ["two teams that are swapped", ["2,Cob,dun,,swap,"], ["Ash-Dun", "Cob-Fox", "Hen-Bay", "Gnu-Elk"]],
  ["a rematch that is locked", ["2,Ash,Elk,,locked,"], ["Ash-Elk", "Cob-Fox", "Dun-Bay", "Hen-Gnu"]],
])("%s", (_, lines, expected) => {
  expect(paired(second(...lines))).toEqual(expected);
});

test("who sits out and which three play, by name or by the rule", () => {
  const seven = (...lines: string[]) => event([...FIRST, "2,Elk,withdrawn,,,", ...lines]);
  expect(paired(seven())).toEqual(["Ash-Cob", "Fox-Dun", "Hen+Bay+Gnu"]);
  expect(paired(seven("2,,,,bye,"))).toEqual(["Ash-Cob", "Fox-Dun", "Hen-Bay", "Gnu-bye"]);
  expect(paired(seven("2,Ash,,,bye,"))).toEqual(["Cob-Fox", "Dun-Bay", "Hen-Gnu", "Ash-bye"]);
  expect(paired(seven("2,,,,triangle,"))).toEqual(["Ash-Cob", "Fox-Dun", "Hen+Bay+Gnu"]);
  expect(nextRound(seven("2,,,,triangle,"))).toMatchObject({ threeTeams: { half: 2, oneRound: true } });
  expect(nextRound(seven("2,,,,Long triangle,"))).toMatchObject({ threeTeams: { half: 1, oneRound: false } });
  expect(paired(seven("2,Ash,Fox,,triangle,Hen"))).toEqual(["Cob-Dun", "Bay-Gnu", "Ash+Fox+Hen"]);
  // Of an even number two sit out.
  expect(paired(second("2,Ash,,,bye,", "2,Gnu,,,bye,"))).toEqual([
    "Cob-Dun",
    "Fox-Hen",
    "Bay-Elk",
    "Ash-bye",
    "Gnu-bye",
  ]);
});

test("what is said and what it cost stand in the report", () => {
  const { remarks } = printedReport(eventReport(second("2,Ash,Elk,,lock,", "2,Bay,Hen,,forbid,")));
  expect(remarks.slice(-4)).toEqual([
    "By hand in round 2",
    "Locked: 1 Ash – 5 Elk",
    "Forbidden: 2 Bay – 8 Hen",
    "Pairing by hand: 1 rematch; opponents 18 VPs further apart in total than without it.",
  ]);
  expect(printedReport(eventReport(second("2,Ash,Cob,,lock,"))).remarks).toContain(
    "Pairing by hand: no extra rematches; opponents as close in points as without it."
  );
});

test.each([
  [["2,Ashe,Cob,,lock,"], 'There is no team "Ashe": enter its number, 1 to 8, or its name.'],
  [
    ["2,Ash,Cob,,pair,"],
    '"pair" is not accepted here: enter lock, forbid, swap, bye, triangle, long-triangle, or leave',
  ],
  [["2,Ash,,,lock,"], "To lock a pairing, enter the two teams that are to meet."],
  [["2,Ash,Cob,,bye,"], "For a bye, enter the one team that sits out, or no team to leave it to the program."],
  [["2,Ash,Cob,,triangle,"], "For a triangle, enter its three teams, or no team"],
  [["2,Ash,Ash,,swap,"], "1 Ash is entered twice: enter different teams."],
  [["2,Ash,Cob,9,lock,"], "A line about a pairing cannot have a result"],
  [["9,Ash,Cob,,lock,"], 'There is no round "9": enter 1 to 5.'],
  [[",Ash,Cob,,lock,"], "The round is missing"],
  [["5,Ash,Cob,,long-triangle,Dun"], "Round 5 is the last one"],
  [
    ["2,Ash,Cob,,lock,", "2,Cob,Ash,,forbid,"],
    "3 Cob and 1 Ash are both locked and forbidden (see line 2): keep only one.",
  ],
  [["all,Ash,Cob,,forbid,", "3,Cob,Ash,,lock,"], "3 Cob and 1 Ash are both locked and forbidden (see line 2)"],
  [
    ["2,Ash,Cob,,lock,", "2,Dun,Cob,,lock,"],
    "3 Cob is already named for round 2 on line 2: keep only one of the lines.",
  ],
  [["2,Ash,,,bye,", "2,Ash,Cob,,lock,"], "1 Ash is already named for round 2 on line 2"],
  [["2,,,,triangle,", "2,Ash,Bay,,triangle,Cob"], "Round 2 already has a triangle on line 2: keep only one."],
] as const)("%j is refused", (lines, message) => {
  const { faults } = read({}, lines);
  expect(faults).toEqual([expect.objectContaining({ message: expect.stringContaining(message) as string })]);
});

test("a bye event has no triangles, and a round robin no pairings by hand", () => {
  expect(read({ odd: "bye" }, ["2,,,,triangle,"]).faults[0]?.message).toContain('choose "--odd three-teams"');
  expect(read({ form: "round-robin", rounds: undefined, teams: ["5"] }, ["2,1,2,,lock,"]).faults[0]?.message).toContain(
    "In a round robin all rounds are known"
  );
});

test.each([
  [["2,Elk,withdrawn,,,", "2,Elk,,,bye,"], "Round 2, bye: 5 Elk has withdrawn. Remove that line, or the withdrawal."],
  [["2,Ash,,,bye,"], "Round 2 has 8 teams to pair: without 1 Ash their number is odd."],
  [["2,,,,bye,"], "Round 2 has 8 teams to pair, an even number: nobody has to sit out."],
  [["2,Ash,Cob,,swap,"], "Round 2: 1 Ash and 3 Cob meet each other, so they cannot be swapped."],
  [["2,Ash,Cob,,lock,", "2,Ash,Dun,,swap,"], "cannot be swapped, because 1 Ash – 3 Cob is locked."],
  [
    ["2,Cob,Dun,,swap,", "2,Ash,Dun,,forbid,"],
    "Round 2: after the swap 1 Ash and 4 Dun would meet, which is forbidden.",
  ],
  [TEAMS.slice(1).map((team) => `2,Ash,${team},,forbid,`), "Round 2 cannot be paired"],
] as const)("%j: the round is not paired, and it is said why", (lines, message) => {
  expect(paired(second(...lines))).toEqual([expect.stringContaining(message)]);
});

test("what is said is written and read again", () => {
  const lines = ["all,Ash,Cob,,forbid,", "2,Bay,Hen,,lock,", "3,,,,bye,", "4,Ash,Bay,,triangle,Cob"];
  const { plan, results } = second(...lines);
  const { columns, lines: written } = writeEventResults(results, plan);
  const csv = [columns.join(), ...written.map((fields) => columns.map((column) => fields[column] ?? "").join())];
  expect(readSwissResults(csv.join("\n"), plan)).toMatchObject({ results, faults: [] });
});

/** Random events: what the Director says at random, teams that come and go, and what each round has to be. */
describe("random events", () => {
  const SIZES = [8, 9, 10, 11, 12, 13, 16, 17, 20, 27, 32, 48, 63, 64];
  test.each(Array.from({ length: runs({ ci: 28, soak: 400 }) }, (_, i) => i))("event %i", (i) => {
    const random = randomly(SEED + i);
    const teams = SIZES[i % SIZES.length] ?? 8;
    const below = (most: number) => Math.floor(random() * most);
    const plan = planSwissEvent({
      teams: [String(teams)],
      rounds: 3 + below(4),
      odd: random() < 0.5 ? "bye" : "three-teams",
    });
    const presence: Presence[] = [];
    const away = new Set<number>();
    for (let n = below(3); n > 0; n--) {
      const team = below(teams);
      if (away.has(team)) continue;
      away.add(team);
      const kind = random() < 0.5 ? "enters" : "withdrawn";
      presence.push({ team: contestantAt(team + 1), kind, round: 2 + below(plan.rounds - 1) });
    }
    let scored = scoreEvent(plan, { matches: [], bracket: [], presence });
    for (let round = 1; round <= plan.rounds; round++) {
      const byHand = saidAtRandom(scored, round, below);
      const told = scoreEvent(plan, { ...scored.results, byHand });
      const next = nextRound(told);
      if (next?.kind !== "paired") throw new Error(`round ${round}: ${next?.reason}`);
      checkRound(told, next, byHand);
      const matches = listedMatches(next).map(({ team, opponent }): MatchResult => {
        const imps = opponent === null ? null : below(41) - 20;
        return { round, team, opponent, imps, vps: null, opponentVps: null };
      });
      scored = scoreEvent(plan, { ...scored.results, matches: [...scored.results.matches, ...matches] });
    }
  });

  /** One or two locks and up to three pairs that may not meet, of teams that no triangle under way has. */
  function saidAtRandom({ results, standings }: ScoredSwissEvent, round: number, below: (most: number) => number) {
    const before = results.matches.filter((match) => match.round === round - 1);
    const played = new Set(before.flatMap(({ team, opponent }) => [team, opponent]));
    const free = standings.filter((team) => isIn(results, team, round) && (round === 1 || played.has(team)));
    const taken = new Set<Contestant>();
    const said: ByHand[] = [];
    const choose = () => free[below(free.length)] ?? contestantAt(1);
    for (let n = below(3); n > 0; n--) {
      const [one, two] = [choose(), choose()];
      if (one === two || taken.has(one) || taken.has(two)) continue;
      for (const team of [one, two]) taken.add(team);
      said.push({ round, what: "lock", teams: [one, two] });
    }
    for (let n = below(4); n > 0; n--) {
      const [one, two] = [choose(), choose()];
      if (one === two || said.some(({ teams }) => teams.includes(one) && teams.includes(two))) continue;
      said.push({ round, what: "forbid", teams: [one, two] });
    }
    return said;
  }

  function checkRound({ results, standings }: ScoredSwissEvent, next: PairedRound, byHand: readonly ByHand[]) {
    const { pairings, threeTeams, bye } = next;
    const present = standings.filter((team) => isIn(results, team, next.round));
    const placed = [
      ...pairings.flatMap(({ team, opponent }) => [team, opponent]),
      ...(threeTeams?.teams ?? []),
      ...(bye === null ? [] : [bye]),
    ];
    expect([...placed].sort((a, b) => a - b)).toEqual([...present].sort((a, b) => a - b));
    const keys = new Set(pairings.map(({ team, opponent }) => pairKey(team, opponent)));
    const said = (what: string) =>
      byHand.flatMap(({ what: known, teams: [one, two] }) =>
        known === what && one !== undefined && two !== undefined ? [pairKey(one, two)] : []
      );
    const [locks, barred] = [said("lock"), new Set(said("forbid"))];
    expect(locks.filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys].filter((key) => barred.has(key))).toEqual([]);
    const met = new Set(
      results.matches.flatMap(({ team, opponent }) => (opponent === null ? [] : [pairKey(team, opponent)]))
    );
    const again = [...keys].filter((key) => met.has(key) && !locks.includes(key)).length;
    // Of those who are paired by the rule the fewest that can meet again, whoever of them sits out.
    const locked = new Set(byHand.flatMap(({ what, teams }) => (what === "lock" ? teams : [])));
    const open = present.filter((team) => !locked.has(team) && threeTeams?.teams.includes(team) !== true);
    const without = open.length % 2 === 0 ? [null] : open;
    const fewest =
      again === 0
        ? 0
        : Math.min(
            ...without.map((out) =>
              fewestAgain(
                open.filter((t) => t !== out),
                met,
                barred
              )
            )
          );
    expect(again).toBe(fewest);
  }

  function fewestAgain(teams: readonly Contestant[], met: ReadonlySet<string>, barred: ReadonlySet<string>): number {
    const pairs = minCostMatching(teams, (one, two) => {
      const key = pairKey(one, two);
      return barred.has(key) ? null : met.has(key) ? 1 : 0;
    });
    return pairs ? pairs.filter(([one, two]) => met.has(pairKey(one, two))).length : Infinity;
  }
});
