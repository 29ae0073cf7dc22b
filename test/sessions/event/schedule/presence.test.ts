import { contestantAt, forContestant } from "../../../../src/movements/contestant";
import { swissJson } from "../../../../src/sessions/event/json";
import { listedMatches, nextRound } from "../../../../src/sessions/event/pairing/next-round";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { isIn } from "../../../../src/sessions/event/schedule/presence";
import { readSwissResults } from "../../read-csv-results";
import { eventReport } from "../../../../src/sessions/event/report";
import { scoreEvent, type ScoredSwissEvent } from "../../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { runs, SEED } from "../../../support/runs";
import { randomEvent } from "../random-event";

function read(options: SessionOptions, ...lines: string[]) {
  const plan = planSwissEvent(options);
  return { plan, ...readSwissResults(["round,team,opponent,imps,vps,opponent_vps", ...lines].join("\n"), plan) };
}

function event(options: SessionOptions, ...lines: string[]) {
  const { plan, results, faults } = read(options, ...lines);
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
}

/** The lines of the report under a heading. */
function said(scored: ScoredSwissEvent, heading: string): readonly string[] {
  return eventReport(scored).remarks.find((remarks) => remarks.heading === heading)?.lines ?? [];
}

function pairs(scored: ScoredSwissEvent): string[] {
  const next = nextRound(scored);
  if (next?.kind !== "paired") throw new Error("not paired");
  return listedMatches(next).map(({ team, opponent }) => `${team + 1}-${opponent === null ? "bye" : opponent + 1}`);
}

const SIX = { teams: ["Reds", "Blues", "Greens", "Golds", "Greys", "Pinks"], rounds: 4 };
const FIRST = ["1,1,4,9", "1,2,5,3", "1,3,6,3"];

describe("teams that withdraw", () => {
  test("they are not paired any more, the results against them stand, and they have no place", () => {
    const scored = event(SIX, ...FIRST, "2,Golds,withdrawn,");
    expect(pairs(scored)).toEqual(["1-2", "3-5", "6-bye"]);
    expect(scored.teams.map(({ total, place }) => [total, place])).toEqual([
      [14, "1"],
      [12, "2="],
      [12, "2="],
      [6, ""],
      [8, "4="],
      [8, "4="],
    ]);
    expect(scored.standings.map((team) => team + 1)).toEqual([1, 2, 3, 5, 6, 4]);
    expect(said(scored, "Late entries and withdrawals")).toEqual([
      "4 Golds withdrew in round 2: it is no longer paired or ranked; results against it still count.",
    ]);
    expect(swissJson(scored).teams[3]).toMatchObject({ team: 4, enters: 1, withdrawn: 2 });
    expect(swissJson(scored).standings[5]).toMatchObject({ team: 4, place: "", total: 6 });
  });

  test("in the round in which they do, their match may still stand; after it there is none", () => {
    const all = ["2,1,2,1", "2,3,4,2", "2,5,6,1", "2,4,withdrawn,"];
    expect(event(SIX, ...FIRST, ...all).teams[3]!.total).toBe(15);
    expect(read(SIX, ...FIRST, ...all, "3,4,5,2").faults).toEqual([
      {
        line: 9,
        field: "team",
        message:
          "According to line 8, 4 Golds does not play in round 3, but it has a match there: remove the match, or change line 8.",
      },
    ]);
    expect(read(SIX, "2,4,withdrawn,", "3,4,Withdrawn,").faults.map(({ message }) => message)).toEqual([
      "4 Golds already has a line of the same kind, line 2: keep only one.",
    ]);
  });

  test("an event is complete without them, and they are not seeded", () => {
    const options = { ...SIX, rounds: 2, bracket: 4 };
    const scored = event(options, ...FIRST, "2,1,withdrawn,", "2,2,3,1", "2,4,5,1", "2,6,bye,");
    expect([scored.complete, scored.bracket!.seeds!.map((team) => team + 1)]).toEqual([true, [2, 3, 6, 4]]);
  });

  test("with one of the three whose match is under way the other two are paired with the rest", () => {
    const seven = { teams: ["7"], rounds: 5 };
    const scored = event(seven, "1,1,3,9", "1,2,4,3", "2,6,withdrawn,");
    expect(pairs(scored).sort()).toHaveLength(3);
    expect(pairs(scored).join()).not.toContain("6");
  });

  test("nobody is left to be paired", () => {
    const four = { teams: ["4"], rounds: 3 };
    const gone = event(four, "1,1,3,9", "1,2,4,3", "2,1,withdrawn,", "2,2,withdrawn,", "2,3,withdrawn,");
    expect(nextRound(gone)).toMatchObject({
      kind: "impossible",
      reason: "Round 2 cannot be paired: fewer than two teams are left.",
    });
  });
});

