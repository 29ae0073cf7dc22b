import fc from "fast-check";
import { victoryPoints } from "../../../src/bridge/vp/scale";
import { planField } from "../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS } from "../../../src/sessions/field/field-kind";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import type { FieldResults } from "../../../src/sessions/field/results";
import { averagesWorth } from "../../../src/sessions/field/score-board";
import { scoreField } from "../../../src/sessions/field/score-field";
import { tableBoardKey, type TableResult } from "../../../src/sessions/results";
import { plainImps } from "../../support/plain-scorer";
import { fieldResults } from "../../support/random-results";
import { runs } from "../../support/runs";

/** Points for North-South, one a table. */
function at(board: number, ...points: readonly (number | null)[]): TableResult[] {
  return points.flatMap((score, i) =>
    score === null
      ? []
      : [{ table: i + 1, board, contract: null, declarer: null, result: null, points: score, expected: null }]
  );
}

const SIX = planField(PAIRS, { pairs: ["6"], boards: 15 });
const EIGHT = planField(INDIVIDUAL, { players: ["8"], boards: 21, scoring: "imps" });

function scored(plan: FieldPlan, tables: TableResult[], adjusted: FieldResults["adjusted"] = new Map()) {
  return scoreField(plan, { tables, adjusted });
}

describe("a board at three tables", () => {
  const sidesOf = (points: (number | null)[], adjusted?: FieldResults["adjusted"]) =>
    scored(SIX, at(1, ...points), adjusted).rounds[0]?.boards[0]?.plays.map(({ matchpoints, imps }) => [
      matchpoints && [matchpoints.ns, matchpoints.ew],
      imps && [imps.ns, imps.ew],
    ]);

  it("gives two matchpoints for each score beaten and one for each equalled, and the average IMPs against them", () => {
    expect(sidesOf([420, 420, -50])).toEqual([
      [
        [3, 1],
        [5, -5],
      ],
      [
        [3, 1],
        [5, -5],
      ],
      [
        [0, 4],
        [-10, 10],
      ],
    ]);
  });

  it("is worth nothing while there is one score, and factored to three scores when there are two", () => {
    expect(sidesOf([420, null, null])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(sidesOf([420, -50, null])).toEqual([
      [
        [3.5, 0.5],
        [10, -10],
      ],
      [
        [0.5, 3.5],
        [-10, 10],
      ],
      [null, null],
    ]);
  });

  it("counts what the Director gives each side, whatever was played there", () => {
    const adjusted = new Map([[tableBoardKey(3, 1), { ns: 60, ew: 60 } as const]]);
    expect(sidesOf([420, 420, 1100], adjusted)).toEqual([
      [
        [2, 2],
        [0, 0],
      ],
      [
        [2, 2],
        [0, 0],
      ],
      [
        [2.4, 2.4],
        [3, 3],
      ],
    ]);
  });
});

describe("eight players in teams", () => {
  // 8&1 and 5&6 are North-South at Table 1 and East-West at Table 2 in round 1.
  const { rounds, totals } = scored(EIGHT, [...at(1, 420, -50), ...at(2, 100, 100), ...at(3, -600, 100)]);

  it("gives the winners their IMPs, the losers nothing", () => {
    expect(rounds[0]?.teamImps).toEqual([10 - 12, 12 - 10]);
    expect(totals).toEqual([0, 2, 2, 2, 0, 0, 2, 0]);
  });

  it("takes an average for the board", () => {
    const given = scored(EIGHT, at(1, 420), new Map([[tableBoardKey(2, 1), { ns: 40, ew: 60 } as const]]));
    expect(given.rounds[0]?.teamImps).toEqual([3, -3]);
  });

  // Law 12C2(b): 3, 0 or -3 IMPs, and each side has its own.
  it.each([
    [60, 60, [3, 3], [3, 3]],
    [40, 40, [-3, -3], [0, 0]],
    [60, 50, [3, 0], [3, 0]],
    [50, 40, [0, -3], [0, 0]],
  ] as const)("gives each side of %i/%i its own", (ns, ew, imps, points) => {
    const at1 = scored(EIGHT, at(1, null, 100), new Map([[tableBoardKey(1, 1), { ns, ew }]]));
    expect(at1.rounds[0]?.teamImps).toEqual(imps);
    expect([at1.totals[0], at1.totals[1]]).toEqual(points);
    // At Table 2 the other team sits North-South.
    const at2 = scored(EIGHT, at(1, 100), new Map([[tableBoardKey(2, 1), { ns: ew, ew: ns }]]));
    expect(at2.rounds[0]?.teamImps).toEqual(imps);
  });

  it("gives each team the victory points of its own margin, and who sits out the average", () => {
    const plan = planField(INDIVIDUAL, { players: ["9"], boards: 27, scoring: "vps" });
    const { totals } = scored(plan, [], new Map([[tableBoardKey(1, 1), { ns: 60, ew: 60 } as const]]));
    // Three IMPs of three boards are 11 of HOME-3's 14, and so for both teams.
    expect(totals).toEqual(Array(9).fill(victoryPoints(3, plan.scale!)));
  });
});

test("who sits out of nine has the average of the others, rounded down", () => {
  const plan = planField(INDIVIDUAL, { players: ["9"], boards: 27, scoring: "vps" });
  const { totals } = scored(plan, at(1, 420, -50));
  expect(totals[0]).toBe(7);
  expect(
    totals
      .slice(1)
      .map(Number)
      .sort((a, b) => a - b)
  ).toEqual([0, 0, 0, 0, 14, 14, 14, 14]);
});

test("a handicap is added to what decides once there is a score", () => {
  const plan = planField(PAIRS, { pairs: ["6"], boards: 15, handicap: "Pair 6 10; 2 0,5" });
  expect(scored(plan, []).totals).toEqual([null, null, null, null, null, null]);
  const { totals, places } = scored(plan, at(1, 420, 420, -50));
  expect(totals).toEqual([75, 75.5, 100, 0, 25, 35]);
  expect(places).toEqual(["3", "2", "1", "6", "5", "4"]);
});

test("boards are scored when every table has something, and what has neither is still to be played", () => {
  const { progress, unplayed } = scored(SIX, [...at(1, 420, 420, -50), ...at(2, 10, 20)], new Map());
  expect(progress).toEqual({ scored: 1, of: 15, unit: "boards" });
  expect(unplayed).toHaveLength(3 * 15 - 5);
  expect(unplayed.filter(({ board }) => board === 2)).toEqual([{ table: 3, board: 2 }]);
});

test("what averages are worth tells them", () => {
  expect(averagesWorth(SIX, { ns: 2.4, ew: 1.6 })).toEqual({ ns: 60, ew: 40 });
  expect(averagesWorth({ ...SIX, scoring: "cross-imps" }, { ns: 0, ew: -3 })).toEqual({ ns: 50, ew: 40 });
  expect(averagesWorth(SIX, { ns: 2.5, ew: 1.5 })).toBeNull();
});

test("teams' IMPs of random evenings are the sum of the boards'", () => {
  fc.assert(
    fc.property(fieldResults(EIGHT, 1), ({ tables }) => {
      const { rounds } = scored(EIGHT, [...tables]);
      for (const { plan, teamImps } of rounds) {
        const sum = plan.boards.reduce((imps, board) => {
          const [first, second] = [1, 2].map((table) => tables.find((at) => at.board === board && at.table === table));
          return imps + plainImps(first!.points - second!.points);
        }, 0);
        expect(teamImps).toEqual([sum, 0 - sum]);
      }
    }),
    { numRuns: runs({ ci: 20, soak: 300 }) }
  );
});

describe("averages by the other boards", () => {
  const give = (...given: readonly (readonly [table: number, board: number, ns: number, ew: number])[]) =>
    new Map(given.map(([table, board, ns, ew]) => [tableBoardKey(table, board), { ns, ew }]));
  const percentages = ({ tallies }: ReturnType<typeof scoreField>) => tallies.map(({ percentage }) => percentage);
  // In round 1 of six pairs 1 sits against 6, 2 against 5 and 3 against 4.
  const firstRound = [1, 2, 3];

  it("leaves 100 % on all other boards at 100 %, and 0 % at 0 %", () => {
    const boards = SIX.stretches.slice(0, 2).flatMap((stretch) =>
      stretch.boards.flatMap((board) =>
        stretch.tables.map(({ table, ns, ew }) => {
          const points = [ns, ew].includes(0 as never) ? (ns === (0 as never) ? 800 : -800) : 0;
          return at(board, ...Array<null>(table - 1).fill(null), points);
        })
      )
    );
    const [own] = SIX.stretches[0]!.tables.filter(({ ns, ew }) => [ns, ew].includes(0 as never));
    const isNs = own!.ns === (0 as never);
    const given = scored(SIX, boards.flat(), give([own!.table, 1, isNs ? 60 : 40, isNs ? 40 : 60]));
    expect(percentages(given)[0]).toBe(100);
  });

  it("gives averages that nobody else has played all the same, and values none by none", () => {
    const given = scored(SIX, [], give([1, 1, 60, 40]));
    const { ns, ew } = SIX.stretches[0]!.tables[0]!;
    expect([percentages(given)[ns as number], percentages(given)[ew as number]]).toEqual([60, 40]);
  });

  it("lets other numbers stand, and values each side for itself", () => {
    const [seated] = SIX.stretches[0]!.tables;
    const [ns, ew] = [seated!.ns as number, seated!.ew as number];
    const played = firstRound.slice(1).flatMap((board) => at(board, -100, 100, 100));
    // North-South at Table 1 have nothing on the two other boards, East-West all.
    const of = (forNs: number, forEw: number) => {
      const found = percentages(scored(SIX, played, give([1, 1, forNs, forEw])));
      return [found[ns], found[ew]];
    };
    expect(of(63, 40).map((share) => share?.toFixed(2))).toEqual(["21.00", "80.00"]);
    expect(of(40, 60)).toEqual([0, 100]);
    expect(of(60, 40).map((share) => share?.toFixed(2))).toEqual(["20.00", "80.00"]);
    expect(of(50, 63).map((share) => share?.toFixed(2))).toEqual(["16.67", "87.67"]);
  });

  it("values each player's own in an individual", () => {
    const plan = planField(INDIVIDUAL, { players: ["8"], boards: 28 });
    const [first, second] = plan.stretches;
    const [pair] = first!.tables.map(({ ns }) => ns as readonly [number, number]);
    // In the second round one of the two partners wins every board, the other one loses them.
    const wins = second!.boards.flatMap((board) =>
      second!.tables.flatMap(({ table, ns }) => {
        const isNs = (ns as readonly number[]).includes(pair![0]);
        return at(board, ...Array<null>(table - 1).fill(null), isNs ? 800 : -800);
      })
    );
    const { tallies, rounds } = scored(plan, wins, give([1, first!.boards[0]!, 60, 60]));
    const others = (player: number) => rounds[1]!.tallies[player]!.percentage!;
    const boards = second!.boards.length;
    for (const player of pair!) {
      const own = Math.max(60, others(player));
      expect(tallies[player]!.percentage).toBeCloseTo((others(player) * boards + own) / (boards + 1), 9);
    }
    expect(pair!.map(others)).toContain(100);
  });

  it("are worth 3, 0 and -3 IMPs whatever else somebody has", () => {
    const played = firstRound.slice(1).flatMap((board) => at(board, -100, 100, 100));
    const { tallies } = scored({ ...SIX, scoring: "cross-imps" }, played, give([1, 1, 40, 60]));
    const [seated] = SIX.stretches[0]!.tables;
    expect([tallies[seated!.ns as number]!.imps, tallies[seated!.ew as number]!.imps]).toEqual([-13, 13]);
  });
});
