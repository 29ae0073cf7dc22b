import fc from "fast-check";
import type { TablePlan } from "../../src/sessions/table-plan";
import { LEVELS, STRAINS } from "../../src/bridge/contract";
import { SEATS } from "../../src/bridge/seat";
import { eveningCode, readCode, readHead } from "../../src/play/code";
import { possibleResults } from "../../src/bridge/contract-score";
import { entryKey, eveningPlan, latestResults, type Entry, type Evening } from "../../src/play/evening";
import type { BoardResult } from "../../src/play/board-result";
import { checksum, LETTERS } from "../../src/play/letters";
import { unpacked, packed } from "../../src/play/packed";
import { newMark } from "../../src/play/session-mark";
import { type KindName, planSession, tablesIn } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { olderCode, type OlderSender } from "../support/older-codes";
import { runs } from "../support/runs";

const planned = (kind: KindName, options: SessionOptions) =>
  planSession(kind, { date: "2026-11-22", ...options }) as TablePlan;
const FOUR = planned("four-pairs", { boards: 24 });

const played: fc.Arbitrary<BoardResult> = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...STRAINS),
    doubling: fc.constantFrom(0 as const, 1 as const, 2 as const),
    declarer: fc.constantFrom(...SEATS),
    tricks: fc.integer({ min: 0, max: 13 }),
  })
  .map(({ level, strain, doubling, declarer, tricks }) => ({
    kind: "played",
    contract: { level, strain, doubling },
    declarer,
    result: possibleResults(level)[tricks]!,
  }));
const said: fc.Arbitrary<BoardResult> = fc.oneof(
  { arbitrary: played, weight: 9 },
  fc.constantFrom<BoardResult>({ kind: "passed" }, { kind: "not-played" }, { kind: "average" }),
  fc.integer({ min: -760, max: 760 }).map((tens): BoardResult => ({ kind: "points", points: tens * 10 }))
);

const evening = fc
  .constantFrom(
    FOUR,
    planned("five-pairs", { boards: 25 }),
    planned("team-match", { boards: 30 }),
    planned("three-teams", { boards: 18 }),
    planned("four-teams", {})
  )
  .chain((plan) => {
    const tables = tablesIn(plan);
    return fc.constantFrom(...tables).chain(({ table, boards }) =>
      fc.array(fc.option(said), { minLength: boards.length, maxLength: boards.length }).map((all) => {
        const known = boards.flatMap((board, i) => (all[i] ? [[entryKey({ table, board }), all[i]] as const] : []));
        return { plan, table, stands: new Map(known) };
      })
    );
  });

const FRIDAY: OlderSender = { mark: "aZ0_-9", state: 28_000_000, who: "Friday – Zoë & 李, Cy & Di" };
const sender: fc.Arbitrary<OlderSender | undefined> = fc.option(
  fc.record({
    mark: fc.constant(null).map(newMark),
    state: fc.nat(64 ** 5 - 1),
    who: fc.constantFrom("", "a", "Friday: Ann & Bob", "♠♥♦♣ Søren"),
  }),
  { nil: undefined, freq: 5 }
);

test("what a page of an earlier version says is read, whatever text it stands in", () => {
  fc.assert(
    fc.property(evening, sender, ({ plan, table, stands }, from) => {
      const code = olderCode(plan, table, stands, from);
      expect(code).toMatch(/^[\w-]+$/);
      for (const text of [code, `https://example.org/x/taskpane.html#${code}`, `Table 2:\n ${code} \nsee you`]) {
        const read = readCode(text, plan);
        expect(read.states).toEqual(from ? { [table]: from.state } : {});
        expect(read.sender).toEqual(from ? { mark: from.mark, label: from.who } : null);
        expect(new Map(read.entries.map((entry) => [entryKey(entry), entry.said]))).toEqual(stands);
        expect(read.entries.every(({ isRelayed }) => !isRelayed)).toBe(true);
      }
    }),
    { numRuns: runs({ ci: 50, soak: 5000 }) }
  );
});

const KINDS = [
  ["four-pairs", { boards: 24, pairs: ["Ann & Bob", "李 & Wu", "", "Zoë ♠"] }],
  ["five-pairs", { boards: 25 }],
  ["team-match", { boards: 30, home: "Reds", away: "Søborg" }],
  ["three-teams", { boards: 18 }],
  ["four-teams", {}],
] as const;
/** What phones have said of a board, by themselves or as they were told, the last word last. */
const said3 = fc.record({
  said: fc.option(said, { freq: 6 }),
  taken: fc.boolean(),
  table: fc.integer({ min: 1, max: 4 }),
  at: fc.nat(29),
});
const whole = fc.constantFrom(...KINDS).chain(([kind, options]) =>
  fc.array(said3, { maxLength: 60 }).map((all): Evening => {
    const begun = { kind, options: { date: "2026-11-22", ...options }, id: "x", started: 0, mark: newMark() };
    const tables = tablesIn(eveningPlan(begun));
    const entries = all.map(({ said: what, taken, table, at }): Entry => {
      const found = tables[(table - 1) % tables.length]!;
      return {
        table: found.table,
        board: found.boards[at % found.boards.length]!,
        said: what,
        ...(taken && { taken: true }),
      };
    });
    return { ...begun, changed: Date.UTC(2026, 10, 22, 20), entries };
  })
);

