import { itemAt } from "../../bridge/item-at";
import type { Season, Series } from "../../season/season";
import { writeHint, writeLine, titledGrid } from "../kit/grid";
import { column, recordBy, widthsOf } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { rowContents, writeHeadings, writeRow } from "../kit/write-list";
import { pagesOf } from "../kit/list-sheet";
import { printSetup } from "../kit/page";
import { serialDay } from "../league/days";
import type { Draft } from "../model";
import { STYLES } from "../theme";
import {
  BLOCK,
  blockRows,
  memberColumn,
  POINTS,
  resultsOf,
  type LadderLists,
  type Ranked,
  type ResultColumn,
  type SeasonSheets,
  type SeriesLists,
} from "./season-lists";
import { seasonTexts as words } from "./texts";

/** Heights in points: of a row, and of a line of text in a heading. */
const ROW = 18;
const HEADING_LINE = 15;

/** Length of a line of a heading, in characters. */
const LINE = 9;

const DAY_AND_MONTH = "d mmm";

/**
 * Places the results: a row for each evening and a column for each member; if there are many members, in several blocks
 * below each other.
 */
export function placeResults(
  season: Season,
  { evenings, averages }: Series,
  { who, members }: Ranked,
  sheet: string
): readonly List<ResultColumn, number>[] {
  const member = { width: who === "player" ? 10 : 13, style: { ...STYLES.listed, format: "0.##" } };
  const { number, date, average } = words.results;
  const blocks = Array.from({ length: Math.ceil(members.length / BLOCK) }, (_, block) => block);
  return blocks.map((block) =>
    layOutList<ResultColumn, number>(
      {
        number: column(number, 5, STYLES.label, (_evening, row) => row + 1),
        date: column(date, 9, { ...STYLES.listed, format: DAY_AND_MONTH }, (evening) =>
          serialDay(season.evenings[evening]?.score.date ?? "")
        ),
        average: column(average, 8, POINTS, (_evening, row) => averages[row] ?? null),
        ...recordBy(
          members.slice(block * BLOCK, (block + 1) * BLOCK),
          (_, index) => memberColumn(block * BLOCK + index),
          ({ name }) => ({ heading: name, ...member })
        ),
      },
      { sheet, headingRow: 5 + block * blockRows(evenings), rows: evenings.length }
    )
  );
}

/**
 * Makes the sheet of results: a row for each evening, and a column for each member's points; if there are many members,
 * in several blocks below each other.
 */
export function resultsSheet({ head, paper }: SeasonSheets, { series }: SeriesLists, lists: LadderLists): Draft {
  const { results: blocks, members } = lists;
  const [first, last] = [itemAt(blocks, 0), itemAt(blocks, blocks.length - 1)];
  const grid = titledGrid(head, first.sheet, widthsOf(first));
  writeLine(grid, 3, { right: first.right }, series.name, STYLES.status, 22);
  const isOfEvening = (key: string) => key === "number" || key === "date" || key === "average";
  blocks.forEach((list, block) => {
    writeHeadings(grid, list, (key) => (isOfEvening(key) ? STYLES.heading : STYLES.pairHeading));
    const named = members.slice(block * BLOCK, (block + 1) * BLOCK);
    const lines = Math.max(...named.map(({ name }) => Math.ceil(name.length / LINE)));
    grid.height(list.headingRow, 10 + HEADING_LINE * Math.min(lines, 6));
    const contents = rowContents(list);
    series.evenings.forEach((evening, row) => {
      writeRow(grid, list, row, contents(evening, row));
      grid.height(list.row(row), ROW);
    });
  });
  members.forEach(({ appearances }, index) => {
    // A member has cells only for evenings played, because cells for all of a thousand evenings could be a million.
    for (const { evening, points } of appearances) {
      const key = memberColumn(index);
      writeRow(
        grid,
        resultsOf(lists, index),
        evening,
        recordBy(
          [points],
          () => key,
          (won) => won
        )
      );
    }
  });
  const print = printSetup(paper, last.lastRow, first.right, {
    titleRows: blocks.length > 1 ? [1, 2] : [first.headingRow, first.headingRow],
    orientation: members.length > 8 ? "landscape" : "portrait",
  });
  writeHint(grid, print, words.results.note);
  return grid.finish({
    // With several blocks, frozen headings would be those of the first block.
    frozenRows: blocks.length > 1 ? 0 : first.headingRow,
    frozenColumns: first.column("average"),
    print: () => pagesOf(grid, print, blocks),
  });
}
