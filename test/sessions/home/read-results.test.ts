import { readResults } from "../read-csv-results";
import { csv } from "../../support/csv";

const BOARDS = Array.from({ length: 24 }, (_, i) => i + 1);
const read = (text: string) => readResults(text, BOARDS);
const faults = (...lines: string[]) =>
  read(csv(...lines)).faults.map(({ line, field, message }) => `${line} ${field}: ${message}`);

test("contract, declarer and result give the points at the board's vulnerability", () => {
  const { results, faults: none, warnings } = read(csv("1,2,4♥x,south,+1,", "2,2,3nt-1,W,,"));
  expect(none).toEqual([]);
  expect(warnings.map(({ field }) => field)).toEqual(["contract"]);
  expect(results.tables).toEqual([
    {
      table: 1,
      board: 2,
      contract: { level: 4, strain: "H", doubling: 1 },
      declarer: "S",
      result: 1,
      points: 990,
      expected: 990,
    },
    {
      table: 2,
      board: 2,
      contract: { level: 3, strain: "NT", doubling: 0 },
      declarer: "W",
      result: -1,
      points: 50,
      expected: 50,
    },
  ]);
});

test("points alone, a pass-out, and a board not played", () => {
  const { results } = read(csv("1,1,,,,-420", "2,1,Pass,,,", "1,2,,,,"));
  expect(results.tables.map(({ points, expected }) => [points, expected])).toEqual([
    [-420, null],
    [0, 0],
  ]);
});

test("points that contradict their contract stand, with a warning that names the board", () => {
  const { results, warnings } = read(csv("1,1,4S,N,=,620"));
  expect(results.tables[0]).toMatchObject({ points: 620, expected: 420 });
  expect(warnings).toEqual([
    {
      line: 2,
      field: "points",
      message: "Board 1 at Table 1: the score of 620 counts, although 4S by N = gives 420.",
    },
  ]);
});

test.each([
  ["a byte-order mark, semicolons and CRLF", "\uFEFFtable;board;points\r\n1;1;420\r\n"],
  ["quoted fields and spaces", 'Table,"Board", Points \n"1", 1 ,"420"\n'],
  ["tabs", "table\tboard\tpoints\n1\t1\t420\n"],
  ["blank lines and trailing commas", "\n,,\ntable,board,points,,\n\n1,1,420,,\n,,,,\n"],
  ["the typographic minus", "table,board,points\n1,1,−420"],
])("%s are met", (_, text) => {
  const { results, faults: none } = read(text);
  expect(none).toEqual([]);
  expect(results.tables).toHaveLength(1);
  expect(Math.abs(results.tables[0]!.points)).toBe(420);
});

test("each fault has its own message, and all are told at once", () => {
  expect(
    faults(
      "1,25,4H,N,=,",
      "3,1,4H,N,=,",
      "1,2,4H,N,=,",
      "1,2,,,,100",
      "1,3,8H,N,=,",
      "1,4,4H,Q,=,",
      "1,5,4H,N,+5,",
      "1,six,4H,N,=,",
      "1,6,4H,,,",
      "1,7,,,,425",
      "1,8,,N,,",
      "1,9,4H+1,N,+2,",
      ",10,4H,N,=,",
      "1,11,4H,N,great,"
    )
  ).toEqual([
    "2 board: The session has no board 25: it has 1 to 24.",
    "3 table: There is no Table 3: enter 1 or 2.",
    "5 board: Board 2 at Table 1 is already on line 4: enter each board only once per table.",
    expect.stringMatching(/^6 contract: The contract "8H" is unknown: write 1 to 7/),
    expect.stringMatching(/^7 declarer: The declarer "Q" is unknown: enter N, E, S or W/),
    "8 result: 4H with result +5 needs 15 tricks: there are only 13.",
    '9 board: "six" is not a board number: enter 1 to 24.',
    "10 declarer: The declarer of 4H is missing: enter N, E, S or W.",
    "10 result: The result of 4H is missing: enter = for made exactly, +1, -2 …",
    expect.stringMatching(/^11 points: "425" is not a score/),
    "12 contract: There is a declarer or a result but neither a contract nor points: enter the contract or the points.",
    "13 result: The contract says +1 but the result says +2: enter the result only once, or the same in both places.",
    "14 table: The table is missing: enter 1 or 2.",
    expect.stringMatching(/^15 result: The result "great" is unknown/),
  ]);
});

test("a board that is missing, and points that no pass-out gives", () => {
  expect(faults("1,,4H,N,=,")).toEqual(["2 board: The board is missing: enter 1 to 24."]);
  expect(read(csv("1,1,Pass,,,50")).warnings).toMatchObject([
    { message: "Board 1 at Table 1: the score of 50 counts, although Pass gives 0." },
  ]);
});

test("a faulty line does not hide a later one's repetition", () => {
  expect(faults("1,2,8H,N,=,", "1,2,4H,N,=,")).toHaveLength(2);
});

test("lines are counted as an editor does, over quoted line ends and blank lines", () => {
  const [first] = read('table,board,points,note\r\n\r\n1,1,420,"two\r\nlines"\r\n1,99,420,\r\n').faults;
  expect(first).toMatchObject({ line: 5, field: "board" });
});

