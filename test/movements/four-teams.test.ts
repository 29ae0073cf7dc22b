import { contestants, type TeamPair } from "../../src/movements/contestant";
import { countsOf } from "../../src/movements/counts";
import { FOUR_TEAMS_PAIRS, FOUR_TEAMS_ROUNDS, fourTeams } from "../../src/movements/four-teams";
import { areNew, guideOf, stretchesOf, type Movement } from "../../src/movements/movement";
import { relay } from "../../src/movements/relay";
import { matchesOf } from "../../src/movements/team-matches";
import { seatsOfSide } from "../../src/bridge/seat";
import { eachTwo, writtenPair } from "./written";

/** The published master sheet: N-S, E-W and boards of Tables 1 to 4, a row a round. */
const MASTER_SHEET = [
  "1A 2B 1-5   | 2A 1B 1-5   | 3A 4B 6-10  | 4A 3B 6-10",
  "1A 3B 11-15 | 2B 4A 16-20 | 3A 1B 11-15 | 4B 2A 16-20",
  "1A 4B 21-25 | 2B 3A 26-30 | 3B 2A 26-30 | 4A 1B 21-25",
  "1A 2A 6-10  | 2B 1B 6-10  | 3B 4B 1-5   | 4A 3A 1-5",
  "1A 3A 16-20 | 2A 4A 11-15 | 3B 1B 16-20 | 4B 2B 11-15",
  "1A 4A 26-30 | 2A 3A 21-25 | 3B 2B 21-25 | 4B 1B 26-30",
];

/** The published guide cards, a column a round: table and seat, opponents, boards. */
const GUIDE_CARDS = `
1A first  | 1-N 2B 1-5  | 1-N 3B 11-15 | 1-N 4B 21-25 | 1-N 2A 6-10 | 1-N 3A 16-20 | 1-N 4A 26-30
1A second | 1-S 2B 1-5  | 1-S 3B 11-15 | 1-S 4B 21-25 | 1-S 2A 6-10 | 1-S 3A 16-20 | 1-S 4A 26-30
1B first  | 2-E 2A 1-5  | 3-E 3A 11-15 | 4-E 4A 21-25 | 2-E 2B 6-10 | 3-E 3B 16-20 | 4-E 4B 26-30
1B second | 2-W 2A 1-5  | 3-W 3A 11-15 | 4-W 4A 21-25 | 2-W 2B 6-10 | 3-W 3B 16-20 | 4-W 4B 26-30
2A first  | 2-N 1B 1-5  | 4-E 4B 16-20 | 3-E 3B 26-30 | 1-E 1A 6-10 | 2-N 4A 11-15 | 2-N 3A 21-25
2A second | 2-S 1B 1-5  | 4-W 4B 16-20 | 3-W 3B 26-30 | 1-W 1A 6-10 | 2-S 4A 11-15 | 2-S 3A 21-25
2B first  | 1-E 1A 1-5  | 2-N 4A 16-20 | 2-N 3A 26-30 | 2-N 1B 6-10 | 4-E 4B 11-15 | 3-E 3B 21-25
2B second | 1-W 1A 1-5  | 2-S 4A 16-20 | 2-S 3A 26-30 | 2-S 1B 6-10 | 4-W 4B 11-15 | 3-W 3B 21-25
3A first  | 3-N 4B 6-10 | 3-N 1B 11-15 | 2-E 2B 26-30 | 4-E 4A 1-5  | 1-E 1A 16-20 | 2-E 2A 21-25
3A second | 3-S 4B 6-10 | 3-S 1B 11-15 | 2-W 2B 26-30 | 4-W 4A 1-5  | 1-W 1A 16-20 | 2-W 2A 21-25
3B first  | 4-E 4A 6-10 | 1-E 1A 11-15 | 3-N 2A 26-30 | 3-N 4B 1-5  | 3-N 1B 16-20 | 3-N 2B 21-25
3B second | 4-W 4A 6-10 | 1-W 1A 11-15 | 3-S 2A 26-30 | 3-S 4B 1-5  | 3-S 1B 16-20 | 3-S 2B 21-25
4A first  | 4-N 3B 6-10 | 2-E 2B 16-20 | 4-N 1B 21-25 | 4-N 3A 1-5  | 2-E 2A 11-15 | 1-E 1A 26-30
4A second | 4-S 3B 6-10 | 2-W 2B 16-20 | 4-S 1B 21-25 | 4-S 3A 1-5  | 2-W 2A 11-15 | 1-W 1A 26-30
4B first  | 3-E 3A 6-10 | 4-N 2A 16-20 | 1-E 1A 21-25 | 3-E 3B 1-5  | 4-N 2B 11-15 | 4-N 1B 26-30
4B second | 3-W 3A 6-10 | 4-S 2A 16-20 | 1-W 1A 21-25 | 3-W 3B 1-5  | 4-S 2B 11-15 | 4-S 1B 26-30`;

