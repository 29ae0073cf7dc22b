import fc from "fast-check";
import { InputError } from "../../src/bridge/input-error";
import type { KindPlan } from "../../src/sessions/kind";
import { emptySession, KINDS, planSession } from "../../src/sessions/kinds";
import type { OptionName, OptionValue, SessionOptions } from "../../src/sessions/session-options";
import { runs } from "../support/runs";

const text = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), fc.constantFrom("", "Reds", "=1"));
const number = fc.oneof(
  fc.integer({ min: -3, max: 70 }),
  fc.constantFrom(0, 18, 20, 24, 25, 30, 1e9, 2.5, NaN, Infinity)
);
const names = fc.array(text, { maxLength: 17 });

/** Values of every option. */
const VALUES: { readonly [O in OptionName]: fc.Arbitrary<OptionValue<O>> } = {
  title: text,
  date: fc.oneof(text, fc.constantFrom("2026-11-20", "2026-02-30")),
  boards: number,
  rounds: number,
  movement: fc.oneof(text, fc.constantFrom("shared", "travelling")),
  partners: fc.oneof(text, fc.constantFrom("change", "stay")),
  vulnerable: fc.oneof(text, fc.constantFrom("dealer", "opponents")),
  expected: fc.oneof(text, fc.constantFrom("21 50 50; 22 70 70", "22 50", "21 50 60 70")),
  "passed-out": fc.oneof(text, fc.constantFrom("again", "counted")),
  "first-board": fc.oneof(number, fc.array(number, { maxLength: 5 })),
  sessions: fc.oneof(number, fc.array(number, { maxLength: 5 })),
  "extra-boards": number,
  form: fc.oneof(text, fc.constantFrom("league", "swiss", "knockout", "bam", "round-robin")),
  winners: number,
  sections: fc.oneof(text, fc.constantFrom("together", "apart")),
  scoring: fc.oneof(text, fc.constantFrom("imps", "vps")),
  scale: fc.oneof(text, fc.constantFrom("24", "WBF-128", "ACBL20-7", "HOME-4", "WBF-OLD-24")),
  words: fc.oneof(text, fc.constantFrom("NT UT; clubs K", "NT SA", "clubs K; hearts K")),
  pairs: names,
  home: text,
  away: text,
  teams: fc.oneof(
    names,
    fc.integer({ min: 0, max: 70 }).map((n) => [String(n)])
  ),
  players: names,
  "line-up": fc.oneof(text, fc.constantFrom("1 Home: A, B, C, D", "2 away: ,,,E; 1 Away: F,,,")),
  penalties: fc.oneof(text, fc.constantFrom("Home 3 IMPs", "1 1 VP; 2 0.5 VPs")),
  handicap: fc.oneof(text, fc.constantFrom("Home 6 IMPs", "away 3; Home 1 IMP")),
  carry: fc.oneof(text, fc.constantFrom("Team 1 12.5", "Team 2 8 VPs; Team 1 0")),
  "third-place": fc.boolean(),
  "cross-table": fc.boolean(),
  fouled: fc.oneof(text, fc.constantFrom("white-book", "neuberg")),
  odd: fc.oneof(text, fc.constantFrom("bye", "three-teams")),
  walkover: fc.oneof(text, fc.constantFrom("60", "average")),
  ties: fc.oneof(text, fc.constantFrom("match, net", "quotient opponents", "net net", "head-to-head")),
  seeds: names,
  bracket: number,
  double: fc.boolean(),
  every: number,
  divisions: fc.oneof(text, fc.constantFrom("2", "3 + 4", "Premier; First", "Premier: 3; First: 5")),
  promoted: number,
  relegated: number,
};

/** Options as they may come from a command line, a form or a program. */
const options: fc.Arbitrary<SessionOptions> = fc.record(VALUES, { requiredKeys: [] });

/** What a kind takes of random options: the rest would be refused at once. */
function taken({ takes }: Pick<KindPlan, "takes">, given: SessionOptions): SessionOptions {
  const wanted = ["title", "date", ...Object.keys(takes)];
  return Object.fromEntries(Object.entries(given).filter(([name]) => wanted.includes(name)));
}

describe.each(Object.entries(KINDS))("%s", (name, kind) => {
  const check = (given: SessionOptions) => {
    try {
      const { report, json } = emptySession(planSession(name, given));
      expect(report.progress).not.toBe("");
      expect(JSON.stringify(json())).toContain(name);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      expect(error.message.length).toBeGreaterThan(10);
    }
  };

  test("random options are planned, or refused in words", () => {
    fc.assert(fc.property(options, check), { numRuns: runs({ ci: 150, soak: 2_000 }) });
    fc.assert(
      fc.property(options, (given) => check(taken(kind, given))),
      { numRuns: runs({ ci: 300, soak: 5_000 }) }
    );
  });
});
