import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import type { SessionOptions } from "../../../src/sessions/session-options";

// The difficulties of the German federation's test for scoring programs, as far as its heads say what they are.

const TEN: SessionOptions = { pairs: ["10"], movement: "mitchell", boards: 25, date: "2026-11-20" };
const HEADER = "table,board,points,adjusted,group";

function planOf(options: SessionOptions = TEN): FieldPlan {
  return planSession("pairs", options) as FieldPlan;
}

function played(lines: readonly string[], options?: SessionOptions) {
  const { scored, faults } = scoreCsv(planOf(options), [HEADER, ...lines].join("\n"));
  return { scored: scored as ScoredField, faults: faults.map(({ message }) => message) };
}

/** What both sides have of a board at each table, in per cent of the top. */
function percentages({ scored }: ReturnType<typeof played>, board: number) {
  const found = scored.boards.find((known) => known.board === board)!;
  const top = 2 * (scored.plan.results - 1);
  return found.plays.map(({ matchpoints }) =>
    matchpoints ? [matchpoints.ns, matchpoints.ew].map((won) => Math.round((1e4 * won) / top) / 100) : null
  );
}

const POINTS = [420, 170, 140, -50, -100];

/** Board 1 with the groups of its tables. */
const fouled = (...groups: readonly string[]) => POINTS.map((points, i) => `${i + 1},1,${points},,${groups[i] ?? ""}`);

describe("a fouled board", () => {
  it("with one score in a group gives both sides of that 60 %", () => {
    expect(percentages(played(fouled("", "", "", "", "B")), 1)).toEqual([
      [96.88, 3.13],
      [65.63, 34.38],
      [34.38, 65.63],
      [3.13, 96.88],
      [60, 60],
    ]);
  });

  it("with two scores of five in a group is factored in both groups", () => {
    const found = percentages(played(fouled("B", "", "", "", "B")), 1);
    // Two of five: 2 and 0 of 2 become 6.5 and 1.5 of 8. Three: 4, 2 and 0 become 7.33, 4 and 0.67.
    expect(found).toEqual([[81.25, 18.75], [91.67, 8.33], [50, 50], [8.33, 91.67], [18.75, 81.25]]); // prettier-ignore
  });

  it("is factored by Neuberg's formula in all groups if that is chosen", () => {
    const found = percentages(played(fouled("", "", "", "", "B"), { ...TEN, fouled: "neuberg" }), 1);
    expect(found[4]).toEqual([50, 50]);
    expect(found[0]).toEqual([96.88, 3.13]);
  });

  it("at cross-IMPs is compared within its groups; an only score has an average plus", () => {
    const { scored } = played(fouled("", "", "", "", "B"), { ...TEN, scoring: "cross-imps" });
    const imps = scored.boards[0]!.plays.map((play) => play.imps);
    expect(imps[4]).toEqual({ ns: 3, ew: 3 });
    // 6, 7 and 10 IMPs against the three others.
    expect(imps[0]!.ns).toBeCloseTo((6 + 7 + 10) / 3, 9);
  });

  it("is read and refused in words", () => {
    expect(played(["1,1,420,,b", "2,1,420,, C "]).scored.boards[0]!.plays.map(({ group }) => group)).toEqual([
      ...["B", "C", "", "", ""],
    ]);
    expect(played(["1,1,420,,BB"]).faults).toEqual([
      '"BB" is not a group of a fouled board: give all results that are compared with each other the same letter, or leave it blank.',
    ]);
    const teams = planSession("individual", { players: ["8"], boards: 21, scoring: "imps" });
    expect(scoreCsv(teams, [HEADER, "1,1,420,,B"].join("\n")).faults.map(({ message }) => message)).toEqual([
      'In teams a fouled board cannot be compared: enter the Director\'s award in the column "adjusted".',
    ]);
  });
});

describe("averages", () => {
  const SIX: SessionOptions = { pairs: ["6"], boards: 15, date: "2026-11-20" };
  const of = (pair: number, lines: readonly string[]) => {
    const { scored } = played(lines, SIX);
    return { scored, total: scored.totals[pair - 1], running: scored.rounds.map(({ running }) => running[pair - 1]) };
  };
  const plan = planOf(SIX);
  /** Where a pair sits in a round. */
  const seat = (pair: number, round: number) => {
    const found = plan.stretches[round - 1]!.tables.find(({ ns, ew }) => [ns, ew].includes((pair - 1) as never))!;
    return { table: found.table, boards: found.boards, isNs: found.ns === ((pair - 1) as never) };
  };
  /** A round in which a pair has all boards, or none, of those that it plays: all others have the same score. */
  const round = (pair: number, number: number, wins: boolean) => {
    const { table, boards, isNs } = seat(pair, number);
    return boards.flatMap((board) =>
      [1, 2, 3].map((at) => `${at},${board},${at === table ? (isNs === wins ? 500 : -500) : 0},,`)
    );
  };
  const plusFor = (pair: number, number: number) => {
    const { table, boards, isNs } = seat(pair, number);
    return `${table},${boards[0]},,${isNs ? "60/40" : "40/60"},`;
  };

  it("are valued anew as the session goes on", () => {
    const first = plusFor(1, 1);
    // One average, then three boards with 100 %, then three with 0 %.
    const { running, total } = of(1, [first, ...round(1, 2, true), ...round(1, 3, false)]);
    expect(running.slice(0, 3)).toEqual([60, 100, 51.428571]);
    expect(total).toBe(51.428571);
    expect(of(1, [first, ...round(1, 2, true)]).total).toBe(100);
  });

  it("count for both when a player falls ill and the pair stops: the rest of its boards are not played", () => {
    const { table, boards } = seat(1, 2);
    const rest = boards.map((board) => `${table},${board},NP`);
    const { scored, faults } = played(round(1, 1, true), SIX);
    expect([scored.totals[0], faults]).toEqual([100, []]);
    const lines = ["table,board,points,contract,adjusted", ...round(1, 1, true), plusFor(1, 3).replace(/,,/, ",,,")];
    const stopped = scoreCsv(planOf(SIX), [...lines, ...rest.map((line) => line.replace("NP", ",NP,"))].join("\n"));
    expect(stopped.faults).toEqual([]);
    expect((stopped.scored as ScoredField).totals[0]).toBe(100);
  });

  it("replace a lost traveller at all tables", () => {
    const { scored } = of(1, [...round(1, 1, true), ...[1, 2, 3].map((at) => `${at},4,,50/50,`)]);
    expect(scored.totals[0]).toBe(87.5);
    expect(scored.boards.find(({ board }) => board === 4)!.plays.map(({ matchpoints }) => matchpoints)).toEqual([
      { ns: 2, ew: 2 },
      { ns: 2, ew: 2 },
      { ns: 2, ew: 2 },
    ]);
  });
});
