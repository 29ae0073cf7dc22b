import { planLeague } from "../../../../src/sessions/event/plan";
import { contestantAt } from "../../../../src/movements/contestant";
import { fixtureResult, fixtureView } from "./fixture-view";
import { readLeagueResults } from "../../read-csv-results";

const TEAMS = ["Reds", "Blues", "Greens", "Golds"];
/** Golds – Reds and Blues – Greens, then Blues – Golds and Greens – Reds, then Golds – Greens and Reds – Blues. */
const PLAN = planLeague({ teams: TEAMS, date: "2026-09-14" });
const DOUBLE = planLeague({ teams: TEAMS, double: true, date: "2026-09-14" });

const HEADER = "date,home,away,home_imps,away_imps,imps,home_vps,away_vps,conceded,rescheduled";
const read = (line: string, plan = PLAN) => readLeagueResults(`${HEADER}\n${line}`, plan);
const result = (line: string, plan = PLAN) => {
  const { results, faults } = read(line, plan);
  expect(faults).toEqual([]);
  return results.matches.map(fixtureView)[0];
};
const NOTHING = { date: null, imps: null, vps: [null, null], unplayed: null } as const;

test("a match by names in any case, by numbers, and with IMPs of both or a margin", () => {
  const expected = { ...NOTHING, home: 3, away: 0, imps: [42, 30] };
  expect(result("2026-09-14,golds,REDS,42,30,,,,,")).toEqual(expected);
  expect(result("2026-09-14,4,1,42,30,12,,,,")).toEqual(expected);
  expect(result(",Golds,Reds,,,-12,,,,")).toEqual({ ...expected, imps: [0, 12] });
  expect(read(",Golds,Reds,,,-12,,,,").warnings[0]?.message).toBe(
    "Only the margin is entered: it counts as 0 IMPs to 12."
  );
});

test("typed points, conceded and void matches", () => {
  expect(result(",Golds,Reds,42,30,,12,,,")).toMatchObject({ imps: [42, 30], vps: [12, null] });
  expect(result(",Golds,Reds,,,,12,7.5,,")).toMatchObject({ imps: null, vps: [12, 7.5] });
  for (const who of ["home", "Golds", "4", "HOME"])
    expect(result(`,Golds,Reds,,,,,,${who},`)).toMatchObject({ unplayed: "home" });
  expect(result(",Golds,Reds,,,,,,Reds,")).toMatchObject({ unplayed: "away" });
  expect(result(",Golds,Reds,,,,,,void,")).toMatchObject({ unplayed: "void" });
  expect(read(",Golds,Reds,42,30,,,,void,").warnings[0]?.message).toBe(
    "The IMPs of a conceded or void match do not count."
  );
});

test("a question mark behind any number of a match makes it provisional", () => {
  expect(result(",Golds,Reds,42?,30,,,,,")).toMatchObject({ imps: [42, 30], provisional: true });
  expect(result(",Golds,Reds,42,30 ?,,,,,")).toMatchObject({ imps: [42, 30], provisional: true });
  expect(result(",Golds,Reds,,,-12?,,,,")).toMatchObject({ imps: [0, 12], provisional: true });
  expect(result(",Golds,Reds,,,,12,7.5?,,")).toMatchObject({ vps: [12, 7.5], provisional: true });
  expect(result(",Reds,Golds,42?,30,,,,,")).toMatchObject({ imps: [30, 42], provisional: true });
  expect(result(",Golds,Reds,42,30,,,,,")).not.toHaveProperty("provisional");
});

test("another day than the fixture list's, in either column", () => {
  expect(result("2026-09-20,Golds,Reds,,,,,,,")).toEqual({ ...NOTHING, home: 3, away: 0, date: "2026-09-20" });
  expect(result("2026-09-14,Golds,Reds,,,,,,,2026-10-01")?.date).toBe("2026-10-01");
  expect(result("2026-09-14,Golds,Reds,,,,,,,2026-09-14")?.date).toBeNull();
});

test("a match at the other venue is turned round; in a double league it is a match of its own", () => {
  const line = "2026-09-14,Reds,Golds,42,30,,15,4,Reds,";
  expect(result(line)).toMatchObject({ home: 3, away: 0, imps: [30, 42], vps: [4, 15], unplayed: "away" });
  expect(read(line).warnings[0]?.message).toBe(
    "The fixture list has 4 Golds at home to 1 Reds. The match still counts."
  );
  expect(result(line, DOUBLE)).toMatchObject({ home: 0, away: 3, imps: [42, 30], vps: [15, 4], unplayed: "home" });
});

