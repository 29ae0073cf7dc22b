import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { understand } from "../../../src/exchange/understand";
import { planSession, scoreResultLines } from "../../../src/sessions/kinds";

const MATCH = planSession("team-match", { boards: 8, sessions: 1 });

/** A game at a table; "|" stands between tags. */
function game(board: number, table: string, tags: string): string {
  const written = tags.split("|").map((tag) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(tag) ?? [];
    return `[${name} "${value}"]`;
  });
  return [`[Board "${board}"]`, `[Table "${table}"]`, ...written, ""].join("\n");
}

/** What is read of one game on board 1, or another one: contract, declarer, result and points. */
function played(tags: string, board = 1) {
  const { lines, faults, warnings } = pbnResults(game(board, "1", tags), MATCH);
  const [{ fields } = { fields: {} as Record<string, string> }] = lines;
  return {
    play:
      lines.length === 0 ? null : ["contract", "declarer", "result", "points"].map((name) => fields[name]).join(" "),
    said: [...faults, ...warnings].map(({ message }) => message).join(" "),
  };
}

test.each([
  ["Contract=4HX|Declarer=S|Result=9|Score=NS -100", "4HX S -1 -100"],
  ["Contract=4HX|Declarer=S|Result=9", "4HX S -1 "],
  ["Contract=4H|Declarer=^S|Result=^10", "4H S = "],
  ["Contract=4H|Declarer=W|Result=EW 11", "4H W +1 "],
  ["Contract=4H|Declarer=W|Result=NS 2", "4H W +1 "],
  ["Contract=4H|Declarer=W|Result=NS 3 EW 10", "4H W = "],
  ["Contract=4H|Declarer=W|Result=+1", "4H W +1 "],
  ["Contract=4H|Declarer=W|Result==", "4H W = "],
  ["Contract=4H|Declarer=W|Score=EW 450|Result=11", "4H W +1 -450"],
  ["Contract=4H|Declarer=W|Score=EW 450 NS -450|Result=11", "4H W +1 -450"],
  // A score alone is the declarer's.
  ["Contract=4H|Declarer=W|Score=-50|Result=9", "4H W -1 50"],
  ["Contract=Pass|Declarer=|Result=", "Pass   "],
  ["Contract=?|Declarer=?|Result=?|Score=NS 420", "   420"],
  ["Score=EW 50", "   -50"],
  ["Contract=4H|Declarer=?|Result=?|Score=NS 420", "4H ?  420"],
])("%s", (tags, play) => {
  // What is not known of a declarer is left out.
  expect(played(tags)).toEqual({ play: play.replace("? ", " "), said: "" });
});

test.each([
  ["Contract=4H|Declarer=W|Result=14", "4H cannot have 14 tricks"],
  ["Contract=4H|Declarer=W|Result=ten", '"ten" is not a number of tricks'],
  ["Contract=4H|Declarer=|Result=10|Score=420", 'The score "420" does not say which side it is for'],
  ["Contract=4H|Declarer=W|Score=4 2 0", 'The score "4 2 0" does not say'],
])("%s is refused", (tags, message) => {
  expect(played(tags).said).toContain(message);
});

test("a contract without tricks or score is left out, and never taken for made; an empty game is no result", () => {
  expect(played("Contract=4H|Declarer=W|Result=")).toEqual({
    play: null,
    said: expect.stringContaining("Board 1 is treated as not played: 4H has neither tricks nor a score."),
  });
  expect(played("Contract=|Declarer=|Result=|Score=NS 0").play).toBe(null);
});

test("another vulnerability than the board's number has is the file's own, and said once", () => {
  expect(played("Vulnerable=All|Contract=4H|Declarer=N|Result=10")).toEqual({
    play: "4H N = 620",
    said: "The vulnerability in the file is not the usual one on board 1: the one in the file counts.",
  });
  expect(played("Vulnerable=-|Contract=4H|Declarer=N|Result=10", 2).play).toBe("4H N = 420");
  expect(played("Vulnerable=Love|Contract=4H|Declarer=N|Result=10")).toEqual({ play: "4H N = ", said: "" });
});

test('rows below [ScoreTable "#"] are read in the columns of the game before', () => {
  const text = `[Board "1"]
[ScoreTable "Table\\1R;Contract\\4L;Declarer\\1L;Result\\2R"]
1 4S   N 10
2 4S   N  9

[Board "2"]
[ScoreTable "#"]
1 3NTx E  8
2 2H   S  8
`;
  const { lines, faults } = pbnResults(text, MATCH);
  expect(faults).toEqual([]);
  expect(lines.map(({ fields: f }) => `${f.table} ${f.board} ${f.contract} ${f.declarer} ${f.result}`)).toEqual([
    "1 1 4S N =",
    "2 1 4S N -1",
    "1 2 3NTx E -1",
    "2 2 2H S =",
  ]);
});

