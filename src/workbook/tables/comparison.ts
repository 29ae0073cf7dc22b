import type { ScoredMatch } from "../../sessions/teams/match";
import { placeList, type List } from "../kit/list";
import { afterSteps, WORKING } from "../working/steps";
import { rowsOf, type TablePlace } from "./table";
import type { TeamColumn, TeamTablePlace } from "./team-tables";

/** The columns that say on the Working sheet what a table's boards are worth. */
export type WorthColumn =
  /** What the scale makes of the net score for North-South, whatever is adjusted. */
  | "scale"
  /** What the board is worth to North-South and to East-West, each with its own sign. */
  | "ns"
  | "ew";

export type WorthList = List<WorthColumn>;

const COLUMNS = 3;

/** Places what a table's boards are worth right of the steps of all tables, in the rows of its own sheet. */
export function placeWorth({ sheet, index, list, boards }: TablePlace<TeamColumn>, tables: number): WorthList {
  return placeList(
    { scale: { heading: `${sheet} scale` }, ns: { heading: `${sheet} ns` }, ew: { heading: `${sheet} ew` } },
    {
      sheet: WORKING,
      headingRow: 1,
      firstRow: list.firstRow,
      left: afterSteps(tables) + index * COLUMNS,
      rows: boards.length,
    }
  );
}

/** The first column of the Working sheet right of what the boards of all tables are worth. */
export function afterWorth(tables: number): number {
  return afterSteps(tables) + tables * COLUMNS + 1;
}

/**
 * What the boards of a block or match are worth to one side of a table, as a range of the Working
 * sheet: a number for each board that is scored, the sign being the side's own.
 */
export function worthRange(place: TeamTablePlace, boards: readonly number[], side: "ns" | "ew"): string {
  return place.worth.outside.range(side, ...rowsOf(place, boards));
}

/** The range of what a match's boards are worth to its first or second team. */
export function matchRange(places: readonly TeamTablePlace[], { match }: ScoredMatch, side: 0 | 1): string {
  const first = places.find(({ table }) => table === match.tables[0]);
  if (!first) throw new Error(`there is no table ${match.tables[0]}`);
  return worthRange(first, match.boards, side === 0 ? "ns" : "ew");
}
