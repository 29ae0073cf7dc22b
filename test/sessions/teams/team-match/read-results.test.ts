import { planMatch } from "../../../../src/sessions/teams/team-match/squads";
import { readTeamMatchResults } from "../../read-csv-results";
import { scoreTeamMatch } from "../../../../src/sessions/teams/team-match/score-match";

const plan = planMatch({ form: "league", boards: 20 });
const HEADER = "table,board,contract,by,result,points,adjusted_home,adjusted_away";
const read = (...lines: string[]) => readTeamMatchResults([HEADER, ...lines].join("\n"), plan);

test("a league's board as both sheets have it: 4H made, 4H-1 at the other table", () => {
  const { results, faults } = read("1,1,4H,N,=,420,,", "2,1,4H-1,N,,,,");
  expect(faults).toEqual([]);
  const {
    matches: [match],
  } = scoreTeamMatch(plan, results);
  expect(match.boards[0]).toMatchObject({ board: 1, net: 470, points: [10, -10] });
});

test("adjustments that need not cancel, on either line or both", () => {
  const { results, faults } = read("1,1,,,,,3,3", "2,2,,,,,-3,3", "1,3,,,,100,3,-3", "2,3,,,,100,3,-3");
  expect(faults).toEqual([]);
  expect([...results.adjusted]).toEqual([
    ["1:1", [3, 3]],
    ["1:2", [-3, 3]],
    ["1:3", [3, -3]],
  ]);
  expect(scoreTeamMatch(plan, results).matches[0].margins).toEqual([3, 3]);
});

test("faults of lines, of adjustments and of the header are told", () => {
  const { faults } = read("1,1,,,,,3,", "1,2,,,,,3,3", "2,2,,,,,3,2", "1,21,4H,N,=,,,", "2,3,,,,,x,1");
  expect(faults.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    expect.stringMatching(/^2 adjusted_home: Board 1 is adjusted for one team only/),
    expect.stringMatching(/^4 adjusted_home: Board 2 has a different adjusted score on an earlier line/),
    "5 board: The session has no board 21: it has 1 to 20.",
    expect.stringMatching(/^6 adjusted_home: "x" is not an adjusted score/),
  ]);
  expect(readTeamMatchResults("board,points\n1,420", plan).faults[0]!.message).toContain('The column "table"');
});
