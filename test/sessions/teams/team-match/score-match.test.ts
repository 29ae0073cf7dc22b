import type { TableResult } from "../../../../src/sessions/results";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { planMatch } from "../../../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch } from "../../../../src/sessions/teams/team-match/score-match";
import { NO_TEAM_RESULTS, type TeamResults } from "../../../../src/sessions/teams/match";

/** N-S points of both tables for boards from 1. */
function points(...pairs: readonly (readonly [table1: number, table2: number])[]): TableResult[] {
  return pairs.flatMap(([one, two], i) => [at(1, i + 1, one), at(2, i + 1, two)]);
}

function at(table: 1 | 2, board: number, ns: number): TableResult {
  const unknown = { contract: null, declarer: null, result: null, expected: null };
  return { table, board, points: ns, ...unknown };
}

function score(options: SessionOptions, tables: TableResult[], more: Partial<TeamResults> = {}) {
  const {
    matches: [match],
    ...rest
  } = scoreTeamMatch(planMatch(options), {
    ...NO_TEAM_RESULTS,
    tables,
    ...more,
  });
  return { ...match, ...rest };
}

test("the league's worked examples: both teams' net scores and IMPs", () => {
  const tables = points(
    ...([[420, -50], [620, -400], [-50, 400], [-400, 620], [150, 120]] as const), // prettier-ignore
    ...([[120, 150], [120, 120], [-150, -120], [-120, -150]] as const) // prettier-ignore
  );
  const { sessions, scoredBoards } = score({ form: "league" }, tables);
  const boards = sessions[0]!.boards.slice(0, 9);
  expect(boards.map(({ net }) => net)).toEqual([470, 1020, -450, -1020, 30, -30, 0, -30, 30]);
  expect(boards.map((board) => board.points)).toEqual(
    [10, 14, -10, -14, 1, -1, 0, -1, 1].map((home) => [home, home === 0 ? 0 : -home])
  );
  expect(scoredBoards).toBe(9);
});

test("ten boards of a magazine: 27 to 36", () => {
  const ns = [110, 50, 400, -100, 680, 100, -170, 450, -600, 1100];
  const other = [-300, 100, 400, 660, 650, 140, 100, 450, 200, -600];
  const tables = points(...ns.map((one, i) => [one, other[i]!] as const));
  const { won, sessions, winner } = score({ form: "league", sessions: 1, boards: 10 }, tables);
  expect(sessions[0]!.boards.map((board) => board.net)).toEqual([410, -50, 0, -760, 30, -40, -270, 0, -800, 1700]);
  expect(won).toEqual([27, 36]);
  expect(winner).toBe(1);
});

test("a Swiss match of six boards, 26 to 17: 14-6 on the 20-point scale", () => {
  // Differences worth 6, -11, 6, 12, -6 and 2 IMPs.
  const tables = points([250, 0], [-540, 0], [240, 0], [740, 0], [-230, 0], [60, 0]);
  const { won, margins, vps } = score({ form: "swiss", boards: 6 }, tables);
  expect(won).toEqual([26, 17]);
  expect(margins).toEqual([9, -9]);
  expect(vps).toEqual([14, 6]);
});

test("24 boards won by 20 IMPs: 14.26 to 5.74", () => {
  const { vps } = score({ form: "league" }, points([620, -400], [270, 20]));
  expect(vps).toEqual([14.26, 5.74]);
});

test("average plus to both sides: the victory points add up to more than 20", () => {
  const adjusted = new Map([["1:1", [3, 3] as const]]);
  const { won, margins, vps, scoredBoards } = score({ form: "league" }, [], { adjusted });
  expect(won).toEqual([3, 3]);
  expect(margins).toEqual([3, 3]);
  expect(vps).toEqual([10.75, 10.75]);
  expect(scoredBoards).toBe(1);
});

test("penalties in IMPs change the margin, in victory points the points themselves", () => {
  const { margins, vps } = score({ form: "league", penalties: "home 5 IMPs; Away 1.5 VPs" }, points([620, -400]));
  expect(margins).toEqual([9, -9]);
  expect(vps).toEqual([12.12, 6.38]);
});

test("a knockout in stanzas: the running lead, and who wins", () => {
  const options = { form: "knockout", sessions: 2, boards: 4 };
  const { sessions, vps, winner } = score(options, points([620, 0], [0, 0], [0, 620], [0, 20]));
  expect(sessions.map(({ running, won }) => [...won, running])).toEqual([
    [12, 0, 12],
    [0, 13, -1],
  ]);
  expect(vps).toBeNull();
  expect(winner).toBe(1);
  expect(score(options, points([0, 0])).winner).toBe("tied");
  expect(score(options, []).winner).toBeNull();
});

test("board-a-match: one, a half or nothing a board", () => {
  const tables = points([420, 400], [-50, -50], [100, 110]);
  const { won, margins, sessions } = score({ form: "bam", boards: 3 }, tables);
  expect(sessions[0]!.boards.map((board) => board.points)).toEqual([
    [1, 0],
    [0.5, 0.5],
    [0, 1],
  ]);
  expect(won).toEqual([1.5, 1.5]);
  expect(margins).toEqual([0, 0]);
});

test("a board that one table has not played does not count", () => {
  const { scoredBoards, vps, winner } = score({ form: "league" }, [at(1, 1, 420)]);
  expect({ scoredBoards, vps, winner }).toEqual({ scoredBoards: 0, vps: null, winner: null });
});
