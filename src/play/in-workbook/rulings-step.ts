import { parseGroup } from "../../bridge/fouled-board";
import type { FieldPlan } from "../../sessions/field/plan";
import { WRITTEN_TURNED } from "../../sessions/field/turned";
import { entryKey } from "../evening";
import { parseJson } from "../parsed";
import { rulingKey, textOf, type Decision, type CurrentRulings, type Ruling } from "../rulings";
import type { BoardCells, CellTexts } from "./board-cells";
import { decisionFields, isTurnedCell, lineKey, readSheetRulings, type RuledLine } from "./ruled-lines";
import type { SheetSnapshot } from "./snapshot";

/**
 * Cells of the Director's rulings: lines of the sheet Director, and cells beside a board's result for groups and
 * changed seats.
 */
export interface RuledSheets {
  readonly lines: readonly RuledLine[];
  readonly boards: readonly BoardCells[];
}

/** Cells that are written together: a line of the sheet Director, or the cell of a board's group or changed seats. */
export interface RuledWrite {
  readonly line: RuledLine | BoardCells;
  readonly from: CellTexts;
  readonly to: CellTexts;
}

interface RulingsStep {
  /** Decisions that the pad imports from the workbook. */
  readonly decisions: readonly Decision[];
  readonly writes: readonly RuledWrite[];
  /** Snapshot before any of the writes. */
  readonly seen: SheetSnapshot;
  /** Snapshot after all writes. */
  readonly done: SheetSnapshot;
  /** Rulings that affect the score on the pad, but have no line in the workbook. */
  readonly left: readonly Ruling[];
}

/** Key of the rulings in a snapshot. */
const KEY = "rulings";

/** Texts of the rulings that pad and workbook last agreed on, by `rulingKey`. */
type AgreedTexts = Map<string, string>;

/**
 * Compares the Director's rulings on the pad with those in the workbook, and both with the last agreed state, as
 * `planSync` does for boards: a change on one side goes to the other; if both sides changed, the cells win, unless they
 * were only cleared. Incomplete lines are never overwritten.
 */
export function rulingsStep(
  plan: FieldPlan,
  { counted, idle }: CurrentRulings,
  seen: SheetSnapshot,
  sheets: RuledSheets
): RulingsStep {
  const { decisions: sheetDecisions, lines: linesByKey } = readSheetRulings(plan, sheets.lines, sheets.boards);
  const before = readAgreed(seen);
  const pad = new Map([...counted, ...idle].map((each) => [rulingKey(each), each]));
  const sheet = nameDecisions(sheetDecisions, before, [...pad.values()]);
  const [agreed, done]: [AgreedTexts, AgreedTexts] = [new Map(), new Map()];
  const imported: Decision[] = [];
  const written: string[] = [];
  const withoutSheet: string[] = [];
  for (const key of new Set([...pad.keys(), ...sheet.keys(), ...before.keys()])) {
    const [onPad, onSheet] = [pad.get(key), sheet.get(key)];
    const [p, s, b] = [textIn(onPad), textIn(onSheet), before.get(key) ?? ""];
    if (!hasPlaceFor(sheets, key)) {
      // If a sheet was deleted, its rulings do not count as cleared.
      for (const all of [agreed, done]) putText(all, key, b);
      if (p !== b) withoutSheet.push(key);
      continue;
    }
    const isTheirs = s !== b && !(s === "" && p !== "" && p !== b);
    if (p !== s && isTheirs && onSheet) imported.push(onSheet);
    else if (p !== s && isTheirs && onPad) imported.push({ ...onPad, is: null });
    if (p === s || isTheirs) for (const all of [agreed, done]) putText(all, key, s);
    else {
      putText(agreed, key, b);
      putText(done, key, p);
      written.push(key);
    }
  }
  const restoreBefore = (key: string) => {
    done.delete(key);
    putText(done, key, before.get(key) ?? "");
  };
  const target = new Map<string, Decision>(sheet);
  for (const key of written) {
    const ruling = pad.get(key);
    if (ruling === undefined) target.delete(key);
    // Rulings that do not affect the score on the pad are not written to the sheet.
    else if (counted.includes(ruling)) target.set(key, ruling);
    else restoreBefore(key);
  }
  const isChanged = (key: string) => target.get(key) !== sheet.get(key);
  const { writes, full } = writesFor(plan, sheets, {
    linesByKey,
    now: sheet,
    target,
    keys: written.filter(isChanged),
  });
  for (const key of full) restoreBefore(key);
  const left = [...withoutSheet, ...full].flatMap((key) => pad.get(key) ?? []).filter((each) => counted.includes(each));
  return { decisions: imported, writes, seen: agreedSnapshot(agreed), done: agreedSnapshot(done), left };
}

/**
 * The column of the cell for each kind of ruling that is entered on the line of a board's result, not in a list of
 * rulings: the group of a fouled board, and pairs that sat the wrong way.
 */
const BESIDE = { group: "group", turned: "seats" } as const;

/** True if the sheets have a list or cell for a ruling with this `rulingKey`. */
function hasPlaceFor({ lines, boards }: RuledSheets, key: string): boolean {
  const [ruling, place] = key.split(" ");
  const column = ruling === "group" || ruling === "turned" ? BESIDE[ruling] : null;
  const isBeside =
    column !== null && boards.some((each) => entryKey(each) === place && each.cells[column] !== undefined);
  const isText = ruling === "weighted" || ruling === "instead";
  return isBeside || lines.some(({ list }) => list === ruling || (isText && list === "ruling"));
}

