import { boardsAt } from "../../../../src/play/at-table";
import type { TablePlan } from "../../../../src/sessions/table-plan";
import { eveningPlan, withEntries, type Evening } from "../../../../src/play/evening";
import { type KindName, planSession } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { beginningOf, withOptions } from "../../../../src/taskpane/evening/shared/new-evening";

const HOUR = 60 * 60 * 1000;
const NOON = new Date(2026, 10, 20, 12).getTime();

beforeEach(() => void jest.useFakeTimers({ now: NOON }));
afterEach(() => void jest.useRealTimers());

/** An evening that began an hour ago, with so many results at each table. */
function evening(kind: KindName, options: SessionOptions, results: number, hours = 1): Evening {
  const started = NOON - hours * HOUR;
  const begun: Evening = { id: `${kind}${results}`, kind, options, started, changed: started, entries: [] };
  const plan = eveningPlan(begun);
  const tables = [...new Set(plan.movement.map(({ table }) => table))];
  const entries = tables.flatMap((table) =>
    boardsAt(plan, table)
      .slice(0, results)
      .map(({ board }) => ({ table, board, said: { kind: "passed" } as const }))
  );
  return withEntries(begun, entries, started);
}

const plan = (kind: string, options: SessionOptions) => planSession(kind, options) as TablePlan;
const DATE = { date: "2026-11-20" };
const four = (results: number, hours?: number) => evening("four-pairs", { boards: 24, ...DATE }, results, hours);

test.each<[KindName, SessionOptions, SessionOptions]>([
  ["four-pairs", { boards: 24 }, { boards: 24, title: "Friday", pairs: ["A & B", "", "", "C & D"], scoring: "vps" }],
  ["five-pairs", { boards: 25 }, { boards: 25, date: "2026-11-19" }],
  ["pairs", { pairs: ["7"] }, { pairs: ["7"], scoring: "cross-imps" }],
  ["individual", { players: ["9"] }, { players: ["Ann", "Bob", "Cat", "Di", "Eve", "Fay", "Gus", "Hal", "Ida"] }],
  ["team-match", { form: "league" }, { form: "league", home: "Reds", scale: "WBF-24", "first-board": 1 }],
  ["three-teams", { boards: 18 }, { boards: 18, teams: ["Reds", "Blues", "Golds"] }],
  ["four-teams", { boards: 24 }, { boards: 24, scale: "WBF-4" }],
])("%s: an evening in play goes on when names, title, date or scoring change", (kind, options, others) => {
  const inPlay = evening(kind, { ...DATE, ...options }, 3);
  const changed = { ...DATE, ...others };
  expect(beginningOf([inPlay], plan(kind, changed))).toEqual({ kind: "changed", evening: inPlay });
  const kept = withOptions(inPlay, { options: changed });
  expect([kept.entries, kept.id, kept.changed]).toEqual([inPlay.entries, inPlay.id, NOON]);
  expect(beginningOf([kept], plan(kind, changed))).toEqual({ kind: "same", evening: kept });
});

test.each<[string, SessionOptions]>([
  ["four-pairs", { boards: 30 }],
  ["four-pairs", { boards: 24, rounds: 3 }],
  ["five-pairs", { boards: 25 }],
  ["team-match", { form: "league" }],
])("%s %j: results that do not fit are asked about", (kind, options) => {
  const inPlay = four(3);
  const asked = { kind: "asked", evening: inPlay, canKeep: false, isWhole: false };
  expect(beginningOf([inPlay], plan(kind, { ...DATE, ...options }))).toEqual(asked);
});

test("an evening that has all its results is another one, unless somebody says that it is the same", () => {
  const whole = four(24);
  const asked = { kind: "asked", evening: whole, isWhole: true };
  const named = plan("four-pairs", { boards: 24, ...DATE, pairs: ["A & B", "", "", ""] });
  expect(beginningOf([whole], named)).toEqual({ ...asked, canKeep: true });
  // The same title for other boards; another game altogether is just begun.
  expect(beginningOf([whole], plan("four-pairs", { boards: 30, ...DATE }))).toEqual({ ...asked, canKeep: false });
  expect(beginningOf([whole], plan("pairs", { pairs: ["8"], ...DATE }))).toEqual({ kind: "new" });
});

test("an evening of another day is another one; one without results is what is chosen", () => {
  const named = plan("four-pairs", { boards: 24, ...DATE, pairs: ["A & B", "", "", ""] });
  expect(beginningOf([four(3, 13)], named)).toEqual({ kind: "new" });
  const yesterday = evening("four-pairs", { boards: 24, date: "2026-11-19" }, 3, 13);
  const late = { ...yesterday, changed: NOON - 11 * HOUR };
  const today = plan("four-pairs", { boards: 24, ...DATE });
  expect(beginningOf([late], today)).toEqual({ kind: "asked", evening: late, canKeep: true, isWhole: false });
  const empty = four(0);
  expect(beginningOf([empty], named)).toEqual({ kind: "changed", evening: empty });
  expect(beginningOf([empty], plan("five-pairs", { boards: 25, ...DATE }))).toEqual({ kind: "new" });
  expect(beginningOf([], named)).toEqual({ kind: "new" });
});

test("a club's own words are the same in the order in which a workbook has them", () => {
  const options = (words: string) => ({ boards: 24, ...DATE, words });
  const begun = evening("four-pairs", options("NT UT; clubs K"), 2);
  expect(beginningOf([begun], plan("four-pairs", options("clubs K; NT UT"))).kind).toBe("same");
  expect(beginningOf([begun], plan("four-pairs", options("clubs K; nt UT"))).kind).toBe("same");
  expect(beginningOf([begun], plan("four-pairs", options("clubs T; NT UT"))).kind).toBe("changed");
});
