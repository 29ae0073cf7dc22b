import { isAdjustment } from "../../../src/exchange/averages";
import { understand } from "../../../src/exchange/understand";
import { planSession, scoreResultLines, type KindName } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";

/** A table as it is read: each board's N-S points by table and board, "1/2 -400", and every fault. */
function read(text: string, kind: KindName = "four-pairs", options: SessionOptions = { boards: 24 }) {
  const plan = planSession(kind, options);
  const { lines, unread, isCertain } = understand(text, plan);
  const { results, faults, warnings } = scoreResultLines(plan, lines);
  const tables = "tables" in results ? results.tables : [];
  return {
    isCertain,
    points: tables.map(({ table, board, points }) => `${table}/${board} ${points}`),
    faults: [...unread, ...faults].map(({ message }) => message),
    warnings: warnings.map(({ message }) => message),
  };
}

const pointsIn = (text: string) => {
  const { points, faults } = read(text);
  expect(faults).toEqual([]);
  return points;
};
const faultsIn = (text: string) => read(text).faults;

describe("plus and minus", () => {
  const HEADINGS = [
    ["Board", "+", "-"],
    ["Board", "+", "−"],
    ["Bd", "Plus", "Minus"],
    ["Bd", "NS+", "NS-"],
    ["Bd.", "N/S +", "N/S −"],
    ["Board", "N-S plus", "N-S minus"],
    ["Board", "+ NS", "- NS"],
    ["Board", "Plus Score", "Minus Score"],
    ["Board", "+ Score", "- Score"],
    ["Board no.", "NS+", "EW+"],
    ["Brett", "Plus", "Minus"],
    ["Spel", "NZ plus", "NZ min"],
    ["Donne", "NS +", "NS −"],
    ["Donne", "Plus", "Moins"],
    ["Bd", "N-S", "E-W"],
    ["Bd", "NS score", "EW score"],
  ];

  test.each(HEADINGS)("%s | %s | %s", (...headings) => {
    for (const separator of ["\t", ";", ",", "|"])
      for (const none of ["", "0"]) {
        const rows = [headings, ["1", "420", none], ["2", none, "400"], ["3", "0", "0"], ["4", "", ""]];
        const text = `Table 1\n${rows.map((row) => row.join(separator)).join("\n")}`;
        expect(pointsIn(text)).toEqual(["1/1 420", "1/2 -400", "1/3 0"]);
      }
  });

  test("with a column of tables, and headings of two rows", () => {
    expect(pointsIn("Table,Board,N/S +,N/S -\n1,7,50,\n2,7,,110\n")).toEqual(["1/7 50", "2/7 -110"]);
    expect(pointsIn("Table 2\nBoard\tN-S\t\n\t+\t-\n1\t420\t\n2\t\t400\n")).toEqual(["2/1 420", "2/2 -400"]);
    expect(pointsIn("Table 2\nBoard\tScore\t\n\tPlus\tMinus\n1\t420\t\n2\t\t400\n")).toEqual(["2/1 420", "2/2 -400"]);
  });

  test("a rule of dashes below the headings is none of a board", () => {
    expect(pointsIn("Table 1\n| Board | + | - |\n|---|---|:--|\n| 1 | 420 | |\n| 2 | | 400 |\n")).toEqual([
      "1/1 420",
      "1/2 -400",
    ]);
  });

  test("a minus sign below minus is the same, and the other side's points may stand beside North-South's", () => {
    expect(pointsIn("Table 1\nBd\t+\t-\n1\t\t-400\n2\t+50\t\n")).toEqual(["1/1 -400", "1/2 50"]);
    expect(pointsIn("Table 1\nBd\tNS\tEW\n1\t420\t-420\n2\t-50\t50\n")).toEqual(["1/1 420", "1/2 -50"]);
  });

  test.each([
    ["Table 1\nBd\t+\t-\n1\t420\t400\n", "The row says both 420 and -400 for North-South"],
    ["Table 1\nBd\t+\t-\n1\t-420\t\n", '"-420" is below "plus" but has a minus sign'],
    ["Table 1\nBd\t+\t-\n1\t1.100\t\n", '"1.100" may be a number with thousands'],
    ["Table 1\nBd\t+\t-\n1\t1,100\t\n", '"1,100" may be a number with thousands'],
    ["Table 1\nBd\t+\t-\n1\t4H\t\n", '"4H" is not a number of points'],
    ["Table 1\nBd\t+\t-\n\t420\t\n", "has a result but no board number"],
    ["Table 1\nBd\t+\t-\n1\t50\t\t7\n", "Column 4 has entries but no heading"],
    ["Table 1\n1\t420\t\n2\t\t400\n", "Columns 2 and 3 have points, and no heading says whose"],
    ["Table 1\n1\t420\n2\t400\n", "Whose points are these (lines 2 and 3)?"],
    ["Table 1\n1 420\n2     400\n", "Whose points are these (lines 2 and 3)?"],
    ["Table 1\nBoard   +    -\n1     420\n2          400\n", "Whose points are these (lines 3 and 4)?"],
    ["Table 1\nBrett;Wert A;Wert B\n1;420;\n2;;400\n", "do not say where the points are"],
  ])("%j is refused or asked about", (text, message) => {
    const { points, faults } = read(text);
    expect(points).toEqual([]);
    expect(faults).toEqual([expect.stringContaining(message)]);
  });

  test("without headings, a 0 on the other side shows whose the points are", () => {
    expect(pointsIn("Table 1\n1\t420\t0\n2\t0\t400\n")).toEqual(["1/1 420", "1/2 -400"]);
    expect(faultsIn("Table 1\n1\t420\t0\n2\t140\t0\n")).toEqual([expect.stringContaining("Column 3 has numbers")]);
  });

  test("with a contract and no result the points count; with a result they are compared", () => {
    const headings = "Table 1\nBd\tContract\tBy\tResult\tPlus\tMinus\n";
    expect(pointsIn(`${headings}1\t4H\tN\t\t420\t\n2\t3NT\tE\t=\t\t400\n`)).toEqual(["1/1 420", "1/2 -400"]);
    expect(read(`${headings}1\t4H\tN\t=\t\t420\n`)).toMatchObject({
      points: ["1/1 -420"],
      warnings: [expect.stringContaining("-420")],
    });
  });

  test("points with thousands are refused in files too", () => {
    const { faults, points } = read('table,board,points\n1,1,"1,100"\n1,2,1.100\n1,3,1 100\n');
    expect(points).toEqual([]);
    expect(faults).toEqual(["1,100", "1.100", "1 100"].map((text) => expect.stringContaining(`"${text}" may be`)));
  });

  test("points are shown before they are used", () => {
    const plan = planSession("four-pairs", { boards: 24 });
    const { boards, isCertain } = understand("Table,Board,+,-\n1,1,420,\n1,2,,400\n", plan);
    expect(isCertain).toBe(false);
    expect(boards).toEqual(["Table 1, board 1: points: +420", "Table 1, board 2: points: -400"]);
  });
});

