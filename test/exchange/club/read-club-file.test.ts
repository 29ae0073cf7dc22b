import { readClubFile } from "../../../src/exchange/club/read-club-file";
import { clubOptions } from "../../../src/exchange/club/understand-club";
import { totalDifferences } from "../../../src/exchange/club/compare-totals";
import { planSession, scoreResultLines, sessionOf } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";

/** A file's evening: its standings, all that is wrong in it, and the differences from its own totals. */
function evening(text: string, options: SessionOptions = {}) {
  const { lines, options: stated, stated: totals } = readClubFile(text);
  const outcome = scoreResultLines(planSession("club", { ...stated, ...options }), lines);
  const messages = (faults: readonly { line: number; message: string }[]) =>
    faults.map(({ line, message }) => `${line}: ${message}`);
  const { scored } = outcome;
  const session = sessionOf(scored);
  return {
    places: session.standings.map(({ place, name, shown }) => `${place} ${name} ${shown}`),
    faults: messages(outcome.faults),
    warnings: messages(outcome.warnings),
    differences:
      scored.kind === "club" && outcome.faults.length === 0
        ? messages(totalDifferences(totals, scored.pairs, session))
        : [],
  };
}

const rows = (text: string) => readClubFile(text).lines.lines.map(({ fields }) => fields);

/** A PBN file of boards with tables of results. */
function pbn(table: string, boards: readonly (readonly string[])[], tags = '[Scoring "MP"]'): string {
  return boards
    .map((lines, i) => `[Event "Club"]\n[Board "${i + 1}"]\n${tags}\n[ScoreTable "${table}"]\n${lines.join("\n")}\n`)
    .join("\n");
}

const TABLE = "Table;Round;PairId_NS;PairId_EW;Contract;Declarer;Result";

