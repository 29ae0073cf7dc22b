import { contestants, contestantsIn, type Contestant } from "../../movements/contestant";
import { atTable, guideOf, hasSitOut, tableIn, type Seating } from "../../movements/movement";
import { areShared, type FieldSeated } from "../../sessions/field/plan";
import { planInRoom, tablesInRoom } from "../../sessions/field/visits";
import { cardOf, narrow, wide, type Card } from "../kit/card";
import { codeColumn } from "../kit/card-code";
import { printCards, putCards } from "../kit/cards";
import { newGrid, writeNote, writeSheetTitle, type Grid } from "../kit/grid";
import { type Column, type Columns, spanningColumn } from "../kit/columns";
import { layOutList } from "../kit/list";
import { rowContents, writeDoubleHeadings, writeList, writeRow } from "../kit/write-list";
import { printSetup } from "../kit/page";
import { inNumbers } from "../../movements/board-runs";
import { startingBoards } from "../../movements/starting-boards";
import { boardsLabel } from "../labels";
import type { Draft, Orientation } from "../model";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { labelOf, outLabel, seatedLabel, seatedNumbers, titleOf, wallLabel } from "./contestants";
import type { FieldSheets } from "./field-sheets";
import { fieldTexts } from "./texts";

const { common, homeMovement } = texts;
const { movement: words } = fieldTexts;

const FIRST_ROW = 4;
/** Column widths in characters: for rounds, for boards; SEATS_WIDTH is for the seats of all tables together. */
const [ROUND_WIDTH, BOARDS_WIDTH] = [8, 8];
const SEATS_WIDTH = { portrait: 80, landscape: 124 } as const;
/** Number of columns that each seat takes; the cards join these columns in other ways. */
const SEAT_SPAN = 2;
/** Width in characters for "12 North", or for the boards with which a table starts. */
const SIT_WIDTH = 11;
/** Least and greatest height of a card's row, in points. */
const ROW_BOUNDS = [16, 30] as const;
/** Heights in points for the headings of the table of rounds: of one row with two lines, or of each of two rows. */
const [HEADING_HEIGHT, HALF_HEADING] = [40, 24] as const;
/** Least width of a seat with names, in characters; a narrower seat shows only numbers. */
const MIN_NAME_WIDTH = 12;

/** Returns a style for names, as large as the width of a seat allows. */
const wall = (width: number): Style => ({
  ...STYLES.fixed,
  size: Math.max(14, Math.min(18, Math.floor(width))),
  wrap: true,
  shrink: true,
});
const WALL_NUMBERS = {
  pairs: { ...STYLES.fixed, size: 20, shrink: true },
  individual: { ...STYLES.fixed, size: 16, shrink: true },
} as const;
const NARROW: Style = { ...STYLES.wall, wrap: false };

/** The Movement sheet: the table of rounds by numbers, a card for each table, and a card for each pair or player. */
export function movementSheet(workbook: FieldSheets): Draft {
  const { head, paper, tableLink } = workbook;
  const plan = planInRoom(workbook.session.plan);
  const field = { ...workbook, session: { ...workbook.session, plan } };
  const numbers = tablesInRoom(plan);
  const perTable = areShared(plan) ? 2 : 3;
  const columns = SEAT_SPAN * (perTable * numbers.length + (hasSitOut(plan.stretches) ? 1 : 0) + 2 - perTable);
  const seatWidth = (across: Orientation) => (SEAT_SPAN * SEATS_WIDTH[across]) / columns;
  const orientation = seatWidth("portrait") < MIN_NAME_WIDTH ? "landscape" : "portrait";
  const width = seatWidth(orientation) / SEAT_SPAN;
  const listWidths = [ROUND_WIDTH, BOARDS_WIDTH, ...Array<number>(columns).fill(width)];
  const codes = tableLink ? codeColumn(paper, listWidths, orientation) : null;
  const widths = codes ? [...listWidths, codes.width] : listWidths;
  const grid = newGrid(homeMovement.name, widths);
  writeSheetTitle(grid, head, homeMovement.name, widths.length);
  writeNote(grid, [words.note, ...(codes ? [texts.cardCode.note] : [])].join(" "), widths.length);
  const spans = spansOf(columns, width);
  const { starts, lastRow } = putCards(
    grid,
    putRounds(grid, field, SEAT_SPAN * width),
    numbers.map((table) => [table, tableCard(field, table, spans)] as const),
    contestants(plan.names.length).map((contestant) => guideCard(field, contestant, spans)),
    codes && tableLink ? { column: codes, link: tableLink, minRowHeight: ROW_BOUNDS[0] } : null
  );
  const print = printSetup(paper, lastRow, widths.length, { orientation });
  return grid.finish({ print: () => printCards(grid, print, starts, ROW_BOUNDS) });
}

/** Numbers of columns that a card joins: for table and seat, and for each of two columns of names. */
interface Spans {
  readonly sit: number;
  readonly names: readonly [first: number, second: number];
}

function spansOf(columns: number, width: number): Spans {
  const sit = Math.ceil(SIT_WIDTH / width);
  const first = Math.floor((columns - sit) / 2);
  return { sit, names: [first, columns - sit - first] };
}

/**
 * Writes the table of rounds for the wall, by numbers, followed by typed names if there is room for them.
 * @returns the table's last row.
 */
