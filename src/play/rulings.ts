import { fieldKindOf } from "../sessions/field/field-kind";
import { hasGroups, type FieldPlan } from "../sessions/field/plan";
import type { FieldPenalty } from "../sessions/field/penalties";
import { WRITTEN_UNITS } from "../sessions/penalty-units";
import { FIELD_COLUMNS, readFieldResults } from "../sessions/field/read-results";
import type { WrittenShare } from "../sessions/field/results";
import { WRITTEN_TURNED } from "../sessions/field/turned";
import { isSameWrongBoard, writeWrongBoards, type WrongBoard } from "../sessions/field/wrong-board";
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

/** What is taken from a pair or a player. */
export interface Penalty extends Pick<FieldPenalty, "amount" | "unit" | "reason"> {
  /** Of the pair or the player, from 1. */
  readonly number: number;
}

/** What the Director rules beside results: null takes it back. */
export type Decision =
  /** North-South and East-West changed seats on a board. */
  | (AtBoard & { readonly ruling: "turned"; readonly is: true | null })
  /** The board was fouled: the letter of the group in which its result here is compared. */
  | (AtBoard & { readonly ruling: "group"; readonly is: string | null })
  /** The weighted score that counts in place of the result. */
  | (AtBoard & { readonly ruling: "weighted"; readonly is: readonly WrittenShare[] | null })
  /** What was played in place of the board by those who sat at the table for it, with North-South's points (Law 15A). */
  | (AtBoard & { readonly ruling: "instead"; readonly is: Pick<WrongBoard, "board" | "points"> | null })
  | { readonly ruling: "penalty"; readonly id: string; readonly is: Penalty | null };

/** A decision with when it was taken, in seconds as `tableState` counts them: of two devices the later one has the word. */
export type Ruling = Decision & { readonly time: number };

interface WithRulings {
  readonly rulings?: readonly Ruling[];
}

/** Names what is ruled on: of each there is one word. */
export function rulingKey(decision: Decision): string {
  const { ruling } = decision;
  return ruling === "penalty"
    ? `${ruling} ${decision.id}`
    : `${ruling} ${tableBoardKey(decision.table, decision.board)}`;
}

/** The evening with more decisions, all of one moment; each is later than what was said of it before. */
export function withRulings<E extends WithRulings>(evening: E, decisions: readonly Decision[], now: number): E {
  const known = new Map((evening.rulings ?? []).map((each) => [rulingKey(each), each]));
  const before = Math.max(0, ...decisions.map((each) => known.get(rulingKey(each))?.time ?? 0));
  const time = Math.max(1, secondsOf(now), before + 1);
  for (const each of decisions) known.set(rulingKey(each), { ...each, time });
  return { ...evening, changed: now, rulings: inOrder(known) };
}

/** As they were ruled, the last one last. */
function inOrder(known: ReadonlyMap<string, Ruling>): Ruling[] {
  return [...known.values()].sort((a, b) => a.time - b.time);
}

/** Of each the later word, of two of the same second the same one on all devices. */
export function latestRulings(all: readonly Ruling[]): Ruling[] {
  const known = new Map<string, Ruling>();
  for (const each of all) {
    const other = known.get(rulingKey(each));
    if (!other || isLater(each, other)) known.set(rulingKey(each), each);
  }
  return inOrder(known);
}

/** What another device has ruled otherwise, or later. */
export function newRulings({ rulings = [] }: WithRulings, there: readonly Ruling[]): Ruling[] {
  const known = new Map(rulings.map((each) => [rulingKey(each), each]));
  return there.filter((each) => {
    const here = known.get(rulingKey(each));
    return here ? isLater(each, here) && textOf(each) !== textOf(here) : each.is !== null;
  });
}

function isLater(first: Ruling, other: Ruling): boolean {
  return first.time > other.time || (first.time === other.time && textOf(first) > textOf(other));
}

/** What is ruled without the names of its parts, which stand in any order. */
export function valuesOf(decision: Decision): unknown {
  if (decision.is === null) return null;
  if (decision.ruling === "weighted") return decision.is.map(({ percent, points, side }) => [percent, points, side]);
  if (decision.ruling === "instead") return [decision.is.board, decision.is.points];
  if (decision.ruling !== "penalty") return decision.is;
  const { number, amount, unit, reason } = decision.is;
  return [number, amount, unit, reason];
}

/** What a decision says, as a text. */
export const textOf = (decision: Decision): string => JSON.stringify(valuesOf(decision));

/** Whether the Director has more to rule on than averages: in fields. */
export function allowsRulings(plan: TablePlan): plan is TablePlan & FieldPlan {
  return fieldKindOf(plan.kind) !== null;
}

/** What can be ruled of boards in a session: in teams their scores are not compared so. */
export function allowsBoardRulings(plan: TablePlan): boolean {
  return allowsRulings(plan) && hasGroups(plan);
}

/** Whether something was played that can be compared, or weighted. */
export function isScore(
  said: BoardResult | null | undefined
): said is Extract<BoardResult, { readonly kind: "played" | "passed" | "points" }> {
  return said?.kind === "played" || said?.kind === "passed" || said?.kind === "points";
}

/** What stands of what was ruled. */
export interface CurrentRulings {
  readonly counted: readonly Ruling[];
  readonly idle: readonly Ruling[];
}

