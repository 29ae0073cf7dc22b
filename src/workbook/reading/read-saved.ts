import { InputError, valueOrRefusal, tryRead } from "../../bridge/input-error";
import { isSameScale } from "../../bridge/vp/scale";
import { emptySession, KINDS, planSession, type SessionOutput, type Plan } from "../../sessions/kinds";
import { checkScale } from "../../sessions/option-checks";
import type { Outline } from "../assemble";
import type { Description } from "../description";
import { sheetsTypedInto, type EntryCell } from "../entries";
import { FORMAT } from "../file-map";
import type { SavedSheet, SavedWorkbook } from "../saved-workbook";
import { sessionOutline } from "../session-workbook";
import { cellAddress } from "../reference";
import { ROWS_BELOW } from "../tables/faults";
import { texts } from "../texts";
import { bridgeCalls } from "./bridge-calls";
import { findSheets, nameInFile, placeInFile, type FoundInFile } from "./find-sheets";
import { spoiltTravellers, withGrownLists } from "./growing-lists";
import { mappedLayout, type Layout } from "./layout";
import { embeddedIn, isOfLaterVersion, readDescription, type PlannedDescription } from "./read-description";
import { readLines } from "./read-lines";
import { formatOf, readMap } from "./read-map";
import type { SavedRemark } from "./saved-remark";
import type { FoundSheets } from "./typed-cells";
import { ofPhrases, typedOptions, type TypedOption } from "./typed-options";

/** A session as it was read back from a saved workbook. */
export interface SavedSession {
  /** Description of the session, with the options as typed on its sheets. */
  readonly description: Description;
  readonly plan: Plan;
  readonly outcome: SessionOutput;
  readonly remarks: readonly SavedRemark[];
  /** Entries that count as typed and should be checked, such as a result unlike those of the other tables. */
  readonly questions: readonly SavedRemark[];
  /** Other content of the session's file: the user's own sheets, and other sessions. */
  readonly besides: readonly SavedRemark[];
  /** The layout of the session when its file was written; then its sheets as they are now in the file. */
  readonly made: Layout;
  readonly sheets: FoundSheets;
}

/** Maximum number of cells with an error that a message lists. */
const SHOWN_CALLS = 12;

/** Maximum number of sessions in a workbook: more than anybody adds, and few enough to be read at once. */
const MAX_SESSIONS = 200;

/**
 * Sheets that show a workbook of the first versions, which contains no description: other programs' workbooks hardly
 * have both.
 */
const UNDESCRIBED = ["Scales", "Working"];

/** Makes the empty workbook of a description. */
type MakeEmpty = (description: PlannedDescription) => Outline;

/**
 * Returns {@link emptyOutline} with a cache: sessions of four or five pairs that differ only in title, date and names
 * share an outline.
 */
export function rememberEmpty(): MakeEmpty {
  const made = new Map<string, Outline>();
  return (description) => {
    const { kind, options, paper, formulas } = description;
    // Outlines of other kinds are not shared, because their entry cells have initial contents, such as dates and teams,
    // that entries are compared with.
    if (kind !== "four-pairs" && kind !== "five-pairs") return emptyOutline(description);
    const key = JSON.stringify([kind, { ...options, title: "", date: "", pairs: [] }, paper, formulas]);
    const cached = made.get(key) ?? emptyOutline(description);
    made.set(key, cached);
    return cached;
  };
}

/** Returns the outline of a description's empty workbook. */
export function emptyOutline({ plan, ...description }: PlannedDescription): Outline {
  return sessionOutline(emptySession(plan).scored, description);
}

/**
 * Reads the sessions of a saved workbook: one, or as many as were added to it.
 * @param makeEmpty for many workbooks, a function of {@link rememberEmpty}.
 * @throws InputError if the workbook has no session, or one that cannot be read; the message gives the reason.
 */