test("a file of deals, an empty one, and one for a kind without boards say so", () => {
  const said = (text: string, plan = MATCH) => pbnResults(text, plan).faults.map(({ message }) => message);
  expect(said('[Board "1"]\n[Deal "N:- - - -"]')).toEqual([expect.stringContaining("deals without results")]);
  expect(said("% PBN 2.1\n")).toEqual([expect.stringContaining("The file is empty")]);
  expect(said("", planSession("league", { teams: ["4"] }))).toEqual([expect.stringContaining("whole matches")]);
});

test("a result without a board is a fault; a game that stands there twice counts once", () => {
  const [first, second] = [game(1, "1", "Contract=1NT|Declarer=N|Result=7"), game(1, "2", "Contract=Pass")];
  expect(pbnResults([first, second, first].join("\n"), MATCH).lines).toHaveLength(2);
  expect(pbnResults('[Contract "Pass"]', MATCH).faults).toEqual([
    { line: 1, field: "board", message: expect.stringContaining("no board number") },
  ]);
});

/** As clubs' programs write the results of a board: a game for each, its results in a table. */
const CLUB = String.raw`% PBN 2.1
[Event "##Tuesday"]

[Board "1"]
[Vulnerable "None"]
[Contract "4S"]
[ScoreTable "Table\2R;Round\2R;PairId_NS\2R;PairId_EW\2R;Contract\5L;Declarer\1R;Result\2R;Score_NS\6R;Score_EW\6R;MP_NS"]
 1  1  4  1 4S    N 10  "420"      - 1.0
 2  1  2  3 3NTX  E  8    100      - 0.0

[Board "2"]
[ScoreTable "PairId_NS\2R;PairId_EW\2R;Contract\5L;Declarer\1R;Result\2R;Score_NS\5R;Score_EW\5R;Names_NS;Names_EW"]
 4  1 Pass  -  -     0     0 "Ann;Bob" "Lee, Cy;Di"
 2  3 5C    W 11     -   400 "Eve - Flo" "Gus"
`;

test("tables of results: by their tables, or by the pairs that a session's movement has there", () => {
  const plan = planSession("four-pairs", { boards: 24 });
  // Board 2 has no tables, so the pairs tell all of them.
  const { lines, faults, warnings } = pbnResults(CLUB, plan);
  expect([faults, warnings]).toEqual([[], []]);
  const cells = lines.map(({ line, fields }) =>
    [line, ...["table", "board", "contract", "declarer", "result", "points"].map((name) => fields[name])].join(" ")
  );
  expect(cells).toEqual(["8 1 1 4S N = 420", "9 2 1 3NTX E -1 100", "13 1 2 Pass   0", "14 2 2 5C W = -400"]);
});

test("rows with blanks for what is not known, by the columns' widths; and one that has too few values", () => {
  const text = String.raw`[Board "1"]
[ScoreTable "Table\2R;Contract\5L;Declarer\1R;Result\2R;Score_NS\5R"]
 1 Pass           0
 2 4S    N 10   420
 3 4S
`;
  const { lines, faults } = pbnResults(text, MATCH);
  expect(lines.slice(0, 2).map(({ fields }) => `${fields.contract} ${fields.points}`)).toEqual(["Pass 0", "4S 420"]);
  expect(faults).toEqual([]);
  // The third says less than a result: it is left out, with a warning.
  expect(lines).toHaveLength(2);
});

test("players who do not sit as the session's movement has them are asked about", () => {
  const plan = planSession("four-pairs", { boards: 24 });
  const seated = (board: number, north: string) =>
    game(board, "1", `North=${north}|South=Bob|East=Cy|West=Di|Contract=Pass`);
  const said = pbnResults([seated(1, "Ann"), seated(2, "ann"), seated(5, "Eve")].join("\n"), plan).warnings;
  expect(said.map(({ message }) => message)).toEqual([
    "Pair 4 is Ann & Bob on board 1 and Eve & Bob on board 5: check that this session, with these boards and rounds, is the one that was played.",
  ]);
});

describe("[Table] as the room, at two tables", () => {
  const made = (board: number, table: string, tricks: number) =>
    game(board, table, `Declarer=N|Contract=4S|Result=${tricks}`);
  const text = [made(1, "Closed", 9), made(1, "Open", 10), made(2, "Closed", 10), made(2, "Open", 9)].join("\n");

  test.each([
    ["four-pairs", { boards: 24 }],
    ["team-match", { boards: 8, sessions: 1 }],
  ] as const)("%s: Open is Table 1, Closed is Table 2", (kind, options) => {
    const plan = planSession(kind, options);
    const { faults, csv } = scoreResultLines(plan, understand(text, plan).lines);
    expect(faults).toEqual([]);
    expect([...csv().matchAll(/^\d,\d,4S,N,[^,]*/gm)].map(([line]) => line)).toEqual([
      "1,1,4S,N,=",
      "1,2,4S,N,-1",
      "2,1,4S,N,-1",
      "2,2,4S,N,=",
    ]);
  });
});
