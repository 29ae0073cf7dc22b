import { dealerOf } from "../../bridge/board";
import { topOf } from "../../bridge/matchpoints";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { unitsPerPoint } from "../../sessions/field/units";
import type { ScoredFieldBoard } from "../../sessions/field/scored-field";
import { visitOf } from "../../sessions/field/visits";
import { computed, LINE_BREAK } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { rounded, unlessBlank } from "../kit/formula";
import { writeLine, titledGrid } from "../kit/grid";
import { column, type Columns, widthsOf } from "../kit/columns";
import { bandRow, layOutList, type List } from "../kit/list";
import { headingHeight, rowContents, writeHeadings, writeRow } from "../kit/write-list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { withRuling } from "../tables/table";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { ofTable } from "./board-scores";
import { shownPoints } from "./score-formulas";
import { FIELD_STYLES, seatedLabel } from "./contestants";
import type { FieldSheets } from "./field-sheets";
import type { FieldTable } from "./tables";
import { fieldTexts } from "./texts";

const { boards: words } = fieldTexts;

type BoardsColumn = "ruled" | "counted" | "table" | "ns" | "ew" | "contract" | "by" | "points" | ScoreColumn;
type ScoreColumn = "matchpointsNs" | "matchpointsEw" | "percentage" | "impsNs" | "impsEw";

/** Heights in points: headings, a board's band, the note. */
const [HEADING_HEIGHT, BAND_HEIGHT, NOTE_HEIGHT] = [30, 20, 28];
/**
 * Least and greatest height of a traveller's line, in points: names take two lines of text, or three if they are long.
 */
const ROW_BOUNDS = { usual: [27, 31], long: [40, 42] } as const;
/** Width of a column of names, in characters. */
const NAME_WIDTH = 18;
/** Characters that the number before a name takes. */
const NUMBER_LENGTH = 3;
const HEADING_ROW = 5;
const OTHER_SIDE = { ns: "ew", ew: "ns" } as const;

/** A line of a board's traveller, for one of the board's results. */
interface Line {
  readonly board: ScoredFieldBoard;
  /** The row of the board on the Working sheet. */
  readonly row: number;
  /** Number of the line among the board's lines, from 1. */
  readonly number: number;
}

function columnsOf(field: FieldSheets, list: () => List<BoardsColumn>): Partial<Columns<BoardsColumn, Line>> {
  const { headings } = words;
  const { computed: shown, fixed, label } = STYLES;
  const { matchpoints, percentage, imps } = FIELD_STYLES;
  const scores = field.boards;
  const { plan } = field.session;
  const { kind, results, tables, visits } = plan;
  /** Returns the cell with the table of a line, by the number that the table has in the plan. */
  const table = (index: number) => `$${list().cell(visits ? "counted" : "table", index)}`;
  const valueOf = (key: Parameters<typeof ofTable>[1]) => (line: Line, index: number) =>
    ofTable(scores, key, line.row, tables, table(index));
  const content = (key: Parameters<typeof ofTable>[1]) => (line: Line, index: number) =>
    computed(valueOf(key)(line, index));
  const score = (key: Exclude<ScoreColumn, "percentage">) => (line: Line, index: number) =>
    shownPoints(valueOf(key)(line, index), results);
  const seated = (side: "ns" | "ew") => (line: Line, index: number) => {
    return computed(
      chosen(index, line, ({ table }) => {
        const play = line.board.plays.find((candidate) => candidate.table === table);
        // Shows the seats as planned, because tables with wrong seats are listed elsewhere.
        const planned = play?.isTurned ? OTHER_SIDE[side] : side;
        return play ? seatedLabel(field, play[planned], LINE_BREAK).formula : null;
      })
    );
  };
  /** Returns a formula for the value at the table of a line; only tables that play the board have a value. */
  function chosen(index: number, { board }: Line, valueOf: (place: FieldTable) => string | null): string {
    const playing = new Set(board.plays.map((play) => play.table));
    const each = field.places.map((place) => (playing.has(place.table) && valueOf(place)) || '""');
    return `CHOOSE(${[table(index), ...each].join()})`;
  }
  const counted = ({ row, number }: Line) =>
    computed(`MATCH(${number},${scores.outside.range(["line1", `line${tables}`], row, row)},0)`);
  return {
    table: column(
      texts.common.tableHeading,
      6,
      label,
      visits
        ? (line, index) => computed(chosen(index, line, (place) => String(visitOf(plan, place.table).table)))
        : counted
    ),
    ns: column(fieldTexts.sides[kind].ns, NAME_WIDTH, TEAM_STYLES.seat, seated("ns")),
    ew: column(fieldTexts.sides[kind].ew, NAME_WIDTH, TEAM_STYLES.seat, seated("ew")),
    contract: column(texts.common.contract, 9.5, fixed, content("called")),
    by: column(texts.common.by, 4, fixed, content("declarer")),
    points: column(headings.points, 7.5, shown, content("result")),
    matchpointsNs: column(headings.matchpointsNs, 6.5, matchpoints, score("matchpointsNs")),
    matchpointsEw: column(headings.matchpointsEw, 6.5, matchpoints, score("matchpointsEw")),
    percentage: column(headings.percentage, 7.5, percentage, (line, index) => {
      const won = valueOf("matchpointsNs")(line, index);
      return computed(unlessBlank(won, rounded(`100*${won}/${unitsPerPoint(results) * topOf(results)}`)));
    }),
    impsNs: column(headings.impsNs, 7.5, imps, score("impsNs")),
    impsEw: column(headings.impsEw, 7.5, imps, score("impsEw")),
    ruled: column(null, 0, fixed, (line, index) =>
      computed(chosen(index, line, (place) => place.outsideCell("ruled", line.board.board)))
    ),
    ...(visits && { counted: column(null, 0, fixed, counted) }),
  };
}

