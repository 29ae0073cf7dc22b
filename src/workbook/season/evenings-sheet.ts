import { computed, type Content } from "../kit/content";
import { titledGrid } from "../kit/grid";
import { placeList, putHeadings, putRow, widthsOf, type Columns } from "../kit/list";
import { printSetup } from "../kit/page";
import { serialDay } from "../league/days";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { LEAGUE_STYLES, STYLES, SWISS_STYLES } from "../theme";
import { pagesOf } from "./long-list";
import { POINTS, type SeasonSheets } from "./season-lists";
import { seasonTexts as words } from "./texts";

type EveningColumn = "number" | "date" | "title" | "sort" | "winners" | "field" | "average" | "scored" | "file";

const ROW = 20;
const HIGH_ROW = 32;

/** In characters of the column of the winners. */
const LINE = 34;

/** More is no text of a formula. */
const LONGEST_LITERAL = 250;

/** The evenings: a line each, by date, with a link to its file. */
export function eveningsSheet({ season, head, paper, series, linkTo }: SeasonSheets): Draft {
  const { evenings } = season;
  const several = series.length > 1;
  const sorts = new Map(series.flatMap((one) => one.series.evenings.map((index) => [index, one.series.name] as const)));
  const list = placeList<EveningColumn>(columnsOf(several), {
    sheet: words.evenings.name,
    headingRow: 4,
    rows: evenings.length,
  });
  const grid = titledGrid(head, list.sheet, widthsOf(list));
  putHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, 22);
  evenings.forEach(({ source, score, average, winners, field }, row) => {
    putRow(grid, list, row, {
      number: row + 1,
      date: serialDay(score.date),
      title: score.title,
      ...(several && { sort: sorts.get(row) ?? "" }),
      winners: winners.join(", "),
      field,
      average,
      scored: words.evenings.scoredOf(score.scored, score.expected),
      file: linked(linkTo(source)),
    });
    grid.height(list.row(row), winners.join(", ").length > LINE ? HIGH_ROW : ROW);
  });
  const print = printSetup(paper, list.lastRow, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    orientation: "landscape",
  });
  return grid.finish({ frozenRows: list.headingRow, print: () => pagesOf(grid, print, [list]) });
}

/** A file's name that opens it, where the season's workbook lies as it did when it was made. */
function linked(file: string): Content {
  const address = file.replace(/\\/g, "/");
  if (address.length > LONGEST_LITERAL) return file;
  const name = address.replace(/^.*\//, "");
  return computed(`HYPERLINK(${textLiteral(address)},${textLiteral(name)})`);
}

function columnsOf(several: boolean): Columns<EveningColumn> {
  const { evenings } = words;
  const text = { style: SWISS_STYLES.name };
  const columns: Partial<Columns<EveningColumn>> = {
    number: { heading: evenings.number, width: 5.5, style: STYLES.label },
    date: { heading: evenings.date, width: 13, style: LEAGUE_STYLES.date, name: "Date" },
    title: { heading: evenings.title, width: 26, ...text, name: "Title" },
    ...(several && { sort: { heading: evenings.sort, width: 17, ...text } }),
    winners: { heading: evenings.winners, width: 34, style: LEAGUE_STYLES.remark },
    field: { heading: evenings.field, width: 7, style: STYLES.fixed },
    average: { heading: evenings.average, width: 9, style: POINTS },
    scored: { heading: evenings.scored, width: 10, style: STYLES.fixed },
    file: { heading: evenings.file, width: 30, ...text },
  };
  return columns as Columns<EveningColumn>;
}
