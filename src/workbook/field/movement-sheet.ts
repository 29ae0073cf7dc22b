import { contestantNumber, contestants, contestantsIn, type Contestant } from "../../movements/contestant";
import { atTable, guideOf, hasSitOut, tableNumbers, tableOf } from "../../movements/movement";
import type { FieldPlan, FieldSeated } from "../../sessions/field/plan";
import { narrow, wide, type Card } from "../kit/card";
import { codeColumn } from "../kit/card-code";
import { putCards } from "../kit/cards";
import { joined, type TextPart } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { newGrid, putNote, putSheetTitle, type Grid } from "../kit/grid";
import { placeList, putList, recordBy, type Columns, type RowContents } from "../kit/list";
import { fillRest, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { labelOf, seatedLabel, seatedNumbers, type FieldSheets } from "./field-sheets";
import { fieldTexts } from "./texts";

const { common, homeMovement } = texts;
const { movement: words } = fieldTexts;

const FIRST_ROW = 4;
/** In characters: of the rounds and the boards, and what the seats of all tables share. */
const [ROUND_WIDTH, BOARDS_WIDTH, SEATS_WIDTH] = [8, 8, 80];
/** The seats of a table lie over two columns each, which the cards join otherwise. */
const SEAT_SPAN = 2;
/** What a card needs for "12 North" or for the boards with which a table starts. */
const SIT_WIDTH = 11;
/** In points: of a line of the table of rounds, and bounds for a row of a card. */
const [ROUND_HEIGHT, ROW_BOUNDS] = [22, [17, 26]] as const;

/** The Movement sheet: the table of rounds by numbers, a card for each table, and one for each pair or player. */
export function movementSheet(field: FieldSheets): Draft {
  const { session, head, paper, tableLink } = field;
  const { plan } = session;
  const columns = SEAT_SPAN * (2 * plan.tables + (hasSitOut(plan.stretches) ? 1 : 0));
  const width = SEATS_WIDTH / columns;
  const listWidths = [ROUND_WIDTH, BOARDS_WIDTH, ...Array<number>(columns).fill(width)];
  const codes = tableLink ? codeColumn(paper, listWidths) : null;
  const widths = codes ? [...listWidths, codes.width] : listWidths;
  const grid = newGrid(homeMovement.name, widths);
  putSheetTitle(grid, head, homeMovement.name, widths.length);
  putNote(grid, [words.note, ...(codes ? [texts.cardCode.note] : [])].join(" "), widths.length);
  const spans = spansOf(columns, width);
  const { starts, lastRow } = putCards(
    grid,
    putRounds(grid, plan),
    tableNumbers(plan.tables).map((table) => tableCard(field, table, spans)),
    contestants(plan.names.length).map((contestant) => guideCard(field, contestant, spans)),
    codes && tableLink ? { column: codes, link: tableLink, leastRow: ROW_BOUNDS[0] } : null
  );
  const rows = grid.rowsWithoutHeight(FIRST_ROW, lastRow);
  const onePage = printSetup(paper, lastRow, widths.length);
  return grid.finish({
    print: () => fillRest(grid, onPages(grid, onePage, rows, ROW_BOUNDS[0], starts) ?? onePage, FIRST_ROW, ROW_BOUNDS),
  });
}

/** How many columns a card joins for where one sits, and for two columns of names behind that. */
interface Spans {
  readonly sit: number;
  readonly names: readonly [first: number, second: number];
}

function spansOf(columns: number, width: number): Spans {
  const sit = Math.ceil(SIT_WIDTH / width);
  const first = Math.floor((columns - sit) / 2);
  return { sit, names: [first, columns - sit - first] };
}

type RoundColumn = "round" | "boards" | `${"ns" | "ew"}${number}` | "sitsOut";

/** Writes the table of rounds, by numbers: for the wall. @returns its last row. */
function putRounds(grid: Grid, plan: FieldPlan): number {
  const { stretches, tables } = plan;
  const all = tableNumbers(tables);
  const seat = (table: number, side: string) => ({
    heading: common.seat(table, side),
    ...{ span: SEAT_SPAN, style: STYLES.fixed },
  });
  const columns: Partial<Columns<RoundColumn>> = {
    round: { heading: common.round, style: STYLES.label },
    boards: { heading: common.boards, style: STYLES.label },
    ...Object.assign(
      {},
      ...all.map((table) => ({ [`ns${table}`]: seat(table, common.ns), [`ew${table}`]: seat(table, common.ew) }))
    ),
    ...(hasSitOut(plan.stretches) && {
      sitsOut: { heading: homeMovement.sitsOut, span: SEAT_SPAN, style: STYLES.fixed },
    }),
  };
  const list = placeList(columns, { sheet: homeMovement.name, headingRow: FIRST_ROW, rows: stretches.length });
  const row = (stretch: (typeof stretches)[number]): RowContents<RoundColumn> => ({
    round: stretch.round,
    boards: boardsLabel(stretch.boards),
    ...recordBy(
      all,
      (table) => `ns${table}` as const,
      (table) => seatedNumbers(tableOf(stretch, table).ns)
    ),
    ...recordBy(
      all,
      (table) => `ew${table}` as const,
      (table) => seatedNumbers(tableOf(stretch, table).ew)
    ),
    ...(list.has("sitsOut") && { sitsOut: stretch.sitsOut.map(contestantNumber).join(fieldTexts.and) }),
  });
  putList(grid, list, stretches, row, 2 * ROUND_HEIGHT, ROUND_HEIGHT);
  return list.lastRow;
}

/** The boards with which a table starts a round: it hands them on when it has played them. */
export function startingBoards(boards: readonly number[], table: number, tables: number): number[] {
  const from = (index: number) => Math.ceil((index * boards.length) / tables);
  return boards.slice(from(table - 1), from(table));
}

/** The card that lies on a table: who comes, and with which boards it starts. */
function tableCard(
  field: FieldSheets,
  table: number,
  { sit, names: [first, second] }: Spans
): Card<"round" | "boards" | "starts" | "ns" | "ew"> {
  const { movement, tables } = field.session.plan;
  return {
    heading: common.table(table),
    columns: {
      round: narrow(common.round),
      boards: narrow(common.boards),
      starts: { ...narrow(words.startsWith), span: sit },
      ns: wide(common.ns, first),
      ew: wide(common.ew, second),
    },
    rows: atTable(movement, table).map(({ round, boards, ns, ew }) => ({
      round,
      boards: boardsLabel(boards),
      starts: boardsLabel(startingBoards(boards, table, tables)),
      ns: seatedLabel(field, ns),
      ew: seatedLabel(field, ew),
    })),
  };
}

/** The card that a pair or a player carries. */
function guideCard(
  field: FieldSheets,
  contestant: Contestant,
  { sit, names: [first, second] }: Spans
): Card<"round" | "boards" | "sit" | "partner" | "against"> {
  const { plan } = field.session;
  const isTheirs = (seated: FieldSeated) => contestantsIn(seated).includes(contestant);
  const isPair = plan.kind === "pairs";
  const heading: TextPart = isPair ? homeMovement.pair : words.player;
  return {
    heading: joined(heading, labelOf(field, contestant)),
    columns: {
      round: narrow(common.round),
      boards: narrow(common.boards),
      sit: { ...narrow(words.sit), span: sit },
      ...(!isPair && { partner: wide(words.partner, first) }),
      against: wide(common.against, isPair ? first + second : second),
    } as Columns<"round" | "boards" | "sit" | "partner" | "against">,
    rows: guideOf(plan.movement, isTheirs).map(({ round, boards, seat }) => {
      const [partner] = seat ? contestantsIn(seat.seated).filter((other) => other !== contestant) : [];
      return {
        round,
        boards: boardsLabel(boards),
        sit: seat ? `${seat.table} ${placeAt(seat.seated, contestant, seat.side === "N-S")}` : homeMovement.sitOut,
        ...(!isPair && { partner: partner === undefined ? "" : labelOf(field, partner) }),
        against: seat ? seatedLabel(field, seat.opponents) : "",
      };
    }),
  };
}

/** "N-S" of a pair; "North" of a player: the first of two sits North or East. */
function placeAt(seated: FieldSeated, contestant: Contestant, isNs: boolean): string {
  if (typeof seated === "number") return isNs ? common.ns : common.ew;
  const { N, S, E, W } = common.seats;
  const [first, second] = isNs ? [N, S] : [E, W];
  return seated[0] === contestant ? first : second;
}
