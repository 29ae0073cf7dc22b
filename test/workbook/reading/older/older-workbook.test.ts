import { planSession, playedBy } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { makeAnew } from "../../../../src/workbook/reading/make-anew";
import { readSaved } from "../../../../src/workbook/reading/read-saved";
import type { SavedSheet } from "../../../../src/workbook/saved-workbook";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";
import { readXlsx } from "../../../../src/xlsx/read-xlsx";
import { olderFile, olderResults, olderSheets } from "../../../support/older-sheets";
import { savedOf } from "../../../support/saved";

const date = "2025-11-20";

/** What was made with version 0.3.0: the sheets of each kind, its options, and the file of its results. */
const MADE: readonly (readonly [sheets: string, kind: string, options: SessionOptions, results: string])[] = [
  [
    ...(["four-pairs", "four-pairs"] as const),
    { boards: 24, scoring: "vps", title: "Club night", date, pairs: ["Ann & Bob", "Cy & Di", "", "Gus"] },
    "examples/four-pairs-results.csv",
  ],
  ["five-pairs", "five-pairs", { boards: 20, date }, "five-pairs.csv"],
  [
    ...(["league-match", "team-match"] as const),
    {
      ...{ boards: 24, date, home: "Reds", players: ["Ann", "Bob", "", "", "Eve", "Flo", "Gus", "Hal"] },
      penalties: "Reds 3 IMPs; Away 0.5 VPs",
    },
    "examples/team-match-results.csv",
  ],
  ["board-a-match", "team-match", { form: "bam", sessions: 1, boards: 6, date }, "board-a-match.csv"],
  [
    ...(["three-teams", "three-teams"] as const),
    { boards: 18, date, teams: ["Reds", "", "Blues"], penalties: "Team B 1 VP" },
    "examples/three-teams-results.csv",
  ],
  [
    ...(["four-teams", "four-teams"] as const),
    {
      ...{ boards: 30, date, teams: ["Reds", "Blues", "Greens", "Greys"], penalties: "Greys 0.5 VPs" },
      players: Array.from({ length: 16 }, (_, i) => (i % 3 === 0 ? "" : `P${i}`)),
    },
    "examples/four-teams-results.csv",
  ],
  ["swiss-event", "swiss-event", { teams: ["12"], bracket: 4, date }, "examples/swiss-event-results.csv"],
  [
    ...(["knockout", "swiss-event"] as const),
    { teams: ["Reds", "Blues", "C", "D", "E", "F", "G", "H"], rounds: 0, bracket: 8, date },
    "knockout.csv",
  ],
];

type Remarks = readonly { readonly place: string; readonly message: string }[];

/** What is said besides that the sheets are older. */
function saidBesides(remarks: Remarks): Remarks {
  return remarks.filter(({ message }) => !message.startsWith("Read as an older workbook:"));
}

/** The same without the cells, which are others on today's sheets. */
function messagesOf(remarks: Remarks): string[] {
  return saidBesides(remarks).map(({ message }) => message);
}

test.each(MADE)("%s is read as it was played", (sheets, kind, options, results) => {
  const played = playedBy(planSession(kind, options), olderResults(results));
  // In a workbook the next round of an event stands paired.
  const [known] = readSaved(savedOf(sessionWorkbook(played.scored)));
  const [session, ...more] = readSaved(olderSheets(sheets));
  expect(more).toEqual([]);
  expect(session!.outcome.json()).toEqual(known!.outcome.json());
  expect(session!.outcome.csv()).toBe(known!.outcome.csv());
  expect(session!.description).toMatchObject({ kind, paper: "A4", formulas: "built-in" });
  expect(messagesOf(session!.remarks)).toEqual(messagesOf(known!.remarks));
});

test.each(MADE)("%s is made anew as today's sheets, from which the same is read", (sheets) => {
  const [session] = readSaved(olderSheets(sheets));
  const { outcome, leftOut } = makeAnew(session!, {});
  expect(leftOut).toEqual([]);
  const [again] = readSaved(savedOf(sessionWorkbook(outcome.scored)));
  expect(again!.outcome.json()).toEqual(session!.outcome.json());
  expect(messagesOf(session!.remarks)).toEqual(messagesOf(again!.remarks));
});

test.each([
  ["four-pairs", "Table 1", "Four pairs as version 0.1 to 0.3 made them"],
  ["three-teams", "Table A", "Three teams as version 0.3 made them"],
  ["swiss-event", "Standings", "Swiss event as version 0.3 made them"],
])("%s: it is said what it was read as", (sheets, place, said) => {
  const [remark] = readSaved(olderSheets(sheets))[0]!.remarks;
  expect(remark).toEqual({
    place,
    message: `Read as an older workbook: its sheets are those of ${said}. It is scored by today's rules; its paper is not known, and A4 is taken.`,
  });
});

test("files that version 0.3.0 wrote", async () => {
  const [pairs] = readSaved(await readXlsx(olderFile("four-pairs")));
  const plan = planSession("four-pairs", { boards: 24 });
  expect(pairs!.outcome.csv()).toBe(playedBy(plan, olderResults("examples/four-pairs-results.csv")).csv());
  expect(pairs!.outcome.report.progress).toBe("23 of 24 boards scored");
  const [swiss] = readSaved(await readXlsx(olderFile("swiss-event")));
  expect(swiss!.outcome.report.progress).toBe("Round 4 of 6: 0 of 6 matches scored");
});

