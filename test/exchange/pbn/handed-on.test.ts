import fc from "fast-check";
import { encodePbn } from "../../../src/exchange/pbn/character-set";
import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { KINDS, planSession, type KindName, type Kinds, type Plan } from "../../../src/sessions/kinds";
import { decodeText } from "../../../src/sessions/reading/decode-text";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { comparable } from "../../support/comparable-results";
import { randomResults, type AnyResults } from "../../support/random-results-of-kind";
import { runs } from "../../support/runs";

/** Names as nobody should call anybody, and some do. */
const NAMES = ['The "Kings"', "back\\slash", "[brackets]", "{braces}; more", "Søren & Łukasz", "% first", "#", "?"];

const PLANS: readonly (readonly [kind: KindName, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24, pairs: ["Ann & Bob", "Cy / Di", "The Smiths", "Łukasz und Zoë"] }],
  ["four-pairs", { boards: 18, "first-board": 7, scoring: "vps", title: 'A "quoted" \\ title' }],
  ["five-pairs", { boards: 30 }],
  ["team-match", { players: NAMES, home: "=Reds", away: '"' }],
  ["team-match", { form: "knockout", sessions: 2, boards: 16, "extra-boards": 4 }],
  ["team-match", { form: "bam", boards: 12, date: "2026-11-20" }],
  ["three-teams", { teams: NAMES.slice(0, 3) }],
  ["four-teams", { "first-board": 3 }],
];

/** Through a file of PBN and back. */
function handedOn<K extends KindName>(kind: K, results: Kinds[K]["results"], plan: Plan<K>) {
  const text = sessionPbn(KINDS[kind].score(plan, results));
  return { text, ...KINDS[kind].read(pbnResults(decodeText(encodePbn(text)) ?? "", plan), plan) };
}

test.each(PLANS)("%s with %j: what is written is what is read", (kind, options) => {
  const plan = planSession(kind, options);
  const any = randomResults(plan).filter(
    (results) =>
      "tables" in results &&
      results.tables.length + results.adjusted.size + ("cancelled" in results ? (results.cancelled?.size ?? 0) : 0) > 0
  );
  fc.assert(
    fc.property(any, (results: AnyResults) => {
      const read = handedOn(kind, results as never, plan as never);
      expect(read.faults).toEqual([]);
      expect(comparable(plan, read.results)).toEqual(comparable(plan, results));
      const lines = read.text.split("\r\n");
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(255);
      expect(lines.at(-1)).toBe("");
    }),
    { numRuns: runs({ ci: 15, soak: 300 }) }
  );
});
