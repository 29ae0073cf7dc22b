import fc from "fast-check";
import {
  entryKey,
  eveningPlan,
  withEntries,
  currentResults,
  undoLastAct,
  type BoardPlace,
  type Entry,
  type Evening,
} from "../../../src/play/evening";
import {
  isBlank,
  splitCells,
  readAdjusted,
  readPlayed,
  type BoardCells,
  type CellTexts,
} from "../../../src/play/in-workbook/board-cells";
import { fromOtherTable } from "../../../src/exchange/averages";
import type { Write } from "../../../src/play/in-workbook/sync-state";
import {
  adjustedKey,
  parseSnapshot,
  revalidateSnapshot,
  type SheetSnapshot,
} from "../../../src/play/in-workbook/snapshot";
import { planSync, type SyncPlan } from "../../../src/play/in-workbook/sync-plan";
import { averagesOf, isSameResult, type BoardResult } from "../../../src/play/board-result";
import { runs } from "../../support/runs";

const PLAYED = ["contract", "declarer", "result", "doubled", "points"] as const;

/** Few boards, so that pad and sheet meet on them. */
const BOARDS = [1, 2, 5];
const KINDS = [
  { kind: "four-pairs" as const, options: { boards: 24 }, adjusted: ["adjusted"], isOwn: false, average: "0" },
  {
    kind: "team-match" as const,
    options: { boards: 24, form: "bam" as const },
    adjusted: ["adjusted_home", "adjusted_away"],
    isOwn: false,
    average: "½",
  },
  // Each table has its own, two tables as well as three.
  { kind: "pairs" as const, options: { pairs: ["6"] }, adjusted: ["adjusted"], isOwn: true, average: "A/A" },
  { kind: "individual" as const, options: { players: ["8"] }, adjusted: ["adjusted"], isOwn: true, average: "50%/50%" },
];

const seat = fc.constantFrom("N", "E", "S", "W");
const said: fc.Arbitrary<BoardResult> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        level: fc.integer({ min: 1, max: 7 }),
        strain: fc.constantFrom("C" as const, "H" as const, "NT" as const),
        doubling: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const),
        declarer: seat,
        result: fc.integer({ min: -13, max: 6 }),
      })
      .map(({ level, strain, doubling, declarer, result }): BoardResult => {
        const possible = Math.max(Math.min(result, 7 - level), -6 - level);
        return { kind: "played", contract: { level, strain, doubling }, declarer, result: possible };
      }),
  },
  { weight: 1, arbitrary: fc.constantFrom<BoardResult>({ kind: "passed" }, { kind: "not-played" }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(-150, -100, -50, 0, 70, 110, 200)
      .map((points): BoardResult => ({ kind: "points", points })),
  },
  { weight: 2, arbitrary: fc.constantFrom<BoardResult>({ kind: "average" }, { kind: "averages", ns: 60, ew: 40 }) }
);

/** What people type into the cells of a line: whole, half, wrong, or nothing. */
const typed: fc.Arbitrary<CellTexts> = fc.oneof(
  fc.record({ contract: fc.constantFrom("4h", "3NT", "1c"), declarer: seat, result: fc.constantFrom("=", "+1", "-2") }),
  fc.record({ contract: fc.constantFrom("4HN+1", "2SXE-1", "pass", "NP", "cancelled", "4HZ", "3NT") }),
  fc.record({ declarer: seat }),
  fc.record({ result: fc.constantFrom("+1", "1", "") }),
  fc.record({ points: fc.constantFrom("420", "-50", "425", "") }),
  fc.constant(Object.fromEntries(PLAYED.map((column) => [column, ""])))
);

const at = fc.record({ table: fc.constantFrom(1, 2), board: fc.constantFrom(...BOARDS) });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("accept" as const), at, said }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("undo" as const) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("type" as const), at, typed }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("adjust" as const),
      at,
      text: fc.constantFrom("average", "3", "60/40", ""),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("cut" as const), at, to: at }) },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant("meet" as const), cells: fc.constantFrom(99, 99, 99, 0, 1, 2) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("reopen" as const) }) }
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

