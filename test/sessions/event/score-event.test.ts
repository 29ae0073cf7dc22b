import { contestantAt } from "../../../src/movements/contestant";
import { swissJson } from "../../../src/sessions/event/json";
import { planSwissEvent } from "../../../src/sessions/event/plan";
import { readSwissResults } from "../read-csv-results";
import { eventReport } from "../../../src/sessions/event/report";
import { NO_EVENT_RESULTS } from "../../../src/sessions/event/results";
import { scoreEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { printedReport } from "../../support/printed-report";

function event(options: SessionOptions, ...lines: string[]) {
  const plan = planSwissEvent(options);
  const { results, faults } = readSwissResults(
    ["round,team,opponent,imps,vps,opponent_vps", ...lines].join("\n"),
    plan
  );
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
}

const FOUR = { teams: ["Reds", "Blues", "Greens", ""], rounds: 2 };

test("two rounds of four teams: points by round, running, total and place", () => {
  const { teams, standings, complete } = event(FOUR, "1,1,3,9", "1,2,4,-1", "2,4,1,30", "2,3,2,0");
  expect(teams).toMatchObject([
    {
      team: contestantAt(1),
      opponents: [[contestantAt(3)], [contestantAt(4)]],
      vps: [14, 0],
      running: [14, 14],
      played: 2,
      total: 14,
      netImps: -21,
      percentage: null,
      penalties: [],
      place: "4",
    },
    {
      team: contestantAt(2),
      opponents: [[contestantAt(4)], [contestantAt(3)]],
      vps: [9, 10],
      running: [9, 19],
      played: 2,
      total: 19,
      netImps: -1,
      percentage: null,
      penalties: [],
      place: "2",
    },
    {
      team: contestantAt(3),
      opponents: [[contestantAt(1)], [contestantAt(2)]],
      vps: [6, 10],
      running: [6, 16],
      played: 2,
      total: 16,
      netImps: -9,
      percentage: null,
      penalties: [],
      place: "3",
    },
    {
      team: contestantAt(4),
      opponents: [[contestantAt(2)], [contestantAt(1)]],
      vps: [11, 20],
      running: [11, 31],
      played: 2,
      total: 31,
      netImps: 31,
      percentage: null,
      penalties: [],
      place: "1",
    },
  ]);
  expect([standings, complete]).toEqual([[4, 2, 3, 1].map(contestantAt), true]);
});

test("ties stay ties; who has not played comes last and has no place", () => {
  const { teams, standings, complete } = event(FOUR, "1,4,2,3,12,12", "1,1,3,");
  expect(teams.map(({ place, total }) => [place, total])).toEqual([
    ["", null],
    ["1=", 12],
    ["", null],
    ["1=", 12],
  ]);
  expect([standings, complete]).toEqual([[2, 4, 1, 3].map(contestantAt), false]);
});

test("decimal points are added without noise", () => {
  const { teams } = event({ ...FOUR, scale: "WBF-7" }, "1,1,3,,14.2,5.1", "2,1,2,,0.1,7");
  expect(teams[0]!.running).toEqual([14.2, 14.3]);
});

test("a bye is worth 12 of 20 and 18 of 30, unless other points are given", () => {
  const five = { teams: ["5"], odd: "bye" };
  const total = (options: SessionOptions, ...lines: string[]) => event(options, ...lines).teams[4]!.total;
  expect(total(five, "1,5,bye,", "1,1,3,2")).toBe(12);
  expect(total({ ...five, scale: "ACBL30-7" }, "1,1,3,,15,15", "1,5,bye,")).toBe(18);
  expect(total(five, "1,5,bye,,10")).toBe(10);
  // A round that is paired and not begun gives nobody anything.
  expect(total(five, "1,5,bye,", "1,1,3,")).toBeNull();
});

test("three teams: both matches count in the round in which they end", () => {
  // prettier-ignore
  const { teams, complete } = event(
    { teams: ["7"], rounds: 2 },
    "1,1,3,9", "1,2,4,3", "2,1,2,1", "2,4,3,1", "2,5,6,30", "2,6,7,1", "2,7,5,-9"
  );
  expect(teams[4]).toMatchObject({
    team: contestantAt(5),
    opponents: [[], [6, 7].map(contestantAt)],
    vps: [null, 34],
    running: [null, 34],
    played: 2,
    total: 34,
    netImps: 39,
    percentage: null,
    penalties: [],
    place: "1",
  });
  expect(complete).toBe(true);
});

test("three teams within one round: half the boards each, for half the points of the margin times the root of 2", () => {
  const { teams, rounds, complete } = event(
    { teams: ["7"], rounds: 3 },
    ...["1,1,3,9", "1,2,4,3", "2,1,2,1", "2,4,3,1", "2,5,6,30", "2,6,7,1", "2,7,5,-9"],
    ...["3,3,6,4", "3,6,2,-5", "3,2,3,0", "3,1,5,2", "3,4,7,1,12,8"]
  );
  expect(rounds[2]!.matches.map(({ half }) => half)).toEqual([true, true, true, false, false]);
  // The three matches of 5, 6 and 7 have begun in the round before.
  expect(rounds[1]!.matches.some(({ half }) => half)).toBe(false);
  // 4 counts as 6: 13 and 7, halved; 5 as 7: 13 and 7; 0: 10 and 10.
  expect(teams.map(({ vps }) => vps[2])).toEqual([11, 11.5, 11.5, 12, 9, 7, 8]);
  expect(teams[2]).toMatchObject({ opponents: [[0], [3], [5, 1].map((i) => i)], netImps: -6 });
  expect(complete).toBe(true);
});

test("the seeds of a bracket are the standings once all is played; the lower number before ties", () => {
  const lines = ["1,1,3,0", "1,2,4,-5"];
  const open = event({ ...FOUR, rounds: 1, bracket: 4 }, lines[0]!);
  expect(open.bracket!.seeds).toBeNull();
  const { bracket } = event({ ...FOUR, rounds: 1, bracket: 4 }, ...lines, "SF,4,2,3");
  expect(bracket!.seeds).toEqual([4, 1, 3, 2].map(contestantAt));
  expect(bracket!.rounds[0]!.matches).toEqual([
    { round: "SF", teams: [4, 2].map(contestantAt), imps: 3, winner: contestantAt(4) },
    { round: "SF", teams: [1, 3].map(contestantAt), imps: null, winner: null },
  ]);
});

function printedSwissReport(scored: ScoredSwissEvent) {
  return printedReport(eventReport(scored));
}

describe("the report", () => {
  test("before the first round: its pairings", () => {
    const { progress, rows, remarks } = printedSwissReport(event(FOUR));
    expect([progress, rows]).toEqual(["4 teams, 2 rounds, none played", []]);
    expect(remarks).toEqual(["Round 1, boards 1–7", "Table 1: 1 Reds – 3 Greens", "Table 2: 2 Blues – Team 4"]);
  });

  test("the pairings of a round stand under it, what is said of the bracket apart", () => {
    const { remarks } = eventReport(event({ ...FOUR, bracket: 4 }));
    expect(remarks.map(({ heading, lines }) => [heading, lines.length])).toEqual([["Round 1, boards 1–7", 2], ["", 1]]); // prettier-ignore
  });

  test("in between: standings, and what is missing", () => {
    const report = printedSwissReport(event(FOUR, "1,1,3,9", "1,2,4,"));
    expect(report.progress).toBe("Round 1 of 2: 1 of 2 matches scored");
    expect(report.headings).toEqual(["Place", "No.", "Team", "VPs", "Net IMPs", "Played"]);
    expect(report.rows).toEqual([
      ["1", "1", "Reds", "14", "+9", "1"],
      ["2", "3", "Greens", "6", "-9", "1"],
      ["", "2", "Blues", "", "", "0"],
      ["", "4", "Team 4", "", "", "0"],
    ]);
    expect(report.remarks).toEqual(["The result of round 1, 2 Blues against Team 4, is missing."]);
  });

  test("an odd number: who plays three, who has the bye", () => {
    const seven = { teams: ["7"], rounds: 3 };
    const first = ["1,1,3,9", "1,2,4,3"];
    expect(printedSwissReport(event(seven)).remarks.slice(3)).toEqual([
      "Triangle in rounds 1 and 2: Team 5 (home table 3), Team 6 (home table 4), Team 7 (home table 5)",
      "Why, in round 1",
      "Triangle: Team 5, Team 6, Team 7 are the lowest three.",
    ]);
    expect(printedSwissReport(event(seven, ...first)).remarks.slice(3)).toEqual([
      "Second round of the triangle: Team 5 (home table 3), Team 6 (home table 4), Team 7 (home table 5)",
    ]);
    expect(printedSwissReport(event({ ...seven, odd: "bye" })).remarks.slice(4)).toEqual([
      "Bye: Team 7",
      "Why, in round 1",
      "Bye: Team 7 is the lowest team that has not had one.",
    ]);
  });

  test("the bracket: who meets, who has won", () => {
    const options = { ...FOUR, rounds: 0, bracket: 4 };
    expect(printedSwissReport(event(options))).toMatchObject({
      progress: "4 teams, knockout of 4",
      remarks: ["SF: 1 Reds – Team 4", "SF: 2 Blues – 3 Greens"],
    });
    const played = ["SF,1,4,-1", "SF,2,3,4", "F,2,4,7"];
    expect(printedSwissReport(event(options, ...played))).toMatchObject({
      progress: "Won by 2 Blues",
      remarks: [
        "SF: 1 Reds – Team 4; Team 4 won by 1 IMP",
        "SF: 2 Blues – 3 Greens; 2 Blues won by 4 IMPs",
        "F: Team 4 – 2 Blues; 2 Blues won by 7 IMPs",
      ],
    });
    const waits = printedSwissReport(event({ ...FOUR, rounds: 1, bracket: 4 }, "1,1,3,0", "1,2,4,"));
    expect(waits.remarks).toEqual([
      "The result of round 1, 2 Blues against Team 4, is missing.",
      "The bracket starts only when every match before the knockout has a result.",
    ]);
  });
});

test("what cannot have come from play stands in the report and for programs", () => {
  const odd = event(FOUR, "1,1,3,,21,5", "1,2,4,-200");
  const said = [
    "Round 1, 1 Reds – 3 Greens: 21 victory points are more than the scale's maximum, 20. The points still count.",
    "Round 1, 2 Blues – Team 4: 200 IMPs are more than the 168 that 7 boards can give. The result still counts.",
  ];
  expect(eventReport(odd).remarks.slice(-1)).toEqual([{ heading: "Questions", lines: said }]);
  expect(swissJson(odd).warnings).toEqual(said);
});

test("for programs", () => {
  const json = swissJson(event({ ...FOUR, bracket: 4 }, "1,1,3,9", "1,2,4,0"));
  // prettier-ignore
  expect(json).toMatchObject({
    session: "swiss-event", rounds: 2, boardsPerMatch: 7, scale: "ACBL20-7",
    teams: [{ team: 1, name: "Reds" }, {}, {}, { team: 4, name: "" }],
    matches: [
      { round: 1, teams: [1, 3], imps: [9, -9], margins: [9, -9], impsWon: [9, 0], vps: [14, 6], winner: 1 },
      { round: 1, teams: [2, 4], imps: [0, 0], impsWon: [0, 0], vps: [10, 10], winner: "tied" },
    ],
    standings: [
      { place: "1", team: 1, name: "Reds", total: 14, vps: [14, null], running: [14, null] },
      { place: "2=", team: 2, total: 10 },
      { place: "2=", team: 4, total: 10 },
      { place: "4", team: 3, total: 6 },
    ],
    nextRound: { round: 2, pairings: [[1, 2], [4, 3]], threeTeams: null, bye: null, waitsFor: null },
    bracket: { teams: 4, seeds: null, winner: null },
  });
  expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  const waits = swissJson(event(FOUR, "1,1,3,9", "1,2,4,"));
  expect(waits).toMatchObject({
    nextRound: {
      round: 2,
      pairings: null,
      waitsFor: "The result of round 1, 2 Blues against Team 4, is missing.",
    },
    bracket: null,
  });
  expect(scoreEvent(planSwissEvent(FOUR), NO_EVENT_RESULTS).complete).toBe(false);
});

describe("what a round consists of", () => {
  const progress = (options: SessionOptions, ...lines: string[]) => eventReport(event(options, ...lines)).progress;

  test("matches that are not listed yet are missing, and a bye is no match", () => {
    expect(progress({ teams: ["10"], rounds: 6 }, "1,1,2,3")).toBe("Round 1 of 6: 1 of 5 matches scored");
    const five = { teams: ["5"], rounds: 2, odd: "bye" };
    expect(progress(five, "1,1,3,9", "1,2,4,", "1,5,bye,")).toBe("Round 1 of 2: 1 of 2 matches scored, one bye");
    expect(progress(five, "1,5,bye,")).toBe("Round 1 of 2: 0 of 2 matches scored, one bye");
  });

  test("three teams that play each other are told apart", () => {
    const seven = { teams: ["7"], rounds: 3 };
    const first = ["1,1,4,3", "1,2,5,3"];
    expect(progress(seven, ...first)).toBe("Round 1 of 3: 2 of 2 matches scored, a triangle begins");
    const ending = ["2,3,6,1", "2,6,7,2", "2,7,3,", "2,1,2,4"];
    expect(progress(seven, ...first, ...ending)).toBe("Round 2 of 3: 1 of 2 matches scored, 2 of 3 in the triangle");
  });
});

test("by half of a scale with hundredths the two sides have half of what it shares", () => {
  for (let margin = -40; margin <= 40; margin++) {
    const half = event({ teams: ["5"], rounds: 1, scale: "WBF-7" }, "1,1,4,0", `1,2,3,${margin}`, "1,2,5,1", "1,3,5,1");
    const { vps, opponentVps } = half.rounds[0]!.matches[1]!;
    expect(Math.round(100 * (vps! + opponentVps!))).toBe(1000);
  }
  const { rounds } = event({ teams: ["5"], rounds: 1, scale: "WBF-7" }, "1,1,4,0", "1,2,3,1", "1,2,5,1", "1,3,5,1");
  expect(rounds[0]!.matches.map(({ vps, opponentVps }) => [vps, opponentVps])).toEqual([
    [10, 10],
    [5.24, 4.76],
    [5.24, 4.76],
    [5.24, 4.76],
  ]);
});

test("a match is won by victory points, whatever its margin", () => {
  const scored = event({ ...FOUR, ties: "wins" }, "1,1,3,2,0,12", "1,2,4,0,12,0", "2,1,2,1", "2,3,4,,10,10");
  expect(swissJson(scored).matches.map(({ winner }) => winner)).toEqual([3, 2, 1, "tied"]);
  expect(scored.teams[0]!.tieSteps[1]!.values).toEqual([1, 1, 1.5, 0.5]);
});
