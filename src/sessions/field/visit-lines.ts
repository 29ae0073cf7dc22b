import type { ResultFields, ResultLine } from "../reading/result-lines";
import type { FieldPlan } from "./plan";
import { boardNumber, fromRoom, visitName, visitOf } from "./visits";

/**
 * Replaces the table of each line by the table that the plan counts. This table follows from the line's round, or from
 * a board number that is unique at the table in the room, or else from the number of earlier lines with the board at
 * that table.
 */
export function withVisits(lines: readonly ResultLine[], plan: FieldPlan): readonly ResultLine[] {
  if (!plan.visits) return lines;
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { table = "", board = "", share = "" } = line.fields;
    // If a board was played in place of another, the visit is found by the number of the other board.
    const column = (line.fields.instead ?? "") === "" ? "board" : "instead";
    const number = line.fields[column] ?? "";
    if (!/^\d{1,2}$/.test(table) || !/^\d{1,4}$/.test(number)) return line;
    const isResult = share === "" && column === "board";
    const key = `${table}:${number}`;
    const before = isResult ? (counts.get(key) ?? 0) : 0;
    const room = { table: Number(table), board: Number(number) };
    const found = inRound(line.fields, room, plan) ?? nthTime(room, before, plan);
    if (!found) return line;
    if (isResult) counts.set(key, before + 1);
    const played: ResultFields = /^\d{1,4}$/.test(board) ? { board: String(boardNumber(plan, Number(board))) } : {};
    const planned: ResultFields = { table: visitName(plan, found.table), [column]: String(found.board) };
    return { ...line, fields: { ...line.fields, ...played, ...planned } };
  });
}

interface AtBoard {
  readonly table: number;
  readonly board: number;
}

function inRound({ round = "" }: ResultFields, { table, board }: AtBoard, plan: FieldPlan): AtBoard | null {
  const found = plan.movement.find(
    (seating) =>
      seating.round === Number(round) && visitOf(plan, seating.table).table === table && seating.boards.includes(board)
  );
  return found ? { table: found.table, board } : null;
}

/**
 * Finds the visit in which a table plays a board. `time` is the number of earlier visits; it is not used if the board
 * number is unique at the table.
 */
function nthTime({ table, board }: AtBoard, time: number, plan: FieldPlan): AtBoard | null {
  if (boardNumber(plan, board) !== board) return fromRoom(plan, { table, board });
  const counted = plan.movement
    .filter((seating) => visitOf(plan, seating.table).table === table && seating.boards.includes(board))
    .sort((a, b) => a.round - b.round);
  const found = counted[time];
  return found ? { table: found.table, board } : null;
}
