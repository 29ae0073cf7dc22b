import { DATABASE_NAME } from "./storage-keys";

/**
 * Second store of the evenings. A text whose transaction is complete survives if the browser is killed; a text in
 * localStorage reaches the disk up to a minute later.
 */
const STORE = "kept";

/** Stored texts by key. */
export type Records = ReadonlyMap<string, string>;

/** Opens the store of the evenings; rejects if the browser refuses it. */
export function openDisk(): Promise<IDBDatabase> {
  return openStore(DATABASE_NAME, STORE);
}

/** Opens a database with one store, created if missing; rejects if the browser refuses it. */
export async function openStore(database: string, store: string): Promise<IDBDatabase> {
  const opening = window.indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return answerOf(opening);
}

/** Result of a request; rejects with its error. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

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
 * Writes texts in one transaction; fulfilled when all are on the disk.
 * @param texts the new texts by key; null deletes a text.
 * @param merge returns the text to store, from the new text and the text on the disk, which another tab may have
 * written.
 * @returns the stored texts that differ from the new ones.
 */
export function writeDisk(
  disk: IDBDatabase,
  texts: ReadonlyMap<string, string | null>,
  merge: (key: string, text: string | null, onDisk: string | null) => string | null
): Promise<Records> {
  return new Promise((resolve, reject) => {
    const transaction = disk.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    const changed = new Map<string, string>();
    for (const [key, text] of texts) {
      const request = store.get(key);
      request.onsuccess = () => {
        const merged = merge(key, text, typeof request.result === "string" ? request.result : null);
        if (merged === null) store.delete(key);
        else store.put(merged, key);
        if (merged !== null && merged !== text) changed.set(key, merged);
      };
    }
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
  });
}
