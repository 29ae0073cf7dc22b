import type { MatchPair, TeamMatchTable } from "../../movements/team-match";
import type { MatchPlan } from "../../sessions/team-match/plan";
import { boardsLabel } from "../../workbook/boards-label";
import { table, twoLines } from "../table";

/** The sessions of a match of two teams. */
export function matchPreview({ form, sessions }: MatchPlan): HTMLElement {
  return table(
    "North-South – East-West at each table, and the boards that start there",
    [form === "knockout" ? "Stanza" : "Session", "Table 1", "Table 2"],
    sessions.map(({ session, tables }) => ({ cells: [String(session), ...tables.map(seats)] }))
  );
}

function seats({ ns, ew, starts }: TeamMatchTable): Node | string {
  const sides = `${pairName(ns)} – ${pairName(ew)}`;
  // The other table of a match of one board has none to start with.
  return starts.length === 0 ? sides : twoLines(sides, `boards ${boardsLabel(starts)}`);
}

function pairName({ team, pair }: MatchPair): string {
  return `${team === "home" ? "Home" : "Away"} ${pair}`;
}
