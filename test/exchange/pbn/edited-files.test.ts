import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { InputError } from "../../../src/bridge/input-error";
import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { planSession, scoreResultLines, type Plan } from "../../../src/sessions/kinds";
import { example } from "../../support/sessions";
import { runs } from "../../support/runs";

const RECORD = readFileSync(path.join(__dirname, "../../../examples/league-match.pbn"), "utf8");
const KINDS = ["four-pairs", "five-pairs", "team-match", "three-teams", "four-teams", "swiss-event", "league"];

const PIECES = [
  "[",
  "]",
  '"',
  "\\",
  "{",
  "}",
  ";",
  "%",
  "#",
  "##",
  "\n",
  "\n\n",
  "?",
  "-",
  "^",
  "NS ",
  "99",
  "1e9",
  "\u0000",
];
const TAGS = [
  "Board",
  "Table",
  "Room",
  "Contract",
  "Declarer",
  "Result",
  "Score",
  "North",
  "HomeTeam",
  "ScoreTable",
  "Date",
];

/** A file with some of its text replaced, lost or put elsewhere. */
function edited(text: string): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...PIECES),
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.tuple(fc.constantFrom(...TAGS), fc.string({ maxLength: 12 })).map(([name, value]) => `\n[${name} "${value}"]\n`)
  );
  const edit = fc.tuple(fc.nat(text.length), fc.nat(400), piece, fc.boolean());
  return fc.array(edit, { minLength: 1, maxLength: 8 }).map((edits) =>
    edits.reduce((made, [at, length, put, isMoved]) => {
      const lost = made.slice(at, at + length);
      const left = made.slice(0, at) + put + made.slice(at + length);
      return isMoved ? left + lost : left;
    }, text)
  );
}

/** The plan that a file says, or none where it says none that can be. */
function planned(kind: string, text: string): Plan | null {
  try {
    return planSession(
      kind,
      pbnOptions(text, kind, kind === "swiss-event" || kind === "league" ? { teams: ["4"] } : {})
    );
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

test.each([
  ["a record of online play", RECORD],
  ["a file of this program", sessionPbn(example("four-pairs"))],
])("%s, edited: it is read, or its faults are told", (_, text) => {
  fc.assert(
    fc.property(edited(text), fc.constantFrom(...KINDS), (made, kind) => {
      const plan = planned(kind, made);
      if (plan === null) return;
      const { faults, warnings, report } = scoreResultLines(plan, pbnResults(made, plan));
      for (const { line, message } of [...faults, ...warnings]) {
        expect(Number.isInteger(line) && line > 0).toBe(true);
        expect(message.length).toBeGreaterThan(0);
        expect(message.length).toBeLessThan(2_000);
      }
      expect(report.progress).not.toBe("");
    }),
    { numRuns: runs({ ci: 12, soak: 1_000 }) }
  );
});
