import type { Season } from "../../season/season";
import { computed, type Content } from "../kit/content";
import { placeList, type Columns } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import { serialDay } from "../league/days";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { LEAGUE_STYLES, STYLES, SWISS_STYLES } from "../theme";
import { POINTS, type SeasonSheets } from "./season-lists";
import { seasonTexts as words } from "./texts";

type EveningColumn = "number" | "date" | "title" | "sort" | "winners" | "field" | "average" | "scored" | "file";
type Evening = Season["evenings"][number];

const ROW = 20;
const HIGH_ROW = 32;

/** In characters of the column of the winners. */
const LINE = 34;

/** More is no text of a formula. */
const LONGEST_LITERAL = 250;

/** The evenings: a line each, by date, with a link to its file. */
export function eveningsSheet(sheets: SeasonSheets): Draft {
  const { evenings } = sheets.season;
  const place = { sheet: words.evenings.name, headingRow: 4, rows: evenings.length };
  return listSheet(sheets, placeList(columnsOf(sheets), place), evenings, {
    headingHeight: 22,
    rowHeight: ({ winners }) => (winners.join(", ").length > LINE ? HIGH_ROW : ROW),
    orientation: "landscape",
  });
}

function columnsOf({ series, linkTo }: SeasonSheets): Partial<Columns<EveningColumn, Evening>> {
  const { evenings } = words;
  const text = { style: SWISS_STYLES.name };
  const sorts = new Map(series.flatMap((one) => one.series.evenings.map((index) => [index, one.series.name] as const)));
  return {
    number: { heading: evenings.number, width: 5.5, style: STYLES.label, content: (_evening, row) => row + 1 },
    date: {
      heading: evenings.date,
      width: 13,
      style: LEAGUE_STYLES.date,
      name: "Date",
      content: ({ score }) => serialDay(score.date),
    },
    title: { heading: evenings.title, width: 26, ...text, name: "Title", content: ({ score }) => score.title },
    ...(series.length > 1 && {
      sort: { heading: evenings.sort, width: 17, ...text, content: (_evening, row) => sorts.get(row) ?? "" },
    }),
    winners: {
      heading: evenings.winners,
      width: LINE,
      style: LEAGUE_STYLES.remark,
      content: ({ winners }) => winners.join(", "),
    },
    field: { heading: evenings.field, width: 7, style: STYLES.fixed, content: ({ field }) => field },
    average: { heading: evenings.average, width: 9, style: POINTS, content: ({ average }) => average },
    scored: {
      heading: evenings.scored,
      width: 10,
      style: STYLES.fixed,
      content: ({ score }) => evenings.scoredOf(score.scored, score.expected),
    },
    file: { heading: evenings.file, width: 30, ...text, content: ({ source }) => linked(linkTo(source)) },
  };
}

/** A file's name that opens it, where the season's workbook lies as it did when it was made. */
function linked(file: string): Content {
  const address = file.replace(/\\/g, "/");
  if (address.length > LONGEST_LITERAL) return file;
  const name = address.replace(/^.*\//, "");
  return computed(`HYPERLINK(${textLiteral(address)},${textLiteral(name)})`);
}
