import fc from "fast-check";
import { itemAt } from "../../src/bridge/item-at";
import { boardsAt } from "../../src/play/at-table";
import type { BoardResult } from "../../src/play/board-result";
import { entryKey, outcomeOf, eveningPlan, type Evening } from "../../src/play/evening";
import { isHeldBack, readPhoneMode, waitingTables } from "../../src/play/one-phone";
import { tableSheet } from "../../src/play/table-sheet";
import { scoreCsv, shownBoard, tablesIn } from "../../src/sessions/kinds";
import { resultOf } from "../../src/sessions/result/session-result";
import { FOUR_PAIRS, padDevice } from "../support/pad-device";
import { plainFourPairs, type PlainResult } from "../support/plain-scorer";
import { SEED } from "../support/runs";
import { played, typedLine } from "../support/tonight";

type Game = Pick<Evening, "kind" | "options">;

const THREE_TABLES: Game = { kind: "pairs", options: { pairs: ["6"], boards: 20, date: "2026-11-27" } };
const GAMES: readonly (readonly [string, Game])[] = [
  ["four pairs", FOUR_PAIRS],
  ["five pairs", { kind: "five-pairs", options: { boards: 25, date: "2026-11-27" } }],
  ["nine players", { kind: "individual", options: { players: ["9"], boards: 18, date: "2026-11-27" } }],
  ["three tables", THREE_TABLES],
  ["Chicago, which has one table", { kind: "chicago", options: { players: ["4"], date: "2026-11-27" } }],
];

/** One phone on which results are entered, and the buttons of the page after a round. */
function onePhone(game: Game) {
  const pad = padDevice({ of: game, phones: "one" });
  const { send, view } = pad;
  const open = (board: number, table: number) => send({ kind: "opened", place: { table, board } });
  return {
    ...pad,
    place: pad.bookmark,
    enter: (line: string) => {
      pad.enter(line);
      // A doubt is answered by a second press.
      if (view().question) send({ kind: "pressed" });
    },
    /** The main button. */
    goOn: () => {
      const { over } = view();
      const waiting = over?.waiting[0];
      if (waiting) open(waiting.boards[0]!, waiting.place.table);
      else if (over?.next) open(over.next.board, over.next.place.table);
    },
    /** "Table 2 is still playing". */
    later: () => {
      const { next } = view().over!;
      open(next!.board, next!.place.table);
    },
  };
}

/** What the page after a round leads to: "2: 1,2,3,4", or "next 1: 5". */
function ledTo({ view }: ReturnType<typeof onePhone>): string {
  const { over } = view();
  const waiting = over?.waiting[0];
  if (!over) return "";
  if (waiting) return `${waiting.place.table}: ${waiting.boards.join()}`;
  return over.next ? `next ${over.next.place.table}: ${over.next.board}` : "end";
}

test("after each round the phone goes to Table 2, and from there back to the next round at Table 1", () => {
  const phone = onePhone(FOUR_PAIRS);
  for (let board = 1; board <= 4; board++) phone.enter("4hn=");
  expect(ledTo(phone)).toBe("2: 1,2,3,4");
  phone.goOn();
  expect(phone.view().notices).toEqual([{ kind: "enteringFor", table: 2 }]);
  for (let board = 1; board <= 4; board++) phone.enter("3ntw-1");
  expect(ledTo(phone)).toBe("next 1: 5");
  phone.goOn();
  expect(phone.place()).toEqual({ table: 1, board: 5 });
});

test("Undo on the page that leads to Table 2 opens Table 1's last board", () => {
  const phone = onePhone(FOUR_PAIRS);
  for (let board = 1; board <= 4; board++) phone.enter("pass");
  phone.send({ kind: "undo" });
  expect([phone.place(), ledTo(phone)]).toEqual([{ table: 1, board: 4 }, ""]);
});

test("a table that is still playing is entered later, both rounds at once and without a pause", () => {
  const phone = onePhone(FOUR_PAIRS);
  for (let board = 1; board <= 4; board++) phone.enter("pass");
  phone.later();
  expect(phone.place()).toEqual({ table: 1, board: 5 });
  for (let board = 5; board <= 8; board++) phone.enter("pass");
  expect(ledTo(phone)).toBe("2: 1,2,3,4,5,6,7,8");
  phone.goOn();
  for (let board = 1; board <= 8; board++) {
    expect(phone.place()).toEqual({ table: 2, board });
    phone.enter("pass");
  }
  expect(ledTo(phone)).toBe("next 1: 9");
});

test("a board that a table has left out leads back there only at the end", () => {
  const phone = onePhone(FOUR_PAIRS);
  const leaveOut = (table: number) => phone.send({ kind: "opened", place: { table, board: 4 } });
  phone.enter("pass");
  phone.enter("pass");
  leaveOut(1);
  phone.enter("pass");
  // Board 3 of Table 1 comes back, and is left once more.
  phone.send({ kind: "opened", place: { table: 1, board: 5 } });
  for (let board = 5; board <= 8; board++) phone.enter("pass");
  expect(ledTo(phone)).toBe("2: 1,2,3,4,5,6,7,8");
  phone.goOn();
  for (let board = 1; board <= 8; board++) phone.enter("pass");
  // Table 1 has gone on: its hole is no table that waits.
  expect(ledTo(phone)).toBe("next 1: 9");
  for (let round = 3; round <= 6; round++) {
    phone.goOn();
    for (let board = 0; board < 4; board++) phone.enter("pass");
    if (phone.place().table === 1 && phone.place().over === undefined) phone.send({ kind: "table", table: 2 });
    else phone.goOn();
    for (let board = 0; board < 4; board++) phone.enter("pass");
  }
  expect(ledTo(phone)).toBe("1: 3");
  phone.goOn();
  phone.enter("pass");
  expect(ledTo(phone)).toBe("end");
});

