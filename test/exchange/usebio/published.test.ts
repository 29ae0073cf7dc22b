import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sessionUsebio } from "../../../src/exchange/usebio/write-usebio";
import { planField } from "../../../src/sessions/field/all-games";
import { PAIRS } from "../../../src/sessions/field/field-kind";
import { scoreField } from "../../../src/sessions/field/score-field";
import { fieldResults } from "../../support/random-results";
import { SEED } from "../../support/runs";
import { readUsebio, usebioDifferences } from "../../support/usebio";

const OWN = path.join(__dirname, "published");

function xmlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.xml$/i.test(name))
    .map((name) => path.join(folder, name));
}

/** A file as its first line says it is encoded. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  const isUtf8 = !/encoding="(iso-8859-1|windows-1252)"/i.test(bytes.toString("latin1", 0, 100));
  return bytes.toString(isUtf8 ? "utf8" : "latin1");
}

function differencesOf(xml: string): string[] {
  const event = readUsebio(xml);
  return event ? usebioDifferences(event) : [];
}

test.each(["matchpoints", "cross-imps"])("an evening by %s as clubs publish them", (name) => {
  const xml = textOf(path.join(OWN, `${name}.xml`));
  const { scoring, boards, pairs } = readUsebio(xml)!;
  expect([scoring, boards.length * pairs.length]).toEqual([name, name === "matchpoints" ? 24 : 12]);
  expect(differencesOf(xml)).toEqual([]);
});

test.each<[file: string, written: string, instead: string, difference: string]>([
  ["matchpoints", "<SCORE>420</SCORE>", "<SCORE>430</SCORE>", "board 1: 4S by N, 10: 430, not 420"],
  ["matchpoints", "<NS_MATCH_POINTS>3.6<", "<NS_MATCH_POINTS>3<", "board 2, 5 v 6: 3/2.4, not 3.6/2.4"],
  ["matchpoints", "<NS_MATCH_POINTS>0.33<", "<NS_MATCH_POINTS>0.5<", "board 2, 1 v 2: 0.5/5.67, not 0.33/5.67"],
  ["matchpoints", "<PERCENTAGE>90.78<", "<PERCENTAGE>90.87<", "pair 7: 90.87 %, not 90.78 %"],
  ["cross-imps", "<NS_CROSS_IMP_POINTS>5.5<", "<NS_CROSS_IMP_POINTS>5<", "board 5, 3 v 4: 5/-5.5, not 5.5/-5.5"],
  ["cross-imps", "<TOTAL_SCORE>12.5<", "<TOTAL_SCORE>12<", "pair 1: 12, not 12.5"],
])("what is otherwise in %s is told: %s", (file, written, instead, difference) => {
  const xml = textOf(path.join(OWN, `${file}.xml`));
  expect(xml).toContain(written);
  expect(differencesOf(xml.replace(written, instead))).toContain(difference);
});

test.each(["matchpoints", "cross-imps"])("what is written here by %s reads as published evenings do", (scoring) => {
  const plan = planField(PAIRS, { pairs: ["7"], boards: 21, scoring });
  // Points that stand against their contract are not those of it; what the Director gives is not written yet.
  for (const { tables, notPlayed } of fc.sample(fieldResults(plan, 0.9), { numRuns: 5, seed: SEED })) {
    const played = tables.filter(({ points, expected }) => points === expected);
    const scored = scoreField(plan, { tables: played, notPlayed, adjusted: new Map() });
    expect(differencesOf(sessionUsebio(scored))).toEqual([]);
  }
});

const FOLDER = process.env.USEBIO_FILES;
if (FOLDER !== undefined) {
  test("some of the files are of pairs", () => {
    expect(xmlFiles(FOLDER).filter((file) => readUsebio(textOf(file)) !== null)).not.toEqual([]);
  });

  test.each(xmlFiles(FOLDER))("%s", (file) => {
    expect(differencesOf(textOf(file))).toEqual([]);
  });
}
