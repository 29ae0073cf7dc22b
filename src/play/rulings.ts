import { contestantAt } from "../movements/contestant";
import { fieldKindOf } from "../sessions/field/field-kind";
import { hasGroups, type FieldPlan } from "../sessions/field/plan";
import { writePenalties, type FieldPenalty } from "../sessions/field/penalties";
import { FIELD_COLUMNS, readFieldResults } from "../sessions/field/read-results";
import type { WrittenShare } from "../sessions/field/results";
import { writeShares } from "../sessions/field/read-weighted";
import { turnedOf, writeTurned } from "../sessions/field/turned";
import { isSameWrongBoard, writeWrongBoards, type WrongBoard } from "../sessions/field/wrong-board";
import { boardNumber, fromRoom, plannedKey, visitName } from "../sessions/field/visits";
import { placesOf } from "../sessions/kinds";
import type { ResultFields } from "../sessions/reading/result-lines";
import { tableBoardKey } from "../sessions/results";
import type { TablePlan } from "../sessions/table-plan";
import type { PerSide } from "../sessions/teams/match";
import type { BoardResult } from "./board-result";
import { secondsOf } from "./seconds";

interface AtBoard {
  readonly table: number;
  readonly board: number;
}

export interface Penalty extends Pick<FieldPenalty, "amount" | "unit" | "reason"> {
  /** Number of the pair or the player, from 1. */
  readonly number: number;
}

/** A Director's decision; `is` null withdraws it. */
export type Decision =
  /** The pairs sat in each other's direction on a board: North-South and East-West changed seats. */
  | (AtBoard & { readonly ruling: "turned"; readonly is: true | null })
  /** The board was fouled. `is` is the letter of the group in which this table's result is compared. */
  | (AtBoard & { readonly ruling: "group"; readonly is: string | null })
  /** The weighted score that counts in place of the result. */
  | (AtBoard & { readonly ruling: "weighted"; readonly is: readonly WrittenShare[] | null })
  /**
   * Another board was played by mistake in place of this one. `is` has the number of the played board and North-South's
   * points on it (Law 15A).
   */
  | (AtBoard & { readonly ruling: "instead"; readonly is: Pick<WrongBoard, "board" | "points"> | null })
  | { readonly ruling: "penalty"; readonly id: string; readonly is: Penalty | null };

/** A decision with its time in seconds since 2026. When devices merge, the later decision wins. */
export type Ruling = Decision & { readonly time: number };

interface WithRulings {
  readonly rulings?: readonly Ruling[];
}

/** Returns the key of a decision's subject: a penalty, or a kind of ruling on a board at a table. */
export function rulingKey(decision: Decision): string {
  const { ruling } = decision;
  return ruling === "penalty"
    ? `${ruling} ${decision.id}`
    : `${ruling} ${tableBoardKey(decision.table, decision.board)}`;
}

/** Adds decisions, all with one time, which is later than the times of earlier rulings on the same subjects. */
export function withRulings<E extends WithRulings>(evening: E, decisions: readonly Decision[], now: number): E {
  const latest = new Map((evening.rulings ?? []).map((each) => [rulingKey(each), each]));
  const before = Math.max(0, ...decisions.map((each) => latest.get(rulingKey(each))?.time ?? 0));
  const time = Math.max(1, secondsOf(now), before + 1);
  for (const each of decisions) latest.set(rulingKey(each), { ...each, time });
  return { ...evening, changed: now, rulings: inOrder(latest) };
}

function inOrder(rulings: ReadonlyMap<string, Ruling>): Ruling[] {
  return [...rulings.values()].sort((a, b) => a.time - b.time);
}

/** Returns the latest ruling on each subject. If times are equal, all devices choose the same ruling. */
export function latestRulings(all: readonly Ruling[]): Ruling[] {
  const latest = new Map<string, Ruling>();
  for (const each of all) {
    const other = latest.get(rulingKey(each));
    if (!other || isLater(each, other)) latest.set(rulingKey(each), each);
  }
  return inOrder(latest);
}

