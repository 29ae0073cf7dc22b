import { planSwissEvent } from "../../../src/sessions/event/plan";
import { NO_EVENT_RESULTS } from "../../../src/sessions/event/results";
import { scoreEvent } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { swissEventWorkbook } from "../../../src/workbook/swiss-event/swiss-event-workbook";
import { texts } from "../../../src/workbook/texts";
import { recalculated } from "../../support/recalculated";

const { told } = texts.eventPenalties;

type Line = readonly (string | number | null)[];

/** An empty workbook into which matches of Round 1 and lines of penalties are typed. */
async function typed(options: SessionOptions, matches: readonly Line[], penalties: readonly Line[]) {
  const plan = planSwissEvent({ teams: ["6"], rounds: 2, scale: "WBF-7", ...options });
  const model = swissEventWorkbook(scoreEvent(plan, NO_EVENT_RESULTS));
  const edit = (sheet: string, columns: string, row: number) => (value: string | number | null, i: number) =>
    value === null ? [] : [{ sheet, cell: `${columns[i]}${row}`, value }];
  const edits = [
    ...matches.flatMap((line, i) => line.flatMap(edit("Round 1", plan.form === "bam" ? "BDFG" : "BDFK", 6 + i))),
    ...penalties.flatMap((line, i) => line.flatMap(edit("Director", "BCGHI", 6 + i))),
  ];
  const [sheets] = await recalculated([{ model, edits }]);
  const winners = sheets?.get("Winners");
  return {
    round: (row: number, column: number) => sheets?.get("Round 1")?.at(row, column),
    checksOfRound: matches.map((_, i) => sheets?.get("Round 1")?.at(6 + i, 13)),
    standings: (row: number, column: number) => sheets?.get("Standings")?.at(row, column),
    checks: penalties.map((_, i) => sheets?.get("Director")?.at(6 + i, 13)),
    winners: (row: number) => [2, 3, 4, 5, 7].map((column) => winners?.at(row, column)),
    heading: winners?.at(5, 7),
  };
}

const MATCHES: readonly Line[] = [
  [1, 4, 5],
  [2, 5, 3],
  [3, 6, 0],
];

test("what is typed counts: IMPs of a match, points of a match and of the total, ½", async () => {
  const { round, winners, heading, checks, standings } = await typed({}, MATCHES, [
    [1, 4, 3, "imps", "late"],
    [1, 5, "½", "VP", "slow play"],
    [null, 1, 1.25, "VPs", null],
    [null, null, null, null, null],
    [2, 2, 1, "VPs", null],
  ]);
  // 5 and 3 IMPs are 8: 13.31; 3 are 11.35 to 8.65.
  expect([round(6, 7), round(6, 8), round(7, 7), round(7, 8)]).toEqual([13.31, 6.69, 11.35, 8.15]);
  expect(checks).toEqual(["", "", "", "", told.waits]);
  expect(heading).toBe("Penalties");
  expect([6, 7, 11].map(winners)).toEqual([
    [1, "Team 1", 12.06, 8, "1.25 VPs"],
    [2, "Team 2", 11.35, 3, "1 VP"],
    [4, "Team 4", 6.69, -8, "3 IMPs"],
  ]);
  expect(standings(12, 1)).toBe(
    "Penalties: Team 4, 3 IMPs in round 1 (late); Team 5, 0.5 VPs in round 1 (slow play); Team 1, 1.25 VPs; Team 2, 1 VP in round 2."
  );
});

test("without penalties nothing says that there might be", async () => {
  const { heading, winners, standings } = await typed({}, MATCHES, []);
  expect([heading, winners(6)[4], standings(12, 1)]).toEqual(["", "", ""]);
});

