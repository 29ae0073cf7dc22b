import fc from "fast-check";
import type { TablePlan } from "../../src/sessions/table-plan";
import { LEVELS, STRAINS } from "../../src/bridge/contract";
import { SEATS } from "../../src/bridge/seat";
import { codeOf, readCode, readHead, type Sender } from "../../src/play/code";
import { possibleResults } from "../../src/play/draft";
import { placeKey } from "../../src/play/evening";
import type { Said } from "../../src/play/said";
import { checkOf, LETTERS } from "../../src/play/letters";
import { newMark } from "../../src/play/session-mark";
import { type KindName, planSession, tablesIn } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { runs } from "../support/runs";

const planned = (kind: KindName, options: SessionOptions) =>
  planSession(kind, { date: "2026-11-22", ...options }) as TablePlan;
const FOUR = planned("four-pairs", { boards: 24 });

const played: fc.Arbitrary<Said> = fc
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
const said: fc.Arbitrary<Said> = fc.oneof(
  { arbitrary: played, weight: 9 },
  fc.constantFrom<Said>({ kind: "passed" }, { kind: "not-played" }, { kind: "average" }),
  fc.integer({ min: -760, max: 760 }).map((tens): Said => ({ kind: "points", points: tens * 10 }))
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
        const known = boards.flatMap((board, i) => (all[i] ? [[placeKey({ table, board }), all[i]] as const] : []));
        return { plan, table, stands: new Map(known) };
      })
    );
  });

const FRIDAY: Sender = { mark: "aZ0_-9", state: 28_000_000, who: "Friday – Zoë & 李, Cy & Di" };
const sender: fc.Arbitrary<Sender | undefined> = fc.option(
  fc.record({
    mark: fc.constant(null).map(newMark),
    state: fc.nat(64 ** 5 - 1),
    who: fc.constantFrom("", "a", "Friday: Ann & Bob", "♠♥♦♣ Søren"),
  }),
  { nil: undefined, freq: 5 }
);

test("what one device says the other reads, whatever text it stands in", () => {
  fc.assert(
    fc.property(evening, sender, ({ plan, table, stands }, from) => {
      const code = codeOf(plan, table, stands, from);
      expect(code).toMatch(/^[\w-]+$/);
      for (const text of [code, `https://example.org/x/taskpane.html#${code}`, `Table 2:\n ${code} \nsee you`]) {
        const read = readCode(text, plan);
        expect(read.table).toBe(table);
        if (from) expect(read.sender).toMatchObject(from);
        else expect(read.sender).toBeNull();
        expect(new Map(read.entries.map((entry) => [placeKey(entry), entry.said]))).toEqual(stands);
      }
    }),
    { numRuns: runs({ ci: 50, soak: 5000 }) }
  );
});

test("thirty boards are some seventy letters", () => {
  const match = planned("team-match", { boards: 30 });
  const all = fc.sample(fc.array(played, { minLength: 30, maxLength: 30 }), 20);
  for (const results of all) {
    const stands = new Map(results.map((result, i) => [placeKey({ table: 2, board: i + 1 }), result]));
    expect(codeOf(match, 2, stands).length).toBeLessThan(78);
    expect(codeOf(match, 2, stands, { ...FRIDAY, who: "" }).length).toBeLessThan(90);
    expect(codeOf(match, 2, stands, { ...FRIDAY, who: "A long name & another ".repeat(9) }).length).toBeLessThan(153);
  }
});

test("of many names as many letters are sent as there is room for", () => {
  const whoIs = (who: string) => readCode(codeOf(FOUR, 1, PASSES, { ...FRIDAY, who }), FOUR).sender?.who;
  expect(whoIs("Ann & Bob, Cy & Di, Eve & Fay, Gus & Hal")).toBe("Ann & Bob, Cy & Di, Eve & Fay, Gus & Hal");
  expect(whoIs(`Ann${" & Bob".repeat(12)}`)).toMatch(/^Ann( & Bob)+.*…$/);
  expect(whoIs("李".repeat(40))).toBe(`${"李".repeat(14)}…`);
});

