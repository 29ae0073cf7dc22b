import { tableName } from "../../../play/at-table";
import { entryKey } from "../../../play/evening";
import { isRecord } from "../../../play/parsed";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { nameOf } from "./words";

/**
 * Message on entries that this version cannot read; "" if there are none, or if all their boards have another result.
 */
export function unreadIn({ evening, plan, results }: Pick<OpenEvening, "evening" | "plan" | "results">): string {
  const places = (evening.unread ?? []).flatMap(({ entry }) => {
    const { table, board } = isRecord(entry) ? entry : {};
    if (!isNumber(table) || !isNumber(board)) return [texts.somewhere];
    return results.has(entryKey({ table, board })) ? [] : [texts.boardAt(tableName(plan, table), nameOf(plan, board))];
  });
  return places.length === 0 ? "" : texts.unread([...new Set(places)].join(", "));
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value);
