import type { FieldPlan } from "../../../src/sessions/field/plan";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import { sessionUsebio } from "../../../src/exchange/usebio/write-usebio";
import { KINDS, planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";

const SIX: SessionOptions = { pairs: ["6"], boards: 15, date: "2026-11-20" };

function played(lines: readonly string[], options = SIX, kind: "pairs" | "individual" = "pairs") {
  const plan = planSession(kind, options) as FieldPlan;
  const outcome = scoreCsv(plan, ["table,board,contract,points,adjusted,round,seats,instead", ...lines].join("\n"));
  return {
    plan,
    ...outcome,
    scored: outcome.scored as ScoredField,
    said: outcome.faults.map(({ line, field, message }) => `${line} ${field}: ${message}`),
    warned: outcome.warnings.map(({ message }) => message),
  };
}

/**
 * Boards 1 to 3 are round 1's, with pairs 1 and 6 at Table 1, 2 and 5 at Table 2, 4 and 3 at Table 3; 4 to 6 are round 2's,
 * with 2 and 6 at Table 1, 3 and 1 at Table 2, 5 and 4 at Table 3.
 */
const WRONG = "1,4,,620,,,,2";

describe("a board played instead of another", () => {
  it("is compared with the other tables' results, for those who sat at the table then", () => {
    const { scored, said, plan } = played(["1,2,np", "1,4,np", "2,4,np", "3,4,,170", WRONG]);
    expect(said).toEqual([]);
    const seats = plan.movement.filter(
      ({ table, round }) => (table === 1 && round === 1) || (table === 3 && round === 2)
    );
    expect(seats.map(({ ns, ew }) => [ns, ew])).toEqual([[0, 5], [4, 3]]); // prettier-ignore
    // Two of three results, so each is factored: (2 + 1) × 3 ÷ 2 − 1 and (0 + 1) × 3 ÷ 2 − 1.
    // They are written as 87.50 and 12.50 per cent.
    expect(scored.tallies.map(({ matchpoints }) => matchpoints)).toEqual([3.5, 0, 0, 3.5, 0.5, 0.5]);
    expect(scored.rounds[0]?.tallies.map(({ matchpoints }) => matchpoints)).toEqual([3.5, 0, 0, 0, 0, 0.5]);
    expect(scored.boards[3]?.plays[2]).toMatchObject({ matchpoints: { ns: 0.5, ew: 3.5 }, imps: { ns: -3, ew: 3 } });
    expect(scored.boards[3]?.wrong).toMatchObject([{ ns: 0, ew: 5, instead: 2, imps: { ns: 3, ew: -3 } }]);
    expect(scored.unplayed).not.toContainEqual({ table: 1, board: 2 });
  });

  it("may be one more than the board has tables, and then all are factored to these", () => {
    const { scored, warned } = played(["1,4,,500", "2,4,,170", "3,4,,-100", WRONG]);
    // Of four results: (6 + 1) × 3 ÷ 4 − 1, and so on.
    expect(scored.boards[3]?.wrong[0]?.matchpoints).toEqual({ ns: 4.25, ew: -0.25 });
    expect(scored.boards[3]?.plays.map(({ matchpoints }) => matchpoints?.ns)).toEqual([2.75, 1.25, -0.25]);
    // Both pairs have the board's own result too.
    expect(warned).toEqual([
      "Pair 6 has a result on board 4 at Table 1 too: mark it there as not played, or adjust it.",
      "Pair 1 has a result on board 4 at Table 2 too: mark it there as not played, or adjust it.",
    ]);
  });

  it("counts as one of the boards of its round", () => {
    const lines = [1, 2, 3].flatMap((table) => [1, 2, 3].map((board) => `${table},${board},${table * board === 2 && table === 1 ? "np" : ""},${table * board === 2 && table === 1 ? "" : 100 * table}`)); // prettier-ignore
    const { scored } = played([...lines, "1,4,np", "2,4,np", "3,4,,170", WRONG]);
    expect(scored.counts.map(({ played: has, of }) => [has, of]).slice(0, 2)).toEqual([[3, 3], [3, 3]]); // prettier-ignore
  });

  it("goes by who really sat where", () => {
    const { scored } = played(["3,4,,170", WRONG, "1,,,,,1,turned,"]);
    expect(scored.boards[3]?.wrong[0]).toMatchObject({ ns: 5, ew: 0, isTurned: true });
    expect(scored.tallies[5]?.matchpoints).toBe(3.5);
  });

  it("is named in the report, in JSON and in the results as they are written", () => {
    const { scored, csv, plan } = played(["3,4,,170", WRONG]);
    expect(KINDS.pairs.report(scored).remarks.flatMap(({ lines }) => lines)).toContain(
      "Round 1, Table 1: pairs 1 and 6 played board 4 instead of 2."
    );
    const { results } = KINDS.pairs.json(scored).rounds[0]!;
    expect(results.at(-1)).toMatchObject({ board: 4, table: 1, ns: [1], ew: [6], instead: 2, points: 620 });
    expect(results[0]).toMatchObject({ instead: null });
    const { inPlace = [] } = KINDS.pairs.session(scored);
    expect(inPlace).toMatchObject([{ table: 1, board: 4, round: 1, sitting: [{ id: "1" }, { id: "6" }], points: [3.5, 0.5] }]); // prettier-ignore
    // One board, with a line for each of both tables.
    expect(sessionUsebio(scored).match(/<TRAVELLER_LINE>/g)).toHaveLength(2);
    expect(csv()).toContain("\n1,4,,,,620,,2");
    expect(scoreCsv(plan, csv()).scored).toEqual(scored);
  });

  it("says what is wrong with a line", () => {
    const said = (...lines: string[]) => played(lines).said;
    expect(said("1,4,,620,,,,50", "1,44,,620,,,,2", "1,3,,620,,,,2", "1,4,,615,,,,2", "1,4,,420,,,,2", "9,4,,620,,,,2")).toEqual([
      '2 instead: Table 1 does not play board 50: in the column "instead", enter the board that it left out.',
      '3 board: There is no board "44" in this session: enter the number of the board that was played.',
      `4 board: Board 3 is one of Table 1's own boards of round 1: enter its result on a line that leaves the column "instead" blank.`,
      expect.stringMatching(/^5 points: "615"/),
      "6 points: No contract gives 420 on board 4: enter the N-S points of a result that was possible.",
      expect.stringMatching(/^7 table: /),
    ]); // prettier-ignore
    expect(said(WRONG, "1,4,,170,,,,3", "1,5,,170,,,,2", "1,5,4S,170,,,,3")).toEqual([
      "3 board: Line 2 already has one of these boards for this table: enter each board only once, with the board that it replaces.",
      "4 board: Line 2 already has one of these boards for this table: enter each board only once, with the board that it replaces.",
      "5 contract: For a board played instead of another, only the N-S points are entered: leave contract blank.",
    ]);
    const inTeams = played(["1,4,,620,,,,2"], { players: ["8"], boards: 21, scoring: "imps" }, "individual");
    expect(inTeams.said[0]).toMatch(/^2 instead: In teams a board that was played instead of another/);
  });
});
