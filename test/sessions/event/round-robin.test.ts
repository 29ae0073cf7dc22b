import fc from "fast-check";
import { contestantAt } from "../../../src/movements/contestant";
import { planSwissEvent, type SwissEventPlan } from "../../../src/sessions/event/plan";
import { swissJson } from "../../../src/sessions/event/json";
import { readSwissResults } from "../read-csv-results";
import { eventReport } from "../../../src/sessions/event/report";
import { NO_EVENT_RESULTS, type MatchResult } from "../../../src/sessions/event/results";
import { scoreEvent } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { runs } from "../../support/runs";
import { randomRoundRobin } from "./random-round-robin";
import { scoredApart } from "./round-robin-scorer";

const FORMS = ["round-robin", "bam"] as const;

function plan(teams: number, options: SessionOptions = {}): SwissEventPlan {
  return planSwissEvent({ form: "round-robin", teams: [String(teams)], ...options });
}

/** An event by the lines of a file, without its header. */
function event(options: SessionOptions, ...lines: string[]) {
  const planned = plan(4, options);
  const header = planned.form === "bam" ? "round,team,opponent,points,opponent_points" : "round,team,opponent,imps,vps";
  const { results, faults, warnings } = readSwissResults([header, ...lines].join("\n"), planned);
  return { scored: scoreEvent(planned, results), faults, warnings };
}

const remarks = (scored: ReturnType<typeof event>["scored"]) =>
  eventReport(scored).remarks.flatMap(({ heading, lines }) => lines.map((line) => `${heading}: ${line}`));

test.each(FORMS.flatMap((form) => [3, 4, 5, 6, 7, 8, 9].map((teams) => [teams, form] as const)))(
  "%d teams, %s: each two meet once, or twice, and everybody sits out as often",
  (teams, form) => {
    for (const double of [false, true]) {
      const { rounds } = scoreEvent(plan(teams, { form, double }), NO_EVENT_RESULTS);
      const meetings = rounds.flatMap(({ matches }) => matches.map(({ team, opponent }) => [team, opponent]));
      const often = double ? 2 : 1;
      for (let a = 0; a < teams; a++) {
        for (let b = 0; b < a; b++)
          expect(meetings.filter((pair) => pair.includes(contestantAt(a + 1)) && pair.includes(contestantAt(b + 1)))).toHaveLength(often); // prettier-ignore
        const sitsOut = meetings.filter(([team, opponent]) => team === contestantAt(a + 1) && opponent === null);
        expect(sitsOut).toHaveLength(teams % 2 === 0 ? 0 : often);
      }
      expect(rounds).toHaveLength(often * (teams % 2 === 0 ? teams - 1 : teams));
      for (const { matches } of rounds) {
        const playing = matches.flatMap(({ team, opponent }) => (opponent === null ? [team] : [team, opponent]));
        expect(new Set(playing).size).toBe(teams);
        expect(playing).toHaveLength(teams);
      }
    }
  }
);

test("random events of 3 to 9 teams, against a scorer of their own", () => {
  const some = fc.record({
    teams: fc.integer({ min: 3, max: 9 }),
    form: fc.constantFrom(...FORMS),
    boards: fc.integer({ min: 2, max: 6 }),
    double: fc.boolean(),
    walkover: fc.constantFrom("60", "average", "greatest"),
    seed: fc.integer(),
    share: fc.constantFrom(0.3, 0.8, 1),
    absences: fc.boolean(),
    penalties: fc.boolean(),
  });
  let [parted, sitOuts] = [0, 0];
  fc.assert(
    fc.property(some, ({ teams, form, boards, double, walkover, ...play }) => {
      const size = form === "bam" ? { boards } : {};
      const planned = plan(teams, { form, double, walkover, ties: "match, wins", ...size });
      const results = randomRoundRobin(planned, play);
      const scored = scoreEvent(planned, results);
      const expected = scoredApart(planned, results);
      const cents = (points: number | null) => (points === null ? null : Math.round(100 * points));
      expect(
        scored.teams.map(({ total, percentage, place }) => ({
          total: cents(total),
          percentage: cents(percentage),
          rank: place === "" ? null : Number(place.replace("=", "")),
        }))
      ).toEqual(expected);
      // What has been merged once stays as it is.
      expect(scoreEvent(planned, scored.results).teams).toEqual(scored.teams);
      parted += scored.teams.length - new Set(scored.teams[0]!.tieSteps[0]!.ranks).size;
      sitOuts += teams % 2;
    }),
    { numRuns: runs({ ci: 400, soak: 5_000 }), examples: [] }
  );
  expect(parted).toBeGreaterThan(100);
  expect(sitOuts).toBeGreaterThan(100);
});

