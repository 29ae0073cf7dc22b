import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportText } from "../../src/cli/report-text";
import { emptySession, type SessionOutput, planSession, scoreCsv } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import type { WorkbookOptions } from "../../src/workbook/assemble";
import type { Workbook } from "../../src/workbook/model";
import { listNames } from "./list-names";
import { jsonText } from "./json-text";
import { sheetText, workbookText } from "./sheet-text";
import { stylesText } from "./style-names";

/** The folder of the golden cases, one folder a case. */
export const CASES = path.join(__dirname, "../cases");
/** All tables of styles, in the folder of the cases. */
const STYLES_FILE = "styles.txt";
const RESULTS = "results.csv";
const OPTIONS = "options.json";

/** What a case is made from, besides its results: options.json. */
export interface CaseOptions {
  readonly kind: string;
  readonly options: Parameters<typeof planSession>[1];
  readonly workbook?: WorkbookOptions;
  /** Sheets that are not printed, as other cases have them alike. */
  readonly leaveOut?: readonly string[];
}

/** The names of the cases. */
export function caseNames(): string[] {
  const found = readdirSync(CASES, { withFileTypes: true });
  return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** What a case is made from. */
export function caseOptions(name: string): CaseOptions {
  return JSON.parse(textOf(path.join(CASES, name, OPTIONS))) as CaseOptions;
}

/** A case as it is scored, with warnings about the file of its results. */
export function scoredCase(name: string): SessionOutput & { readonly warnings: Parameters<typeof said>[1] } {
  const { kind, options } = caseOptions(name);
  const plan = planSession(kind, options);
  const results = path.join(CASES, name, RESULTS);
  if (!existsSync(results)) return { ...emptySession(plan), warnings: [] };
  const played = scoreCsv(plan, textOf(results));
  if (played.faults.length > 0) throw new Error(said(name, played.faults).join("\n"));
  return played;
}

/** The workbook of a case. */
export function caseWorkbook(name: string): Workbook {
  return sessionWorkbook(scoredCase(name).scored, caseOptions(name).workbook);
}

/** What a case's files must be, by their paths in its folder. */
export function caseFiles(name: string, model: Workbook = caseWorkbook(name)): Map<string, string> {
  const { leaveOut = [] } = caseOptions(name);
  const outcome = scoredCase(name);
  const { title } = outcome.scored.plan;
  const names = listNames(model.sheets);
  const unknown = leaveOut.filter((left) => !model.sheets.some((sheet) => sheet.name === left));
  if (unknown.length > 0) throw new Error(`${name} leaves out ${unknown.join()}: no such sheet.`);
  return new Map([
    ["report.txt", reportFile(title, outcome, said(RESULTS, outcome.warnings))],
    ["session.json", `${jsonText(outcome.json())}\n`],
    ["sheets/workbook.txt", workbookText(model, names)],
    ...model.sheets
      .filter((sheet) => !leaveOut.includes(sheet.name))
      .map((sheet) => [`sheets/${sheet.name}.txt`, sheetText(sheet, names)] as const),
  ]);
}

/** The files that a case has, without those that it is made from. */
export function expectedFiles(name: string): Map<string, string> {
  const folder = path.join(CASES, name);
  const files = ["", "sheets/"]
    .flatMap((part) => filesIn(path.join(folder, part)).map((file) => part + file))
    .filter((file) => file !== OPTIONS && file !== RESULTS);
  return new Map(files.map((file) => [file, textOf(path.join(folder, file))]));
}

/** The tables of styles as they were last written. */
export function expectedStyles(): string {
  return textOf(path.join(CASES, STYLES_FILE));
}

/**
 * Writes what cases must be.
 * @returns the files that have changed.
 */
export function updateCases(names: readonly string[]): string[] {
  const changed: string[] = [];
  const write = (file: string, text: string, before: string | undefined) => {
    if (text === before) return;
    mkdirSync(path.dirname(path.join(CASES, file)), { recursive: true });
    writeFileSync(path.join(CASES, file), text);
    changed.push(file);
  };
  const styles = existsSync(path.join(CASES, STYLES_FILE)) ? expectedStyles() : undefined;
  write(STYLES_FILE, stylesText(), styles);
  for (const name of names) {
    const [files, before] = [caseFiles(name), expectedFiles(name)];
    for (const [file, text] of files) write(`${name}/${file}`, text, before.get(file));
    for (const file of before.keys())
      if (!files.has(file)) {
        rmSync(path.join(CASES, name, file));
        changed.push(`${name}/${file}`);
      }
  }
  return changed;
}

/** What the command line says and prints: how far the session is, warnings, standings, remarks. */
function reportFile(title: string, { report }: SessionOutput, warnings: readonly string[]): string {
  const head = [`${title}, ${report.progress}`, ...warnings];
  return `${head.map((line) => `${line}\n`).join("")}\n${reportText(report)}`;
}

function said(file: string, faults: ReturnType<typeof scoreCsv>["faults"]): string[] {
  return faults.map(({ line, field, message }) => `${file}, line ${line}${field && `, ${field}`}: ${message}`);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** A file's text with the line ends that it was written with, whatever git made of them. */
function textOf(file: string): string {
  return readFileSync(file, "utf8").replace(/\r\n/g, "\n");
}
