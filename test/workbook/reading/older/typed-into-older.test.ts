import { makeAnew } from "../../../../src/workbook/reading/make-anew";
import { roundToWrite } from "../../../../src/workbook/reading/next-round";
import { readSaved } from "../../../../src/workbook/reading/read-saved";
import type { SavedWorkbook } from "../../../../src/workbook/saved-workbook";
import { olderSheets } from "../../../support/older-sheets";

type Typing = readonly [sheet: string, row: number, column: number, value: string | number];

/** Sheets of version 0.3.0 after something was typed into their cells; "" clears one. */
function typed(name: string, ...typings: readonly Typing[]): SavedWorkbook {
  return {
    sheets: olderSheets(name).sheets.map((sheet) => {
      const own = typings.filter(([on]) => on === sheet.name);
      const isOther = ({ row, column }: { readonly row: number; readonly column: number }) =>
        !own.some(([, atRow, atColumn]) => atRow === row && atColumn === column);
      const added = own.flatMap(([, row, column, value]) => (value === "" ? [] : [{ row, column, value }]));
      return { ...sheet, cells: [...sheet.cells.filter(isOther), ...added] };
    }),
  };
}

/** What is read: the lines of these boards, table and board first; and what is said. */
function read(saved: SavedWorkbook, ...boards: readonly string[]) {
  const [session] = readSaved(saved);
  const lines = session!.outcome.csv().split(/\r?\n/);
  return {
    lines: lines.filter((line) => boards.some((board) => line.startsWith(`${board},`))),
    said: session!.remarks.slice(1).map(({ place, message }) => `${place}: ${message}`),
  };
}

describe("four pairs", () => {
  // Board 24 has not been played at Table 1: its row is 28.
  test.each([
    [2, "1,24,4S,W,+2,-480,"],
    ["1", "1,24,4S,W,+1,-450,"],
    ["+1", "1,24,4S,W,+1,-450,"],
    ["=", "1,24,4S,W,=,-420,"],
    [-2, "1,24,4S,W,-2,100,"],
    ["−1", "1,24,4S,W,-1,50,"],
  ])("a result %s, with or without a sign", (result, line) => {
    const saved = typed("four-pairs", ["Table 1", 28, 7, "4 ♠"], ["Table 1", 28, 8, "w"], ["Table 1", 28, 9, result]);
    const { lines, said } = read(saved, "1,24");
    expect(lines).toEqual([line]);
    // The formula has not been calculated since.
    expect(said).toEqual([
      expect.stringMatching(/^Table 1!J28: A board shows other points there than what is typed gives: none, where/),
    ]);
  });

  test("points that were typed over their formula stand", () => {
    const { lines, said } = read(typed("four-pairs", ["Table 1", 6, 10, -450]), "1,2");
    expect(lines).toEqual(["1,2,4H,E,=,-450,"]);
    expect(said).toEqual(["Table 1!G6: Contract gives -420"]);
  });

  test("points alone, and adjusted IMPs", () => {
    const { lines } = read(typed("four-pairs", ["Table 1", 28, 10, 630], ["Table 1", 28, 14, -3]), "1,24");
    expect(lines).toEqual(["1,24,,,,630,-3"]);
  });

  test("points of which the formula was cleared count as the contract gives them, and that is said", () => {
    const { lines, said } = read(typed("four-pairs", ["Table 1", 6, 10, ""], ["Table 1", 7, 10, ""]), "1,2", "1,3");
    expect(lines).toEqual(["1,2,4H,E,=,-420,", "1,3,3NT,S,+1,430,"]);
    expect(said).toEqual([
      "Table 1!J6: 2 boards show other points there than what is typed gives: the first none, where -420 count here.",
    ]);
  });

  test("what cannot be read does not count, and is told with its cell", () => {
    const { lines, said } = read(typed("four-pairs", ["Table 2", 5, 7, "nonsense"], ["Table 1", 6, 14, "lots"]), "2,1");
    expect(lines).toEqual([]);
    expect(said[0]).toBe("Table 2!G5: Unknown contract");
    expect(said[1]).toMatch(/^Table 1!N6: /);
  });

  test("names, and a name that two pairs have", () => {
    const saved = typed("four-pairs", ["Scoresheet", 7, 2, "Eve & Flo"], ["Scoresheet", 8, 2, "Ann & Bob"]);
    const { said } = read(saved);
    expect(said).toEqual([expect.stringMatching(/^Scoresheet!B5: /)]);
    const [session] = readSaved(typed("four-pairs", ["Scoresheet", 7, 2, "Eve & Flo"]));
    expect(session!.description.options.pairs).toEqual(["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus"]);
  });

  test("a victory-point table that was typed over", () => {
    const [before] = readSaved(olderSheets("four-pairs"));
    expect(before!.description.options.scale).toBeUndefined();
    const [after] = readSaved(typed("four-pairs", ["Scoresheet", 34, 2, 9]));
    expect(after!.description.options.scale).toMatch(/^0 7 7; 1 9 6; 2 9 5;/);
  });
});