test("what is listed stands: a match in another round than its own, somebody who sits out", () => {
  const at = (round: number, team: number, opponent: number | null): MatchResult => ({
    ...{ round, team: contestantAt(team), opponent: opponent === null ? null : contestantAt(opponent) },
    ...{ imps: null, vps: null, opponentVps: null },
  });
  const pairs = (listed: readonly MatchResult[]) =>
    scoreEvent(plan(4), { ...NO_EVENT_RESULTS, matches: listed }).rounds.map(({ matches }) =>
      matches.map(({ team, opponent }) => [team + 1, opponent === null ? null : opponent + 1])
    );
  const usual = [[[4, 1], [2, 3]], [[2, 4], [3, 1]], [[4, 3], [1, 2]]]; // prettier-ignore
  expect(pairs([])).toEqual(usual);
  expect(pairs([at(2, 1, 3)])).toEqual([usual[0], [[2, 4], [1, 3]], usual[2]]); // prettier-ignore
  // Rounds 1 and 3 exchanged.
  expect(pairs([at(1, 3, 4), at(1, 1, 2), at(3, 1, 4), at(3, 2, 3)])).toEqual([
    [
      [3, 4],
      [1, 2],
    ],
    usual[1],
    [[1, 4], [2, 3]], // prettier-ignore
  ]);
  expect(pairs([at(3, 1, null)])).toEqual([...usual.slice(0, 2), [[4, 3], [1, null]]]); // prettier-ignore
});

test("the rounds left are told with their tables; a team that has gone gives walkovers when a round is played", () => {
  const { scored } = event({}, "1,1,4,9,", "2,2,4,-3,", "3,4,withdrawn,,");
  expect(eventReport(scored).progress).toBe("Round 2 of 3: 1 of 2 matches scored");
  expect(remarks(scored)).toEqual([
    "Round 1, boards 1–7: Table 2: Team 2 – Team 3",
    "Round 2, boards 8–14: Table 2: Team 3 – Team 1",
    "Round 3, boards 15–21: Table 2: Team 1 – Team 2",
    "Round 3, boards 15–21: Walkover for Team 3 against Team 4",
    "Late entries and withdrawals: Team 4 withdrew in round 3 and is not ranked; results against it still count, and its other opponents get walkovers.",
  ]);
  expect(scored.teams.map(({ vps }) => vps)).toEqual([[14, null, null], [null, 8, null], [null, null, null], [6, 12, null]]); // prettier-ignore
  const later = event({}, "1,1,4,9,", "2,2,4,-3,", "3,4,withdrawn,,", "3,1,2,0,").scored;
  expect(later.teams.map(({ vps }) => vps[2])).toEqual([10, 10, 12, 0]);
  expect(remarks(later)).toContain(
    "Not played: Round 3, a walkover for Team 3 against Team 4: 12 VPs, 60 % of the scale."
  );
  expect(swissJson(later).matches.map(({ unplayed, winner }) => [unplayed, winner])).toEqual([
    [null, 1],
    [null, null],
    [null, 4],
    [null, null],
    ["conceded", 3],
    [null, "tied"],
  ]);
  expect(swissJson(later).nextRound).toBeNull();
});

test("a walkover may be listed against a team that has gone; a result may not", () => {
  const gone = "2,4,withdrawn,,";
  expect(event({}, gone, "3,3,4,walkover,").faults).toEqual([]);
  expect(event({}, gone, "3,3,4,5,").faults.map(({ field }) => field)).toEqual(["opponent"]);
  // In Swiss rounds such a match is not paired at all.
  expect(event({ form: "swiss", rounds: 3, odd: "bye" }, gone, "3,3,4,walkover,").faults).toHaveLength(1);
});

test("who sits out has no points for it, once the round has begun", () => {
  const planned = plan(5);
  const { results } = readSwissResults("round,team,opponent,imps\n1,2,5,9", planned);
  const { teams } = scoreEvent(planned, results);
  expect(teams.map(({ vps }) => vps[0])).toEqual([0, 14, null, null, 6]);
  expect(teams.map(({ vps }) => vps[1])).toEqual([null, null, null, null, null]);
});

