import { tablesIn } from "../sessions/kinds";
import type { TablePlan } from "../sessions/table-plan";
import { boardsAt } from "./at-table";
import type { BoardResult } from "./board-result";
import { entryKey, type BoardPlace } from "./evening";
import { hasPendingChange, type PendingEntries, type PendingEntry } from "./pending-entry";

/** A board with an entry that nobody has accepted. */
interface PendingBoard extends BoardPlace {
  readonly entered: PendingEntry;
}

/** The boards with pending entries, table by table in the order of play. */
export function pendingBoards(
  { plan, results }: { readonly plan: TablePlan; readonly results: ReadonlyMap<string, BoardResult> },
  drafts: PendingEntries
): PendingBoard[] {
  return tablesIn(plan).flatMap(({ table }) =>
    boardsAt(plan, table).flatMap(({ board }) => {
      const key = entryKey({ table, board });
      const entered = drafts[key];
      return entered && hasPendingChange(entered, results.get(key) ?? null) ? [{ table, board, entered }] : [];
    })
  );
}
