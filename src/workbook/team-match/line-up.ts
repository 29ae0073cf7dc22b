import { relay } from "../../movements/relay";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import { boardsLabel } from "../boards-label";
import type { Grid } from "../kit/grid";
import type { Area } from "../model";
import { STYLES } from "../theme";
import { putHeadings } from "./block-headings";
import { part } from "./head";
import { pairName } from "./labels";
import type { MatchSheets } from "./match-sheets";

/** The names of the teams and of their players by pairs, which are typed here. */
export function putNames(grid: Grid, { layout, scored: { plan } }: MatchSheets): void {
  const headings = layout.nameRow(0) - 1;
  grid.put(headings, 1, "Names", STYLES.heading);
  const across = (left: number, right: number, text: string) =>
    grid.block(acrossRow(headings, left, right), text, STYLES.heading);
  across(layout.teamColumn, 3, "Team");
  across(layout.playerColumn(0), layout.playerColumn(1), "Pair 1");
  across(layout.playerColumn(2), layout.playerColumn(3), "Pair 2");
  for (const side of [0, 1] as const) {
    const row = layout.nameRow(side);
    grid.put(row, 1, HOME_AND_AWAY.long(plan.match.teams[side]), STYLES.label);
    grid.block(acrossRow(row, layout.teamColumn, 3), plan.teams[side] || null, STYLES.entryName);
    for (let player = 0; player < 4; player++)
      grid.put(row, layout.playerColumn(player), plan.players[side * 4 + player] || null, STYLES.entryName);
    grid.height(row, 24);
  }
}

function acrossRow(row: number, left: number, right: number): Area {
  return { top: row, bottom: row, left, right };
}

/** Who sits where in each session, and which boards start at which table. */
export function putSeats(grid: Grid, { layout, scored: { plan } }: MatchSheets): void {
  const title = part(plan.form) === "stanza" ? "Stanza" : "Session";
  // prettier-ignore
  putHeadings(grid, layout.seatsRow, [
    title, "Table 1 N-S", "Table 1 E-W", "Table 2 N-S", "Table 2 E-W",
    "Boards that start at Table 1", "Boards that start at Table 2",
  ]);
  plan.sessions.forEach(({ round: session, tables, boards }, i) => {
    const row = layout.seatsRow + 1 + i;
    const seats = tables.flatMap(({ ns, ew }) => [ns, ew]);
    grid.put(row, 1, session, STYLES.label);
    seats.forEach((pair, k) => grid.put(row, 2 + k, pairName(plan, layout, pair), STYLES.smallLeft));
    relay(boards).forEach(({ starts }, k) => grid.put(row, 6 + k, boardsLabel(starts), STYLES.small));
    grid.height(row, 22);
  });
}
