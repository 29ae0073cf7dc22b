import type { TeamPair } from "../../src/movements/contestant";
import { stretchesOf, tableOf, type Movement } from "../../src/movements/movement";
import { relay } from "../../src/movements/relay";
import { AWAY, HOME, teamMatch } from "../../src/movements/team-match";
import { matchesOf } from "../../src/movements/team-matches";

/** Each table of each session: N-S v E-W, the boards it starts with, the boards it is sent. */
function sheet(movement: Movement<TeamPair>): string[] {
  const name = ({ team, pair }: TeamPair) => `${team === HOME ? "home" : "away"} ${pair + 1}`;
  return movement.map(({ round, table, ns, ew, boards }) => {
    const { starts, receives } = relay(boards)[table - 1]!;
    return `${round}/${table}: ${name(ns)} v ${name(ew)}, ${starts.join(" ")}, then ${receives.join(" ")}`;
  });
}

test("a league match of 24 boards", () => {
  expect(sheet(teamMatch([12, 12]))).toEqual([
    "1/1: home 1 v away 1, 1 2 3 4 5 6, then 7 8 9 10 11 12",
    "1/2: away 2 v home 2, 7 8 9 10 11 12, then 1 2 3 4 5 6",
    "2/1: home 1 v away 2, 13 14 15 16 17 18, then 19 20 21 22 23 24",
    "2/2: away 1 v home 2, 19 20 21 22 23 24, then 13 14 15 16 17 18",
  ]);
});

test("a league match of 20 boards", () => {
  expect(sheet(teamMatch([10, 10]))).toEqual([
    "1/1: home 1 v away 1, 1 2 3 4 5, then 6 7 8 9 10",
    "1/2: away 2 v home 2, 6 7 8 9 10, then 1 2 3 4 5",
    "2/1: home 1 v away 2, 11 12 13 14 15, then 16 17 18 19 20",
    "2/2: away 1 v home 2, 16 17 18 19 20, then 11 12 13 14 15",
  ]);
});

test("a Swiss match of 7 boards, the odd board at Table 1 first", () => {
  expect(sheet(teamMatch([7]))).toEqual([
    "1/1: home 1 v away 1, 1 2 3 4, then 5 6 7",
    "1/2: away 2 v home 2, 5 6 7, then 1 2 3 4",
  ]);
});

describe.each([
  [1, 5],
  [1, 9],
  [2, 10],
  [2, 12],
  [3, 8],
  [4, 16],
])("a match of %i sessions of %i boards", (count, boardsPerSession) => {
  const movement = teamMatch(Array<number>(count).fill(boardsPerSession));
  const sessions = stretchesOf(movement).map((session) => ({
    ...session,
    tables: [tableOf(session, 1), tableOf(session, 2)] as const,
  }));

  it("has its sessions and every board once", () => {
    expect(sessions.map(({ round }) => round)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(sessions.flatMap(({ boards }) => boards)).toEqual(
      Array.from({ length: count * boardsPerSession }, (_, i) => i + 1)
    );
  });

  it("seats all four pairs, the home team N-S at Table 1 and E-W at Table 2", () => {
    for (const { tables } of sessions) {
      const [table1, table2] = tables;
      expect([table1.ns, table1.ew, table2.ns, table2.ew].map(({ team }) => team)).toEqual([HOME, AWAY, AWAY, HOME]);
      expect(table1.ns.pair + table2.ew.pair).toBe(1);
      expect(table1.ew.pair + table2.ns.pair).toBe(1);
    }
  });

  it("keeps the home pairs and changes the away pairs from session to session", () => {
    sessions.slice(1).forEach(({ tables }, i) => {
      const before = sessions[i]!.tables;
      expect([tables[0].ns, tables[1].ew]).toEqual([before[0].ns, before[1].ew]);
      expect([tables[0].ew, tables[1].ns]).toEqual([before[1].ns, before[0].ew]);
    });
  });

  it("is a match of the two teams in each session, over all its boards", () => {
    expect(matchesOf(movement).map(({ teams, boards }) => ({ teams, boards }))).toEqual(
      sessions.map(({ boards }) => ({ teams: [HOME, AWAY], boards }))
    );
  });

  it("plays every board of a session at both tables, half of them at each first", () => {
    for (const { boards, tables } of sessions) {
      expect(tables.map((table) => table.boards)).toEqual([boards, boards]);
      const [table1, table2] = relay(boards);
      expect([...table1.starts, ...table1.receives]).toEqual(boards);
      expect([table2.starts, table2.receives]).toEqual([table1.receives, table1.starts]);
      expect([0, 1]).toContain(table1.starts.length - table2.starts.length);
    }
  });
});