describe("PBN", () => {
  test("rows of a table of results, whoever meets whom", () => {
    const text = pbn(TABLE, [
      ["1 1 1 2 4S N 10", "2 1 3 4 4S N 9"],
      ["1 2 3 1 3NTx W 7", "2 2 2 4 Pass - -"],
    ]);
    expect(rows(text)[2]).toMatchObject({
      ...{ table: "1", round: "2", board: "2", ns: "3", ew: "1" },
      ...{ contract: "3NTx", declarer: "W", result: "-2" },
    });
    expect(evening(text).places).toEqual(["1 Pair 4 100.00", "2= Pair 1 50.00", "2= Pair 3 50.00", "4 Pair 2 0.00"]);
    expect(evening(text).faults).toEqual([]);
  });

  test("sections become letters before numbers, and the same numbers meet only their own", () => {
    const text = pbn("Section;PairId_NS;PairId_EW;Contract;Declarer;Result", [["A 1 1 4S N 10", "B 1 1 4S N 9"]]);
    expect(rows(text).map(({ ns, ew }) => [ns, ew])).toEqual([
      ["A1", "A1"],
      ["B1", "B1"],
    ]);
  });

  test("one section needs no letter, and numbered sections get theirs with a warning", () => {
    const one = pbn("Section;PairId_NS;PairId_EW;Contract;Declarer;Result", [["A 1 2 4S N 10", "A 3 4 4S N 9"]]);
    expect(rows(one)[1]).toMatchObject({ ns: "3", ew: "4" });
    const two = readClubFile(one.replace("A 1", "1 1").replace("A 3", "2 3")).lines;
    expect(two.lines.map(({ fields }) => fields.ns)).toEqual(["A1", "B3"]);
    expect(two.warnings[0]?.message).toContain("1 is A, 2 is B");
  });

  test("names from the table of totals, with what it gives the pairs compared", () => {
    const totals = [
      '[TotalScoreTable "Rank\\1R;PairId\\1R;TotalPercentage\\5R;Names\\20L"]',
      '1 1 100.0 "Ann Lee - Bob Ray"',
      '2 4 66.67 "Cy Fox;Di Orr"',
    ].join("\n");
    const text = pbn(TABLE, [["1 1 1 2 4S N 10", "2 1 3 4 4S N 9"]], `[Scoring "MP"]\n${totals}`);
    const { places, differences } = evening(text);
    expect(places.slice(0, 2)).toEqual(["1= Ann Lee & Bob Ray 100.00", "1= Cy Fox & Di Orr 100.00"]);
    expect(differences).toEqual(["6: Pair 4 has 66.67 % in the file, but 100.00 % by its results, which counts."]);
  });

  const game = (board: number, ns: string, ew: string, result: string) =>
    `[Board "${board}"]\n[North "${ns}"]\n[South "${ns}"]\n[East "${ew}"]\n[West "${ew}"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "${result}"]\n`;

  test("a game for each table: one name on both seats is the pair's, and its number the pair's", () => {
    const text = [game(1, "Para-1", "Para-7", "10"), game(1, "Para-3", "Para-12", "9")].join("\n");
    expect(
      rows(text)
        .slice(0, 2)
        .map(({ ns, ew }) => `${ns}-${ew}`)
    ).toEqual(["1-7", "3-12"]);
    expect(evening(text).places[0]).toBe("1= Para-1 100.00");
  });

  test("two pairs of one name, seats for names, and files without pairs are refused in one line", () => {
    expect(evening([game(1, "Robot", "Ann", "10"), game(1, "Robot", "Eve", "9")].join("\n")).faults).toEqual([
      expect.stringMatching(/^10: Two pairs on board 1 are called "Robot"/),
    ]);
    const seats = game(1, "N1", "E1", "10").replace('South "N1', 'South "S1').replace('West "E1', 'West "W1');
    expect(evening(seats).faults).toEqual([expect.stringContaining("does not say which pairs played")]);
    expect(evening(pbn("Contract;Declarer;Result", [["4S N 10", "4S N 9"]])).faults).toHaveLength(1);
  });

  test("an adjusted score in place of a score, and a contract without a result", () => {
    const table = `${TABLE};Score_NS;Score_EW`;
    const text = pbn(table, [["1 1 1 2 4S N 10 - -", "2 1 3 4 - - - AVE+ AVE-", "3 1 5 6 4S N - - -"]]);
    expect(rows(text).map(({ adjusted, contract }) => [adjusted, contract])).toEqual([
      ["", "4S"],
      ["60/40", ""],
      ["", "NP"],
    ]);
    expect(evening(text).warnings).toEqual([
      "7: Board 1, 5 against 6, is treated as not played: 4S has neither tricks nor a score.",
    ]);
  });

  test.each([
    ["420 -100", "Board 1 has 420 for North-South and -100 for East-West, which are not one score"],
    ["LATE -", '"LATE" is not a number of points'],
  ])("a score that is not one for both sides, or none, is refused: %s", (scores, message) => {
    const text = pbn(`${TABLE};Score_NS;Score_EW`, [["1 1 1 2 4S N 10 420 -420", `2 1 3 4 4S N 10 ${scores}`]]);
    expect(evening(text).faults).toEqual([expect.stringContaining(message)]);
  });

  test("IMPs alone may be of two kinds", () => {
    const text = pbn(TABLE, [["1 1 1 2 4S N 10", "2 1 3 4 4S N 9"]], '[Scoring "IMP"]');
    expect(readClubFile(text)).toMatchObject({ unclearScoring: "IMP", options: { title: "Club" } });
    expect(readClubFile(text.replace("IMP", "BAM")).unclearScoring).toBe("BAM");
    expect(readClubFile(text.replace("IMP", "CrossIMP")).options.scoring).toBe("cross-imps");
  });
});

