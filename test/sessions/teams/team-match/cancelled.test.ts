import type { TeamMatchJson } from "../../../../src/sessions/json";
import { planSession, scoreCsv } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";

const HEADER = "table,board,contract,declarer,result,points,adjusted_home,adjusted_away";

/** A knockout of three boards; the third is for the test. */
function match(lines: readonly string[], options: SessionOptions = { form: "knockout", sessions: 1, boards: 3 }) {
  const played = ["1,1,,,,420,,", "2,1,,,,-50,,", "1,2,,,,100,,", "2,2,,,,100,,"];
  return scoreCsv(planSession("team-match", options), [HEADER, ...played, ...lines].join("\n"));
}

test.each(["cancelled", "Canceled", " CANCELLED "])("a board with the contract %j is not waited for", (typed) => {
  const { report, faults, json } = match([`1,3,${typed},,,,,`]);
  expect(faults).toEqual([]);
  expect(report.progress).toBe("2 of 3 boards scored, 1 cancelled");
  expect(report.remarks[0]!.lines).toEqual(["Home win by 10 IMPs."]);
  const [scored] = (json() as TeamMatchJson).matches;
  expect(scored).toMatchObject({ over: true, result: "Home win by 10 IMPs." });
  expect(scored!.boards.map(({ cancelled = false }) => cancelled)).toEqual([false, false, true]);
});

test("without the mark the match is not over, nor where it was not played", () => {
  expect(match([]).report.remarks[0]!.lines).toEqual(["Home lead by 10 IMPs."]);
  const { report, faults } = match(["1,3,np,,,,,", "2,3,-,,,,,"]);
  expect(faults).toEqual([]);
  expect(report.progress).toBe("2 of 3 boards scored");
  expect(report.remarks[0]!.lines).toEqual(["Home lead by 10 IMPs."]);
});

test("a board that was cancelled at one table only has no score", () => {
  const { report, json } = match(["1,3,cancelled,,,,,", "2,3,4H,N,=,,,"]);
  expect(report.progress).toBe("2 of 3 boards scored, 1 cancelled");
  expect(json()).toMatchObject({ matches: [{ boards: [{}, {}, { board: 3, net: null, imps: null }] }] });
});

test("what the Director gives in its place counts", () => {
  const { report } = match(["1,3,cancelled,,,,3,-3"]);
  expect(report.progress).toBe("3 of 3 boards scored");
  expect(report.remarks[0]!.lines).toEqual(["Home win by 13 IMPs."]);
});

test("a cancelled board with points is refused", () => {
  expect(match(["1,3,cancelled,,,50,,"]).faults).toEqual([
    {
      line: 6,
      field: "points",
      message: "Board 3 is cancelled but has points: remove the points or the cancellation.",
    },
  ]);
});

test("three and four teams count theirs", () => {
  const header = "table,board,contract,declarer,result,points";
  const progress = (kind: string, ...lines: string[]) =>
    scoreCsv(planSession(kind, {}), [header, ...lines].join("\n")).report.progress;
  expect(progress("three-teams", "A,1,cancelled,,,")).toBe("0 of 18 boards scored, 1 cancelled");
  expect(progress("four-teams", "1,1,cancelled,,,", "2,1,cancelled,,,", "3,6,np,,,")).toBe(
    "0 of 60 boards scored, 1 cancelled"
  );
});

test("a match of three teams whose last board is cancelled has no boards left to name", () => {
  const header = "table,board,contract,declarer,result,points";
  // Board 1 to 6 are the match of A and C, at tables A and C.
  const played = [1, 2, 3, 4, 5].flatMap((board) => [`A,${board},,,,50`, `C,${board},,,,50`]);
  const lines = (...last: string[]) =>
    scoreCsv(planSession("three-teams", {}), [header, ...played, ...last].join("\n")).report.remarks[0]!.lines;
  expect(lines()[0]).toBe("Team A – Team C: 0–0 IMPs, 10–10 VPs, 5 of 6 boards");
  expect(lines("C,6,cancelled,,,")[0]).toBe("Team A – Team C: 0–0 IMPs, 10–10 VPs");
});

test("in home duplicate it is a board not played", () => {
  const { faults, report } = scoreCsv(
    planSession("four-pairs", { boards: 24 }),
    "table,board,contract\n1,1,cancelled\n2,1,np"
  );
  expect(faults).toEqual([]);
  expect(report.progress).toBe("0 of 24 boards scored");
});
