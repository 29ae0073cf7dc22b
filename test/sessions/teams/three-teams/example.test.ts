import { readFileSync } from "node:fs";
import path from "node:path";
import { NO_TEAM_RESULTS } from "../../../../src/sessions/teams/match";
import { severalTeamsJson } from "../../../../src/sessions/teams/json";
import { planSeveralTeams } from "../../../../src/sessions/teams/plan";
import { scoreTeams } from "../../../../src/sessions/teams/score-teams";
import { THREE_TEAMS_LAYOUT } from "../../../../src/sessions/teams/three-teams";
import { readThreeTeamsResults } from "../../read-csv-results";
import { severalTeamsReport } from "../../../../src/sessions/teams/report";
import { printedReport } from "../../../support/printed-report";

const EXAMPLE = path.join(__dirname, "../../../../examples/three-teams-results.csv");
const plan = planSeveralTeams(THREE_TEAMS_LAYOUT, { teams: ["Reds", "Blues", ""] });
const read = readThreeTeamsResults(readFileSync(EXAMPLE, "utf8"), plan);
const scored = scoreTeams(plan, read.results);
const empty = scoreTeams(plan, NO_TEAM_RESULTS);

test("the example has every board at both its tables, without a fault or a doubt", () => {
  expect(read.faults).toEqual([]);
  expect(read.warnings).toEqual([]);
  expect(read.results.tables).toHaveLength(36);
});

test("the report: the leader first, the matches, and a word on a tie", () => {
  expect(printedReport(severalTeamsReport(scored))).toEqual({
    progress: "18 of 18 boards scored",
    headings: ["Place", "Team", "VPs", "Net IMPs"],
    rows: [
      ["1", "A Reds", "30", "+25"],
      ["2=", "B Blues", "15", "-10"],
      ["2=", "Team C", "15", "-15"],
    ],
    remarks: [
      "A Reds – Team C: 28–9 IMPs, 17–3 VPs",
      "A Reds – B Blues: 16–10 IMPs, 13–7 VPs",
      "B Blues – Team C: 18–22 IMPs, 8–12 VPs",
      "Teams tied on VPs share a place; their net IMPs are shown alongside.",
    ],
  });
});

test("the report half-way and before play", () => {
  const tables = read.results.tables.filter(({ table, board }) => table !== 3 && board <= 9);
  expect(printedReport(severalTeamsReport(scoreTeams(plan, { ...NO_TEAM_RESULTS, tables })))).toEqual({
    progress: "3 of 18 boards scored",
    headings: ["Place", "Team", "VPs", "Net IMPs"],
    rows: [
      ["1", "A Reds", "14", "+9"],
      ["2", "B Blues", "6", "-9"],
    ],
    remarks: ["A Reds – B Blues: 14–5 IMPs, 14–6 VPs, 3 of 6 boards"],
  });
  expect(severalTeamsReport(empty)).toMatchObject({ progress: "0 of 18 boards scored", rows: [], remarks: [] });
});

test("the JSON of the example", () => {
  const { matches, ...rest } = severalTeamsJson(scored);
  expect(rest).toEqual({
    session: "three-teams",
    title: "Three teams",
    date: "",
    boards: 18,
    firstBoard: 1,
    scale: "ACBL20-6",
    teams: [
      { team: "A", name: "Reds", players: ["", "", "", ""], penalty: 0 },
      { team: "B", name: "Blues", players: ["", "", "", ""], penalty: 0 },
      { team: "C", name: "", players: ["", "", "", ""], penalty: 0 },
    ],
    standings: [
      { team: "A", total: 30, netImps: 25, place: "1" },
      { team: "B", total: 15, netImps: -10, place: "2=" },
      { team: "C", total: 15, netImps: -15, place: "2=" },
    ],
  });
  expect(matches.map(({ boards, ...match }) => [boards.length, match])).toEqual([
    [6, { teams: ["A", "C"], imps: [28, 9], vps: [17, 3], margins: [19, -19], lead: 19, winner: "A" }],
    [6, { teams: ["A", "B"], imps: [16, 10], vps: [13, 7], margins: [6, -6], lead: 6, winner: "A" }],
    [6, { teams: ["B", "C"], imps: [18, 22], vps: [8, 12], margins: [-4, 4], lead: -4, winner: "C" }],
  ]);
  expect(matches[0]!.boards[0]).toEqual({ board: 1, net: 250, imps: [6, -6] });
});

test("the JSON before play says null", () => {
  const { matches, standings } = severalTeamsJson(empty);
  expect(matches[2]).toMatchObject({ teams: ["B", "C"], imps: null, vps: null, margins: null, winner: null });
  expect(matches[2]!.boards[0]).toEqual({ board: 13, net: null, imps: null });
  expect(standings[1]).toEqual({ team: "B", total: null, netImps: null, place: "" });
});
