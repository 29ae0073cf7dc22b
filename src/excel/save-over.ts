/// <reference lib="dom" />
import { saveFile } from "./download";

/** File System Access API, which TypeScript's DOM types lack. */
interface SavingWindow {
  showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly description: string; readonly accept: Readonly<Record<string, string[]>> }[];
  }) => Promise<FileSystemFileHandle>;
}

const XLSX = { "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"] };

/**
 * Saves over an existing file if the browser allows it, after asking the user; otherwise as a download. The file is
 * replaced as a whole.
 * @param bytes creates the content after the file is chosen, because a click permits the picker only for a few seconds.
 * @returns the outcome; nothing is saved if cancelled.
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
    // For example in a cross-origin frame, where the picker is forbidden.
    saveFile(await bytes(), fileName);
    return "downloaded";
  }
  const content = await bytes();
  const writing = await handle.createWritable();
  try {
    await writing.write(content as BlobPart);
    // The old content stays until here.
    await writing.close();
  } catch (error) {
    await writing.abort().catch(() => undefined);
    throw error;
  }
  return "saved";
}
