import { dealerOf } from "../../bridge/board";
import { topOf } from "../../bridge/matchpoints";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { partsOf } from "../../sessions/field/parts";
import type { ScoredFieldBoard, ScoredPlay } from "../../sessions/field/score-field";
import { computed, LINE_BREAK, type Computed } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { rounded, unlessBlank } from "../kit/formula";
import { putLine, titledGrid } from "../kit/grid";
import {
  bandRow,
  headingHeight,
  placeList,
  putHeadings,
  putRow,
  widthsOf,
  type Columns,
  type RowContents,
} from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { calledContract } from "../tables/table";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { shownPoints } from "./board-scores";
import { FIELD_STYLES, seatedLabel, type FieldSheets } from "./field-sheets";
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

function columns(): Columns<BoardsColumn> {
  const { headings } = words;
  const { computed: shown, fixed, label } = STYLES;
  const { matchpoints, percentage, imps } = FIELD_STYLES;
  return {
    table: { heading: texts.common.tableHeading, width: 6, style: label },
    ns: { heading: headings.ns, width: NAME_WIDTH, style: TEAM_STYLES.seat },
    ew: { heading: headings.ew, width: NAME_WIDTH, style: TEAM_STYLES.seat },
    contract: { heading: texts.common.contract, width: 9.5, style: fixed },
    by: { heading: texts.common.by, width: 4, style: fixed },
    points: { heading: headings.points, width: 7.5, style: shown },
    matchpointsNs: { heading: headings.matchpointsNs, width: 6.5, style: matchpoints },
    matchpointsEw: { heading: headings.matchpointsEw, width: 6.5, style: matchpoints },
    percentage: { heading: headings.percentage, width: 7.5, style: percentage },
    impsNs: { heading: headings.impsNs, width: 7.5, style: imps },
    impsEw: { heading: headings.impsEw, width: 7.5, style: imps },
  };
}

/** The sheet Boards: each board's traveller, with all its results and what they are worth. */
export function boardsSheet(field: FieldSheets): Draft {
  const { session, places, head, paper } = field;
  const boards = session.rounds.flatMap((round) => round.boards);
  const tables = places.length;
  const list = placeList<BoardsColumn>(columns(), {
    ...{ sheet: words.name, headingRow: HEADING_ROW, rows: boards.length * tables },
    bands: boards.map((_, index) => index * tables),
  });
  const grid = titledGrid(head, words.name, widthsOf(list), { note: words.note });
  putHeadings(grid, list, STYLES.heading);
  const starts = boards.map((_, index) => bandRow(list, index * tables));
  boards.forEach((board, index) => {
    const said = words.band(board.board, dealerOf(board.board), texts.common.vulnerable[vulnerabilityOf(board.board)]);
    putLine(grid, starts[index] ?? 0, list, said, STYLES.band, BAND_HEIGHT);
    places.forEach((place, table) => {
      const play = board.plays[table];
      if (play) putRow(grid, list, index * tables + table, playRow(field, place, board, play));
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

/** A line of a traveller. */
function playRow(
  field: FieldSheets,
  place: FieldTable,
  { board, plays }: ScoredFieldBoard,
  play: ScoredPlay
): RowContents<BoardsColumn> {
  const { table, ns, ew } = play;
  const row = place.rowOf(board);
  const top = topOf(plays.length);
  const of = (key: "matchpointsNs" | "matchpointsEw" | "impsNs" | "impsEw"): Computed =>
    shownPoints(field.boards.outside.cell(`${key}${table}`, row), plays.length);
  const mps = field.boards.outside.cell(`matchpointsNs${table}`, row);
  const given = (key: "given" | "ns") => field.boards.outside.cell(`${key}${table}`, row);
  const [seat, by] = [place.step("seat", board), place.step("by", board)];
  return {
    table,
    ns: seatedLabel(field, ns, LINE_BREAK),
    ew: seatedLabel(field, ew, LINE_BREAK),
    contract: calledContract(place, board),
    by: computed(`IF(${seat}="",UPPER(LEFT(TRIM(${by}),1)),${seat})`),
    points: computed(`IF(${given("ns")}="",${place.step("standing", board)},${given("given")})`),
    matchpointsNs: of("matchpointsNs"),
    matchpointsEw: of("matchpointsEw"),
    percentage: computed(unlessBlank(mps, rounded(`100*${mps}/${partsOf(plays.length) * top}`))),
    impsNs: of("impsNs"),
    impsEw: of("impsEw"),
  };
}
