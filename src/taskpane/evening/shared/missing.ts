import { boardsAt, isSameStretch, openBoards, roundsAt } from "../../../play/at-table";
import type { TableRound } from "../../../sessions/at-tables";
import { placesOf, tablesIn } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { draftResult } from "../../../play/draft";
import { entryKey } from "../../../play/evening";
import { pendingBoards } from "../../../play/pending-boards";
import type { PendingEntries } from "../../../play/pending-entry";
import { inNumbers } from "../../../movements/board-runs";
import { boardsLabel } from "../../../workbook/labels";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { resultInWords, namesOf, placeName } from "./words";

/** A table with its boards that have no result yet, at least one. */
interface Missing {
  readonly table: number;
  readonly name: string;
  readonly boards: readonly number[];
}

export function tablesMissingResults({ plan, results }: Pick<OpenEvening, "plan" | "results">): Missing[] {
  return tablesIn(plan)
    .map(({ table, name }) => {
      const open = boardsAt(plan, table).filter(({ board }) => !results.has(entryKey({ table, board })));
      return { table, name, boards: open.map(({ board }) => board) };
    })
    .filter(({ boards }) => boards.length > 0);
}

/** Returns the tables with boards that have no result yet, in rounds that at least one table has begun. */
export function tablesWithDueBoards(open: Pick<OpenEvening, "plan" | "results">): Missing[] {
  const { plan, results } = open;
  const hasResult = ({ table, boards }: TableRound) => boards.some((board) => results.has(entryKey({ table, board })));
  const begun = Math.max(
    ...tablesIn(plan).flatMap(({ table }) =>
      roundsAt(plan, table).map((round, index) => (hasResult(round) ? index : 0))
    )
  );
  return tablesMissingResults(open)
    .map(({ table, name, boards }) => {
      const due = new Set(
        roundsAt(plan, table)
          .slice(0, begun + 1)
          .flatMap((round) => round.boards)
      );
      return { table, name, boards: boards.filter((board) => due.has(board)) };
    })
    .filter(({ boards }) => boards.length > 0);
}

/** Returns the other tables that have not finished a round. Leaves out tables for which this phone has no results. */
export function unfinishedIn({ plan, results }: Pick<OpenEvening, "plan" | "results">, after: TableRound): Missing[] {
  const hasResult = (table: number) => (board: number) => results.has(entryKey({ table, board }));
  return placesOf(plan)
    .filter((place) => place.table !== after.table && isSameStretch(place, after))
    .filter(({ table }) => boardsAt(plan, table).some(({ board }) => hasResult(table)(board)))
    .map((place) => ({ table: place.table, name: place.tableName, boards: openBoards(place, results) }))
    .filter(({ boards }) => boards.length > 0);
}

/** Lists a table's boards: "Table 2, boards 3, 7–24". */
export function missingLine(plan: TablePlan, { name, boards }: Pick<Missing, "name" | "boards">): string {
  return texts.missingAt(name, namesOf(plan, inNumbers(boards)));
}

/** Lists board numbers: "3, 7–24". */
export function boardNumbers(boards: readonly number[]): string {
  return boardsLabel(inNumbers(boards));
}

/** A board with a pending entry; `line` is the text that lists it. */
export interface Pending {
  readonly table: number;
  readonly board: number;
  readonly line: string;
}

/** Returns the boards with pending entries, table by table in the order of play. */
export function pendingIn({ plan, results }: Pick<OpenEvening, "plan" | "results">, drafts: PendingEntries): Pending[] {
  return pendingBoards({ plan, results }, drafts).map(({ table, board, entered }) => {
    const result = draftResult(entered.draft);
    const name = placeName(plan, { table, board });
    return { table, board, line: texts.pendingAt(name, result && resultInWords(result, board)) };
  });
}