export function readSaved(saved: SavedWorkbook, makeEmpty: MakeEmpty = emptyOutline): SavedSession[] {
  const found = saved.sheets.flatMap((sheet) => {
    const carried = embeddedIn(sheet);
    return carried ? [{ sheet, ...carried }] : [];
  });
  if (found.length === 0) throw new InputError(noSessionText(saved));
  if (found.length > MAX_SESSIONS) throw new InputError(texts.reading.tooMany(MAX_SESSIONS));
  const all = found.map(({ sheet, description: text, map }) => {
    const description = readDescription(text);
    if (!description)
      throw new InputError(isOfLaterVersion(text) ? texts.reading.later : texts.reading.damaged(sheet.name));
    const others = found.flatMap((other) => (other.sheet === sheet ? [] : [other.sheet]));
    const made = layoutIn(sheet, map, () => makeEmpty(description));
    return { description, made, inFile: findSheets(made, saved, sheet, others) };
  });
  // If only a session's hidden sheet was copied into this file, without the other sheets, it describes a session that
  // is in another file. Such a description is left out, unless the file has no session with sheets.
  const foundSessions = all.filter(({ inFile }) => inFile.sheets.size > 0);
  const sessions = foundSessions.length > 0 ? foundSessions : all;
  const besides = besidesIn(saved, sessions);
  return sessions.map((session) => ({
    ...readSession(session.description, session.made, session.inFile),
    besides: besides.flatMap(({ of, ...remark }) => (of === session ? [] : [remark])),
  }));
}

/** A session's content and place in its file. */
interface InFile {
  readonly description: PlannedDescription;
  readonly inFile: FoundInFile;
}

/** Returns a remark for each sheet that belongs to no session, and for each session. */
function besidesIn(
  saved: SavedWorkbook,
  sessions: readonly InFile[]
): (SavedRemark & { readonly of: InFile | null })[] {
  const found = new Set(sessions.flatMap(({ inFile }) => [...inFile.sheets.values()].map(({ name }) => name)));
  const foreignSheets = saved.sheets.filter(
    (sheet) => !found.has(sheet.name) && !embeddedIn(sheet) && sheet.cells.length > 0
  );
  return [
    ...foreignSheets.map(({ name }) => ({ of: null, place: name, message: texts.reading.ownSheet })),
    ...sessions.map((of) => ({
      of,
      place: [...of.inFile.sheets.values()][0]?.name ?? "",
      message: texts.reading.otherSession(of.description.plan.title),
    })),
  ];
}

/**
 * Returns the names that a session's sheets have in its file unless they were renamed, read from its hidden sheet;
 * empty if the sheet describes no session.
 */
export function sheetsCarriedBy(working: SavedSheet): string[] {
  const carried = embeddedIn(working);
  const description = carried && readDescription(carried.description);
  if (!carried || !description) return [];
  const sheets = readMap(carried.map)?.sheets ?? [];
  return sheets.map(({ name }) => nameInFile(name, working.name));
}

/** Returns the layout that the map in a file describes. */
function layoutIn(working: SavedSheet, map: string, outline: () => Outline): Layout {
  if (formatOf(map) > FORMAT) throw new InputError(texts.reading.later);
  const read = readMap(map);
  if (!read) throw new InputError(texts.reading.damaged(working.name));
  return mappedLayout(read, outline);
}

/**
 * Returns the message for a workbook without a session; if its cells call the add-in, the message lists those with
 * errors.
 */
function noSessionText(saved: SavedWorkbook): string {
  if (UNDESCRIBED.every((name) => saved.sheets.some((sheet) => sheet.name.startsWith(name))))
    return texts.reading.older;
  const calls = bridgeCalls(saved);
  const wrong = calls.filter(({ error }) => error !== null);
  const listed = wrong.slice(0, SHOWN_CALLS).map(({ place, error }) => `${place} ${error}`);
  return calls.length === 0
    ? texts.reading.noSession
    : texts.reading.calls(calls.length, listed, wrong.length - listed.length);
}

