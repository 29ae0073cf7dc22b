import { parseGroup } from "../../bridge/fouled-board";
import type { FieldPlan } from "../../sessions/field/plan";
import { entryKey } from "../evening";
import { parseJson } from "../parsed";
import { rulingKey, textOf, type Decision, type CurrentRulings, type Ruling } from "../rulings";
import type { BoardCells, CellTexts } from "./board-cells";
import { linesOf, ruledThere, unitOfDecision, type RuledLine } from "./ruled-lines";
import type { SheetSnapshot } from "./snapshot";

/** What stands on the sheets of what the Director rules. */
export interface RuledSheets {
  readonly lines: readonly RuledLine[];
  readonly boards: readonly BoardCells[];
}

/** Cells that are to be written together: of a line of the sheet Director, or the group of a board. */
export interface RuledWrite {
  readonly at: RuledLine | BoardCells;
  readonly from: CellTexts;
  readonly to: CellTexts;
}

/** What brings the Director's rulings together. */
interface RulingsStep {
  /** What the pad takes over from the workbook. */
  readonly decisions: readonly Decision[];
  readonly writes: readonly RuledWrite[];
  /** What is seen as long as nothing of that is written, and once all is. */
  readonly seen: SheetSnapshot;
  readonly done: SheetSnapshot;
  /** What has no line, or counts for nothing. */
  readonly left: readonly Ruling[];
}

/** Under which it is kept what of the rulings was last the same on both sides. */
const KEY = "rulings";

type Agreed = Map<string, string>;

/**
 * Compares the Director's rulings on the pad with those in the workbook, and both with what was last the same, as inStep
 * does for boards: what one of them has changed goes to the other; where both have, the cells win, unless they were only
 * cleared. Lines that say nothing whole are never written over.
 */
export function rulingsStep(
  plan: FieldPlan,
  { counted, idle }: CurrentRulings,
  seen: SheetSnapshot,
  sheets: RuledSheets
): RulingsStep {
  const { decisions: there, said } = ruledThere(plan, sheets.lines, sheets.boards);
  const before = agreedIn(seen);
  const pad = new Map([...counted, ...idle].map((each) => [rulingKey(each), each]));
  const sheet = named(there, before, [...pad.values()]);
  const [agreed, done]: [Agreed, Agreed] = [new Map(), new Map()];
  const taken: Decision[] = [];
  const written: string[] = [];
  const gone: string[] = [];
  for (const key of new Set([...pad.keys(), ...sheet.keys(), ...before.keys()])) {
    const [own, other] = [pad.get(key), sheet.get(key)];
    const [p, s, b] = [textIn(own), textIn(other), before.get(key) ?? ""];
    if (!isThere(sheets, key)) {
      // Nobody has cleared what stood on a sheet that is no more.
      for (const all of [agreed, done]) put(all, key, b);
      if (p !== b) gone.push(key);
      continue;
    }
    const isTheirs = s !== b && !(s === "" && p !== "" && p !== b);
    if (p !== s && isTheirs && other) taken.push(other);
    else if (p !== s && isTheirs && own) taken.push({ ...own, is: null });
    if (p === s || isTheirs) for (const all of [agreed, done]) put(all, key, s);
    else {
      put(agreed, key, b);
      put(done, key, p);
      written.push(key);
    }
  }
  const leave = (key: string) => {
    done.delete(key);
    put(done, key, before.get(key) ?? "");
  };
  const target = new Map<string, Decision>(sheet);
  for (const key of written) {
    const own = pad.get(key);
    if (own === undefined) target.delete(key);
    // What counts for nothing on the pad has no place on the sheet.
    else if (counted.includes(own)) target.set(key, own);
    else leave(key);
  }
  const isChanged = (key: string) => target.get(key) !== sheet.get(key);
  const { writes, full } = writesFor(plan, sheets, { said, now: sheet, target, keys: written.filter(isChanged) });
  for (const key of full) leave(key);
  const left = [...gone, ...full].flatMap((key) => pad.get(key) ?? []).filter((each) => counted.includes(each));
  return { decisions: taken, writes, seen: seenOf(agreed), done: seenOf(done), left };
}

/** Whether the sheets have a place for something ruled, by its name. */
function isThere({ lines, boards }: RuledSheets, key: string): boolean {
  const [ruling, at] = key.split(" ");
  if (ruling !== "group") return lines.some(({ list }) => list === ruling);
  return boards.some((each) => entryKey(each) === at && each.cells.group !== undefined);
}

const textIn = (decision: Decision | undefined) => (decision ? textOf(decision) : "");

function put(agreed: Agreed, key: string, text: string): void {
  if (text !== "") agreed.set(key, text);
}