test.each<[string, string, string]>([
  [",Golds,Pinks,1,2,,,,,", "away", 'There is no team "Pinks"'],
  [
    ",Golds,Redz,1,2,,,,,",
    "away",
    'There is no team "Redz": enter its number, 1 to 4, or its name. Did you mean Reds?',
  ],
  [",Golds,,1,2,,,,,", "away", "The away team is missing"],
  [",Golds,4,1,2,,,,,", "away", "4 Golds cannot play against itself."],
  [",Golds,Reds,42,,,,,,", "home_imps", "Only one team's IMPs are entered"],
  [",Golds,Reds,42,30,11,,,,", "imps", "The margin 11 does not agree with 42 IMPs to 30"],
  [",Golds,Reds,-1,30,,,,,", "home_imps", '"-1" is not a number of IMPs'],
  [",Golds,Reds,577,30,,,,,", "home_imps", "a whole number from 0 to 576"],
  [",Golds,Reds,,,577,,,,", "imps", '"577" is not a margin'],
  [",Golds,Reds,,,,12,,,", "home_vps", "Only one team has victory points"],
  [",Golds,Reds,,,,x,7,,", "home_vps", '"x" is not a number of victory points'],
  [",Golds,Reds,,,,,,Blues,", "conceded", '"Blues" cannot concede the match'],
  [",Golds,Reds,,,,12,8,void,", "conceded", "A void match has no victory points"],
  [",Golds,Reds,?,,,,,,", "home_imps", "A provisional result needs a score"],
  [",Golds,Reds,,,,,?,,", "away_vps", "A provisional result needs a score"],
  [",Golds,Reds,42?,,,,,,", "home_imps", "Only one team's IMPs are entered"],
  [",Golds,Reds,4??,3,,,,,", "home_imps", '"4?" is not a number of IMPs'],
  [",Golds,Reds,,,,12?,,away,", "conceded", "A conceded or void match cannot be provisional"],
  [",Golds,Reds,,,,,,provisional,", "conceded", '"provisional" cannot concede the match'],
  ["14.9.2026,Golds,Reds,,,,,,,", "date", "is not a date"],
  [",Golds,Reds,,,,,,,2026-02-30", "rescheduled", "is not a date"],
])("%s is refused at %s", (line, field, message) => {
  const { faults } = read(line);
  expect(faults).toEqual([{ line: 2, field, message: expect.stringContaining(message) }]);
});

test("a match twice is refused, whichever team is named first", () => {
  const { faults } = read(",Golds,Reds,1,2,,,,,\n,Reds,Golds,2,1,,,,,");
  expect(faults).toEqual([{ line: 3, field: "home", message: expect.stringContaining("is already on line 2") }]);
});

test("a round that is not the fixture list's, and points beyond the scale, are warnings", () => {
  const { faults, warnings } = readLeagueResults("round,home,away,home_vps,away_vps\n3,Golds,Reds,25,0\n", PLAN);
  expect(faults).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "4 Golds and 1 Reds meet in round 1 of the fixture list, but this result was entered for another round. It still counts.",
    "The scale gives the two teams only 20 victory points between them: are these points right?",
  ]);
});

describe("penalties in the form of other events", () => {
  const header = "round,home,away,imps,penalty,unit,reason";
  const read = (...lines: string[]) => readLeagueResults([header, ...lines].join("\n"), PLAN);

  test("of the total or of a round, in victory points or IMPs", () => {
    expect(read("2,Blues,,,3,IMPs,Late", "1,Golds,Reds,5,,,", ",4,,,½,VPs,", "3,Blues,,,1,VP,").results).toEqual({
      bracket: [],
      matches: [fixtureResult(1, { ...NOTHING, home: contestantAt(4), away: contestantAt(1), imps: [5, 0] })],
      penalties: [
        { team: 1, round: 2, amount: 3, unit: "imps", reason: "Late" },
        { team: 3, round: null, amount: 0.5, unit: "vps", reason: "" },
        { team: 1, round: 3, amount: 1, unit: "vps", reason: "" },
      ],
    });
  });

  test.each<[string, string, string]>([
    [",Blues,,,3,IMPs,", "round", "A penalty in IMPs is taken from the margin"],
    ["4,Blues,,,3,VPs,", "round", "enter 1 to 3"],
    ["1,Pinks,,,3,VPs,", "home", 'There is no team "Pinks"'],
    ["1,Blues,,,3,,", "unit", "enter VPs or IMPs"],
    ["1,Blues,,,-3,VPs,", "penalty", '"-3" is not a penalty'],
    ["1,Blues,Reds,,3,VPs,", "away", "put a match on a line of its own"],
    [",Blues,,,,,Late", "unit", "The penalty's unit is missing"],
  ])("%s is refused at %s", (line, field, message) => {
    expect(read(line).faults).toContainEqual({ line: 2, field, message: expect.stringContaining(message) });
  });
});

