import { computed, ifElse, joined, type Content } from "../kit/content";
import { titledGrid, writeLine, type Grid } from "../kit/grid";
import type { Column, Columns } from "../kit/columns";
import { layOutList, type List, sheetWidths } from "../kit/list";
import { allComputed, rowContents, writeHeadings, writeList, writeRow } from "../kit/write-list";
import { printSetup } from "../kit/page";
import type { ScoredClub } from "../../sessions/club/score-club";
import type { Draft } from "../model";
import { cellAddress, onSheet, textLiteral } from "../reference";
import { STYLES, type Style } from "../theme";
import { texts } from "../texts";
import { stepList } from "../working/steps";
import { calledIn, LISTED_NAME, pointsIn, typedIn } from "./board-sheet";
import { placeChosenRows, putChosenRows, shownIn } from "./chosen-rows";
import type { ChosenPair, ChosenPairStep } from "./club-lists";
import type { ClubSheets } from "./club-sheets";
import { lineWhere } from "./pair-steps";
import { clubTexts } from "./texts";
import type { TravellerColumn } from "./travellers";

const { name: SHEET, choose, note, against, place, sits } = clubTexts.scoreCard;
const { headings } = clubTexts.results;
const { sides } = clubTexts.pairs;

/** Cells of the pair's number, and of its side if N-S and E-W are ranked apart. */
const CHOICE = { row: 4, column: 2, side: 3 } as const;
const HEADING_ROW = 6;
const MORE_LINES = 2;

/** In points. */
const HEIGHTS = { choice: 26, headings: 30, row: 21 } as const;
const CHOSEN: Style = { ...STYLES.entryText, size: 14, bold: true, isChoice: true };

const NAMED: Style = { ...STYLES.status, size: 14, shrink: true, inset: true };

type CardColumn =
  "board" | "sits" | "other" | "name" | "contract" | "by" | "result" | "points" | "worth" | "percentage";

/** No pair has this number. */
const NO_PAIR = textLiteral("!");

export function placeChosenPair({ plan, played, plays }: ScoredClub, left: number): ChosenPair {
  const boards = new Set(plays.map(({ board }) => board)).size;
  const lines = Math.max(boards || plan.boards, ...played) + MORE_LINES;
  const steps = stepList<ChosenPairStep>("chosen", ["id", "ns", "ew", "pair"], { left, rows: 1 });
  const rows = placeChosenRows("chosenPair", lines, steps.right + 1);
  const seats = stepList<"seat">("chosenSeat", ["seat"], { left: rows.right + 1, rows: lines }, () => true);
  return { steps, rows, seats, right: seats.right };
}

/** Writes which rows are shown: by the numbers of boards. */
export function putChosenPair(grid: Grid, { chosenPair, travellers, session, pairSteps }: ClubSheets): void {
  const { steps, rows, seats } = chosenPair;
  const chosen = (column: number) => onSheet(SHEET, cellAddress(CHOICE.row, column));
  const isTwo = session.plan.winners === 2;
  const [id, ns, ew] = [steps.fixed("id", 0), steps.fixed("ns", 0), steps.fixed("ew", 0)];
  const side = chosen(CHOICE.side);
  const line = (seat: string, key: "ns" | "ew") => lineWhere(pairSteps.list, pairSteps.list.range(key), seat);
  writeHeadings(grid, steps);
  writeRow(
    grid,
    steps,
    0,
    allComputed({
      id: `IF(TRIM(${chosen(CHOICE.column)})="",${NO_PAIR},UPPER(TRIM(${chosen(CHOICE.column)})))`,
      ns: isTwo ? `IF(${side}="${sides.ew}",${NO_PAIR},${id})` : id,
      ew: isTwo ? `IF(${side}="${sides.ew}",${id},${NO_PAIR})` : id,
      pair: isTwo ? `${line(ns, "ns")}+${line(ew, "ew")}` : line(ns, "ns"),
    })
  );
  const isAt = (key: "ns" | "ew", seat: string) => `(${travellers.outsideAll(key)}&""=${seat})`;
  const isChosen = `(${isAt("ns", ns)}+${isAt("ew", ew)}>0)`;
  putChosenRows(grid, rows, travellers, isChosen, (row) => `0-INDEX(${travellers.outsideAll("board")},${row})`);
  writeHeadings(grid, seats);
  for (let index = 0; index < seats.rows; index++) {
    const row = rows.cell("line", index);
    const seat = `IF(INDEX(${travellers.outsideAll("ns")},${row})&""=${ns},1,2)`;
    writeRow(grid, seats, index, { seat: computed(`IF(${row}="","",${seat})`) });
  }
}

