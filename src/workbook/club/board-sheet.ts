import { SEATS } from "../../bridge/seat";
import { VULNERABILITIES } from "../../bridge/vulnerability";
import { computed, ifElse, joined, type Content } from "../kit/content";
import { titledGrid, writeLine, type Grid } from "../kit/grid";
import type { Column, Columns } from "../kit/columns";
import { layOutList, type List, sheetWidths } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { numbers } from "../kit/columns";
import { printSetup } from "../kit/page";
import { countEqual } from "../kit/formula";
import { MAX_BOARDS } from "../../sessions/club/plan";
import type { ScoredClub } from "../../sessions/club/score-club";
import type { Draft } from "../model";
import { cellAddress, onSheet, textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { placeChosenRows, putChosenRows, shownIn } from "./chosen-rows";
import type { ChosenBoard, PairStep } from "./club-lists";
import type { ClubSheets } from "./club-sheets";
import { vulnerabilityNumber } from "./look-ups";
import { lineWhere } from "./pair-steps";
import { clubTexts } from "./texts";
import type { TravellerColumn } from "./travellers";

const { name: SHEET, choose, note, entry, deal: dealText, frequencies, times } = clubTexts.board;
const { headings } = clubTexts.results;

/** The cell of the board's number. */
const CHOICE = { row: 4, column: 2 } as const;
const HEADING_ROW = 7;
/** Lines for more tables than the evening had. */
const MORE_LINES = 3;
const MIN_LINES = 8;

/** In points. */
const HEIGHTS = { choice: 26, headings: 30, row: 21 } as const;
const CHOSEN: Style = { ...STYLES.entryWhole, size: 14, bold: true, isChoice: true };
const LISTED: Style = STYLES.listed;
export const LISTED_NAME: Style = { ...STYLES.listed, align: "left", shrink: true, inset: true };

type LineColumn = "ns" | "nsName" | "ew" | "ewName" | "contract" | "by" | "result" | "points" | "worthNs" | "worthEw";
type FrequencyColumn = "score" | "times" | "freqNs" | "freqEw";

/** How many results a board has room for. */
function linesOf({ plan, results }: ScoredClub): number {
  const maxTables = Math.max(Math.floor(plan.names.length / 2), ...results.values());
  return Math.max(MIN_LINES, maxTables + MORE_LINES);
}

export function placeChosenBoard(session: ScoredClub, left: number): ChosenBoard {
  const rows = placeChosenRows("chosenBoard", linesOf(session), left);
  return { rows, right: rows.right, cell: onSheet(SHEET, cellAddress(CHOICE.row, CHOICE.column)) };
}

/** Writes which rows are shown: North-South's best score first. */
export function putChosenBoard(grid: Grid, { chosenBoard, travellers }: ClubSheets): void {
  const { rows, cell } = chosenBoard;
  const isChosen = `${travellers.outsideAll("board")}=${cell}`;
  const [key, score] = [travellers.outsideAll("key"), travellers.outsideAll("score")];
  putChosenRows(grid, rows, travellers, isChosen, (row) => `IF(INDEX(${key},${row})>0,INDEX(${score},${row}),-10000)`);
}

/** The text of a typed cell of Results. */
export function typedIn({ travellers }: ClubSheets, key: TravellerColumn, row: string): string {
  return `INDEX(${travellers.outsideAll(key)},${row})&""`;
}

/** A pair's step by its number on Results. */
function ofPair({ pairSteps: { list } }: ClubSheets, side: "ns" | "ew", step: PairStep, id: string): string {
  const line = lineWhere(list, list.outside.range(side), id, list.outside.range("line"));
  return `IFERROR(INDEX(${list.outside.range(step)},1/(1/${line})),"")`;
}

/** The contract with X or XX, and points, or what was given in place of them. */
export function calledIn(sheets: ClubSheets, row: string): string {
  const doubled = `UPPER(${typedIn(sheets, "doubled", row)})`;
  return `UPPER(${typedIn(sheets, "contract", row)})&IF(${doubled}="R","XX",${doubled})`;
}

export function pointsIn({ travellers }: ClubSheets, row: string, sign = ""): string {
  const valueOf = (key: TravellerColumn) => `INDEX(${travellers.outsideAll(key)},${row})`;
  const score = sign === "" ? valueOf("score") : `IF(${valueOf("score")}="","",${sign}*${valueOf("score")})`;
  return `IF(${valueOf("key")}<0,${valueOf("adjusted")},${score})`;
}

function columnsOf(sheets: ClubSheets): Columns<LineColumn, number> {
  const { chosenBoard, travellers, session } = sheets;
  const isMatchpoints = session.plan.scoring === "matchpoints";
  const content =
    (formula: (row: string) => string) =>
    (_line: number, line: number): Content =>
      computed(shownIn(chosenBoard.rows, line, formula));
  const column = (heading: string, width: number, style: Style, formula: (row: string) => string): Column<number> => ({
    heading,
    width,
    style,
    content: content(formula),
  });
  const text = (key: TravellerColumn) => (row: string) => typedIn(sheets, key, row);
  const value = (key: TravellerColumn) => (row: string) => `INDEX(${travellers.outsideAll(key)},${row})`;
  const decimals: Style = { ...LISTED, format: "0.00" };
  const name = (side: "ns" | "ew") => (row: string) => ofPair(sheets, side, "name", text(side)(row));
  return {
    ns: column(headings.ns, 7, STYLES.listedBold, text("ns")),
    nsName: column(clubTexts.pairs.headings.name, 24, LISTED_NAME, name("ns")),
    ew: column(headings.ew, 7, STYLES.listedBold, text("ew")),
    ewName: column(clubTexts.pairs.headings.name, 24, LISTED_NAME, name("ew")),
    contract: column(headings.contract, 10, LISTED, (row) => calledIn(sheets, row)),
    by: column(headings.declarer, 6, LISTED, (row) => `UPPER(${text("declarer")(row)})`),
    result: column(headings.result, 8, LISTED, text("result")),
    points: column(headings.score, 11, STYLES.listedBold, (row) => pointsIn(sheets, row)),
    worthNs: column(isMatchpoints ? headings.matchpointsNs : headings.impsNs, 9, decimals, value("worthNs")),
    worthEw: column(isMatchpoints ? headings.matchpointsEw : headings.impsEw, 9, decimals, value("worthEw")),
  };
}

/** Returns the dealer and the vulnerability of a typed board; "" for none. */
function dealOf(board: string): Content {
  const dealer = computed(`MID("${SEATS.join("")}",MOD(${board}-1,${SEATS.length})+1,1)`);
  const sides = VULNERABILITIES.map((each) => textLiteral(texts.common.vulnerable[each]));
  const vulnerable = computed(`CHOOSE(${vulnerabilityNumber(board)},${sides.join()})`);
  return ifElse(`N(${board})<1`, "", joined(...dealText(dealer, vulnerable)));
}

/** The sheet Board: the traveller of the board that is typed, and how often it had each score. */
export function boardSheet(sheets: ClubSheets): Draft {
  const { head, paper, chosenBoard } = sheets;
  const { rows } = chosenBoard;
  const list = layOutList<LineColumn, number>(columnsOf(sheets), {
    name: "traveller",
    sheet: SHEET,
    headingRow: HEADING_ROW,
    rows: rows.rows,
  });
  const below: List<FrequencyColumn, number> = layOutList<FrequencyColumn, number>(
    frequencyColumns(sheets, list, () => below),
    {
      name: "frequencies",
      sheet: SHEET,
      headingRow: list.lastRow + 3,
      rows: rows.rows,
      left: list.column("contract"),
    }
  );
  const widths = sheetWidths(list);
  const grid = titledGrid(head, SHEET, widths, { note });
  grid.put(CHOICE.row, 1, choose, STYLES.status);
  grid.put(CHOICE.row, CHOICE.column, 1, CHOSEN);
  const rightOfChoice = { left: list.column("ew"), right: list.right };
  const deal = dealOf(cellAddress(CHOICE.row, CHOICE.column));
  writeLine(grid, CHOICE.row, rightOfChoice, deal, { ...STYLES.status, inset: true }, HEIGHTS.choice);
  const rule = numbers("whole", [1, MAX_BOARDS], entry);
  grid.validate({ area: { top: CHOICE.row, bottom: CHOICE.row, left: CHOICE.column, right: CHOICE.column }, ...rule });
  const lines = Array.from({ length: rows.rows }, (_, line) => line);
  writeList(grid, list, lines, rowContents(list), HEIGHTS.headings, HEIGHTS.row);
  writeLine(grid, below.headingRow - 1, below, frequencies, STYLES.status, HEIGHTS.row);
  writeList(grid, below, lines, rowContents(below), HEIGHTS.headings, HEIGHTS.row);
  grid.highlight({ area: list.area(["ns", "worthEw"]), formula: `$${list.cell("ns", 0)}<>""`, tone: "lined" });
  grid.highlight({ area: below.area(["score", "freqEw"]), formula: `$${below.cell("score", 0)}<>""`, tone: "lined" });
  const print = printSetup(paper, below.lastRow, list.right, { titleRows: [1, 2], once: [list.area("ns")] });
  return grid.finish({ print });
}

function frequencyColumns(
  { chosenBoard: { rows }, session, travellers }: ClubSheets,
  list: List<LineColumn, number>,
  frequencyList: () => List<FrequencyColumn, number>
): Columns<FrequencyColumn, number> {
  const isMatchpoints = session.plan.scoring === "matchpoints";
  const points = list.range("points");
  const score = (line: number) => frequencyList().cell("score", line);
  const worth = (key: "worthNs" | "worthEw") => (_: number, line: number) => {
    const row = `INDEX(${rows.outside.range("line")},MATCH(${score(line)},${points},0))`;
    return computed(`IF(${score(line)}="","",INDEX(${travellers.outsideAll(key)},${row}))`);
  };
  const decimals: Style = { ...LISTED, format: "0.00" };
  return {
    score: {
      heading: headings.score,
      style: STYLES.listedBold,
      content: (_line, line) =>
        computed(
          line === 0
            ? `IF(COUNT(${points})=0,"",LARGE(${points},1))`
            : `IFERROR(IF(${score(line - 1)}="","",LARGE(${points},1+SUM(${frequencyList().range("times", 0, line - 1)}))),"")`
        ),
    },
    times: {
      heading: times,
      style: LISTED,
      content: (_line, line) => computed(`IF(${score(line)}="","",${countEqual(points, score(line))})`),
    },
    freqNs: {
      heading: isMatchpoints ? headings.matchpointsNs : headings.impsNs,
      style: decimals,
      content: worth("worthNs"),
    },
    freqEw: {
      heading: isMatchpoints ? headings.matchpointsEw : headings.impsEw,
      style: decimals,
      content: worth("worthEw"),
    },
  };
}
