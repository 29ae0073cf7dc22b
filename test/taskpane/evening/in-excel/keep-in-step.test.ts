import fc from "fast-check";
import { compareAndWriteCells, type Exchange } from "../../../../src/excel/compare-and-write";
import {
  entryKey,
  eveningPlan,
  withEntries,
  currentResults,
  undoLastAct,
  type Evening,
} from "../../../../src/play/evening";
import { splitCells, readPlayed, type BoardCells, type CellTexts } from "../../../../src/play/in-workbook/board-cells";
import type { SheetSnapshot } from "../../../../src/play/in-workbook/snapshot";
import type { SyncPlan } from "../../../../src/play/in-workbook/sync-plan";
import { averagesOf, isSameResult, type BoardResult } from "../../../../src/play/board-result";
import { startWorkbookSync } from "../../../../src/taskpane/evening/in-excel/workbook-sync";
import { cellAddress } from "../../../../src/workbook/reference";
import { runs } from "../../../support/runs";

const PLAYED = ["contract", "declarer", "result", "doubled", "points"];
const COLUMNS = [...PLAYED, "adjusted"];
const BEGUN: Evening = { id: "", kind: "four-pairs", options: { boards: 24 }, started: 0, changed: 0, entries: [] };
const PLAN = eveningPlan(BEGUN);
/** So few that pad and sheet meet on them. */
const PLACES = [1, 2].flatMap((board) => [1, 2].map((table) => ({ table, board })));
type Place = (typeof PLACES)[number];

const rowOf = ({ board }: Place) => board;
const addressOf = (place: Place, column: string) =>
  `Table ${place.table}!${cellAddress(rowOf(place), COLUMNS.indexOf(column) + 1)}`;

/** A double of Excel, which answers each batch after a while. @param changed called after each change of a cell */
function openExcel(latency: () => number, changed: () => void) {
  const cells = new Map<string, string>();
  const listeners = new Set<() => Promise<void>>();
  const put = (address: string, text: string) => {
    cells.set(address, text);
    changed();
    setTimeout(() => listeners.forEach((listener) => void listener()));
  };
  const wait = () => new Promise<void>((resolve) => void setTimeout(resolve, latency()));
  const run = async (first: unknown, second?: (context: object) => Promise<unknown>) => {
    const work = (second ?? first) as (context: object) => Promise<unknown>;
    const asked: (() => void)[] = [];
    const worksheets = {
      getItem: (sheet: string) => ({
        getRange: (address: string) => {
          const range = {
            values: [[""]],
            load: () => {
              asked.push(() => (range.values = [[cells.get(`${sheet}!${address}`) ?? ""]]));
              return range;
            },
            set formulas([[text]]: [[string]]) {
              asked.push(() => put(`${sheet}!${address}`, text));
            },
          };
          return range;
        },
      }),
      onChanged: {
        add: (listener: () => Promise<void>) => {
          listeners.add(listener);
          return { context: {}, remove: () => listeners.delete(listener) };
        },
      },
    };
    const sync = async () => {
      await wait();
      for (const each of asked.splice(0)) each();
      await wait();
    };
    return work({ workbook: { worksheets }, sync });
  };
  Object.assign(globalThis, {
    Excel: { run },
    window: { addEventListener: () => undefined, removeEventListener: () => undefined },
  });
  return { cells, put, wait };
}

/** A line before anything has been entered. */
const NOTHING: StoodLine = { cells: {}, answers: 1 };

/** Whether two lines hold the same. */
function isAlike(one: CellTexts, other: CellTexts): boolean {
  return PLAYED.every((column) => (one[column] ?? "") === (other[column] ?? ""));
}

/** A cell that somebody has typed into. */
interface Typed {
  readonly key: string;
  readonly column: string;
  readonly text: string;
  /** Who types what stands there already has changed nothing. */
  readonly isNew: boolean;
  /** Which of the place's lines it has made. */
  readonly line: number;
}

/** A line as it stood for a while. */
interface StoodLine {
  readonly cells: CellTexts;
  /** How many answers of the pad there had been when it came to stand. */
  readonly answers: number;
}