/**
 * Reads a session by the entries on its sheets.
 * @param made the places of the entries, and their initial contents.
 */
function readSession(
  described: PlannedDescription,
  made: Layout,
  { sheets, doubtful }: FoundInFile
): Omit<SavedSession, "besides"> {
  const remarks: SavedRemark[] = [];
  const faultyRows = new Set<string>();
  const remark = ({ sheet, row, column }: EntryCell, message: string) => {
    faultyRows.add(`${sheet}!${row}`);
    remarks.push({ place: placeInFile(sheets, sheet, row, column), message });
  };
  const { plan: planned, ...asWritten } = described;
  const { kind } = asWritten;
  for (const name of sheetsTypedInto(made.entries)) {
    const problem = sheets.get(name)?.problem;
    if (problem?.kind === "unclear") throw new InputError(problem.message);
    if (problem) remarks.push({ place: sheets.get(name)?.name ?? name, message: problem.message, isMended: true });
  }
  for (const name of new Set(made.entries.lines.map(({ sheet }) => sheet)))
    if (!sheets.has(name)) {
      const { sheetMissing, sheetTwice } = texts.reading;
      remarks.push({ place: name, message: doubtful.has(name) ? sheetTwice : sheetMissing });
    }
  const typed = typedOptions(made.entries, sheets, described.options, remark).filter(
    (option) => !isPlannedScale(option, planned)
  );
  const { options, plan } = planAsTyped(described, typed, (cell, message) => remark(cell, message));
  const grown = withGrownLists(made, sheets);
  const { outcome, questions } = readLines(plan, grown, sheets, KINDS[kind].columns, remark);
  remarks.push(
    ...spoiltFormulas(made, sheets),
    ...spoiltTravellers(made, sheets),
    ...typedBelowLists(made, sheets),
    ...copiedBelowBoards(made, sheets)
  );
  const description = { ...asWritten, options };
  // A line with a fault shows the fault, and no question.
  const asked = questions
    .filter(({ cell: { sheet, row } }) => !faultyRows.has(`${sheet}!${row}`))
    .map(({ cell: { sheet, row, column }, message }) => ({ place: placeInFile(sheets, sheet, row, column), message }));
  return { description, plan, outcome, remarks, questions: asked, made: grown, sheets };
}

/** Returns a remark for each sheet on which formulas were typed over; it gives the number of these formulas. */
function spoiltFormulas({ sheets: made }: Layout, sheets: FoundSheets): SavedRemark[] {
  return made.flatMap(({ name, formulas }) => {
    const found = sheets.get(name);
    if (!found) return [];
    const spoilt = formulas.filter(({ row, column }) => !found.hasFormula(row, column));
    const [first] = spoilt;
    return first
      ? [
          {
            place: placeInFile(sheets, name, first.row, first.column),
            message: texts.reading.spoilt(spoilt.length),
            isMended: true,
          },
        ]
      : [];
  });
}

/** Entries right below the last cell of a typed list, such as an additional team, which are not read. */
function typedBelowLists({ sheets: made }: Layout, sheets: FoundSheets): SavedRemark[] {
  return made.flatMap(({ name, typed, formulas, fixed }) => {
    const found = sheets.get(name);
    if (!found) return [];
    const inFile = (row: number | null, column: number) => `${row}:${found.columnOf(column)}`;
    const laidOut = new Set([
      ...[...typed, ...formulas].map(({ row, column }) => inFile(found.rowOf(row), column)),
      ...[...fixed].flatMap(([row, { columns }]) => columns.map((column) => inFile(found.rowOf(row), column))),
    ]);
    return typed.flatMap(({ row, column }): SavedRemark[] => {
      const last = found.rowOf(row);
      const isFixed = fixed.get(row + 1)?.columns.includes(column) === true;
      if (last === null || isFixed || laidOut.has(inFile(last + 1, column))) return [];
      const text = String(found.cells(last + 1, found.columnOf(column))).trim();
      const place = `${found.name}!${cellAddress(last + 1, found.columnOf(column))}`;
      return text === "" ? [] : [{ place, message: texts.reading.belowList(text) }];
    });
  });
}

