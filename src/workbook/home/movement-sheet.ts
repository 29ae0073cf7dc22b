import type { Pair, PlannedSubround } from "../../movements/subround";
import type { HomePlan } from "../../sessions/home/plan";
import type { Computed } from "../kit/content";
import { newGrid, type Grid } from "../kit/grid";
import type { CellValue, Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { STYLES } from "../theme";
import { guideCard, tableCard, type Card, type Namer } from "./cards";
import { putNote, putSheetTitle } from "../kit/headings";
import { headOf } from "./head";
import type { HomeSheets } from "./home-sheets";
import { pairName } from "./pair-label";
import { boardsLabel } from "../boards-label";
import { subroundLabel } from "./subround-label";

/** Two cards side by side with a gap between them; the table of rounds goes over both. */
const CARD = [12, 9, 8, 15, 15] as const;
const GAP = 4;
const WIDTHS = [...CARD, GAP, ...CARD];
const SECOND_CARD = CARD.length + 2;
const FIRST_ROW = 4;
const ROW_HEIGHT = 19;

/** The Movement sheet: the table of rounds, a card for each table and a guide card for each pair. */
export function movementSheet({ session, layout, paper }: HomeSheets): Sheet {
  const { plan } = session;
  const grid = newGrid("Movement", WIDTHS);
  const name = (pair: Pair) => pairName(plan, layout.scoresheet, pair);
  putSheetTitle(grid, headOf(plan), "Movement", WIDTHS.length);
  putNote(
    grid,
    `The Director is in pair ${plan.pairs.length}. The cards are to cut out: one for each table and each pair.`,
    WIDTHS.length
  );
  const cards = [
    ...([1, 2] as const).map((table) => tableCard(table, plan.subrounds, name)),
    ...plan.pairs.map((_, i) => guideCard(i + 1, plan.subrounds, name)),
  ];
  let row = putRounds(grid, plan, name) + 2;
  const firstGuideRow = row + cards[0]!.rows.length + 3;
  for (let i = 0; i < cards.length; i += 2) {
    putCard(grid, cards[i]!, row, 1);
    if (cards[i + 1]) putCard(grid, cards[i + 1]!, row, SECOND_CARD);
    row += cards[i]!.rows.length + 3;
  }
  const bottom = row - 2;
  for (let r = FIRST_ROW; r <= bottom; r++) grid.height(r, ROW_HEIGHT);
  return grid.finish({
    print: printSetup(paper, bottom, WIDTHS.length, {
      // More than four pairs' cards would come out too small to read on one page.
      pagesFrom: plan.pairs.length > 4 ? [firstGuideRow] : null,
    }),
  });
}

/** The columns of the table of rounds: heading, first and last column of the sheet. */
const ROUND_COLUMNS: readonly (readonly [heading: string, left: number, right: number])[] = [
  ["Round", 1, 1],
  ["Boards", 2, 2],
  ["Table 1 N-S", 3, 4],
  ["Table 1 E-W", 5, 6],
  ["Table 2 N-S", 7, 8],
  ["Table 2 E-W", 9, 10],
  ["Sits out", 11, 11],
];

/** @returns the last row of the table of rounds. */
function putRounds(grid: Grid, { subrounds }: HomePlan, name: Namer): number {
  const sitsOut = subrounds.some((subround) => subround.sitsOut !== null);
  const columns = sitsOut ? ROUND_COLUMNS : ROUND_COLUMNS.slice(0, -1);
  columns.forEach(([heading, left, right]) =>
    grid.block({ top: FIRST_ROW, bottom: FIRST_ROW, left, right }, heading, STYLES.heading)
  );
  subrounds.forEach((subround, i) => {
    const row = FIRST_ROW + 1 + i;
    const contents = roundRow(subround, name);
    columns.forEach(([, left, right], column) =>
      grid.block(
        { top: row, bottom: row, left, right },
        contents[column]!,
        column < 2 ? STYLES.label : STYLES.smallLeft
      )
    );
  });
  return FIRST_ROW + subrounds.length;
}

function roundRow(subround: PlannedSubround, name: Namer): readonly (CellValue | Computed)[] {
  const [one, two] = subround.tables;
  return [
    subroundLabel(subround),
    boardsLabel(subround.boards),
    ...[one.ns, one.ew, two.ns, two.ew].map(name),
    subround.sitsOut === null ? "" : name(subround.sitsOut),
  ];
}

function putCard(grid: Grid, { heading, columns, rows }: Card, top: number, left: number): void {
  const right = left + CARD.length - 1;
  grid.block({ top, bottom: top, left, right }, heading, STYLES.cutHeading);
  columns.forEach((column, i) => grid.put(top + 1, left + i, column, STYLES.smallHeading));
  rows.forEach((row, r) =>
    row.forEach((content, i) => grid.put(top + 2 + r, left + i, content, i < 3 ? STYLES.small : STYLES.smallLeft))
  );
}
