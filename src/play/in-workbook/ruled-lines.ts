import { parseGroup } from "../../bridge/fouled-board";
import type { FieldPlan } from "../../sessions/field/plan";
import { FIELD_COLUMNS, readFieldResults } from "../../sessions/field/read-results";
import type { ResultFields } from "../../sessions/reading/result-lines";
import { entryKey } from "../evening";
import { rulingLines, textOf, type Decision } from "../rulings";
import { decisionsOf } from "../rulings-of-scored";
import type { BoardCells, CellTexts } from "./board-cells";

/** Lists of the sheet Director; groups have cells beside the results instead. */
type RuledList = Exclude<Decision["ruling"], "group">;

export interface RuledLine {
  readonly list: RuledList;
  /** "" in blank cells. */
  readonly cells: CellTexts;
  /** The line as fields of results; null if it does not count. */
  readonly fields: ResultFields | null;
}

type ValidLine = RuledLine & { readonly fields: ResultFields };

interface SheetRulings {
  readonly decisions: readonly Decision[];
  /** By {@link unitOf}. */
  readonly linesByUnit: ReadonlyMap<string, readonly RuledLine[]>;
}

/** Reads the lines of the sheet Director, and the groups beside results, by the rules of the sheets. */
export function readSheetRulings(
  plan: FieldPlan,
  lines: readonly RuledLine[],
  boards: readonly BoardCells[]
): SheetRulings {
  const valid = validLines(plan, lines);
  const groups = new Map(
    boards.flatMap(({ cells, ...place }) => {
      const letter = parseGroup(cells.group ?? "");
      return letter === null ? [] : [[entryKey(place), letter] as const];
    })
  );
  const linesByUnit = new Map<string, readonly RuledLine[]>();
  for (const line of valid) {
    const unit = unitOf(line, plan);
    linesByUnit.set(unit, [...(linesByUnit.get(unit) ?? []), line]);
  }
  return { decisions: decisionsOf({ ...readAll(plan, valid).results, groups }, plan), linesByUnit };
}

/** Leaves out lines with faults; a fault in one line of a weighted score removes all its lines. */
function validLines(plan: FieldPlan, lines: readonly RuledLine[]): ValidLine[] {
  // Returns the objects themselves, not copies: callers look lines up by identity to write to them.
  let left = lines.filter((line): line is ValidLine => line.fields !== null);
  for (;;) {
    const wrong = readAll(plan, left).faults.map(({ line }) => left[line - 1]);
    if (wrong.length === 0) return left;
    const isSpoilt = (line: ValidLine) =>
      wrong.some((one) => one === line || (one?.list === "weighted" && unitOf(one, plan) === unitOf(line, plan)));
    const rest = left.filter((line) => !isSpoilt(line));
    // If no line causes the faults, removing lines would never end.
    left = rest.length === left.length ? [] : rest;
  }
}

function readAll(plan: FieldPlan, lines: readonly ValidLine[]) {
  const columns = Object.keys(FIELD_COLUMNS);
  const blank = Object.fromEntries(columns.map((column) => [column, ""]));
  const read = lines.map(({ fields }, i) => ({ line: i + 1, fields: { ...blank, ...fields } }));
  return readFieldResults({ isEmpty: false, columns, lines: read, faults: [], warnings: [] }, plan);
}

/** Key of the ruling that a line belongs to: lines with the same key are written together. */
function unitOf(line: ValidLine, plan: FieldPlan): string {
  const { table = "", board = "" } = line.fields;
  // One line of a weighted score is no decision by itself.
  if (line.list === "weighted") return `weighted ${Number(table)} ${Number(board)}`;
  const [one] = decisionsOf(readAll(plan, [line]).results, plan);
  return one ? unitOfDecision(one, plan) : "";
}

/** Key of a decision's lines, equal to {@link unitOf} of each of them. */
export function unitOfDecision(decision: Decision, plan: FieldPlan): string {
  const { ruling } = decision;
  if (ruling === "penalty") return `penalty ${textOf(decision)}`;
  const { table, board } = decision;
  if (ruling !== "turned") return `${ruling} ${table} ${board}`;
  const seating = plan.movement.find((each) => each.table === table && each.boards.includes(board));
  return `turned ${table} ${seating?.round ?? 0}`;
}

export function decisionLines(decisions: readonly Decision[], plan: FieldPlan): ResultFields[] {
  return rulingLines(
    decisions.map((each) => ({ ...each, time: 1 })),
    plan
  );
}