const at = fc.constantFrom(...PLACES);
const said: fc.Arbitrary<BoardResult> = fc.constantFrom<BoardResult>(
  { kind: "passed" },
  { kind: "not-played" },
  { kind: "points", points: -420 },
  { kind: "average" },
  { kind: "played", contract: { level: 4, strain: "H", doubling: 0 }, declarer: "N", result: 0 },
  { kind: "played", contract: { level: 3, strain: "NT", doubling: 1 }, declarer: "S", result: -2 }
);
const LINE = { contract: "", declarer: "", result: "", doubled: "", points: "" };
const when = fc.integer({ min: 0, max: 3000 });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("accept" as const), when, at, said }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("undo" as const), when }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("type" as const),
      when,
      at,
      /** In milliseconds from one cell to the next. */
      pace: fc.constantFrom(0, 0, 20, 100),
      typed: fc.constantFrom<Readonly<Record<string, string>>>(
        { ...LINE, contract: "4S", declarer: "N", result: "=" },
        { contract: "2C", declarer: "E", result: "+2" },
        { ...LINE, contract: "pass" },
        { ...LINE, contract: "Pass" },
        { contract: "5d" },
        { result: "-3" },
        { points: "150" },
        LINE,
        { adjusted: "0" },
        { adjusted: "-3" },
        { adjusted: "" }
      ),
    }),
  }
);

const EVENINGS = runs({ ci: 100, soak: 3000 });
// A second for each, on a machine that has other things to do.
jest.setTimeout(1000 * EVENINGS);

afterEach(() => {
  jest.useRealTimers();
  for (const name of ["Excel", "window"]) delete (globalThis as Record<string, unknown>)[name];
});

