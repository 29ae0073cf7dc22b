import type { Season } from "../../season/season";
import { computed, type Content } from "../kit/content";
import { column, type Columns } from "../kit/columns";
import { layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import { serialDay } from "../league/days";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { LEAGUE_STYLES, STYLES } from "../theme";
import { POINTS, type SeasonSheets } from "./season-lists";
import { seasonTexts as words } from "./texts";

type EveningColumn = "number" | "date" | "title" | "sort" | "winners" | "field" | "average" | "scored" | "file";
type Evening = Season["evenings"][number];

const ROW = 20;
const HIGH_ROW = 32;

/** Width of the winners' column, in characters. */
const LINE = 34;

/** Longest text, in characters, that is written into a formula. */
const LONGEST_LITERAL = 250;

/** The evenings: a line each, by date, with a link to its file. */
export function eveningsSheet(sheets: SeasonSheets): Draft {
  const { evenings } = sheets.season;
  const place = { sheet: words.evenings.name, headingRow: 4, rows: evenings.length };
  return listSheet(sheets, layOutList(columnsOf(sheets), place), evenings, {
    headingHeight: 22,
    rowHeight: ({ winners }) => (winners.join(", ").length > LINE ? HIGH_ROW : ROW),
    orientation: "landscape",
  });
}

function columnsOf({ series, linkTo }: SeasonSheets): Partial<Columns<EveningColumn, Evening>> {
  const { evenings } = words;
  const text = { style: STYLES.text };
  const sorts = new Map(series.flatMap((one) => one.series.evenings.map((index) => [index, one.series.name] as const)));
  return {
    number: column(evenings.number, 5.5, STYLES.label, (_evening, row) => row + 1),
    date: column(evenings.date, 13, LEAGUE_STYLES.date, ({ score }) => serialDay(score.date), { name: "Date" }),
    title: { heading: evenings.title, width: 26, ...text, name: "Title", content: ({ score }) => score.title },
    ...(series.length > 1 && {
      sort: { heading: evenings.sort, width: 17, ...text, content: (_evening, row) => sorts.get(row) ?? "" },
    }),
    winners: column(evenings.winners, LINE, LEAGUE_STYLES.remark, ({ winners }) => winners.join(", ")),
    field: column(evenings.field, 7, STYLES.fixed, ({ field }) => field),
    average: column(evenings.average, 9, POINTS, ({ average }) => average),
    scored: column(evenings.scored, 10, STYLES.fixed, ({ score }) => evenings.scoredOf(score.scored, score.expected)),
    file: { heading: evenings.file, width: 30, ...text, content: ({ source }) => linked(linkTo(source)) },
  };
}

/** Returns a file's name as a link to the file, which works while the season's workbook is where it was made. */
function linked(file: string): Content {
  const address = file.replace(/\\/g, "/");
  if (address.length > LONGEST_LITERAL) return file;
  const name = address.replace(/^.*\//, "");
  return computed(`HYPERLINK(${textLiteral(address)},${textLiteral(name)})`);
}
