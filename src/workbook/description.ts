import { isKind, planSession, type KindName, type Plan } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import { areOptions } from "../sessions/written-options";
import type { WorkbookOptions } from "./assemble";
import { DIALECTS, type DialectName } from "./dialect-names";
import { isFileMap, writeMap } from "./file-map";
import { FORMS, type FormName } from "./forms";
import { PAPERS, type Paper, type Workbook } from "./model";
import type { SavedCell, SavedSheet } from "./saved-workbook";

/** What a workbook is: with this it can be made anew. */
export interface Description {
  readonly kind: KindName;
  /** The options that its session was planned from. */
  readonly options: SessionOptions;
  readonly paper: Paper;
  readonly formulas: DialectName;
  /** Paper besides its own sheets; left out where there is none. */
  readonly forms?: readonly FormName[];
}

/** A description that was read, with the session that is planned by it. */
export interface PlannedDescription extends Description {
  readonly plan: Plan;
}

/** The version of what is written, to be raised when it changes, with a way up from the one before. */
const VERSION = 1;

/** What makes a description that of the next version, by the version that it is of. */
const WAYS_UP: Readonly<Record<number, (older: Written) => Written>> = {};

/** What a description says, as it is written. */
type Written = Readonly<Record<string, unknown>>;

/** How every description begins. */
const START = '{"overtrick":';

/** A session's workbook as the text that it carries on its hidden sheet. */
export function describe(plan: Plan, { paper = "A4", formulas = "built-in", forms = [] }: WorkbookOptions): string {
  const also = forms.length > 0 ? { forms } : {};
  return JSON.stringify({ overtrick: VERSION, kind: plan.kind, options: plan.options, paper, formulas, ...also });
}

/**
 * A workbook with its description in the first row of its last sheet, which is hidden, behind all that stands there and
 * a blank column, and its map in the cells behind that. As texts in cells they survive Excel, LibreOffice and Google
 * Sheets.
 */
export function described(workbook: Workbook, description: string): Workbook {
  const shown = workbook.sheets.slice(0, -1);
  const hidden = workbook.sheets.slice(-1).map((sheet) => {
    const column = sheet.cells.reduce((last, cell) => Math.max(last, cell.column), 0) + 2;
    const { lines, options } = workbook.entries;
    const map = lines.length + options.length > 0 ? writeMap(workbook) : [];
    const carried = [description, ...map].map((value, index) => ({ row: 1, column: column + index, value }));
    return { ...sheet, cells: [...sheet.cells, ...carried] };
  });
  return { ...workbook, sheets: [...shown, ...hidden] };
}

/** What a sheet of a saved workbook carries. */
export interface Carried {
  readonly description: string;
  /** "" in files from before there were maps. */
  readonly map: string;
}

/** What a sheet carries in the place where {@link described} puts it. */
export function carriedBy(sheet: SavedSheet): Carried | null {
  const place = inPlace(sheet, isDescription);
  if (!place || sheet.cells.some((cell) => cell.column === place.column && cell !== place)) return null;
  const behind = new Map(sheet.cells.flatMap((cell) => (cell.row === place.row ? [[cell.column, cell.value]] : [])));
  let map = "";
  for (let column = place.column + 1; typeof behind.get(column) === "string"; column++) map += behind.get(column);
  return { description: String(place.value), map: isFileMap(map) ? map : "" };
}

/**
 * The text of a sheet that says what its workbook is: in its first row, behind other cells and a blank column. Anywhere
 * else such a text is only a text, maybe somebody's name.
 */
export function inPlace({ cells }: SavedSheet, says: (text: string) => boolean): SavedCell | null {
  const isText = ({ value, formula }: SavedCell) => formula === undefined && typeof value === "string" && says(value);
  const texts = cells.filter(isText);
  if (texts.length === 0) return null;
  const top = cells.reduce((first, { row }) => Math.min(first, row), Infinity);
  const place = texts.find(({ row }) => row === top);
  if (!place) return null;
  const before = cells.filter(({ column }) => column < place.column);
  return before.some(({ row }) => row === top) && before.every(({ column }) => column < place.column - 1)
    ? place
    : null;
}

/** Whether a text begins as a description does, sound or not: one it is only in its place, see {@link carriedBy}. */
export function isDescription(text: unknown): text is string {
  return typeof text === "string" && text.startsWith(START);
}

/**
 * Reads a description.
 * @returns null where it is none, is damaged, or is of a later version than this one.
 */
export function readDescription(text: unknown): PlannedDescription | null {
  if (!isDescription(text)) return null;
  try {
    const { overtrick, kind, options, paper, formulas, forms } = raised(JSON.parse(text) as Written);
    if (overtrick !== VERSION || typeof kind !== "string" || !isKind(kind) || !areOptions(options)) return null;
    const [foundPaper, dialect] = [
      PAPERS.find((known) => known === paper),
      DIALECTS.find((known) => known === formulas),
    ];
    if (!foundPaper || !dialect) return null;
    // Options that no session can be planned from describe nothing.
    const plan = planSession(kind, options);
    const foundForms = FORMS.filter((known) => Array.isArray(forms) && forms.includes(known));
    const also = foundForms.length > 0 ? { forms: foundForms } : {};
    return { kind, options, paper: foundPaper, formulas: dialect, ...also, plan };
  } catch {
    return null;
  }
}

/** A description as this version writes it; as it is where there is no way up to it. */
function raised(written: Written): Written {
  const way = WAYS_UP[written.overtrick as number];
  return way ? raised(way(written)) : written;
}

/** Whether a description is of a later version than this one. */
export function isOfLaterVersion(text: string): boolean {
  return Number(new RegExp(`^${START.replace("{", "\\{")}(\\d+)`).exec(text)?.[1] ?? 0) > VERSION;
}
