import fc from "fast-check";
import { printContract } from "../../src/bridge/contract";
import { understand } from "../../src/exchange/understand";
import { type Plan, planSession, scoreResultLines, tablesIn } from "../../src/sessions/kinds";
import type { TableResult } from "../../src/sessions/results";
import { KINDS } from "../../src/sessions/kinds";
import type { ReadResults, ResultLines } from "../../src/sessions/reading/result-lines";
import { results as eveningResults, teamResults } from "../support/random-results";
import { runs } from "../support/runs";
import { conversation, copied, inTongue } from "./lines/sent";

const PLANS: readonly [readonly [kind: string, plan: Plan], ...(readonly [kind: string, plan: Plan])[]] = [
  ["four-pairs", planSession("four-pairs", { boards: 24 })],
  ["team-match", planSession("team-match", { boards: 16 })],
  ["three-teams", planSession("three-teams", {})],
  ["four-teams", planSession("four-teams", {})],
];

const named = (plan: Plan) => (table: number) => tablesIn(plan).find((known) => known.table === table)!.name;

/** Results at tables, each with its contract's result. */
function tableResults(plan: Plan): fc.Arbitrary<readonly TableResult[]> {
  const all =
    "subrounds" in plan
      ? eveningResults(plan, 0.8)
      : plan.kind === "team-match"
        ? teamResults(plan.matches, 0.8)
        : teamResults((plan as Extract<Plan, { kind: "three-teams" | "four-teams" }>).matches, 0.8);
  return (all as fc.Arbitrary<{ readonly tables: readonly TableResult[] }>).map(({ tables }) =>
    // Nobody has 10 points; and such a number would be one of tricks.
    tables.filter(({ contract, points }) => (contract !== "Pass" || points === 0) && Math.abs(points) !== 10)
  );
}

function readTables(plan: Plan, text: string) {
  const { lines, unread, ...rest } = understand(text, plan);
  const read = KINDS[plan.kind].read as unknown as (
    lines: ResultLines,
    plan: Plan
  ) => ReadResults<{ tables: TableResult[] }>;
  const { results, faults } = read(lines, plan);
  const tables = [...results.tables].sort((a, b) => a.table - b.table || a.board - b.board);
  return { ...rest, tables, faults: [...unread, ...faults] };
}

const inOrder = (results: readonly TableResult[]) =>
  [...results].sort((a, b) => a.table - b.table || a.board - b.board);

describe.each(PLANS)("%s", (_, plan) => {
  test("results that are sent in any style are understood as they were", () => {
    const sent = tableResults(plan)
      .filter((results) => results.length > 0)
      .chain((results) => conversation(results, named(plan)).map((text) => ({ results, text })));
    fc.assert(
      fc.property(sent, ({ results, text }) => {
        const read = readTables(plan, text);
        expect(read.faults).toEqual([]);
        expect(read.as).toBe("messages");
        expect(read.tables).toEqual(inOrder(results));
        expect(read.boards.length).toBe(results.length);
      }),
      { numRuns: runs({ ci: 6, soak: 1_000 }) }
    );
  });

  test("copied tables are understood as they were", () => {
    const sent = tableResults(plan)
      .filter((results) => results.length > 20 && results.some(({ contract }) => contract !== null))
      .chain((results) => copied(results, named(plan)).map((text) => ({ results, text })));
    fc.assert(
      fc.property(sent, ({ results, text }) => {
        const read = readTables(plan, text);
        expect(read.faults).toEqual([]);
        expect(read.tables).toEqual(inOrder(results));
      }),
      { numRuns: runs({ ci: 6, soak: 1_000 }) }
    );
  });
});