describe("a player's own score card", () => {
  const CARD = "Table 1\nBd\tVul\tYou\tVs\tContr\tby\tPlus\tMinus\tW\tL\n";

  test("is in the view of the seat below You", () => {
    const rows = [
      "1\tNone\t1N\t2E\t4H\tN\t420",
      "2\tN-S\tN\t2B\t3NT\tE\t\t400",
      "3\tE-W\tE\t2A\t4S\tE\t620",
      "4\tBoth\tO\t2A\t4S\tS\t\t620",
    ];
    expect(pointsIn(CARD + rows.join("\n"))).toEqual(["1/1 420", "1/2 -400", "1/3 -620", "1/4 620"]);
    expect(read(CARD + rows.join("\n")).warnings).toEqual([
      ...['"Vs" was ignored', '"W" was ignored', '"L" was ignored'].map((text) => expect.stringContaining(text)),
    ]);
  });

  test.each([
    [`${CARD}1\tNone\t\t2E\t4H\tN\t420\n`, "does not say where the player sat"],
    [`${CARD}1\tNone\tTed\t2E\t4H\tN\t420\n`, '"Ted" is not a seat'],
    ["Table 1\nBd\tVs\tPlus\tMinus\n1\t2B\t420\t\n", "no column says where the player sat"],
    ["Table 1\nBd\tWe\tThey\n1\t420\t\n", "no column says where the player sat"],
    ["Tisch 1\nBrett\tWir\tSie\n1\t420\t\n", "no column says where the player sat"],
    [`${CARD}1\tBoth\tN\t2E\t4H\tN\t420\n`, 'The vulnerability "Both" is not that of board 1, which is None'],
  ])("%j is asked about", (text, message) => {
    expect(read(text)).toMatchObject({ points: [], faults: [expect.stringContaining(message)] });
  });
});