/** The sixteen players, as pair and player. */
const PLAYERS = FOUR_TEAMS_PAIRS.flatMap((pair) => (["first", "second"] as const).map((player) => ({ pair, player })));

/** Consecutive boards as a card prints them, such as "1-5". */
function range(boards: readonly number[]): string {
  const first = boards[0]!;
  expect(boards).toEqual(boards.map((_, i) => first + i));
  return `${first}-${boards[boards.length - 1]!}`;
}

/** A printed line without the spaces that align its columns. */
function closeUp(line: string): string {
  return line.replace(/ +/g, " ");
}

/** The index of a pair among the eight. */
function indexOf(pair: TeamPair): number {
  return FOUR_TEAMS_PAIRS.findIndex((known) => writtenPair(known) === writtenPair(pair));
}

function guide(movement: Movement<TeamPair>, pair: TeamPair) {
  return guideOf(movement, (seated) => writtenPair(seated) === writtenPair(pair));
}

test("with five boards a match the movement is the published master sheet", () => {
  const sheet = stretchesOf(fourTeams(5)).map(({ tables }) =>
    tables.map(({ ns, ew, boards }) => `${writtenPair(ns)} ${writtenPair(ew)} ${range(boards)}`).join(" | ")
  );
  expect(sheet).toEqual(MASTER_SHEET.map(closeUp));
});

