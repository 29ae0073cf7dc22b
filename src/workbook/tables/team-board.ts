import type { TableResult } from "../../sessions/results";
import type { ScoredMatch } from "../../sessions/teams/match";
import { computed, styled, type Content } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import type { RowContents } from "../kit/list";
import { texts } from "../texts";
import { remarkOn } from "../working/remarks";
import { contractCell } from "../working/step-values";
import { commonContents } from "./columns";
import { TEAM_STYLES } from "./styles";
import { otherTable, type TeamColumn, type TeamSheets, type TeamTablePlace } from "./team-tables";
import { viewFrom, type BoardView } from "./view";

/** A board's row on the sheet of a table of teams. */
export function teamBoard(
  sheets: TeamSheets,
  place: TeamTablePlace,
  match: ScoredMatch,
  board: number
): RowContents<TeamColumn> {
  const view = viewFrom(place.table, match, board);
  const other = otherTable(sheets, place, match.match);
  const cell = (key: TeamColumn) => place.cell(key, board);
  const typed = place.step("typed", board);
  const scale = place.worth.outside.cell("scale", place.rowOf(board));
  const adjusted = cell("adjustedNs");
  return {
    ...commonContents(board, view.own, (result) => contractCell(result, "behind")),
    ...plusMinus(place.step("points", board), view.own),
    other: otherPoints(sheets, typed, other.step("typed", board), view),
    net: computed(`IF(AND(ISNUMBER(${typed}),ISNUMBER(${cell("other")})),${typed}-${cell("other")},"")`, view.net),
    imps: computed(`IF(ISNUMBER(${adjusted}),${adjusted},${unlessBlank(scale)})`, view.points?.[0] ?? ""),
    ...adjustments(view, other),
    check: checkOn(sheets, place, other, view),
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

function checkOn(sheets: TeamSheets, place: TeamTablePlace, other: TeamTablePlace, view: BoardView): Content {
  const { board } = view;
  const { halfAdjusted, missing } = texts.remarks;
  const cell = (key: TeamColumn) => place.cell(key, board);
  const remark = place.step("remark", board);
  const typed = place.step("typed", board);
  const adjusted = `COUNT(${cell("adjustedNs")},${cell("adjustedEw")})`;
  return computed(
    `IF(${remark}<>"",${remark},IF(${adjusted}=1,"${halfAdjusted}",` +
      `IF(OR(${adjusted}=2,ISNUMBER(${typed})=ISNUMBER(${cell("other")})),"",` +
      `IF(ISNUMBER(${typed}),"${missing(other.sheet)}","${missing(place.sheet)}"))))`,
    remarkOn(view.own) || saidMissing(sheets, view, place, other)
  );
}

function saidMissing(
  { form }: TeamSheets,
  { own, other: theirs, adjusted }: BoardView,
  place: TeamTablePlace,
  other: TeamTablePlace
): string {
  if (adjusted || (own === null) === (theirs === null)) return "";
  if (own === null && !form.typedApart) return "";
  return texts.remarks.missing((own === null ? place : other).sheet);
}
