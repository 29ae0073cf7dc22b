import { clubTexts } from "../club/texts";
import type { Entries, EntryKind } from "../entries";
import { linesOf } from "../kit/fit";
import { titledGrid, writeLine, type Grid, type SheetHead } from "../kit/grid";
import { fillRemainingRows, printSetup } from "../kit/page";
import type { Draft, Paper } from "../model";
import { texts } from "../texts";
import { GUIDE_STYLES, STYLES, type Style } from "../theme";
import { guideTexts as words, type Example } from "./texts";

/** Widths in characters: of the columns of an example, and, last, of the remarks on the example's rows. */
const WIDTHS = [9, 11, 10, 10, 10, 11, 38];
/** Number of letters in a line of a paragraph, and a line's height in points. */
const [LETTERS, LINE] = [95, 19];
/** Heights in points. */
const HEIGHTS = { section: 44, headings: 44, colour: 28, example: [24, 36] } as const;

/**
 * Returns the page of instructions: where to type names and results, the meaning of red and blue, printing and sharing.
 */
export function guideSheet(head: SheetHead, paper: Paper, { lines, options }: Entries): Draft {
  const [named = lines.find(({ kind }) => kind === "pair")] = options.flatMap((option) =>
    option.kind === "names" ? option.cells : []
  );
  const result = lines.find(({ kind }) => kind !== "plain");
  const isOneTable = result?.kind === "board" && lines.every(({ sheet }) => sheet === result.sheet);
  const isBam = result?.kind === "swiss" && !result.typed.imps;
  const special = isBam ? { text: words.bam } : isOneTable ? words.deals : result && words.examples[result.kind];
  const example = special ?? { text: "" };
  const ranking = (result && RANKINGS[result.kind]) ?? texts.result.name;
  const grid = titledGrid(head, words.name, WIDTHS);
  let row = 2;
  const write = (text: string, style: Style, height: number) =>
    writeLine(grid, ++row, { right: WIDTHS.length }, text, style, height);
  const section = (heading: string, text: string) => {
    write(heading, GUIDE_STYLES.section, HEIGHTS.section);
    if (text !== "") write(text, GUIDE_STYLES.text, 6 + LINE * linesOf(text, LETTERS));
  };
  section(words.names, words.namesOn(named?.sheet ?? "") + moves(options));
  section(words.results, example.text);
  row = writeExample(grid, row, example);
  section(words.colours, "");
  write(words.red, GUIDE_STYLES.alert, HEIGHTS.colour);
  write(words.blue, GUIDE_STYLES.notice, HEIGHTS.colour);
  section(words.paper, words.print(formsIn(lines, named?.sheet), ranking));
  section(words.share, words.send(ranking));
  const print = printSetup(paper, row, WIDTHS.length);
  return grid.finish({ print: () => fillRemainingRows(grid, print, 3, HEIGHTS.example) });
}

/** Returns the sentence on changing partners or, for five pairs, on the pair that sits out; "" for other sessions. */
function moves(options: Entries["options"]): string {
  const names = options.find(({ option }) => option === "players" || option === "pairs");
  if (names?.kind !== "names" || options.some(({ option }) => option === "teams" || option === "home")) return "";
  if (names.option === "players") return words.partners;
  return names.cells.length === FIVE_PAIRS ? words.halves : "";
}

const FIVE_PAIRS = 5;

/**
 * Returns the names of the sheets that are filled in with a pencil: from the first to the last sheet for results, and
 * the sheet for names.
 */
function formsIn(lines: Entries["lines"], named: string | undefined): string {
  const sheets = [...new Set(lines.flatMap(({ kind, sheet }) => (RESULTS.includes(kind) ? [sheet] : [])))];
  const results = words.upTo(sheets[0] ?? "", sheets[sheets.length - 1] ?? "");
  return words.and([...new Set([results, named ?? ""])].filter((form) => form !== ""));
}

const RESULTS: readonly EntryKind[] = ["board", "travellers", "swiss", "fixture"];

/** Sheet with the ranking, for sessions whose ranking is not on the sheet Winners, keyed by the kind of entries. */
const RANKINGS: Readonly<Partial<Record<EntryKind, string>>> = {
  fixture: texts.league.table.name,
  travellers: clubTexts.ranking.name,
};

/** Styles of the cells of an example by the role of their column, and of cells with a remark by its tone. */
const [ROLES, TONES] = [
  ["said", "typed", "computed"],
  ["said", "notice", "alert"],
] as const;

/** Writes an example below a row. @returns the example's last row. */
function writeExample(grid: Grid, above: number, { headings, columns = [], rows = [] }: Example): number {
  if (!headings) return above;
  const first = above + 1;
  [...headings, texts.common.check].forEach((text, index) => grid.put(first, index + 1, text, STYLES.pairHeading));
  grid.height(first, HEIGHTS.headings);
  rows.forEach(([remark, cells, tone = 0, wrong], index) => {
    const row = first + 1 + index;
    cells.forEach((content, column) => {
      const style = column === wrong ? TONES[tone] : ROLES[columns[column] ?? 0];
      grid.put(row, column + 1, content, { ...GUIDE_STYLES[style], align: "center" });
    });
    grid.put(row, WIDTHS.length, remark, GUIDE_STYLES[TONES[tone]]);
  });
  return first + rows.length;
}
