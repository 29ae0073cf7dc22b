import { kindNames, scoreCsv } from "../../../../src/sessions/kinds";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { csvOf } from "../../../../src/taskpane/workbook/kinds/csv-headers";
import { formOf, ofKind, planOf, summaryOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { KIND_OPTIONS } from "../../../../src/taskpane/workbook/form/session-form";
import { firstChoice, type SessionChoice } from "../../../../src/taskpane/workbook/form/session-choice";

beforeAll(loadGames);

const first = firstChoice("2026-11-20");
const NAMES = kindNames();

test("every kind is offered, home sessions and teams apart", () => {
  expect(KIND_OPTIONS.map(({ options }) => options.map(([name]) => name))).toEqual([
    ["four-pairs", "five-pairs"],
    ["pairs", "individual", "club"],
    ["chicago"],
    ["team-match", "three-teams", "four-teams", "swiss-event", "league"],
  ]);
  expect(NAMES).toEqual(KIND_OPTIONS.flatMap(({ options }) => options.map(([name]) => name)));
});

test.each([
  ["four-pairs", { boards: 24, rounds: 6, scoring: "imps", title: "Four pairs" }],
  ["five-pairs", { boards: 25, rounds: 5, scoring: "imps", title: "Five pairs" }],
  ["pairs", { tables: 4, boards: 28, scoring: "matchpoints", title: "Pairs" }],
  ["individual", { tables: 2, boards: 21, scoring: "matchpoints", title: "Individual" }],
  ["chicago", { rounds: 3, boards: 12, partners: "change", title: "Chicago" }],
  ["team-match", { form: "league", boards: 24, title: "League match", scale: { name: "WBF-24" } }],
  ["three-teams", { boards: 18, scale: { name: "ACBL20-6" }, title: "Three teams" }],
  ["four-teams", { boards: 30, scale: { name: "ACBL20-5" }, title: "Four teams" }],
  ["swiss-event", { boards: 7, rounds: 7, scale: { name: "ACBL20-7" }, bracket: null }],
  ["league", { boards: 24, double: false, scale: { name: "WBF-24" }, ties: "head-to-head", title: "League" }],
])("%s: what is usual comes with the kind, whatever was chosen before", (kind, plan) => {
  for (const before of NAMES) {
    const other = { ...ofKind(first, before), scale: "WBF-9", scoring: "vps" as const };
    const choice = ofKind(other, kind);
    expect(planOf(choice)).toMatchObject({ kind, ...plan });
    expect(formOf(choice).offers(choice)).toBe(true);
  }
});

test("nothing typed is lost while other kinds are chosen", () => {
  const typed = {
    title: "Cup",
    pairs: ["Ann"],
    teams: ["Reds"],
    players: ["Bob"],
    list: "Blues",
    teamCount: 9,
    swissRounds: 3,
    form: "bam",
    double: true,
    every: 7,
    tieBreak: "quotient",
  };
  let choice: SessionChoice = { ...first, ...typed };
  for (const kind of [...NAMES, "four-pairs"]) choice = ofKind(choice, kind);
  expect(choice).toMatchObject(typed);
});

test.each(NAMES)("%s: the header that is shown is one whose columns are all read", (kind) => {
  const choice = ofKind(first, kind);
  const { header } = csvOf(choice);
  const { faults, warnings } = scoreCsv(planOf(choice), `${header}\n`);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([]);
});

test.each([
  ["four-pairs", "24 boards: 6 rounds of 4, about 3 h"],
  ["pairs", "8 pairs, 28 boards, about 3½ h"],
  ["individual", "8 players, 21 boards, about 2¾ h"],
  ["team-match", "24 boards, about 3 h"],
  ["swiss-event", "16 teams, 7 rounds"],
  ["league", "16 teams, 15 rounds"],
])("%s in a few words: %s", (kind, words) => {
  const choice = ofKind(first, kind);
  expect(summaryOf(planOf(choice))).toBe(words);
});

test("the names that are remembered are those that the workbook has", () => {
  const choice = {
    ...first,
    pairs: ["Ann"],
    teams: ["Reds", "Blues", "Greens"],
    list: "Gold\nGrey",
    players: Array.from({ length: 16 }, (_, i) => `P${i + 1}`),
  };
  const names = (kind: string) => {
    const { people, teams } = formOf({ kind });
    return [people(choice).filter(Boolean), teams(choice).filter(Boolean)];
  };
  expect(names("four-pairs")).toEqual([["Ann"], []]);
  expect(names("team-match")).toEqual([choice.players.slice(0, 8), ["Reds", "Blues"]]);
  expect(names("three-teams")).toEqual([choice.players.slice(0, 12), choice.teams]);
  expect(names("four-teams")).toEqual([choice.players, choice.teams]);
  expect(names("swiss-event")).toEqual([[], ["Gold", "Grey"]]);
  expect(names("league")).toEqual([[], ["Gold", "Grey"]]);
});