describe("a column of doubles", () => {
  test.each(["Dbl", "Doubled", "Double", "X", "x/xx", "Penalty", "Kontra", "Doublet", "Contre"])(
    "%s is read",
    (heading) => {
      const text = `Table,Board,Contract,${heading},By,Result\n1,1,4S,X,N,=\n1,2,4S,,N,-1\n1,3,4S,XX,N,=\n`;
      expect(pointsIn(text)).toEqual(["1/1 590", "1/2 -100", "1/3 880"]);
    }
  );

  test.each([
    ["", 420], ["-", 420], ["0", 420], ["no", 420], ["X", 590], ["x", 590], ["1", 590], ["D", 590], ["yes", 590], ["doubled", 590],
    ["XX", 880], ["xx", 880], ["2", 880], ["R", 880], ["redoubled", 880],
  ])("%j in it", (value, points) => {
    expect(pointsIn(`Table,Board,Contract,Dbl,By,Result\n1,1,4S,${value},N,=\n`)).toEqual([`1/1 ${points}`]);
  }); // prettier-ignore

  test.each([
    ["4S", "3", '"3" is not a doubling'],
    ["4S", "maybe", '"maybe" is not a doubling'],
    ["4SX", "XX", "The contract is 4SX but the column of doubles says XX"],
    ["4SX", "no", "The contract is 4SX but the column of doubles says no"],
    ["Pass", "X", "The contract is Pass but the column of doubles says X"],
  ])("%s beside %s is refused", (contract, value, message) => {
    const faults = faultsIn(`Table,Board,Contract,Dbl,By,Result\n1,1,${contract},${value},N,=\n`);
    expect(faults).toEqual([expect.stringContaining(message)]);
  });

  test("changes a match as it should", () => {
    const text = "table,board,contract,dbl,declarer,result\n1,1,4S,X,N,=\n2,1,4S,,N,-1\n";
    expect(read(text, "team-match").points).toEqual(["1/1 590", "2/1 -50"]);
  });
});