/** What the workbook says under the names of what it is of: a penalty under that of the same one on the pad, where there is one. */
function named(there: readonly Decision[], before: Agreed, pad: readonly Ruling[]): Map<string, Decision> {
  const sheet = new Map<string, Decision>();
  const penalties = there.filter((each) => each.ruling === "penalty");
  const take = (key: string, text: string) => {
    const at = sheet.has(key) ? -1 : penalties.findIndex((each) => textOf(each) === text);
    const [found] = at < 0 ? [] : penalties.splice(at, 1);
    if (found) sheet.set(key, { ...found, id: key.replace(/^penalty /, "") });
  };
  for (const each of there) if (each.ruling !== "penalty") sheet.set(rulingKey(each), each);
  for (const [key, text] of before) if (key.startsWith("penalty ")) take(key, text);
  for (const each of pad) if (each.ruling === "penalty") take(rulingKey(each), textOf(each));
  for (const each of penalties) sheet.set(rulingKey(each), each);
  return sheet;
}

/** What the sheets say now and are to say, by the names of rulings; and which of these that is about. */
interface Wanted {
  readonly said: ReadonlyMap<string, readonly RuledLine[]>;
  readonly now: ReadonlyMap<string, Decision>;
  readonly target: ReadonlyMap<string, Decision>;
  readonly keys: readonly string[];
}

/** What is to be written for that; and the rulings for which no line is free. */
function writesFor(
  plan: FieldPlan,
  { lines, boards }: RuledSheets,
  { said, now, target, keys }: Wanted
): { readonly writes: RuledWrite[]; readonly full: ReadonlySet<string> } {
  const writes: RuledWrite[] = [];
  const full = new Set<string>();
  const free = lines.filter(({ cells }) => Object.values(cells).every((text) => text === ""));
  const used = new Set<RuledLine>();
  const units = new Map<string, { readonly keys: string[]; readonly old: Set<string> }>();
  for (const key of keys) {
    const [was, is] = [now.get(key), target.get(key)];
    const some = was ?? is;
    if (!some) continue;
    if (some.ruling === "group") {
      const at = boards.find((each) => entryKey(each) === entryKey(some));
      const { group } = at?.cells ?? {};
      // Nothing is written over what is no letter.
      if (at === undefined || group === undefined || (group !== "" && parseGroup(group) === null)) full.add(key);
      else writes.push({ at, from: { group }, to: { group: is?.ruling === "group" ? (is.is ?? "") : "" } });
      continue;
    }
    const name = some.ruling === "penalty" ? key : unitOfDecision(some, plan);
    const unit = units.get(name) ?? { keys: [], old: new Set<string>() };
    unit.keys.push(key);
    if (was) unit.old.add(unitOfDecision(was, plan));
    units.set(name, unit);
  }
  for (const [name, { keys: own, old }] of units) {
    const of = [...target].flatMap(([key, each]) =>
      own.includes(key) || (each.ruling === "turned" && unitOfDecision(each, plan) === name) ? [each] : []
    );
    const known = [...old].flatMap((unit) => {
      const found = (said.get(unit) ?? []).filter((line) => !used.has(line));
      // Of penalties that are alike each has a line.
      return name.startsWith("penalty ") ? found.slice(0, 1) : found;
    });
    const wanted = linesOf(of, plan);
    const [list] = [...of, ...own.flatMap((key) => now.get(key) ?? [])].map(({ ruling }) => ruling);
    const places = [...known, ...free.filter((line) => line.list === list && !used.has(line))];
    if (places.length < wanted.length) {
      for (const key of own) full.add(key);
      continue;
    }
    for (const [i, at] of places.slice(0, Math.max(known.length, wanted.length)).entries()) {
      used.add(at);
      const fields = wanted[i] ?? {};
      const to = Object.fromEntries(Object.keys(at.cells).map((column) => [column, fields[column] ?? ""]));
      writes.push({ at, from: at.cells, to });
    }
  }
  return { writes, full };
}

function agreedIn(seen: SheetSnapshot): Agreed {
  const said = parseJson(seen[KEY]?.said ?? "");
  const pairs = Array.isArray(said) ? (said as readonly unknown[]) : [];
  return new Map(
    pairs.flatMap((pair) => {
      const [key, text] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
      return typeof key === "string" && typeof text === "string" ? [[key, text] as const] : [];
    })
  );
}

function seenOf(agreed: Agreed): SheetSnapshot {
  return { [KEY]: { cells: {}, said: JSON.stringify([...agreed]) } };
}

/** What is still known of a workbook that is opened again: as stillSeen has it, what stands there as it was seen. */
export function stillRuled(plan: FieldPlan, seen: SheetSnapshot, sheets: RuledSheets): SheetSnapshot {
  const before = agreedIn(seen);
  const there = named(ruledThere(plan, sheets.lines, sheets.boards).decisions, before, []);
  return seenOf(
    new Map(
      [...before].filter(([key, text]) => {
        const found = there.get(key);
        return found !== undefined && textOf(found) === text;
      })
    )
  );
}