describe("what was done to the sheets", () => {
  const SAVED = olderSheets("four-pairs");
  const WHOLE = readSaved(SAVED)[0]!.outcome.csv();
  const csvOf = (sheets: readonly SavedSheet[]) => readSaved({ sheets }).map(({ outcome }) => outcome.csv());
  const without = (name: string) => SAVED.sheets.filter((sheet) => sheet.name !== name);

  test("renamed and in another order, among sheets of somebody else", () => {
    const renamed = SAVED.sheets.map((sheet, i) => ({ ...sheet, name: `Bridge ${i}` })).reverse();
    const other: SavedSheet = { name: "Table 1", cells: [{ row: 1, column: 1, value: "Shopping" }] };
    expect(csvOf([other, ...renamed])).toEqual([WHOLE]);
  });

  test("added to another session: each has its own sheets", () => {
    const added = olderSheets("league-match").sheets;
    const again = SAVED.sheets.map((sheet) => ({ ...sheet, name: `${sheet.name} (2)` }));
    const league = readSaved({ sheets: added })[0]!.outcome.csv();
    expect(csvOf([...SAVED.sheets, ...again])).toEqual([WHOLE, WHOLE]);
    const renamed = added.map((sheet) => ({ ...sheet, name: `${sheet.name} (3)` }));
    expect(csvOf([...SAVED.sheets, ...renamed])).toEqual([WHOLE, league]);
  });

  test("two sessions whose sheets were all renamed are told apart by their heads", () => {
    const renamed = (name: string) =>
      olderSheets(name).sheets.map((sheet) => ({ ...sheet, name: `${sheet.name} of ${name}` }));
    const league = readSaved(olderSheets("league-match"))[0]!.outcome.csv();
    expect(csvOf([...renamed("four-pairs"), ...renamed("league-match")])).toEqual([WHOLE, league]);
  });

  test("another title on one sheet parts no session: that beside the names is its title", () => {
    const titled = SAVED.sheets.map((sheet) =>
      sheet.name === "Scoresheet"
        ? {
            ...sheet,
            cells: sheet.cells.map((cell) => (cell.row === 1 && cell.column === 1 ? { ...cell, value: "Cup" } : cell)),
          }
        : sheet
    );
    const [session] = readSaved({ sheets: titled });
    expect(session!.plan.title).toBe("Cup");
    expect(session!.outcome.csv()).toBe(WHOLE);
  });

  test("a copy of a sheet is none of its own", () => {
    const copy = { ...SAVED.sheets[0]!, name: "Table 1 (2)", cells: SAVED.sheets[0]!.cells.slice(0, 40) };
    expect(csvOf([copy, ...SAVED.sheets])).toEqual([WHOLE]);
    expect(csvOf([{ ...copy, name: "Before" }, ...SAVED.sheets])).toEqual([WHOLE]);
  });

  test("sheets that only print what others have may be gone", () => {
    expect(csvOf(without("Scales"))).toEqual([WHOLE]);
    expect(csvOf(without("Working"))).toEqual([WHOLE]);
  });

  test.each(["Table 1", "Table 2", "Scoresheet"])("without %s it is not told what it is", (name) => {
    expect(() => csvOf(without(name))).toThrow(
      "This is an older workbook, from before version 0.4, and its sheets do not tell what it is"
    );
  });

  test("a session that is not told is named beside one that is", () => {
    const league = olderSheets("league-match").sheets.filter(({ name }) => name !== "Match");
    const renamed = league.map((sheet) => ({ ...sheet, name: `${sheet.name} (2)` }));
    const [session, ...more] = readSaved({ sheets: [...SAVED.sheets, ...renamed] });
    expect(more).toEqual([]);
    expect(saidBesides(session!.remarks)).toEqual([
      { place: "Table 1 (2)", message: expect.stringMatching(/^This is an older workbook/) as string },
    ]);
  });

  test("boards that are no session's are not read", () => {
    const without24 = SAVED.sheets.map((sheet) =>
      sheet.name.startsWith("Table") ? { ...sheet, cells: sheet.cells.filter(({ row }) => row < 28) } : sheet
    );
    expect(() => csvOf(without24)).toThrow(/older workbook/);
  });

  test("pairs who sit elsewhere are not read as if they did not", () => {
    const others = SAVED.sheets.map((sheet) =>
      sheet.name === "Table 2"
        ? { ...sheet, cells: sheet.cells.map((cell) => (cell.value === "3" ? { ...cell, value: "1" } : cell)) }
        : sheet
    );
    expect(() => csvOf(others)).toThrow(/older workbook/);
  });

  test("sheets of somebody else that only look alike have no session", () => {
    const alike = SAVED.sheets
      .filter(({ name }) => name.startsWith("Table"))
      .map((sheet) => ({ ...sheet, cells: sheet.cells.filter(({ row }) => row > 3) }));
    expect(() => csvOf(alike)).toThrow("There is no session of Overtrick in this workbook");
  });

  test("today's sheets are never read as older ones", () => {
    const plan = planSession("four-pairs", { boards: 24 });
    const today = savedOf(sessionWorkbook(playedBy(plan, olderResults("examples/four-pairs-results.csv")).scored));
    const undescribed = today.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.filter(({ value }) => !String(value).startsWith('{"overtrick"')),
    }));
    expect(() => csvOf(undescribed)).toThrow(/older workbook/);
  });
});
