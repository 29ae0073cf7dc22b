import { contestantAt, forContestant } from "../../../src/movements/contestant";
import { matchesIn } from "../../../src/sessions/event/bracket/bracket";
import { swissJson } from "../../../src/sessions/event/json";
import { listedMatches, nextRound } from "../../../src/sessions/event/pairing/next-round";
import { planSwissEvent } from "../../../src/sessions/event/plan";
import { eventReport } from "../../../src/sessions/event/report";
import { scoreEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import { eventSession } from "../../../src/sessions/event/session";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { swissEventWorkbook } from "../../../src/workbook/swiss-event/swiss-event-workbook";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { readXlsx } from "../../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { workedOut } from "../../support/worked-out";
import { readSwissResults } from "../read-csv-results";

const TEAMS = ["Ash", "Bay", "Cob", "Dan", "Elm", "Fay"];

function event(options: SessionOptions, ...lines: string[]): ScoredSwissEvent {
  const plan = planSwissEvent({ teams: TEAMS, rounds: 3, odd: "bye", ...options });
  const { results, faults } = readSwissResults(
    ["round,team,opponent,imps,vps,opponent_vps,boards", ...lines].join("\n"),
    plan
  );
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
}

const totals = ({ teams }: ScoredSwissEvent) => teams.map(({ total }) => total);
const refusal = (options: SessionOptions) => {
  try {
    event(options);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

/** A column of a sheet's list, by its heading, in the rows of a list of so many lines. */
function shown(scored: ScoredSwissEvent, sheet: string, heading: string, edits: Parameters<typeof workedOut>[1] = []) {
  const book = swissEventWorkbook(scored);
  const { cells } = book.sheets.find(({ name }) => name === sheet)!;
  // Each round has a total of its own, left of that of all.
  const [head] = cells
    .filter(({ value }) => String(value) === heading)
    .sort((a, b) => a.row - b.row || b.column - a.column);
  if (!head) throw new Error(`${sheet} has no ${heading}`);
  const values = workedOut(book, edits).get(sheet)!;
  const first = sheet === "Standings" ? 6 : head.row + 1;
  return Array.from({ length: scored.teams.length }, (_, line) => values.at(first + line, head.column));
}

async function readBack(scored: ScoredSwissEvent) {
  const [session] = readSaved(await readXlsx(await writeWorkbook(sessionWorkbook(scored))));
  expect(session!.remarks).toEqual([]);
  return session!.outcome.scored as ScoredSwissEvent;
}

describe("what teams bring from an earlier stage", () => {
  const CARRY = { carry: "Fay 12.5; Bay 8 VPs; 3 0,75" };

  test("is in totals and running totals, and stands before the first result", () => {
    expect(totals(event(CARRY))).toEqual([0, 8, 0.75, 0, 0, 12.5]);
    const scored = event(CARRY, "1,Ash,Fay,3,,,", "1,Bay,Cob,0,,,");
    expect(totals(scored)).toEqual([12, 18, 10.75, 0, 0, 20.5]);
    expect(forContestant(scored.teams, contestantAt(2)).running).toEqual([18, null, null]);
    expect(shown(scored, "Standings", "Total")).toEqual([12, 18, 10.75, 0, 0, 20.5]);
    expect(shown(scored, "Winners", "VPs")).toEqual([20.5, 18, 12, 10.75, 0, 0]);
    expect(eventSession(event(CARRY)).isBegun).toBe(false);
  });

  test("pairs the first round", () => {
    const next = nextRound(event(CARRY));
    if (next?.kind !== "paired") throw new Error("not paired");
    expect(listedMatches(next)).toEqual([
      { team: 5, opponent: 1 },
      { team: 2, opponent: 0 },
      { team: 3, opponent: 4 },
    ]);
  });

  test("is in report and JSON, and is read back as it is typed on the Standings", async () => {
    const scored = event(CARRY, "1,Ash,Fay,3,,,");
    const { columns, rows } = eventReport(scored);
    expect(columns.map(({ heading }) => heading)).toContain("Carried");
    expect(rows[0]).toMatchObject({ name: "Fay", carried: "12.5", vps: "20.5" });
    expect(swissJson(scored).standings[0]).toMatchObject({ team: 6, carried: 12.5, total: 20.5 });
    expect(swissJson(event({})).standings[0]!.carried).toBeNull();
    expect(totals(await readBack(scored))).toEqual(totals(scored));
    const typed = [{ sheet: "Standings", cell: "C7", value: 10 }];
    expect(shown(scored, "Standings", "Total", typed)[1]).toBe(10);
  });

  test("what is no number is named, and counts as nothing", () => {
    const edits = [{ sheet: "Standings", cell: "C7", value: "x" }];
    expect(shown(event(CARRY), "Standings", "Total", edits)[1]).toBe(0);
    expect(shown(event(CARRY), "Standings", "Check", edits)[1]).toMatch(/^Carried forward \(Team 2\)/);
  });

  test("is refused where there is none to bring", () => {
    expect(refusal({ carry: "Ash much" })).toBe(
      '"Ash much" is not what a team brings: enter the team and its victory points, as in "Reds 12.5".'
    );
    expect(refusal({ carry: "Ivy 3" })).toMatch(/^The victory points are for "Ivy"/);
    expect(refusal({ carry: "Ash 3; ash 4" })).toMatch(/two numbers/);
    expect(refusal({ form: "bam", rounds: undefined, odd: undefined, teams: ["5"], carry: "Team 1 3" })).toMatch(
      /board-a-match/
    );
    expect(refusal({ rounds: 0, bracket: 4, carry: "Ash 3" })).toMatch(/knockout alone/);
  });
});

describe("handicaps", () => {
  const GIVEN = { handicap: "Fay 6 IMPs; Elm 3" };

  test("count pro rata of the boards of a match", () => {
    const scored = event(GIVEN, "1,Ash,Fay,3,,,", "1,Elm,Bay,0,,,4", "1,Cob,Dan,2,,,");
    // 6; 3 over 4 of 7 boards, that is 1.71, 2; none.
    expect(scored.rounds[0]!.matches.map(({ margin }) => margin)).toEqual([-3, 2, 2]);
    expect(shown(scored, "Standings", "Total")).toEqual(totals(scored));
    expect(shown(scored, "Round 1", "Check").slice(0, 3)).toEqual([
      "Turned by the handicap",
      "Turned by the handicap",
      "",
    ]);
  });

  test("of a triangle within a round by halves", () => {
    const three = ["1,Ash,Fay,3,,,", "1,Fay,Elm,3,,,", "1,Elm,Ash,0,,,"];
    const scored = event(
      { ...GIVEN, odd: "three-teams", teams: ["Ash", "Elm", "Fay", "Bay", "Cob"], rounds: 1 },
      ...three,
      "1,Bay,Cob,0,,,"
    );
    expect(scored.rounds[0]!.matches.slice(0, 3).map(({ margin, half }) => [margin, half])).toEqual([
      [0, true],
      [4, true],
      [2, true],
    ]);
    expect(shown(scored, "Standings", "Total")).toEqual(totals(scored));
  });

  test("are said with the matches that they have turned, and read back", async () => {
    const scored = event(GIVEN, "1,Ash,Fay,3,,,", "1,Elm,Bay,9,,,");
    const { remarks } = eventReport(scored);
    expect(remarks.find(({ heading }) => heading === "Handicaps")?.lines).toEqual([
      "Per match: 3 IMPs for 5 Elm; 6 IMPs for 6 Fay.",
      "Round 1, 1 Ash – 6 Fay: -3 IMPs with the handicaps, +3 without.",
    ]);
    expect(swissJson(scored).matches.map(({ turnedByHandicap }) => turnedByHandicap)).toEqual([true, false]);
    expect(totals(await readBack(scored))).toEqual(totals(scored));
    expect(refusal({ form: "bam", rounds: undefined, odd: undefined, teams: ["5"], handicap: "Team 1 3" })).toMatch(
      /^Board-a-match has no handicap/
    );
  });
});

describe("the match for third place", () => {
  const CUP = { rounds: 0, bracket: 4, "third-place": true, odd: undefined } as const;

  test("is that of the teams that have lost the semi-finals", async () => {
    const scored = event(
      CUP,
      "SF,Ash,Dan,9,,,",
      "SF,Bay,Cob,-4,,,",
      "third place,Bay,Dan,2,,,20 of 24",
      "F,Ash,Cob,1,,,"
    );
    expect(scored.bracket!.third).toMatchObject({ teams: [3, 1], imps: -2, winner: 1 });
    expect(eventReport(scored).remarks.flatMap(({ lines }) => lines)).toContain(
      "3RD: 4 Dan – 2 Bay; 2 Bay won by 2 IMPs (20 of 24 boards)"
    );
    expect(swissJson(scored).bracket!.third).toMatchObject({ round: "3RD", teams: [4, 2], winner: 2 });
    const back = await readBack(scored);
    expect(matchesIn(back.bracket!)).toEqual(matchesIn(scored.bracket!));
    const { cells } = swissEventWorkbook(scored).sheets.find(({ name }) => name === "Winners")!;
    expect([6, 7, 8, 9].map((row) => cells.find((cell) => cell.row === row && cell.column === 2)!.value)).toEqual([
      "Ash",
      "Cob",
      "Bay",
      "Dan",
    ]);
  });

  test("needs two semi-finals, and to be asked for", () => {
    expect(refusal({ ...CUP, bracket: 3 })).toBe(
      "A match for third place needs a bracket of 4 teams or more: choose one, or omit the match."
    );
    const plan = planSwissEvent({ teams: TEAMS, rounds: 0, bracket: 4 });
    const { faults } = readSwissResults("round,team,opponent,imps\n3rd,Ash,Bay,2", plan);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/SF, F/)]);
  });
});

