import fc from "fast-check";
import { InputError } from "../../../src/bridge/input-error";
import { understand } from "../../../src/exchange/understand";
import { encodePbn } from "../../../src/exchange/pbn/character-set";
import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { ALL_GAMES } from "../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS, scoringsOf } from "../../../src/sessions/field/field-kind";
import { FIVE_PAIRS } from "../../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import {
  KINDS,
  planSession,
  scoreCsv,
  scoreResultLines,
  tablesIn,
  type KindName,
  type Plan,
} from "../../../src/sessions/kinds";
import { decodeText } from "../../../src/sessions/reading/decode-text";
import { resultsCsv } from "../../../src/sessions/reading/write-csv";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { randomResults, type AnyResults } from "../../support/random-results-of-kind";
import { runs } from "../../support/runs";

/** Names as nobody should call anybody, and some do. */
const ODD = [
  'The "Kings"',
  "back\\slash\\",
  "[brackets]",
  "{braces}; more",
  "Søren & Łukasz",
  "% first",
  "#",
  "##All",
  "?",
  "-",
  "Lee, Ann",
  "Ann and Bob",
  "A & B & C",
  "两个人 / 王",
  "two\nlines",
  "Ã©tÃ©",
  "NEL\u0085 and\u2028more",
  '"]\n[Board "99"]',
  "x".repeat(100),
  '"'.repeat(100),
  "🂡 ace",
  "%Overtrick-Session: {}",
  '{"kind":1}',
];

const oddName = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: "grapheme", maxLength: 30 }), fc.constant(""));
const names = (count: number) =>
  fc.uniqueArray(oddName, {
    minLength: count,
    maxLength: count,
    selector: (name) => name.toLowerCase().replace(/\s+/g, " ").trim() || {},
  });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });

const heading = {
  title: maybe(oddName),
  date: maybe(fc.constantFrom("2026-11-20", "2024-02-29", "")),
  "first-board": maybe(fc.constantFrom(1, 2, 13, 101, 460)),
};

const OPTIONS: Partial<Record<KindName, fc.Arbitrary<SessionOptions>>> = {
  ...Object.fromEntries(
    [FOUR_PAIRS, FIVE_PAIRS].map(({ name, pairs, configurations }) => [
      name,
      fc
        .tuple(
          fc.constantFrom(...configurations),
          fc.record({
            ...heading,
            pairs: maybe(names(pairs)),
            scoring: maybe(fc.constantFrom("imps", "vps", "matchpoints")),
          })
        )
        .map(([configuration, more]) => ({ ...configuration, ...more })),
    ])
  ),
  ...Object.fromEntries(
    [PAIRS, INDIVIDUAL].map((kind) => [
      kind.name,
      fc
        .constantFrom(
          ...ALL_GAMES.sizes[kind.name].filter(
            ({ games: [first] }) => first?.style === "shared" && first.sets === first.rounds
          )
        )
        // Of a shorter game it is not told whether its last rounds were left out.
        .chain(({ games: [first, ...games] }) =>
          fc.constantFrom(...[first, ...games].flatMap((game) => (game && game.rounds === first?.rounds ? [game] : [])))
        )
        .chain((game) =>
          fc.record({
            ...heading,
            boards: fc.constant(game.boards),
            scoring: maybe(fc.constantFrom(...scoringsOf(kind, game))),
            [kind.option]: fc.oneof(fc.constant([String(game.count)]), names(game.count)),
          })
        ),
    ])
  ),
  "team-match": fc.record({
    ...heading,
    form: maybe(fc.constantFrom("league", "swiss", "knockout", "bam")),
    boards: maybe(fc.constantFrom(6, 7, 12, 24, 32)),
    sessions: maybe(fc.oneof(fc.constantFrom(1, 2, 3), fc.constant([10, 14]))),
    home: maybe(oddName),
    away: maybe(oddName),
    players: maybe(fc.oneof(names(8), names(12))),
    "line-up": maybe(fc.constant("1 Home: x, y, z, x")),
    handicap: maybe(fc.constant("Away 6")),
    "extra-boards": maybe(fc.constant(4)),
  }),
  "three-teams": fc.record({
    ...heading,
    boards: maybe(fc.constantFrom(12, 15, 18, 21, 24)),
    teams: maybe(names(3)),
    players: maybe(names(12)),
    scale: maybe(fc.constant("0 10 10; 1 11 9; 5 15 5; 20 20 0")),
  }),
  "four-teams": fc.record({
    ...heading,
    boards: maybe(fc.constantFrom(18, 24, 30)),
    teams: maybe(names(4)),
    players: maybe(names(16)),
  }),
};

