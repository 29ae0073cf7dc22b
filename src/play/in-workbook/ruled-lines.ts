import { parseGroup } from "../../bridge/fouled-board";
import type { FieldPlan } from "../../sessions/field/plan";
import { printRuling } from "../../sessions/field/ruling-text";
import { turnedKeys, turnedOf, WRITTEN_TURNED } from "../../sessions/field/turned";
import { plannedKey } from "../../sessions/field/visits";
import type { ResultFields } from "../../sessions/reading/result-lines";
import { readFieldLines, rulingKey, rulingLines, textOf, type Decision } from "../rulings";
import { decisionsOf } from "../rulings-of-scored";
import type { BoardCells, CellTexts } from "./board-cells";

export interface RuledLine {
  /**
   * The list on the sheet Director that has the line. Workbooks of earlier versions have the lists "weighted", "turned"
   * and "instead": they have no rulings as texts, and no changed seats beside results.
   */
  readonly list: "ruling" | "penalty" | "weighted" | "turned" | "instead";
  /** Texts of the line's cells, by column; "" in blank cells. */
  readonly cells: CellTexts;
  /** The line as fields of results; null if the line is ignored. */
  readonly fields: ResultFields | null;
}

type ValidLine = RuledLine & { readonly fields: ResultFields };

interface SheetRulings {
  readonly decisions: readonly Decision[];
  /** The lines that may be written, by {@link lineKey}. */
  readonly lines: ReadonlyMap<string, readonly RuledLine[]>;
}

/**
 * Reads the lines of the sheet Director, and the cells beside results that have groups and changed seats, by the same
 * rules as the sheets.
 */
export function readSheetRulings(
  plan: FieldPlan,
  lines: readonly RuledLine[],
  boards: readonly BoardCells[]
): SheetRulings {
  const valid = validLines(plan, lines);
  const groups = new Map(
    boards.flatMap(({ cells, ...place }) => {
      const letter = parseGroup(cells.group ?? "");
      return letter === null ? [] : [[plannedKey(plan, place), letter] as const];
    })
  );
  const beside = boards.flatMap(({ cells, ...place }) =>
    isTurnedCell(cells.seats ?? "") ? [plannedKey(plan, place)] : []
  );
  const byKey = new Map<string, readonly RuledLine[]>();
  for (const line of valid) {
    if (line.list !== "ruling" && line.list !== "penalty") continue;
    const [decision] = decisionsOf(readAll(plan, [line]).results, plan);
    const key = decision ? lineKey(decision) : "";
    byKey.set(key, [...(byKey.get(key) ?? []), line]);
  }
  const { results } = readAll(plan, valid);
  const turned = turnedOf(new Set([...turnedKeys(results.turned ?? [], plan), ...beside]), plan);
  return { decisions: decisionsOf({ ...results, groups, turned }, plan), lines: byKey };
}

export function isTurnedCell(text: string): boolean {
  return text.trim().toLowerCase() === WRITTEN_TURNED;
}

/** Key of a decision's line. Penalties have no ids in workbooks, so penalties with equal texts have the same key. */
export function lineKey(decision: Decision): string {
  return decision.ruling === "penalty" ? `penalty ${textOf(decision)}` : rulingKey(decision);
}

/** Leaves out lines with faults; a fault in one line of a weighted score removes all its lines. */
function validLines(plan: FieldPlan, lines: readonly RuledLine[]): ValidLine[] {
  // Returns the objects themselves, not copies: callers look lines up by identity to write to them.
  let left = lines.filter((line): line is ValidLine => line.fields !== null);
  for (;;) {
    const wrong = readAll(plan, left).faults.map(({ line }) => left[line - 1]);
    if (wrong.length === 0) return left;
    const isSpoilt = (line: ValidLine) =>
      wrong.some(
        (one) =>
          one === line || (one?.list === "weighted" && line.list === "weighted" && placeOf(one) === placeOf(line))
      );
    const rest = left.filter((line) => !isSpoilt(line));
    // If no line causes the faults, removing lines would never end.
    left = rest.length === left.length ? [] : rest;
  }
}

function readAll(plan: FieldPlan, lines: readonly ValidLine[]) {
  return readFieldLines(
    lines.map(({ fields }) => fields),
    plan
  );
}

/** Returns table and board of a line of a weighted score, as a key. */
function placeOf({ fields: { table = "", board = "" } }: ValidLine): string {
  return `${Number(table)} ${Number(board)}`;
}

/** The fields of a decision's line. */
export function decisionFields(decision: Decision, plan: FieldPlan): ResultFields {
  const lines = rulingLines([{ ...decision, time: 1 }], plan);
  return decision.ruling === "penalty" ? (lines[0] ?? {}) : { ruling: printRuling(lines) };
}