const textIn = (decision: Decision | undefined) => (decision ? textOf(decision) : "");

function putText(agreed: AgreedTexts, key: string, text: string): void {
  if (text !== "") agreed.set(key, text);
}

/**
 * The workbook's decisions, by `rulingKey`. Penalties have no id in the workbook: each gets the id of a penalty with
 * the same text that was agreed before or is on the pad.
 */
function nameDecisions(
  decisions: readonly Decision[],
  before: AgreedTexts,
  pad: readonly Ruling[]
): Map<string, Decision> {
  const sheet = new Map<string, Decision>();
  const penalties = decisions.filter((each) => each.ruling === "penalty");
  const take = (key: string, text: string) => {
    const index = sheet.has(key) ? -1 : penalties.findIndex((each) => textOf(each) === text);
    const [found] = index < 0 ? [] : penalties.splice(index, 1);
    if (found) sheet.set(key, { ...found, id: key.replace(/^penalty /, "") });
  };
  for (const each of decisions) if (each.ruling !== "penalty") sheet.set(rulingKey(each), each);
  for (const [key, text] of before) if (key.startsWith("penalty ")) take(key, text);
  for (const each of pad) if (each.ruling === "penalty") take(rulingKey(each), textOf(each));
  for (const each of penalties) sheet.set(rulingKey(each), each);
  return sheet;
}

/**
 * The decisions that are on the sheets, and the decisions that should be there, by `rulingKey`; `keys` are those to
 * write.
 */
interface WriteRequest {
  readonly linesByKey: ReadonlyMap<string, readonly RuledLine[]>;
  readonly now: ReadonlyMap<string, Decision>;
  readonly target: ReadonlyMap<string, Decision>;
  readonly keys: readonly string[];
}

/**
 * Returns the writes, and the keys of rulings that cannot be written, because no cell is free or the line is of an old
 * version.
 */
function writesFor(
  plan: FieldPlan,
  { lines, boards }: RuledSheets,
  { linesByKey, now, target, keys }: WriteRequest
): { readonly writes: RuledWrite[]; readonly full: ReadonlySet<string> } {
  const writes: RuledWrite[] = [];
  const full = new Set<string>();
  const used = new Set<RuledLine>();
  for (const key of keys) {
    const [before, after] = [now.get(key), target.get(key)];
    const some = before ?? after;
    if (!some) continue;
    if (some.ruling === "group" || some.ruling === "turned") {
      const column = BESIDE[some.ruling];
      const line = boards.find((each) => entryKey(each) === entryKey(some));
      const text = line?.cells[column];
      const isRead = column === "group" ? parseGroup(text ?? "") !== null : isTurnedCell(text ?? "");
      // A cell with a text that cannot be read is not overwritten.
      if (!line || text === undefined || (text !== "" && !isRead)) full.add(key);
      else writes.push({ line, from: { [column]: text }, to: { [column]: after ? besideText(after) : "" } });
      continue;
    }
    const list = some.ruling === "penalty" ? "penalty" : "ruling";
    const isFree = (line: RuledLine) => line.list === list && Object.values(line.cells).every((text) => text === "");
    const existing = before && (linesByKey.get(lineKey(before)) ?? []).find((line) => !used.has(line));
    const line = existing ?? (before ? undefined : lines.find((each) => isFree(each) && !used.has(each)));
    if (!line) {
      full.add(key);
      continue;
    }
    used.add(line);
    // The cell `from` is not changed: computing the ruling writes the scores there on which the ruling is based.
    const { from = "", ...cells } = line.cells;
    const fields = after ? decisionFields(after, plan) : {};
    const to = Object.fromEntries(Object.keys(cells).map((column) => [column, fields[column] ?? ""]));
    writes.push({ line, from: line.cells, to: list === "ruling" ? { ...to, from } : to });
  }
  return { writes, full };
}

function besideText(decision: Decision): string {
  if (decision.ruling === "turned") return WRITTEN_TURNED;
  return decision.ruling === "group" ? (decision.is ?? "") : "";
}

function readAgreed(seen: SheetSnapshot): AgreedTexts {
  const stored = parseJson(seen[KEY]?.said ?? "");
  const pairs = Array.isArray(stored) ? (stored as readonly unknown[]) : [];
  return new Map(
    pairs.flatMap((pair) => {
      const [key, text] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
      return typeof key === "string" && typeof text === "string" ? [[key, text] as const] : [];
    })
  );
}

function agreedSnapshot(agreed: AgreedTexts): SheetSnapshot {
  return { [KEY]: { cells: {}, said: JSON.stringify([...agreed]) } };
}

/** Forgets rulings that have changed in the workbook since the snapshot, as `revalidateSnapshot` does for boards. */
export function revalidateRulings(plan: FieldPlan, seen: SheetSnapshot, sheets: RuledSheets): SheetSnapshot {
  const before = readAgreed(seen);
  const decisions = nameDecisions(readSheetRulings(plan, sheets.lines, sheets.boards).decisions, before, []);
  return agreedSnapshot(
    new Map(
      [...before].filter(([key, text]) => {
        const found = decisions.get(key);
        return found !== undefined && textOf(found) === text;
      })
    )
  );
}
