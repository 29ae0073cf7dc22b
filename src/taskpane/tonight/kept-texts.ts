import { openDisk, readDisk } from "./disk";
import { EVENING_KEYS } from "../shared/storage-keys";

/** The evenings of this device as they are kept, those included that cannot be read; each once. */
export async function keptTexts(): Promise<string[]> {
  const [stored, onDisk] = [fromStorage(), await fromDisk()];
  return [...new Set([...stored, ...onDisk])];
}

function fromStorage(): string[] {
  try {
    const device = window.localStorage;
    const keys = Object.keys(device).filter((key) => key.startsWith(EVENING_KEYS.evening.key));
    return keys.map((key) => device.getItem(key) ?? "");
  } catch {
    return [];
  }
}

async function fromDisk(): Promise<string[]> {
  try {
    const records = [...(await readDisk(await openDisk()))];
    // What was deleted has its place there still.
    return records.flatMap(([key, text]) =>
      key.startsWith(EVENING_KEYS.evening.key) && !text.startsWith('{"deleted"') ? text : []
    );
  } catch {
    return [];
  }
}