test("pad and sheet at once, by whatever clock: both end alike, and what somebody has entered is lost nowhere", async () => {
  jest.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 2, maxLength: 14 }),
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 5, maxLength: 5 }),
      async (acts, latencies) => {
        let turn = 0;
        const { cells, put, wait } = openExcel(
          () => latencies[turn++ % latencies.length]!,
          () => keepLines()
        );
        let evening = BEGUN;
        let seen: SheetSnapshot = {};
        let last: SyncPlan | null = null;
        const log: string[] = [];
        /** What stood on the pad of a place, one after the other. */
        const stood = new Map(PLACES.map((place) => [entryKey(place), [null] as (BoardResult | null)[]]));
        /** What stood in a place's cells, one after the other. */
        const stoodLines = new Map(PLACES.map((place) => [entryKey(place), [] as StoodLine[]]));
        /** What the pad last read in a place's cells, and what it last wrote there. */
        const readLines = new Map<string, StoodLine>();
        const writtenLines = new Map<string, StoodLine>();
        const change = (next: Evening, why: string) => {
          evening = next;
          log.push(`${Date.now() % 100000} ${why}`);
          const stands = currentResults(evening);
          for (const [key, all] of stood) all.push(stands.get(key) ?? null);
        };
        const textsAt = (place: Place) =>
          Object.fromEntries(
            COLUMNS.flatMap((column) =>
              column === "adjusted" && place.table !== 1 ? [] : [[column, cells.get(addressOf(place, column)) ?? ""]]
            )
          );
        const keepLines = () => {
          for (const place of PLACES) {
            const key = entryKey(place);
            const { played } = splitCells({ ...place, cells: textsAt(place) });
            const all = stoodLines.get(key)!;
            if (isAlike(played, all[all.length - 1]?.cells ?? {})) continue;
            // By values nobody can tell what is typed anew from what the pad has just read or written there alike.
            const known = [writtenLines, readLines].map((own) => own.get(key));
            const line = known.find((one) => one && isAlike(played, one.cells));
            all.push(line ?? { cells: played, answers: stood.get(key)!.length });
          }
        };
        const lines = (): BoardCells[] => PLACES.map((place) => ({ ...place, cells: textsAt(place) }));
        const step = startWorkbookSync({
          plan: PLAN,
          tables: {
            read: async () => {
              await wait();
              const read = lines();
              for (const [key, all] of stoodLines) readLines.set(key, all[all.length - 1] ?? NOTHING);
              await wait();
              return { lines: read, rulings: [], missing: [] };
            },
            workOutRulings: () => Promise.resolve(true),
            write: async (all) => {
              // Nothing is ruled here.
              const writes = all.flatMap((each) => ("key" in each ? [each] : []));
              for (const { key, to } of writes)
                if (stood.has(key)) writtenLines.set(key, { cells: to, answers: stood.get(key)!.length });
              log.push(
                `${Date.now() % 100000} write ${JSON.stringify(writes.map(({ key, from, to }) => ({ key, from, to })))}`
              );
              const became = await compareAndWriteCells(
                writes.map(({ place, from, to }) =>
                  Object.entries(to).map(([column, text]): Exchange => {
                    const [sheet = ""] = addressOf(place, column).split("!");
                    return {
                      cell: { sheet, row: rowOf(place), column: COLUMNS.indexOf(column) + 1 },
                      from: from[column] ?? "",
                      to: text,
                    };
                  })
                )
              );
              for (const { key } of writes) readLines.delete(key);
              return became;
            },
          },
          evening: () => evening,
          seen: () => seen,
          saveSnapshot: (next) => (seen = next),
          take: (entries) => {
            change(withEntries(evening, entries, 1), `take ${JSON.stringify(entries)}`);
            step.nudge();
          },
          rule: () => undefined,
          report: (found) => {
            last = found;
          },
          wait: (why) => {
            if (why !== null) throw new Error(why);
          },
        });
        const typed: Typed[] = [];
        for (const one of acts)
          if (one.act === "type") {
            const place = "adjusted" in one.typed ? { ...one.at, table: 1 } : one.at;
            Object.entries(one.typed).forEach(([column, text], i) =>
              setTimeout(
                () => {
                  const isNew = (cells.get(addressOf(place, column)) ?? "") !== text;
                  put(addressOf(place, column), text);
                  const key = entryKey(place);
                  log.push(`${Date.now() % 100000} type ${key} ${column} "${text}"`);
                  typed.push({ key, column, text, isNew, line: stoodLines.get(key)!.length - 1 });
                },
                one.when + i * one.pace
              )
            );
          } else
            setTimeout(() => {
              if (one.act === "undo") change(undoLastAct(evening, 1), "undo");
              else change(withEntries(evening, [{ ...one.at, said: one.said }], 1), `accept ${JSON.stringify(one)}`);
              step.nudge();
            }, one.when);
        await jest.advanceTimersByTimeAsync(9000);
        step.end();
        const stands = currentResults(evening);
        const unfinished = new Set(last!.unfinished.map(entryKey));
        expect([last!.entries, last!.writes]).toEqual([[], []]);
        for (const line of lines()) {
          const key = entryKey(line);
          const now = stands.get(key) ?? null;
          const { played } = splitCells(line);
          const read = readPlayed(line, played);
          const context = [key, JSON.stringify([played, now]), ...log].join("\n");
          if (averagesOf(now) === null && !unfinished.has(key))
            expect([context, isSameResult(read.kind === "said" ? read.result : null, now)]).toEqual([context, true]);
          // What was typed last in a cell is there, or the pad has known a line with it and said something else since.
          const own = typed.filter((each) => each.key === key && each.column in played);
          own.forEach(({ column, text, isNew, line: first }, i) => {
            const isTypedAnew = own.slice(i + 1).some((later) => later.column === column);
            if (!isNew || played[column] === text || isTypedAnew) return;
            const isKnown = stoodLines
              .get(key)!
              .slice(first)
              .some(({ cells: its, answers }) => {
                const there = readPlayed(line, its);
                const known = stood.get(key)!.slice(answers - 1);
                return (
                  (its[column] ?? "") === text &&
                  (there.kind === "blank" ||
                    (there.kind === "said" && known.some((one) => isSameResult(one, there.result))))
                );
              });
            expect([context, column, isKnown]).toEqual([context, column, true]);
          });
        }
      }
    ),
    { numRuns: EVENINGS }
  );
});
