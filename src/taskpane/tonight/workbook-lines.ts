import { hasTables, type TablePlan } from "../../sessions/table-plan";
import { tablesIn } from "../../sessions/kinds";
import { eveningPlan, currentResults, type Evening } from "../../play/evening";
import type { BoardCells } from "../../play/in-workbook/board-cells";
import type { RuledLine } from "../../play/in-workbook/ruled-lines";
import { likeness, mayBeSameEvening } from "../../play/in-workbook/similarity";
import { sessionMark } from "../../play/session-mark";
import { boardLines, type FoundLine } from "../../workbook/reading/board-lines";
import type { FoundRuling } from "../../workbook/reading/ruling-lines";
import type { SavedSession } from "../../workbook/reading/read-saved";
import type { EveningStore } from "./evening-store";

/** A session of a workbook that can be played. */
export interface Playable {
  readonly plan: TablePlan;
  readonly session: SavedSession;
}

/** Those of a workbook's sessions that can be played. */
export function playableIn(sessions: readonly SavedSession[]): Playable[] {
  return sessions.flatMap((session) => (hasTables(session.plan) ? [{ plan: session.plan, session }] : []));
}

/** The plan with what the workbook was made of, to be compared with evenings and kept with one. */
export function plannedIn({ plan, session }: Playable): TablePlan {
  return { ...plan, options: session.description.options };
}

/** What stands in a session's cells, as it was read. */
export function linesOf(plan: TablePlan, { made, sheets }: SavedSession): BoardCells[] {
  return cellsOf(plan, boardLines(made, sheets)).map(({ cells }) => cells);
}

/** A line of the sheet Director as a pad knows it. */
export function ruledLine({ cells, ...line }: FoundRuling): RuledLine {
  return { ...line, cells: Object.fromEntries(Object.entries(cells).map(([column, { text }]) => [column, text])) };
}

/** Lines as a pad knows them, beside where they were found. */
export function cellsOf(
  plan: TablePlan,
  found: readonly FoundLine[]
): { readonly line: FoundLine; readonly cells: BoardCells }[] {
  const tables = new Map(tablesIn(plan).map(({ name, table }) => [name, table]));
  return found.flatMap((line) => {
    const table = tables.get(line.table);
    const cells = Object.fromEntries(Object.entries(line.cells).map(([column, { text }]) => [column, text]));
    return table === undefined
      ? []
      : [{ line, cells: { table, board: line.board, takesCombined: line.takesCombined, cells } }];
  });
}

/** The evening that goes on in a workbook: the one kept that has its results, or an empty one of its kind; null for none. */
export function eveningOf(kept: Pick<EveningStore, "all">, { plan, session }: Playable): Evening | null {
  const mark = sessionMark(plan);
  const lines = linesOf(plan, session);
  const known = kept
    .all()
    .filter((evening) => sessionMark(eveningPlan(evening)) === mark)
    .map((evening) => {
      const stands = currentResults(evening);
      const found = likeness(stands, lines);
      return { evening, alike: found.alike, isOne: stands.size === 0 || (found.alike > 0 && mayBeSameEvening(found)) };
    })
    .filter(({ isOne }) => isOne)
    .sort((a, b) => b.alike - a.alike);
  return known[0]?.evening ?? null;
}