test("Table 1's results are hidden while Table 2 enters the round: on its sheet, and in the comparison", () => {
  const phone = onePhone(FOUR_PAIRS);
  for (let board = 1; board <= 4; board++) phone.enter("4hn=");
  phone.goOn();
  const hidden = () =>
    tableSheet(phone.plan, 1, phone.results(), (board) => isHeldBack(phone.plan, phone.results(), { table: 2, board }))
      .flatMap(({ boards }) => boards)
      .filter(({ state }) => state === "hidden");
  for (let board = 1; board <= 3; board++) {
    phone.enter("3ntw-1");
    expect(phone.view().notices.map(({ kind }) => kind)).not.toContain("compared");
    expect(hidden().map((each) => [each.board, each.result])).toEqual([1, 2, 3, 4].map((each) => [each, null]));
  }
  phone.enter("3ntw-1");
  expect(phone.view().notices.map(({ kind }) => kind)).toContain("compared");
  expect(hidden()).toEqual([]);
});

test("each phone of several compares at once, and leads to no other table", () => {
  const passed: BoardResult = { kind: "passed" };
  const { enter, view } = padDevice({ entries: [{ table: 2, board: 1, said: passed }] });
  for (let board = 1; board <= 4; board++) {
    enter("1nts=");
    expect(view().notices.some(({ kind }) => kind === "compared")).toBe(board === 1);
  }
  expect(view().over!.waiting).toEqual([]);
});

test.each(GAMES)("%s: a whole evening on one phone, with reloads, is as the results file has it", (_, game) => {
  const phone = onePhone(game);
  const tables = tablesIn(phone.plan);
  const all = tables.flatMap(({ table }) => boardsAt(phone.plan, table).map(({ board }) => ({ table, board })));
  const results = fc.sample(played, { numRuns: all.length, seed: SEED });
  const said = new Map(all.map((place, i) => [entryKey(place), results[i]!]));
  const order: number[] = [];
  for (let i = 0; i < all.length; i++) {
    if (i % 5 === 2) phone.reload();
    // One press leads on, wherever the phone is.
    phone.goOn();
    const { table, board, over } = phone.place();
    expect(over).toBeUndefined();
    if (order[order.length - 1] !== table) order.push(table);
    phone.enter(typedLine(said.get(entryKey({ table, board }))!));
    expect(phone.results().has(entryKey({ table, board }))).toBe(true);
  }
  expect(ledTo(phone)).toBe("end");
  // Each round goes once from table to table.
  expect(order.every((table, i) => table === itemAt(tables, i % tables.length).table)).toBe(true);
  const lines = all.map((place) => {
    const { name } = tables.find(({ table }) => table === place.table)!;
    return [name, shownBoard(phone.plan, place.board), written(said.get(entryKey(place))!)].join();
  });
  const file = scoreCsv(phone.plan, `table,board,contract,declarer,result\n${lines.join("\n")}`);
  expect(file.faults).toEqual([]);
  const outcome = outcomeOf(phone.results(), phone.plan);
  expect(outcome.json()).toEqual(file.json());
  if (game === FOUR_PAIRS) {
    const plain = plainFourPairs(4, (table, board) => said.get(entryKey({ table, board })));
    const points = resultOf(outcome.scored).rows.map((row) => Number(row.points));
    expect(points).toEqual([...plain].sort((first, second) => second - first));
  }
});

/** As a results file has it. */
function written(result: PlainResult | null): string {
  if (result === null) return "pass,,";
  const { level, strain, doubled, declarer, over } = result;
  return `${level}${strain}${["", "X", "XX"][doubled]},${declarer},${over === 0 ? "=" : over > 0 ? `+${over}` : over}`;
}

test("whatever results there are, a table that waits has boards of its own without one, and no table waits twice", () => {
  const plan = eveningPlan(THREE_TABLES);
  const places = tablesIn(plan).flatMap(({ table }) => boardsAt(plan, table));
  const passed: BoardResult = { kind: "passed" };
  fc.assert(
    fc.property(fc.subarray(places), fc.constantFrom(...places), fc.boolean(), (entered, { place }, isEnd) => {
      const results = new Map(entered.map((each) => [entryKey({ ...each.place, board: each.board }), passed]));
      const waiting = waitingTables(plan, results, place, isEnd);
      const tables = waiting.map((each) => each.place.table);
      expect(new Set(tables).size).toBe(tables.length);
      expect(tables).not.toContain(place.table);
      for (const { place: at, boards } of waiting) {
        expect(boards.length).toBeGreaterThan(0);
        for (const board of boards) expect(results.has(entryKey({ table: at.table, board }))).toBe(false);
      }
    }),
    { seed: SEED }
  );
});

test.each([[null], [undefined], ["both"], [1], [{}]])("%p is no answer about phones", (stored) => {
  expect(readPhoneMode(stored)).toBeNull();
});
