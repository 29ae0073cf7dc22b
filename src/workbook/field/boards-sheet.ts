import { dealerOf } from "../../bridge/board";
import { topOf } from "../../bridge/matchpoints";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { partsOf } from "../../sessions/field/parts";
import type { ScoredPlay } from "../../sessions/field/score-field";
import { computed, LINE_BREAK } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { rounded, unlessBlank } from "../kit/formula";
import { putLine, titledGrid } from "../kit/grid";
import {
  bandRow,
  contentsOf,
  headingHeight,
  placeList,
  putHeadings,
  putRow,
  widthsOf,
  type Columns,
  column,
} from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { calledContract } from "../tables/table";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { shownPoints } from "./board-scores";
import { FIELD_STYLES, seatedLabel } from "./contestants";
import type { FieldSheets } from "./field-sheets";
import type { FieldTable } from "./tables";
import { fieldTexts } from "./texts";

const { boards: words } = fieldTexts;

type BoardsColumn = "table" | "ns" | "ew" | "contract" | "by" | "points" | ScoreColumn;
type ScoreColumn = "matchpointsNs" | "matchpointsEw" | "percentage" | "impsNs" | "impsEw";

/** In points: of the headings, and of a board's band. */
const [HEADING_HEIGHT, BAND_HEIGHT] = [30, 20];
/** Bounds for a line of a traveller: two lines of names stand there, or with long ones three. */
const ROW_BOUNDS = { usual: [27, 31], long: [40, 42] } as const;
/** In characters: what a line of names has room for. */
const NAME_WIDTH = 18;
/** Before a name stands its number. */
const NUMBER_LENGTH = 3;
const HEADING_ROW = 5;

/** A result at a table: a line of its board's traveller. */
interface Line {
  readonly place: FieldTable;
  readonly board: number;
  /** How many results the board has. */
  readonly results: number;
  readonly play: ScoredPlay;
}

function columnsOf(field: FieldSheets): Columns<BoardsColumn, Line> {
  const { headings } = words;
  const { computed: shown, fixed, label } = STYLES;
  const { matchpoints, percentage, imps } = FIELD_STYLES;
  const scores = field.boards.outside;
  const row = ({ place, board }: Line) => place.rowOf(board);
  const given = (line: Line, key: "given" | "ns") => scores.cell(`${key}${line.play.table}`, row(line));
  const score = (key: Exclude<ScoreColumn, "percentage">) => (line: Line) =>
    shownPoints(scores.cell(`${key}${line.play.table}`, row(line)), line.results);
  return {
    table: column(texts.common.tableHeading, 6, label, ({ play }) => play.table),
    ns: column(headings.ns, NAME_WIDTH, TEAM_STYLES.seat, ({ play }) => seatedLabel(field, play.ns, LINE_BREAK)),
    ew: column(headings.ew, NAME_WIDTH, TEAM_STYLES.seat, ({ play }) => seatedLabel(field, play.ew, LINE_BREAK)),
    contract: column(texts.common.contract, 9.5, fixed, ({ place, board }) => calledContract(place, board)),
    by: column(texts.common.by, 4, fixed, ({ place, board }) => {
      const [seat, by] = [place.step("seat", board), place.outsideCell("by", board)];
      return computed(`IF(${seat}="",UPPER(LEFT(TRIM(${by}),1)),${seat})`);
    }),
    points: column(headings.points, 7.5, shown, (line) =>
      computed(`IF(${given(line, "ns")}="",${line.place.step("standing", line.board)},${given(line, "given")})`)
    ),
    matchpointsNs: column(headings.matchpointsNs, 6.5, matchpoints, score("matchpointsNs")),
    matchpointsEw: column(headings.matchpointsEw, 6.5, matchpoints, score("matchpointsEw")),
    percentage: column(headings.percentage, 7.5, percentage, (line) => {
      const { results } = line;
      const won = scores.cell(`matchpointsNs${line.play.table}`, row(line));
      return computed(unlessBlank(won, rounded(`100*${won}/${partsOf(results) * topOf(results)}`)));
    }),
    impsNs: column(headings.impsNs, 7.5, imps, score("impsNs")),
    impsEw: column(headings.impsEw, 7.5, imps, score("impsEw")),
  };
}

/** The sheet Boards: each board's traveller, with all its results and what they are worth. */
export function boardsSheet(field: FieldSheets): Draft {
  const { session, places, head, paper } = field;
  const boards = session.rounds.flatMap((round) => round.boards);
  const tables = places.length;
  const list = placeList(columnsOf(field), {
    ...{ sheet: words.name, headingRow: HEADING_ROW, rows: boards.length * tables },
    bands: boards.map((_, index) => index * tables),
  });
  const grid = titledGrid(head, words.name, widthsOf(list), { note: words.note });
  putHeadings(grid, list, STYLES.heading);
  const contents = contentsOf(list);
  const starts = boards.map((_, index) => bandRow(list, index * tables));
  boards.forEach((board, index) => {
    const said = words.band(board.board, dealerOf(board.board), texts.common.vulnerable[vulnerabilityOf(board.board)]);
    putLine(grid, starts[index] ?? 0, list, said, STYLES.band, BAND_HEIGHT);
    places.forEach((place, table) => {
      const [row, play] = [index * tables + table, board.plays[table]];
      const results = board.plays.length;
      if (play) putRow(grid, list, row, contents({ place, board: board.board, results, play }, row));
    });
  });
  const rows = Array.from({ length: list.rows }, (_, row) => list.row(row));
  const setup = printSetup(paper, list.lastRow, list.right, { titleRows: [HEADING_ROW, HEADING_ROW] });
  const lines = session.plan.kind === "pairs" ? 2 : 1;
  const isLong = session.plan.names.some((name) => name.length + NUMBER_LENGTH > lines * NAME_WIDTH);
  const bounds = ROW_BOUNDS[isLong ? "long" : "usual"];
  const print = () => {
    grid.height(HEADING_ROW, headingHeight(grid, list, HEADING_HEIGHT));
    return fillPage(grid, onPages(grid, setup, rows, bounds[0], starts.slice(1)) ?? setup, rows, bounds);
  };
  return grid.finish({ frozenRows: HEADING_ROW, print });
}
