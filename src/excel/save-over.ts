/// <reference lib="dom" />
import { saveFile } from "./download";

/** What browsers have that let a page write into a file that is chosen; TypeScript does not know of it yet. */
interface SavingWindow {
  showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly description: string; readonly accept: Readonly<Record<string, string[]>> }[];
  }) => Promise<FileSystemFileHandle>;
}

const XLSX = { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"] };

/**
 * Saves a file over the one of its name where the browser lets a page do that, when it has asked whoever is there; else
 * as a download of that name. The file is replaced whole.
 * @param bytes makes what is saved, once the file is chosen: a press counts for a few seconds only.
 * @returns what has come of it; nothing is saved where it was cancelled.
 */
export async function saveOver(
  fileName: string,
  bytes: () => Promise<Uint8Array>
): Promise<"saved" | "downloaded" | "cancelled"> {
  const { showSaveFilePicker } = window as SavingWindow;
  if (!showSaveFilePicker) {
    saveFile(await bytes(), fileName);
    return "downloaded";
  }
  let handle: FileSystemFileHandle;
  try {
    handle = await showSaveFilePicker({ suggestedName: fileName, types: [{ description: fileName, accept: XLSX }] });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    // As in a frame of another site, where no file may be chosen.
    saveFile(await bytes(), fileName);
    return "downloaded";
  }
  const made = await bytes();
  const writing = await handle.createWritable();
  try {
    await writing.write(made as BlobPart);
    // What was there stays until here.
    await writing.close();
  } catch (error) {
    await writing.abort().catch(() => undefined);
    throw error;
  }
  return "saved";
}