/** Where the sides of a board at a table had changed seats, they as they sat. */
export function asSat<S>({ counted }: CurrentRulings, { table, board }: AtBoard, [ns, ew]: PerSide<S>): PerSide<S> {
  const isTurned = counted.some((each) => each.ruling === "turned" && each.table === table && each.board === board);
  return isTurned ? [ew, ns] : [ns, ew];
}

/** The rulings that stand, as far as the session has a use for them and the others, which count for nothing in it. */
export function sortedRulings(
  { rulings = [] }: WithRulings,
  plan: TablePlan,
  stands: ReadonlyMap<string, BoardResult>
): CurrentRulings {
  const boards = new Set(
    placesOf(plan).flatMap(({ table, boards: own }) => own.map((board) => tableBoardKey(table, board)))
  );
  const standing = rulings.filter(({ is }) => is !== null);
  const counts = (each: Ruling): boolean => {
    if (!allowsRulings(plan)) return false;
    if (each.ruling === "penalty") return faultsOf(penaltyLines([each]), plan).length === 0;
    const key = tableBoardKey(each.table, each.board);
    if (!allowsBoardRulings(plan) || !boards.has(key)) return false;
    if (each.ruling === "turned") return true;
    if (each.ruling === "instead") return faultsOf(writeWrongBoards(wrongBoardsIn([each])), plan).length === 0;
    const said = stands.get(key);
    // A weighted score stands by itself too, where nothing was played.
    const isPlace = isScore(said) || (each.ruling === "weighted" && said === undefined);
    return isPlace && faultsOf(weightedLines([each]), plan).length === 0;
  };
  const counted = standing.filter(counts);
  const stays = counted.filter((each) => !isSaidAnew(each, counted, plan));
  return { counted: stays, idle: standing.filter((each) => !stays.includes(each)) };
}

/** Whether a table is said later to have played the same board in place of another one of the round: it plays it once. */
function isSaidAnew(each: Ruling, all: readonly Ruling[], plan: TablePlan): boolean {
  const [own] = wrongBoardsIn([each]);
  if (!own || !allowsRulings(plan)) return false;
  return all.some((other) => {
    const [later] = isLater(other, each) ? wrongBoardsIn([other]) : [];
    return later !== undefined && isSameWrongBoard(own, later, plan);
  });
}

/** The boards that were played in place of others. */
export function wrongBoardsIn(rulings: readonly Decision[]): WrongBoard[] {
  return rulings.flatMap((each) =>
    each.ruling === "instead" && each.is !== null ? [{ table: each.table, instead: each.board, ...each.is }] : []
  );
}

/** What is wrong with lines of rulings in a session, as in a file. */
export function faultsOf(lines: readonly ResultFields[], plan: FieldPlan): string[] {
  const read = {
    ...{ isEmpty: false, columns: Object.keys(FIELD_COLUMNS), faults: [], warnings: [] },
    lines: lines.map((fields, i) => ({ line: i + 1, fields })),
  };
  return readFieldResults(read, plan).faults.map(({ message }) => message);
}

/** The groups of fouled boards, by `tableBoardKey`. */
export function groupsIn(rulings: readonly Ruling[]): ReadonlyMap<string, string> {
  return new Map(
    rulings.flatMap((each) =>
      each.ruling === "group" && each.is !== null ? [[tableBoardKey(each.table, each.board), each.is] as const] : []
    )
  );
}

/** The rulings as lines of results, all but groups, which stand in the lines of boards. */
export function rulingLines(rulings: readonly Ruling[], plan: TablePlan): ResultFields[] {
  return [
    ...[...weightedLines(rulings), ...penaltyLines(rulings), ...turnedLines(rulings, plan)],
    ...writeWrongBoards(wrongBoardsIn(rulings)),
  ];
}

export function weightedLines(rulings: readonly Decision[]): ResultFields[] {
  return rulings.flatMap((each) => (each.ruling === "weighted" && each.is !== null ? shareLines(each, each.is) : []));
}

/** A weighted score as lines of results. */
function shareLines({ table, board }: AtBoard, shares: readonly WrittenShare[]): ResultFields[] {
  return shares.map(({ points, percent, side }) => ({
    ...{ table: String(table), board: String(board), points: String(points) },
    ...{ side: side ?? "", share: String(percent) },
  }));
}

function penaltyLines(rulings: readonly Decision[]): ResultFields[] {
  return rulings.flatMap((each) => {
    if (each.ruling !== "penalty" || each.is === null) return [];
    const { number, amount, unit, reason } = each.is;
    return [{ pair: String(number), penalty: String(amount), unit: WRITTEN_UNITS[unit], reason }];
  });
}

/** A line for a round of which every board was turned, else one for each. */
function turnedLines(rulings: readonly Ruling[], plan: TablePlan): ResultFields[] {
  const keys = new Set(
    rulings.flatMap((each) => (each.ruling === "turned" ? [tableBoardKey(each.table, each.board)] : []))
  );
  return placesOf(plan).flatMap(({ round, table, boards }) => {
    const turned = boards.filter((board) => keys.has(tableBoardKey(table, board)));
    const whole = boards.length > 0 && turned.length === boards.length;
    return (whole ? [""] : turned.map(String)).map((board) => ({
      ...{ table: String(table), board, round: String(round), seats: WRITTEN_TURNED },
    }));
  });
}