describe.each([false, true])("in the letters of one language, with words of others: %s", (isMixed) => {
  test("what words, symbols and letters say is read as it was meant, or asked about", () => {
    const [[, plan]] = PLANS;
    const sent = tableResults(plan)
      .chain((all) => fc.subarray(all.filter(({ contract, expected, points }) => contract && points === expected)))
      .filter((results) => results.length > 0)
      .chain((results) => inTongue(results, named(plan), isMixed).map((written) => ({ results, ...written })));
    const said = ({ table, board, contract, declarer, points }: TableResult) =>
      JSON.stringify([table, board, contract && printContract(contract), declarer, points]);
    const count = { read: 0, asked: 0 };
    fc.assert(
      fc.property(sent, ({ results, name, text, isSaid, isSpelt }) => {
        // Nobody could see what letters are, beside words of another language only.
        fc.pre(isSaid || (!isMixed && (isSpelt || name === "en")));
        const { tables, faults } = readTables(plan, text);
        const meant = results.map(said);
        for (const read of tables.map(said)) expect(meant).toContain(read);
        const isRead = faults.length === 0;
        if (isRead) expect(tables.length).toBe(results.length);
        if (!isRead && !isMixed && name === "en") expect(faults[0]?.message).toContain("Columns 1 and 2 have numbers");
        count[isRead ? "read" : "asked"] += 1;
      }),
      { numRuns: runs({ ci: 100, soak: 20_000 }) }
    );
    if (!isMixed) expect(count.asked).toBeLessThan(count.read / 5);
  });
});

test("anything at all is understood or told as a fault", () => {
  // prettier-ignore
  const pieces = fc.constantFrom(
    "Bd", "7", "T2", "Table", "3NT", "♥", "4", "H", "x", "N", "W", "-2", "+1", "=", "pass", ":", ";", "\n", "\t", "|", ",", " ", " ",
    "[22.11.26, 19:45:12] Ann: ", "22/11/2026, 19:45 - Bob: ", "Brett", "von", "O", "420", "0", "99999", "1 down", "\u0000", "\u200E", '"', "board", "table,board"
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(" ")),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""))
  );
  const all = [...PLANS.map(([, plan]) => plan), planSession("league", { teams: ["6"] })];
  fc.assert(
    fc.property(text, fc.constantFrom(...all), (sent, plan) => {
      const { lines, unread, boards } = understand(sent, plan);
      const { faults, warnings } = scoreResultLines(plan, lines);
      for (const { line, message } of [...unread, ...faults, ...warnings]) {
        expect(Number.isInteger(line) && line > 0).toBe(true);
        expect(message.length).toBeGreaterThan(10);
        expect(message.length).toBeLessThan(700);
      }
      expect(boards.every((board) => board !== "")).toBe(true);
    }),
    { numRuns: runs({ ci: 150, soak: 100_000 }) }
  );
});

test.each(["Bd 7 4H N +1\n", "4H ", "[22.11.26, 19:45] A: ", "b1 b2 ", "1,", "T2 ", "=", "1;2;3\n", "(".repeat(50)])(
  "%j over and over is read to the end",
  (piece) => {
    const plan = PLANS[0][1];
    const { lines } = understand(piece.repeat(runs({ ci: 20_000, soak: 200_000 }) / piece.length), plan);
    expect(scoreResultLines(plan, lines)).toBeDefined();
  }
);

test.each([
  ["pn|Ann,Bob,Cy,Di|st||md|1SAKHQ|\nsv|o|mb|1S|", "This is a LIN file (Bridge Base Online)"],
  ["vg|Cup,IMPs,P,1,2,Reds,0,Blues,0|\nrs|4HN=,3NE-1|", "This is a LIN file (Bridge Base Online)"],
  ["https://www.example.com/handviewer.html?lin=pn|a,b,c,d|", "This is a LIN file (Bridge Base Online)"],
  ['\uFEFF<?xml version="1.0"?>\n<!DOCTYPE USEBIO SYSTEM "x.dtd">\n<USEBIO>', "This is a USEBIO file"],
  ['<USEBIO Version="1.1">\n<EVENT>1</EVENT>', "This is a USEBIO file"],
  ["<!-- saved -->\n<!DOCTYPE html>\n<html><td>1</td><td>4H</td>", "This is a web page (HTML)"],
  ["<table><tr><td>1 4H N =</td></tr></table>", "This is a web page (HTML)"],
  ['<?xml version="1.0"?>\n<Workbook>\n<Data>1</Data>', "This is an XML file"],
  ["<PARTICIPANTS>\n<PAIR_NUMBER>1</PAIR_NUMBER>", "This is an XML file"],
  ["{\\rtf1\\ansi Bd 1 4H N =}", "This is a document (RTF)"],
  ["%PDF-1.4\n1 0 obj", "This is a PDF file"],
  ['{"session": "four-pairs", "boards": 24}', "This is a JSON file"],
])("%j is another program's file, which one line says", (text, message) => {
  for (const plan of [PLANS[0][1], planSession("league", { teams: ["6"] })]) {
    const { lines, unread, boards, isCertain } = understand(text, plan);
    const { faults } = scoreResultLines(plan, lines);
    expect({ isCertain, boards, faults: [...unread, ...faults] }).toEqual({
      isCertain: true,
      boards: [],
      faults: [{ line: 1, field: "", message: expect.stringContaining(message) }],
    });
  }
});