test("a code has all that a phone knows, taken back and handed on included, and the evening itself", () => {
  fc.assert(
    fc.property(whole, (known) => {
      const code = eveningCode(known, 1);
      expect(code).toMatch(/^OT3[\w-]+$/);
      const head = readHead(`see https://example.org/x/taskpane.html#${code} tonight`)!;
      expect(head.setup).toEqual({ kind: known.kind, options: known.options, table: 1, mark: known.mark });
      const read = readCode(code, eveningPlan(known));
      const told = read.entries.map(({ isRelayed, said: what, ...place }) => [
        entryKey(place),
        { said: what, taken: isRelayed },
      ]);
      expect(new Map(told as [string, unknown][])).toEqual(latestResults(known));
      // In two, the evening first.
      const [first, second] = [eveningCode(known, 2, "evening"), eveningCode(known, 2, "results")];
      expect(readHead(first)!.setup).toEqual({ ...head.setup, table: 2 });
      expect([readHead(first)!.tables, readHead(second)!.setup]).toEqual([[], null]);
      expect(readCode(second, eveningPlan(known))).toMatchObject({ entries: read.entries, states: read.states });
    }),
    { numRuns: runs({ ci: 60, soak: 3000 }) }
  );
});

test("names of any letters come through, common ones in one letter of the code each", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => expect(unpacked(packed(text))).toBe(text))
  );
  expect(packed("ann lee & bob ray")).toHaveLength(17);
  expect(packed("李".repeat(20))).toHaveLength(60);
});

test("a board is some two letters", () => {
  const match = planned("team-match", { boards: 30 });
  const all = fc.sample(fc.array(played, { minLength: 30, maxLength: 30 }), 20);
  for (const results of all) {
    const entries = results.map((result, i) => ({ table: 2, board: i + 1, said: result }));
    const options = { ...match.options, date: "2026-11-22" };
    const known: Evening = { id: "", kind: "team-match", options, started: 0, changed: 0, entries, mark: "aZ0_-9" };
    expect(eveningCode(known, 2, "results").length).toBeLessThan(100);
  }
});

test("codes of older pages are read, and say nothing of their evening", () => {
  const old = "OT1sxXaCH7vyNmgxG212_oe4uiz5cPt4YquMaAc4VlDSMrvdctl3U7YIQWIxhNF";
  const four = planned("four-pairs", { boards: 24, date: "2026-11-22" });
  const entries = [
    { table: 2, board: 1, said: { kind: "passed" }, isRelayed: false },
    { table: 2, board: 3, said: { kind: "points", points: -50 }, isRelayed: false },
    {
      ...{ table: 2, board: 24, isRelayed: false },
      said: { kind: "played", contract: { level: 4, strain: "H", doubling: 1 }, declarer: "W", result: -2 },
    },
  ];
  expect(readCode(`#${old}`, four)).toEqual({ sender: null, states: {}, entries, names: null, isWorkbook: false });
  // As version 0.8 wrote it.
  const marked =
    "OT2aZ0_-9Bqz8AoRnJpZGF5IOKAkyBab8OrICYg5p2OLCBDeSAmIERpsxXaCH7vyNmgxG212_oe4uiz5cPt4YquMaAc4VlDSMrvdctl3U7YIQWIxr6g";
  expect(readCode(`#${marked}`, four)).toEqual({
    sender: { mark: "aZ0_-9", label: "Friday – Zoë & 李, Cy & Di" },
    states: { 2: 28_000_000 },
    entries,
    names: null,
    isWorkbook: false,
  });
});

test("marks are random: a thousand evenings have one each", () => {
  expect(new Set(Array.from({ length: 1000 }, newMark)).size).toBe(1000);
  for (const mark of Array.from({ length: 100 }, newMark)) expect(mark).toMatch(/^[\w-]{6}$/);
});

test("a text of more than 4000 letters is refused before it is looked through", () => {
  const code = olderCode(FOUR, 1, PASSES, FRIDAY);
  for (const long of ["OT2", "OT1", "#OTS1", `${code} `, "OT2-".repeat(9), ""].map((start) =>
    start.padEnd(500_000, "A")
  ))
    for (const read of [readHead, (text: string) => readCode(text, FOUR)])
      expect(() => read(long)).toThrow("This text is too long for a code, which has at most 4000 characters");
  expect(readCode(`${code} ${"so long ".repeat(400)}`, FOUR).entries).toHaveLength(24);
});

test("letters that say more than a table's boards, or a table that there is not, are no code", () => {
  const sum = (letters: string) => `OT1${letters}${checksum(letters)}`;
  const session = olderCode(FOUR, 1, PASSES).slice(3, 7);
  for (const letters of [`${session}B${"_".repeat(3900)}`, `${session}_BB`, `${session}AB${"A".repeat(40)}`])
    expect(() => readCode(sum(letters), FOUR)).toThrow("incomplete");
  const marked = (letters: string) => `OT2${letters}${checksum(`2${letters}`)}`;
  for (const letters of ["aZ0_-9", "aZ0_-9AAAAA_AAAAAAAA", "aZ0_-9AAAAAA"])
    expect(() => readCode(marked(letters), FOUR)).toThrow("incomplete");
});

