import { dealerOf } from "../../bridge/board";
import { contestants, type Contestant } from "../../movements/contestant";
import {
  atTable,
  guideOf,
  hasSitOut,
  stretchesOf,
  tableOf,
  type GuideRow,
  type Movement,
  type Seating,
  type Stretch,
} from "../../movements/movement";
import { teamsIn } from "../../movements/pairs-in-teams";
import { startingBoards } from "../../movements/starting-boards";
import { cardOf, narrow, wide, type Card } from "../kit/card";
import { codeColumn } from "../kit/card-code";
import { printCards, putCards } from "../kit/cards";
import type { Computed } from "../kit/content";
import { newGrid, writeNote, writeSheetTitle, type Grid } from "../kit/grid";
import type { Column, Columns } from "../kit/columns";
import { layOutList } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { printSetup } from "../kit/page";
import { boardsLabel, subroundLabel } from "../labels";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { pairName } from "./chart-data";
import { pairTitle, type HomeSheets } from "./home-sheets";

const FIRST_ROW = 4;
/** Heights in points: of the headings of the table of rounds, and bounds for a row of a card. */
const [HEADING_HEIGHT, ROW_BOUNDS] = [40, [17, 30]] as const;

/**
 * Widths in characters of the columns right of the rounds and boards: `all` if nobody sits out, `sitOut` if a pair
 * does. The table of rounds joins these columns into columns for names at two tables; the cards join them into two
 * narrow columns and two columns for names.
 */
const WIDTHS = {
  all: [9.5, 10, 19.5, 10, 9.5, 19.5],
  sitOut: [8, 7.6, 15.6, 7.8, 7.8, 15.6, 15.6],
} as const;
/** Numbers of columns: in front of the names on a card, and under the second column of names. */
const [BEFORE_NAMES, SECOND_NAMES] = [4, 2];

const TABLES = [1, 2] as const;

const { cardCode, common, homeMovement: words } = texts;

/** Returns the Movement sheet: the table of rounds, a card for each table, and a guide card for each pair. */
export function movementSheet(home: HomeSheets): Draft {
  const { session, lists, head, paper, tableLink } = home;
  const { plan } = session;
  const listWidths = [10, 8, ...WIDTHS[hasSitOut(plan.subrounds) ? "sitOut" : "all"]];
  const codes = tableLink ? codeColumn(paper, listWidths) : null;
  const widths = codes ? [...listWidths, codes.width] : listWidths;
  const right = widths.length;
  const grid = newGrid(words.name, widths);
  writeSheetTitle(grid, head, words.name, right);
  writeNote(grid, [words.note(plan.pairs.length), ...(codes ? [cardCode.note] : [])].join(" "), right);
  const name = (pair: Contestant) => pairName(home, pair);
  const spans: NameSpans = [listWidths.length - BEFORE_NAMES - SECOND_NAMES, SECOND_NAMES];
  const { starts, lastRow } = putCards(
    grid,
    putRounds(grid, home),
    TABLES.map((table) => [table, tableCard(table, plan.movement, name, spans)] as const),
    contestants(plan.pairs.length).map((pair) =>
      guideCard(pair, plan.movement, { title: pairTitle(lists.names, pair), name }, spans)
    ),
    codes && tableLink ? { column: codes, link: tableLink, minRowHeight: ROW_BOUNDS[0] } : null
  );
  const print = printSetup(paper, lastRow, right);
  return grid.finish({ print: () => printCards(grid, print, starts, ROW_BOUNDS) });
}

/** Writes the table of rounds. @returns the table's last row. */
function putRounds(grid: Grid, home: HomeSheets): number {
  const { subrounds } = home.session.plan;
  const hasOut = hasSitOut(subrounds);
  // The table of rounds is put on the wall.
  const style: Style = { ...TEAM_STYLES.seat, size: hasOut ? 14 : 18 };
  const name = (pair: Contestant) => pairName(home, pair);
  const seat = (table: number, side: "ns" | "ew", span: number): Column<Stretch<Contestant>> => ({
    heading: common.seat(table, common[side]),
    span,
    style,
    content: (subround) => name(tableOf(subround, table)[side]),
  });
  const columns: Columns<string, Stretch<Contestant>> = {
    round: { heading: common.round, style: STYLES.wall, content: subroundLabel },
    boards: { heading: common.boards, style: STYLES.wall, content: ({ boards }) => boardsLabel(boards) },
    ns1: seat(1, "ns", 2),
    ew1: seat(1, "ew", 1),
    ns2: seat(2, "ns", 2),
    ew2: seat(2, "ew", 1),
    ...(hasOut && {
      sitsOut: {
        heading: words.sitsOut,
        style,
        content: ({ sitsOut: [pair] }: Stretch<Contestant>) => (pair === undefined ? "" : name(pair)),
      },
    }),
  };
  const list = layOutList(columns, {
    name: "movement",
    sheet: words.name,
    headingRow: FIRST_ROW,
    rows: subrounds.length,
  });
  writeList(grid, list, subrounds, rowContents(list), HEADING_HEIGHT, undefined, STYLES.wall);
  return list.lastRow;
}