test("a table with bars, and messages that begin with <, are results", () => {
  expect(told("table|board|contract|by|result\n1|1|4H|N|=").faults).toEqual([]);
  expect(told("<Media omitted>\nT1 Bd 1 4H N =").boards).toEqual(["Table 1, board 1: 4H by North, made: +420"]);
});

const evening = PLANS[0][1];
const told = (text: string) => {
  const { as, isCertain, boards, unread, lines } = understand(text, evening);
  return { as, isCertain, boards, faults: [...unread, ...scoreResultLines(evening, lines).faults] };
};
const messagesOf = (text: string) => told(text).faults.map(({ line, message }) => `${line} ${message}`);

test("what was understood is told table by table, with the points for North-South", () => {
  expect(told("Ann: Table 2\nAnn: 7: 3nt x by West -2; 8 pass\nBob: T1 Bd 7 4HX S +1\nBob: T1 9 np")).toEqual({
    as: "messages",
    isCertain: false,
    boards: [
      "Table 1, board 7: 4H by South, doubled, 1 over: +990",
      "Table 1, board 9: not played",
      "Table 2, board 7: 3NT by West, doubled, 2 down: +500",
      "Table 2, board 8: passed out: 0",
    ],
    faults: [],
  });
});

test("without a table it is asked for, once", () => {
  expect(messagesOf("Bd 1 4H N +1\nBd 2 pass\nBd 1 4H N =")).toEqual([
    expect.stringMatching(/^1 This line and 2 more do not name the table: write "Table 1" or "Table 2"/),
  ]);
});

test("what two players send alike counts once, and what they send otherwise is a fault", () => {
  expect(messagesOf("Ann: T1 b1 4H N +1\nBob: T1 b1 4♥ N +1")).toEqual([]);
  expect(messagesOf("Ann: T1 b1 4H N +1\nBob: T1 b1 4♥ N =")).toEqual([
    "2 Board 1 at Table 1 is already on line 1: enter each board only once per table.",
  ]);
});

test("points that winners say have the sign of their contract", () => {
  const points = (text: string) => told(`T1 ${text}`).boards[0]?.split(": ").pop();
  expect(points("b1 3NT E = 400")).toBe("-400");
  expect(points("b1 3NT E 400")).toBe("-400");
  expect(points("b1 3NT E -1 50")).toBe("+50");
  expect(points("b1 3NT N -400")).toBe("-400");
  expect(messagesOf("T1 b1 3NT E 410")).toEqual([
    expect.stringContaining("The result of 3NT cannot be told from 410 points"),
  ]);
});

test("letters that languages have for different things are told by the others, or asked about", () => {
  const first = (text: string) => told(text).boards[0];
  expect(first("T1 b1 3SA O =\nT1 b2 3SA W =")).toContain("by East");
  expect(first("T1 b1 3SA O =\nT1 b2 3SA E =")).toContain("by West");
  expect(first("tafel 1 spel 1 3K O =")).toBe("Table 1, board 1: 3C by East, made: -110");
  expect(first("Tisch 1 Brett 1 3K O =")).toBe("Table 1, board 1: 3D by East, made: -110");
  expect(first("table 1 donne 1 3C O =\n t1 donne 2 3T N =")).toBe("Table 1, board 1: 3H by West, made: -140");
  expect(messagesOf("T1 b1 3NT O =")).toEqual([expect.stringContaining('"O" is East in German and Dutch and West')]);
  expect(messagesOf("T1 b1 3K N =")).toEqual([expect.stringContaining("The letter K means")]);
  expect(messagesOf("table 1 donne 1 3C N =")).toEqual([expect.stringContaining("The letter C means clubs or")]);
});

