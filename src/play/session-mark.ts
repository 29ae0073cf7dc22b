import type { TablePlan } from "../exchange/boards-at-tables";
import { lettered } from "./letters";
import { RESULTS_START } from "./sealed";

/**
 * Four letters that an evening's devices have in common: the same for the same kind, date, tables and boards, whatever
 * the names, which somebody may correct on one of them.
 */
export function sessionMark(plan: TablePlan): string {
  const { kind, date, movement } = plan;
  const seats = movement.map(({ round, table, boards }) => [round, table, boards[0], boards.length]);
  const text = JSON.stringify([kind, date, seats]);
  const number = [...text].reduce((sum, sign) => sum * BigInt(131) + BigInt(sign.charCodeAt(0)), BigInt(1));
  return lettered(number, 4);
}

/** Whether a text holds a code of results of this evening. */
export function isOfEvening(text: string, plan: TablePlan): boolean {
  return text.includes(RESULTS_START + sessionMark(plan));
}
