import { contestantNumber, type TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import { areNew, stretchesOf, type Stretch } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { matchesOf } from "../../movements/team-matches";
import { pairName } from "../../sessions/contestants";
import { boardsLabel } from "../boards-label";
import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { CellValue, Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { STYLES, type Style } from "../theme";
import type { FourTeamsSheets } from "./event-sheets";
import { playerLabel, teamLabel } from "./names";

export const MASTER = "Master";

/** The first row of the master table, of the sharing of boards, and of the pairs. */
export const MASTER_ROWS = { seats: 4, shares: 13, pairs: 22 } as const;

const TABLES = [1, 2, 3, 4] as const;
const COLUMNS_A_TABLE = 3;
const LAST_COLUMN = 14;
const WIDTHS = [8, ...TABLES.flatMap(() => [6.5, 6, 9]), 17];
const NOTES_ROW = MASTER_ROWS.pairs + 6;

const NOTES = [
  "Each team has two pairs, A and B. Teams with more players keep a pair's letter while the pair stays together.",
  "Both tables of a match play the same boards. Each table plays the boards it starts with, exchanges them with the other table for the rest, and the round ends when both have played all.",
  "Rounds 4 to 6 use the boards of rounds 1 to 3 as they are, so that in the end all have played the same deals: keep the hands in their pockets, and do not talk about boards that others have still to play.",
];

/** The Master sheet: who plays whom where with which boards, and how the boards are shared. */
export function masterSheet({ event: { plan }, head, paper }: FourTeamsSheets): Sheet {
  const grid = newGrid(MASTER, WIDTHS);
  putSheetTitle(grid, head, MASTER, LAST_COLUMN);
  putNote(grid, "The whole movement, for the Director and for the wall.", LAST_COLUMN);
  putTables(grid, MASTER_ROWS.seats, ["N-S", "E-W", "Boards"], "Deal");
  const rounds = stretchesOf(plan.movement).map((stretch) => ({
    ...stretch,
    shuffled: areNew(plan.movement, stretch.round, stretch.boards),
  }));
  rounds.forEach((round, i) => putSeats(grid, round, MASTER_ROWS.seats + 2 + i));
  putTables(grid, MASTER_ROWS.shares, ["Starts", "Then", null], "Boards");
  rounds.forEach((round, i) => putShares(grid, round, MASTER_ROWS.shares + 2 + i));
  putPairs(grid, plan);
  NOTES.forEach((note, i) => {
    const row = NOTES_ROW + i;
    grid.block({ top: row, bottom: row, left: 1, right: LAST_COLUMN }, note, STYLES.note);
    grid.height(row, 30);
  });
  const height = rowHeight(paper, WIDTHS, NOTES_ROW - MASTER_ROWS.seats, 70 + 100, [18, 30]);
  for (let row = MASTER_ROWS.seats; row < NOTES_ROW; row++) grid.height(row, height);
  return grid.finish({
    print: printSetup(paper, NOTES_ROW + NOTES.length - 1, LAST_COLUMN),
  });
}

/** The first column of a table, from 1. */
export function tableColumn(table: number): number {
  return 2 + (table - 1) * COLUMNS_A_TABLE;
}

/** Two rows of headings: the tables, and below each its columns; null goes with the one before. */
function putTables(grid: Grid, top: number, columns: readonly (string | null)[], last: string): void {
  const over = (left: number, right: number, bottom: number, text: string) =>
    grid.block({ top, bottom, left, right }, text, STYLES.heading);
  over(1, 1, top + 1, "Round");
  over(LAST_COLUMN, LAST_COLUMN, top + 1, last);
  for (const table of TABLES) {
    const first = tableColumn(table);
    over(first, first + COLUMNS_A_TABLE - 1, top, `Table ${table}`);
    columns.forEach((heading, i) => {
      if (heading === null) return;
      const right = first + i + (columns[i + 1] === null ? 1 : 0);
      grid.block({ top: top + 1, bottom: top + 1, left: first + i, right }, heading, STYLES.label);
    });
  }
}

/** A round, and whether its boards are shuffled. */
type Round = Stretch<TeamPair> & { readonly shuffled: boolean };

function putSeats(grid: Grid, { round, shuffled, tables }: Round, row: number): void {
  grid.put(row, 1, round, STYLES.label);
  for (const { table, ns, ew, boards } of tables) {
    const first = tableColumn(table);
    const cells: [CellValue, Style][] = [
      [pairName(ns), STYLES.fixed],
      [pairName(ew), STYLES.fixed],
      [boardsLabel(boards), STYLES.computed],
    ];
    cells.forEach(([content, style], i) => grid.put(row, first + i, content, style));
  }
  grid.put(row, LAST_COLUMN, shuffled ? "Shuffle" : "Do not shuffle", STYLES.label);
}

function putShares(grid: Grid, round: Round, row: number): void {
  grid.put(row, 1, round.round, STYLES.label);
  for (const { tables, boards } of matchesOf(round.tables)) {
    const shares = relay(boards);
    tables.forEach(({ table }, i) => {
      const { starts, receives } = shares[i]!;
      const first = tableColumn(table);
      const area = { top: row, bottom: row, left: first + 1, right: first + 2 };
      grid.put(row, first, boardsLabel(starts), STYLES.fixed);
      const from = `${boardsLabel(receives)} from ${tables[1 - i]!.table}`;
      grid.block(area, from, STYLES.computed);
    });
  }
  grid.put(row, LAST_COLUMN, round.shuffled ? "new" : "as last played", STYLES.small);
}

/** Who the pairs are. */
function putPairs(grid: Grid, plan: FourTeamsSheets["event"]["plan"]): void {
  const top = MASTER_ROWS.pairs;
  const parts = [
    [1, 1, "Team"],
    [2, 5, "Name"],
    [6, 9, "Pair A"],
    [10, LAST_COLUMN, "Pair B"],
  ] as const;
  for (const [left, right, heading] of parts) grid.block({ top, bottom: top, left, right }, heading, STYLES.heading);
  FOUR_TEAMS.forEach((team) => {
    const row = top + 1 + team;
    const players = (pair: TeamPair["pair"]) => {
      const [one, two] = [0, 1].map((index) => playerLabel(plan, { team, pair }, index));
      const both = `IF(OR(${one!.formula}="",${two!.formula}=""),""," – ")`;
      const dash = one!.value !== "" && two!.value !== "" ? " – " : "";
      return {
        formula: `${one!.formula}&${both}&${two!.formula}`,
        value: `${one!.value}${dash}${two!.value}`,
      };
    };
    const contents = [contestantNumber(team), teamLabel(plan, team), players(0), players(1)];
    parts.forEach(([left, right], k) =>
      grid.block({ top: row, bottom: row, left, right }, contents[k]!, k === 0 ? STYLES.label : STYLES.smallLeft)
    );
  });
}
