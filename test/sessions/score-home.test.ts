import fc from "fast-check";
import { FOUR_PAIRS } from "../../src/sessions/four-pairs";
import { planHome } from "../../src/sessions/home-kind";
import { readResults } from "../../src/sessions/read-results";
import { scoreHome } from "../../src/sessions/score-home";
import { csv } from "../support/csv";
import { results } from "../support/random-results";

const PLAN = planHome(FOUR_PAIRS, { boards: 24 });
const BOARDS = PLAN.subrounds.flatMap((subround) => subround.boards);
const score = (...lines: string[]) => scoreHome(PLAN, readResults(csv(...lines), BOARDS).results);

test("nothing is scored before play", () => {
  const session = score();
  expect(session.scoredBoards).toBe(0);
  expect(session.totals).toEqual([null, null, null, null]);
  expect(session.places).toEqual(["", "", "", ""]);
  expect(session.subrounds[0]).toMatchObject({ imps: null, points: [null, null, null, null] });
  expect(session.unplayed).toHaveLength(48);
});

test("a first round of -3: 3 IMPs each to pairs 1 and 2, nothing to 3 and 4", () => {
  // Board 1 loses 100 (3 IMPs), boards 2 to 4 are level.
  const lines = ["1,1,,,,0", "2,1,,,,100", "1,2,,,,110", "2,2,,,,110"];
  const { subrounds } = score(...lines, "1,3,,,,-50", "2,3,,,,-50", "1,4,,,,0", "2,4,,,,0");
  expect(subrounds[0]).toMatchObject({ imps: -3, points: [3, 3, 0, 0], running: [3, 3, 0, 0] });
});

test("a board counts when both tables have played it", () => {
  const session = score("1,1,,,,420", "1,2,,,,420", "2,2,,,,-50");
  expect(session.subrounds[0]!.boards[0]).toMatchObject({ difference: null, imps: null });
  expect(session.subrounds[0]!.boards[1]).toMatchObject({ difference: 470, imps: 10 });
  expect(session.scoredBoards).toBe(1);
  expect(session.unplayed.slice(0, 2)).toEqual([
    { table: 1, board: 3 },
    { table: 1, board: 4 },
  ]);
});

test("running totals, totals and shared places", () => {
  const session = score("1,1,,,,100", "2,1,,,,0", "1,9,,,,100", "2,9,,,,0");
  // Round 1: pairs 4 and 3 win 3 IMPs; round 3: pairs 4 and 2.
  expect(session.subrounds.map(({ running }) => running)).toEqual([
    [0, 0, 3, 3],
    [null, null, null, null],
    [0, 3, 3, 6],
    ...Array(3).fill([null, null, null, null]),
  ]);
  expect(session.totals).toEqual([0, 3, 3, 6]);
  expect(session.places).toEqual(["4", "2=", "2=", "1"]);
});

test("team-mates always win the same, and only one team wins", () => {
  fc.assert(
    fc.property(results(PLAN, 0.9), (found) => {
      for (const { plan, imps, points } of scoreHome(PLAN, found).subrounds) {
        if (imps === null) continue;
        const [one, two] = plan.tables;
        expect(points[one.ns - 1]).toBe(points[two.ew - 1]);
        expect(points[two.ns - 1]).toBe(points[one.ew - 1]);
        expect(points.reduce<number>((sum, own) => sum + own!, 0)).toBe(2 * Math.abs(imps));
      }
    }),
    { numRuns: 50 }
  );
});
