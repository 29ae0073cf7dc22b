import { InputError } from "../bridge/input-error";
import { digestOf, type Digest } from "../season/digest";
import type { NameLine } from "../season/name-table";
import { readSaved } from "../workbook/reading/read-saved";
import { isSeason, namesInSeason } from "../workbook/season/read-season";
import { readXlsx } from "../xlsx/read-xlsx";
import { seasonTexts as words } from "./season-texts";

/** In bytes: the largest session has a sixth of it. */
const LARGEST = 20_000_000;

/** Files that a spreadsheet keeps while another is open, and what is no workbook: a folder may have anything. */
const LEFT_OUT = /^(?:~\$|\.)|(?<!\.xlsx)$/i;

/** What chosen files hold. */
export interface ReadFiles {
  readonly digests: readonly Digest[];
  /** Those that are joined in a season's workbook among them. */
  readonly names: readonly NameLine[];
  readonly remarks: readonly string[];
}

/**
 * Reads the workbooks of evenings, one after the other.
 * @param progress is told before each, counting from 1.
 */
export async function readEvenings(
  files: readonly File[],
  progress: (file: number, files: number) => void
): Promise<ReadFiles> {
  const chosen = files.filter(({ name }) => !LEFT_OUT.test(name));
  const digests: Digest[] = [];
  const names: NameLine[] = [];
  const remarks: string[] = [];
  for (const [index, file] of chosen.entries()) {
    progress(index + 1, chosen.length);
    try {
      const saved = await readXlsx(await bytesOf(file));
      if (isSeason(saved)) names.push(...namesInSeason(saved));
      else
        for (const { outcome, remarks: found } of readSaved(saved)) {
          digests.push(digestOf({ source: file.name, scored: outcome.scored }));
          const [first] = found;
          if (first) remarks.push(words.inFile(file.name, first.place, first.message));
        }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      remarks.push(words.notRead(file.name, error.message));
    }
  }
  return { digests, names, remarks };
}

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > LARGEST) throw new InputError(words.tooLarge);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new InputError(words.unreadable);
  });
  return new Uint8Array(bytes);
}