describe("teams that come late", () => {
  test("they are paired from their first round on", () => {
    const seven = { ...SIX, teams: [...SIX.teams, "Late"] };
    expect(pairs(event(seven, "2,Late,enters,"))).toEqual(["1-4", "2-5", "3-6"]);
    const scored = event(seven, "2,7,ENTERS,", ...FIRST);
    expect(pairs(scored)).toHaveLength(2);
    expect(nextRound(scored)).toMatchObject({ threeTeams: { teams: [6, 4, 7].map(contestantAt), half: 1 } });
    expect(said(scored, "Late entries and withdrawals")).toEqual(["7 Late entered in round 2."]);
    expect(read(seven, "2,7,enters,", "1,1,7,3").faults).toHaveLength(1);
  });
});

describe("matches that are not played", () => {
  test("60 % of the scale, or what is given, and nothing for the other side", () => {
    const scored = event(SIX, "1,1,4,walkover", "1,2,5,conceded", "1,3,6,w/o,15,-2");
    expect(scored.teams.map(({ total, netImps }) => [total, netImps])).toEqual([
      [12, 0],
      [0, 0],
      [15, 0],
      [0, 0],
      [12, 0],
      [-2, 0],
    ]);
    expect(said(scored, "Not played")).toEqual([
      "Round 1, a walkover for 1 Reds against 4 Golds: 12 VPs, 60 % of the scale.",
      "Round 1, a walkover for 5 Greys against 2 Blues: 12 VPs, 60 % of the scale.",
      "Round 1, a walkover for 3 Greens against 6 Pinks: 15 VPs.",
    ]);
    expect(swissJson(scored).matches.map(({ unplayed, winner, imps }) => [unplayed, winner, imps])).toEqual([
      ["walkover", 1, [null, null]],
      ["conceded", 5, [null, null]],
      ["walkover", 3, [null, null]],
    ]);
    // They count as met.
    expect(pairs(scored)).not.toContain("1-4");
  });

  test("the average of the team's other matches, 60 % as long as there is none", () => {
    const average = { ...SIX, walkover: "average" };
    const one = event(average, "1,1,4,walkover", "1,2,5,3", "1,3,6,3");
    expect(one.teams[0]!.total).toBe(12);
    const two = event(average, ...FIRST, "2,1,2,walkover", "2,4,3,conceded", "2,5,6,1");
    // Reds and Greens have 14 and 12 in the one that they have played.
    expect(two.teams.map(({ vps }) => vps[1])).toEqual([14, 0, 12, 0, 11, 9]);
    expect(said(two, "Not played")[0]).toBe(
      "Round 2, a walkover for 1 Reds against 2 Blues: 14 VPs, the average of its other matches."
    );
  });

  test("never less than 60 %; the greatest also of what the opponents' average leaves", () => {
    const lines = ["1,1,4,-9", "1,2,5,3", "1,3,6,-20", "2,1,3,walkover"];
    const points = (walkover: string) => event({ ...SIX, walkover }, ...lines).teams[0]!.vps[1];
    // Reds have 6 from play; Greens, who are not there, 2.
    expect([points("60"), points("average")]).toEqual([12, 12]);
    const left = event({ ...SIX, walkover: "greatest" }, ...lines);
    expect(left.teams[0]!.vps[1]).toBe(20 - left.teams[2]!.vps[0]!);
    expect(said(left, "Not played")[0]).toContain("the scale's total less its opponents' average.");
  });

  test("in an average a match of half length is half a match", () => {
    const half = { teams: ["5"], rounds: 2, scale: "WBF-7", walkover: "average" };
    const scored = event(half, "1,1,4,30", "1,2,3,1", "1,2,5,1", "1,3,5,1", "2,1,2,conceded", "2,3,4,0");
    const [, second, third] = scored.teams;
    expect([second, third].map((team) => team!.vps[0])).toEqual([10.48, 10]);
    // 10.48 from two halves: 10.48 a match, which is less than 12.
    expect(second!.vps[1]).toBe(12);
    const ahead = event(half, "1,1,4,0", "1,2,3,20", "1,2,5,20", "1,3,5,1", "2,1,2,conceded", "2,3,4,0");
    expect(ahead.teams[1]!.vps[1]).toBe(ahead.teams[1]!.vps[0]);
  });

  test("a team that plays in the round from which it has withdrawn is asked about", () => {
    const { faults, warnings } = read(SIX, ...FIRST, "2,Greens,withdrawn,", "2,1,3,4");
    expect([faults, warnings.map(({ line, field, message }) => `${line} ${field}: ${message}`)]).toEqual([
      [],
      [
        expect.stringContaining(
          "6 opponent: 3 Greens plays in round 2, though line 5 says that it withdrew in that round."
        ),
      ],
    ]);
  });
});