describe("columns of other programs", () => {
  test.each([
    ["ACBL", "Table,Board,N-S Pair,E-W Pair,Contract,Dec,Lead,Tricks,Score\n1,1,4,1,4H,N,D5,10,420\n2,1,2,3,3NT,S,H2,8,-50\n", ["1/1 420", "2/1 -50"]],
    ["a traveller's numbers of pairs", "Table,Bd,NS,EW,Bid,By,Tks,+Sc,-Sc\n1,1,4,1,4H,N,10,420,\n2,1,2,3,3NT,S,8,,50\n", ["1/1 420", "2/1 -50"]],
    ["results in the column of tricks", "Table,Bd,Contract,Decl,Tks\n1,1,4H,N,+1\n1,2,3NT,W,-2\n1,3,2S,E,=\n", ["1/1 450", "1/2 100", "1/3 -110"]],
    ["the declarer's score", "Table,Bd,Contract,Dec,Score\n1,1,4H,N,420\n1,2,3NT,E,400\n1,3,2S,W,-100\n", ["1/1 420", "1/2 -400", "1/3 100"]],
    ["North-South's score", "Table,Bd,Contract,Dec,Score\n1,1,4H,N,420\n1,2,3NT,E,-400\n1,3,2S,W,100\n", ["1/1 420", "1/2 -400", "1/3 100"]],
    ["sides beside the score", "Table,Bd,Contract,Dec,Score\n1,1,4H,N,NS 420\n1,2,3NT,E,EW 400\n", ["1/1 420", "1/2 -400"]],
    ["rooms", "Room,Board,Contract,By,Result\nOpen,1,4H,N,=\nClosed,1,4H,N,-1\n", ["1/1 420", "2/1 -50"]],
    ["rooms in German", "Raum,Brett,Kontrakt,von,Ergebnis\nOffen,1,4H,N,=\nGeschlossen,1,4H,N,-1\n", ["1/1 420", "2/1 -50"]],
    ["rooms in Dutch", "Zaal,Spel,Contract,Door,Resultaat\nOpen,1,4H,N,=\nGesloten,1,4H,N,-1\n", ["1/1 420", "2/1 -50"]],
    ["a room in which the table is", "Raum,Tisch,Brett,Kontrakt,von,Ergebnis\nSaal A,2,1,4H,N,=\n", ["2/1 420"]],
    ["passed out in Dutch", "Tafel,Spel,Contract,Door,Resultaat\n1,1,rondpas,,\n1,2,P.O.,,\n1,3,rond gepast,,\n", ["1/1 0", "1/2 0", "1/3 0"]],
    ["a pass in the column of points", "Table,Bd,Contract,By,NS,EW\n1,1,,,Pass,\n1,2,4H,N,420,\n", ["1/1 0", "1/2 420"]],
  ])("%s", (_, text, points) => {
    expect(pointsIn(text)).toEqual(points);
  }); // prettier-ignore

  test.each([
    ["Table,Bd,Score\n1,1,420\n1,2,50\n", "points below \"Score\" North-South's, or the declarer's? No contract"],
    ["Table,Bd,Contract,Dec,Score\n1,1,1NT,E,150\n", "Board 1 would be +150 or -150"],
    ["Table,Bd,Contract,Dec,Score\n1,1,4H,N,7.5\n", '"7.5" in the column "Score" is not a number of points'],
    ["Table,Bd,Contract,Dec,Score\n1,1,4H,N,12\n", '"12" in the column "Score" is not a number of points'],
    ["Table,Bd,Contract,Dec,Score\n1,1,4H,N,60%\n", '"60%" in the column "Score" is not a number of points'],
    ["Table,Bd,Contract,Dec,Tricks\n1,1,4H,N,1\n", '"1" is not a number of tricks that declarer won in 4H'],
    ["Table,Bd,Contract,Dec,Tricks,Result\n1,1,4H,N,10,+1\n", "The row says both +1 and = for the result"],
    ["Table,Bd,NS Pair,EW Pair,Contract,Dec,Result\n1,1,4,2,4H,N,=\n", "board 1 at Table 1 is played by 4 and 1"],
    ["Table,Bd,Section,Contract,Dec,Result\n1,1,A,4H,N,=\n1,2,B,4H,N,=\n", "several sections (A, B)"],
    ["Table,Board,Contract,Declarer,Result,Fee\n1,1,4H,N,=,5\n", 'The column "Fee" is not understood'],
    ["table,board,contract,declarer,result,\n1,1,4S,N,=,X\n", "Column 6 has entries but no heading"],
  ])("%j is asked about or refused", (text, message) => {
    const { points, faults } = read(text);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(points).toEqual([]);
  });

  test("a column that cannot change a score is named, beside faults too", () => {
    const { warnings, faults } = read("Table,Board,Contract,Declarer,Result,Lead\n1,1,4H,N,=,D5\n1,2,4H,,=,\n");
    expect(faults).toEqual([expect.stringContaining("The declarer of 4H is missing")]);
    expect(warnings).toEqual([expect.stringContaining('"Lead" was ignored')]);
  });
});

describe("results in words in their own column", () => {
  test("tricks and levels made are results of the contract beside them", () => {
    const rows = [
      "1\t4H\tN\t10 tricks",
      "2\t2S\tN\tmade 4",
      "3\t4S\tN\tmaking 5",
      "4\t3NT\tS\t2 down",
      "5\t2D\tS\t1 trick over",
    ];
    expect(pointsIn(`Table 1\nBd\tContract\tBy\tResult\n${rows.join("\n")}`)).toEqual([
      ...["1/1 420", "1/2 170", "1/3 450", "1/4 -200", "1/5 110"],
    ]);
  });

  test.each(["made 3", "+1?", "+1 or -2", "= 450", "+1 W", "+1 doubled"])("%s is refused beside 4H", (result) => {
    const { points, faults } = read(`Table 1\nBd\tContract\tBy\tResult\n1\t4H\tN\t${result}\n`);
    expect(points).toEqual([]);
    expect(faults).toEqual([expect.stringContaining("result")]);
  });
});

