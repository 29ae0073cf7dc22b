import { openDisk, readDisk } from "../../shared/disk";
import { isEveningKey } from "../../shared/storage-keys";

/** The stored texts of this device's evenings without duplicates, including unreadable ones. */
export async function keptTexts(): Promise<string[]> {
  const [stored, onDisk] = [fromStorage(), await fromDisk()];
  return [...new Set([...stored, ...onDisk])];
}

function fromStorage(): string[] {
  try {
    const device = window.localStorage;
    const keys = Object.keys(device).filter(isEveningKey);
    return keys.map((key) => device.getItem(key) ?? "");
  } catch {
    return [];
  }
}

async function fromDisk(): Promise<string[]> {
  try {
    const records = [...(await readDisk(await openDisk()))];
    // Deleted evenings remain on the disk as tombstones.
    return records.flatMap(([key, text]) => (isEveningKey(key) && !text.startsWith('{"deleted"') ? text : []));
  } catch {
    return [];
  }
}
