import { formsFor } from "../../src/workbook/forms";
import { MARGINS, pageScale } from "../../src/workbook/kit/page";
import { PAPERS, type Sheet } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { texts } from "../../src/workbook/texts";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { chineseNamed, longNamed } from "../support/long-names";
import { inTurns, runs } from "../support/runs";

/** The size of the smallest letters on paper, in points. */
const LEAST_LETTER = 8;
/** 7 mm in points: what a row to write in is high on score cards. */
const LEAST_ROW = 19.84;

/** 6 mm: of other rows that are written into by hand. */
const LEAST_WRITTEN = 17;
/** Sheets that are one page, however much they have to say: each as small as it is allowed to be. */
const SMALLER: Readonly<Record<string, number>> = {
  Journals: 6.9,
  // With names of 52 characters in a league with divisions; with usual ones they have ten points.
  Outstanding: 7.6,
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

type PrintedCell = Sheet["cells"][number];

/** The width of a cell in points, with those that are merged with it. */
function widthOf({ widths, merges }: Sheet, { row, column }: PrintedCell): number {
  const right = merges.find(({ top, left }) => top === row && left === column)?.right ?? column;
  return 5.25 * widths.slice(column - 1, right).reduce((sum, each) => sum + each, 0);
}

/** How wide a text is for each point of its size: a Chinese letter is square, others half as wide, spaces a quarter. */
function emsOf(text: string): number {
  const ems = (letter: string) => (letter === " " ? 0.25 : /\p{sc=Han}/u.test(letter) ? 1 : 0.5);
  return [...text].reduce((sum, letter) => sum + ems(letter), 0);
}

/** The size of the letters of a cell's text where it shrinks to its cell. */
function shrunk(sheet: Sheet, cell: PrintedCell): number {
  const { value, style } = cell;
  const size = style?.size ?? 11;
  if (!style?.shrink || style.wrap || typeof value !== "string") return size;
  return Math.min(size, (widthOf(sheet, cell) - 4) / emsOf(value));
}

/** The cells of a sheet whose Chinese texts are written smaller than can be read, or are cut. */
function unreadable(sheet: Sheet): string[] {
  const { area } = sheet.print ?? { area: { bottom: 0, right: 0 } };
  const scale = printedScale(sheet);
  const wanted = SMALLER[sheet.name] ?? LEAST_LETTER;
  const chinese = sheet.cells.filter(
    ({ row, column, value }) => row <= area.bottom && column <= area.right && /\p{sc=Han}/u.test(String(value ?? ""))
  );
  return chinese.flatMap((cell) => {
    const size = scale * shrunk(sheet, cell);
    const isCut = cell.style?.wrap === true && heightOf(sheet, cell) < textHeight(sheet, cell);
    if (size >= 0.98 * wanted && !isCut) return [];
    return [`${sheet.name} ${cell.row}:${cell.column} ${isCut ? "cut" : size.toFixed(1)} ${cell.value}`];
  });
}

function heightOf({ heights, merges }: Sheet, { row, column }: PrintedCell): number {
  const bottom = merges.find(({ top, left }) => top === row && left === column)?.bottom ?? row;
  return Array.from({ length: bottom - row + 1 }, (_, i) => heights.get(row + i) ?? 15).reduce(
    (sum, each) => sum + each
  );
}

/** How high the lines of a text are that goes on in the next one where its cell ends. */
function textHeight(sheet: Sheet, cell: PrintedCell): number {
  const size = cell.style?.size ?? 11;
  const paragraphs = String(cell.value).split("\n");
  const lines = paragraphs.map((text) => Math.ceil((size * emsOf(text)) / (widthOf(sheet, cell) - 4)));
  return 1.15 * size * lines.reduce((sum, each) => sum + each, 0);
}

/** The sheets with a row that is written into by hand and lower than it may be; nobody writes on Director by hand. */
function tooLow(sheet: Sheet): string[] {
  // Results of a club's evening are typed, row by row as they come in.
  if (sheet.name === texts.eventPenalties.name || sheet.table) return [];
  const { area } = sheet.print ?? { area: { bottom: 0, right: 0 } };
  const written = sheet.cells.filter(
    ({ row, column, style }) => row <= area.bottom && column <= area.right && style?.entry
  );
  const height = printedScale(sheet) * Math.min(...written.map(({ row }) => sheet.heights.get(row) ?? 15));
  return height < LEAST_WRITTEN ? [`${sheet.name} ${height.toFixed(1)}`] : [];
}

const CASES = runs({ ci: caseNames().filter((_, i) => i % 3 === 0), soak: caseNames() });

describe.each(PAPERS)("on %s", (paper) => {
  const own = CASES.filter((_, i) => inTurns(PAPERS, i).includes(paper));

  test.each(own)(
    "%s: every letter can be read, with names of 52 characters too; there is room for a pencil",
    (name) => {
      const { kind, workbook } = caseOptions(name);
      const options = { ...workbook, formulas: "built-in", forms: formsFor(kind), paper } as const;
      const sheets = [scoredCase(name).scored, longNamed(name)].flatMap(
        (scored) => sessionWorkbook(scored, options).sheets
      );
      const tiny = sheets
        .filter(({ hidden, print }) => !hidden && print)
        .map((sheet) => ({ sheet: sheet.name, size: Math.round(10 * smallest(sheet)) / 10 }))
        .filter(({ sheet, size }) => size < (SMALLER[sheet] ?? LEAST_LETTER));
      expect(tiny).toEqual([]);
      expect(sheets.filter(({ hidden, print }) => !hidden && print).flatMap(tooLow)).toEqual([]);
    }
  );

  test.each(own)("%s: Chinese names can be read", (name) => {
    const { kind, workbook } = caseOptions(name);
    const options = { ...workbook, formulas: "built-in", forms: formsFor(kind), paper } as const;
    const { sheets } = sessionWorkbook(chineseNamed(name), options);
    expect(sheets.filter(({ hidden, print }) => !hidden && print).flatMap(unreadable)).toEqual([]);
  });

  test("score cards have rows of 7 mm to write in", () => {
    const { sheets } = sessionWorkbook(scoredCase("four-teams-example").scored, { paper });
    const cards = sheets.filter(({ name }) => name === "Score cards");
    const heights = cards.map(
      (sheet) =>
        printedScale(sheet) * Math.min(...[...sheet.heights].map(([row, height]) => (row === 1 ? Infinity : height)))
    );
    expect(heights.map((height) => Math.max(height, LEAST_ROW))).toEqual(heights);
    expect(cards).toHaveLength(1);
  });
});
