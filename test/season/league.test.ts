import { leagueOf } from "../../src/season/enter-matches";
import { withMatches, type MatchFile } from "../../src/season/league";
import { nameTable, NO_NAMES } from "../../src/season/name-table";
import { planLeague } from "../../src/sessions/event/plan";
import { scoreEvent } from "../../src/sessions/event/score-event";
import { NO_EVENT_RESULTS, type EventResults } from "../../src/sessions/event/results";
import { contestantAt } from "../../src/movements/contestant";
import type { SessionOptions } from "../../src/sessions/session-options";
import { fixtureResult, fixtureView } from "../sessions/event/league/fixture-view";
import { matchEvening } from "./evenings";

const PLAN = planLeague({ teams: ["Reds", "Blues", "Greens", "Golds"], date: "2026-09-14" });

function match(source: string, home: string, away: string, net: number, options: SessionOptions = {}, boards?: number) {
  return matchEvening(source, { form: "league", home, away, date: "2026-09-14", ...options }, net, boards) as MatchFile;
}

function league(results: EventResults = NO_EVENT_RESULTS, plan = PLAN) {
  return scoreEvent(plan, results);
}

/** The home and the away team of the first match of the fixture list, by name. */
const [FIRST] = league().matches;
const [HOME, AWAY] = [PLAN.teams[FIRST!.home]!, PLAN.teams[FIRST!.away]!] as const;
const RESULT = { home: FIRST!.home, away: FIRST!.away, date: null, vps: [null, null], unplayed: null } as const;

test("a match goes into the table by the names of its teams, however they are written", () => {
  const found = withMatches(league(), [match("a.xlsx", HOME.toUpperCase(), ` ${AWAY} `, 500)], NO_NAMES);
  expect(found).toEqual({
    results: { bracket: [], matches: [fixtureResult(1, { ...RESULT, imps: [11, 0] })] },
    entered: [`a.xlsx: ${HOME}–${AWAY} 11–0 IMPs.`],
    knownCount: 0,
    remarks: [],
    played: [{ scored: expect.objectContaining({ kind: "team-match" }), teams: [HOME, AWAY] }],
  });
  const scored = scoreEvent(PLAN, found.results);
  expect(scored.matches[0]?.vps).toEqual([12.54, 7.46]);
});

test("with the home team named second it is turned round, on another day it is moved", () => {
  const found = withMatches(league(), [match("a.xlsx", AWAY, HOME, 500, { date: "2026-10-01" })], NO_NAMES);
  expect(found.results.matches.map(fixtureView)).toEqual([{ ...RESULT, imps: [0, 11], date: "2026-10-01" }]);
  expect(found.remarks.map(({ kind }) => kind)).toEqual(["exchanged"]);
});

test("penalties and handicaps leave their victory points", () => {
  const options = { penalties: `${HOME} 1 VP`, handicap: `${AWAY} 4 IMPs` };
  const [result] = withMatches(league(), [match("a.xlsx", HOME, AWAY, 500, options)], NO_NAMES).results.matches.map(
    fixtureView
  );
  // 11 IMPs less 4 by WBF-24 are 11.68, less the penalty.
  expect(result).toMatchObject({ imps: [11, 0], vps: [10.68, 8.32] });
});

test("what the league knows stands; what says otherwise is told of", () => {
  const known = league({
    bracket: [],
    matches: [fixtureResult(1, { ...RESULT, imps: [30, 20] })],
    penalties: [{ team: contestantAt(1), round: null, amount: 2, unit: "vps", reason: "Late" }],
  });
  const found = withMatches(known, [match("a.xlsx", HOME, AWAY, 500)], NO_NAMES);
  expect(found.results).toEqual({
    bracket: [],
    matches: [fixtureResult(1, { ...RESULT, imps: [30, 20] })],
    penalties: [{ team: contestantAt(1), round: null, amount: 2, unit: "vps", reason: "Late" }],
  });
  expect(found.entered).toEqual([]);
  expect(found.remarks.map(({ text }) => text)).toEqual([
    `a.xlsx says ${HOME}–${AWAY} 11–0 IMPs, but the league's workbook says ${HOME}–${AWAY} 30–20 IMPs: ` +
      "nothing was changed. Correct one of them.",
  ]);
  const same = league({ bracket: [], matches: [fixtureResult(1, { ...RESULT, imps: [11, 0] })] });
  expect(withMatches(same, [match("a.xlsx", HOME, AWAY, 500)], NO_NAMES)).toMatchObject({
    entered: [],
    knownCount: 1,
    remarks: [],
  });
});