/** The other device's rulings that are new, or that differ from this device's rulings and are later. */
export function newRulings({ rulings = [] }: WithRulings, remote: readonly Ruling[]): Ruling[] {
  const local = new Map(rulings.map((each) => [rulingKey(each), each]));
  return remote.filter((each) => {
    const existing = local.get(rulingKey(each));
    return existing ? isLater(each, existing) && textOf(each) !== textOf(existing) : each.is !== null;
  });
}

function isLater(first: Ruling, other: Ruling): boolean {
  return first.time > other.time || (first.time === other.time && textOf(first) > textOf(other));
}

/** Returns the values of a decision without their keys: the order of keys may vary. */
export function valuesOf(decision: Decision): unknown {
  if (decision.is === null) return null;
  if (decision.ruling === "weighted") return decision.is.map(({ percent, points, side }) => [percent, points, side]);
  if (decision.ruling === "instead") return [decision.is.board, decision.is.points];
  if (decision.ruling !== "penalty") return decision.is;
  const { number, amount, unit, reason } = decision.is;
  return [number, amount, unit, reason];
}

export const textOf = (decision: Decision): string => JSON.stringify(valuesOf(decision));

/** True for a session scored across a field. Other sessions have no rulings except averages. */
export function allowsRulings(plan: TablePlan): plan is TablePlan & FieldPlan {
  return fieldKindOf(plan.kind) !== null;
}

/**
 * True if boards can have rulings. They cannot among teams, whose scores are not compared across the field, or if the
 * session has no rulings at all.
 */
export function allowsBoardRulings(plan: TablePlan): boolean {
  return allowsRulings(plan) && hasGroups(plan);
}

/** True for a result with a score, which can be compared or weighted. */
export function isScore(
  result: BoardResult | null | undefined
): result is Extract<BoardResult, { readonly kind: "played" | "passed" | "points" }> {
  return result?.kind === "played" || result?.kind === "passed" || result?.kind === "points";
}

/** Rulings that are not withdrawn; the idle ones do not affect the score. */
export interface CurrentRulings {
  readonly counted: readonly Ruling[];
  readonly idle: readonly Ruling[];
}

/** Swaps the values of the two sides if the sides changed seats on the board. */
export function asSat<S>({ counted }: CurrentRulings, { table, board }: AtBoard, [ns, ew]: PerSide<S>): PerSide<S> {
  const isTurned = counted.some((each) => each.ruling === "turned" && each.table === table && each.board === board);
  return isTurned ? [ew, ns] : [ns, ew];
}

/** Splits the rulings that are not withdrawn into those that the session can apply and those that it cannot apply. */
export function sortedRulings(
  { rulings = [] }: WithRulings,
  plan: TablePlan,
  results: ReadonlyMap<string, BoardResult>
): CurrentRulings {
  const boards = new Set(
    placesOf(plan).flatMap(({ table, boards: tableBoards }) => tableBoards.map((board) => tableBoardKey(table, board)))
  );
  const active = rulings.filter(({ is }) => is !== null);
  const counts = (each: Ruling): boolean => {
    if (!allowsRulings(plan)) return false;
    if (each.ruling === "penalty") return faultsOf(penaltyLines([each]), plan).length === 0;
    const key = tableBoardKey(each.table, each.board);
    if (!allowsBoardRulings(plan) || !boards.has(key)) return false;
    if (each.ruling === "turned") return true;
    if (each.ruling === "instead") return faultsOf(wrongBoardLines(wrongBoardsIn([each]), plan), plan).length === 0;
    const result = results.get(key);
    // A weighted score needs no result.
    const isPlace = isScore(result) || (each.ruling === "weighted" && result === undefined);
    return isPlace && faultsOf(weightedLines([each], plan), plan).length === 0;
  };
  const counted = active.filter(counts);
  const stays = counted.filter((each) => !isSuperseded(each, counted, plan));
  return { counted: stays, idle: active.filter((each) => !stays.includes(each)) };
}

