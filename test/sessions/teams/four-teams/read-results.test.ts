import { readFileSync } from "node:fs";
import path from "node:path";
import { severalTeamsJson } from "../../../../src/sessions/teams/json";
import { FOUR_TEAMS_LAYOUT } from "../../../../src/sessions/teams/four-teams";
import { planSeveralTeams } from "../../../../src/sessions/teams/plan";
import { scoreTeams } from "../../../../src/sessions/teams/score-teams";
import { readFourTeamsResults } from "../../read-csv-results";
import { severalTeamsReport } from "../../../../src/sessions/teams/report";
import { NO_TEAM_RESULTS } from "../../../../src/sessions/teams/match";
import { printedReport } from "../../../support/printed-report";

const EXAMPLE = path.join(__dirname, "../../../../examples/four-teams-results.csv");
const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, { teams: ["Reds", "Blues", "", "Greens"], penalties: "Reds 0 VPs" });
const HEADER = "table,board,contract,by,result,points,adjusted_ns,adjusted_ew";
const read = (...lines: string[]) => readFourTeamsResults([HEADER, ...lines].join("\n"), plan);

test("board 6 stands on the sheets of four tables, for two matches", () => {
  const { results, faults } = read("3,6,4H,N,=,,,", "4,6,4H,N,-1,,,", "1,6,,,,100,,", "2,6,,,,,-2,3");
  expect(faults).toEqual([]);
  const { matches } = scoreTeams(plan, results);
  const boards = matches.flatMap(({ match, boards: own }) =>
    own.filter(({ points }) => points).map((board) => ({ ...board, round: match.round }))
  );
  expect(boards).toMatchObject([
    { round: 1, board: 6, net: 470, points: [10, -10] },
    // Given at Table 2, where the first team of the match sits East-West.
    { round: 4, board: 6, net: null, points: [3, -2] },
  ]);
});

test("faults are told", () => {
  const { faults } = read("5,1,4H,N,=,,,", "1,31,4H,N,=,,,", "1,1,,,,,3,", "1,1,,,,50,,");
  expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "2: There is no Table 5: enter 1, 2, 3 or 4.",
    "3: The session has no board 31: it has 1 to 30.",
    "4: Board 1 is adjusted for one team only: enter IMPs for both teams, such as 3 and -3, or 3 and 3.",
    expect.stringMatching(/^5: Board 1 at Table 1 is already on line 4/),
  ]);
});

test("with eighteen boards there is no board 19", () => {
  const short = planSeveralTeams(FOUR_TEAMS_LAYOUT, { boards: 18 });
  const { faults } = readFourTeamsResults(`${HEADER}\n1,19,4H,N,=,,,`, short);
  expect(faults[0]!.message).toBe("The session has no board 19: it has 1 to 18.");
});

describe("the example event", () => {
  const { results, faults, warnings } = readFourTeamsResults(readFileSync(EXAMPLE, "utf8"), plan);
  const event = scoreTeams(plan, results);

  it("has no fault", () => {
    expect(faults).toEqual([]);
    // Three sacrifices: the other side declares at all other tables.
    expect(warnings.map(({ line, field }) => [line, field])).toEqual([
      [11, "result"],
      [30, "result"],
      [68, "result"],
    ]);
    expect(results.tables).toHaveLength(120);
  });

  it("is reported, the tie with it", () => {
    expect(printedReport(severalTeamsReport(event))).toEqual({
      progress: "60 of 60 boards scored",
      headings: ["Place", "No.", "Team", "VPs", "Net IMPs"],
      rows: [
        ["1", "4", "Greens", "63", "+6"],
        ["2", "1", "Reds", "63", "+6"],
        ["3", "3", "Team 3", "61", "+2"],
        ["4", "2", "Blues", "55", "-8"],
      ],
      remarks: [
        "Greens: First on the ten boards against Reds: 15–13",
        "Reds: Second on the ten boards against Greens: 13–15",
      ],
    });
  });

  it("is given to programs by number", () => {
    const json = JSON.parse(JSON.stringify(severalTeamsJson(event))) as {
      matches: { boards: unknown[] }[];
      teams: unknown[];
      standings: unknown[];
    };
    expect(json).toMatchObject({ session: "four-teams", boards: 30, scale: "ACBL20-5" });
    expect(json.teams[2]).toMatchObject({ team: 3, name: "", penalty: 0 });
    expect(json.matches).toHaveLength(12);
    expect(json.matches[11]).toMatchObject({
      round: 6,
      teams: [2, 3],
      tables: [2, 3],
      imps: [17, 23],
      vps: [7, 13],
      margins: [-6, 6],
    });
    expect(json.matches[0]!.boards).toHaveLength(5);
    expect(json.standings[0]).toEqual({
      team: 4,
      name: "Greens",
      total: 63,
      place: "1",
      netImps: 6,
      why: "First on the ten boards against Reds: 15–13",
    });
  });
});

test("before play the report has no standings, and what is not known is null to programs", () => {
  const event = scoreTeams(plan, NO_TEAM_RESULTS);
  expect(severalTeamsReport(event)).toMatchObject({ progress: "0 of 60 boards scored", rows: [], remarks: [] });
  const { matches, standings } = severalTeamsJson(event);
  expect(matches[0]).toMatchObject({ vps: null, imps: [0, 0], margins: null, winner: null });
  expect(matches[0]?.boards[0]).toEqual({ board: 1, net: null, imps: null });
  expect(standings[0]).toMatchObject({ team: 1, total: null, place: "", why: "" });
});
