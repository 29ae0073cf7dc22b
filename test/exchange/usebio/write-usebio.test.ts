import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { sessionUsebio } from "../../../src/exchange/usebio/write-usebio";
import { emptySession, KINDS, planSession, type Plan, type Scored } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { randomResults } from "../../support/random-results-of-kind";
import { SEED } from "../../support/runs";
import { example, KINDS_WITH_OPTIONS, kindsWithExample } from "../../support/sessions";

const SCHEMA = path.join(__dirname, "../../../docs/usebio-1.2.xsd");

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterAll(() => rmSync(folder, { recursive: true }));

/** What xmllint says of documents that are not as the schema has them; "" where all are. */
function faultsIn(documents: readonly string[]): string {
  const files = documents.map((text, i) => {
    const file = path.join(folder, `${i}.xml`);
    writeFileSync(file, text);
    return file;
  });
  const { status, stderr } = spawnSync("xmllint", ["--noout", "--nonet", "--schema", SCHEMA, ...files], {
    encoding: "utf8",
  });
  return status === 0 ? "" : `${status}: ${stderr.slice(0, 2000)}`;
}

/** The text of an element, or an attribute, that an XPath expression finds. */
function found(document: string, xpath: string): string {
  const file = path.join(folder, "found.xml");
  writeFileSync(file, document);
  return execFileSync("xmllint", ["--nonet", "--xpath", `string(${xpath})`, file], { encoding: "utf8" }).trimEnd();
}

/** Names with all that XML has a meaning for, and what it cannot hold. */
const PAIRS = ["Ann & Bob", "<Cy> / Di", "The Smiths", "Zoë – Łukasz", "\"E\" & 'F'"];
const TEAMS = ["Reds & Co", "<Blues>", '"Greens"', "O'Golds", "Grün", "♠♥", "a]]>b", "&amp;"];
const PLAYERS = ["Ann", "Bob <b>", "Cy & Co", '"Di"', "Søren", "Łukasz", "𝔘", "x"];

const PLANS: readonly (readonly [kind: string, options: SessionOptions])[] = [
  ...KINDS_WITH_OPTIONS.filter(([kind]) => kind !== "chicago"),
  ["four-pairs", { boards: 24, pairs: PAIRS.slice(0, 4), title: "A < B & C", date: "2026-11-20" }],
  ["five-pairs", { boards: 20, pairs: PAIRS }],
  ["team-match", { home: TEAMS[0], away: TEAMS[1], players: PLAYERS, "line-up": "2 Home: Eve, , Flo, ", penalties: "Home 1 VP" }],
  ["pairs", { pairs: [...PAIRS, "Eve & Flo", "Gus & Hal"], boards: 16, movement: "mitchell" }],
  ["three-teams", { teams: TEAMS.slice(0, 3) }],
  ["four-teams", { teams: TEAMS.slice(0, 4), "first-board": 31 }],
  ["swiss-event", { teams: TEAMS, rounds: 3 }],
  ["league", { teams: TEAMS, date: "2026-09-14" }],
]; // prettier-ignore

const scoredBy = (plan: Plan, results: unknown): Scored => KINDS[plan.kind].score(plan as never, results as never);

test.each(PLANS)(
  "%s with %j is well-formed and as the schema has it: before play and with any results",
  (kind, options) => {
    const plan = planSession(kind, options);
    const samples = fc.sample(randomResults(plan), { numRuns: 6, seed: SEED });
    const documents = [emptySession(plan).scored, ...samples.map((results) => scoredBy(plan, results))].map((scored) =>
      sessionUsebio(scored, "1.2.3")
    );
    expect(faultsIn(documents)).toBe("");
  }
);

/** The kinds with examples whose results are compared with others. */
const COMPARED = kindsWithExample().filter((kind) => kind !== "chicago");

test("one table is refused, since nothing is compared there", () => {
  expect(() => sessionUsebio(example("chicago"))).toThrow(
    "Chicago cannot be written as USEBIO, which is for results compared with other tables. Use CSV (--csv), PBN (--pbn) or JSON (--json)."
  );
});

