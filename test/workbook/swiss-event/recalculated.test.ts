import { planSwissEvent } from "../../../src/sessions/event/plan";
import { NO_EVENT_RESULTS, type MatchResult } from "../../../src/sessions/event/results";
import { scoreSwissEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-swiss-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { swissEventWorkbook } from "../../../src/workbook/swiss-event/swiss-event-workbook";
import { texts } from "../../../src/workbook/texts";
import { randomEvent } from "../../sessions/event/random-event";
import { givenOtherwise, recalculated } from "../../support/recalculated";

type Play = Parameters<typeof randomEvent>[1];

function event(options: SessionOptions, play: Play): ScoredSwissEvent {
  return randomEvent(planSwissEvent(options), play);
}

/** An event in which teams are level: all matches are ties but for a few. */
function level(options: SessionOptions): ScoredSwissEvent {
  const { plan, results } = event(options, { seed: 19, bracket: 0 });
  const small = ({ round, team, opponent }: MatchResult): MatchResult => {
    const imps = opponent === null ? null : [0, 0, 5, -5][(3 * round + team) % 4]!;
    return { round, team, opponent, imps, vps: null, opponentVps: null };
  };
  return scoreSwissEvent(plan, { ...results, matches: results.matches.map(small), bracket: [] });
}

const NAMES = ["Reds", "", '=SUM("x")', "+44", "#N/A", "Zoë 🂡 & Ŵil", "@A1", "  5E3 ", "-1", "TRUE"];

/** Every size and way: before play, in between, with open matches, complete, with a bracket. */
const SMALL: readonly ScoredSwissEvent[] = [
  scoreSwissEvent(planSwissEvent({ teams: ["4"] }), NO_EVENT_RESULTS),
  event({ teams: NAMES, date: "2026-11-20", title: "Pub & Club" }, { seed: 1, rounds: 3 }),
  event({ teams: ["4"], rounds: 3, bracket: 4 }, { seed: 2 }),
  event({ teams: ["5"], odd: "bye" }, { seed: 3 }),
  event({ teams: ["5"], odd: "bye" }, { seed: 4, rounds: 1, open: 1 }),
  event({ teams: ["5"], odd: "bye" }, { seed: 4, rounds: 0 }),
  event({ teams: ["7"] }, { seed: 5, rounds: 0 }),
  event({ teams: ["7"] }, { seed: 5, rounds: 1 }),
  event({ teams: ["7"] }, { seed: 5 }),
  event({ teams: ["8"], scale: "WBF-7", bracket: 4 }, { seed: 6, bracket: 1 }),
  event({ teams: ["8"], scale: "ACBL30-7" }, { seed: 7, rounds: 2, open: 2 }),
  event({ teams: ["9"], rounds: 0, bracket: 8 }, { seed: 8, bracket: 2 }),
  event({ teams: ["12"], bracket: 8, ties: "match net quotient opponents", seeds: ["", "7", "3"] }, { seed: 9 }),
  event({ teams: ["6"], rounds: 5, bracket: 4, ties: "opponents quotient match" }, { seed: 17 }),
  event({ teams: ["8"], rounds: 2, ties: "match" }, { seed: 18, rounds: 1 }),
  event({ teams: ["9"], rounds: 5, bracket: 4, ties: "net match" }, { seed: 20, absences: true }),
  event({ teams: ["5"], rounds: 1, scale: "WBF-7" }, { seed: 24 }),
  event({ teams: ["10"], rounds: 6, walkover: "average", scale: "WBF-7" }, { seed: 21, absences: true }),
  event({ teams: ["7"], rounds: 6, walkover: "greatest", scale: "WBF-7", ties: "wins" }, { seed: 22, absences: true }),
  event({ teams: ["8"], rounds: 5, odd: "bye", walkover: "average" }, { seed: 23, absences: true, rounds: 3, open: 1 }),
  event({ teams: ["9"], rounds: 5, bracket: 4, ties: "net match wins" }, { seed: 31, absences: true, penalties: true }),
  event({ teams: ["12"], rounds: 6, scale: "WBF-7", ties: "match quotient" }, { seed: 32, penalties: true }),
  event({ teams: ["7"], rounds: 5, odd: "bye", walkover: "greatest" }, { seed: 33, absences: true, penalties: true }),
  event({ teams: ["8"], rounds: 5, walkover: "average" }, { seed: 34, rounds: 3, open: 2, penalties: true }),
  level({ teams: ["8"], rounds: 3, bracket: 4, ties: "match net" }),
  level({ teams: ["6"], rounds: 5, bracket: 4, ties: "match", seeds: ["6"] }),
  event({ teams: ["13"], bracket: 8, scale: "WBF-7" }, { seed: 10, rounds: 4 }),
  event({ teams: ["13"] }, { seed: 11, rounds: 3, open: 3 }),
  event({ teams: ["12"], bracket: 11, rounds: 2, seeds: ["", "5"] }, { seed: 24, bracket: 3 }),
  event({ teams: ["6"], bracket: 3, rounds: 2 }, { seed: 25, rounds: 1 }),
  event({ teams: ["6"], bracket: 6, rounds: 0 }, { seed: 26, bracket: 2 }),
  event({ teams: ["16"], bracket: 16, rounds: 1 }, { seed: 12, bracket: 3 }),
  event(
    { teams: ["8"], rounds: 3, bracket: 4, "third-place": true, handicap: "Team 2 -9; Team 5 2" },
    { seed: 41, penalties: true }
  ),
  event(
    { teams: ["7"], rounds: 4, carry: "Team 7 20.5; Team 3 12", handicap: "1 5" },
    { seed: 42, absences: true, penalties: true }
  ),
  event({ teams: ["12"], rounds: 10, carry: "Team 1 3", bracket: 8, "third-place": true }, { seed: 43, bracket: 2 }),
];

const LARGE: readonly ScoredSwissEvent[] = [
  event({ teams: ["64"], rounds: 12, bracket: 32, ties: "net match opponents" }, { seed: 13 }),
  event({ teams: ["63"], rounds: 12, scale: "WBF-7" }, { seed: 14, rounds: 9, open: 4 }),
];

test("small events of every kind: every cell is as it is scored", async () => {
  expect((await givenOtherwise(SMALL, swissEventWorkbook)).slice(0, 20)).toEqual([]);
});

test("64 teams in 12 rounds with a bracket of 32, and 63", async () => {
  expect((await givenOtherwise(LARGE, swissEventWorkbook)).slice(0, 20)).toEqual([]);
});

const SAID = texts.swissEvent.check;
/** The column of Check on a round's sheet, behind what is typed of victory points and of what was not played, and the round of an earlier meeting. */
const CHECK = 13;

describe("what is typed on the night", () => {
  test("what is typed beside a match and does not count is named", async () => {
    const empty = scoreSwissEvent(planSwissEvent({ teams: ["16"], rounds: 1 }), NO_EVENT_RESULTS);
    const typed = [
      ["F6", "np"],
      ["F7", { formula: "1=1" }],
      ["I8", "a,b"],
      ["J9", "12 VPs"],
      ["K10", "np"],
      ["K11", "not played"],
      ["F12", 12],
      ["K12", "walkover"],
      ["F13", 7],
    ] as const;
    const edits = typed.map(([cell, value]) => ({ sheet: "Round 1", cell, value }));
    const [sheets] = await recalculated([{ model: swissEventWorkbook(empty), edits }]);
    const said = [6, 7, 8, 9, 10, 11, 12, 13].map((row) => sheets!.get("Round 1")!.at(row, CHECK));
    const unknown = SAID.unknownState;
    expect(said).toEqual([
      SAID.noNumber,
      texts.remarks.formulaTyped,
      SAID.noVps,
      SAID.noVps,
      unknown,
      unknown,
      SAID.unplayedImps,
      "",
    ]);
  });

  test("what is typed as text counts where it is written as a number, and a blank is nothing", async () => {
    const empty = scoreSwissEvent(planSwissEvent({ teams: ["16"], rounds: 1 }), NO_EVENT_RESULTS);
    const typed = ["+5", "−5", " ", "5+", "5-", "+", "+-5", "1e1"];
    const edits = [
      ...typed.map((value, i) => ({ sheet: "Round 1", cell: `F${6 + i}`, value })),
      ...["B", "D", "K"].map((column) => ({ sheet: "Round 1", cell: `${column}14`, value: " " })),
      ...["M6", "N6"].map((cell) => ({ sheet: "Standings", cell, value: "2+" })),
    ];
    const [sheets] = await recalculated([{ model: swissEventWorkbook(empty), edits }]);
    const round = sheets!.get("Round 1")!;
    const said = Array.from({ length: 9 }, (_, i) => [7, 8, CHECK].map((column) => round.at(6 + i, column)));
    const none = ["", "", SAID.noNumber];
    const missing = ["", "", SAID.noImps];
    expect(said).toEqual([[13, 7, ""], [7, 13, ""], missing, none, none, none, none, none, ["", "", ""]]);
  });

  test("a team of its own accord: remarks in words, a scale typed over, an adjusted result", async () => {
    const empty = scoreSwissEvent(planSwissEvent({ teams: ["8"], rounds: 2 }), NO_EVENT_RESULTS);
    const model = swissEventWorkbook(empty);
    const typed = (sheet: string, cell: string, value: string | number) => ({ sheet, cell, value });
    const [sheets] = await recalculated([
      {
        model,
        edits: [
          typed("Standings", "B6", "Reds"),
          // Round 1 is paired: 1-5, 2-6, 3-7, 4-8.
          ...[9, -2, 0].map((imps, i) => typed("Round 1", `F${6 + i}`, imps)),
          typed("Round 2", "B6", 5),
          typed("Round 2", "D6", 1),
          typed("Round 2", "B7", 1),
          typed("Round 2", "D7", 2),
          typed("Round 2", "B8", 9),
          typed("Round 2", "D8", 2),
          typed("Round 2", "B9", 4),
          typed("Round 2", "D9", "x"),
          typed("Scales", "S8", 16.5),
          typed("Round 1", "I7", 3),
        ],
      },
    ]);
    const round1 = sheets!.get("Round 1")!;
    const line = (row: number) => [1, 2, 3, 4, 5, 6, 7, 8, CHECK].map((c) => round1.at(row, c));
    expect(line(6)).toEqual([1, 1, "Reds", 5, "Team 5", 9, 14, 6, ""]);
    expect(line(7)).toEqual([2, 2, "Team 2", 6, "Team 6", -2, 3, 11, ""]);
    expect(line(9)).toEqual([4, 4, "Team 4", 8, "Team 8", "", "", "", SAID.noImps]);
    const round2 = sheets!.get("Round 2")!;
    expect([6, 7, 8, 9].map((row) => round2.at(row, CHECK))).toEqual([
      SAID.twice(1).join(""),
      SAID.twice(1).join(""),
      SAID.noFirst,
      SAID.noSecond,
    ]);
    const ranking = sheets!.get("Winners")!;
    expect([6, 7, 8].map((row) => [1, 2, 3, 4].map((c) => ranking.at(row, c)))).toEqual([
      ["1", 1, "Reds", 14],
      ["2", 6, "Team 6", 11],
      ["3=", 3, "Team 3", 10],
    ]);
  });

  test("a formula in any cell that is typed into is named as what it is", async () => {
    const scored = scoreSwissEvent(planSwissEvent({ teams: ["8"], rounds: 2 }), NO_EVENT_RESULTS);
    const typed = ["B", "D", "F", "I", "J"];
    const model = swissEventWorkbook(scored);
    const jobs = typed.map((column) => ({
      model,
      edits: [{ sheet: "Round 1", cell: `${column}6`, value: { formula: "2" } }],
    }));
    const checks = (await recalculated(jobs)).map((sheets) => sheets.get("Round 1")!.at(6, CHECK));
    expect(checks).toEqual(typed.map(() => texts.remarks.formulaTyped));
  });

  test("seeds: level ones are told, a typed team takes its seed, another one's and no team's is none", async () => {
    const plan = planSwissEvent({ teams: ["6"], rounds: 1, bracket: 4 });
    const model = swissEventWorkbook(scoreSwissEvent(plan, NO_EVENT_RESULTS));
    const played = [3, 3, 3].map((value, i) => ({ sheet: "Round 1", cell: `F${6 + i}`, value }));
    // The bracket's rows are those of the seeds 1, 4, 2 and 3.
    const seed = (row: number, value: number | string) => ({ sheet: "Bracket", cell: `B${row}`, value });
    const books = await recalculated([
      { model, edits: played },
      { model, edits: [...played, seed(7, 6), seed(9, "5"), seed(10, 5), seed(6, 9)] },
      { model, edits: [...played, seed(7, 6), seed(10, 3)] },
      { model, edits: [...played, seed(7, 4), seed(9, 2), seed(10, 3), seed(6, 1)] },
      { model, edits: played.slice(1) },
    ]);
    const shown = books.map((sheets) => {
      const bracket = sheets.get("Bracket")!;
      return [bracket.at(4, 1), ...[6, 7, 9, 10].map((row) => bracket.at(row, 3))];
    });
    expect(shown).toEqual([
      [texts.swissEvent.bracket.levelAtTheCut, 1, 4, 2, 3],
      [texts.swissEvent.bracket.uncountedSeed(1).join(""), 1, 6, 5, 2],
      [texts.swissEvent.bracket.levelSeeds, 1, 6, 2, 3],
      ["", 1, 4, 2, 3],
      [texts.swissEvent.bracket.waits, "", "", "", ""],
    ]);
  });

  test("a team that withdraws, one that is late, a walkover, a provisional result", async () => {
    const plan = planSwissEvent({ teams: ["6"], rounds: 2, bracket: 4, walkover: "average", odd: "bye" });
    const model = swissEventWorkbook(scoreSwissEvent(plan, NO_EVENT_RESULTS));
    const typed = (sheet: string, cell: string, value: string | number) => ({ sheet, cell, value });
    const edits = [
      // 1-4, 2-5, 3-6; then 1-2 not played, 3-5, 6 has a bye, and 4 has withdrawn.
      ...[9, 3, 3].map((imps, i) => typed("Round 1", `F${6 + i}`, imps)),
      ...[1, 3, 6].map((team, i) => typed("Round 2", `B${6 + i}`, team)),
      ...[2, 5, "bye"].map((team, i) => typed("Round 2", `D${6 + i}`, team)),
      typed("Round 2", "K6", "Walkover"),
      typed("Round 2", "F7", 1),
      typed("Standings", "N9", 2),
    ];
    const [done, open] = await recalculated([
      { model, edits },
      {
        model,
        edits: [
          ...edits,
          typed("Round 2", "K7", "provisional"),
          typed("Standings", "M10", 2),
          typed("Round 2", "B8", 4),
          typed("Round 2", "D8", 5),
          typed("Standings", "N9", 1),
        ],
      },
    ]);
    const column = (sheet: string, at: number, rows: number[]) => rows.map((row) => done!.get(sheet)!.at(row, at));
    // The average of Reds is the 14 of their first match.
    expect([column("Round 2", 7, [6, 7, 8]), column("Round 2", 8, [6, 7])]).toEqual([[14, 11, 12], [0, 9]]); // prettier-ignore
    expect(column("Standings", 9, [6, 7, 8, 9, 10, 11])).toEqual([28, 12, 23, 6, 17, 20]);
    expect(column("Standings", 11, [6, 7, 8, 9, 10, 11])).toEqual(["1", "5", "2", "", "4", "3"]);
    expect(column("Winners", 2, [11, 12, 13, 14, 15, 16])).toEqual([1, 3, 6, 5, 2, 4]);
    expect(column("Bracket", 3, [6, 7, 9, 10])).toEqual([1, 5, 3, 6]);
    const checks = (round: number, rows: number[]) => rows.map((row) => open!.get(`Round ${round}`)!.at(row, CHECK));
    expect(checks(1, [7])).toEqual([SAID.notYet(5).join("")]);
    expect(checks(2, [6, 7, 8])).toEqual(["", SAID.twice(5).join(""), SAID.gone(4).join("")]);
    expect(open!.get("Bracket")!.at(6, 3)).toBe("");
  });

  test("a rematch, a match entered twice, three teams over two rounds", async () => {
    const empty = scoreSwissEvent(planSwissEvent({ teams: ["7"], rounds: 3 }), NO_EVENT_RESULTS);
    const model = swissEventWorkbook(empty);
    const lines = (sheet: string, matches: readonly (readonly [number, number | string, number?])[]) =>
      matches.flatMap(([one, other, imps], i) => [
        { sheet, cell: `B${6 + i}`, value: one },
        { sheet, cell: `D${6 + i}`, value: other },
        ...(imps === undefined ? [] : [{ sheet, cell: `F${6 + i}`, value: imps }]),
      ]);
    const [sheets] = await recalculated([
      {
        model,
        edits: [
          ...lines("Round 1", [[1, 3, 9], [2, 4, 0]]), // prettier-ignore
          ...lines("Round 2", [[3, 1, 1], [2, 2], [5, 6, 9], [6, 7, 9], [5, 7]]), // prettier-ignore
          ...lines("Round 3", [[6, 5, 1], [1, 2, 2], [2, 1, 3], [3, "BYE"], [7, "bye"]]), // prettier-ignore
        ],
      },
    ]);
    const checks = (round: number) => [6, 7, 8, 9, 10].map((row) => sheets!.get(`Round ${round}`)!.at(row, CHECK));
    expect(checks(2)).toEqual([SAID.met(1).join(""), SAID.itself, "", "", SAID.noImps]);
    expect(checks(3)).toEqual([SAID.met(2).join(""), SAID.twice(1).join(""), SAID.twice(2).join(""), "", ""]);
    const standings = sheets!.get("Standings")!;
    // Team 5: nothing in round 1, two opponents in round 2 and the points of one match so far.
    expect([3, 4, 5, 6, 7, 8].map((column) => standings.at(10, column))).toEqual(["", "", "", "6+7", 14, 14]);
    expect(standings.at(8, 10)).toBe(12);
  });
});
