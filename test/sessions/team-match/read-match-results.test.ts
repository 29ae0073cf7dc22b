import { planMatch } from "../../../src/sessions/team-match/plan";
import { readMatchResults } from "../../../src/sessions/team-match/read-match-results";
import { scoreMatch } from "../../../src/sessions/team-match/score-match";

const plan = planMatch({ form: "league", boards: 20 });
const boards = plan.sessions.flatMap((session) => session.boards);
const HEADER = "table,board,contract,by,result,points,adjusted_home,adjusted_away";
const read = (...lines: string[]) => readMatchResults([HEADER, ...lines].join("\n"), boards);

test("a league's board as both sheets have it: 4H made, 4H-1 at the other table", () => {
  const { results, faults } = read("1,1,4H,N,=,420,,", "2,1,4H-1,N,,,,");
  expect(faults).toEqual([]);
  const { sessions } = scoreMatch(plan, results);
  expect(sessions[0]!.boards[0]).toEqual({ board: 1, net: 470, points: { home: 10, away: -10 } });
});

test("adjustments that need not cancel, on either line or both", () => {
  const { results, faults } = read(
    ...["1,1,,,,,3,3", "2,2,,,,,-3,3", "1,3,,,,100,3,-3", "2,3,,,,100,3,-3"]
  );
  expect(faults).toEqual([]);
  expect([...results.adjusted]).toEqual([
    [1, { home: 3, away: 3 }],
    [2, { home: -3, away: 3 }],
    [3, { home: 3, away: -3 }],
  ]);
  expect(scoreMatch(plan, results).margins).toEqual({ home: 3, away: 3 });
});

test("faults of lines, of adjustments and of the header are told", () => {
  const { faults } = read(
    "1,1,,,,,3,",
    "1,2,,,,,3,3",
    "2,2,,,,,3,2",
    "1,21,4H,N,=,,,",
    "2,3,,,,,x,1"
  );
  expect(faults.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    expect.stringMatching(/^2 adjusted_home: Board 1 is adjusted for one team only/),
    expect.stringMatching(/^4 adjusted_home: Board 2 is adjusted otherwise on an earlier line/),
    "5 board: The session has no board 21: it has 1 to 20.",
    expect.stringMatching(/^6 adjusted_home: "x" is no adjustment/),
  ]);
  expect(readMatchResults("board,points\n1,420", boards).faults[0]!.message).toContain(
    'There is no column "table"'
  );
});

test("penalties go with the results", () => {
  const penalties = { home: { imps: 0, vps: 1 }, away: { imps: 0, vps: 0 } };
  const { results } = readMatchResults(`${HEADER}\n1,1,,,,0,,\n2,1,,,,0,,`, boards, penalties);
  expect(scoreMatch(plan, results).vps).toEqual({ home: 9, away: 10 });
});
