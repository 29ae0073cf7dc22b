import fc from "fast-check";
import { type Plan, planSession, scoreCsv } from "../../src/sessions/kinds";
import { runs } from "../support/runs";
import { exampleText } from "../support/sessions";

const PLANS: readonly (readonly [kind: string, plan: Plan])[] = [
  ["four-pairs", planSession("four-pairs", { boards: 24 })],
  ["team-match", planSession("team-match", {})],
  ["three-teams", planSession("three-teams", {})],
  ["four-teams", planSession("four-teams", {})],
  ["swiss-event", planSession("swiss-event", { teams: ["12"], rounds: 6, bracket: 4 })],
];

const HUGE = ["1e999", "9".repeat(400), "-1000000", "0.1", "NaN", "Infinity", "٣", "½", "1,5"];
const TEXTS = ["", " ", "abc", '"', '""', ";", "=1+1", "\u0000", "N;E", "bye", "QF", "x".repeat(5000)];

/** With the header 50,000 lines at most: the rest of a longer file is not read, which readCsv's tests show. */
const LINES = runs({ ci: 2_000, soak: 49_999 });

/** A file of results with some of its fields replaced, lines repeated or lost, columns swapped. */
function edited(text: string): fc.Arbitrary<string> {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  const place = fc.tuple(fc.nat(rows.length - 1), fc.nat(rows[0]!.length - 1));
  const field = fc.oneof(fc.constantFrom(...HUGE, ...TEXTS), fc.string({ unit: "binary" }));
  const edit = fc.oneof(
    fc.tuple(fc.constant("replace" as const), place, field),
    fc.tuple(fc.constant("repeat" as const), place, field),
    fc.tuple(fc.constant("lose" as const), place, field),
    fc.tuple(fc.constant("swap" as const), place, field)
  );
  return fc.array(edit, { minLength: 1, maxLength: 6 }).map((edits) => {
    const made = rows.map((row) => [...row]);
    for (const [what, [line, column], value] of edits) {
      const row = made[line % made.length]!;
      if (what === "replace") row[column % row.length] = value;
      else if (what === "repeat") made.splice(line % made.length, 0, [...row]);
      else if (what === "lose" && made.length > 1) made.splice(line % made.length, 1);
      else if (what === "swap")
        for (const one of made) one.splice(column, 0, ...one.splice((column + 1) % one.length, 1));
    }
    return made.map((row) => row.join(",")).join("\n");
  });
}

describe.each(PLANS)("%s", (kind, plan) => {
  const check = (text: string) => {
    const { report, json, faults, warnings } = scoreCsv(plan, text);
    for (const { line, message } of [...faults, ...warnings]) {
      expect(Number.isInteger(line) && line > 0).toBe(true);
      expect(message).not.toBe("");
    }
    expect(report.progress).not.toBe("");
    expect(typeof JSON.stringify(json())).toBe("string");
  };

  test("edited files are read, or their faults told", () => {
    fc.assert(fc.property(edited(exampleText(kind)), check), { numRuns: runs({ ci: 25, soak: 1_000 }) });
  });

  test(`${LINES} lines are read to the end`, () => {
    const [header, ...lines] = exampleText(kind).trim().split("\n");
    const many = Array.from({ length: LINES }, (_, i) => lines[i % lines.length]!);
    const { faults } = scoreCsv(plan, [header, ...many].join("\n"));
    // Each line beyond the first of its kind repeats a board or match.
    expect(faults.length).toBeGreaterThanOrEqual(LINES - lines.length);
  });
});