describe("numbers of tricks below result", () => {
  const ROWS = [["1", "4H", "N", "10"], ["2", "3NT", "E", "8"], ["3", "2S", "N", "7"], ["4", "Pass", "", ""]]; // prettier-ignore

  test.each([
    `Table 1\nBd\tContract\tBy\tResult\n${ROWS.map((row) => row.join("\t")).join("\n")}`,
    `table,board,contract,declarer,result\n${ROWS.map((row) => `1,${row.join(",")}`).join("\n")}`,
    `Table 1\nBd;Kontrakt;von;Ergebnis\n${ROWS.map((row) => row.join(";")).join("\n")}`,
  ])("%j are read as tricks, which are shown first", (text) => {
    const { points, faults, isCertain } = read(text);
    expect([faults, isCertain]).toEqual([[], false]);
    expect(points).toEqual(["1/1 420", "1/2 50", "1/3 -50", "1/4 0"]);
  });

  test.each([
    ["10", "-1"],
    ["10", "="],
    ["10", "1"],
    ["10", "5"],
    ["14", "9"],
  ])("%s beside %s is asked about", (first, second) => {
    const rows = [`1,4H,N,${first}`, `2,3NT,E,${second}`];
    for (const text of [
      `Table 1\nBd,Contract,By,Result\n${rows.join("\n")}`,
      `table,board,contract,by,result\n${rows.map((row) => `1,${row}`).join("\n")}`,
    ]) {
      const { points, faults } = read(text);
      expect(points).toEqual([]);
      expect(faults).toEqual([expect.stringContaining('write the heading "tricks" above them')]);
    }
  });
});

describe("results that may be read in two ways", () => {
  const LEVELS = "Board\tContract\tBy\tResult\n1\t2H\tS\t3\n2\t1NT\tW\t3\n3\t2S\tN\t-1\n";

  test.each([
    `Table 1\n${LEVELS}`,
    "table,board,contract,declarer,result\n1,1,2H,S,3\n1,2,1NT,W,3\n",
    "Table 1\n1\t2H\tS\t3\n2\t1NT\tW\t3\n3\t2S\tN\t-1\n",
  ])("%j: overtricks or levels that were made", (text) => {
    const { points, faults } = read(text);
    expect(points).toEqual([]);
    expect(faults).toEqual([expect.stringContaining("Are these results overtricks, or the levels that were made?")]);
  });

  test("with one result that is an overtrick or made exactly, the others are too", () => {
    expect(pointsIn(`Table 1\n${LEVELS}4\t4H\tN\t=\n`)).toEqual(["1/1 200", "1/2 -180", "1/3 -50", "1/4 620"]);
    expect(pointsIn(`Table 1\n${LEVELS}4\t4H\tN\t1\n`)).toEqual(["1/1 200", "1/2 -180", "1/3 -50", "1/4 650"]);
  });

  test.each([
    "Table 2 (we sit E-W)\nBd\tPlus\tMinus\n1\t50\t\n2\t\t430\n",
    "Table 2 - Pam and Tim E/W\nBd\t+\t-\n1\t50\t\n2\t\t430\n",
    "Table 2 (we sit E-W)\n1 +50\n2 -430\n",
  ])("%j: points of those who sit East-West", (text) => {
    const { points, faults } = read(text, "team-match");
    expect(points).toEqual([]);
    expect(faults.length).toBe(2);
    expect(faults[0]).toContain("A line above this table says East-West: whose points are these?");
  });

  test("a title with both sides, and one of the next table, say nothing of the points", () => {
    expect(pointsIn("Table 1: N-S Ann, E-W Bob\nBd\t+\t-\n1\t50\t\n")).toEqual(["1/1 50"]);
    expect(pointsIn("Table 2 (E-W)\nBd\tContract\nTable 1\nBd\t+\t-\n1\t50\t\n")).toEqual(["1/1 50"]);
  });
});

