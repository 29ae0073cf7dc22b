import fc from "fast-check";
import { placesOf, type TablePlan } from "../../src/exchange/boards-at-tables";
import { tablesIn } from "../../src/exchange/tables-in";
import { boardsAt, movesAfter, nextBoard, otherTable, roundsAt } from "../../src/play/at-table";
import { saidBy, typedDraft } from "../../src/play/draft";
import { lastAct, outcomeOf, planOf, saying, standing, undone, type Evening } from "../../src/play/evening";
import { merged } from "../../src/play/merge";
import { planSession, playedBy, type KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { contractsOf } from "./every-contract";

const said = (text: string) => saidBy(typedDraft(1, text)!)!;
const entry = (table: number, board: number, text: string | null) => ({
  table,
  board,
  said: text === null ? null : said(text),
});
const begun = (kind: KindName, options: SessionOptions): Evening => ({
  ...{ id: "a", kind, options, started: 0, changed: 0, entries: [] },
});
const FOUR = begun("four-pairs", { boards: 24 });
const plan = planOf(FOUR);

test("the last that was said stands, and is undone", () => {
  const first = saying(FOUR, [entry(1, 1, "4hn="), entry(2, 1, "4hn+1")], 5);
  const second = saying(first, [entry(1, 1, "4hn-1")], 6);
  expect(standing(second).get("1:1")).toEqual(said("4hn-1"));
  expect(standing(undone(second, 7)).get("1:1")).toEqual(said("4hn="));
  expect(standing(saying(second, [entry(1, 1, null)], 8)).has("1:1")).toBe(false);
  expect([second.changed, undone(second, 7).changed, FOUR.entries.length]).toEqual([6, 7, 0]);
  expect(saying(second, [], 9)).toBe(second);
});

test("what was said in one act is undone in one", () => {
  const first = saying(FOUR, [entry(1, 1, "pass")], 5);
  const taken = saying(first, [entry(2, 1, "4hn="), entry(2, 2, "pass"), entry(1, 1, "3nw=")], 6);
  const after = saying(taken, [entry(1, 2, "pass")], 7);
  expect(lastAct(after).map(({ table, board }) => [table, board])).toEqual([[1, 2]]);
  const before = undone(after, 8);
  expect(before.entries).toEqual(taken.entries);
  expect(lastAct(before)).toHaveLength(3);
  expect(undone(before, 9).entries).toEqual(first.entries);
  expect(undone(undone(before, 9), 10).entries).toEqual([]);
  expect([lastAct(FOUR), undone(FOUR, 11).entries]).toEqual([[], []]);
});

test("what came from the workbook is not undone, nor what it has replaced", () => {
  const typed = (...entries: ReturnType<typeof entry>[]) =>
    entries.map((each) => ({ ...each, from: "workbook" as const }));
  const own = saying(saying(FOUR, [entry(1, 1, "4hn=")], 1), [entry(1, 2, "pass")], 2);
  const both = saying(own, typed(entry(1, 2, "3nw="), entry(2, 1, "4hn+1")), 3);
  // Board 2 was said last, but has been typed since.
  expect(lastAct(both)).toEqual([entry(1, 1, "4hn=")]);
  const left = undone(both, 4);
  expect([...standing(left)]).toEqual([
    ["1:2", said("3nw=")],
    ["2:1", said("4hn+1")],
  ]);
  expect([lastAct(left), undone(left, 5).entries]).toEqual([[], left.entries]);
  // What is said of it once more can be undone, and what was typed is there again.
  const again = saying(both, [entry(1, 2, "1nn=")], 6);
  expect(lastAct(again)).toEqual([entry(1, 2, "1nn=")]);
  expect(standing(undone(again, 7)).get("1:2")).toEqual(said("3nw="));
});

test("of an act of which the workbook has replaced a part, all is undone but that", () => {
  const received = saying(FOUR, [entry(2, 1, "4hn="), entry(2, 2, "pass")], 1);
  const typed = saying(received, [{ ...entry(2, 2, "2sn="), from: "workbook" }], 2);
  expect(lastAct(typed)).toHaveLength(2);
  expect([...standing(undone(typed, 3))]).toEqual([["2:2", said("2sn=")]]);
});

test.each<[KindName, SessionOptions, string]>([
  ["four-pairs", { boards: 24 }, "1,1,4H,N,+1,,\n2,1,Pass,,,,\n1,2,NP,,,,\n2,2,,,,-420,\n1,3,,,,,0"],
  ["team-match", { boards: 24 }, "1,1,4H,N,+1,,\n2,1,Pass,,,,\n1,2,NP,,,,\n2,2,,,,-420,\n1,3,,,,,0"],
  ["team-match", { boards: 24, form: "bam" }, "1,1,4H,N,+1,,\n2,1,Pass,,,,\n1,2,NP,,,,\n2,2,,,,-420,\n1,3,,,,,0.5"],
])("%s %j: what is tapped scores as the same results from a file", (kind, options, lines) => {
  const evening = saying(
    begun(kind, options),
    [entry(1, 1, "4hn+1"), entry(2, 1, "pass"), entry(1, 2, "np"), entry(2, 2, "-420"), entry(1, 3, "average")],
    1
  );
  const laid = planOf(evening);
  const outcome = outcomeOf(standing(evening), laid);
  const adjusted = kind === "four-pairs" ? "adjusted" : "adjusted_home,adjusted_away";
  const csv = kind === "four-pairs" ? lines : lines.replace(/,$/gm, ",,").replace(/,(0|0\.5)$/, ",$1,$1");
  const file = playedBy(laid, `table,board,contract,declarer,result,points,${adjusted}\n${csv}`);
  expect(file.faults).toEqual([]);
  expect(outcome.faults).toEqual([]);
  expect(outcome.json()).toEqual(file.json());
});

test("before the first board there is nothing wrong", () => {
  const { faults, report } = outcomeOf(new Map(), plan);
  expect([faults, report.progress]).toEqual([[], "0 of 24 boards scored"]);
});

test("boards come in the order of play, then those that were left out", () => {
  const open = (after: number | null, ...done: number[]) => {
    const stands = new Map(done.map((board) => [`1:${board}`, said("pass")]));
    return nextBoard(plan, 1, stands, after)?.board ?? null;
  };
  expect(open(null)).toBe(1);
  expect(open(1, 1)).toBe(2);
  expect(open(4, 1, 3, 4)).toBe(5);
  expect(open(24, 1, 3, 24)).toBe(2);
  expect(open(24, ...boardsAt(plan, 1).map(({ board }) => board))).toBeNull();
});

test("who moves where", () => {
  const [first, , , , , last] = roundsAt(plan, 1);
  // Pair 4 stays, pair 1 makes room for pair 2.
  expect(movesAfter(plan, first!)).toEqual([
    { id: "4", to: { tableName: "1", side: "N-S" }, stays: true },
    { id: "1", to: { tableName: "2", side: "E-W" }, stays: false },
  ]);
  expect(movesAfter(plan, last!)).toEqual([]);
  const five = planOf(begun("five-pairs", { boards: 25 }));
  const moves = roundsAt(five, 1).flatMap((place) => movesAfter(five, place));
  expect(moves.some(({ to }) => to === null)).toBe(true);
});

test("each player of an individual moves for herself", () => {
  const nine = planOf(begun("individual", { players: ["9"] }));
  const [first] = roundsAt(nine, 2);
  expect(first?.sitting.map(({ id }) => id)).toEqual(["6+8", "5+9"]);
  expect(movesAfter(nine, first!)).toEqual([
    { id: "6", to: { tableName: "2", side: "E-W" }, stays: false },
    { id: "8", to: { tableName: "1", side: "N-S" }, stays: false },
    { id: "5", to: { tableName: "1", side: "N-S" }, stays: false },
    { id: "9", to: { tableName: "2", side: "N-S" }, stays: false },
  ]);
});

test("at two tables of individuals there is one other table, at three or four none", () => {
  const other = (kind: KindName, options: SessionOptions) =>
    otherTable(planSession(kind, options) as TablePlan, { table: 2, board: 1 });
  expect(other("individual", { players: ["8"] })).toBe(1);
  expect(other("individual", { players: ["12"] })).toBeNull();
  expect(other("pairs", { pairs: ["8"] })).toBeNull();
});

test("an average counts for both sides of pairs in a field", () => {
  const plan = planSession("pairs", { pairs: ["6"] }) as TablePlan;
  const stands = new Map([
    ["1:1", { kind: "average" }],
    ["2:1", said("4hn=")],
  ] as const);
  const { scored } = outcomeOf(stands, plan);
  expect("tallies" in scored && scored.tallies.map(({ percentage }) => percentage)).toEqual([
    50,
    50,
    null,
    null,
    50,
    50,
  ]);
});

test.each<[KindName, SessionOptions]>([
  ["four-pairs", { boards: 24 }],
  ["five-pairs", { boards: 25 }],
  ["team-match", { boards: 24 }],
  ["three-teams", { boards: 18 }],
  ["four-teams", {}],
])("each board of %s has its other table", (kind, options) => {
  const laid = planSession(kind, options) as TablePlan;
  for (const { table } of tablesIn(laid))
    for (const { board } of boardsAt(laid, table)) {
      const other = otherTable(laid, { table, board })!;
      expect(other).not.toBe(table);
      expect(placesOf(laid).some((place) => place.table === other && place.boards.includes(board))).toBe(true);
      expect(otherTable(laid, { table: other, board })).toBe(table);
    }
});

test("two devices: news, what both say, and what they say differently", () => {
  const here = standing(saying(FOUR, [entry(1, 1, "4hn="), entry(1, 2, "pass")], 1));
  const { news, conflicts, alike } = merged(here, [
    entry(1, 1, "4hn="),
    entry(1, 2, "1nn="),
    entry(2, 1, "4he="),
    entry(2, 2, null),
  ]);
  expect(news).toEqual([entry(2, 1, "4he=")]);
  expect(conflicts).toEqual([{ table: 1, board: 2, here: said("pass"), there: said("1nn=") }]);
  expect(alike).toBe(1);
});

test("merged either way, two devices say the same when nothing conflicts", () => {
  const all = contractsOf(101);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 24 }), fc.boolean())), (cells) => {
      const stands = (mine: boolean) =>
        standing({
          entries: cells.flatMap(([table, board, own]) =>
            own === mine ? [{ table, board, said: all[(table * 24 + board) % all.length]! }] : []
          ),
        });
      const [one, two] = [stands(true), stands(false)];
      const joined = (first: typeof one, second: typeof one) => {
        const received = [...second].map(([key, found]) => {
          const [table, board] = key.split(":").map(Number);
          return { table: table!, board: board!, said: found };
        });
        const { news, conflicts } = merged(first, received);
        expect(conflicts).toEqual([]);
        return new Map([...first, ...news.map((each) => [`${each.table}:${each.board}`, each.said!] as const)]);
      };
      expect(new Map([...joined(one, two)].sort())).toEqual(new Map([...joined(two, one)].sort()));
    })
  );
});