test("what is typed and cannot count is named, and nothing of it counts", async () => {
  const wrong: readonly (readonly [Line, string])[] = [
    [[3, 1, 1, "VPs", null], told.round],
    [["SF", 1, 1, "VPs", null], told.round],
    [[1, 7, 1, "VPs", null], told.team],
    [[1, null, 1, "VPs", null], told.team],
    [[1, 1, 0, "VPs", null], told.penalty],
    [[1, 1, 0.125, "VPs", null], told.penalty],
    [[1, 1, 0.5, "IMPs", null], told.penalty],
    [[1, 1, "3 IMPs", null, null], told.penalty],
    [[1, 1, 1, null, null], told.unit],
    [[1, 1, 1, "%", null], told.unit],
    [[null, 1, 3, "IMPs", null], told.roundOfImps],
    [[null, null, null, null, "late"], told.team],
  ];
  for (const part of [wrong.slice(0, 5), wrong.slice(5, 10), wrong.slice(10)]) {
    const { checks, heading, winners } = await typed({}, MATCHES, part.map(([line]) => line)); // prettier-ignore
    expect([checks, heading, winners(6)]).toEqual([part.map(([, said]) => said), "", [1, "Team 1", 12.18, 5, ""]]);
  }
});

test("two matches in a round, and a match without a margin, are told", async () => {
  const triangle = { teams: ["5"], rounds: 2 };
  const { checks } = await typed(
    triangle,
    [
      [1, 2, 5],
      [1, 3, 0],
      [2, 3, 0],
      [4, 5, null],
    ],
    [
      [1, 1, 1, "VPs", null],
      [1, 4, 3, "IMPs", null],
    ]
  );
  expect(checks).toEqual([told.twoMatches, told.waits]);
  // The workbook has round 1 paired: its last line is the bye.
  const lines = [
    [1, 2, 5],
    [3, 4, null],
    [5, "bye", null],
  ];
  const bye = await typed({ odd: "bye", teams: ["5"] }, lines, [[1, 5, 3, "IMPs", null]]);
  expect(bye.checks).toEqual([told.noImps]);
});

test("at board-a-match points are taken, and no unit is typed", async () => {
  const { round, checks } = await typed(
    { form: "bam", rounds: undefined, scale: undefined },
    [],
    [[1, 1, "½", null, "late"]]
  );
  expect([checks, round(6, 8)]).toEqual([[told.waits], ""]);
});

test("a match of fewer boards goes by their scale, whatever is written around their number", async () => {
  const { provisional, unknownState } = texts.swissEvent.check;
  const lines: readonly Line[] = [
    [1, 4, 9, "6 boards"],
    [2, 5, -9, "? 6BOARDS"],
    [3, 6, 9, 6],
  ];
  const { round, checksOfRound } = await typed({}, lines, []);
  expect([6, 7, 8].map((row) => [round(row, 7), round(row, 8)])).toEqual([[13.9, 6.1], [6.1, 13.9], [13.9, 6.1]]); // prettier-ignore
  expect(checksOfRound).toEqual(["", provisional, ""]);
  const wrong = await typed({}, [[1, 4, 9, "3 boards"], [2, 5, -9, "8 boards"], [3, 6, null, "5 boards"]], []); // prettier-ignore
  expect(wrong.checksOfRound.slice(0, 2)).toEqual([unknownState, unknownState]);
  // A margin of a number of boards that there cannot be counts for nobody, as in a file.
  expect([6, 7, 8].map((row) => wrong.round(row, 7))).toEqual(["", "", ""]);
  const half = await typed({ teams: ["5"], rounds: 2 }, [[1, 2, 5, "6 boards"], [1, 3, 0], [2, 3, 0], [4, 5, 0]], []); // prettier-ignore
  expect([half.checksOfRound[0], half.round(6, 7)]).toEqual([unknownState, ""]);
});

test("what may be a date beside a match is no number of boards: its margin counts", async () => {
  const { unknownState } = texts.swissEvent.check;
  const { round, checksOfRound } = await typed({}, [[1, 4, 9, "1-2"], [2, 5, 9, "12/10"], [3, 6, "+9", "3"]], []); // prettier-ignore
  expect(checksOfRound).toEqual([unknownState, unknownState, unknownState]);
  expect([6, 7, 8].map((row) => round(row, 7))).toEqual([13.65, 13.65, ""]);
});

test("all the boards of a match are not fewer", async () => {
  const { provisional } = texts.swissEvent.check;
  const { round, checksOfRound } = await typed({}, [[1, 4, 9, "7 boards"], [2, 5, -9, "?7"], [3, 6, 9, null]], []); // prettier-ignore
  expect(checksOfRound).toEqual(["", provisional, ""]);
  expect([round(6, 7), round(7, 8)]).toEqual([round(8, 7), round(8, 7)]);
});
