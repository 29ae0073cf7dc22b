import { InputError } from "../../bridge/input-error";
import { KINDS, planSession, type Outcome, type Plan } from "../../sessions/kinds";
import { checkScale } from "../../sessions/option-checks";
import type { SessionOptions } from "../../sessions/session-options";
import { isDescription, isOfLaterVersion, readDescription, type Description } from "../description";
import type { EntryCell } from "../entries";
import type { Sheet, Workbook } from "../model";
import { emptyWorkbook } from "../other-dialect";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import { sessionWorkbook } from "../session-workbook";
import { texts } from "../texts";
import { bridgeCalls } from "./bridge-calls";
import { findSheets, placeInFile } from "./find-sheets";
import { readLines } from "./read-lines";
import type { FoundSheets } from "./typed-cells";
import { typedOptions, type TypedOption } from "./typed-options";

/** Something in a saved workbook that is not scored as it stands, or not carried over. */
export interface SavedRemark {
  /** As the file names it: "Table 1!D7", or a sheet alone. */
  readonly place: string;
  readonly message: string;
}

/** A session as it was read back from a saved workbook. */
export interface SavedSession {
  /** With the options as they are typed on its sheets. */
  readonly description: Description;
  readonly plan: Plan;
  readonly outcome: Outcome;
  readonly remarks: readonly SavedRemark[];
  /** The workbook as it was made, before anything was typed; and its sheets in the file. */
  readonly made: Workbook;
  readonly sheets: FoundSheets;
}

/** Of the cells that show an error. */
const SHOWN_CALLS = 12;

/** Sheets that older versions of ours have too; those of others hardly all of them. */
const OLDER = ["Scales", "Working"];

/** What makes the workbook of a description as it was before anything was typed. */
export type MakeEmpty = (description: Description) => Workbook;

/** The same for many workbooks: one of boards at tables is made once for all that differ in title, date and names. */
export function rememberEmpty(): MakeEmpty {
  const made = new Map<string, Workbook>();
  return (description) => {
    const { kind, options, paper, formulas } = description;
    // A season's dates and an event's teams stand in cells that are compared with what is typed.
    if (kind !== "four-pairs" && kind !== "five-pairs") return emptyWorkbook(description);
    const key = JSON.stringify([kind, { ...options, title: "", date: "", pairs: [] }, paper, formulas]);
    const known = made.get(key) ?? emptyWorkbook(description);
    made.set(key, known);
    return known;
  };
}

/**
 * Reads the sessions of a saved workbook: one, or as many as were added to it.
 * @param makeEmpty of many workbooks what remembers: {@link rememberEmpty}.
 * @throws InputError where there is none, or none that can be read, saying why.
 */
export function readSaved(saved: SavedWorkbook, makeEmpty: MakeEmpty = emptyWorkbook): SavedSession[] {
  const found = saved.sheets.flatMap((sheet) =>
    sheet.cells.flatMap(({ value }) => (isDescription(value) ? [{ sheet, text: value }] : []))
  );
  if (found.length === 0) {
    const isOlder = OLDER.every((name) => saved.sheets.some((sheet) => sheet.name.startsWith(name)));
    throw new InputError(isOlder ? texts.reading.older : noneSaid(saved));
  }
  return found.map(({ sheet, text }) => {
    const description = readDescription(text);
    if (description) return readSession(description, saved, sheet, makeEmpty);
    throw new InputError(isOfLaterVersion(text) ? texts.reading.later : texts.reading.damaged(sheet.name));
  });
}

/** That there is no session in a workbook; and of one that calls the add-in, which of its cells show an error. */
function noneSaid(saved: SavedWorkbook): string {
  const calls = bridgeCalls(saved);
  const wrong = calls.filter(({ error }) => error !== null);
  const listed = wrong.slice(0, SHOWN_CALLS).map(({ place, error }) => `${place} ${error}`);
  return calls.length === 0
    ? texts.reading.none
    : texts.reading.calls(calls.length, listed, wrong.length - listed.length);
}

function readSession(
  described: Description,
  saved: SavedWorkbook,
  working: SavedSheet,
  makeEmpty: MakeEmpty
): SavedSession {
  const made = makeEmpty(described);
  const sheets = findSheets(made, saved, working);
  const remarks: SavedRemark[] = [];
  const remark = ({ sheet, row, column }: EntryCell, message: string) =>
    void remarks.push({ place: placeInFile(sheets, sheet, row, column), message });
  const { kind } = described;
  const typedInto = new Set(made.entries.lines.map(({ sheet }) => sheet));
  for (const name of typedInto)
    if (!sheets.has(name)) remarks.push({ place: name, message: texts.reading.sheetMissing });
  const planned = planSession(kind, described.options);
  const typed = typedOptions(made.entries, sheets, described.options).filter((option) => !isSameScale(option, planned));
  const options = optionsAsTyped(described, typed, (cell, message) => remark(cell, message));
  const plan = planSession(kind, options);
  const outcome = readLines(plan, made, sheets, KINDS[kind].columns, remark);
  const { paper, formulas } = described;
  remarks.push(...spoiltFormulas(made, sheets, () => sessionWorkbook(outcome.scored, { paper, formulas })));
  return { description: { ...described, options }, plan, outcome, remarks, made, sheets };
}

/**
 * Formulas that are none any more, counted for each sheet.
 * @param played the workbook as it is made with what has been played: a few lines of text have a formula in one only.
 */
function spoiltFormulas({ sheets: made }: Workbook, sheets: FoundSheets, played: () => Workbook): SavedRemark[] {
  let whenPlayed: readonly Sheet[] | null = null;
  return made.flatMap(({ name, cells }) => {
    const found = sheets.get(name);
    const missing = cells.filter(
      ({ row, column, formula }) => formula !== undefined && found?.hasFormula(row, column) === false
    );
    if (missing.length === 0) return [];
    whenPlayed ??= played().sheets;
    const others = whenPlayed.find((sheet) => sheet.name === name)?.cells ?? [];
    const always = new Set(
      others.flatMap((cell) => (cell.formula === undefined ? [] : [`${cell.row}:${cell.column}`]))
    );
    const spoilt = missing.filter(({ row, column }) => always.has(`${row}:${column}`));
    const [first] = spoilt;
    return first && found
      ? [{ place: placeInFile(sheets, name, first.row, first.column), message: texts.reading.spoilt(spoilt.length) }]
      : [];
  });
}

/** Whether a victory-point table is the one that the session was planned with. */
function isSameScale({ option, value }: TypedOption, plan: Plan): boolean {
  if (option !== "scale" || typeof value !== "string" || !("scale" in plan) || !plan.scale) return false;
  try {
    return JSON.stringify(checkScale(value).bands) === JSON.stringify(plan.scale.bands);
  } catch {
    return false;
  }
}

/** The options as they are typed; each as it was planned that cannot be so. */
function optionsAsTyped(
  { kind, options }: Description,
  typed: readonly TypedOption[],
  refuse: (cell: EntryCell, message: string) => void
): SessionOptions {
  const all = typed.reduce((known, { option, value }) => ({ ...known, [option]: value }), options);
  if (faultOf(kind, all) === null) return all;
  return typed.reduce((known, { option, value, cell }) => {
    const next = { ...known, [option]: value };
    const fault = faultOf(kind, next);
    if (fault === null) return next;
    refuse(cell, fault);
    return known;
  }, options);
}

/** What is wrong with options, in words; null where nothing is. */
function faultOf(kind: Description["kind"], options: SessionOptions): string | null {
  try {
    planSession(kind, options);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
