import { emptySession, type Scored } from "../../src/sessions/kinds";
import type { Cell, Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { describeWithLibreOffice, tryEach, type Changed } from "../support/libreoffice";

/** What no cell for numbers can count, and no other cell can pass over. */
const TEXTS = ["TRUE", "a,b", "FALSE", "12 IMPs", "n.p.", "-"];
const CASES = caseNames();

interface Tried {
  readonly sheet: string;
  readonly cell: string;
  readonly text: string;
  /** Whether only a number is counted, and this is none. */
  readonly isNoNumber: boolean;
}

/** A cell of each column that is typed into. */
function triedIn({ sheets }: Workbook): Tried[] {
  return sheets.flatMap((sheet) =>
    columnsOf(sheet).flatMap((cell) => {
      const rule = sheet.validations.find(({ area }) => isInside(cell, area))?.rule;
      const range = rule && "least" in rule ? rule : null;
      const at = { sheet: sheet.name, cell: cellAddress(cell.row, cell.column) };
      const numbers = range ? [String(range.least - 1), String(range.most + 1)] : [];
      return [
        ...TEXTS.map((text) => ({ ...at, text, isNoNumber: range !== null })),
        ...numbers.map((text) => ({ ...at, text, isNoNumber: false })),
      ];
    })
  );
}

/** The middle one of each run of cells below each other that are typed into. */
function columnsOf({ cells, merges }: Sheet): Cell[] {
  const isJoined = (cell: Cell) =>
    merges.some((area) => isInside(cell, area) && (cell.row > area.top || cell.column > area.left));
  const typed = cells.filter((cell) => cell.style?.entry && !isJoined(cell));
  const runsOf = new Map<string, Cell[]>();
  for (const cell of [...typed].sort((a, b) => a.row - b.row)) {
    const isBelow = (run: readonly Cell[]) => cell.row - run[run.length - 1]!.row <= 4;
    const known = [...runsOf.entries()].find(([key, run]) => key.startsWith(`${cell.column}:`) && isBelow(run));
    if (known) known[1].push(cell);
    else runsOf.set(`${cell.column}:${cell.row}`, [cell]);
  }
  return [...runsOf.values()].map((run) => run[Math.floor(run.length / 2)]!);
}

function isInside({ row, column }: Cell, { top, left, bottom, right }: Sheet["merges"][number]): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Whether something is said of what was typed, or at least something changes where it may count. */
function isTold({ text, isNoNumber }: Tried, changed: readonly Changed[], { sheets }: Workbook): boolean {
  const seen = changed.filter(
    ([name, , column]) => sheets.find((sheet) => sheet.name === name)!.widths[column - 1] !== 0
  );
  return seen.some(([, , , value]) => !isNoNumber || (/[a-z]{3}/.test(String(value)) && !String(value).includes(text)));
}

describeWithLibreOffice("what stands in a yellow cell and is not counted", () => {
  test.each(CASES)("%s: is named", async (name) => {
    const model = emptyWorkbook(name);
    const tried = triedIn(model);
    const [found] = tryEach([
      { bytes: await writeWorkbook(model), tried: tried.map(({ sheet, cell, text }) => ({ sheet, cell, text })) },
    ]);
    const silent = tried.filter((each, i) => !isTold(each, found![i]!, model));
    expect(silent.map(({ sheet, cell, text }) => `${sheet}!${cell}: ${text}`)).toEqual([]);
  });

  test.each([
    ["four-pairs-vps-letter", "Rounds played", "two", "Rounds played: type a whole number from 1 to 6. "],
    ["four-pairs-vps-letter", "Rounds played", "99", "Rounds played: type a whole number from 1 to 6. "],
    ["four-pairs-vps-letter", "Victory points", "0", "Margins must rise: type a whole number"],
    ["individual-nine-vps", "Rounds played", "2.5", "Rounds played: type a whole number from 1 to 9. "],
    [
      "team-match-league-handicap",
      "Handicap",
      "2.5",
      "Handicap, IMPs per match (Reds): type a whole number from -99 to 99. ",
    ],
    ["team-match-league-handicap", "Penalty", "-3", "Penalty, IMPs (Reds): type a whole number from 0 to 99. "],
    ["team-match-bam-played", "Penalty", "½ point", "Penalty, IMPs (Reds): type a whole number from 0 to 99. "],
    ["team-match-league-example", "The other table", "a,b", "Other table: type it like -50"],
    ["three-teams-half-add-in", "Penalty", "-1", "Penalty (Team A): type a number from 0 to 999. "],
    ["swiss-event-example", "Round", "99", "Type a round from 1 to 5"],
    ["swiss-event-knockout-only", "Seed", "TRUE", "Replace with for seed 16: no team, or one that has a seed"],
  ])("%s: %s %s is named in words", async (name, title, text, said) => {
    const model = title === "Round" ? workbookOf(name, scoredCase(name).scored) : emptyWorkbook(name);
    const [found] = model.sheets.flatMap(({ name: sheet, validations }) =>
      validations.flatMap(({ area, error }) => (error?.title === title ? [{ sheet, area }] : []))
    );
    const { top, left } = found!.area;
    // The second margin has to be above the first, and the second line of the bracket is not the seed of team 1.
    const cell = cellAddress(["Victory points", "Seed"].includes(title) ? top + 1 : top, left);
    const [changed] = tryEach([{ bytes: await writeWorkbook(model), tried: [{ sheet: found!.sheet, cell, text }] }]);
    const values = changed![0]!.map(([, , , value]) => value);
    expect(values).toContain(said);
    // Nothing else changes: TRUE is no team 1, and round 99 takes nobody out of the ranking.
    if (["Seed", "Round"].includes(title)) expect(values).toEqual([said]);
  });
});

/** The workbook of a golden case before play, with formulas that LibreOffice knows. */
function emptyWorkbook(name: string): Workbook {
  return workbookOf(name, emptySession(scoredCase(name).scored.plan).scored);
}

function workbookOf(name: string, scored: Scored): Workbook {
  return sessionWorkbook(scored, { ...caseOptions(name).workbook, formulas: "built-in" });
}
