import { planSeveralTeams } from "../../../../src/sessions/teams/plan";
import { THREE_TEAMS_LAYOUT } from "../../../../src/sessions/teams/three-teams";
import { readThreeTeamsResults } from "../../read-csv-results";

const plan = planSeveralTeams(THREE_TEAMS_LAYOUT, {});
const HEADER = "table,board,contract,by,result,points,adjusted_ns,adjusted_ew";
const read = (...lines: string[]) => readThreeTeamsResults([HEADER, ...lines].join("\n"), plan);

test("tables go by their letters, in either case", () => {
  const { results, faults } = read("a,1,4H,N,=,420,,", "C,1,,,,170,,");
  expect(faults).toEqual([]);
  expect(results.tables.map(({ table, board, points }) => [table, board, points])).toEqual([
    [1, 1, 420],
    [3, 1, 170],
  ]);
});

test("adjustments are by the sides of the line's table, the first team's N-S at its own", () => {
  const { results, faults } = read("A,1,,,,,3,-3", "C,2,,,,,3,-3", "B,7,,,,,2,1", "B,13,,,,,2,1");
  expect(faults).toEqual([]);
  expect([...results.adjusted]).toEqual([
    ["1:1", [3, -3]],
    ["1:2", [-3, 3]],
    ["1:7", [1, 2]],
    ["2:13", [2, 1]],
  ]);
});

test("a table that there is not, and a board that another table plays", () => {
  const { faults } = read("D,1,,,,420,,", "B,1,,,,420,,", "A,13,,,,420,,", "C,19,,,,420,,");
  expect(faults.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    "2 table: There is no Table D: enter A, B or C.",
    "3 board: Table B does not play board 1.",
    "4 board: Table A does not play board 13.",
    "5 board: The session has no board 19: it has 1 to 18.",
  ]);
});
