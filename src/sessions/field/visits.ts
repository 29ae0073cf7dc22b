import { stretchesOf, tableNumbers, type Movement } from "../../movements/movement";
import { tableBoardKey } from "../results";
import { boardsWithTables, type FieldPlan, type FieldSeated, type TableVisit } from "./plan";

/** The part of a plan that describes visits. */
type Visited = Pick<FieldPlan, "visits">;

/**
 * Difference of board numbers between visits: a multiple of 16, because dealer and vulnerability repeat after 16
 * boards, and larger than the number of boards of any session.
 */
const NEXT_TIME = 160;

/**
 * Counts each table once for every time that the same boards come to it.
 * @returns the movement with visits in place of tables, the first visits to all tables before the second ones; `visits`
 * is null if each table has one visit, and no number of a table is left out.
 */
export function byVisits(movement: Movement<FieldSeated>): {
  readonly movement: Movement<FieldSeated>;
  readonly visits: readonly TableVisit[] | null;
} {
  const played = new Map<string, number>();
  const seated = [...movement]
    .sort((a, b) => a.round - b.round)
    .map((seating) => {
      const keys = seating.boards.map((board) => `${seating.table}:${board}`);
      const time = Math.max(0, ...keys.map((key) => played.get(key) ?? 0));
      for (const key of keys) played.set(key, time + 1);
      return { seating, visit: { table: seating.table, time } };
    });
  const visits = seated
    .map(({ visit }) => visit)
    .filter((visit, index, all) => all.findIndex((other) => isSame(other, visit)) === index)
    .sort((a, b) => a.time - b.time || a.table - b.table);
  if (visits.every(({ table, time }, index) => time === 0 && table === index + 1)) return { movement, visits: null };
  return {
    movement: seated.map(({ seating, visit }) => ({
      ...seating,
      table: visits.findIndex((other) => isSame(other, visit)) + 1,
    })),
    visits,
  };
}

function isSame(one: TableVisit, other: TableVisit): boolean {
  return one.table === other.table && one.time === other.time;
}

/** Returns the visit of a plan's table. */
export function visitOf({ visits }: Visited, table: number): TableVisit {
  return visits?.[table - 1] ?? { table, time: 0 };
}

/**
 * Returns the name of a plan's table in files: "2", and "2B" for the second time that the same boards come to Table 2.
 */
export function visitName(plan: Visited, table: number): string {
  const { table: inRoom, time } = visitOf(plan, table);
  return `${inRoom}${time === 0 ? "" : String.fromCharCode("A".charCodeAt(0) + time)}`;
}

interface AtBoard {
  readonly table: number;
  readonly board: number;
}

/** Returns the table in the room, and a number of the board that is unique at this table. */
export function inRoom(plan: Visited, { table, board }: AtBoard): AtBoard {
  const { table: inRoom, time } = visitOf(plan, table);
  return { table: inRoom, board: board + time * NEXT_TIME };
}

/**
 * Converts the numbers of a table and a board in the room to the plan's numbers; null if the table does not play the
 * board so often.
 */
export function fromRoom(plan: Pick<FieldPlan, "visits" | "firstBoard">, { table, board }: AtBoard): AtBoard | null {
  if (!plan.visits) return { table, board };
  const number = boardNumber(plan, board);
  const time = (board - number) / NEXT_TIME;
  const index = plan.visits.findIndex((visit) => isSame(visit, { table, time }));
  return index < 0 ? null : { table: index + 1, board: number };
}

/** Returns the plan's key of a result from the table and board in the room. */
export function plannedKey(plan: Pick<FieldPlan, "visits" | "firstBoard">, room: AtBoard): string {
  const { table, board } = fromRoom(plan, room) ?? room;
  return tableBoardKey(table, board);
}

/** Returns the number on a board that players see. */
export function boardNumber({ visits, firstBoard }: Pick<FieldPlan, "visits" | "firstBoard">, board: number): number {
  return visits ? firstBoard + ((board - firstBoard) % NEXT_TIME) : board;
}

/** Returns the movement with the numbers of the tables in the room, each board as {@link inRoom} numbers it. */
export function movementInRoom(plan: Pick<FieldPlan, "visits" | "movement">): Movement<FieldSeated> {
  if (!plan.visits) return plan.movement;
  const seated = plan.movement.map((seating) => {
    const { table } = visitOf(plan, seating.table);
    return {
      ...seating,
      table,
      boards: seating.boards.map((board) => inRoom(plan, { table: seating.table, board }).board),
    };
  });
  return seated.sort((a, b) => a.round - b.round || a.table - b.table);
}

/**
 * Returns a plan for people to read: with the numbers of the tables in the room, and the numbers printed on the boards.
 */
export function planInRoom(plan: FieldPlan): FieldPlan {
  if (!plan.visits) return plan;
  const movement = movementInRoom(plan).map((seating) => ({
    ...seating,
    boards: seating.boards.map((board) => boardNumber(plan, board)),
  }));
  return { ...plan, movement, stretches: stretchesOf(movement), inPlay: boardsWithTables(movement) };
}

/** Returns the numbers of the tables in the room that play, lowest first. */
export function tablesInRoom({ tables, visits }: Pick<FieldPlan, "tables" | "visits">): number[] {
  if (!visits) return tableNumbers(tables);
  return [...new Set(visits.map(({ table }) => table))].sort((a, b) => a - b);
}
