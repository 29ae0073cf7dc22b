import { InputError } from "../../../bridge/input-error";
import { readSaved, type SavedSession } from "../../../workbook/reading/read-saved";
import { isSeason } from "../../../workbook/season/read-season";
import { readXlsx } from "../../../xlsx/read-xlsx";
import { MAX_PACKED_BYTES } from "../../../xlsx/unpack";
import { resultsTexts } from "../results/results-texts";
import { texts } from "./texts";

/**
 * Reads the sessions of a workbook's file.
 * @throws InputError if it is no workbook, is damaged or locked, or has no Overtrick session
 */
export async function readWorkbook(file: File): Promise<SavedSession[]> {
  // One byte more than the limit is enough to detect a file that is too large.
  const bytes = await file
    .slice(0, MAX_PACKED_BYTES + 1)
    .arrayBuffer()
    .catch(() => {
      throw new Error(resultsTexts.unreadable(file.name));
    });
  const saved = await readXlsx(new Uint8Array(bytes));
  if (isSeason(saved)) throw new InputError(texts.ofSeason);
  return readSaved(saved);
}
