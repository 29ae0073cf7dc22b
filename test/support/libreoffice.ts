import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { addressesIn } from "./relative-formula";

const PYTHON = "/usr/bin/python3";
const INSTALL = "apt-get install libreoffice-calc python3-uno fonts-crosextra-carlito";

/** A workbook file to recalculate, after typing into some of its cells. */
export interface Job {
  readonly bytes: Uint8Array;
  readonly edits?: readonly (Edit | Restructuring)[];
  /** Where LibreOffice saves it then: as PDF if the path ends so, and with nothing more to come of it. */
  readonly save?: string;
}

/** A value typed into a cell, or a formula put there. */
export interface Edit {
  readonly sheet: string;
  readonly cell: string;
  readonly value: string | number | { readonly formula: string };
}

/**
 * Columns or rows that are inserted or deleted on an unprotected sheet, from a number on, or cells that are cut or sorted,
 * highest first, there.
 */
export type Restructuring = { readonly sheet: string } & (
  | {
      readonly do: "insert rows" | "insert columns" | "delete rows" | "delete columns";
      readonly at: number;
      readonly count: number;
    }
  | { readonly do: "cut"; readonly range: string; readonly to: string }
  /** By the column of the range with that number, from 0; `isProtected` leaves the sheet as it is. */
  | { readonly do: "sort"; readonly range: string; readonly by: number; readonly isProtected?: boolean }
);

/** Something that people do to cells, by keys or from the menu. */
export type Act = { readonly sheet: string; readonly range: string } & (
  | { readonly do: "type"; readonly text: string }
  | { readonly do: "cut" | "copy"; readonly to: { readonly sheet: string; readonly cell: string } }
  | { readonly do: "clear" | "fill" }
);