describe("travellers", () => {
  const ROWS = "1\t4H\tN\t=\n2\t4H\tN\t+1\n";
  const HEADINGS = "Table\tContract\tBy\tResult\n";

  test.each([
    "Board 3", "Bd 3", "Board 3:", "Deal 3", "Brett 3", "Spel 3", "Donne n° 3", "Board no. 3", "Board-Nr. 3", "Spelnummer 3", "Board\t3", "Board\n3",
    "Board 3 · S · E-W", "Board 3 - Dealer South - Vul E-W", "Board 3\tS\tE-W", "Board 3 (Thursday)", "Round 2, Board 3",
    "Club evening: Board 3",
  ])("%j names the board of the rows below it", (title) => {
    for (const text of [`${title}\n${HEADINGS}${ROWS}`, `${HEADINGS}${title}\n${ROWS}`]) {
      const { points, faults, isCertain } = read(text);
      expect([faults, isCertain]).toEqual([[], false]);
      expect(points).toEqual(["1/3 420", "2/3 450"]);
    }
    const { points, faults } = read(`Table 1\n${title}\n${ROWS}`);
    expect(points).toEqual([]);
    expect(faults).toEqual([expect.stringContaining('Column 1 below "Board 3" has numbers that could be boards')]);
  }); // prettier-ignore

  test.each([
    [`Board 1\n${HEADINGS}${ROWS}\nBoard 2\n${HEADINGS}${ROWS}`, ["1/1 420", "2/1 450", "1/2 620", "2/2 650"]],
    [`${HEADINGS}Board 1\n${ROWS}Board 2\n${ROWS}`, ["1/1 420", "2/1 450", "1/2 620", "2/2 650"]],
    ["Board 1\nTable 1\n4H\tN\t=\nTable 2\n4H\tN\t+1\nBoard 2\nTable 1\n4H\tN\t-1", ["1/1 420", "2/1 450", "1/2 -100"]],
    ["Table 1\nBoard 1\n4H\tN\t=\nTable 2\nBoard 1\n4H\tN\t+1", ["1/1 420", "2/1 450"]],
    ["Table 1, Board 1\n4H\tN\t=\nTable 2, Board 1\n4H\tN\t+1", ["1/1 420", "2/1 450"]],
    ["Board 1\nNS\tEW\tContract\tBy\tResult\tMP\n4\t1\t4H\tN\t=\t2\n2\t3\t4H\tN\t-1\t0", ["1/1 420", "2/1 -50"]],
    ["Board 1\nBd\tTable\tContract\tBy\tResult\n1\t1\t4H\tN\t=\n\t2\tPass\t\t\n", ["1/1 420", "2/1 0"]],
    ["Board 1\nTable\tContract\tBy\tResult\tNames\n1\t4H\tN\t=\tSommer\n2\t\t\t\t\nTotal\t\t\t\t\n", ["1/1 420"]],
    [`Boards 1-8\nTable 1\n${ROWS}`, ["1/1 420", "1/2 650"]],
    [`Brett 1 bis 8\nTable 1\n${ROWS}`, ["1/1 420", "1/2 650"]],
    [`Evening no. 3\nTable 1\n${ROWS}`, ["1/1 420", "1/2 650"]],
    ["Table 1\nBd\tContract\tBy\tResult\nBd 1\t4H\tN\t=\nBd 2\t\t\t\nBd 3\t4H\tN\t=", ["1/1 420", "1/3 420"]],
  ])("%j is read", (text, points) => {
    expect(pointsIn(text)).toEqual(points);
  }); // prettier-ignore

  test.each([
    ["Board 3\n1\t2\t4H\tN\t=\n2\t1\t4H\tN\t+1\n", "Columns 1 and 2 below"],
    ["Board 3\n1\t420\n2\t-50\n", "Column 1 below"],
    ["Table 1\nBoard 3\n1\tPass\t\t\n", "Column 1 below"],
    ["Table 1\nBoard 3\n4H\tN\t2\n", "Column 3 below"],
    [`Table 1\nBoard 3 pass\n${ROWS}`, 'write only "Board 3"'],
    [`Table 1\n${ROWS}sorry, board 2 was -1`, "looks like a correction of board 2"],
    [`Table 1\n${ROWS}sorry board 2 passed out`, "looks like a correction of board 2"],
    [`Table 1\nBoard 3, 16 November\n${ROWS}`, 'write only "Board 3"'],
    ["Board 3\nTable\tBoard\tContract\tBy\tResult\n1\t4\t4H\tN\t=\n", "says board 4, but the line above it says board 3"],
    ["Board 3\nNo\tContract\tBy\tResult\n1\t4H\tN\t=\n", 'Column 1 below "Board 3" has numbers that could be boards'],
    ["Board 1\nNS\tEW\tContract\tBy\tResult\n1\t4\t4H\tN\t=\n", "The pairs are 1 and 4, but in this session they do not meet on board 1"],
    ["Board 1\nTable 1\n4H\tN\t=\nBoard 2\n4H\tN\t=", "does not name the table"],
    ["Table 1\nBoard 3\n4H\tN\t=\n3NT\tN\t=", "Board 3 at Table 1 is already on line 3"],
  ])("%j is asked about or refused", (text, message) => {
    const { faults } = read(text);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join("\n")).toContain(message);
  }); // prettier-ignore
});