test.each([
  ["", "The file has no results"],
  ["\n\n", "The file has no results"],
  ["board,points\n1,420", 'The column "table"'],
  ["table,points\n1,420", 'The column "board"'],
  ["round,team\n1,1\n2,2,2", 'The column "table"'],
  ["table,board\n1,1", 'needs a column "points" or "contract"'],
  ["table,board,points,points\n1,1,420,430", 'has the column "points" twice'],
  ['table,board,points\n1,1,"420', "quotation mark"],
  ["table,board,points\n1,1,420,430", "The line has 4 fields but the header has 3"],
])("the file %j is refused", (text, message) => {
  const { faults: found } = read(text);
  expect(found.map((fault) => fault.message).join("\n")).toContain(message);
});

test("a column that is not known is named, not used", () => {
  const { results, warnings } = read("table,board,points,lead\n1,1,420,♠K");
  expect(results.tables).toHaveLength(1);
  expect(warnings).toEqual([{ line: 1, field: "", message: 'The column "lead" was ignored.' }]);
});

describe("the adjusted column", () => {
  const adjusting = (...lines: string[]) => read(["table,board,points,adjusted", ...lines].join("\n"));
  const adjustedOf = (...lines: string[]) => [...adjusting(...lines).results.adjusted];
  const faultsOf = (...lines: string[]) =>
    adjusting(...lines).faults.map(({ line, field, message }) => `${line} ${field}: ${message}`);

  test.each<[string, string[], [number, number][]]>([
    ["Table 1's line", ["1,3,420,2", "2,3,400,"], [[3, 2]]],
    ["Table 2's line", ["1,3,420,", "2,3,400,-2"], [[3, -2]]],
    ["both, which agree", ["1,3,420,2", "2,3,400,+2"], [[3, 2]]],
    ["a board that was not played", ["2,3,,3"], [[3, 3]]],
    ["several boards", ["1,5,,3", "1,3,,-3", "2,4,,0"], [[5, 3], [3, -3], [4, 0]]], // prettier-ignore
    ["no line", ["1,3,420,", "2,3,400,"], []],
  ])("is read from %s", (_, lines, expected) => {
    expect(faultsOf(...lines)).toEqual([]);
    expect(adjustedOf(...lines)).toEqual(expected);
  });

  test("leaves the results of its board as they are", () => {
    const { results } = adjusting("1,3,420,2", "2,3,,2");
    expect(results.tables).toMatchObject([{ table: 1, board: 3, points: 420 }]);
  });

  test.each([
    ["−3", -3],
    ["+3", 3],
    [" 3 ", 3],
    ["- 3", -3],
    ["-0", 0],
    ["99", 99],
    ["-99", -99],
  ])("takes %j as %d IMPs", (typed, imps) => {
    expect(adjustedOf(`1,3,,${typed}`)).toEqual([[3, imps]]);
  });

  test.each(["average plus", "A+", "3 IMPs", "2.5", "100", "-100", "=", "1e1", "--3"])("refuses %j", (typed) => {
    expect(faultsOf("1,2,420,", `1,3,420,${typed}`)).toEqual([
      `3 adjusted: "${typed}" is not an adjusted score: enter the IMPs for North-South at Table 1, a whole number such as 3 or -3.`,
    ]);
  });

  test("that contradicts an earlier line names both values and the line", () => {
    expect(faultsOf("1,3,420,2", "1,4,420,1", "2,3,400,-2")).toEqual([
      "4 adjusted: Board 3 is adjusted to -2 IMPs here but to 2 on an earlier line: keep only one.",
    ]);
  });

  test("of 0 is contradicted as any other", () => {
    expect(faultsOf("1,3,420,0", "2,3,400,1")).toEqual([
      "3 adjusted: Board 3 is adjusted to 1 IMPs here but to 0 on an earlier line: keep only one.",
    ]);
  });

  test.each(["Adjusted", "adj.", "Adjusted IMPs"])("may be headed %j", (heading) => {
    const { results, warnings } = read(`table,board,points,${heading}\n1,3,420,2`);
    expect(warnings).toEqual([]);
    expect([...results.adjusted]).toEqual([[3, 2]]);
  });
});

test("what is unlike the other table is asked about, at both, and counts all the same", () => {
  const { results, faults, warnings } = read(
    csv("1,1,3S,N,=,", "2,1,3S,E,=,", "1,2,2SX,S,=,", "2,2,2S,S,=,", "1,3,,,,950")
  );
  expect([results.tables.length, faults]).toEqual([5, []]);
  expect(warnings).toEqual([
    {
      line: 2,
      field: "result",
      message: "Board 1 at Table 1: 3S by N = is far from the results at other tables; check declarer and result.",
    },
    {
      line: 3,
      field: "result",
      message: "Board 1 at Table 2: 3S by E = is far from the results at other tables; check declarer and result.",
    },
    { line: 4, field: "contract", message: "Board 2 at Table 1: 2SX by S = is doubled only here; check the double." },
  ]);
});

test("a result that is asked about already is compared with none", () => {
  const { warnings } = read(csv("1,1,3S,N,=,100", "2,1,3S,E,=,"));
  expect(warnings.map(({ line, field }) => [line, field])).toEqual([[2, "points"]]);
});
