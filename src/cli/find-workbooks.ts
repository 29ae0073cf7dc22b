import { readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { InputError } from "../bridge/input-error";
import { systemErrorText } from "./files";
import { texts } from "./texts";

/** Workbooks by their endings: those that have to be saved as .xlsx first are told of when they are read. */
const WORKBOOKS = /\.(?:xlsx|xlsm|xlsb|xls|ods|numbers)$/i;

/** Folders in folders: more are a circle of links, or a whole disk. */
const DEEPEST = 8;

/** More files than any season has: a pattern that is too wide, such as a whole disk. */
const MOST_FILES = 20_000;

/**
 * The workbooks that files, folders and patterns such as `evenings/*.xlsx` mean, each once: Windows hands patterns on as
 * they are typed. Of a folder all workbooks count, those of folders in it too; files that a spreadsheet has locked
 * (`~$…`) and hidden ones do not.
 * @throws InputError where there is nothing of a name, or nothing that fits a pattern.
 */
export function findWorkbooks(typed: readonly string[]): string[] {
  const found = typed.flatMap((argument) => {
    // Windows keeps the single quotation marks that other systems take off.
    const name = argument.replace(/^'(.+)'$/, "$1");
    const files = isThere(name) ? filesOf(name) : /[*?]/.test(name) ? matching(name) : null;
    if (files === null) throw new InputError(texts.season.noFile(name));
    if (files.length === 0) throw new InputError(texts.season.noMatch(name));
    return files;
  });
  const known = new Set<string>();
  return found.filter((file) => {
    const real = realpathSync(file);
    if (known.has(real)) return false;
    known.add(real);
    return true;
  });
}

function isThere(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false }) !== undefined;
}

function filesOf(name: string): string[] {
  if (!statSync(name).isDirectory()) return [name];
  return entriesBelow(name, DEEPEST).filter((file) => WORKBOOKS.test(file) && !isHidden(file));
}

/** Whether it is a file of the system's, or one that a spreadsheet keeps while another is open. */
function isHidden(file: string): boolean {
  return /^(?:\.|~\$)/.test(path.basename(file));
}

/** The files of a folder and of those in it, in the order of their names. */
function entriesBelow(folder: string, depth: number): string[] {
  const files: string[] = [];
  for (const entry of sortedEntries(folder)) {
    const name = path.join(folder, entry.name);
    if (isHidden(name)) continue;
    if (entry.isDirectory()) files.push(...(depth > 0 ? entriesBelow(name, depth - 1) : []));
    else if (statSync(name, { throwIfNoEntry: false })?.isFile()) files.push(name);
    if (files.length > MOST_FILES) throw new InputError(texts.season.tooManyFiles(folder, MOST_FILES));
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

/** The files that fit a pattern: `*` and `?` stand for what a name has there, `**` for folders in folders. */
function matching(pattern: string): string[] {
  const separators = path.sep === "\\" ? /[\\/]+/ : /\/+/;
  const parts = pattern.replace(/\*\*$/, "**/*").split(separators);
  const first = parts.findIndex((part) => /[*?]/.test(part));
  const base = parts.slice(0, first).join(path.sep) || (pattern.match(/^[\\/]/) ? path.sep : ".");
  if (!isThere(base) || !statSync(base).isDirectory()) return [];
  const wanted = parts.slice(first).map((part) => (part === "**" ? "(?:[^/]+/)*" : `${expression(part)}/`));
  const fits = new RegExp(`^${wanted.join("").replace(/\/$/, "")}$`, path.sep === "\\" ? "iu" : "u");
  const depth = parts.includes("**") ? DEEPEST : parts.length - first - 1;
  return entriesBelow(base, depth).filter((file) => fits.test(path.relative(base, file).split(path.sep).join("/")));
}

function expression(part: string): string {
  return part
    .replace(/[^*?]+/g, (text) => text.replace(/[\\^$.|+()[\]{}/]/g, "\\$&"))
    .replace(/[*?]/g, (sign) => (sign === "*" ? "[^/]*" : "[^/]"));
}