test.each([
  ["T1\n1 4P N =\n2 3 clubs N =\n2 T2 2♣ N =", ["4S by North", "3C by North", "2C by North"]],
  ["table,donne,contrat,par,résultat\n1,1,4P,N,=\n1,2,3♣,N,=\n2,2,2 trèfles,N,=", ["4S N", "3C N", "2C N"]],
  ["Tisch;Brett;Kontrakt;von;Ergebnis\n1;1;4T;N;=\n1;2;3 Treff;N;=\n2;1;2C;O;=", ["4C N", "3C N", "2H E"]],
  ["tafel;spel;contract;leider;resultaat\n1;1;4R;N;=\n1;2;3 klaveren;O;=\n2;1;2K;Z;=", ["4D N", "3C E", "2C S"]],
  ["T1 b1 4 Pik O =\nT1 b2 3SA Ost -1\nT2 b1 4♠ O =", ["4S by East", "3NT by East", "4S by East"]],
  ["T1 b1 4♠ O =\nT1 b2 3♣ Oost -1", ["4S by East", "3C by East"]],
  ["T1 b1 4♠ O =\nT1 b2 3 piques S -1", ["4S by West", "3S by South"]],
  ["T1 b1 4♠ O =\nT1 b2 3♣ Ouest -1", ["4S by West", "3C by West"]],
  ["T1 b1 4♠ O =\nT1 b2 3♣ Süd -1", ["4S by East", "3C by South"]],
  ["T1 b1 4Co N =\nT1 b2 2Ka S =\nT1 b3 2Tr N =\nT1 b4 2CO N =", ["4H by", "2D by", "2C by", "2H by"]],
  ["T1 b1 3C E =\nT1 b2 3NT W =", ["3C by East", "3NT by West"]],
  ["T1 b1 3C E =\nT1 b2 3 spades W =", ["3C by East", "3S by West"]],
])("%j is read", (text, expected) => {
  const { lines, unread, boards, isCertain } = understand(text, evening);
  const read = isCertain ? lines.lines.map(({ fields }) => `${fields.contract} ${fields.declarer}`) : boards;
  expect(unread).toEqual([]);
  expect(read).toEqual(expected.map((board) => expect.stringContaining(board)));
});

test.each([
  ["T1 b1 4P N =\nT1 b2 3 clubs N =\nT1 b3 3C N =\nT2 b3 2C N =", ["3 The letter C", "(lines 3 and 4)"]],
  ["T1 b1 4P N =\nT1 b2 3C N =\nT1 b3 3H N =", ["2 The letter C", "(line 2)"]],
  ["T1 b1 4P N =\nT1 b2 3C N =\nT1 b3 3 Herz N =", ["2 The letter C", "(line 2)"]],
  ["T1 b1 4 coeur N =\nT1 b2 3C N =", ["2 The letter C", "write ♣ or ♥."]],
  ["T1 b1 4 Kreuz N =\nT1 b2 3K N =", ["2 The letter K", "(line 2)"]],
  ["T1 b1 4P N =\nT1 b2 3R N =\nT2 b1 3K S =", ["3 The letter K", "(line 3)"]],
  ["T1 b1 4 Pik O =\nT1 b2 3SA Ouest -1\nT2 b1 3NT O =", ['1 "O" is East', "(lines 1 and 3): write E or W on each"]],
  ["T1 b1 4NT O =\nT2 b1 3NT O =", ['1 "O" is East', "write Ost, Oost or Ouest in full once, or write E or W on each"]],
  ["T1 b1 4S E =\nT1 b2 3NT W =\nT2 b1 3NT O =", ['3 "O" is East', "(line 3): write E or W."]],
])("%j is asked about, once", (text, expected) => {
  const { unread } = understand(text, evening);
  expect(unread.length).toBe(1);
  for (const words of expected) expect(`${unread[0]?.line} ${unread[0]?.message}`).toContain(words);
});

