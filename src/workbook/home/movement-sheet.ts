import { dealerOf } from "../../bridge/board";
import { contestants, type Contestant } from "../../movements/contestant";
import { atTable, guideOf, stretchesOf, tableOf, type Movement, type Stretch } from "../../movements/movement";
import { teamsIn } from "../../movements/pairs-in-teams";
import { narrow, putCard, wide, type Card } from "../kit/card";
import { joined, type Computed } from "../kit/content";
import { newGrid, putNote, putSheetTitle, type Grid } from "../kit/grid";
import { placeList, putList, type Columns, type RowContents } from "../kit/list";
import { printSetup } from "../kit/page";
import { boardsLabel, subroundLabel } from "../labels";
import type { Sheet } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { pairName, type HomeSheets } from "./home-sheets";

/** Two cards side by side with a gap between them; the table of rounds goes over both. */
const CARD_WIDTHS = [12, 9, 8, 15, 15] as const;
const WIDTHS = [...CARD_WIDTHS, 4, ...CARD_WIDTHS];
const SECOND_CARD = CARD_WIDTHS.length + 2;
const FIRST_ROW = 4;
const ROW_HEIGHT = 19;

const { common, homeMovement: words } = texts;

/** The Movement sheet: the table of rounds, a card for each table and a guide card for each pair. */
export function movementSheet(home: HomeSheets): Sheet {
  const { session, lists, head, paper } = home;
  const { plan } = session;
  const grid = newGrid(words.name, WIDTHS);
  putSheetTitle(grid, head, words.name, WIDTHS.length);
  putNote(grid, words.note(plan.pairs.length), WIDTHS.length);
  const name = (pair: Contestant) => pairName(plan, lists.names, pair);
  const cards: Card[] = [
    ...([1, 2] as const).map((table) => tableCard(table, plan.movement, name)),
    ...contestants(plan.pairs.length).map((pair) => guideCard(pair, plan.movement, name)),
  ];
  const cardRows = plan.subrounds.length + 3;
  const firstCardRow = putRounds(grid, home) + 2;
  cards.forEach((card, i) =>
    putCard(grid, card, { row: firstCardRow + Math.floor(i / 2) * cardRows, left: i % 2 === 0 ? 1 : SECOND_CARD })
  );
  const bottom = firstCardRow + Math.ceil(cards.length / 2) * cardRows - 2;
  for (let row = FIRST_ROW; row <= bottom; row++) grid.height(row, ROW_HEIGHT);
  return grid.finish({
    print: printSetup(paper, bottom, WIDTHS.length, {
      // More than four pairs' cards would come out too small to read on one page.
      pagesFrom: plan.pairs.length > 4 ? [firstCardRow + cardRows] : null,
    }),
  });
}

type RoundColumn = "round" | "boards" | "ns1" | "ew1" | "ns2" | "ew2" | "sitsOut";

/** @returns the last row of the table of rounds. */
function putRounds(grid: Grid, { session: { plan }, lists }: HomeSheets): number {
  const { subrounds } = plan;
  const seat = (table: number, side: string) => ({
    heading: common.seat(table, side),
    span: 2,
    style: STYLES.smallLeft,
  });
  const columns: Partial<Columns<RoundColumn>> = {
    round: { heading: common.round, style: STYLES.label },
    boards: { heading: common.boards, style: STYLES.label },
    ns1: seat(1, common.ns),
    ew1: seat(1, common.ew),
    ns2: seat(2, common.ns),
    ew2: seat(2, common.ew),
    ...(subrounds.some(({ sitsOut }) => sitsOut.length > 0) && {
      sitsOut: { heading: words.sitsOut, style: STYLES.smallLeft },
    }),
  };
  const list = placeList(columns, { sheet: words.name, headingRow: FIRST_ROW, rows: subrounds.length });
  const name = (pair: Contestant) => pairName(plan, lists.names, pair);
  const row = (subround: Stretch<Contestant>): RowContents<RoundColumn> => {
    const [table1, table2] = [tableOf(subround, 1), tableOf(subround, 2)];
    const [sitsOut] = subround.sitsOut;
    return {
      round: subroundLabel(subround),
      boards: boardsLabel(subround.boards),
      ns1: name(table1.ns),
      ew1: name(table1.ew),
      ns2: name(table2.ns),
      ew2: name(table2.ew),
      sitsOut: sitsOut === undefined ? "" : name(sitsOut),
    };
  };
  putList(grid, list, subrounds, row, ROW_HEIGHT);
  return list.lastRow;
}

/** A pair's number and name as a cell's content. */
export type Namer = (pair: Contestant) => Computed;

type TableColumn = "round" | "boards" | "deals" | "ns" | "ew";
type GuideColumn = "round" | "boards" | "sit" | "against" | "mates";

/** The card that lies on a table: who comes, and with which boards. */
export function tableCard(table: 1 | 2, movement: Movement<Contestant>, name: Namer): Card<TableColumn> {
  return {
    heading: common.table(table),
    columns: {
      round: narrow(common.round),
      boards: narrow(common.boards),
      deals: narrow(common.deals),
      ns: wide(common.ns),
      ew: wide(common.ew),
    },
    rows: atTable(movement, table).map((seating) => ({
      round: subroundLabel(seating),
      boards: boardsLabel(seating.boards),
      deals: dealerOf(Math.min(...seating.boards)),
      ns: name(seating.ns),
      ew: name(seating.ew),
    })),
  };
}

/** The card that a pair carries: where it sits, against whom, with whom in team. */
export function guideCard(pair: Contestant, movement: Movement<Contestant>, name: Namer): Card<GuideColumn> {
  const stretches = stretchesOf(movement);
  return {
    heading: joined(words.pair, name(pair)),
    columns: {
      round: narrow(common.round),
      boards: narrow(common.boards),
      sit: narrow(words.guideCard.sit),
      against: wide(common.against),
      mates: wide(words.guideCard.mates),
    },
    rows: guideOf(movement, (seated) => seated === pair).map((row, index) => {
      const { seat } = row;
      const [mate] = stretches.slice(index, index + 1).flatMap((stretch) => matesOf(pair, stretch));
      return {
        round: subroundLabel(row),
        boards: boardsLabel(row.boards),
        sit: seat ? `${seat.table} ${seat.side === "N-S" ? common.ns : common.ew}` : words.sitOut,
        against: seat ? name(seat.opponents) : "",
        mates: seat && mate !== undefined ? name(mate) : "",
      };
    }),
  };
}

function matesOf(pair: Contestant, stretch: Stretch<Contestant>): Contestant[] {
  const teams = teamsIn(stretch).filter((team) => team.includes(pair));
  return teams.flatMap((team) => team.filter((mate) => mate !== pair));
}
