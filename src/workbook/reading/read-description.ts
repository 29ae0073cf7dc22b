import { isKind, planSession, type Plan } from "../../sessions/kinds";
import { areOptions } from "../../sessions/written-options";
import { START, VERSION, type Description } from "../description";
import { DIALECTS } from "../dialect-names";
import { isFileMap } from "../file-map";
import { FORMS } from "../forms";
import { PAPERS } from "../model";
import type { SavedCell, SavedSheet } from "../saved-workbook";

/** A description that was read, with the session that is planned by it. */
export interface PlannedDescription extends Description {
  readonly plan: Plan;
}

/** Migrations to the next version, by the version they start from. */
const MIGRATIONS: Readonly<Record<number, (older: Parsed) => Parsed>> = {};

/** A description as parsed. */
type Parsed = Readonly<Record<string, unknown>>;

/** The embedded description of a sheet of a saved workbook. */
interface EmbeddedDescription {
  readonly description: string;
  /** "" in files from before there were maps. */
  readonly map: string;
}

/** Returns a sheet's description, if it is in the place where {@link withDescription} writes it. */
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
 * The text of a sheet that says what its workbook is: behind other cells of its row and a blank column, wherever rows
 * have been put above it. Anywhere else such a text is only a text, maybe somebody's name.
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

/** True if a text begins like a description, sound or damaged; it is one only in its place, see {@link embeddedIn}. */
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
    const { overtrick, kind, options, paper, formulas, forms, hasGuide } = raised(JSON.parse(text) as Parsed);
    if (overtrick !== VERSION || typeof kind !== "string" || !isKind(kind) || !areOptions(options)) return null;
    const [foundPaper, dialect] = [
      PAPERS.find((value) => value === paper),
      DIALECTS.find((value) => value === formulas),
    ];
    if (!foundPaper || !dialect) return null;
    // Options that no session can be planned from describe nothing.
    const plan = planSession(kind, options);
    const foundForms = FORMS.filter((value) => Array.isArray(forms) && forms.includes(value));
    const optional = { ...(foundForms.length > 0 && { forms: foundForms }), ...(hasGuide === false && { hasGuide }) };
    return { kind, options, paper: foundPaper, formulas: dialect, ...optional, plan };
  } catch {
    return null;
  }
}

/** A description as this version writes it; as it is where there is no way up to it. */
function raised(written: Parsed): Parsed {
  const way = MIGRATIONS[written.overtrick as number];
  return way ? raised(way(written)) : written;
}

/** True if a description is of a later version than this one. */
export function isOfLaterVersion(text: string): boolean {
  return Number(new RegExp(`^${START.replace("{", "\\{")}(\\d+)`).exec(text)?.[1] ?? 0) > VERSION;
}