/** A workbook file to which things are done, one after the other. */
export interface ActsJob {
  readonly bytes: Uint8Array;
  readonly acts: readonly Act[];
  /** The addresses of the cells that are typed into, by sheet. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
}

/** What comes of the acts; or how many were done when LibreOffice crashed or hung. */
export type ActedOut =
  | { readonly crash: number }
  | {
      readonly crash?: undefined;
      readonly sheets: ReadonlyMap<string, Recalculated>;
      /** The same workbook with nothing done to it but that its typed cells have been given what they have here. */
      readonly again: ReadonlyMap<string, Recalculated>;
      /** The cells whose formula is not what it was. */
      readonly changed: readonly string[];
    };

/** A workbook in whose window keys are pressed. */
export interface KeysJob {
  readonly bytes: Uint8Array;
  /** Another workbook whose window is open besides. */
  readonly other?: Uint8Array;
  /** The width of its window in pixels; as wide as the screen if not said. */
  readonly width?: number;
  readonly steps: readonly KeyStep[];
}

/**
 * A click on a cell, or one to mark several; cells dragged with the mouse, to where the first of them is to stand;
 * keys, by the names that xdotool has for them; another window; a look at the sheet; the workbook, or a picture of the
 * screen, into a file.
 */
export type KeyStep =
  | { readonly go: string; readonly sheet: string }
  | { readonly add: string }
  | { readonly drag: string; readonly to: string; readonly sheet: string }
  | { readonly keys: readonly string[] }
  | { readonly turn: "path" | "other" }
  | { readonly look: string }
  | { readonly save: string }
  | { readonly picture: string };

/** A sheet as LibreOffice has recalculated it. */
export interface Recalculated {
  /** What a cell holds, by row and column from 1; "" for an empty one. */
  readonly at: (row: number, column: number) => string | number;
  /** Addresses of the cells that show an error, "" for none. */
  readonly errors: string;
  /** Addresses of the cells that hold a formula. */
  readonly formulas?: ReadonlySet<string>;
}

/**
 * A suite that needs LibreOffice. Where it is absent the suite is skipped with a line that says
 * how to install it; with CI=true it fails instead.
 */
export function describeWithLibreOffice(name: string, suite: () => void): void {
  if (isInstalled()) {
    describe(name, suite);
  } else if (process.env.CI === "true") {
    test(name, () => {
      throw new Error(`LibreOffice is needed: ${INSTALL}`);
    });
  } else {
    process.stderr.write(`Skipped: ${name}. It needs LibreOffice: ${INSTALL}\n`);
    describe.skip(name, suite);
  }
}

/** Recalculates workbooks hard in LibreOffice: for each its sheets by name. */
export function recalculate(jobs: readonly Job[]): ReadonlyMap<string, Recalculated>[] {
  return opened<{ sheets: Sheets }>(jobs).map(({ sheets }) => sheetsByName(sheets));
}

/** Does to workbooks in LibreOffice what people do, and recalculates them. */
export function actOut(jobs: readonly ActsJob[]): ActedOut[] {
  const all = alone<{ crash?: number; sheets: Sheets; again: Sheets; changed: string[] }>(jobs);
  return all.map(({ crash, sheets, again, changed }) =>
    crash === undefined ? { sheets: sheetsByName(sheets), again: sheetsByName(again), changed } : { crash }
  );
}

/** A workbook to which things are done, looked at after each of some lists of acts. */
export interface SoftJob {
  readonly bytes: Uint8Array;
  readonly soft: readonly (readonly Act[])[];
  /** The addresses of the cells that are typed into, by sheet. */
  readonly typed: ActsJob["typed"];
}

/** What sheets hold by LibreOffice's own recalculation alone, and what a hard one makes of what is typed in them. */
export type SoftStage = Readonly<Record<"soft" | "hard", ReadonlyMap<string, Recalculated>>>;

/** Does to workbooks what people do, with no recalculation by hand: what is there after each list of acts. */
export function actSoftly(jobs: readonly SoftJob[]): SoftStage[][] {
  return opened<{ sheets: Sheets; again: Sheets }[]>(jobs).map((stages) =>
    stages.map(({ sheets, again }) => ({ soft: sheetsByName(sheets), hard: sheetsByName(again) }))
  );
}

/** A workbook and texts that are tried in its cells, each by itself. */
export interface TriedJob {
  readonly bytes: Uint8Array;
  readonly tried: readonly {
    readonly sheet: string;
    readonly cell: string;
    readonly text: string;
    /** Typed into the cell after it was cut, or put there as a text; typed into the yellow cell if absent. */
    readonly as?: "cut" | "text";
  }[];
}

/** A cell of a visible sheet with its value after typing and before. */
export type Changed = readonly [
  sheet: string,
  row: number,
  column: number,
  value: string | number,
  before: string | number,
];

/** What each text changes on the sheets that are shown, against nothing in its cell. */
export function tryEach(jobs: readonly TriedJob[]): Changed[][][] {
  return opened<Changed[][]>(jobs);
}

/** A workbook recalculated, and how many pages LibreOffice prints it on. */
export interface Counted {
  readonly sheets: ReadonlyMap<string, Recalculated>;
  readonly pages: number;
}

/** The same as `recalculate`, with the pages. */
export function countPages(jobs: readonly Job[]): Counted[] {
  const counted = opened<{ sheets: Sheets; pages: number }>(jobs.map((job) => ({ ...job, counted: true })));
  return counted.map(({ sheets, pages }) => ({ sheets: sheetsByName(sheets), pages }));
}

/** Has LibreOffice save workbooks, each in its file: as PDF if that ends so. */
export function saveInto(files: readonly string[], workbooks: readonly Uint8Array[]): void {
  opened(workbooks.map((bytes, i) => ({ bytes, save: files[i]! })));
}

/** Sheets as the scripts give them. */
export type Sheets = Readonly<Record<string, Dump>>;

/** In milliseconds: each file may hang for a minute before LibreOffice is given up. */
const timeLimit = (files: number) => 180_000 + files * 60_000;

type AnyJob = Job | ActsJob | SoftJob | TriedJob | KeysJob;

/** What comes of files in a LibreOffice of their own, by one of the scripts. */
export function alone<T>(jobs: readonly AnyJob[], script = "libreoffice.py"): T[] {
  return withFiles(jobs, (files, folder) => {
    const job = path.join(folder, "job.json");
    writeFileSync(job, JSON.stringify({ profile: path.join(folder, "profile"), files }));
    const argv = ["-B", path.join(__dirname, script), job];
    const run = () => execFileSync(PYTHON, argv, { maxBuffer: 2 ** 30, timeout: timeLimit(files.length) });
    return JSON.parse(onceMore(run).toString("utf8")) as T[];
  });
}

/** Does what is done again where the bridge to LibreOffice has crashed Python. */
function onceMore<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const { signal, code } = error as { signal?: string | null; code?: string };
    if (!signal || code === "ETIMEDOUT") throw error;
    return run();
  }
}