/** Returns a pair's number and name as a cell's content. */
export type Namer = (pair: Contestant) => Computed;

/** Number of columns under "Table, seat" on a pair's card: as wide as two narrow columns of a table's card above. */
const SIT_SPAN = 2;

/** Numbers of the sheet's columns under the two columns of names of a card. */
type NameSpans = readonly [first: number, second: number];

/** Returns the card for a table: for each round, the pairs, the boards, and the boards with which the table starts. */
export function tableCard(table: 1 | 2, movement: Movement<Contestant>, name: Namer, [first, second]: NameSpans): Card {
  const starts = ({ part, boards }: Seating<Contestant>) =>
    part === null ? startingBoards(boards, table, TABLES.length) : boards;
  return cardOf<Seating<Contestant>>(
    common.table(table),
    {
      round: narrow(common.round, subroundLabel),
      boards: narrow(common.boards, ({ boards }) => boardsLabel(boards)),
      dealer: narrow(common.firstDealer.heading, (seating) =>
        common.firstDealer.said(dealerOf(Math.min(...starts(seating))))
      ),
      starts: narrow(common.starts, (seating) => boardsLabel(starts(seating))),
      ns: wide(common.ns, ({ ns }) => name(ns), first),
      ew: wide(common.ew, ({ ew }) => name(ew), second),
    },
    inWholeRounds(atTable(movement, table))
  );
}

/** Joins the seatings of a round's two halves into one if the same pairs stay at the table. */
function inWholeRounds(seatings: readonly Seating<Contestant>[]): Seating<Contestant>[] {
  return seatings.reduce<Seating<Contestant>[]>((whole, seating) => {
    const before = whole[whole.length - 1];
    const { round, ns, ew, boards } = seating;
    if (before?.round !== round || before.ns !== ns || before.ew !== ew) return [...whole, seating];
    return [...whole.slice(0, -1), { ...seating, part: null, boards: [...before.boards, ...boards] }];
  }, []);
}

/** Returns the card that a pair carries: for each round, its seat, opponents and team-mates. */
export function guideCard(
  pair: Contestant,
  movement: Movement<Contestant>,
  { title, name }: { readonly title: Computed; readonly name: Namer },
  [first, second]: NameSpans
): Card {
  const mates = stretchesOf(movement).map((stretch) => matesOf(pair, stretch)[0]);
  const rows = guideOf(movement, (seated) => seated === pair).map((row, index) => ({ ...row, mate: mates[index] }));
  return cardOf<PairRow>(
    title,
    {
      round: narrow(common.round, subroundLabel),
      boards: narrow(common.boards, ({ boards }) => boardsLabel(boards)),
      sit: narrow(
        common.sit,
        ({ seat }) => (seat ? `${seat.table} ${seat.side === "N-S" ? common.ns : common.ew}` : words.sitOut),
        SIT_SPAN
      ),
      against: wide(common.against, ({ seat }) => (seat ? name(seat.opponents) : ""), first),
      mates: wide(words.mates, ({ seat, mate }) => (seat && mate !== undefined ? name(mate) : ""), second),
    },
    inOrderOfPlay(rows)
  );
}

/** A row of a pair's card; `mate` is a pair of the same team, undefined if the pair sits out. */
type PairRow = GuideRow<Contestant> & { readonly mate: Contestant | undefined };

/**
 * For a pair at Table 2, swaps the two halves of a round and leaves out the halves' names, because the pair stays at
 * the table and plays the boards of the second half first.
 */
function inOrderOfPlay(rows: readonly PairRow[]): PairRow[] {
  const halfOf = ({ round, seat }: PairRow, part: 1 | 2) =>
    seat?.table === 2 ? rows.find((other) => other.round === round && other.part === part) : undefined;
  return rows.map((row) => {
    const played = row.part === null ? undefined : halfOf(row, row.part === 1 ? 2 : 1);
    return played ? { ...played, part: null } : row;
  });
}

function matesOf(pair: Contestant, stretch: Stretch<Contestant>): Contestant[] {
  const teams = teamsIn(stretch).filter((team) => team.includes(pair));
  return teams.flatMap((team) => team.filter((mate) => mate !== pair));
}
