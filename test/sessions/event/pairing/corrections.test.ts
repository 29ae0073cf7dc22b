import { correctionsOf, withPaired } from "../../../../src/sessions/event/pairing/corrections";
import { nextRound } from "../../../../src/sessions/event/pairing/next-round";
import { rePairRound } from "../../../../src/sessions/event/pairing/re-pair-round";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { scoreEvent, type ScoredSwissEvent } from "../../../../src/sessions/event/score-event";
import { writeEventResults } from "../../../../src/sessions/event/write-results";
import { resultsCsv } from "../../../../src/sessions/reading/write-csv";
import { readSwissResults } from "../../read-csv-results";

const HEADER = "round,team,opponent,imps,vps,opponent_vps,boards,penalty,unit,reason,what,third,paired_by,now";
const PLAN = planSwissEvent({ teams: ["Ash", "Bay", "Cob", "Dun"], rounds: 3, boards: 7 });

const read = (...lines: string[]) => readSwissResults([HEADER, ...lines].join("\n"), PLAN);

function event(...lines: string[]): ScoredSwissEvent {
  const { results, faults } = read(...lines);
  expect(faults).toEqual([]);
  return scoreEvent(PLAN, results);
}

test("a correction of only the boards is seen, and logged with the next round", () => {
  const paired = (by: string, boards: string) =>
    event(`1,Ash,Cob,9,,,${boards},,,,,,${by}`, "1,Bay,Dun,0,,,,,,,,,0", "2,Ash,Bay,3", "2,Cob,Dun,4");
  const said = (scored: ScoredSwissEvent) => correctionsOf(scored).map(({ before, after }) => [before, after]);
  expect(said(paired("9", ""))).toEqual([]);
  expect(said(paired("9 (6)", "6"))).toEqual([]);
  expect(said(paired("9", "6"))).toEqual([["9", "9 (6)"]]);
  expect(said(paired("9 (6)", "5"))).toEqual([["9 (6)", "9 (5)"]]);
  const scored = paired("9", "6");
  const next = nextRound(scored);
  if (next?.kind !== "paired") throw new Error("not paired");
  const results = withPaired(scored, next);
  expect(results.matches[0]?.pairedBy).toBe("9 (6)");
  expect(results.corrections).toHaveLength(1);
});

test("penalties, boards, words and corrections are written and read back", () => {
  const { results } = event(
    ...["2,Ash,Bay,,,,,,,,forbid,,,", "1,Ash,Cob,,,,,,,,corrected,,3,9"],
    ...["1,Ash,Cob,9,,,6,,,,,,9 (6)", "1,Bay,Dun,0", "1,Ash,,,,,,0.5,VPs,late"]
  );
  expect(readSwissResults(resultsCsv(writeEventResults(results, PLAN)), PLAN)).toEqual({
    results,
    faults: [],
    warnings: [],
  });
});

test("a line about a pairing, or of the log, has neither a result nor a penalty", () => {
  const fields = (line: string) => read(line).faults.map(({ field }) => field);
  expect(fields("2,Ash,Bay,,,,,3,IMPs,,lock,,,")).toEqual(["penalty", "unit"]);
  expect(fields("2,Ash,Bay,,,,6,,,,lock,,,")).toEqual(["boards"]);
  expect(fields("1,Ash,Cob,9,,,,,,,corrected,,3,9")).toEqual(["imps"]);
});

test("a round with a penalty, or with a number of boards, is not paired again", () => {
  const first = ["1,Ash,Cob,9", "1,Bay,Dun,0"];
  const reason = (...lines: string[]) => {
    const anew = rePairRound(event(...first, ...lines));
    return anew.kind === "refused" ? anew.reason : anew.kind;
  };
  expect(reason("2,Ash,Bay,", "2,Cob,Dun,")).toBe("paired");
  expect(reason("2,Ash,Bay,,,,6", "2,Cob,Dun,")).toContain("Round 2 has a result (1 Ash – 2 Bay)");
  expect(reason("2,Ash,Bay,", "2,Cob,Dun,", "2,Dun,,,,,,3,IMPs,late")).toBe(
    "Round 2 has a penalty (4 Dun), so it is not paired again. Remove the penalty first, and type it again afterwards."
  );
  expect(reason("2,Ash,Bay,", "2,Cob,Dun,", "1,Dun,,,,,,3,IMPs,late")).toBe("paired");
});