describe("where a match is played", () => {
  const read = (plan: typeof PLAN, ...lines: string[]) =>
    readLeagueResults(["home,away,home_imps,away_imps,venue", ...lines].join("\n"), plan);
  const [home, away] = ["Golds", "Reds"];
  const double = planLeague({ teams: [...PLAN.teams], double: true });
  const swapped = { ...NOTHING, home: 3, away: 0, swapped: "fixture" };

  test.each(["swapped", "Reds", "1", "away", "Exchanged", "both"])("%s", (venue) => {
    const { results, warnings } = read(PLAN, `${home},${away},,,${venue}`);
    expect([results.matches.map(fixtureView), warnings]).toEqual([[swapped], []]);
  });

  test("at home as listed there is nothing to say", () => {
    for (const venue of ["Golds", "home", "4", ""])
      expect(read(PLAN, `${home},${away},,,${venue}`).results.matches.map(fixtureView)).toEqual([
        { ...NOTHING, home: 3, away: 0 },
      ]);
  });

  test("named the other way round, with the venue, IMPs are those of the team that is named", () => {
    const { results, warnings } = read(PLAN, `${away},${home},12,30,swapped`);
    expect([results.matches.map(fixtureView), warnings]).toEqual([[{ ...swapped, imps: [30, 12] }], []]);
  });

  test("of two matches one alone leaves both at the same home, which is said; both are one act", () => {
    const said = read(double, `${home},${away},,,swapped`);
    expect(said.results.matches.map(fixtureView)).toEqual([swapped]);
    expect(said.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining("Both matches of these teams are now at the home of 1 Reds"),
    ]);
    const both = read(double, `${home},${away},,,both`);
    expect([both.results.matches.map(fixtureView), both.warnings]).toEqual([[{ ...swapped, swapped: "both" }], []]);
  });

  test("another word is refused", () => {
    expect(read(PLAN, `${home},${away},,,Blues`).faults).toEqual([
      { line: 2, field: "venue", message: expect.stringContaining('"Blues" is no venue') },
    ]);
  });
});

describe("points that are taken from a team", () => {
  const header = "home,away,imps,deducted,reason";
  const read = (...lines: string[]) => readLeagueResults([header, ...lines].join("\n"), PLAN);

  test("by name or number, with a reason or none; several of a team stay apart, and no match is told of", () => {
    expect(read("Blues,,,3, Late  sheet ", "2,,,0.5,", "Golds,Reds,5,,").results).toEqual({
      bracket: [],
      matches: [fixtureResult(1, { ...NOTHING, home: contestantAt(4), away: contestantAt(1), imps: [5, 0] })],
      penalties: [
        { team: 1, round: null, amount: 3, unit: "vps", reason: "Late  sheet" },
        { team: 1, round: null, amount: 0.5, unit: "vps", reason: "" },
      ],
    });
    expect(read("Golds,Reds,5,,").results).not.toHaveProperty("penalties");
  });

  test.each<[string, string, string]>([
    ["Pinks,,,3,", "home", 'There is no team "Pinks"'],
    ["Blues,,,0,", "deducted", '"0" is not a deduction'],
    ["Blues,,,-2,", "deducted", '"-2" is not a deduction'],
    ["Blues,,,x,", "deducted", "enter victory points above 0, such as 2 or 0.5"],
    ["Blues,Reds,,3,", "away", "put the match on a line of its own"],
    ["Blues,,7,3,", "imps", "put the match on a line of its own"],
    [`Blues,,,3,${"x".repeat(101)}`, "reason", "The reason has 101 characters"],
  ])("%s is refused at %s", (line, field, message) => {
    expect(read(line).faults).toEqual([{ line: 2, field, message: expect.stringContaining(message) }]);
  });
});

test("a file without the teams' columns is refused", () => {
  expect(readLeagueResults("round,imps\n1,2\n", PLAN).faults.map(({ field }) => field)).toEqual(["header", "header"]);
  expect(readLeagueResults("", PLAN).faults).toHaveLength(1);
});
