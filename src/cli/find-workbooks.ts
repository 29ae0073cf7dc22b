import { readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { InputError } from "../bridge/input-error";
import { systemErrorText } from "./files";
import { texts } from "./texts";

/** Endings of workbooks; reading reports those that must be saved as .xlsx first. */
const WORKBOOKS = /\.(?:xlsx|xlsm|xlsb|xls|ods|numbers)$/i;

/** Maximum depth of nested folders; deeper folders mean a circle of links or a whole disk. */
const MAX_DEPTH = 8;

/** Maximum number of files in a folder; a folder with more is probably a whole disk, not a season. */
const MAX_FILES = 20_000;

/**
 * Finds workbooks by files, folders and patterns such as `evenings/*.xlsx`, which Windows does not expand. Folders
 * include their subfolders, but not lock files (`~$…`) and hidden files.
 * @throws InputError if a name does not exist or a pattern matches nothing.
 */
export function findWorkbooks(typed: readonly string[]): string[] {
  const found = typed.flatMap((argument) => {
    // Windows does not remove single quotation marks.
    const name = argument.replace(/^'(.+)'$/, "$1");
    const files = isThere(name) ? filesOf(name) : /[*?]/.test(name) ? matching(name) : null;
    if (files === null) throw new InputError(texts.season.noFile(name));
    if (files.length === 0) throw new InputError(texts.season.noMatch(name));
    return files;
  });
  const seen = new Set<string>();
  return found.filter((file) => {
    const real = realpathSync(file);
    if (seen.has(real)) return false;
    seen.add(real);
    return true;
  });
}

function isThere(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false }) !== undefined;
}

function filesOf(name: string): string[] {
  if (!statSync(name).isDirectory()) return [name];
  return entriesBelow(name, MAX_DEPTH).filter((file) => WORKBOOKS.test(file) && !isHidden(file));
}

/** True for hidden files and lock files of spreadsheets. */
function isHidden(file: string): boolean {
  return /^(?:\.|~\$)/.test(path.basename(file));
}

/** Files of a folder and its subfolders, sorted by name. */
function entriesBelow(folder: string, depth: number): string[] {
  const files: string[] = [];
  for (const entry of sortedEntries(folder)) {
    const name = path.join(folder, entry.name);
    if (isHidden(name)) continue;
    if (entry.isDirectory()) files.push(...(depth > 0 ? entriesBelow(name, depth - 1) : []));
    else if (statSync(name, { throwIfNoEntry: false })?.isFile()) files.push(name);
    if (files.length > MAX_FILES) throw new InputError(texts.season.tooManyFiles(folder, MAX_FILES));
  }
  return files;
}

function sortedEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new InputError(texts.unreadable(folder, systemErrorText(error)));
  }
}

/** Files that match a pattern: `*` and `?` within a name, `**` for nested folders. */
function matching(pattern: string): string[] {
  const separators = path.sep === "\\" ? /[\\/]+/ : /\/+/;
  const parts = pattern.replace(/\*\*$/, "**/*").split(separators);
  const first = parts.findIndex((part) => /[*?]/.test(part));
  const base = parts.slice(0, first).join(path.sep) || (pattern.match(/^[\\/]/) ? path.sep : ".");
  if (!isThere(base) || !statSync(base).isDirectory()) return [];
  const wanted = parts.slice(first).map((part) => (part === "**" ? "(?:[^/]+/)*" : `${expression(part)}/`));
  const fits = new RegExp(`^${wanted.join("").replace(/\/$/, "")}$`, path.sep === "\\" ? "iu" : "u");
  const depth = parts.includes("**") ? MAX_DEPTH : parts.length - first - 1;
  return entriesBelow(base, depth).filter((file) => fits.test(path.relative(base, file).split(path.sep).join("/")));
}

function expression(part: string): string {
  return part
    .replace(/[^*?]+/g, (text) => text.replace(/[\\^$.|+()[\]{}/]/g, "\\$&"))
    .replace(/[*?]/g, (sign) => (sign === "*" ? "[^/]*" : "[^/]"));
}
