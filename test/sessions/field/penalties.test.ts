import fc from "fast-check";
import { topOf } from "../../../src/bridge/matchpoints";
import { contestantAt } from "../../../src/movements/contestant";
import { KINDS, planSession, scoreCsv } from "../../../src/sessions/kinds";
import { resultsCsv } from "../../../src/sessions/reading/write-csv";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { runs } from "../../support/runs";

const SIX: SessionOptions = { pairs: ["6"], boards: 15, date: "2026-11-20" };
const HEADER = "table,board,points,adjusted,pair,penalty,unit,reason";

function played(lines: readonly string[], options = SIX, kind: "pairs" | "individual" = "pairs", header = HEADER) {
  const plan = planSession(kind, options) as FieldPlan;
  const outcome = scoreCsv(plan, [header, ...lines].join("\n"));
  return { plan, ...outcome, scored: outcome.scored as ScoredField };
}

/** Board 1 at the three tables, of which the best North-South is at Table 1. */
const BOARD = ["1,1,420", "2,1,170", "3,1,-50"];
const AT_TABLE_1 = 1;

describe("a penalty", () => {
  it("in per cent of a board is taken from the matchpoints, and so from the percentage", () => {
    const { scored, faults } = played([...BOARD, `,,,,${AT_TABLE_1},10,%,late`]);
    expect(faults).toEqual([]);
    // 4 of 4 matchpoints less 0.4.
    expect(scored.tallies[0]).toMatchObject({ matchpoints: 3.6, possible: 4, percentage: 90 });
    expect(scored.totals[0]).toBe(90);
    expect(scored.rounds[0]?.running[0]).toBe(90);
    // What the round itself gave stays as it is.
    expect(scored.rounds[0]?.tallies[0]?.percentage).toBe(100);
  });

  it("in matchpoints or IMPs is taken as it is; several are added", () => {
    expect(played([...BOARD, ",,,,1,1,MP,", ",,,,1,½,matchpoints,slow"]).scored.totals[0]).toBe(62.5);
    const imps = { ...SIX, scoring: "cross-imps" };
    const [without, with3] = [played(BOARD, imps), played([...BOARD, ",,,,1,3,,", ",,,,1,0.5,imps,"], imps)];
    expect(with3.scored.totals[0]).toBe((without.scored.totals[0] ?? 0) - 3.5);
    expect(with3.scored.tallies[0]?.percentage).toBe(100);
  });

  it("of a player in teams is taken from IMPs or victory points of the session", () => {
    for (const [scoring, unit] of [
      ["imps", "IMP"],
      ["vps", "VPs"],
    ] as const) {
      const options = { players: ["8"], boards: 21, scoring };
      const board = ["1,1,420", "2,1,-50"];
      const [before, after] = [board, [...board, `,,,,8,0.25,${unit},`]].map(
        (lines) => played(lines, options, "individual", HEADER.replace("pair", "player")).scored
      );
      expect(after?.totals[7]).toBe((before?.totals[7] ?? 0) - 0.25);
      expect(after?.totals.slice(0, 7)).toEqual(before?.totals.slice(0, 7));
    }
  });

  it("takes nothing before anything is scored", () => {
    expect(played([",,,,1,10,%,late"]).scored.totals[0]).toBeNull();
  });

  it("does not change what an average plus is valued by", () => {
    const { plan } = played([]);
    const seat = plan.stretches[1]?.tables.find(({ ns, ew }) => [ns, ew].includes(contestantAt(1)));
    const average = `${seat?.table},${seat?.boards[0]},,${seat?.ns === contestantAt(1) ? "60/40" : "40/60"}`;
    // 100 % on the other board counts on this one too; then a board's fifth is taken, which is a tenth of two boards.
    expect(played([...BOARD, average, ",,,,1,20,%,"]).scored.totals[0]).toBe(90);
  });

  it("is told in report, JSON, standings and in results that are written", () => {
    const lines = [...BOARD, ",,,,1,10,%,late", ",,,,4,1,MP,", ",,,,4,2,MP,=1+1"];
    const { scored, csv, plan } = played(lines, { ...SIX, pairs: ["Ann & Bob", "", "", "", "", ""] });
    const said = "Penalties: 1 Ann & Bob, 10 % of a board (late); Pair 4, 1 matchpoint; Pair 4, 2 matchpoints (=1+1).";
    expect(KINDS.pairs.report(scored).remarks.flatMap((remarks) => remarks.lines)).toContain(said);
    expect(KINDS.pairs.session(scored).sentences).toEqual([said]);
    const { contestants } = KINDS.pairs.json(scored);
    expect(contestants[0]?.penalties).toEqual([{ amount: 10, unit: "percent", reason: "late" }]);
    expect(contestants[1]?.penalties).toEqual([]);
    expect(scoreCsv(plan, csv()).results).toEqual(played(lines).results);
    expect(csv()).toContain(",adjusted,pair,penalty,unit,reason");
    expect(played(BOARD).csv()).not.toContain("penalty");
  });

  it("is refused in words", () => {
    const faults = (line: string, options = SIX) => played([line], options).faults.map(({ message }) => message);
    expect(faults(",,,,7,10,%,")).toEqual([`There is no pair "7": enter the penalised pair's number, 1 to 6.`]);
    expect(faults(",,,,,10,%,")).toEqual(["The penalised pair's number is missing: enter 1 to 6."]);
    expect(faults(",,,,1,-3,%,")).toEqual([
      '"-3" is not a penalty: enter a number up to 999, such as 10 or 0.5; put the unit in the column "unit".',
    ]);
    expect(faults(",,,,1,0.1,%,")).toEqual(["0.1 is less than one per cent of a board: enter 10 for 10 %."]);
    expect(faults(",,,,1,,%,")).toEqual(["The penalty is missing: enter a number such as 10 or 0.5."]);
    expect(faults(",,,,1,3,,")).toEqual(["The penalty's unit is missing: enter % or matchpoints."]);
    expect(faults(",,,,1,3,VPs,")).toEqual([
      '"VPs" is not a unit of penalties in this session: enter % or matchpoints.',
    ]);
    expect(faults(",,,,1,3,%,", { ...SIX, scoring: "cross-imps" })).toEqual([
      '"%" is not a unit of penalties in this session: enter IMPs.',
    ]);
    expect(faults("1,1,420,,1,3,%,")).toEqual([
      "A line with a penalty cannot also be for a board: leave table blank.",
      "A line with a penalty cannot also be for a board: leave board blank.",
      "A line with a penalty cannot also be for a board: leave points blank.",
    ]);
    expect(faults(`,,,,1,3,%,${"x".repeat(61)}`)).toEqual(["The reason has 61 characters: shorten it to 60 or fewer."]);
    const players = { players: ["8"], boards: 21 };
    expect(
      played([",,,,9,3,%,"], players, "individual").faults.map(({ line, field, message }) => [line, field, message])
    ).toEqual([[2, "pair", `There is no player "9": enter the penalised player's number, 1 to 8.`]]);
  });

  it("comes to the same as added up by itself, and is written and read without loss", () => {
    const plan = planSession("pairs", SIX) as FieldPlan;
    const penalty = fc.record({
      contestant: fc.integer({ min: 1, max: 6 }).map(contestantAt),
      amount: fc.integer({ min: 100, max: 99900 }).map((hundredths) => hundredths / 100),
      unit: fc.constantFrom("percent", "matchpoints"),
      reason: fc.string({ maxLength: 20 }).map((text) => text.trim()),
    });
    const points = fc.array(fc.option(fc.constantFrom(420, 170, -50, -100)), { minLength: 45, maxLength: 45 });
    fc.assert(
      fc.property(points, fc.array(penalty, { maxLength: 5 }), (all, penalties) => {
        const at = plan.inPlay.flatMap(({ board }) => [1, 2, 3].map((table) => [table, board] as const));
        const lines = at.flatMap(([table, board], i) => (all[i] == null ? [] : [`${table},${board},${all[i]}`]));
        const { results, scored: before } = played(lines);
        const taken = { ...(results as Parameters<typeof KINDS.pairs.score>[1]), penalties };
        const after = KINDS.pairs.score(plan, taken);
        for (const [i, total] of after.totals.entries()) {
          const { matchpoints = 0, possible = 0 } = before.tallies[i] ?? {};
          const loss = penalties
            .filter(({ contestant }) => contestant === i)
            .reduce((sum, { amount, unit }) => sum + (unit === "percent" ? (amount * topOf(3)) / 100 : amount), 0);
          if (possible === 0) expect(total).toBeNull();
          else expect(total).toBeCloseTo((100 * (matchpoints - loss)) / possible, 5);
        }
        const csv = resultsCsv(KINDS.pairs.write(taken, plan));
        const { results: again, faults } = scoreCsv(plan, csv);
        expect(faults).toEqual([]);
        expect((again as typeof taken).penalties).toEqual(penalties);
      }),
      { numRuns: runs({ ci: 20, soak: 500 }) }
    );
  });
});