test("everybody twice: no warning of a second meeting, one of a third", () => {
  const lines = ["1,1,4,9,", "6,4,1,2,"];
  expect(event({ double: true }, ...lines).warnings).toEqual([]);
  const third = event({ double: true }, ...lines, "2,1,4,0,");
  expect(third.warnings.map(({ line, message }) => [line, message])).toEqual([
    [3, "Team 4 and Team 1 already met in round 1. The match still counts."],
  ]);
});

describe("board-a-match", () => {
  const bam = { form: "bam", ties: "match, wins" };

  test("points, percentages, ties; no victory points and no IMPs", () => {
    const { scored, faults, warnings } = event(bam, "1,1,4,2.5,0.5", "1,2,3,1.5,1.5", "2,2,4,2,1", "2,1,3,½,2.5");
    expect([faults, warnings]).toEqual([[], []]);
    expect(eventReport(scored)).toMatchObject({
      columns: [{ kind: "place" }, { kind: "number" }, { kind: "name" }, { heading: "Points" }, { heading: "%" }],
      rows: [
        { place: "1", name: "Team 3", points: "4", percentage: "66.67" },
        { place: "2", name: "Team 2", points: "3.5", percentage: "58.33" },
        { place: "3", name: "Team 1", points: "3", percentage: "50.00" },
        { place: "4", name: "Team 4", points: "1.5", percentage: "25.00" },
      ],
    });
    const json = swissJson(scored);
    expect([json.form, json.scale, json.boardsPerMatch, json.odd]).toEqual(["bam", null, 3, "bye"]);
    expect(json.matches.map(({ vps, winner }) => [vps, winner])).toEqual([
      [[2.5, 0.5], 1],
      [[1.5, 1.5], "tied"],
      [[2, 1], 2],
      [[0.5, 2.5], 3],
      [[null, null], null],
      [[null, null], null],
    ]);
    expect(json.standings[0]).toMatchObject({ total: 4, netImps: null, percentage: 66.67 });
    expect(json.nextRound).toMatchObject({ round: 3, pairings: [[4, 3], [1, 2]], waitsFor: null }); // prettier-ignore
  });

  test("ties: the match of the two, then the matches won", () => {
    const level = event(bam, "1,1,4,2,1", "1,2,3,2,1", "2,2,4,2,1", "2,1,3,2,1").scored;
    expect(level.teams.map(({ place }) => place)).toEqual(["1=", "1=", "3=", "3="]);
    const met = event(bam, "1,1,4,3,0", "1,2,3,2,1", "2,2,4,2,1", "2,1,3,1,2", "3,1,2,1.5,1.5").scored;
    expect(met.teams.map(({ total, place }) => [total, place])).toEqual([[5.5, "2"], [5.5, "1"], [3, "3"], [1, "4"]]); // prettier-ignore
    expect(remarks(met)).toContain("Ties: Team 2 ahead of Team 1, both on 5.5 points: matches won, 2.5 and 1.5.");
  });

  test("a walkover is three fifths of the boards, in the column of the points", () => {
    const { scored, faults } = event(bam, "1,1,4,walkover,", "1,2,3,conceded,");
    expect(faults).toEqual([]);
    expect(scored.teams.map(({ total }) => total)).toEqual([1.8, 0, 1.8, 0]);
    expect(remarks(scored)).toContain(
      "Not played: Round 1, a walkover for Team 1 against Team 4: 1.8 points, 60 % of the boards."
    );
  });

  test("points that do not add up to the boards, or are more, are asked about and count", () => {
    const { scored, warnings } = event(bam, "1,1,4,2,0.5", "1,2,3,4,-1");
    expect(warnings.map(({ line, field, message }) => [line, field, message])).toEqual([
      [2, "points", "The points add up to 2.5, but 3 boards were played. The points still count."],
      [3, "points", "-1 points: a team cannot win fewer than 0 boards. The points still count."],
    ]);
    expect(scored.teams.map(({ total }) => total)).toEqual([2, 4, -1, 0.5]);
  });

  test.each([
    ["1,1,4,2,", "points", "Only one team's points are entered: enter both."],
    [
      "1,1,4,two,1",
      "points",
      '"two" is not a number of boards won: enter one such as 2 or 2.5, or the word "walkover" or "conceded".',
    ],
  ])("%s is refused", (line, field, message) => {
    expect(event(bam, line).faults).toEqual([{ line: 2, field, message }]);
  });

  test("IMPs are refused", () => {
    const { faults } = readSwissResults("round,team,opponent,imps\n1,1,4,9", plan(4, bam));
    expect(faults.map(({ field, message }) => [field, message])).toEqual([
      [
        "imps",
        'Board-a-match has no IMPs: enter the boards won by each team in the columns "points" and "opponent_points".',
      ],
    ]);
  });
});