test("one word in full settles what a letter means", () => {
  const [o, k] = messagesOf("T1 b1 4NT O =\nT2 b1 3K O =");
  expect(o).toContain("write Ost, Oost or Ouest in full once");
  expect(k).toContain("write Karo, carreau or klaveren in full once");
  expect(told("T1 b1 4NT Oost =\nT2 b1 3K O =").boards).toEqual([
    expect.stringContaining("4NT by East"),
    expect.stringContaining("3C by East"),
  ]);
});

test("suits that are shortened are not taken for a suit and a seat, or a redouble", () => {
  expect(messagesOf("T1 b1 4TR N =")).toEqual([expect.stringContaining('"TR" are not understood')]);
  expect(told("T1 b1 4CO =\nT1 b2 4H W =").boards[0]).toContain("4C by East");
});

test("a column of doubles has what is a double, or a fault", () => {
  const rows = ["1;1;4H;X;N;=", "1;2;4HX;X;N;=", "1;3;4H;-;N;=", "1;4;4H;ja;N;=", "1;5;4HX;XX;N;="];
  const text = `Tisch;Brett;Kontrakt;X;von;Ergebnis\n${rows.join("\n")}`;
  const contracts = understand(text, evening).lines.lines.map(({ fields }) => fields.contract);
  expect(contracts).toEqual(["4HX", "4HX", "4H", "4HX"]);
  expect(messagesOf(text)).toEqual([
    expect.stringMatching(/^6 "1 5 4HX XX N =": The contract is 4HX but the column of doubles says XX/),
  ]);
});

test("who plays it and the result, in two columns each, are the same or told", () => {
  expect(messagesOf("Tisch;Brett;Kontrakt;von;Ergebnis\n1;1;4HE;N;=\n1;2;4H+1;N;=\n1;3;4HE;E;=")).toEqual([
    expect.stringMatching(/^3 "1 2 4H\+1 N =": The row says both \+1 and = for the result/),
    "2 The contract says E but the declarer is N: enter the declarer only once, or the same in both places.",
  ]);
});

test.each([
  ["1|1|4H|N|=\n1|2|3NT|E|-1\n2|1|4H|N|=\n2|2|3NT|E|-1", "1 and 2"],
  ["1|3|4H|N|=\n2|4|3NT|E|-1", "1 and 2"],
  ["5|7|4H|N|=\n6|8|3NT|E|-1", "1 and 2"],
  ["Table 2\n1|7|4H|N|=\n1|8|3NT|E|-1", "1 and 2"],
  ["1|1|7|4H|N|=\n1|2|7|3NT|E|-1\n1|1|8|4H|N|=\n1|2|8|3NT|E|-1", "1, 2 and 3"],
  ["4H|N|=|7|1\n3NT|E|-1|8|2", "4 and 5"],
])("columns of numbers in %j are asked about", (text, columns) => {
  const { boards, faults } = told(text);
  expect(boards).toEqual([]);
  expect(faults.map(({ message }) => message)).toContainEqual(
    expect.stringContaining(`Columns ${columns} have numbers that could be boards or tables`)
  );
});

test("a number beside the board's own is a row's; two columns of boards are asked about", () => {
  const rows = "1;1;5;4H;N;=\n2;1;6;3NT;E;-1";
  const { lines } = understand(`Nr;Table;Brett;Kontrakt;von;Ergebnis\n${rows}`, evening);
  expect(lines.lines.map(({ fields }) => fields.board)).toEqual(["5", "6"]);
  expect(messagesOf(`Spel;Tafel;Board;Contract;Leider;Resultaat\n${rows}`)[0]).toContain(
    'The header has the column "Board" twice'
  );
});