describe("a match", () => {
  // Its boards start in row 9; + and − in columns 9 and 10, of the other table 11, adjusted 14 and 15.
  const contract = (text: string): Typing => ["Table 1", 9, 7, text];

  test("a contract without a result behind it was made", () => {
    expect(read(typed("league-match", contract("3NT")), "1,1").lines).toEqual(["1,1,3NT,E,=,-400,,"]);
    expect(read(typed("league-match", contract("3NTX-2")), "1,1").lines).toEqual(["1,1,3NTX,E,-2,300,,"]);
  });

  test.each<readonly [readonly Typing[], string, string | null]>([
    [[["Table 1", 9, 9, 450]], "1,1,4S,E,=,450,,", "Table 1!G9: Contract gives -420"],
    [[["Table 1", 9, 10, 450]], "1,1,4S,E,=,-450,,", "Table 1!G9: Contract gives -420"],
    [[["Table 1", 9, 10, -420]], "1,1,4S,E,=,-420,,", null],
    [[["Table 1", 9, 9, 0]], "1,1,4S,E,=,0,,", "Table 1!G9: Contract gives -420"],
    [
      [
        ["Table 1", 9, 9, 50],
        ["Table 1", 9, 10, 420],
      ],
      "",
      "Table 1!G9: Points are not a number",
    ],
  ])("points in the columns + and −: %j", (typings, line, fault) => {
    const { lines, said } = read(typed("league-match", ...typings), "1,1");
    expect(lines).toEqual(line === "" ? [] : [line]);
    expect(said).toEqual(fault === null ? [] : [fault]);
  });

  test("a team that was named later", () => {
    const [session] = readSaved(typed("league-match", ["Match", 7, 2, "Blues"]));
    expect(session!.description.options).toMatchObject({ home: "Reds", away: "Blues" });
  });

  test("what a captain wrote down of the other table is listed when it is made anew", () => {
    const [session] = readSaved(typed("league-match", ["Table 1", 9, 11, -80]));
    expect(makeAnew(session!, {}).leftOut).toEqual([
      { place: "Table 1!K9", message: '"-80" is typed there, and is not carried over.' },
    ]);
  });

  test("under another title a match is a Swiss one by its scale, and that is said", () => {
    const titled = (title: string) =>
      typed("league-match", ...["Match", "Table 1", "Table 2", "Scales"].map((sheet) => [sheet, 1, 1, title] as const));
    const [session] = readSaved(titled("Cup"));
    expect(session!.description.options).toMatchObject({ title: "Cup", boards: 24, sessions: 2 });
    expect(session!.description.options.form).toBeUndefined();
    expect(session!.remarks[1]?.message).toBe(
      "Whether it is a league match or a Swiss one is not said: it is taken for a league match."
    );
  });
});

describe("a Swiss event", () => {
  test("victory points that were typed over their formulas", () => {
    const saved = typed("swiss-event", ["Round 1", 6, 7, 12], ["Round 1", 6, 8, 5.5]);
    expect(read(saved, "1,Team 1").lines).toEqual(["1,Team 1,Team 7,9,12,5.5"]);
  });

  test("a match that cannot be is told with its cell", () => {
    const { said } = read(typed("swiss-event", ["Round 1", 6, 4, 13]));
    expect(said[0]).toBe(
      'Round 1!D6: There is no team "13": give its number, 1 to 12, its name, or bye; withdrawn and enters stand here too.'
    );
  });

  test("the next round is written into its cells, not over their formulas", () => {
    const results = [6, 7, 8, 9, 10, 11].map((row) => ["Round 4", row, 6, row] as const);
    const round = roundToWrite(readSaved(typed("swiss-event", ...results))[0]!);
    expect(round).toMatchObject({ round: 5, sheet: "Round 5" });
    expect(new Set(round!.cells.map(({ column }) => column))).toEqual(new Set([2, 4, 6]));
    expect(round!.cells.filter(({ value }) => value !== "")).toHaveLength(12);
  });

  test("without one of its rounds it is not told what it is", () => {
    const { sheets } = olderSheets("swiss-event");
    expect(() => readSaved({ sheets: sheets.filter(({ name }) => name !== "Round 3") })).toThrow(/older workbook/);
    expect(() => readSaved({ sheets: sheets.filter(({ name }) => name !== "Round 6") })).toThrow(/older workbook/);
  });
});