test("two workbooks of one match: the same twice counts once, contradictions not at all", () => {
  const first = match("a.xlsx", HOME, AWAY, 500);
  const again = withMatches(league(), [first, match("b.xlsx", HOME, AWAY, 500)], NO_NAMES);
  expect([again.entered.length, again.remarks.map(({ kind }) => kind)]).toEqual([1, ["repeated"]]);
  const against = withMatches(league(), [first, match("b.xlsx", HOME, AWAY, -500)], NO_NAMES);
  expect([against.entered, against.results.matches]).toEqual([[], []]);
  expect(against.remarks.map(({ kind }) => kind)).toEqual(["contradiction"]);
});

test("what does not belong is listed", () => {
  const files = [
    match("a.xlsx", HOME, "Purples", 500),
    match("b.xlsx", HOME, AWAY, 500, {}, 20),
    match("c.xlsx", HOME, "", 500),
    matchEvening("d.xlsx", { form: "bam", home: HOME, away: AWAY }, 500) as MatchFile,
    match("e.xlsx", HOME, HOME.slice(0, -1), 500),
  ];
  const found = withMatches(league(), files, nameTable([{ typed: HOME.slice(0, -1), meaning: HOME }]));
  expect(found.remarks.map(({ kind }) => kind)).toEqual(["stranger", "unfinished", "unnamed", "bam", "stranger"]);
  expect(found.results.matches.map(fixtureView)).toEqual([]);
});

test.each([
  // Of 24 boards 12 are half: the points are WBF-12's. Fewer, or more, count by the league's scale.
  [12, [13.45, 6.55], "12 of the 24 boards"],
  [10, [12.54, 7.46], "converted by WBF-24"],
  [28, [12.54, 7.46], "converted by WBF-24"],
])("a match of %i boards counts, and is told of", (boards, vps, said) => {
  const found = withMatches(league(), [match("a.xlsx", HOME, AWAY, 500, { boards, sessions: 1 })], NO_NAMES);
  expect(found.remarks.map(({ kind }) => kind)).toEqual(["boards"]);
  expect(found.remarks[0]?.text).toContain(said);
  expect(scoreEvent(PLAN, found.results).matches[0]?.vps).toEqual(vps);
});

test("a provisional result is replaced by that of the match, which is final", () => {
  const known = league({ bracket: [], matches: [fixtureResult(1, { ...RESULT, imps: [30, 20], provisional: true })] });
  const found = withMatches(known, [match("a.xlsx", HOME, AWAY, 500)], NO_NAMES);
  expect(found.entered).toHaveLength(1);
  expect(found.remarks).toEqual([]);
  expect(found.results.matches.map(fixtureView)).toMatchObject([{ imps: [11, 0] }]);
  expect(found.results.matches[0]).not.toHaveProperty("provisional");
});

test("a league of matches has the boards of the longest", () => {
  const files = [match("a.xlsx", HOME, AWAY, 500, { boards: 12, sessions: 1 }), match("b.xlsx", AWAY, HOME, 500)];
  expect(leagueOf({ teams: [HOME, AWAY, "C"] }, files).plan).toMatchObject({ boards: 24, scale: { name: "WBF-24" } });
});

test("in a double league each team has its own match at home", () => {
  const double = planLeague({ teams: ["Reds", "Blues", "Greens"], double: true });
  const files = [match("a.xlsx", "Reds", "Blues", 500), match("b.xlsx", "Blues", "Reds", 500)];
  const found = withMatches(league(NO_EVENT_RESULTS, double), files, NO_NAMES);
  expect([found.entered.length, found.remarks]).toEqual([2, []]);
});

test("a day that the league knows stays where the match has none", () => {
  const known = league({ bracket: [], matches: [fixtureResult(1, { ...RESULT, imps: null, date: "2026-10-02" })] });
  const found = withMatches(known, [match("a.xlsx", HOME, AWAY, 500, { date: "" })], NO_NAMES);
  expect(found.results.matches.map(fixtureView)).toEqual([{ ...RESULT, imps: [11, 0], date: "2026-10-02" }]);
});

test("teams of different divisions have no match", () => {
  const divided = planLeague({ teams: ["Reds", "Blues", "Greens", "Golds", "Greys", "Whites"], divisions: "2" });
  const found = withMatches(league(NO_EVENT_RESULTS, divided), [match("a.xlsx", "Reds", "Golds", 500)], NO_NAMES);
  expect([found.results.matches, found.remarks.map(({ text }) => text)]).toEqual([
    [],
    ["a.xlsx: not in the table, because Reds and Golds are in different divisions."],
  ]);
});

test("a match at a swapped venue is not said to be turned round, and stays swapped", () => {
  const known = league({ bracket: [], matches: [fixtureResult(1, { ...RESULT, imps: null, swapped: "fixture" })] });
  const found = withMatches(known, [match("a.xlsx", AWAY, HOME, 500)], NO_NAMES);
  expect(found.results.matches.map(fixtureView)).toEqual([{ ...RESULT, imps: [0, 11], swapped: "fixture" }]);
  expect(found.remarks).toEqual([]);
});