/** True if a later ruling says that the same board was played in place of another: a table plays a board only once. */
function isSuperseded(each: Ruling, all: readonly Ruling[], plan: TablePlan): boolean {
  const [wrongBoard] = wrongBoardsIn([each]);
  if (!wrongBoard || !allowsRulings(plan)) return false;
  return all.some((other) => {
    const [later] = isLater(other, each) ? wrongBoardsIn([other]) : [];
    return later !== undefined && isSameWrongBoard(planned(wrongBoard, plan), planned(later, plan), plan);
  });
}

export function wrongBoardsIn(rulings: readonly Decision[]): WrongBoard[] {
  return rulings.flatMap((each) =>
    each.ruling === "instead" && each.is !== null ? [{ table: each.table, instead: each.board, ...each.is }] : []
  );
}

/** Reads result lines as in a file. */
export function readFieldLines(fields: readonly ResultFields[], plan: FieldPlan): ReturnType<typeof readFieldResults> {
  const lines = fields.map((each, i) => ({ line: i + 1, fields: each }));
  const columns = Object.keys(FIELD_COLUMNS);
  return readFieldResults({ isEmpty: false, columns, lines, faults: [], warnings: [] }, plan);
}

/** Returns the messages on faults in lines of rulings. */
export function faultsOf(lines: readonly ResultFields[], plan: FieldPlan): string[] {
  return readFieldLines(lines, plan).faults.map(({ message }) => message);
}

/** The groups of fouled boards, by `tableBoardKey`. */
export function groupsIn(rulings: readonly Ruling[]): ReadonlyMap<string, string> {
  return new Map(
    rulings.flatMap((each) =>
      each.ruling === "group" && each.is !== null ? [[tableBoardKey(each.table, each.board), each.is] as const] : []
    )
  );
}

/**
 * Returns the boards with a weighted score and the boards played in place of another, since rulings change their scores
 * at all tables.
 */
export function ruledBoards(rulings: readonly Decision[]): ReadonlySet<number> {
  return new Set([
    ...rulings.flatMap((each) => (each.ruling === "weighted" ? [each.board] : [])),
    ...wrongBoardsIn(rulings).map(({ board }) => board),
  ]);
}

/** Writes rulings as result lines, except groups, which are a field in the lines of boards. */
export function rulingLines(rulings: readonly Ruling[], plan: TablePlan): ResultFields[] {
  const turned = new Set(
    rulings.flatMap((each) => (each.ruling === "turned" && allowsRulings(plan) ? [plannedKey(plan, each)] : []))
  );
  if (!allowsRulings(plan)) return penaltyLines(rulings);
  return [
    ...[...weightedLines(rulings, plan), ...penaltyLines(rulings)],
    ...writeTurned(turnedOf(turned, plan), plan),
    ...wrongBoardLines(wrongBoardsIn(rulings), plan),
  ];
}

/** Writes the lines of weighted scores, with the tables as files name them. */
export function weightedLines(rulings: readonly Decision[], plan: FieldPlan): ResultFields[] {
  return rulings.flatMap((each) => {
    if (each.ruling !== "weighted" || each.is === null) return [];
    const { table, board } = fromRoom(plan, each) ?? each;
    return writeShares({ table: visitName(plan, table), board }, each.is);
  });
}

/** Writes the lines of boards that were played in place of other boards, with the tables as files name them. */
export function wrongBoardLines(wrongBoards: readonly WrongBoard[], plan: FieldPlan): ResultFields[] {
  return writeWrongBoards(
    wrongBoards.map((wrong) => planned(wrong, plan)),
    plan
  );
}

/** Converts the table and board numbers that are used in the room to the numbers of the plan. */
export function planned(wrong: WrongBoard, plan: FieldPlan): WrongBoard {
  const place = fromRoom(plan, { table: wrong.table, board: wrong.instead });
  if (!place) return wrong;
  return { ...wrong, table: place.table, instead: place.board, board: boardNumber(plan, wrong.board) };
}

function penaltyLines(rulings: readonly Decision[]): ResultFields[] {
  return writePenalties(
    rulings.flatMap((each) =>
      each.ruling === "penalty" && each.is !== null ? [{ ...each.is, contestant: contestantAt(each.is.number) }] : []
    )
  );
}