test("codes of older pages are read, and say nothing of their evening", () => {
  const old = "OT1sxXaCH7vyNmgxG212_oe4uiz5cPt4YquMaAc4VlDSMrvdctl3U7YIQWIxhNF";
  const four = planned("four-pairs", { boards: 24, date: "2026-11-22" });
  expect(readCode(`#${old}`, four)).toEqual({
    table: 2,
    sender: null,
    entries: [
      { table: 2, board: 1, said: { kind: "passed" } },
      { table: 2, board: 3, said: { kind: "points", points: -50 } },
      {
        ...{ table: 2, board: 24 },
        said: { kind: "played", contract: { level: 4, strain: "H", doubling: 1 }, declarer: "W", result: -2 },
      },
    ],
  });
});

test("marks are random: ten thousand evenings have one each", () => {
  expect(new Set(Array.from({ length: 10_000 }, newMark)).size).toBe(10_000);
  for (const mark of Array.from({ length: 100 }, newMark)) expect(mark).toMatch(/^[\w-]{6}$/);
});

test("a text of more than 4000 letters is refused before it is looked through", () => {
  const code = codeOf(FOUR, 1, PASSES, FRIDAY);
  for (const long of ["OT2", "OT1", "#OTS1", `${code} `, "OT2-".repeat(9), ""].map((start) =>
    start.padEnd(500_000, "A")
  ))
    for (const read of [readHead, (text: string) => readCode(text, FOUR)])
      expect(() => read(long)).toThrow("This text is too long for a code, which has at most 4000 characters");
  expect(readCode(`${code} ${"so long ".repeat(400)}`, FOUR).entries).toHaveLength(24);
});

test("letters that say more than a table's boards, or a table that there is not, are no code", () => {
  const sum = (letters: string) => `OT1${letters}${checkOf(letters)}`;
  const session = codeOf(FOUR, 1, PASSES).slice(3, 7);
  for (const letters of [`${session}B${"_".repeat(3900)}`, `${session}_BB`, `${session}AB${"A".repeat(40)}`])
    expect(() => readCode(sum(letters), FOUR)).toThrow("incomplete");
  const marked = (letters: string) => `OT2${letters}${checkOf(`2${letters}`)}`;
  for (const letters of ["aZ0_-9", "aZ0_-9AAAAA_AAAAAAAA", "aZ0_-9AAAAAA"])
    expect(() => readCode(marked(letters), FOUR)).toThrow("incomplete");
});

test("two codes in one text, and one of a newer page", () => {
  const [one, two] = [codeOf(FOUR, 1, PASSES, FRIDAY), codeOf(FOUR, 2, PASSES, FRIDAY)];
  expect(() => readCode(`${one}\n${two}`, FOUR)).toThrow("There is more than one code in this");
  expect(readCode(`${one}\nhttps://example.org/#${one}`, FOUR).table).toBe(1);
  expect(() => readCode(one.replace("OT2", "OT3"), FOUR)).toThrow("from a newer version of the page");
});

const PASSES = new Map(Array.from({ length: 24 }, (_, i) => [placeKey({ table: 1, board: i + 1 }), PASS()] as const));
function PASS(): Said {
  return { kind: "passed" };
}

test("a letter that was changed, is missing, or two that changed places are told", () => {
  const damaged = "This code is incomplete";
  for (const code of [codeOf(FOUR, 1, PASSES), codeOf(FOUR, 1, PASSES, FRIDAY)]) toldIn(code, damaged);
});

function toldIn(code: string, damaged: string): void {
  for (let i = 3; i < code.length; i++) {
    for (const letter of [...LETTERS].filter((known) => known !== code[i]))
      expect(() => readCode(code.slice(0, i) + letter + code.slice(i + 1), FOUR)).toThrow(damaged);
    expect(() => readCode(code.slice(0, i) + code.slice(i + 1), FOUR)).toThrow(/incomplete|no code/);
    const turned = code.slice(0, i) + (code[i + 1] ?? "") + code[i] + code.slice(i + 2);
    if (turned !== code) expect(() => readCode(turned, FOUR)).toThrow(damaged);
  }
}

test("half a text, none, and another evening's", () => {
  const code = codeOf(FOUR, 1, PASSES);
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
