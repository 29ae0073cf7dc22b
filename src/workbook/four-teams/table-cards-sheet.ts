import { narrow, putCard, wide, type Card } from "../kit/card";
import { titledGrid } from "../kit/grid";
import { fillRest, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Sheet } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { pairLabel, type FourTeamsSheets } from "./four-teams-sheets";
import { roundsOf } from "./master-sheet";

const { common, fourTeams: words } = texts;

const FIRST_ROW = 4;
const WIDTHS = [8, 22, 22, 10, 12, 18, 16];
const CARD_STYLES = { heading: STYLES.sumLabel, columns: STYLES.smallHeading };

const COLUMNS = {
  round: { heading: common.round, style: STYLES.label },
  ns: wide(common.ns),
  ew: wide(common.ew),
  boards: narrow(common.boards),
  starts: narrow(words.tableCards.starts),
  then: narrow(common.then),
  deal: narrow(words.deal.heading),
};

/** The Table cards: one to lie on each table, with who comes and which boards go where. */
export function tableCardsSheet(four: FourTeamsSheets): Sheet {
  const grid = titledGrid(four.head, words.tableCards.name, WIDTHS, { note: words.tableCards.note });
  let last = FIRST_ROW - 2;
  for (const { table } of four.places)
    last = putCard(grid, cardOf(four, table), { row: last + 2 }, CARD_STYLES).lastRow;
  const print = printSetup(four.paper, last, WIDTHS.length);
  fillRest(grid, print, FIRST_ROW, [16, 27]);
  return grid.finish({ print });
}

function cardOf(four: FourTeamsSheets, table: number): Card<keyof typeof COLUMNS> {
  return {
    heading: common.table(table),
    columns: COLUMNS,
    rows: roundsOf(four.plan).flatMap(({ round, isNew, tables }) =>
      tables
        .filter((seating) => seating.table === table)
        .map(({ ns, ew, boards, starts, receives, otherTable }) => ({
          round,
          ns: pairLabel(four, ns),
          ew: pairLabel(four, ew),
          boards: boardsLabel(boards),
          starts: boardsLabel(starts),
          then: words.tableCards.from(boardsLabel(receives), otherTable),
          deal: isNew ? words.deal.shuffle : words.deal.keep,
        }))
    ),
  };
}