describe("merged cells", () => {
  const POINTS = ["1/1 420", "2/1 450", "1/2 -400", "2/2 50"];
  const table = (headings: string, rows: readonly string[]) => [headings, ...rows].join("\n").replace(/,/g, "\t");
  const BY_BOARD = ["1,1,4H,N,=", ",2,4H,N,+1", "2,1,3NT,E,=", ",2,3NT,E,-1"];
  const BY_TABLE = ["1,1,4H,N,=", ",2,3NT,E,=", "2,1,4H,N,+1", ",2,3NT,E,-1"];

  test.each([
    table("Board,Table,Contract,By,Result", BY_BOARD),
    table("board,table,contract,declarer,result", BY_BOARD),
    table("Table,Board,Contract,By,Result", BY_TABLE),
    table("Tisch,Brett,Kontrakt,von,Ergebnis", BY_TABLE),
    table("Bd,NS,EW,Contract,By,Result", ["1,4,1,4H,N,=", ",2,3,4H,N,+1", "2,4,1,3NT,E,=", ",2,3,3NT,E,-1"]),
  ])("%j are filled, and shown first", (text) => {
    const { points, faults, isCertain } = read(text);
    expect([faults, isCertain]).toEqual([[], false]);
    expect([...points].sort()).toEqual([...POINTS].sort());
  });

  test.each([
    ["one group", BY_BOARD.slice(0, 2)],
    ["groups of different sizes", BY_BOARD.slice(0, 3)],
    ["a number twice", ["1,1,4H,N,=", ",2,4H,N,+1", "1,1,3NT,E,=", ",2,3NT,E,-1"]],
    ["a table twice in a group", ["1,1,4H,N,=", ",1,4H,N,+1", "2,1,3NT,E,=", ",2,3NT,E,-1"]],
    ["no number in the first row", [",1,4H,N,=", ",2,4H,N,+1", "2,1,3NT,E,=", ",2,3NT,E,-1"]],
  ])("%s: blanks are refused", (_, rows) => {
    for (const headings of ["Bd,Tbl,Contract,By,Result", "board,table,contract,declarer,result"]) {
      const blanks = rows.filter((row) => row.startsWith(",")).length;
      const { faults } = read(table(headings, rows));
      expect(faults.length).toBeGreaterThanOrEqual(blanks);
      expect(faults.join("\n")).toMatch(/no board number|board is missing|board number/i);
    }
  });
});

test("rooms in titles are the tables of a match", () => {
  const text = "Open room\nBd\t+\t-\n1\t420\t\nGeschlossener Raum\nBd\t+\t-\n1\t\t50\n";
  expect(read(text, "team-match")).toMatchObject({ points: ["1/1 420", "2/1 -50"], faults: [] });
});

test("columns of the players at a table are harmless", () => {
  const text = "Table,Board,N,S,E,W,Contract,By,Result\n1,1,Ann,Bob,Cy,Di,4H,N,=\n";
  expect(read(text)).toMatchObject({ points: ["1/1 420"], faults: [] });
});

test("the columns of a table that is refused are named once each", () => {
  const { faults, warnings } = read("Board,Table 1,Table 2\n1,420,400\n", "team-match");
  expect(faults).toEqual(
    [1, 2].map((table) => expect.stringContaining(`The column "Table ${table}" is not understood`))
  );
  expect(warnings).toEqual([]);
});

test("in a league a column of numbers is refused by name, and one of words is not", () => {
  const league = { teams: ["Reds", "Blues", "Greens"] };
  const text = (heading: string, cell: string) =>
    `home,away,home_imps,away_imps,${heading}\nReds,Blues,40,22,${cell}\n`;
  expect(read(text("Bonus", "3"), "league", league).faults).toEqual([expect.stringContaining('"Bonus"')]);
  expect(read(text("Place", "Ann's"), "league", league)).toMatchObject({
    faults: [],
    warnings: [expect.stringContaining('"Place" was ignored')],
  });
});

