import { InputError } from "../../bridge/input-error";
import { contestantNumber, contestantsIn } from "../../movements/contestant";
import type { Seating } from "../../movements/movement";
import { otherFields, readOwnLine } from "../reading/board-line";
import { optional, readTable, type TableBoards } from "../reading/fields";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { tableBoardKey } from "../results";
import { isInTeams, type FieldPlan, type FieldSeated } from "./plan";
import { visitName, visitOf } from "./visits";

/**
 * A table where North-South and East-West changed seats by mistake, for a round or for one of its boards. It is scored
 * as it was played.
 */
export interface Turned {
  readonly round: number;
  readonly table: number;
  /** The board; null for all boards of the round. */
  readonly board: number | null;
}

/** The columns that only lines of turned tables have. */
const TURNED_COLUMNS = ["round", "seats"] as const;

const OWN_COLUMNS: readonly string[] = ["table", "board", ...TURNED_COLUMNS];

/** Text that marks a turned table in the column of the seats. */
export const WRITTEN_TURNED = "turned";

/** True for a line that has nothing but a table, its round, the mark for turned seats, and perhaps a board. */
export function isTurnedLine(fields: ResultFields): boolean {
  const { seats = "", round = "" } = fields;
  return seats !== "" && round !== "" && otherFields(fields, OWN_COLUMNS).length === 0;
}

/** Returns the keys ({@link tableBoardKey}) of boards at tables that were played the wrong way. */
export function turnedKeys(turned: readonly Turned[], plan: Pick<FieldPlan, "movement">): ReadonlySet<string> {
  return new Set(
    turned.flatMap((change) =>
      boardsTurned(change, seatingOf(change, plan)).map((board) => tableBoardKey(change.table, board))
    )
  );
}

/** Lists turned tables by round, as a whole round if all its boards are turned. */
export function turnedOf(keys: ReadonlySet<string>, { movement }: Pick<FieldPlan, "movement">): Turned[] {
  const inOrder = [...movement].sort((a, b) => a.round - b.round || a.table - b.table);
  return inOrder.flatMap(({ round, table, boards }): Turned[] => {
    const turned = boards.filter((board) => keys.has(tableBoardKey(table, board)));
    if (turned.length > 0 && turned.length === boards.length) return [{ round, table, board: null }];
    return turned.map((board) => ({ round, table, board }));
  });
}

/** Returns the planned seats at a table in a round; undefined if the table is not in play. */
function seatingOf(
  { round, table }: Pick<Turned, "round" | "table">,
  { movement }: Pick<FieldPlan, "movement">
): Seating<FieldSeated> | undefined {
  return movement.find((seating) => seating.round === round && seating.table === table);
}

function boardsTurned({ board }: Turned, seating: Seating<FieldSeated> | undefined): readonly number[] {
  return board === null ? (seating?.boards ?? []) : [board];
}

/** Reads the lines of turned tables; a board that two lines turn is a fault. */
export function readTurned(
  lines: readonly ResultLine[],
  tables: readonly TableBoards[],
  plan: FieldPlan
): { readonly turned: Turned[]; readonly faults: Fault[] } {
  const faults: Fault[] = [];
  const counts = new Map<string, number>();
  const turned = lines.flatMap(({ line, fields }) => {
    const found = readLine({ line, fields }, tables, plan, faults);
    if (!found) return [];
    const keys = [...turnedKeys([found], plan)];
    const before = keys.flatMap((key) => counts.get(key) ?? [])[0];
    if (before !== undefined) {
      faults.push({ line, field: "seats", message: resultTexts.results.turned.twice(before) });
      return [];
    }
    for (const key of keys) counts.set(key, line);
    return [found];
  });
  return { turned, faults };
}

function readLine(line: ResultLine, tables: readonly TableBoards[], plan: FieldPlan, all: Fault[]): Turned | null {
  const words = resultTexts.results.turned;
  return readOwnLine(line, null, all, ({ read, refuse }) => {
    read("seats", (text) => readSeats(text, plan));
    const table = read("table", (text) => readTable(text, tables));
    const round = read("round", (text) => readRound(text, plan.rounds));
    const seating = table && round !== null ? seatingOf({ round, table: table.table }, plan) : null;
    if (seating === undefined && table && round !== null) refuse("table", words.notInPlay(table.name, round));
    const board = read("board", (text) => (seating ? optional(text, (typed) => readBoard(typed, seating)) : null));
    return table && round !== null ? { round, table: table.table, board } : null;
  });
}

/**
 * Checks the mark for turned seats.
 * @throws InputError for another text than {@link WRITTEN_TURNED}, and in teams.
 */
export function readSeats(text: string, { scoring }: Pick<FieldPlan, "scoring">): true {
  const words = resultTexts.results.turned;
  if (isInTeams(scoring)) throw new InputError(words.inTeams);
  if (text.trim().toLowerCase() !== WRITTEN_TURNED) throw new InputError(words.seats(text));
  return true;
}

export function readRound(text: string, rounds: number): number {
  const round = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (round < 1 || round > rounds) throw new InputError(resultTexts.results.turned.round(text, rounds));
  return round;
}

function readBoard(text: string, { boards, table, round }: Seating<FieldSeated>): number {
  const board = /^\d{1,4}$/.test(text) ? Number(text) : -1;
  if (!boards.includes(board)) throw new InputError(resultTexts.results.turned.board(text, table, round, boards));
  return board;
}

/** Returns lines that {@link readTurned} can read. */
export function writeTurned(turned: readonly Turned[], plan: Pick<FieldPlan, "visits">): ResultFields[] {
  return turned.map(({ round, table, board }) => ({
    table: visitName(plan, table),
    board: board === null ? "" : String(board),
    round: String(round),
    seats: WRITTEN_TURNED,
  }));
}

/** Returns sentences such as "Round 3, Table 2: pairs 4 and 7 sat the wrong way." */
export function turnedSentences(plan: FieldPlan, turned: readonly Turned[]): string[] {
  const { kind, movement } = plan;
  const { all, board: onBoards, who, between } = resultTexts.report.turned;
  return movement.flatMap(({ round, table, ...seating }) => {
    const turns = turned.filter((each) => each.round === round && each.table === table);
    if (turns.length === 0) return [];
    const boards = turns.flatMap(({ board }) => board ?? []).join(between);
    const seated = who[kind](seatedText(seating)).join("");
    return all(
      String(round),
      String(visitOf(plan, table).table),
      boards === "" ? "" : onBoards(boards).join(""),
      seated
    ).join("");
  });
}

/** Returns the contestants at a table: "4 and 7", or players "1 & 8 and 2 & 4". */
export function seatedText({ ns, ew }: Pick<Seating<FieldSeated>, "ns" | "ew">): string {
  const seatText = (seated: FieldSeated) => contestantsIn(seated).map(contestantNumber).join(" & ");
  return resultTexts.report.turned.both(seatText(ns), seatText(ew));
}