function columnsOf(sheets: ClubSheets, card: () => List<CardColumn, number>): Partial<Columns<CardColumn, number>> {
  const { chosenPair, travellers, session, pairSteps } = sheets;
  const { rows, seats } = chosenPair;
  const isMatchpoints = session.plan.scoring === "matchpoints";
  const column = (
    heading: string,
    width: number,
    style: Style,
    formula: (row: string, line: number) => string
  ): Column<number> => ({
    heading,
    width,
    style,
    content: (_line, line): Content => computed(shownIn(rows, line, (row) => formula(row, line))),
  });
  const text = (key: TravellerColumn) => (row: string) => typedIn(sheets, key, row);
  const value = (key: TravellerColumn, row: string) => `INDEX(${travellers.outsideAll(key)},${row})`;
  const bySeat = (line: number, ns: string, ew: string) => `IF(${seats.outside.cell("seat", line)}=1,${ns},${ew})`;
  const bySide = (ns: TravellerColumn, ew: TravellerColumn) => (row: string, line: number) =>
    bySeat(line, value(ns, row), value(ew, row));
  const { outside } = pairSteps.list;
  const decimals: Style = { ...STYLES.listed, format: "0.00" };
  return {
    board: column(headings.board, 9, STYLES.listedBold, (row) => value("board", row)),
    sits: column(sits, 8, STYLES.listed, (_row, line) => bySeat(line, `"${sides.ns}"`, `"${sides.ew}"`)),
    other: column(against, 9, STYLES.listedBold, (row, line) => `${bySide("ew", "ns")(row, line)}&""`),
    name: column(clubTexts.pairs.headings.name, 28, LISTED_NAME, (_row, line) => {
      const lineOf = (key: "ns" | "ew") =>
        lineWhere(pairSteps.list, outside.range(key), card().cell("other", line), outside.range("line"));
      return `IFERROR(INDEX(${outside.range("name")},1/(1/${bySeat(line, lineOf("ew"), lineOf("ns"))})),"")`;
    }),
    contract: column(headings.contract, 10, STYLES.listed, (row) => calledIn(sheets, row)),
    by: column(headings.declarer, 6, STYLES.listed, (row) => `UPPER(${text("declarer")(row)})`),
    result: column(headings.result, 8, STYLES.listed, text("result")),
    points: column(headings.score, 10, STYLES.listedBold, (row) => pointsIn(sheets, row)),
    worth: column(isMatchpoints ? "MP" : texts.common.imps, 9, decimals, bySide("worthNs", "worthEw")),
    ...(isMatchpoints && {
      percentage: column("%", 9, decimals, (_row, line) => {
        const worth = card().cell("worth", line);
        const { list } = pairSteps;
        const maxResults = `INDEX(${list.outside.range("maxResults")},${chosenPair.steps.outside.fixed("pair", 0)})`;
        return `IF(${worth}="","",IFERROR(50*${worth}/(${maxResults}-1),""))`;
      }),
    }),
  };
}

/** The sheet Score card: the boards of the pair that is typed. */
export function scoreCardSheet(sheets: ClubSheets): Draft {
  const { head, paper, chosenPair, session, pairSteps } = sheets;
  const list: List<CardColumn, number> = layOutList<CardColumn, number>(
    columnsOf(sheets, () => list),
    { sheet: SHEET, headingRow: HEADING_ROW, rows: chosenPair.rows.rows }
  );
  const grid = titledGrid(head, SHEET, sheetWidths(list), { note });
  const { row, column, side } = CHOICE;
  grid.put(row, 1, choose, STYLES.status);
  grid.put(row, column, session.pairs[0]?.id ?? null, CHOSEN);
  if (session.plan.winners === 2) {
    grid.put(row, side, sides.ns, CHOSEN);
    const rule = { kind: "list", values: Object.values(sides) } as const;
    const { side: error } = clubTexts.pairs.entry;
    grid.validate({ area: { top: row, bottom: row, left: side, right: side }, rule, error });
  }
  const step = (key: "name" | "place" | "total") =>
    `INDEX(${pairSteps.list.outside.range(key)},${chosenPair.steps.outside.fixed("pair", 0)})`;
  const pair = chosenPair.steps.outside.fixed("pair", 0);
  const unit = session.plan.scoring === "matchpoints" ? " %" : ` ${texts.common.imps}`;
  const shownTotal = place(computed(step("place")), computed(`FIXED(${step("total")},2)&"${unit}"`));
  const total = ifElse(`IF(${pair}=0,"",${step("total")})=""`, "", joined(...shownTotal));
  const last = list.right;
  writeLine(grid, row, { left: side + 1, right: last - 4 }, computed(`IF(${pair}=0,"",${step("name")})`), NAMED);
  writeLine(grid, row, { left: last - 3, right: last }, total, { ...NAMED, align: "right" }, HEIGHTS.choice);
  const lines = Array.from({ length: chosenPair.rows.rows }, (_, line) => line);
  writeList(grid, list, lines, rowContents(list), HEIGHTS.headings, HEIGHTS.row);
  const shown = list.area(["board", list.has("percentage") ? "percentage" : "worth"]);
  grid.highlight({ area: shown, formula: `$${list.cell("board", 0)}<>""`, tone: "lined" });
  const print = printSetup(paper, list.lastRow, list.right, { titleRows: [1, 2], once: [list.area("board")] });
  return grid.finish({ print });
}
