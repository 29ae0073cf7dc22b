import { DATABASE_NAME } from "../shared/storage-keys";

/**
 * The second store of the evenings. What it says it has taken outlives a browser that is killed; what is written into
 * localStorage reaches the disk up to a minute later.
 */
const STORE = "kept";

/** What is kept, by its name. */
export type Records = ReadonlyMap<string, string>;

/** Opens the store; rejects where the browser refuses it. */
export function openDisk(): Promise<IDBDatabase> {
  return openStore(DATABASE_NAME, STORE);
}

/** Opens a database with one store; rejects where the browser refuses it. */
export async function openStore(database: string, store: string): Promise<IDBDatabase> {
  const opening = window.indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return answerOf(opening);
}

/** What the browser answers; rejects where it refuses. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All that is kept there. */
export function readDisk(disk: IDBDatabase): Promise<Records> {
  return new Promise((resolve, reject) => {
    const transaction = disk.transaction(STORE);
    const store = transaction.objectStore(STORE);
    const [keys, texts] = [store.getAllKeys(), store.getAll()];
    transaction.oncomplete = () =>
      resolve(new Map(keys.result.map((key, i) => [key as string, texts.result[i] as string])));
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Writes in one transaction; fulfilled when all is on the disk.
 * @param texts what is to be kept; null to delete it.
 * @param settle what is kept in view of what is there by now, which another tab may have written.
 * @returns what was written otherwise than it was given.
 */
export function writeDisk(
  disk: IDBDatabase,
  texts: ReadonlyMap<string, string | null>,
  settle: (key: string, text: string | null, there: string | null) => string | null
): Promise<Records> {
  return new Promise((resolve, reject) => {
    const transaction = disk.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    const settled = new Map<string, string>();
    for (const [key, text] of texts) {
      const there = store.get(key);
      there.onsuccess = () => {
        const kept = settle(key, text, typeof there.result === "string" ? there.result : null);
        if (kept === null) store.delete(key);
        else store.put(kept, key);
        if (kept !== null && kept !== text) settled.set(key, kept);
      };
    }
    transaction.oncomplete = () => resolve(settled);
    transaction.onabort = () => reject(transaction.error);
  });
}