/** What comes of files in the LibreOffice that all suites of a worker share. */
function opened<T>(jobs: readonly AnyJob[]): T[] {
  if (jobs.length === 0) return [];
  return withFiles(jobs, (files) => onceMore(() => asked<T>(files)));
}

/** Hands what is to be done over, with the workbooks as files. */
function withFiles<T>(jobs: readonly AnyJob[], work: (files: readonly object[], folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const written = (file: string, bytes: Uint8Array) => {
      writeFileSync(path.join(folder, file), bytes);
      return path.join(folder, file);
    };
    const files = jobs.map(({ bytes, ...job }, i) => ({
      ...job,
      path: written(`${i}.xlsx`, bytes),
      ...("other" in job && job.other && { other: written(`${i}-other.xlsx`, job.other) }),
    }));
    return work(files, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A worker's LibreOffice is found by a folder that is called after its process: each suite has modules of its own. It is
 * started when it is first needed, and ends with the worker.
 */
const OFFICE = path.join(tmpdir(), `overtrick-office-${process.pid}-${Math.floor(performance.timeOrigin)}`);
const inOffice = (file: string) => path.join(OFFICE, file);
const [PID, JOB, ANSWER, LOG] = [inOffice("pid"), inOffice("job.json"), inOffice("answer.json"), inOffice("log")];

function startOffice(): void {
  rmSync(OFFICE, { recursive: true, force: true });
  mkdirSync(OFFICE);
  const log = openSync(LOG, "w");
  const argv = ["-B", path.join(__dirname, "libreoffice.py"), OFFICE];
  const office = spawn(PYTHON, argv, { stdio: ["ignore", "ignore", log], detached: true });
  office.unref();
  closeSync(log);
  writeFileSync(PID, String(office.pid));
}

/** The number of the process that serves this worker; nothing where there is none. */
function officeProcess(): number | undefined {
  try {
    const pid = readFileSync(PID, "utf8");
    // One that has ended is there until this process hears of it, which it does not while it waits.
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8")) ? undefined : Number(pid);
  } catch {
    return undefined;
  }
}

function asked<T>(files: readonly object[]): T[] {
  if (!officeProcess()) startOffice();
  const until = Date.now() + timeLimit(files.length);
  writeFileSync(inOffice("new.json"), JSON.stringify({ files }));
  renameSync(inOffice("new.json"), JOB);
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(ANSWER)) {
    Atomics.wait(clock, 0, 0, 10);
    const office = officeProcess();
    if (!office) throw Object.assign(new Error(`LibreOffice is gone: ${said()}`), { signal: "gone" });
    if (Date.now() < until) continue;
    process.kill(office);
    throw new Error("LibreOffice has taken too long");
  }
  const { results, error } = JSON.parse(readFileSync(ANSWER, "utf8")) as { results: T[]; error?: string };
  rmSync(ANSWER);
  if (error !== undefined) throw new Error(error);
  return results;
}

/** What the process that serves this worker has said in its trouble. */
function said(): string {
  return existsSync(LOG) ? readFileSync(LOG, "utf8") : "";
}

interface Dump {
  readonly values: readonly (readonly (string | number)[])[];
  readonly errors: string;
  readonly formulas: string;
}

export function sheetsByName(sheets: Sheets): ReadonlyMap<string, Recalculated> {
  return new Map(Object.entries(sheets).map(([name, dump]) => [name, sheetOf(dump)]));
}

function sheetOf({ values, errors, formulas }: Dump): Recalculated {
  const at = (row: number, column: number) => values[row - 1]?.[column - 1] ?? "";
  return { at, errors, formulas: new Set(areasIn(formulas).flatMap(cellsIn)) };
}

export function areasIn(addresses: string): string[] {
  return addresses.split(/[,;]/).filter((area) => area !== "");
}

/** The cells in which a recalculated workbook is not what a model of it says, in words. */
export function differences(
  sheets: readonly {
    readonly name: string;
    readonly cells: readonly {
      row: number;
      column: number;
      value: string | number | null;
      formula?: string;
    }[];
  }[],
  recalculated: ReadonlyMap<string, Recalculated>
): string[] {
  return sheets.flatMap(({ name, cells }) => {
    const sheet = recalculated.get(name)!;
    // Charts draw nothing over #N/A; LibreOffice gives an error as a blank.
    const meant = new Set(
      cells
        .filter(
          ({ value, formula }) => formula?.includes("NA()") && (value === "#N/A" || value === "" || value === null)
        )
        .map(({ row, column }) => cellAddress(row, column))
    );
    const wrong = cells
      .filter(({ formula }) => formula !== undefined)
      .filter(({ row, column, value }) => {
        const shown = sheet.at(row, column);
        const isMeant = value === "#N/A" && shown === "" && meant.has(cellAddress(row, column));
        return shown !== (value ?? "") && !isMeant;
      })
      .map(
        ({ row, column, value, formula }) =>
          `${name}!${cellAddress(row, column)}: ${JSON.stringify(sheet.at(row, column))}, not ${JSON.stringify(value)}: =${formula}`
      );
    const errors = areasIn(sheet.errors).filter((area) => !cellsIn(area).every((cell) => meant.has(cell)));
    return errors.length === 0 ? wrong : [...wrong, `${name}: errors in ${errors.join()}`];
  });
}

/** The same with #N/A where a formula gives it so that a chart draws nothing; LibreOffice gives an error as a blank. */
export function withChartGaps(
  { sheets }: Workbook,
  recalculated: ReadonlyMap<string, Recalculated>
): ReadonlyMap<string, Recalculated> {
  return new Map(
    sheets.map(({ name, cells }) => {
      const sheet = recalculated.get(name)!;
      const drawn = cells.filter(({ formula }) => formula?.includes("NA()"));
      const charted = new Set(drawn.map(({ row, column }) => cellAddress(row, column)));
      const failed = areasIn(sheet.errors).flatMap(cellsIn);
      const gaps = new Set(failed.filter((cell) => charted.has(cell)));
      const at: Recalculated["at"] = (row, column) =>
        gaps.has(cellAddress(row, column)) ? "#N/A" : sheet.at(row, column);
      return [name, { ...sheet, at, errors: failed.filter((cell) => !gaps.has(cell)).join() }];
    })
  );
}

/** Whether LibreOffice, its Python and a font as wide as the forms' are here. */
export function isInstalled(): boolean {
  const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
  return (
    works(PYTHON, "-c", "import uno") &&
    works("sh", "-c", "command -v soffice && fc-match Calibri | grep -qiE 'carlito|calibri'")
  );
}

/** The cells of an area as LibreOffice names it: "Working.B2:C3", "B2". */
export function cellsIn(area: string): string[] {
  return addressesIn(area.replace(/^.*\./, "")).map(({ address }) => address);
}
