import { tableOf } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { scoringOf, type ScoredTeamMatch } from "../../sessions/team-match/score-match";
import { boardsLabel } from "../boards-label";
import { placeTeamTables, type TableForm, type TeamTable, type TeamTablePlace } from "../tables/team-tables";
import { part } from "./head";
import { pairLabel } from "./labels";
import type { MatchLayout } from "./layout";
import { ROWS_ABOVE } from "./table-box";

/** What the two tables' sheets have in common: each side keeps its own, and they are compared. */
export function tableForm({ plan }: ScoredTeamMatch): TableForm {
  return {
    block: part(plan.form) === "stanza" ? "Stanza" : "Session",
    scoring: scoringOf(plan),
    typedApart: true,
    rowsAbove: ROWS_ABOVE,
  };
}

/** The two tables of a match, a block a session. */
export function matchTables(scored: ScoredTeamMatch, layout: MatchLayout): readonly TeamTablePlace[] {
  const tables = ([0, 1] as const).map((index): TeamTable => {
    return {
      table: index + 1,
      name: String(index + 1),
      note: noteOf(scored, index),
      blocks: scored.plan.sessions.map((session) => {
        const { ns, ew, boards } = tableOf(session, index + 1);
        return {
          label: session.round,
          ns: pairLabel(scored.plan, layout, ns, "N-S"),
          ew: pairLabel(scored.plan, layout, ew, "E-W"),
          boards,
          match: scored.match,
        };
      }),
    };
  });
  return placeTeamTables(tables, tableForm(scored));
}

/** Whose sheet it is, which boards start here, and how the seats change. */
function noteOf({ plan }: ScoredTeamMatch, index: 0 | 1): string {
  const starts = plan.sessions
    .map(({ boards }) => relay(boards)[index].starts)
    .filter((boards) => boards.length > 0)
    .map(boardsLabel);
  const whose = index === 0 ? "home" : "away";
  const notes = [`Sheet of the ${whose} side. Boards ${starts.join(", ")} start here.`];
  if (plan.sessions.length > 1)
    notes.push(`After each ${part(plan.form)} the away pairs change tables and directions; the home pairs stay.`);
  return notes.join(" ");
}