/** A session with such options; with fewer where these are refused. */
function planned(kind: KindName, options: SessionOptions): Plan | null {
  const kept = {
    boards: options.boards,
    rounds: options.rounds,
    date: options.date,
    pairs: options.pairs,
    players: options.players,
  };
  const without = { ...options, handicap: undefined, "extra-boards": undefined };
  for (const tried of [options, without, { ...without, scoring: undefined, sessions: undefined }, kept])
    try {
      return planSession(kind, tried);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  return null;
}

/** Of what the Director rules PBN knows averages alone. */
function withoutRulings(results: AnyResults): AnyResults {
  if (!("groups" in results)) return results;
  return { ...results, groups: new Map(), weighted: new Map(), penalties: [], turned: [], wrongBoards: [] };
}

/** What the command line makes of a file. */
function read(kind: KindName, bytes: Uint8Array, typed: SessionOptions = {}) {
  const text = decodeText(bytes) ?? "";
  const options = pbnOptions(text, kind, typed);
  const plan = planSession(kind, { ...options, date: options.date ?? "2026-11-23" });
  return { plan, ...scoreResultLines(plan, understand(text, plan).lines) };
}

test.each(Object.keys(OPTIONS) as KindName[])("%s: what is written is what is read, with nothing typed", (kind) => {
  const sessions = OPTIONS[kind]!.chain((options) => {
    const plan = planned(kind, { ...options, date: options.date ?? "2026-11-20" });
    return plan === null ? fc.constant(null) : fc.tuple(fc.constant(plan), randomResults(plan).map(withoutRulings));
  });
  let compared = 0;
  fc.assert(
    fc.property(sessions, (session) => {
      if (session === null) return;
      const [plan, results] = session;
      // Through CSV, in which an evening is typed.
      const { columns, lines } = (KINDS[kind].write as (results: AnyResults, plan: Plan) => never)(results, plan) as {
        columns: string[];
        lines: never[];
      };
      const before = scoreCsv(plan, resultsCsv({ columns, lines }));
      expect(before.faults).toEqual([]);
      let text: string;
      try {
        text = sessionPbn(before.scored);
      } catch (error) {
        expect(String(error)).toContain("No board has been played");
        return;
      }
      compared++;
      const after = read(kind, encodePbn(text));
      expect(after.faults).toEqual([]);
      expect(after.json()).toEqual(before.json());
      expect(after.csv()).toBe(before.csv());
      expect(after.report).toEqual(before.report);
      const told = after.warnings
        .map(({ message }) => message)
        .filter((message) => !/points|the score of/.test(message));
      expect(told).toEqual([]);
      const written = text.split("\r\n");
      expect(Math.max(...written.map((line) => line.length))).toBeLessThanOrEqual(255);
      expect(written.at(-1)).toBe("");
    }),
    { numRuns: runs({ ci: 6, soak: 500 }) }
  );
  expect(compared).toBeGreaterThan(2);
});

test("individuals in teams: an average is written for each side of its table, and counts at the other", () => {
  const plan = planSession("individual", { players: ["8"], boards: 21, scoring: "imps", date: "2026-11-20" });
  const before = scoreCsv(plan, "table,board,points,adjusted\n1,1,,60/50\n2,1,100,\n1,2,,40/40\n");
  const pbn = sessionPbn(before.scored);
  expect(pbn.match(/\[Score(?:IMP|Percentage) .*\]/g)).toEqual([
    '[ScoreIMP "NS 3 EW 0"]',
    '[ScorePercentage "NS 60 EW 50"]',
    // At Table 2 the two teams sit the other way round.
    '[ScoreIMP "NS 0 EW 3"]',
    '[ScoreIMP "NS -3 EW -3"]',
    '[ScorePercentage "NS 40 EW 40"]',
  ]);
  expect(read("individual", encodePbn(pbn)).report).toEqual(before.report);
});

test("eight pairs whose boards travel: a whole evening is read with the game that it was", () => {
  const options = { pairs: ["8"], boards: 24, rounds: 6, movement: "travelling", date: "2026-11-20" };
  const plan = planSession("pairs", options);
  const lines = tablesIn(plan).flatMap(({ name, boards }) => boards.map((board) => `${name},${board},420`));
  const before = scoreCsv(plan, ["table,board,points", ...lines].join("\n"));
  const after = read("pairs", encodePbn(sessionPbn(before.scored)));
  expect(after.faults).toEqual([]);
  expect(after.plan.options).toMatchObject({ rounds: 6, boards: 24 });
  expect(after.json()).toEqual(before.json());
});
