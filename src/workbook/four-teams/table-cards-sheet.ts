import { cardOf, writeCard, writeCutLine, type Card } from "../kit/card";
import { codeColumn, putCode, rowBeside } from "../kit/card-code";
import { onPages } from "../kit/even-pages";
import { styled } from "../kit/content";
import { titledGrid } from "../kit/grid";
import { fillRemainingRows, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { pairLabel, type FourTeamsSheets } from "./four-teams-sheets";
import { roundsOf } from "./master-sheet";

const { common, fourTeams: words } = texts;

const FIRST_ROW = 4;
const WIDTHS = [8, 22, 22, 10, 12, 18, 16];
const CARD_STYLES = { heading: STYLES.sumLabel, columns: { ...STYLES.smallHeading, size: 11 } };
const CELL: Style = { ...STYLES.fixed, size: 12 };
const NAME: Style = { ...STYLES.text, size: 12 };
const KEEP: Style = { ...CELL, bold: true };

/**
 * Returns the sheet Table cards: a card for each table, with the pairs of each round and the movement of the boards.
 */
export function tableCardsSheet(four: FourTeamsSheets): Draft {
  const { paper, tableLink } = four;
  const codes = tableLink ? codeColumn(paper, WIDTHS) : null;
  const widths = [...WIDTHS, ...(codes ? [codes.width] : [])];
  const note = [words.tableCards.note, ...(codes ? [texts.cardCode.note] : [])].join(" ");
  const grid = titledGrid(four.head, words.tableCards.name, widths, { note });
  let [last, minWidth] = [FIRST_ROW - 2, 16];
  const starts: number[] = [];
  for (const { table } of four.places) {
    const isFirst = last < FIRST_ROW;
    const list = writeCard(
      grid,
      tableCard(four, table),
      { row: isFirst ? FIRST_ROW : writeCutLine(grid, last) },
      CARD_STYLES
    );
    if (!isFirst) starts.push(list.headingRow - 1);
    last = list.lastRow;
    if (!codes || !tableLink) continue;
    putCode(grid, codes, list, { link: tableLink(table), name: common.table(table) });
    minWidth = Math.max(minWidth, rowBeside(codes, list.rows));
  }
  const onePage = printSetup(paper, last, widths.length);
  const rows = grid.rowsWithoutHeight(FIRST_ROW, last);
  return grid.finish({
    print: () =>
      fillRemainingRows(grid, onPages(grid, onePage, rows, minWidth, starts) ?? onePage, FIRST_ROW, [minWidth, 27]),
  });
}

function tableCard(four: FourTeamsSheets, table: number): Card {
  const rows = roundsOf(four.plan).flatMap(({ round, isNew, tables }) =>
    tables.filter((seating) => seating.table === table).map((seating) => ({ ...seating, round, isNew }))
  );
  type Row = (typeof rows)[number];
  return cardOf<Row>(
    common.table(table),
    {
      round: { heading: common.round, style: STYLES.label, content: ({ round }) => round },
      ns: { heading: common.ns, style: NAME, content: ({ ns }) => pairLabel(four, ns) },
      ew: { heading: common.ew, style: NAME, content: ({ ew }) => pairLabel(four, ew) },
      boards: { heading: common.boards, style: CELL, content: ({ boards }) => boardsLabel(boards) },
      starts: { heading: texts.common.startsWith, style: CELL, content: ({ starts }) => boardsLabel(starts) },
      then: {
        heading: common.then,
        style: CELL,
        content: ({ receives, otherTable }) => words.from(boardsLabel(receives), otherTable),
      },
      deal: {
        heading: words.deal.heading,
        style: CELL,
        content: ({ isNew }) => (isNew ? words.deal.shuffle : styled(words.deal.keep, KEEP)),
      },
    },
    rows
  );
}
