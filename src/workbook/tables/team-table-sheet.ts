import type { TableResult } from "../../sessions/results";
import { wonOn, type ScoredMatch } from "../../sessions/teams/match";
import { checked, type CheckColumn } from "../kit/check";
import { computed, styled, type Content } from "../kit/content";
import { unlessBlank, wonOf } from "../kit/formula";
import type { Grid } from "../kit/grid";
import type { EntryRule, RowContents } from "../kit/list";
import type { Sheet } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { TEAM_STYLES } from "../theme";
import { contractCell } from "../working/put-steps";
import { remarkOn } from "../working/remarks";
import { commonContents, rowsOf, type TableBlock } from "./table";
import { tableSheet } from "./table-sheet";
import { otherTable, type TeamBlock, type TeamColumn, type TeamSheets, type TeamTablePlace } from "./team-tables";
import { turned, viewFrom, type BoardView } from "./view";
import { worthRange } from "./worth";

/**
 * The sheet of a table of an event of teams.
 * @param around writes what a kind of event has above and below the boards, and says which row is the last on paper.
 */
export function teamTableSheet(sheets: TeamSheets, place: TeamTablePlace, around?: (grid: Grid) => number): Sheet {
  const matches = new Map(place.blocks.flatMap(({ boards, match }) => boards.map((board) => [board, match])));
  return tableSheet(sheets, place, {
    note: place.note,
    blocks: place.blocks.map((block) => contentsOf(place, block)),
    row: (board) => boardRow(sheets, place, matches.get(board)!, board),
    around,
    rules: (grid) => putAdjustmentRules(grid, sheets, place),
    remarked: ["plus", "minus"],
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

/** What may be typed as an adjustment, at the first table of each match. */
function putAdjustmentRules(grid: Grid, { form }: TeamSheets, place: TeamTablePlace): void {
  const rule: EntryRule = {
    rule: { kind: form.scoring === "bam" ? "decimal" : "whole", least: -99, most: 99 },
    error: texts.teamTable.entry.adjusted,
  };
  for (const { match, boards } of place.blocks)
    if (match.match.tables[0] === place.table)
      grid.validate({ area: place.list.area(["adjustedNs", "adjustedEw"], ...rowsOf(place, boards)), ...rule });
}

/** A board's row on the sheet of a table. */
function boardRow(
  sheets: TeamSheets,
  place: TeamTablePlace,
  match: ScoredMatch,
  board: number
): RowContents<TeamColumn> {
  const view = viewFrom(place.table, match, board);
  const compared = otherTable(sheets, place, match.match);
  const cell = (key: TeamColumn) => place.cell(key, board);
  const typed = place.step("typed", board);
  const scale = place.worth.outside.cell("scale", place.rowOf(board));
  const [other, adjusted] = [cell("other"), cell("adjustedNs")];
  return {
    ...commonContents(board, view.own, (result) => contractCell(result, "behind")),
    ...plusMinus(place.step("points", board), view.own),
    other: otherPoints(sheets, typed, compared.step("typed", board), view),
    net: computed(`IF(AND(ISNUMBER(${typed}),ISNUMBER(${other})),${typed}-${other},"")`, view.net),
    imps: computed(`IF(ISNUMBER(${adjusted}),${adjusted},${unlessBlank(scale)})`, view.points?.[0] ?? ""),
    ...adjustments(view, compared),
    ...remarks(sheets, place, compared, view),
  };
}

/** The contract's points in one of the two columns, or a number that was given in their place. */
function plusMinus(points: string, result: TableResult | null): { plus: Content; minus: Content } {
  const known = result?.points ?? "";
  if (result && result.points !== result.expected)
    return result.points < 0 ? { plus: null, minus: -result.points } : { plus: result.points, minus: null };
  return {
    plus: computed(unlessBlank(points, `IF(${points}<0,"",${points})`), known === "" || known < 0 ? "" : known),
    minus: computed(unlessBlank(points, `IF(${points}<0,-${points},"")`), known === "" || known >= 0 ? "" : -known),
  };
}

/**
 * The other table's score: written down by each side where the sheets are compared; elsewhere it
 * shows when this table has played the board, and gives nothing away before.
 */
function otherPoints({ form }: TeamSheets, played: string, record: string, { own, other }: BoardView): Content {
  const points = other?.points ?? "";
  if (form.typedApart) return computed(`IF(ISNUMBER(${record}),${record},"")`, points);
  return computed(`IF(AND(ISNUMBER(${played}),ISNUMBER(${record})),${record},"")`, own ? points : "");
}

/** Adjustments are typed at the match's first table; the other shows them from its own side. */
function adjustments({ board, adjusted, first }: BoardView, other: TeamTablePlace): RowContents<TeamColumn> {
  const [ns, ew] = adjusted ?? [null, null];
  if (first) {
    const typed = (imps: number | null) => styled(imps, TEAM_STYLES.entrySigned);
    return { adjustedNs: typed(ns), adjustedEw: typed(ew) };
  }
  const shown = (key: TeamColumn, imps: number | null) =>
    styled(computed(unlessBlank(other.outsideCell(key, board)), imps), TEAM_STYLES.signed);
  return { adjustedNs: shown("adjustedEw", ns), adjustedEw: shown("adjustedNs", ew) };
}

/** What is wrong with what was typed; else which table has still to play the board, or to type an adjustment. */
function remarks(
  { form }: TeamSheets,
  place: TeamTablePlace,
  compared: TeamTablePlace,
  { board, own, other, adjusted }: BoardView
): RowContents<CheckColumn> {
  const { halfAdjusted, missing } = texts.remarks;
  const cell = (key: TeamColumn) => place.cell(key, board);
  const typed = place.step("typed", board);
  const adjustments = `COUNT(${cell("adjustedNs")},${cell("adjustedEw")})`;
  const pending =
    `IF(${adjustments}=1,${textLiteral(halfAdjusted)},` +
    `IF(OR(${adjustments}=2,ISNUMBER(${typed})=ISNUMBER(${cell("other")})),"",` +
    `IF(ISNUMBER(${typed}),${textLiteral(missing(compared.sheet))},${textLiteral(missing(place.sheet))})))`;
  // A table whose score is not shown before this one has played says nothing of itself.
  const isLevel = adjusted !== null || (own === null) === (other === null) || (own === null && !form.typedApart);
  const said = isLevel ? "" : missing((own === null ? place : compared).sheet);
  return checked(cell("check"), computed(place.step("remark", board), remarkOn(own)), computed(pending, said));
}
