import { isKind, planSession, type Plan } from "../../sessions/kinds";
import { areOptions } from "../../sessions/written-options";
import { START, VERSION, type Description } from "../description";
import { DIALECTS } from "../dialect-names";
import { isFileMap } from "../file-map";
import { FORMS } from "../forms";
import { PAPERS } from "../model";
import type { SavedCell, SavedSheet } from "../saved-workbook";

/** A description that was read, with the session planned from its options. */
export interface PlannedDescription extends Description {
  readonly plan: Plan;
}

/** Migrations to the next version, by the version they start from. */
const MIGRATIONS: Readonly<Record<number, (older: Parsed) => Parsed>> = {};

/** A description as parsed from JSON, not yet validated. */
type Parsed = Readonly<Record<string, unknown>>;

/** The embedded description of a sheet of a saved workbook. */
interface EmbeddedDescription {
  readonly description: string;
  /** Text of the file's map; "" if it has none, as in old files. */
  readonly map: string;
}

/** Returns a sheet's description if it is in the place where {@link withDescription} writes it, else null. */
export function embeddedIn(sheet: SavedSheet): EmbeddedDescription | null {
  const place = findDescriptionCell(sheet, isDescription);
  if (!place || sheet.cells.some((cell) => cell.column === place.column && cell !== place)) return null;
  const behind = sheet.cells.filter(({ row, column }) => row === place.row && column > place.column);
  const map = [...behind]
    .sort((a, b) => a.column - b.column)
    .flatMap(({ value }) => (typeof value === "string" ? value : []))
    .join("");
  return { description: String(place.value), map: isFileMap(map) ? map : "" };
}

/**
 * Returns the cell with the text that describes a workbook: to the right of other cells of its row, behind a blank
 * column; rows may have been inserted above. In any other place such a text may be somebody's name, and null is
 * returned.
 */
export function findDescriptionCell({ cells }: SavedSheet, isSought: (text: string) => boolean): SavedCell | null {
  const isText = ({ value, formula }: SavedCell) =>
    formula === undefined && typeof value === "string" && isSought(value);
  const isInPlace = (text: SavedCell) => {
    const before = cells.filter(({ column }) => column < text.column);
    return before.some(({ row }) => row === text.row) && before.every(({ column }) => column < text.column - 1);
  };
  return cells.filter(isText).find(isInPlace) ?? null;
}

/**
 * True if a text begins like a description, even a damaged one; a description is used only in its place: see {@link
 * embeddedIn}.
 */
export function isDescription(text: unknown): text is string {
  return typeof text === "string" && text.startsWith(START);
}

/**
 * Reads a description.
 * @returns null if the text is no description, is damaged, or is of a later version than this one.
 */
export function readDescription(text: unknown): PlannedDescription | null {
  if (!isDescription(text)) return null;
  try {
    const { overtrick, kind, options, paper, formulas, forms, hasGuide } = raised(JSON.parse(text) as Parsed);
    if (overtrick !== VERSION || typeof kind !== "string" || !isKind(kind) || !areOptions(options)) return null;
    const [foundPaper, dialect] = [
      PAPERS.find((value) => value === paper),
      DIALECTS.find((value) => value === formulas),
    ];
    if (!foundPaper || !dialect) return null;
    // This throws if no session can be planned from the options; the text is then no description.
    const plan = planSession(kind, options);
    const foundForms = FORMS.filter((value) => Array.isArray(forms) && forms.includes(value));
    const optional = { ...(foundForms.length > 0 && { forms: foundForms }), ...(hasGuide === false && { hasGuide }) };
    return { kind, options, paper: foundPaper, formulas: dialect, ...optional, plan };
  } catch {
    return null;
  }
}

/** Migrates a description to this version; a description for which there is no migration is returned unchanged. */
function raised(written: Parsed): Parsed {
  const way = MIGRATIONS[written.overtrick as number];
  return way ? raised(way(written)) : written;
}

/** True if a description is of a later version than this one. */
export function isOfLaterVersion(text: string): boolean {
  return Number(new RegExp(`^${START.replace("{", "\\{")}(\\d+)`).exec(text)?.[1] ?? 0) > VERSION;
}