test("the examples are as the schema has it; another order, an unknown pair and a wrong date are not", () => {
  expect(faultsIn(COMPARED.map((kind) => sessionUsebio(example(kind))))).toBe("");
  const match = sessionUsebio(example("team-match"));
  expect(faultsIn([match.replace("20/11/2026", "2026-11-20")])).toContain("DATE");
  expect(faultsIn([match.replace("<NS_PAIR_NUMBER>1A<", "<NS_PAIR_NUMBER>7A<")])).toContain(
    "No match found for key-sequence ['7A']"
  );
  expect(faultsIn([match.replace(/<TEAM_SCORE>.*<.TEAM_SCORE>/, "")])).toContain("OPPOSING_TEAM_SCORE");
});

test("an evening of four pairs: cross-IMPs a table, and the evening's own totals", () => {
  const text = sessionUsebio(example("four-pairs"));
  expect(text).toContain('<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">');
  expect(found(text, "//EVENT/@EVENT_TYPE")).toBe("CROSS_IMP");
  expect(found(text, "//PAIR[PAIR_NUMBER = 4]/TOTAL_SCORE")).toBe("48");
  expect(found(text, "//PAIR[PAIR_NUMBER = 4]/PLACE")).toBe("1");
  const line = "//BOARD[BOARD_NUMBER = 1]/TRAVELLER_LINE[NS_PAIR_NUMBER = 4]";
  expect(found(text, `${line}/EW_PAIR_NUMBER`)).toBe("1");
  expect(found(text, `concat(${line}/CONTRACT, ${line}/PLAYED_BY, ${line}/TRICKS)`)).toBe("1NTN8");
  expect(found(text, `${line}/SCORE`)).toBe("120");
});

test("a match of teams: what a board is worth to the first team, and where it sits", () => {
  const text = sessionUsebio(example("team-match"));
  expect(found(text, "//EVENT/@EVENT_TYPE")).toBe("TEAMS");
  expect(found(text, "//MATCH/TEAM_SCORE")).toBe("73");
  expect(found(text, "//MATCH/OPPOSING_TEAM_SCORE")).toBe("52");
  expect(found(text, "//MATCH/TEAM_VICTORY_POINTS")).toBe("14.92");
  expect(found(text, "//BOARD[BOARD_NUMBER = 1]/IMPS")).toBe("-8");
  expect(found(text, "count(//BOARD)")).toBe("24");
  expect(found(text, "//BOARD[BOARD_NUMBER = 1]/TRAVELLER_LINE[1]/DIRECTION")).toBe("NS");
  expect(found(text, "//BOARD[BOARD_NUMBER = 1]/TRAVELLER_LINE[2]/DIRECTION")).toBe("EW");
});

test("names come through as they are, but for what XML cannot hold", () => {
  const plan = planSession("four-pairs", { boards: 24, pairs: PAIRS.slice(0, 4), title: "A < B & C \u0007" });
  const text = sessionUsebio(emptySession(plan).scored);
  expect(found(text, "//EVENT_DESCRIPTION")).toBe("A < B & C");
  expect(found(text, "//PAIR[1]/PLAYER[1]/PLAYER_NAME")).toBe("Ann");
  expect(found(text, "//PAIR[2]/PLAYER[1]/PLAYER_NAME")).toBe("<Cy>");
  expect(found(text, "concat(//PAIR[3]/PLAYER[1]/PLAYER_NAME, ' + ', //PAIR[3]/PLAYER[2]/PLAYER_NAME)")).toBe(
    "The Smiths + ?"
  );
  expect(found(text, "//PAIR[4]/PLAYER[2]/PLAYER_NAME")).toBe("Łukasz");
});

test("Swiss events and leagues are matches without boards", () => {
  const [swiss, league] = [sessionUsebio(example("swiss-event")), sessionUsebio(example("league"))];
  expect(found(swiss, "//EVENT/@EVENT_TYPE")).toBe("SWISS_TEAMS");
  for (const text of [swiss, league]) {
    expect(Number(found(text, "count(//MATCH)"))).toBeGreaterThan(10);
    expect(found(text, "count(//BOARD)")).toBe("0");
  }
});
