import { wonOn } from "../../sessions/teams/match";
import { computed } from "../kit/content";
import { wonOf } from "../kit/formula";
import type { Grid } from "../kit/grid";
import type { EntryRule } from "../kit/list";
import type { Sheet } from "../model";
import { cellAddress } from "../reference";
import { texts } from "../texts";
import { worthRange } from "./comparison";
import { rowsOf, type TableBlock } from "./table";
import { tableSheet } from "./table-sheet";
import { teamBoard } from "./team-board";
import type { TeamBlock, TeamColumn, TeamSheets, TeamTablePlace } from "./team-tables";
import { turned } from "./view";

/**
 * The sheet of a table of an event of teams.
 * @param around writes what a kind of event has above and below the boards, and says which row is the last on paper.
 */
export function teamTableSheet(sheets: TeamSheets, place: TeamTablePlace, around?: (grid: Grid) => number): Sheet {
  const matches = new Map(place.blocks.flatMap(({ boards, match }) => boards.map((board) => [board, match])));
  return tableSheet(sheets, place, {
    note: place.note,
    blocks: place.blocks.map((block) => contentsOf(place, block)),
    row: (board) => teamBoard(sheets, place, matches.get(board)!, board),
    around,
    rules: (grid) => putRules(grid, sheets, place),
    heights: { least: 16, most: 40, landscapeFrom: 18 },
  });
}

/** What stands once for all boards of a block: who plays, and what each side has won. */
function contentsOf(place: TeamTablePlace, { label, ns, ew, boards, match }: TeamBlock): TableBlock<TeamColumn> {
  const scored = match.boards.filter(({ board, points }) => points && boards.includes(board));
  const won = wonOn(scored);
  const [wonNs, wonEw] = match.match.tables[0] === place.table ? won : turned(won);
  const sum = (side: "ns" | "ew", value: number) =>
    computed(wonOf(worthRange(place, boards, side)), scored.length === 0 ? "" : value);
  return { boards, contents: { block: label, ns, ew, wonNs: sum("ns", wonNs), wonEw: sum("ew", wonEw) } };
}

/** What may be typed as an adjustment, at the first table of each match; and what stands out. */
function putRules(grid: Grid, { form }: TeamSheets, place: TeamTablePlace): void {
  const { list } = place;
  const adjusted: EntryRule = {
    rule: { kind: form.scoring === "bam" ? "decimal" : "whole", least: -99, most: 99 },
    error: texts.teamTable.entry.adjusted,
  };
  for (const { match, boards } of place.blocks)
    if (match.match.tables[0] === place.table)
      grid.validate({ area: list.area(["adjustedNs", "adjustedEw"], ...rowsOf(place, boards)), ...adjusted });
  const check = `$${cellAddress(list.firstRow, list.column("check"))}`;
  const { halfAdjusted, isMissing } = texts.remarks;
  const notice = `OR(ISNUMBER(FIND("${isMissing}",${check})),${check}="${halfAdjusted}")`;
  for (const key of ["plus", "minus", "check"] as const) {
    grid.highlight({ area: list.area(key), formula: `AND(${check}<>"",NOT(${notice}))`, tone: "alert" });
    grid.highlight({ area: list.area(key), formula: notice, tone: "notice" });
  }
}
