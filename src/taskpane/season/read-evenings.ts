import { InputError } from "../../bridge/input-error";
import type { NameLine } from "../../season/name-table";
import { gathering, type Gathered } from "../../workbook/season/gather";
import { readXlsx } from "../../xlsx/read-xlsx";
import { seasonTexts as words } from "./season-texts";

/** Maximum size of a workbook in bytes; the largest session needs a sixth of it. */
const MAX_BYTES = 20_000_000;

/**
 * File names of workbooks. Leaves out the lock files ("~$…", ".…") that spreadsheet programs write beside open
 * workbooks.
 */
const WORKBOOK = /^(?!~\$|\.).*\.xlsx$/is;

/** The contents of the chosen files. */
export interface ReadFiles extends Gathered {
  /** Names as typed, with the names that they mean, from a season's workbook among the files. */
  readonly names: readonly NameLine[];
  /** Number of chosen workbooks. */
  readonly files: number;
  /** Unreadable files, each with the reason. */
  readonly notCounted: readonly string[];
  readonly remarks: readonly string[];
}

/**
 * Reads the workbooks of evenings, one after the other.
 * @param progress is called before each file, with its number from 1.
 */
export async function readEvenings(
  files: readonly File[],
  progress: (file: number, files: number) => void
): Promise<ReadFiles> {
  const chosen = files.filter(({ name }) => WORKBOOK.test(name));
  const names: NameLine[] = [];
  const [notCounted, remarks]: [string[], string[]] = [[], []];
  let seasons = 0;
  const { take, gathered } = gathering((_, joined) => {
    seasons++;
    names.push(...joined);
    return [];
  });
  for (const [index, file] of chosen.entries()) {
    progress(index + 1, chosen.length);
    const before = gathered.digests.length + seasons;
    const messages = await take(file.name, async () => readXlsx(await bytesOfFile(file)));
    (gathered.digests.length + seasons > before ? remarks : notCounted).push(...messages);
  }
  return { ...gathered, names, files: chosen.length, notCounted, remarks };
}

/**
 * Returns the contents of a file.
 * @throws InputError if the file is larger than any workbook, or cannot be read.
 */
export async function bytesOfFile(file: File): Promise<Uint8Array> {
  if (file.size > MAX_BYTES) throw new InputError(words.tooLarge);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new InputError(words.unreadable);
  });
  return new Uint8Array(bytes);
}
