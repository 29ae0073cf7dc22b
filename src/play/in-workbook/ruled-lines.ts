import { parseGroup } from "../../bridge/fouled-board";
import type { FieldPlan } from "../../sessions/field/plan";
import { FIELD_COLUMNS, readFieldResults } from "../../sessions/field/read-results";
import type { ResultFields } from "../../sessions/reading/result-lines";
import { entryKey } from "../evening";
import { rulingLines, textOf, type Decision } from "../rulings";
import { decisionsOf } from "../rulings-of-scored";
import type { BoardCells, CellTexts } from "./board-cells";

/** The lists of the sheet Director. */
type RuledList = Exclude<Decision["ruling"], "group">;

/** A line of one of them. */
export interface RuledLine {
  readonly list: RuledList;
  /** What stands in it, "" in blank cells. */
  readonly cells: CellTexts;
  /** What it says as results have it; null where it is nothing that counts. */
  readonly fields: ResultFields | null;
}

type SaidLine = RuledLine & { readonly fields: ResultFields };

/** What the workbook says of what the Director rules. */
interface RuledThere {
  readonly decisions: readonly Decision[];
  /** The lines that say so, by what they are of: see {@link unitOf}. */
  readonly said: ReadonlyMap<string, readonly RuledLine[]>;
}

/** Reads the lines of the sheet Director, and the groups beside results, as the sheets count them. */
export function ruledThere(plan: FieldPlan, lines: readonly RuledLine[], boards: readonly BoardCells[]): RuledThere {
  const sound = soundLines(plan, lines);
  const groups = new Map(
    boards.flatMap(({ cells, ...at }) => {
      const letter = parseGroup(cells.group ?? "");
      return letter === null ? [] : [[entryKey(at), letter] as const];
    })
  );
  const said = new Map<string, readonly RuledLine[]>();
  for (const line of sound) {
    const unit = unitOf(line, plan);
    said.set(unit, [...(said.get(unit) ?? []), line]);
  }
  return { decisions: decisionsOf({ ...readAll(plan, sound).results, groups }, plan), said };
}

/** Those in which nothing is wrong; of a weighted score all or none. */
function soundLines(plan: FieldPlan, lines: readonly RuledLine[]): SaidLine[] {
  // The same lines, not copies: each is found by itself where it is written to.
  let left = lines.filter((line): line is SaidLine => line.fields !== null);
  for (;;) {
    const wrong = readAll(plan, left).faults.map(({ line }) => left[line - 1]);
    if (wrong.length === 0) return left;
    const isSpoilt = (line: SaidLine) =>
      wrong.some((one) => one === line || (one?.list === "weighted" && unitOf(one, plan) === unitOf(line, plan)));
    const rest = left.filter((line) => !isSpoilt(line));
    // Faults that no line has would be told for ever.
    left = rest.length === left.length ? [] : rest;
  }
}

function readAll(plan: FieldPlan, lines: readonly SaidLine[]) {
  const columns = Object.keys(FIELD_COLUMNS);
  const blank = Object.fromEntries(columns.map((column) => [column, ""]));
  const read = lines.map(({ fields }, i) => ({ line: i + 1, fields: { ...blank, ...fields } }));
  return readFieldResults({ isEmpty: false, columns, lines: read, faults: [], warnings: [] }, plan);
}

/** What a line is of: lines of the same are written together. */
function unitOf(line: SaidLine, plan: FieldPlan): string {
  const { table = "", board = "" } = line.fields;
  // A part of a weighted score says nothing by itself.
  if (line.list === "weighted") return `weighted ${Number(table)} ${Number(board)}`;
  const [one] = decisionsOf(readAll(plan, [line]).results, plan);
  return one ? unitOfDecision(one, plan) : "";
}

/** The same of a decision. */
export function unitOfDecision(decision: Decision, plan: FieldPlan): string {
  const { ruling } = decision;
  if (ruling === "penalty") return `penalty ${textOf(decision)}`;
  const { table, board } = decision;
  if (ruling !== "turned") return `${ruling} ${table} ${board}`;
  const seating = plan.movement.find((each) => each.table === table && each.boards.includes(board));
  return `turned ${table} ${seating?.round ?? 0}`;
}

/** The lines that say some decisions, in the columns of their list. */
export function linesOf(decisions: readonly Decision[], plan: FieldPlan): ResultFields[] {
  return rulingLines(
    decisions.map((each) => ({ ...each, time: 1 })),
    plan
  );
}
