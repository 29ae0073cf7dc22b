import { boardsAt } from "../../src/play/at-table";
import { clockOf } from "../../src/play/clock";
import { currentResults, type Entry } from "../../src/play/evening";
import { planSession } from "../../src/sessions/kinds";
import type { TablePlan } from "../../src/sessions/table-plan";

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 27, 19, 30);
const PLAN = planSession("four-pairs", { boards: 24 }) as TablePlan;
const ORDER = boardsAt(PLAN, 1).map(({ board }) => board);

/** The first boards of a table; `minutes` says when each result came. */
function entered(minutes: readonly number[], table = 1): Entry[] {
  return minutes.map((minute, i) => ({
    table,
    board: ORDER[i] ?? 0,
    said: { kind: "passed" },
    at: START + minute * MINUTE,
  }));
}

function clock(entries: readonly Entry[], now: number, minutes = 7.5) {
  return clockOf({ entries }, PLAN, currentResults({ entries }), minutes, START + now * MINUTE);
}

const every = (minutes: number, boards: number) => Array.from({ length: boards }, (_, i) => (i + 1) * minutes);
const minutesOf = (time: number | undefined) => time !== undefined && (time - START) / MINUTE;

test("an evening at its usual pace ends when all boards have taken that long", () => {
  expect(minutesOf(clock(entered(every(7.5, 8)), 60)?.end)).toBeCloseTo(24 * 7.5);
});

test("a slow evening ends later, and nearer to its own pace the more boards it has", () => {
  const [early, late] = [4, 16].map((boards) => clock(entered(every(10, boards)), 10 * boards)?.end);
  expect(minutesOf(early)).toBeGreaterThan(40 + 20 * 8);
  expect(minutesOf(late)).toBeGreaterThan(160 + 8 * 9);
  expect(minutesOf(late)).toBeLessThan(240);
});

test("a break for dinner does not make the boards after it slow", () => {
  const before = every(7.5, 8);
  const withBreak = clock(entered([...before, ...every(7.5, 4).map((minute) => minute + 60 + 60)]), 150)?.end;
  expect(minutesOf(withBreak)).toBeLessThan(60 + 60 + 30 + 12 * 9);
});

test("the results of both tables on one phone do not double the pace", () => {
  const both = [...entered(every(7.5, 8)), ...entered(every(7.5, 8), 2)];
  expect(minutesOf(clock(both, 60)?.end)).toBeCloseTo(24 * 7.5);
});

test("from the middle on it says when the evening ends without the last round, until that is the only one left", () => {
  const without = [8, 12, 20].map((boards) => clock(entered(every(7.5, boards)), 7.5 * boards)?.withoutLast);
  expect(without[0]).toBeNull();
  expect(without[1]?.round).toBe(6);
  expect(minutesOf(without[1]?.end)).toBeCloseTo(20 * 7.5);
  expect(without[2]).toBeNull();
});

test("an overdue board moves the end on", () => {
  const end = clock(entered(every(7.5, 8)), 90)?.end;
  expect(minutesOf(end)).toBeCloseTo(90 + 15 * 7.5);
});

test.each([
  [
    "no times, as in evenings of earlier versions",
    entered(every(7.5, 8)).map(({ table, board, said }) => ({ table, board, said })),
    60,
  ],
  ["one board", entered([7.5]), 8],
  ["results that were entered together", entered(every(0.2, 12)), 4],
  ["an evening that was left an hour ago", entered(every(7.5, 8)), 130],
  ["withdrawn results", entered(every(7.5, 8)).map((entry) => ({ ...entry, said: null })), 60],
])("with %s nothing is said", (_, entries, now) => {
  expect(clock(entries, now)).toBeNull();
});

test("with all boards played nothing is said", () => {
  const all = [...entered(every(7.5, 24)), ...entered(every(7.5, 24), 2)];
  expect(clock(all, 24 * 7.5)).toBeNull();
});