describe("USEBIO", () => {
  const pair = (number: string, direction: string, name: string, more = "") =>
    `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER><DIRECTION>${direction}</DIRECTION>${more}<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME><NATIONAL_ID_NUMBER>123</NATIONAL_ID_NUMBER></PLAYER><PLAYER><PLAYER_NAME>?</PLAYER_NAME></PLAYER></PAIR>`;
  const line = (ns: string, ew: string, played: string) =>
    `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${played}</TRAVELLER_LINE>`;
  const made = (score: number) =>
    `<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>${score}</SCORE>`;
  const file = (content: string, type = "MP_PAIRS", winners = 2) =>
    `<?xml version="1.0"?>\n<!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">\n<USEBIO Version="1.2"><EVENT EVENT_TYPE="${type}"><EVENT_DESCRIPTION>Tea &amp; Bridge</EVENT_DESCRIPTION><DATE>24/01/2026</DATE><WINNER_TYPE>${winners}</WINNER_TYPE>${content}</EVENT></USEBIO>`;
  const boards = `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${line("1NS", "1EW", made(420))}${line("2NS", "2EW", "<SCORE>A6040</SCORE>")}</BOARD>`;

  test("two winners with the same numbers keep them, each with its side", () => {
    const text = file(
      `<PARTICIPANTS>${pair("1NS", "NS", "Ann Lee")}${pair("1EW", "EW", "Eve Lund")}</PARTICIPANTS>${boards}`
    );
    expect(rows(text)).toMatchObject([
      { board: "1", ns: "1", ew: "1", contract: "4S", result: "=", points: "420" },
      { ns: "2", ew: "2", adjusted: "60/40" },
      { pair: "1", side: "N-S", name: "Ann Lee #123" },
      { pair: "1", side: "E-W", name: "Eve Lund #123" },
    ]);
    expect(readClubFile(text).options).toEqual({
      title: "Tea & Bridge",
      date: "2026-01-24",
      scoring: "matchpoints",
      winners: 2,
    });
    expect(evening(text).faults).toEqual([]);
  });

  test("one winner raises the numbers that began East-West, and says so", () => {
    const text = file(boards, "MP_PAIRS", 1);
    expect(rows(text).map(({ ns, ew }) => [ns, ew])).toEqual([
      ["1", "3"],
      ["2", "4"],
    ]);
    expect(readClubFile(text).lines.warnings[0]?.message).toContain("so 1EW is 3");
  });

  test.each([
    [file(boards, "TEAMS"), "another event (type TEAMS)"],
    [file(boards, "SWISS_PAIRS"), "another event (type SWISS_PAIRS)"],
    [file(boards).replace("</EVENT>", ""), "The file is not whole: <EVENT> is not closed"],
    [
      file(`<PARTICIPANTS>${pair("1NS", "NS", "Ann", "<PENALTY>5</PENALTY>")}</PARTICIPANTS>${boards}`),
      "<PENALTY> of pair 1NS is 5",
    ],
    [file(`<SESSION>${boards}</SESSION><SESSION>${boards}</SESSION>`), "holds 2 sessions"],
  ])("what is no evening of pairs is told in one line", (text, message) => {
    expect(evening(text).faults).toEqual([expect.stringContaining(message)]);
  });

  test("an event of pairs without a scoring method leaves the scoring to be chosen", () => {
    const text = file(boards, "PAIRS");
    expect(readClubFile(text)).toMatchObject({ unclearScoring: "PAIRS", lines: { faults: [] } });
    expect(() => clubOptions(text, {})).toThrow('The file\'s scoring ("PAIRS") is not clear: choose matchpoints');
    expect(clubOptions(text, { scoring: "butler" }).scoring).toBe("butler");
  });
});

