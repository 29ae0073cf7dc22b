import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseContract } from "../../src/bridge/contract";
import { MINUS_SIGNS, plainNumber, plainSigns } from "../../src/bridge/plain-number";
import { parseResult } from "../../src/bridge/result";
import { parseTravellerScore } from "../../src/bridge/traveller-score";
import { namedScale } from "../../src/bridge/vp/named-scale";
import { parseVulnerability } from "../../src/bridge/vulnerability";

const SOURCES = path.join(__dirname, "../../src");

test("every minus of a text becomes a hyphen, and blanks go from a number", () => {
  expect(plainSigns("−1 – 2 - 3")).toBe("-1 - 2 - 3");
  expect(plainNumber(" −\u00A01 0–5 ")).toBe("-10-5");
});

describe.each([...MINUS_SIGNS])("a minus written %s", (sign) => {
  it.each<[string, (text: string) => unknown, string]>([
    ["a contract", parseContract, "3NT-1"],
    ["a result", parseResult, "-1"],
    ["points", parseTravellerScore, "-50"],
    ["an average", parseTravellerScore, "A-"],
    ["IMPs", parseTravellerScore, "-2 IMPs"],
    ["a vulnerability", parseVulnerability, "n-s"],
    ["a scale", namedScale, "WBF-OLD-24"],
  ])("is read in %s", (_, read, text) => {
    expect(read(text.replace(/-/g, sign))).toEqual(read(text));
  });
});

test("no other file has its own list of them", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const listed = files.filter((file) => {
    const text = readFileSync(path.join(SOURCES, file), "utf8");
    // In brackets of a regular expression, or as a text of its own that something is replaced by or in.
    return /\[[^\]\n"`]*[−–][^\]\n"`]*\]|"[−–]", *"-"|\\u201[0-5]|\\u2212/.test(text);
  });
  expect(listed).toEqual([]);
});
