import fc from "fast-check";
import { exchangeCells, type Exchange } from "../../../src/excel/exchange-cells";
import { placeKey, planOf, saying, standing, undone, type Evening } from "../../../src/play/evening";
import { parted, readPlayed, type BoardCells } from "../../../src/play/in-workbook/board-cells";
import type { Seen } from "../../../src/play/in-workbook/seen";
import type { Step } from "../../../src/play/in-workbook/step";
import { isSame, type Said } from "../../../src/play/said";
import { keepInStep } from "../../../src/taskpane/tonight/in-excel/keep-in-step";
import { cellAddress } from "../../../src/workbook/reference";
import { runs } from "../../support/runs";

const PLAYED = ["contract", "declarer", "result", "doubled", "points"];
const COLUMNS = [...PLAYED, "adjusted"];
const BEGUN: Evening = { id: "", kind: "four-pairs", options: { boards: 24 }, started: 0, changed: 0, entries: [] };
const PLAN = planOf(BEGUN);
/** So few that pad and sheet meet on them. */
const PLACES = [1, 2].flatMap((board) => [1, 2].map((table) => ({ table, board })));
type Place = (typeof PLACES)[number];

const rowOf = ({ board }: Place) => board;
const addressOf = (place: Place, column: string) =>
  `Table ${place.table}!${cellAddress(rowOf(place), COLUMNS.indexOf(column) + 1)}`;

/** A double of Excel, which answers each batch after a while. */
function openExcel(latency: () => number) {
  const cells = new Map<string, string>();
  const listeners = new Set<() => Promise<void>>();
  const put = (address: string, text: string) => {
    cells.set(address, text);
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

const at = fc.constantFrom(...PLACES);
const said: fc.Arbitrary<Said> = fc.constantFrom<Said>(
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

const EVENINGS = runs({ ci: 200, soak: 3000 });
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
        const { cells, put, wait } = openExcel(() => latencies[turn++ % latencies.length]!);
        let evening = BEGUN;
        let seen: Seen = {};
        let last: Step | null = null;
        const replaced: Place[] = [];
        const log: string[] = [];
        /** What stood on the pad of a place, one after the other. */
        const stood = new Map(PLACES.map((place) => [placeKey(place), [null] as (Said | null)[]]));
        const change = (next: Evening, why: string) => {
          evening = next;
          log.push(`${Date.now() % 100000} ${why}`);
          const stands = standing(evening);
          for (const [key, all] of stood) all.push(stands.get(key) ?? null);
        };
        const textsAt = (place: Place) =>
          Object.fromEntries(
            COLUMNS.flatMap((column) =>
              column === "adjusted" && place.table !== 1 ? [] : [[column, cells.get(addressOf(place, column)) ?? ""]]
            )
          );
        const lines = (): BoardCells[] => PLACES.map((place) => ({ ...place, cells: textsAt(place) }));
        const step = keepInStep({
          plan: PLAN,
          tables: {
            read: async () => {
              await wait();
              const read = lines();
              await wait();
              return { lines: read, missing: [] };
            },
            write: (writes) => {
              log.push(
                `${Date.now() % 100000} write ${JSON.stringify(writes.map(({ key, from, to }) => ({ key, from, to })))}`
              );
              return exchangeCells(
                writes.map(({ place, from, to }) =>
                  Object.entries(to).map(([column, text]): Exchange => {
                    const [sheet = ""] = addressOf(place, column).split("!");
                    return {
                      at: { sheet, row: rowOf(place), column: COLUMNS.indexOf(column) + 1 },
                      from: from[column] ?? "",
                      to: text,
                    };
                  })
                )
              );
            },
          },
          evening: () => evening,
          seen: () => seen,
          keepSeen: (next) => (seen = next),
          take: (entries) => {
            change(saying(evening, entries, 1), `take ${JSON.stringify(entries)}`);
            step.nudge();
          },
          report: (found) => {
            last = found;
            replaced.push(...found.replaced);
          },
          wait: (why) => {
            if (why !== null) throw new Error(why);
          },
        });
        const typed: {
          key: string;
          column: string;
          text: string;
          read: Said | null;
          isWhole: boolean;
          since: number;
        }[] = [];
        for (const one of acts)
          if (one.act === "type") {
            const place = "adjusted" in one.typed ? { ...one.at, table: 1 } : one.at;
            Object.entries(one.typed).forEach(([column, text], i) =>
              setTimeout(
                () => {
                  const isNew = (cells.get(addressOf(place, column)) ?? "") !== text;
                  put(addressOf(place, column), text);
                  log.push(`${Date.now() % 100000} type ${placeKey(place)} ${column} "${text}"`);
                  const key = placeKey(place);
                  // Who types what stands there already has changed nothing.
                  const same = typed.filter((each) => each.key === key);
                  const since = isNew ? stood.get(key)!.length - 1 : (same[same.length - 1]?.since ?? 0);
                  const read = readPlayed(place.board, parted({ ...place, cells: textsAt(place) }).played);
                  typed.push({
                    key,
                    column,
                    text,
                    read: read.kind === "said" ? read.said : null,
                    isWhole: read.kind !== "unfinished",
                    since,
                  });
                },
                one.when + i * one.pace
              )
            );
          } else
            setTimeout(() => {
              if (one.act === "undo") change(undone(evening, 1), "undo");
              else change(saying(evening, [{ ...one.at, said: one.said }], 1), `accept ${JSON.stringify(one)}`);
              step.nudge();
            }, one.when);
        await jest.advanceTimersByTimeAsync(9000);
        step.end();
        const stands = standing(evening);
        const unfinished = new Set(last!.unfinished.map(placeKey));
        expect([last!.entries, last!.writes]).toEqual([[], []]);
        for (const line of lines()) {
          const key = placeKey(line);
          const now = stands.get(key) ?? null;
          const { played } = parted(line);
          const read = readPlayed(line.board, played);
          const context = [key, JSON.stringify([played, now]), ...log].join("\n");
          if (now?.kind !== "average" && !unfinished.has(key))
            expect([context, isSame(read.kind === "said" ? read.said : null, now)]).toEqual([context, true]);
          // What was typed last is there, or the pad has known it and has said something else since.
          const own = typed.filter((each) => each.key === key && each.column in played);
          const end = own[own.length - 1];
          const gone = own.some(
            ({ column, text }, i) =>
              played[column] !== text && !own.slice(i + 1).some((later) => later.column === column)
          );
          if (!end || !gone) continue;
          const known = stood.get(key)!.slice(end.since);
          const isKnown = end.isWhole && (end.read === null || known.some((said) => isSame(said, end.read)));
          expect([context, isKnown]).toEqual([context, true]);
        }
      }
    ),
    { numRuns: EVENINGS }
  );
});
