import fc from "fast-check";
import { parseContract } from "../../src/bridge/contract";
import { InputError } from "../../src/bridge/input-error";
import { parseResult } from "../../src/bridge/result";
import { parseSeat } from "../../src/bridge/seat";
import { namedScale } from "../../src/bridge/vp/named-scale";
import { parseVulnerability } from "../../src/bridge/vulnerability";
import { readCsv } from "../../src/sessions/reading/csv";
import { runs } from "../support/runs";

const RUNS = { numRuns: runs({ ci: 700, soak: 100_000 }) };

/** Text as it may be typed: anything at all, or made of what the readers look for. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(
      // prettier-ignore
      fc.constantFrom(
        "1", "7", "0", "H", "♥", "NT", "n", "X", "*", "+", "-", "−", "=", " ", "pass", "WBF",
        "acbl20", "home", ":", "24", "128", "999", "\uFE0F", "\u0000", ",", ";", "\t", '"', "\n"
      ),
      { maxLength: 12 }
    )
    .map((parts) => parts.join(""))
);

/** Long texts in which a reader that tries everything would get lost. */
const LONG = ["4", "4H", "X", " ", "-", '"', ",", "\n", "WBF-", "HOME", "=+"].map((part) => part.repeat(20_000));

/** A reader gives a value or refuses with a message for people; nothing else comes out of it. */
function readsOrRefuses(reader: (text: string) => unknown): (text: string) => void {
  return (text) => {
    try {
      expect(reader(text)).not.toBeUndefined();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      expect(error.message.length).toBeGreaterThan(10);
      expect(error.message.length).toBeLessThan(500);
    }
  };
}

test.each([
  ["contracts", parseContract],
  ["results", parseResult],
  ["seats", parseSeat],
  ["vulnerabilities", parseVulnerability],
  ["scales", namedScale],
] as const)(`${RUNS.numRuns} random texts as %s`, (_, reader) => {
  const check = readsOrRefuses(reader);
  fc.assert(fc.property(anyText, check), RUNS);
  LONG.forEach(check);
});

test(`${RUNS.numRuns} random texts as CSV`, () => {
  const columns = { table: [], board: ["bd"], points: [] };
  const check = (text: string) => {
    const { columns: found, lines, faults } = readCsv(text, columns);
    expect(lines.every(({ line }) => Number.isInteger(line) && line > 0)).toBe(true);
    expect(found.every((name) => name in columns)).toBe(true);
    expect(faults.every(({ message }) => message !== "")).toBe(true);
  };
  fc.assert(fc.property(anyText, check), RUNS);
  LONG.forEach(check);
});
