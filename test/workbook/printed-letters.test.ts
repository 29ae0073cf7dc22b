import { FORMS, hasForms } from "../../src/workbook/forms";
import { MARGINS, pageScale } from "../../src/workbook/kit/page";
import { PAPERS, type Sheet } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { longNamed } from "../support/long-names";
import { runs } from "../support/runs";

/** The size of the smallest letters on paper, in points. */
const LEAST_LETTER = 8;
/** 7 mm in points: what a row to write in is high on score cards. */
const LEAST_ROW = 19.84;

/** Sheets that are one page, however much they have to say, and those of tables: each as small as it is allowed to be. */
const SMALLER: Readonly<Record<string, number>> = {
  Scoresheet: 7,
  Match: 6.2,
  Matches: 7.5,
  Bracket: 5.5,
  Journals: 6.9,
  Standings: 7.7,
  // Beside what is typed stands Check.
  Table: 7.3,
};

const HEIGHTS = {
  A4: { portrait: 842, landscape: 595 },
  Letter: { portrait: 792, landscape: 612 },
} as const;

/** The scale at which a spreadsheet prints a sheet: as wide as a page, and as high where it is one page. */
function printedScale({ heights, print, widths }: Sheet): number {
  if (!print) return 1;
  const { area, orientation, pagesFrom, paper } = print;
  const wide = pageScale(paper, widths.slice(0, area.right), orientation);
  if (pagesFrom) return 0.97 * wide;
  const rows = Array.from({ length: area.bottom }, (_, i) => heights.get(i + 1) ?? 15);
  const room = HEIGHTS[paper][orientation] - 72 * (MARGINS.top + MARGINS.bottom);
  return Math.min(wide, room / rows.reduce((sum, height) => sum + height, 0));
}

/** The smallest letters that a sheet prints. */
function smallest(sheet: Sheet): number {
  const { area } = sheet.print ?? { area: { bottom: 0, right: 0 } };
  const printed = sheet.cells.filter(
    ({ row, column, value }) => row <= area.bottom && column <= area.right && value !== null && value !== ""
  );
  return printedScale(sheet) * Math.min(...printed.map(({ style }) => style?.size ?? 11));
}

const CASES = runs({ ci: caseNames().filter((_, i) => i % 2 === 0), soak: caseNames() });

describe.each(PAPERS)("on %s", (paper) => {
  test.each(CASES)("%s: every letter can be read, with names of 52 characters too", (name) => {
    const { kind, workbook } = caseOptions(name);
    const options = { ...workbook, formulas: "built-in", forms: hasForms(kind) ? FORMS : [], paper } as const;
    const sheets = [scoredCase(name).scored, longNamed(name)].flatMap(
      (scored) => sessionWorkbook(scored, options).sheets
    );
    const tiny = sheets
      .filter(({ hidden, print }) => !hidden && print)
      .map((sheet) => ({ sheet: sheet.name, size: Math.round(10 * smallest(sheet)) / 10 }))
      .filter(({ sheet, size }) => size < (SMALLER[sheet.replace(/^Table [1-9A-Z]$/, "Table")] ?? LEAST_LETTER));
    expect(tiny).toEqual([]);
  });

  test("score cards have rows of 7 mm to write in", () => {
    const { sheets } = sessionWorkbook(scoredCase("four-teams-empty").scored, { paper });
    const cards = sheets.filter(({ name }) => name === "Score cards");
    const heights = cards.map(
      (sheet) =>
        printedScale(sheet) * Math.min(...[...sheet.heights].map(([row, height]) => (row === 1 ? Infinity : height)))
    );
    expect(heights.map((height) => Math.max(height, LEAST_ROW))).toEqual(heights);
    expect(cards).toHaveLength(1);
  });
});