describe("provisional results", () => {
  test("count, and the next round is paired by them, but nothing is final", () => {
    const scored = event({ ...SIX, rounds: 2, bracket: 4 }, "1,1,4,9?", "1,2,5,3", "1,3,6,,12?,8");
    expect(scored.teams.map(({ total }) => total)).toEqual([14, 12, 12, 6, 8, 8]);
    expect(pairs(scored)).toEqual(["1-2", "3-5", "6-4"]);
    expect(said(scored, "Provisional results")).toEqual([
      "Round 1: 1 Reds – 4 Golds",
      "Round 1: 3 Greens – 6 Pinks",
      "The pairing of round 2 depends on provisional results.",
    ]);
    expect(swissJson(scored).matches.map(({ provisional }) => provisional)).toEqual([true, false, true]);
    const last = ["2,1,2,1", "2,3,5,1", "2,6,4,1?"];
    expect(event({ ...SIX, rounds: 2 }, ...FIRST, ...last).complete).toBe(false);
    expect(event({ ...SIX, rounds: 2 }, ...FIRST, ...last.slice(0, 2), "2,6,4,1").complete).toBe(true);
    // Nothing but the mark is no result.
    expect(nextRound(event(SIX, ...FIRST.slice(1), "1,1,4,?"))).toMatchObject({ kind: "waits" });
  });
});

describe("random events with latecomers, withdrawals, walkovers and provisional results", () => {
  test.each([5, 6, 7, 8, 9, 12, 13])("%d teams: who is there plays, nobody else, and nobody meets twice", (count) => {
    for (let seed = SEED; seed < SEED + runs({ ci: 12, soak: 200 }); seed++) {
      const rounds = 2 + (seed % 4);
      const plan = planSwissEvent({ teams: [String(count)], rounds: Math.min(rounds, count - 1) });
      const scored = randomEvent(plan, { seed, absences: true });
      let idle: number[] = [];
      for (const { round } of scored.rounds) {
        const there = scored.teams.filter(({ team }) => isIn(scored.results, team, round));
        for (const { team, opponents } of scored.teams) {
          const met = forContestant(opponents, contestantAt(round));
          if (!isIn(scored.results, team, round)) expect(met).toEqual([]);
        }
        const without = there.filter(({ opponents }) => opponents[round - 1]!.length === 0).map(({ team }) => team);
        // Three teams whose match begins: not while another one goes on, unless one of its teams has withdrawn.
        const isOver = idle.every((team) => isIn(scored.results, contestantAt(team + 1), round)) ? [] : idle;
        if (without.length > 0) expect([without.length, idle]).toEqual([3, isOver]);
        idle = without;
      }
      const met = scored.results.matches.flatMap(({ team, opponent }) =>
        opponent === null ? [] : [[team, opponent].sort((a, b) => a - b).join("-")]
      );
      if (count > 11) expect(new Set(met).size).toBe(met.length);
      for (const { team, total, place } of scored.teams)
        expect(place === "").toBe(
          total === null || scored.results.presence!.some((p) => p.team === team && p.kind === "withdrawn")
        );
    }
  });
});