/** Returns a remark for each table with boards copied below its last board, which are not read. */
function copiedBelowBoards({ sheets: made, entries }: Layout, sheets: FoundSheets): SavedRemark[] {
  const boards = entries.lines.filter(({ kind }) => kind === "board");
  return made.flatMap(({ name, fixed }): SavedRemark[] => {
    const found = sheets.get(name);
    const lines = boards.filter(({ sheet }) => sheet === name);
    const last = found?.rowOf(Math.max(...lines.map(({ row }) => row))) ?? null;
    const typed = lines[0]?.typed.contract;
    if (!found || last === null || typed === undefined) return [];
    const column = found.columnOf(typed);
    const fixedRows = [...fixed].filter(([, { columns }]) => columns.includes(typed)).map(([row]) => found.rowOf(row));
    const below = Array.from({ length: ROWS_BELOW }, (_, i) => last + 1 + i);
    const row = below.find(
      (rowBelow) => !fixedRows.includes(rowBelow) && String(found.cells(rowBelow, column)).trim() !== ""
    );
    const { rowsBelow } = texts.remarks;
    return row === undefined ? [] : [{ place: `${found.name}!${cellAddress(row, column)}`, message: `${rowsBelow}.` }];
  });
}

/** True if a victory-point table is the planned one. */
function isPlannedScale({ option, value }: TypedOption, plan: Plan): boolean {
  if (option !== "scale" || typeof value !== "string" || !("scale" in plan) || !plan.scale) return false;
  const scale = tryRead(() => checkScale(value));
  return scale !== null && isSameScale(scale, plan.scale);
}

type Planned = Pick<PlannedDescription, "options" | "plan">;

/** Plans the session with its options as typed; an option that cannot be planned as typed keeps its former value. */
function planAsTyped(
  { kind, options, plan }: PlannedDescription,
  typed: readonly TypedOption[],
  refuse: (cell: EntryCell, message: string) => void
): Planned {
  const before: Planned = { options, plan };
  const all = typed.reduce((previous, { option, value }) => ({ ...previous, [option]: value }), options);
  if (JSON.stringify(all) === JSON.stringify(options)) return before;
  const whole = valueOrRefusal(() => planSession(kind, all));
  if (typeof whole !== "string") return { options: all, plan: whole };
  // Options made of phrases are left out until they are planned one by one, since they may refer to names that are
  // typed.
  const without = Object.fromEntries(typed.flatMap(({ option, phrases }) => (phrases ? [[option, undefined]] : [])));
  const start: Planned = { options: { ...options, ...without }, plan };
  return typed.reduce((accepted, { option, value, cell, phrases }) => {
    const planWith = (candidate: typeof value): Planned | string => {
      const next = { ...accepted.options, [option]: candidate };
      const found = valueOrRefusal(() => planSession(kind, next));
      return typeof found === "string" ? found : { options: next, plan: found };
    };
    const found = planWith(value);
    if (typeof found !== "string") return found;
    if (!phrases) refuse(cell, found);
    // As on the sheets, a phrase that does not count leaves the other phrases valid.
    const counted = phrases?.reduce<typeof phrases>((sound, phrase) => {
      const fault = planWith(ofPhrases([...sound, phrase]));
      if (typeof fault !== "string") return [...sound, phrase];
      refuse(phrase.cell, fault);
      return sound;
    }, []);
    const rest = counted ? planWith(counted.length > 0 ? ofPhrases(counted) : undefined) : found;
    return typeof rest === "string" ? accepted : rest;
  }, start);
}