describe("CSV", () => {
  const HEADER = "ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,Erased";
  const received = (...lines: string[]) => [HEADER, ...lines].join("\n");

  test("Bridgemate's received results", () => {
    const text = received(
      "1,1,1,1,1,1,2,1,N,4 H x,=,S2,,False",
      "2,1,2,1,1,3,4,4,E,3 NT,-2,,,False",
      "3,1,3,1,1,5,6,0,,PASS,,,,False",
      "4,1,1,2,2,1,2,0,,,,,60%-40%,False",
      "5,1,2,2,2,3,4,0,,,,,Not played,False",
      "6,1,2,2,2,3,4,3,N,2 S,+1,,,True"
    );
    expect(rows(text)).toMatchObject([
      { table: "1", round: "1", board: "1", ns: "1", ew: "2", contract: "4HX", declarer: "N", result: "=" },
      { contract: "3NT", declarer: "E", result: "-2" },
      { contract: "Pass" },
      { adjusted: "60/40" },
      { contract: "NP" },
    ]);
    expect(evening(text).faults).toEqual([]);
    expect(evening(text).warnings).toContainEqual(expect.stringContaining("1 row is marked as erased"));
  });

  test("a board played in the wrong direction is the others' score, which two winners cannot rank", () => {
    const howell = received(
      "1,1,1,1,1,1,2,1,N,4 H,=,,,",
      "2,1,2,1,1,3,4,3,N,4 H,-1,,Wrong direction,",
      "3,1,1,2,2,2,3,2,N,1 C,=,,,",
      "4,1,2,2,2,4,1,4,N,1 C,+1,,,"
    );
    expect(rows(howell)[1]).toMatchObject({ ns: "4", ew: "3" });
    expect(evening(howell).faults).toEqual([]);
    const mitchell = received("1,1,1,1,1,1,1,1,N,4 H,=,,,", "2,1,2,1,1,2,2,2,N,4 H,-1,,Wrong direction,");
    expect(evening(mitchell).faults).toContainEqual(expect.stringContaining("two winners cannot rank"));
    // The number of winners that is chosen counts, not the one that the rows show.
    expect(readClubFile(mitchell, 1).lines.faults).toEqual([]);
    expect(readClubFile(howell, 2).lines.faults[0]?.message).toContain("two winners cannot rank");
  });

  test.each([
    ["1,1,1,1,1,1,2,2,N,4 H,=,,,", "The declarer is pair 2, but N sits in pair 1"],
    ["1,1,1,1,1,1,2,1,N,4 H,=,,Arbitral score,", "does not say what each side gets"],
    ["1,1,1,1,1,1,2,1,N,4 H,,,,", "4 H on board 1 has neither a result nor points"],
    ["1,1,1,1,1,1,2,1,N,,=,,,", "contract"],
    ["1,1,1,1,1,1,2,1,N,4 H,18,,,", "tricks"],
  ])("a row that is not clear is refused: %s", (line, message) => {
    expect(evening(received(line)).faults).toEqual([expect.stringContaining(message)]);
  });

  test("a column that may change a score is refused by name, others are ignored by name", () => {
    const text = "Board,NS,EW,Contract,By,Result,Lead,Bonus\n1,1,2,4H,N,=,S2,5";
    expect(evening(text).faults).toEqual([expect.stringContaining('The column "Bonus" is not understood')]);
    expect(evening(text.replace(",Bonus", "").replace(",5", "")).warnings).toEqual([expect.stringContaining("Lead")]);
  });

  test("a column Score is North-South's or the declarer's by the contracts, and is asked where they do not show it", () => {
    const score = (one: number) =>
      `Board,PairNS,PairEW,Contract,By,Tricks,Score\n1,1,2,4H,E,10,${one}\n1,3,4,4H,N,10,420`;
    expect(rows(score(-420))[0]).toMatchObject({ points: "-420", result: "=" });
    expect(rows(score(420))[0]).toMatchObject({ points: "-420" });
    expect(evening("Board,PairNS,PairEW,Score\n1,1,2,420\n1,3,4,-50").faults).toEqual([
      expect.stringContaining('"Score"'),
    ]);
  });

  test("points of the side that has them, and of both only where they are one score", () => {
    const text = "Board,PairNS,PairEW,N-S points,E-W points\n1,1,2,420,\n1,3,4,0,50\n1,5,6,100,-100";
    expect(rows(text).map(({ points }) => points)).toEqual(["420", "-50", "100"]);
    expect(evening(text.replace("-100", "100")).faults).toEqual([expect.stringContaining("which are not one score")]);
  });

  test("a double below Penalty is not lost", () => {
    const text = "Board,PairNS,PairEW,Contract,By,Result,Penalty\n1,1,2,4H,N,=,X";
    expect(evening(text).faults).toEqual([expect.stringContaining('"penalty" belongs to a line of a pair')]);
  });

  test("numbers below NS and EW may be pairs or points; names alone number pairs as they first sit", () => {
    expect(evening("Board,NS,EW,Contract,By,Result\n1,10,20,4H,N,=").faults).toContainEqual(
      expect.stringContaining("pairs or points?")
    );
    const named = "Board,NS,EW,Contract,By,Result\n1,Ann & Bob,Cy & Di,4H,N,=\n1,Eve & Flo,Gus & Hal,4H,N,-1";
    expect(evening(named).places[0]).toBe("1= Ann & Bob 100.00");
  });

  test("its own columns, with lines of pairs", () => {
    const text =
      "board,ns,ew,contract,by,result,x,adjusted,pair,side,name,handicap,penalty\n1,1,2,4H,N,=,X,,,,,,\n1,3,4,,,,,A+/A-,,,,,\n,,,,,,,,1,,Ann & Bob,2,1";
    expect(rows(text)).toMatchObject([
      { contract: "4HX" },
      { adjusted: "60/40" },
      { pair: "1", name: "Ann & Bob", handicap: "2", penalty: "1" },
    ]);
    expect(evening(text).faults).toEqual([]);
  });
});

