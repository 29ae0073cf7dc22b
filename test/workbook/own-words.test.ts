import fc from "fast-check";
import { emptySession, planSession, scoreCsv } from "../../src/sessions/kinds";
import { understand } from "../../src/exchange/understand";
import { codebookWith, OWN_MEANINGS } from "../../src/sessions/reading/own-words";
import { SPELLINGS, type Spelled } from "../../src/sessions/reading/spellings";
import { ownRows, ownWordEntries } from "../../src/workbook/own-words";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { cellAddress } from "../../src/workbook/reference";
import { OWN_WORDS } from "../../src/workbook/scales-layout";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { cellsOfOption } from "../../src/workbook/entries";
import type { Edit } from "../support/libreoffice";
import { recalculated } from "../support/recalculated";
import { savedOf } from "../support/saved";
import { shownFor, typed } from "../support/typing";
import { workedOut } from "../support/worked-out";

const WORDS = "clubs K; NT UT; pass rund; East O; = c; X D";
const BOARDS: readonly (readonly [board: number, cells: Parameters<typeof typed>[3], points: number])[] = [
  [1, { contract: "3ut", by: "o", result: "c", doubled: "d" }, -550],
  [2, { contract: "2K", by: "N", result: "+1" }, 110],
  [3, { contract: "Rund" }, 0],
  [4, { contract: "4H", by: "E", result: "=" }, -620],
];

const model = (words?: string) =>
  sessionWorkbook(emptySession(planSession("four-pairs", { boards: 24, words })).scored);
const entries = cellsOfOption(ownWordEntries(OWN_WORDS));
const edits = (words: readonly string[]): Edit[] =>
  words.flatMap((value, row) => {
    const { sheet, row: line, column } = entries[row]!;
    return value === "" ? [] : [{ sheet, cell: cellAddress(line, column), value }];
  });

describe("a club's own words for the cells of boards", () => {
  const withWords = model(WORDS);
  const boards = BOARDS.flatMap(([board, cells]) => typed(withWords, "Table 1", board, cells));
  const points = (sheets: Parameters<typeof shownFor>[1]) =>
    BOARDS.map(([board]) => shownFor(withWords, sheets, "Table 1", board, "N-S points"));
  const expected = BOARDS.map(([, , score]) => score);

  it("are scored on the sheet, in LibreOffice too", async () => {
    const [sheets] = await recalculated([{ model: withWords, edits: boards }]);
    expect(points(sheets!)).toEqual(expected);
  });

  it("are read back with the results, and stay the workbook's", async () => {
    const shown = workedOut(withWords, boards);
    const saved = savedOf({
      ...withWords,
      sheets: withWords.sheets.map((sheet) => ({
        ...sheet,
        cells: sheet.cells.map((cell) => ({ ...cell, value: shown.get(sheet.name)!.at(cell.row, cell.column) })),
      })),
    });
    const [session] = readSaved(saved);
    expect(session!.remarks).toEqual([]);
    expect(session!.description.options.words).toBe("clubs K; NT UT; pass rund; East O; = c; X D");
    const { results } = session!.outcome as unknown as { results: { tables: { board: number; points: number }[] } };
    expect(results.tables.map(({ board, points: scored }) => [board, scored])).toEqual(
      BOARDS.map(([board, , score]) => [board, score])
    );
  });

  it("without them the same boards are red", () => {
    expect(points(workedOut(model(), boards))).toEqual(["", "", "", -620]);
  });
});

/** Words that clash, and some that do not, as a club might type them. */
const WORD = fc.oneof(
  fc.constantFrom(
    "",
    "",
    "",
    "SA",
    "K",
    "KL",
    "UT",
    "T",
    "s",
    "N",
    "NTX",
    "c",
    "1",
    "4",
    "O",
    "OO",
    "u t",
    "rund",
    "X"
  ),
  fc.constantFrom(...Object.values(SPELLINGS).flatMap((each) => each.map(([written]) => written)))
);