test.each<[SessionOptions, string, string]>([
  [{ teams: ["2"] }, "teams", "A round robin takes 3 to 16 teams, not 2: enter their names, separated by semicolons, or just their number."],
  [{ teams: ["17"], form: "bam" }, "teams", "A round robin takes 3 to 16 teams, not 17: enter their names, separated by semicolons, or just their number."],
  [{ rounds: 4 }, "rounds", "A round robin of 4 teams takes 3 rounds, not 4: omit the number of rounds, or choose 2 to 3."],
  [{ teams: ["5"], rounds: 4 }, "rounds", "A round robin of 5 teams takes 5 rounds: with fewer, some teams would sit out and others not. Enter an even number of teams, or choose a Swiss event."],
  [{ double: true, rounds: 3 }, "rounds", "A round robin of 4 teams takes 6 rounds, not 3: omit the number of rounds."],
  [{ boards: 2 }, "boards", "A round-robin match has 3 to 16 boards, not 2."],
  [{ boards: 7, form: "bam" }, "boards", "A match in a board-a-match event has 2 to 6 boards, not 7."],
  [{ scale: "WBF-4", form: "bam" }, "scale", "Board-a-match has no victory points: omit the scale."],
  [{ bracket: 4, form: "bam" }, "bracket", "A board-a-match event cannot have a bracket: leave the bracket out, and play the final as a separate match."],
  [{ ties: "match net", form: "bam" }, "ties", 'Board-a-match has no IMPs, so ties cannot be broken by "net": choose from match, wins, opponents.'],
  [{ odd: "three-teams" }, "odd", "In a round robin with an odd number of teams, the teams have byes in turn: omit this option."],
  [{ double: true, form: "swiss" }, "double", "Teams do not meet twice in a Swiss event: leave out the option double, or choose a round robin."],
  [{ form: "all" }, "form", 'Unknown form of event "all": choose swiss, round-robin or bam.'],
])("%j is refused", (options, field, message) => {
  expect(() => plan(4, options)).toThrow(expect.objectContaining({ field, message }));
}); // prettier-ignore

test("what is usual: 7 boards by the 20-point scale, fewer than 5 by the continuous one; 3 boards at board-a-match", () => {
  expect([plan(4), plan(4, { boards: 4 }), plan(4, { form: "bam" })].map(({ title, boards, scale, rounds, odd }) => [title, boards, scale.name, rounds, odd])).toEqual([
    ["Round robin", 7, "ACBL20-7", 3, "bye"],
    ["Round robin", 4, "WBF-4", 3, "bye"],
    ["Board-a-match teams", 3, "", 3, "bye"],
  ]); // prettier-ignore
  expect(plan(5, { rounds: 5, odd: "bye", bracket: 4 })).toMatchObject({ rounds: 5, bracket: 4 });
});

test("a fixture that another match has displaced is named in the report", () => {
  const plan = planSwissEvent({ form: "round-robin", teams: ["4"] });
  const fixtures = scoreEvent(plan, NO_EVENT_RESULTS).results.matches;
  const [first] = fixtures;
  const later = fixtures.find(
    ({ round, team, opponent }) => round === 2 && (team === first?.team || opponent === first?.team)
  );
  if (!first || !later) throw new Error("no fixtures");
  // A match of round 2 is entered in round 1, and again in its own: then the first one is in no round.
  const moved = [{ ...later, round: 1 }, later];
  const { remarks } = eventReport(scoreEvent(plan, { matches: moved, bracket: [] }));
  const found = remarks.find(({ heading }) => heading === "Not in any round");
  expect(found?.lines[0]).toMatch(/^Team \d – Team \d, of round 1: another match was entered there\./);
  const none = eventReport(scoreEvent(plan, { matches: [], bracket: [] })).remarks;
  expect(none.some(({ heading }) => heading === "Not in any round")).toBe(false);
});