function putRounds(grid: Grid, field: FieldSheets, width: number): number {
  const hasNames = width >= MIN_NAME_WIDTH;
  const { plan } = field.session;
  const { stretches } = plan;
  const tables = tablesInRoom(plan);
  const sides = fieldTexts.sides[plan.kind];
  type Round = (typeof stretches)[number];
  const seated = (round: Round, table: number, side: "ns" | "ew") => tableIn(round, table)?.[side] ?? null;
  const seat = (table: number, side: "ns" | "ew"): [string, Column<Round>] => [
    `${side}${table}`,
    {
      ...headed(table, side === "ns" ? sides.shortNs : sides.shortEw),
      span: SEAT_SPAN,
      style: hasNames ? wall(width) : WALL_NUMBERS[plan.kind],
      content: (round) => {
        const label = seated(round, table, side);
        if (label === null) return "";
        return hasNames ? wallLabel(field, label) : seatedNumbers(label);
      },
    },
  ];
  /** Each table's boards if boards travel; the first table's are in the column of all boards. */
  const boards = (table: number): [string, Column<Round>] => [
    `boards${table}`,
    {
      ...headed(table, common.boards),
      ...(table !== tables[0] && { span: SEAT_SPAN }),
      style: NARROW,
      content: (round) => boardsLabel(tableIn(round, table)?.boards ?? []),
    },
  ];
  const shared = areShared(plan);
  /** Returns a column's heading; if boards travel, the table's number is above the table's three narrow columns. */
  function headed(table: number, heading: string): Pick<Column, "heading" | "over"> {
    return shared ? { heading: `${common.table(table)}\n${heading}` } : { heading, over: common.table(table) };
  }
  const columns: Columns<string, Round> = {
    round: spanningColumn(common.round, 1, NARROW, ({ round }) => round),
    ...(shared && {
      boards: spanningColumn<Round>(common.boards, 1, NARROW, ({ boards }) => boardsLabel(inNumbers(boards))),
    }),
    ...Object.fromEntries(
      tables.flatMap((table) => [...(shared ? [] : [boards(table)]), seat(table, "ns"), seat(table, "ew")])
    ),
    ...(hasSitOut(stretches) && {
      sitsOut: spanningColumn<Round>(homeMovement.sitsOut, SEAT_SPAN, wall(width), ({ sitsOut }) =>
        outLabel(field, sitsOut)
      ),
    }),
  };
  const list = layOutList(columns, {
    name: "movement",
    sheet: homeMovement.name,
    headingRow: shared ? FIRST_ROW : FIRST_ROW + 1,
    rows: stretches.length,
  });
  if (shared) writeList(grid, list, stretches, rowContents(list), HEADING_HEIGHT, undefined, STYLES.wall);
  else {
    writeDoubleHeadings(grid, list, { upper: STYLES.wall, lower: NARROW });
    for (const row of [FIRST_ROW, list.headingRow]) grid.height(row, HALF_HEADING);
    const contents = rowContents(list);
    stretches.forEach((round, row) => writeRow(grid, list, row, contents(round, row)));
  }
  return list.lastRow;
}

/** The card that lies on a table: who comes, and with which boards the table starts. */
function tableCard(field: FieldSheets, table: number, { sit, names: [first, second] }: Spans): Card {
  const { plan } = field.session;
  const { movement } = plan;
  const tables = tablesInRoom(plan);
  const sides = fieldTexts.sides[plan.kind];
  const shared = areShared(plan);
  return cardOf<Seating<FieldSeated>>(
    common.table(table),
    {
      round: narrow(common.round, ({ round }) => round),
      boards: narrow(common.boards, ({ boards }) => boardsLabel(boards)),
      ...(shared && {
        starts: narrow(
          common.startsWith,
          ({ boards }: Seating<FieldSeated>) =>
            boardsLabel(startingBoards(boards, tables.indexOf(table) + 1, tables.length)),
          sit
        ),
      }),
      ns: wide(sides.ns, ({ ns }) => seatedLabel(field, ns), shared ? first : first + sit),
      ew: wide(sides.ew, ({ ew }) => seatedLabel(field, ew), second),
    },
    atTable(movement, table)
  );
}

/** The card that a pair or a player carries. */
function guideCard(field: FieldSheets, contestant: Contestant, { sit, names: [first, second] }: Spans): Card {
  const { plan } = field.session;
  const isTheirs = (seated: FieldSeated) => contestantsIn(seated).includes(contestant);
  const isPair = plan.kind === "pairs";
  const rows = guideOf(plan.movement, isTheirs);
  type Row = (typeof rows)[number];
  const partnerOf = ({ seat }: Row) => {
    const [partner] = seat ? contestantsIn(seat.seated).filter((other) => other !== contestant) : [];
    return partner === undefined ? "" : labelOf(field, partner);
  };
  return cardOf<Row>(
    titleOf(field, contestant),
    {
      round: narrow(common.round, ({ round }) => round),
      boards: narrow(common.boards, ({ boards, seat }) => (seat || areShared(plan) ? boardsLabel(boards) : "")),
      sit: narrow(
        common.sit,
        ({ seat }) =>
          seat ? `${seat.table} ${placeAt(seat.seated, contestant, seat.side === "N-S")}` : homeMovement.sitOut,
        sit
      ),
      ...(!isPair && { partner: wide(words.partner, partnerOf, first) }),
      against: wide(
        fieldTexts.sides[plan.kind].against,
        ({ seat }) => (seat ? seatedLabel(field, seat.opponents) : ""),
        isPair ? first + second : second
      ),
    },
    rows
  );
}

/**
 * Returns where a contestant sits: "N-S" for a pair, "North" for a player; the first of two players sits North or East.
 */
function placeAt(seated: FieldSeated, contestant: Contestant, isNs: boolean): string {
  if (typeof seated === "number") return isNs ? common.ns : common.ew;
  const { N, S, E, W } = common.seats;
  const [first, second] = isNs ? [N, S] : [E, W];
  return seated[0] === contestant ? first : second;
}
