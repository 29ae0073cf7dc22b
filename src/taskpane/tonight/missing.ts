import { boardsAt, isSameStretch, openBoards } from "../../play/at-table";
import type { Place } from "../../sessions/at-tables";
import { placesOf, tablesIn } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import { saidBy } from "../../play/draft";
import { placeKey } from "../../play/evening";
import { isUnaccepted, type Drafts } from "../../play/unaccepted";
import { inNumbers } from "../../movements/board-runs";
import { boardsLabel } from "../../workbook/labels";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { inWords, namesOf, placeName } from "./words";

/** A table with the boards that have no result there yet, at least one. */
interface Missing {
  readonly table: number;
  readonly name: string;
  readonly boards: readonly number[];
}

/** The tables that have boards without a result; none where every board has one. */
export function missingIn({ plan, stands }: Pick<OpenEvening, "plan" | "stands">): Missing[] {
  return tablesIn(plan)
    .map(({ table, name }) => {
      const open = boardsAt(plan, table).filter(({ board }) => !stands.has(placeKey({ table, board })));
      return { table, name, boards: open.map(({ board }) => board) };
    })
    .filter(({ boards }) => boards.length > 0);
}

/** The other tables that have not finished a round, of those of which this phone knows anything. */
export function unfinishedIn({ plan, stands }: Pick<OpenEvening, "plan" | "stands">, after: Place): Missing[] {
  const isIn = (table: number) => (board: number) => stands.has(placeKey({ table, board }));
  return placesOf(plan)
    .filter((place) => place.table !== after.table && isSameStretch(place, after))
    .filter(({ table }) => boardsAt(plan, table).some(({ board }) => isIn(table)(board)))
    .map((place) => ({ table: place.table, name: place.tableName, boards: openBoards(place, stands) }))
    .filter(({ boards }) => boards.length > 0);
}

/** "Table 2, boards 3, 7–24". */
export function missingLine(plan: TablePlan, { name, boards }: Pick<Missing, "name" | "boards">): string {
  return texts.missingAt(name, namesOf(plan, inNumbers(boards)));
}

/** "3, 7–24". */
export function boardNumbers(boards: readonly number[]): string {
  return boardsLabel(inNumbers(boards));
}

/** A board for which something is entered that was not accepted, in words. */
export interface Pending {
  readonly table: number;
  readonly board: number;
  readonly line: string;
}

/** All of these, table by table in the order of play. */
export function pendingIn({ plan, stands }: Pick<OpenEvening, "plan" | "stands">, drafts: Drafts): Pending[] {
  return tablesIn(plan).flatMap(({ table }) =>
    boardsAt(plan, table).flatMap(({ board }): Pending[] => {
      const key = placeKey({ table, board });
      const entered = drafts[key];
      if (!entered || !isUnaccepted(entered, stands.get(key) ?? null)) return [];
      const said = saidBy(entered.draft);
      return [{ table, board, line: texts.pendingAt(placeName(plan, { table, board }), said && inWords(said, board)) }];
    })
  );
}