describe("how many matches teams have played", () => {
  const headings = (scored: ScoredSwissEvent) => eventReport(scored).columns.map(({ heading }) => heading);
  const ALL = ["1,Ash,Dan,9,,,", "1,Bay,Elm,3,,,", "1,Cob,Fay,0,,,"];

  test("is shown where they differ: by a bye, a walkover, a late entry", () => {
    expect(headings(event({}, ...ALL))).not.toContain("Played");
    const scored = event({}, ...ALL.slice(0, 2), "1,Cob,Fay,walkover,,,");
    expect(headings(scored)).toContain("Played");
    expect(scored.teams.map(({ played }) => played)).toEqual([1, 1, 0, 1, 1, 0]);
    // By rank: Ash, Bay, Cob, Elm, Dan, Fay.
    const placed = scored.standings.map((team) => forContestant(scored.teams, team).played);
    expect(shown(scored, "Winners", "Played")).toEqual(placed);
    const alike = swissEventWorkbook(event({}, ...ALL)).sheets.find(({ name }) => name === "Winners")!;
    expect(alike.cells.some(({ value }) => value === "Played")).toBe(false);
  });
});

describe("the cross-table", () => {
  test("has what each team has won from each other", () => {
    const scored = event({ "cross-table": true }, "1,Ash,Dan,9,,,", "1,Bay,Elm,3,,,", "1,Fay,Cob,0,,,");
    expect(shown(scored, "Cross-table", "4")).toEqual([14, "", "", "×", "", ""]);
    expect(shown(scored, "Cross-table", "1")).toEqual(["×", "", "", 6, "", ""]);
    expect(shown(scored, "Cross-table", "3")).toEqual(["", "", "×", "", "", 10]);
    expect(shown(scored, "Cross-table", "Total")).toEqual(totals(scored));
  });

  test("of a double round robin has both matches together", () => {
    const lines = ["1,1,4,9", "2,2,4,3", "4,4,1,3"];
    const plan = planSwissEvent({ form: "round-robin", teams: ["4"], double: true, "cross-table": true });
    const { results, faults } = readSwissResults(["round,team,opponent,imps", ...lines].join("\n"), plan);
    expect(faults).toEqual([]);
    // 14 and 8; 6 and 12.
    expect(shown(scoreEvent(plan, results), "Cross-table", "4")[0]).toBe(22);
    expect(shown(scoreEvent(plan, results), "Cross-table", "1")[3]).toBe(18);
  });

  test("is refused where it has no room", () => {
    expect(refusal({ teams: ["18"], "cross-table": true })).toBe(
      "A cross-table needs rounds, and has room for 16 teams at most: omit it, or choose fewer teams."
    );
  });
});
