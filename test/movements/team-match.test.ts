import { teamMatch, type MatchPair, type TeamMatchSession } from "../../src/movements/team-match";

/** Each table of each session: N-S v E-W, the boards it starts with, the boards it is sent. */
function sheet(sessions: readonly TeamMatchSession[]): string[] {
  const name = ({ team, pair }: MatchPair) => `${team} ${pair}`;
  return sessions.flatMap(({ session, tables }) =>
    tables.map(({ ns, ew, starts, receives }, i) => {
      const seats = `${name(ns)} v ${name(ew)}`;
      return `${session}/${i + 1}: ${seats}, ${starts.join(" ")}, then ${receives.join(" ")}`;
    })
  );
}

test("a league match of 24 boards", () => {
  expect(sheet(teamMatch(2, 12))).toEqual([
    "1/1: home 1 v away 1, 1 2 3 4 5 6, then 7 8 9 10 11 12",
    "1/2: away 2 v home 2, 7 8 9 10 11 12, then 1 2 3 4 5 6",
    "2/1: home 1 v away 2, 13 14 15 16 17 18, then 19 20 21 22 23 24",
    "2/2: away 1 v home 2, 19 20 21 22 23 24, then 13 14 15 16 17 18",
  ]);
});

test("a league match of 20 boards", () => {
  expect(sheet(teamMatch(2, 10))).toEqual([
    "1/1: home 1 v away 1, 1 2 3 4 5, then 6 7 8 9 10",
    "1/2: away 2 v home 2, 6 7 8 9 10, then 1 2 3 4 5",
    "2/1: home 1 v away 2, 11 12 13 14 15, then 16 17 18 19 20",
    "2/2: away 1 v home 2, 16 17 18 19 20, then 11 12 13 14 15",
  ]);
});

test("a Swiss match of 7 boards, the odd board at Table 1 first", () => {
  expect(sheet(teamMatch(1, 7))).toEqual([
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
  const sessions = teamMatch(count, boardsPerSession);

  it("has its sessions and every board once", () => {
    expect(sessions.map(({ session }) => session)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(sessions.flatMap(({ boards }) => boards)).toEqual(
      Array.from({ length: count * boardsPerSession }, (_, i) => i + 1)
    );
  });

  it("seats all four pairs, the home team N-S at Table 1 and E-W at Table 2", () => {
    for (const { tables } of sessions) {
      const [one, two] = tables;
      expect([one.ns, one.ew, two.ns, two.ew].map(({ team }) => team)).toEqual(["home", "away", "away", "home"]);
      expect(one.ns.pair + two.ew.pair).toBe(3);
      expect(one.ew.pair + two.ns.pair).toBe(3);
    }
  });

  it("keeps the home pairs and changes the away pairs from session to session", () => {
    sessions.slice(1).forEach(({ tables }, i) => {
      const before = sessions[i]!.tables;
      expect([tables[0].ns, tables[1].ew]).toEqual([before[0].ns, before[1].ew]);
      expect([tables[0].ew, tables[1].ns]).toEqual([before[1].ns, before[0].ew]);
    });
  });

  it("plays every board of a session at both tables, half of them at each first", () => {
    for (const { boards, tables } of sessions) {
      const [one, two] = tables;
      expect([...one.starts, ...one.receives]).toEqual(boards);
      expect([two.starts, two.receives]).toEqual([one.receives, one.starts]);
      expect([0, 1]).toContain(one.starts.length - two.starts.length);
    }
  });
});