test("the sheet counts the words that the program counts: none that begins like another", () => {
  const empty = model();
  fc.assert(
    fc.property(fc.array(WORD, { minLength: OWN_MEANINGS.length, maxLength: OWN_MEANINGS.length }), (words) => {
      const shown = workedOut(empty, edits(words)).get("Scales")!;
      const counted: string[] = [];
      const uncounted = new Set<Spelled>();
      words.forEach((word, row) => {
        const { name, spelled } = OWN_MEANINGS[row]!;
        if (word === "") return;
        if (counts([...counted, `${name} ${word}`].join("; "))) counted.push(`${name} ${word}`);
        else uncounted.add(spelled);
      });
      for (const column of new Set(OWN_MEANINGS.map(({ spelled }) => spelled))) {
        const { row, column: left } = entries[ownRows(column)[0]!]!;
        const check = uncounted.has(column) ? "One of these does not count" : "";
        expect([words, column, shown.at(row, left + 1)]).toEqual([words, column, check]);
      }
    }),
    { numRuns: 40 }
  );
});

function counts(option: string): boolean {
  try {
    codebookWith(option);
    return true;
  } catch {
    return false;
  }
}

test("are read in a file of results, too", () => {
  const csv = "table,board,contract,declarer,result\n1,1,3ut,o,c\n1,2,2KX,N,=\n1,3,rund,,\n1,4,2K,N,+1";
  const plan = (words?: string) => planSession("four-pairs", { boards: 24, words });
  const { faults } = scoreCsv(plan(WORDS), csv.replace("2KX", "2QX"));
  expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/^The contract "2QX" is unknown/)]);
  const read = scoreCsv(plan(WORDS), csv);
  expect(read.results).toMatchObject({ tables: [{ points: -400 }, { points: 180 }, { points: 0 }, { points: 110 }] });
  expect(scoreCsv(plan(), csv).faults.length).toBeGreaterThan(2);
});

describe("in messages and in copied tables", () => {
  const plan = (words?: string) => planSession("four-pairs", { boards: 24, words });
  const fieldsIn = (text: string, words?: string) =>
    understand(text, plan(words)).lines.lines.map(({ fields }) =>
      [fields.board, fields.contract, fields.declarer, fields.result].join(" ")
    );

  it("are read like the usual ones", () => {
    const sent = "Table 1\nBd 1 3UT N =\nBd 2 2KX O c\nBd 3: rund\nBd 4 4H D N -1";
    expect(fieldsIn(sent, WORDS)).toEqual(["1 3NT N =", "2 2CX E =", "3 Pass  ", "4 4HX N -1"]);
    expect(fieldsIn("Table 1\nBd 1 3UT N =", "NT UT")).toEqual(["1 3NT N ="]);
    const copied = "Tisch;Brett;Kontrakt;von;Ergebnis\n1;1;3UT;N;=\n1;2;2K;O;+1";
    expect(fieldsIn(copied, WORDS)).toEqual(["1 3NT N =", "2 2C E +1"]);
  });

  it("and another word is refused by its name", () => {
    const why = (text: string, words?: string) => understand(text, plan(words)).unread.map(({ message }) => message);
    expect(why("Table 1\nBd 1 3UT N =\nBd 2 3UQ N =", "NT UT")).toEqual([
      expect.stringContaining('"UQ" are not understood'),
    ]);
    expect(why("Table 1\nBd 1 3UT N =\nBd 2 3NT N =")).toEqual([expect.stringContaining('"UT" are not understood')]);
  });

  it("one that is a word of another column too stays what it is there", () => {
    expect(fieldsIn("Table 1\nBd 1 4H E =\nBd 2 2E N =", "hearts E; X E")).toEqual(["1 4H E =", "2 2H N ="]);
  });
});

test.each([
  ["Trumpf K", /name a meaning once/],
  ["clubs K; clubs T", /name a meaning once/],
  ["NT SA", /SA does not count/],
  ["pass 4", /may not begin with a digit/],
  ["NT U T", /may have no blank/],
])("the option %j is refused by name", (words, message) => {
  expect(() => planSession("four-pairs", { boards: 24, words })).toThrow(message);
});

test("events have no boards, and take no words", () => {
  expect(() => planSession("league", { teams: ["4"], words: "NT UT" })).toThrow(/words/);
});