test.each([
  ["table,board,points\n1,1,30\n1,2,-4200\n2,1,400\n2,2,0", ["2 No contract gives 30", "3 No contract gives -4200"]],
  [
    "table,board,contract,declarer,points\n1,1,4H,N,430\n1,2,,,600\n1,3,,,620",
    ["4 No contract gives 620 points with E-W"],
  ],
  ["T1 b1 +4200\nT1 b2 -30\nT2 b2 np", ["1 No contract gives 4200", "2 No contract gives -30"]],
  ["Tisch;Brett;Punkte\n1;7;30\n1;8;-50", ["2 No contract gives 30 points."]],
  ["1|7|30\n1|8|-50", ["1 No contract gives 30"]],
])("points that no contract gives in %j are told with their line", (text, expected) => {
  const { faults, warnings } = scoreResultLines(evening, understand(text, evening).lines);
  // At another vulnerability it may be given: then it counts.
  const said = [...faults, ...warnings].map(({ line, message }) => `${line} ${message}`);
  expect(faults).toHaveLength(expected.join().includes("with E-W") ? 0 : expected.length);
  expect(said).toEqual(expected.map((message) => expect.stringContaining(message)));
});

test("copied tables: headings below a title, tables below their names, and no headings at all", () => {
  expect(told("Our evening\nTafel 1\nSpel\tContract\tLeider\tResultaat\n1\t3R\tZ\t=\nTafel 2\n1\t4S\tO\t+1")).toEqual({
    as: "table",
    isCertain: false,
    boards: ["Table 1, board 1: 3D by South, made: +110", "Table 2, board 1: 4S by East, 1 over: -450"],
    faults: [],
  });
  expect(told("Tisch;Brett;Kontrakt;von;Ergebnis\n1;1;4 Pik;Ost;=")).toEqual({
    ...{ as: "csv", isCertain: true, boards: [], faults: [] },
  });
  expect(told("1|4HX|N|+1\n2|3NT|E|2 down\nTable 2").faults[0]?.message).toContain("do not name the table");
  expect(told("Table 2\n1|4HX|N|+1\n2|3NT|E|-2").boards).toEqual([
    "Table 2, board 1: 4H by North, doubled, 1 over: +690",
    "Table 2, board 2: 3NT by East, 2 down: +100",
  ]);
});

test("CSV counts at once, and its faults are those of CSV", () => {
  expect(told("table,board,points\n1,1,420")).toMatchObject({ as: "csv", isCertain: true, boards: [], faults: [] });
  expect(messagesOf("board,contract,declarer,result\n1,4H,N,=")).toEqual([
    expect.stringContaining('The column "table"'),
  ]);
  expect(messagesOf("hello there")[0]).toContain('The column "table"');
  expect(messagesOf("")).toEqual([expect.stringContaining("The file has no results")]);
});

test("a league's headings in German", () => {
  const league = planSession("league", { teams: ["Reds", "Blues", "Greens"] });
  const { lines } = understand("Heim;Gast;IMPs Heim;IMPs Gast\nReds;Blues;40;22", league);
  expect(scoreResultLines(league, lines)).toMatchObject({ faults: [], warnings: [] });
});

describe("headings of other programs", () => {
  const pairs = planSession("pairs", { pairs: ["6"] });
  const scoredBy = (text: string) => {
    const { lines } = understand(text, pairs);
    const { results, warnings } = scoreResultLines(pairs, lines);
    return {
      adjusted: "adjusted" in results && [...results.adjusted.keys()],
      warnings: warnings.map((w) => w.message),
    };
  };

  test.each(["Tbl,Bd,Contract,By,Result,Adjusted,Room", "Tisch,Brett,Kontrakt,Von,Ergebnis,Average,Room"])(
    "%s: what the Director gave is read, and what is not read is said",
    (headings) => {
      const { adjusted, warnings } = scoredBy(`${headings}\n1,1,4H,N,=,,A\n2,1,3NT,E,-1,60/40,A\n3,1,,,,50/50,A\n`);
      expect(adjusted).toHaveLength(2);
      expect(warnings).toEqual([expect.stringContaining('"Room"')]);
    }
  );

  test("a pass that is 0 in East-West's column alone is one", () => {
    const { lines } = understand("Bd,Contract,NS,EW,Tbl\n1,Pass,,0,1\n1,Pass,0,,2\n", pairs);
    expect(lines.lines.map(({ fields }) => fields.points)).toEqual(["0", "0"]);
  });
});