test("differences from a file's own scores are listed, at most twenty, raised matchpoints among them not", () => {
  const table = "PairId_NS;PairId_EW;Contract;Declarer;Result;MP_NS;MP_EW";
  const board = (mp: string) =>
    ["1 2 4S N 10", "3 4 4S N 9", "5 6 4S N 8"].map((row, i) => `${row} ${mp.split(" ")[i]}`);
  const right = board("4;0 2;2 0;4").map((row) => row.replace(";", " "));
  expect(
    evening(pbn(table, [right, right.slice(0, 2).map((row) => row.replace("4 0", "2 0").replace("2 2", "0 2"))]))
      .differences
  ).toEqual([]);
  const wrong = right.map((row) => row.replace("2 2", "3 1"));
  expect(evening(pbn(table, [wrong])).differences).toEqual([
    "6: Board 1, 3 against 4: 3 and 1 in the file, but 2.00 and 2.00 by the results, which counts.",
  ]);
  const many = evening(
    pbn(
      table,
      Array.from({ length: 30 }, () => wrong)
    )
  ).differences;
  expect([many.length, many[19]]).toEqual([20, expect.stringContaining("11 more differences")]);
});

test.each([
  ["4HX", "X", "4HX"],
  ["4H x", "1", "4HX"],
  ["4H", "2", "4HXX"],
  ["4H", "-", "4H"],
])("a double in a column of its own, %j and %j, counts once", (contract, doubled, read) => {
  const text = `Board,PairNS,PairEW,Contract,Dbl,By,Result\n1,1,2,${contract},${doubled},N,=\n`;
  expect(rows(text).map((fields) => fields.contract?.replace(/\s/g, "").toUpperCase())).toEqual([read]);
});

test("doubles in two columns that contradict each other are refused", () => {
  expect(evening("Board,PairNS,PairEW,Contract,Dbl,By,Result\n1,1,2,4HX,XX,N,=\n").faults).toEqual([
    expect.stringMatching(/^2: /),
  ]);
});

describe("CSV of several parts", () => {
  const HEADINGS =
    "#Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,Percent,nsMpts,ewMpts,calcPercent,nsPair,ewPair,section,playdata,tdate";
  const ROWS = [
    '1,Ann,Bob,Cy,Di,=,4S,N,10,HK,420,75,1.5,0.5,75,1,2,1,"md|1,2|",2026-01-24',
    "1,Eve,Flo,Gus,Hal,-1,4SX,N,9,HK,-100,25,0,2,25,3,4,1,,2026-01-24",
    "1,Ida,Jo,Kit,Lou,=,4S,S,10,HK,420,75,1.5,0.5,75,5,6,1,,2026-01-24",
    "2,Ann,Bob,Gus,Hal,,,,,,A6040,60,1.2,0.8,60,1,4,1,,2026-01-24",
    "2,Eve,Flo,Kit,Lou,,PASS,,,,0,0,0,2,0,3,6,1,,2026-01-24",
    "2,Ida,Jo,Cy,Di,+1,2N,W,9,HK,-150,0,0,2,0,5,2,1,,2026-01-24",
  ];
  const file = (scoring: string) =>
    [
      ...["#BoardCount,2", "#Title,Monday pairs", "#Date,2026-01-24,Date:24 January", `#ScoringType,${scoring}`],
      ...["#Ranking,NS", "#Rank,pair,Score,Name", "1,1,67.5,Ann+Bob", "#TravellerLines", HEADINGS, ...ROWS],
      ...["#Substitutions", "Pair,Name", "7,Max+Nan"],
    ].join("\r\n");

  test("rows behind #TravellerLines, with title, date and scoring", () => {
    expect(readClubFile(file("MATCH_POINTS")).options).toEqual({
      ...{ title: "Monday pairs", date: "2026-01-24", scoring: "matchpoints" },
    });
    const { faults, places } = evening(file("MATCH_POINTS"));
    expect(faults).toEqual([]);
    expect(places[0]).toBe("1 Ann & Bob 75.00");
    expect(rows(file("MATCH_POINTS"))[3]).toMatchObject({ board: "2", ns: "1", ew: "4", adjusted: "60/40" });
  });

  test("a fault has its line in the whole file, and IMPs that may be of two kinds are not clear", () => {
    expect(evening(file("MATCH_POINTS").replace("4SX", "8SX")).faults).toEqual([expect.stringMatching(/^11: .*"8SX"/)]);
    expect(readClubFile(file("CROSS_IMPS")).options.scoring).toBe("cross-imps");
    expect(readClubFile(file("IMPS")).unclearScoring).toBe("IMPS");
  });
});
