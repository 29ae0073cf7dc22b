import fc from "fast-check";
import { LEVELS, STRAINS } from "../../src/bridge/contract";
import { SEATS } from "../../src/bridge/seat";
import type { TablePlan } from "../../src/exchange/boards-at-tables";
import { tablesIn } from "../../src/exchange/tables-in";
import { codeOf, hasCode, readCode } from "../../src/play/code";
import { possibleResults } from "../../src/play/draft";
import { placeKey } from "../../src/play/evening";
import type { Said } from "../../src/play/said";
import { LETTERS } from "../../src/play/letters";
import { planSession, type KindName } from "../../src/sessions/kinds";
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

test("what one device says the other reads, whatever text it stands in", () => {
  fc.assert(
    fc.property(evening, ({ plan, table, stands }) => {
      const code = codeOf(plan, table, stands);
      expect(code).toMatch(/^[\w-]+$/);
      for (const text of [code, `https://example.org/x/taskpane.html#${code}`, `Table 2:\n ${code} \nsee you`]) {
        const read = readCode(text, plan);
        expect(read.table).toBe(table);
        expect(new Map(read.entries.map((entry) => [placeKey(entry), entry.said]))).toEqual(stands);
      }
    }),
    { numRuns: runs({ ci: 100, soak: 5000 }) }
  );
});

test("thirty boards are some seventy letters", () => {
  const match = planned("team-match", { boards: 30 });
  const all = fc.sample(fc.array(played, { minLength: 30, maxLength: 30 }), 20);
  for (const results of all) {
    const stands = new Map(results.map((result, i) => [placeKey({ table: 2, board: i + 1 }), result]));
    expect(codeOf(match, 2, stands).length).toBeLessThan(78);
  }
});

const PASSES = new Map(Array.from({ length: 24 }, (_, i) => [placeKey({ table: 1, board: i + 1 }), PASS()] as const));
function PASS(): Said {
  return { kind: "passed" };
}

test("a letter that was changed, is missing, or two that changed places are told", () => {
  const code = codeOf(FOUR, 1, PASSES);
  const damaged = "This code is not whole";
  for (let i = 3; i < code.length; i++) {
    for (const letter of [...LETTERS].filter((known) => known !== code[i]))
      expect(() => readCode(code.slice(0, i) + letter + code.slice(i + 1), FOUR)).toThrow(damaged);
    expect(() => readCode(code.slice(0, i) + code.slice(i + 1), FOUR)).toThrow(/not whole|no code/);
    const turned = code.slice(0, i) + (code[i + 1] ?? "") + code[i] + code.slice(i + 2);
    if (turned !== code) expect(() => readCode(turned, FOUR)).toThrow(damaged);
  }
});

test("half a text, none, and another evening's", () => {
  const code = codeOf(FOUR, 1, PASSES);
  expect(() => readCode(code.slice(0, 9), FOUR)).toThrow("There is no code");
  expect(() => readCode("", FOUR)).toThrow("There is no code");
  const other = planned("four-pairs", { boards: 24, date: "2026-11-29" });
  expect(() => readCode(code, other)).toThrow("This code is of another evening");
  expect(() => readCode(code, planned("four-pairs", { boards: 18 }))).toThrow("another evening");
  // Who sits there may be corrected on one of them.
  const named = planned("four-pairs", { boards: 24, pairs: ["Ann & Bob", "", "", ""], title: "Friday" });
  expect(readCode(code, named).entries).toHaveLength(24);
  expect([hasCode(code), hasCode("OT1"), hasCode("hello")]).toEqual([true, false, false]);
});