test("the guide cards are the published sixteen", () => {
  const cards = PLAYERS.map(({ pair, player }) => {
    const rows = guide(fourTeams(5), pair);
    expect(rows.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    const columns = rows.map(({ seat, boards }) => {
      const { table, side, opponents } = seat!;
      const you = seatsOfSide(side)[player === "first" ? 0 : 1];
      return [`${table}-${you}`, writtenPair(opponents), range(boards)].join(" ");
    });
    return [`${writtenPair(pair)} ${player}`, ...columns].join(" | ");
  });
  expect(cards).toEqual(closeUp(GUIDE_CARDS).trim().split("\n"));
});

test("round 1 starts as published, the boards of a match at both its tables", () => {
  const [first] = stretchesOf(fourTeams(5));
  const starts = matchesOf(first!.tables).flatMap(({ tables, boards }) =>
    tables.map(({ table }, i) => {
      const { starts, receives } = relay(boards)[i]!;
      return `${table}: ${range(starts)}, ${range(receives)}`;
    })
  );
  expect(starts).toEqual(["1: 1-3, 4-5", "2: 4-5, 1-3", "3: 6-8, 9-10", "4: 9-10, 6-8"]);
});

test("the matches are named by the team that sits N-S at the lower-numbered table", () => {
  const matches = matchesOf(fourTeams(5)).map(({ round, teams, tables }) => {
    const numbers = teams.map((team) => team + 1);
    return `${round}: ${numbers.join(" v ")} at ${tables.map(({ table }) => table).join(" and ")}`;
  });
  // prettier-ignore
  expect(matches).toEqual([
    "1: 1 v 2 at 1 and 2", "1: 3 v 4 at 3 and 4",
    "2: 1 v 3 at 1 and 3", "2: 2 v 4 at 2 and 4",
    "3: 1 v 4 at 1 and 4", "3: 2 v 3 at 2 and 3",
    "4: 1 v 2 at 1 and 2", "4: 3 v 4 at 3 and 4",
    "5: 1 v 3 at 1 and 3", "5: 2 v 4 at 2 and 4",
    "6: 1 v 4 at 1 and 4", "6: 2 v 3 at 2 and 3",
  ]);
});

describe.each([
  [3, [2, 1]],
  [4, [2, 2]],
  [5, [3, 2]],
])("four teams in matches of %i boards", (boardsPerMatch, split) => {
  const movement = fourTeams(boardsPerMatch);
  const rounds = stretchesOf(movement);
  const matches = matchesOf(movement);
  const pairCounts = countsOf(movement, 8, (pair) => [indexOf(pair)]);
  const allBoards = Array.from({ length: 6 * boardsPerMatch }, (_, i) => i + 1);

  it("are six rounds of four tables", () => {
    expect(FOUR_TEAMS_ROUNDS).toBe(6);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { tables } of rounds) expect(tables.map(({ table }) => table)).toEqual([1, 2, 3, 4]);
  });

  it("seat every pair once in every round", () => {
    for (const { tables } of rounds)
      expect(tables.flatMap(({ ns, ew }) => [ns, ew].map(writtenPair)).sort()).toEqual(
        FOUR_TEAMS_PAIRS.map(writtenPair)
      );
  });

  it("let every pair play every board once", () => {
    for (const pair of FOUR_TEAMS_PAIRS) {
      const played = guide(movement, pair).flatMap(({ boards }) => boards);
      expect(played.sort((a, b) => a - b)).toEqual(allBoards);
    }
  });

  it("bring every two teams together in two matches, and every two opposing pairs once", () => {
    const meetings = eachTwo(4, 0);
    for (const { teams } of matches)
      for (const team of teams) for (const other of teams) if (team !== other) meetings[team]![other]! += 1;
    expect(meetings).toEqual(eachTwo(4, 2));
    const ofOtherTeams = FOUR_TEAMS_PAIRS.map(({ team }) =>
      FOUR_TEAMS_PAIRS.map((other) => (other.team === team ? 0 : 1))
    );
    expect(pairCounts.opponents).toEqual(ofOtherTeams);
  });

  it("are two matches a round, of two tables with the same boards and both teams both ways", () => {
    expect(matches.map(({ round }) => round)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    for (const { teams, tables, boards } of matches) {
      const [first, second] = tables;
      expect([first.boards, second.boards]).toEqual([boards, boards]);
      expect([first.ns.team, first.ew.team]).toEqual(teams);
      expect([second.ew.team, second.ns.team]).toEqual(teams);
      expect(first.ns.pair).not.toBe(second.ew.pair);
      expect(first.ew.pair).not.toBe(second.ns.pair);
    }
  });

  it("have each set of boards at four tables in all, for all eight pairs", () => {
    for (const board of allBoards) {
      const tables = movement.filter(({ boards }) => boards.includes(board));
      expect(tables).toHaveLength(4);
      expect(new Set(tables.flatMap(({ ns, ew }) => [ns, ew].map(writtenPair))).size).toBe(8);
    }
    expect(countsOf(movement, contestants(4).length).boards).toEqual(Array(4).fill(12 * boardsPerMatch));
  });

  it("start the lower boards, and the odd one, at the first table, the rest at the other", () => {
    for (const { boards } of matches) {
      const [first, second] = relay(boards);
      expect([first.starts.length, second.starts.length]).toEqual(split);
      expect([...first.starts, ...second.starts]).toEqual(boards);
      expect([first.receives, second.receives]).toEqual([second.starts, first.starts]);
    }
  });

  it("shuffle in rounds 1 to 3, where every board is new, and never again", () => {
    const seen = new Set<number>();
    for (const { round, boards } of rounds) {
      expect(areNew(movement, round, boards)).toBe(round <= 3);
      expect(boards.map((board) => seen.has(board))).toEqual(boards.map(() => round > 3));
      boards.forEach((board) => seen.add(board));
    }
  });
});
