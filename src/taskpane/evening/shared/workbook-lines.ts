import { hasTables, type TablePlan } from "../../../sessions/table-plan";
import { codebookWith } from "../../../sessions/reading/own-words";
import { tablesIn } from "../../../sessions/kinds";
import { eveningPlan, currentResults, type Evening } from "../../../play/evening";
import type { BoardCells } from "../../../play/in-workbook/board-cells";
import type { RuledLine } from "../../../play/in-workbook/ruled-lines";
import { similarity, mayBeSameEvening } from "../../../play/in-workbook/similarity";
import { sessionMark } from "../../../play/session-mark";
import { boardLines, type FoundLine } from "../../../workbook/reading/board-lines";
import type { FoundRuling } from "../../../workbook/reading/ruling-lines";
import type { SavedSession } from "../../../workbook/reading/read-saved";
import type { EveningStore } from "./evening-store";

export interface Playable {
  readonly plan: TablePlan;
  readonly session: SavedSession;
}

/** Returns the sessions that are played at tables. */
export function playableIn(sessions: readonly SavedSession[]): Playable[] {
  return sessions.flatMap((session) => (hasTables(session.plan) ? [{ plan: session.plan, session }] : []));
}

/** The plan with the options of the workbook, for comparison with evenings and for storage. */
export function plannedIn({ plan, session }: Playable): TablePlan {
  return { ...plan, options: session.description.options };
}

/** Converts the cells of a session's boards for the pad. */
export function linesOf(plan: TablePlan, session: SavedSession): BoardCells[] {
  return cellsOf(plan, boardLines(session.made, session.sheets)).map(({ cells }) => cells);
}

/** Converts a line of the sheet Director for the pad. */
export function ruledLine({ cells, ...line }: FoundRuling): RuledLine {
  return { ...line, cells: Object.fromEntries(Object.entries(cells).map(([column, { text }]) => [column, text])) };
}

/** Converts board lines of a workbook for the pad, and pairs each with the original line. */
export function cellsOf(
  plan: TablePlan,
  found: readonly FoundLine[]
): { readonly line: FoundLine; readonly cells: BoardCells }[] {
  const codebook = codebookWith(plan.options.words);
  const tables = new Map(tablesIn(plan).map(({ name, table }) => [name, table]));
  return found.flatMap((line) => {
    const table = tables.get(line.table);
    const cells = Object.fromEntries(Object.entries(line.cells).map(([column, { text }]) => [column, text]));
    return table === undefined
      ? []
      : [{ line, cells: { table, board: line.board, rules: line.rules, codebook, cells } }];
  });
}

/** Returns the stored evening of the session that matches the workbook best, or one without results; null for none. */
export function eveningOf(store: Pick<EveningStore, "all">, { plan, session }: Playable): Evening | null {
  const mark = sessionMark(plan);
  const lines = linesOf(plan, session);
  const candidates = store
    .all()
    .filter((evening) => sessionMark(eveningPlan(evening)) === mark)
    .map((evening) => {
      const results = currentResults(evening);
      const found = similarity(results, lines);
      return {
        evening,
        equalCount: found.same,
        isOne: results.size === 0 || (found.same > 0 && mayBeSameEvening(found)),
      };
    })
    .filter(({ isOne }) => isOne)
    .sort((a, b) => b.equalCount - a.equalCount);
  return candidates[0]?.evening ?? null;
}
