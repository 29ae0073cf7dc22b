import type { Contestant, Partners } from "../../movements/contestant";
import { atTable, hasSitOut, tableOf, type Seating, type Stretch } from "../../movements/movement";
import { dealOfBoard } from "../../sessions/chicago/plan";
import { cardOf, narrow, wide, writeCutLine } from "../kit/card";
import { codeColumn } from "../kit/card-code";
import { putCards, WALL_ROWS } from "../kit/cards";
import { joined, type TextPart } from "../kit/content";
import { newGrid, writeNote, writeSheetTitle } from "../kit/grid";
import type { Column, Columns } from "../kit/columns";
import { layOutList } from "../kit/list";
import { rowContents, writeDoubleHeadings, writeRow } from "../kit/write-list";
import { fillRemainingRows, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { playerLabel, type ChicagoSheets } from "./chicago-sheets";
import { chicagoTexts } from "./texts";

const { movement: words } = chicagoTexts;

/** Row of the seats' headings; the row above names the sides. */
const FIRST_ROW = 5;
/**
 * Widths in characters: of the columns for rounds and deals; of the seats, and of two more columns if somebody sits
 * out.
 */
const ROUND_WIDTH = 8;
const WIDTHS = { all: [20, 20, 20, 20], some: [15.5, 15.5, 15.5, 15.5, 9, 9] } as const;
/** Height of the headings, in points. */
const HEADING_HEIGHT = 28;

const ROUND: Style = { ...STYLES.wall, wrap: false };
const SEAT: Style = { ...TEAM_STYLES.seat, size: 18 };

/**
 * Returns the Movement sheet: who sits where in each round; below, the table's card with a code if the table has a
 * link.
 */
export function movementSheet(sheets: ChicagoSheets): Draft {
  const { session, head, paper, tableLink, lists } = sheets;
  const { plan } = session;
  const hasOut = hasSitOut(plan.stretches);
  const seatWidths = WIDTHS[hasOut ? "some" : "all"];
  const listWidths = [ROUND_WIDTH, ROUND_WIDTH, ...seatWidths];
  const codes = tableLink ? codeColumn(paper, listWidths) : null;
  const widths = codes ? [...listWidths, codes.width] : listWidths;
  const { name } = texts.homeMovement;
  const grid = newGrid(name, widths);
  writeSheetTitle(grid, head, name, widths.length);
  writeNote(
    grid,
    [hasOut ? words.noteOut : words.note, ...(codes ? [texts.cardCode.note] : [])].join(" "),
    widths.length
  );
  const label = (player: Contestant) => playerLabel(lists.names, player);
  const deals = (boards: readonly number[]) => boardsLabel(boards.map((board) => dealOfBoard(plan, board)));
  const seat = (heading: string, side: "ns" | "ew", index: 0 | 1): Column<Stretch<Partners>> => ({
    heading,
    over: texts.common[side],
    style: SEAT,
    content: (round) => label(tableOf(round, 1)[side][index]),
  });
  const shown: Columns<string, Stretch<Partners>> = {
    round: { heading: texts.common.round, style: ROUND, content: ({ round }) => round },
    deals: { heading: chicagoTexts.deals, style: ROUND, content: ({ boards }) => deals(boards) },
    north: seat(words.north, "ns", 0),
    south: seat(words.south, "ns", 1),
    east: seat(words.east, "ew", 0),
    west: seat(words.west, "ew", 1),
    ...(hasOut && {
      out: {
        heading: texts.homeMovement.sitsOut,
        span: 2,
        style: SEAT,
        content: ({ sitsOut }: Stretch<Partners>) => listed(sitsOut.map(label)),
      },
    }),
  };
  const list = layOutList(shown, { name: "movement", sheet: name, headingRow: FIRST_ROW, rows: plan.rounds });
  writeDoubleHeadings(grid, list, { upper: STYLES.wall, lower: STYLES.wall });
  for (const row of [FIRST_ROW - 1, FIRST_ROW]) grid.height(row, HEADING_HEIGHT);
  const contents = rowContents(list);
  plan.stretches.forEach((round, row) => writeRow(grid, list, row, contents(round, row)));
  let { lastRow } = list;
  if (codes && tableLink) {
    const half = seatWidths.length / 2;
    const two = ([first, second]: Partners) => joined(label(first), chicagoTexts.and, label(second));
    const card = cardOf<Seating<Partners>>(
      texts.common.table(1),
      {
        round: narrow(texts.common.round, ({ round }) => round),
        deals: narrow(chicagoTexts.deals, ({ boards }) => deals(boards)),
        ns: wide(texts.common.ns, ({ ns }) => two(ns), half),
        ew: wide(texts.common.ew, ({ ew }) => two(ew), half),
      },
      atTable(plan.movement, 1)
    );
    const code = { column: codes, link: tableLink, minRowHeight: WALL_ROWS[0] };
    ({ lastRow } = putCards(grid, writeCutLine(grid, lastRow) - 1, [[1, card]], [], code));
  }
  const print = printSetup(paper, lastRow, widths.length);
  return grid.finish({ print: () => fillRemainingRows(grid, print, FIRST_ROW, WALL_ROWS) });
}

/** Joins texts with commas between them. */
function listed(each: readonly TextPart[]) {
  return joined(...each.flatMap((part, i) => (i === 0 ? [part] : [", ", part])));
}