test("two codes in one text, and one of a newer page", () => {
  const [one, two] = [olderCode(FOUR, 1, PASSES, FRIDAY), olderCode(FOUR, 2, PASSES, FRIDAY)];
  expect(() => readCode(`${one}\n${two}`, FOUR)).toThrow("There is more than one code in this");
  expect(readCode(`${one}\nhttps://example.org/#${one}`, FOUR).entries[0]?.table).toBe(1);
  expect(() => readCode(one.replace("OT2", "OT4"), FOUR)).toThrow("from a newer version of the page");
});

const PASSES = new Map(Array.from({ length: 24 }, (_, i) => [entryKey({ table: 1, board: i + 1 }), PASS()] as const));
function PASS(): BoardResult {
  return { kind: "passed" };
}

test("a letter that was changed, is missing, or two that changed places are told", () => {
  const damaged = "This code is incomplete";
  const entries = [1, 2, 3].map((board) => ({ table: 1, board, said: PASS() }));
  const options = { boards: 24, date: "2026-11-22", pairs: ["Ann & Bob", "", "", "李"] };
  const known: Evening = { id: "", kind: "four-pairs", options, started: 0, changed: 0, entries, mark: "aZ0_-9" };
  const older = [olderCode(FOUR, 1, PASSES), olderCode(FOUR, 1, PASSES, FRIDAY)];
  for (const code of [...older, eveningCode(known, 1)]) toldIn(code, damaged);
});

function toldIn(code: string, damaged: string): void {
  const [before, after] = [(i: number) => code.slice(0, i), (i: number) => code.slice(i)];
  const untold: string[] = [];
  for (let i = 3; i < code.length; i++) {
    const others = [...LETTERS].filter((known) => known !== code[i]);
    const turned = before(i) + (code[i + 1] ?? "") + (code[i] ?? "") + after(i + 2);
    const wrong = [...others.map((letter) => before(i) + letter + after(i + 1)), ...(turned === code ? [] : [turned])];
    untold.push(...wrong.filter((text) => !refusal(text).includes(damaged)));
    const missing = before(i) + after(i + 1);
    if (!/incomplete|no code/.test(refusal(missing))) untold.push(missing);
  }
  expect(untold).toEqual([]);
}

/** How a code is refused; "" where it is read. Asked thousands of times, which `expect` of each takes long for. */
function refusal(code: string): string {
  try {
    readCode(code, FOUR);
    return "";
  } catch (error) {
    return String(error);
  }
}

test("half a text, none, and another evening's", () => {
  const code = olderCode(FOUR, 1, PASSES);
  expect(() => readCode(code.slice(0, 9), FOUR)).toThrow("There is no code");
  expect(() => readCode("", FOUR)).toThrow("There is no code");
  const other = planned("four-pairs", { boards: 24, date: "2026-11-29" });
  expect(() => readCode(code, other)).toThrow("This code belongs to another evening");
  expect(() => readCode(code, planned("four-pairs", { boards: 18 }))).toThrow("another evening");
  // Who sits there may be corrected on one of them.
  const named = planned("four-pairs", { boards: 24, pairs: ["Ann & Bob", "", "", ""], title: "Friday" });
  expect(readCode(code, named).entries).toHaveLength(24);
  expect([readHead("OT1"), readHead("hello"), readHead("")]).toEqual([null, null, null]);
});

describe("what each side of a board was given", () => {
  const plan = planned("pairs", { pairs: ["8"] });
  const [{ table, boards } = { table: 1, boards: [1] }] = tablesIn(plan);
  const entries: Entry[] = boards.map((board, i) => ({
    table,
    board,
    said: i % 3 === 0 ? { kind: "averages", ns: 60, ew: i % 2 === 0 ? 40 : 60 } : { kind: "passed" },
    ...(i % 4 === 0 && { taken: true }),
  }));
  const { kind, options } = plan;
  const begun: Evening = { id: "a", mark: newMark(), kind, options, started: 1, changed: 1, entries };
  const code = eveningCode(begun, table);

  test("is read", () => {
    const read = new Map(readCode(code, eveningPlan(begun)).entries.map((told) => [entryKey(told), told]));
    for (const entry of entries)
      expect(read.get(entryKey(entry))).toEqual({ ...entry, taken: undefined, isRelayed: entry.taken === true });
    expect(Object.keys(readCode(code, eveningPlan(begun)).states)).toEqual([String(table)]);
  });

  test("is no result of another kind to pages that do not know it", () => {
    // As they read it: of tables that they have.
    const parts = readHead(code)?.tables ?? [];
    expect(parts.filter((part) => part.table === table)).toHaveLength(1);
    for (const { letters } of parts.filter((part) => part.table !== table)) {
      expect(tablesIn(plan).map((known) => known.table)).not.toContain(parts[1]?.table);
      expect(letters).toBe("B");
    }
  });
});