/** The sheet Boards: each board's traveller, with all its results and what they are worth. */
export function boardsSheet(field: FieldSheets): Draft {
  const { session, head, paper } = field;
  const { boards } = session;
  const firsts = boards.map((_, index) => boards.slice(0, index).reduce((sum, { plays }) => sum + plays.length, 0));
  const list: List<BoardsColumn, Line> = layOutList(
    columnsOf(field, () => list),
    {
      sheet: words.name,
      headingRow: HEADING_ROW,
      rows: boards.flatMap(({ plays }) => plays).length,
      bands: firsts,
    }
  );
  const right = list.column("impsEw");
  const grid = titledGrid(head, words.name, widthsOf(list), { columns: right });
  const ruling = field.rulings ? fieldTexts.tables.ruling : undefined;
  writeLine(grid, 3, { right }, withRuling(list.range("ruled"), words.note, ruling), STYLES.note, NOTE_HEIGHT);
  writeHeadings(grid, list, STYLES.heading);
  const contents = rowContents(list);
  const starts = firsts.map((first) => bandRow(list, first));
  boards.forEach((board, index) => {
    const content = words.band(
      board.board,
      dealerOf(board.board),
      texts.common.vulnerable[vulnerabilityOf(board.board)]
    );
    writeLine(grid, starts[index] ?? 0, { right }, content, STYLES.band, BAND_HEIGHT);
    board.plays.forEach((_, line) => {
      const lineIndex = (firsts[index] ?? 0) + line;
      writeRow(
        grid,
        list,
        lineIndex,
        contents({ board, row: field.boards.rowOf(board.board), number: line + 1 }, lineIndex)
      );
    });
  });
  grid.highlight({ area: list.area("table"), formula: `$${list.cell("ruled", 0)}=1`, tone: "ruled" });
  const rows = Array.from({ length: list.rows }, (_, row) => list.row(row));
  const setup = printSetup(paper, list.lastRow, right, {
    titleRows: [HEADING_ROW, HEADING_ROW],
    once: [list.area("points")],
  });
  const lines = session.plan.kind === "pairs" ? 2 : 1;
  const isLong = session.plan.names.some((name) => name.length + NUMBER_LENGTH > lines * NAME_WIDTH);
  const bounds = ROW_BOUNDS[isLong ? "long" : "usual"];
  const print = () => {
    grid.height(HEADING_ROW, headingHeight(grid, list, HEADING_HEIGHT));
    return fillPage(grid, onPages(grid, setup, rows, bounds[0], starts.slice(1)) ?? setup, rows, bounds);
  };
  return grid.finish({ frozenRows: HEADING_ROW, print });
}