describe.each(KINDS)("pad and sheet of $kind", ({ kind, options, adjusted, isOwn, average }) => {
  const begun: Evening = { id: "", kind, options, started: 0, changed: 0, entries: [] };
  const plan = eveningPlan(begun);
  /** The tables that what the Director gives at one of them counts for, the one that holds it first. */
  const givenFor = ({ table, board }: BoardPlace): BoardPlace[] =>
    (isOwn ? [table] : [1, 2]).map((each) => ({ table: each, board }));

  /** Pad, sheet, and what is known of both. */
  function played() {
    let evening = begun;
    let seen: SheetSnapshot = {};
    const log: Entry[] = [];
    const sheet = new Map<string, Record<string, string>>();
    /** Lines as the program left them, and those of them that it had not finished. */
    const left = new Map<string, CellTexts>();
    const broken = new Map<string, CellTexts>();
    /** Lines that somebody has ever typed into. */
    const touched = new Set<string>();
    /** How often a pad had accepted something for a board when somebody typed into its cells last. */
    const acceptedBefore = new Map<string, number>();
    /** The same since pad and sheet met last: who types what stood then has typed nothing. */
    const sinceMet = new Map<string, { readonly stood: string; readonly accepted: number }>();
    const cellsAt = (key: string) => {
      const found = lines().find((line) => [entryKey(line), adjustedKey(line)].includes(key));
      const parts = found && splitCells(found);
      return JSON.stringify(found && key === adjustedKey(found) ? parts?.adjusted : parts?.played);
    };
    const accepted = (places: readonly BoardPlace[]) =>
      log.filter((entry) => entry.from === undefined && places.some((place) => entryKey(place) === entryKey(entry)))
        .length;
    for (const board of BOARDS)
      for (const table of [1, 2]) {
        const columns = [...PLAYED, ...(isOwn || table === 1 ? adjusted : [])];
        sheet.set(entryKey({ table, board }), Object.fromEntries(columns.map((column) => [column, ""])));
      }
    const lineAt = (place: BoardPlace) => sheet.get(entryKey(place))!;
    const lines = (): BoardCells[] =>
      BOARDS.flatMap((board) => [1, 2].map((table) => ({ table, board, cells: { ...lineAt({ table, board }) } })));
    const type = (place: BoardPlace, texts: CellTexts) => {
      const isAdjusted = Object.keys(texts).some((column) => adjusted.includes(column));
      const key = isAdjusted ? adjustedKey(place) : entryKey(place);
      const stood = sinceMet.get(key)?.stood ?? cellsAt(key);
      sinceMet.set(key, { stood, accepted: accepted(isAdjusted ? givenFor(place) : [place]) });
      Object.assign(lineAt(place), texts);
      touched.add(entryKey(place));
    };
    const put = ({ key, place, from, to, done }: Write, cells: number) => {
      const before = lineAt(place);
      for (const [column, text] of Object.entries(from)) expect(before[column]).toBe(text);
      const ours = left.get(key) ?? {};
      const others = PLAYED.filter((column) => before[column] !== (ours[column] ?? ""));
      const lost = others.filter((column) => before[column] !== to[column]);
      const half = broken.get(key);
      // Who types into a line that is half written what was to stand there has typed nothing else.
      const entered = half ? lost.filter((column) => !["", half[column]].includes(before[column])) : lost;
      if (key === entryKey(place) && entered.length > 0) {
        // What somebody has entered is written over only where the pad has known it.
        const read = readPlayed(place, from);
        expect(read.kind).not.toBe("unfinished");
        if (read.kind === "said") {
          expect(log.some((entry) => entryKey(entry) === key && isSameResult(entry.said, read.result))).toBe(true);
          // It has said something else since: undo alone takes nothing out of the cells.
          expect(accepted([place])).toBeGreaterThan(acceptedBefore.get(key) ?? 0);
        }
      }
      if (
        key === adjustedKey(place) &&
        adjusted.some((column) => !["", ours[column], half?.[column]].includes(from[column]))
      )
        expect(accepted(givenFor(place))).toBeGreaterThan(acceptedBefore.get(key) ?? 0);
      const changed = Object.entries(to).filter(([column, text]) => from[column] !== text);
      for (const [column, text] of changed.slice(0, cells)) before[column] = text;
      left.set(key, { ...before });
      if (cells < changed.length) broken.set(key, to);
      else broken.delete(key);
      if (cells >= changed.length) seen = { ...seen, [key]: done };
    };
    /** @param cells so many of each write are written before it breaks off. */
    const meet = (cells: number): SyncPlan => {
      for (const [key, typed] of sinceMet) if (cellsAt(key) !== typed.stood) acceptedBefore.set(key, typed.accepted);
      sinceMet.clear();
      const step = planSync(plan, evening, seen, lines());
      evening = withEntries(evening, step.entries, 1);
      log.push(...step.entries);
      // As it is kept.
      seen = parseSnapshot(JSON.parse(JSON.stringify(step.seen)))!;
      for (const write of step.writes) put(write, cells);
      return step;
    };
    const carryOut = (one: Act) => {
      switch (one.act) {
        case "accept": {
          const entry: Entry = { ...one.at, said: one.said };
          log.push(entry);
          evening = withEntries(evening, [entry], 1);
          return;
        }
        case "undo":
          evening = undoLastAct(evening, 1);
          return;
        case "type":
          return type(one.at, one.typed);
        case "adjust": {
          const text = one.text === "average" ? average : one.text;
          const [holder = one.at, ...others] = givenFor(one.at);
          type(holder, Object.fromEntries(adjusted.map((column) => [column, text])));
          for (const place of others) touched.add(entryKey(place));
          return;
        }
        case "cut": {
          const from = lineAt(one.at);
          const cut = Object.fromEntries(PLAYED.map((column) => [column, from[column]!]));
          type(one.at, Object.fromEntries(PLAYED.map((column) => [column, ""])));
          return type(one.to, cut);
        }
        case "meet":
          return void meet(one.cells);
        case "reopen":
          seen = revalidateSnapshot(seen, lines());
      }
    };
    return { meet, carryOut, lines, touched, evening: () => evening };
  }

  test("end alike after whatever interleaving, and nothing is written over unseen", () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 5, maxLength: 40 }), (acts) => {
        const game = played();
        for (const one of acts) game.carryOut(one);
        let last = game.meet(99);
        for (let more = 0; more < 5; more++) last = game.meet(99);
        expect([last.entries, last.writes]).toEqual([[], []]);
        const unfinished = new Set(last.unfinished.map(entryKey));
        const beyond = new Set(
          last.adjusted.flatMap(({ board, tables }) => tables.map((table) => entryKey({ table, board })))
        );
        const evening = game.evening();
        const stands = currentResults(evening);
        const own = currentResults({ entries: evening.entries.filter(({ from }) => from === undefined) });
        for (const line of game.lines()) {
          const { board } = line;
          const key = entryKey(line);
          const stood = stands.get(key) ?? null;
          if (!game.touched.has(key)) expect(isSameResult(stood, own.get(key) ?? null)).toBe(true);
          const { played: cells, adjusted: adjustment } = splitCells(line);
          if (Object.keys(adjustment).length > 0) {
            // As the sides of the line's own table have it.
            const given = givenFor(line).flatMap((place) => {
              const averages = averagesOf(stands.get(entryKey(place)));
              return averages ? [place.table === line.table ? averages : fromOtherTable(averages)] : [];
            });
            const inSheet = readAdjusted(plan, line);
            if (!beyond.has(key)) expect(inSheet).toEqual(given[0] ?? "blank");
            else expect([inSheet === "blank", given]).toEqual([false, []]);
          }
          if (unfinished.has(key)) expect(isBlank(cells)).toBe(false);
          else if (averagesOf(stood) === null) {
            const read = readPlayed({ board }, cells);
            expect(read.kind).not.toBe("unfinished");
            expect(isSameResult(read.kind === "said" ? read.result : null, stood)).toBe(true);
          }
        }
      }),
      { numRuns: runs({ ci: 60, soak: 4000 }) }
    );
  });
});