describe("adjusted scores", () => {
  test.each(["60/40", "60-40", "60%-40%", "60%/40%", "A6040", "A60-40", "Ave+/Ave-", "A+/A-", "AVE+ / AVE-"])(
    "%s",
    (award) => {
      const plan = planSession("pairs", { pairs: ["6"] });
      for (const text of [
        `table,board,contract,declarer,result,adjusted\n1,1,4H,N,=,\n2,1,,,,${award}\n`,
        `table,board,contract,declarer,result\n1,1,4H,N,=\n2,1,${award},,\n`,
        `Tbl;Bd;NS;EW\n1;1;420;\n2;1;${award};\n`,
      ]) {
        const { lines, unread } = understand(text, plan);
        const { results, faults } = scoreResultLines(plan, lines);
        expect([...unread, ...faults]).toEqual([]);
        expect("adjusted" in results && [...results.adjusted.values()]).toEqual([{ ns: 60, ew: 40 }]);
      }
    }
  );

  test.each([
    ["four-pairs", { boards: 24 }, "T2 b9 average", ["0"]],
    ["four-pairs", { boards: 24 }, "Table,Bd,Contract\n2,9,Ave+/Ave-\n", ["-3"]],
    ["team-match", { boards: 24 }, "T1 b9 average", ["0", "0"]],
    ["team-match", { boards: 24 }, "Table,Bd,Contract\n2,9,A6040\n", ["-3", "3"]],
  ] as const)("%s: %j in IMPs", (kind, options, text, awarded) => {
    const plan = planSession(kind, options);
    const { lines, unread } = understand(text, plan);
    expect([...unread, ...scoreResultLines(plan, lines).faults]).toEqual([]);
    const [fields = {}] = lines.lines.map((line) => line.fields);
    const awards = Object.keys(fields).filter((column) => isAdjustment(column));
    expect(awards.map((column) => fields[column])).toEqual(awarded);
  });

  test("an adjusted score in a message is shown before it is used", () => {
    const { boards } = understand("T2 b9 average", planSession("four-pairs", { boards: 24 }));
    expect(boards).toEqual(["Table 2, board 9: adjusted: 0"]);
  });

  test("an average alone is both sides', and one side's is refused", () => {
    const plan = planSession("pairs", { pairs: ["6"] });
    const lines = (award: string) =>
      scoreResultLines(plan, understand(`table,board,contract\n2,1,${award}\n`, plan).lines);
    const { results } = lines("average");
    expect("adjusted" in results && [...results.adjusted.values()]).toEqual([{ ns: 50, ew: 50 }]);
    expect(lines("Ave+").faults).toHaveLength(1);
    expect(lines("6040").faults).toHaveLength(1);
  });
});

describe("the suit before the level", () => {
  test.each([
    ["Table 1\n1 S4 N +1\n2 N3 S =", ["1/1 450", "1/2 600"]],
    ["Table 1\n3 N2 S =\n4 ♠4 E -1\n5 NT3 W =", ["1/3 120", "1/4 100", "1/5 -400"]],
    ["Table 1\n1 H4 N =\n2 D3 S -1\n3 H 4 N =", ["1/1 420", "1/2 -100", "1/3 420"]],
    ["Table 1\n1 S 4N =\n2 N 4S =", ["1/1 430", "1/2 620"]],
    ["Table,Board,Contract,By,Result\n1,1,S4,N,=\n", null],
    ["Table 1\nBd\tContract\tBy\tResult\n1\tS4\tN\t=\n2\tNT3\tS\t=\n", ["1/1 420", "1/2 600"]],
  ])("%j", (text, points) => {
    if (points === null) expect(faultsIn(text)).toEqual([expect.stringContaining('The contract "S4" is unknown')]);
    else expect(pointsIn(text)).toEqual(points);
  });

  test.each(["S4N +1", "S 4 N =", "N4S =", "N 3 S -1"])("%s is asked about", (text) => {
    expect(faultsIn(`Table 1\n1 ${text}`)).toEqual([expect.stringMatching(/may be \d(S|NT) [NS] or \d(S|NT) [NS]/)]);
  });
});
