import { answerOf, openStore } from "./disk";

/** A file that a page may write again and again; TypeScript does not know all of it. */
interface FileHandle extends FileSystemFileHandle {
  readonly queryPermission?: (how: { readonly mode: "readwrite" }) => Promise<PermissionState>;
  readonly requestPermission?: (how: { readonly mode: "readwrite" }) => Promise<PermissionState>;
}

interface Pickers {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileHandle>;
}

/** Where the browser keeps which file that is; its other stores hold texts alone. */
const STORE = "overtrick-copies";
const FILE = "file";

/** Whether this browser lets a page write a file without asking each time. */
export function canWriteFile(): boolean {
  return typeof (window as Pickers).showSaveFilePicker === "function";
}

/** Lets somebody choose the file. @returns false where nobody does. */
export async function chooseCopyFile(suggestedName: string): Promise<boolean> {
  try {
    const types = [{ accept: { "application/json": [".json"] } }];
    const handle = await (window as Pickers).showSaveFilePicker?.({ suggestedName, types });
    if (!handle) return false;
    await withStore("readwrite", (store) => store.put(handle, FILE) as IDBRequest);
    return true;
  } catch {
    return false;
  }
}

/** Writes the file. @returns false where the browser wants to be asked again, and does not let itself be asked now. */
export async function writeCopyFile(text: string): Promise<boolean> {
  const handle = await withStore<FileHandle | undefined>("readonly", (store) => store.get(FILE));
  if (!handle) return false;
  const mode = { mode: "readwrite" } as const;
  if (handle.queryPermission && (await handle.queryPermission(mode)) !== "granted") {
    const answer = await handle.requestPermission?.(mode).catch(() => "denied" as const);
    if (answer !== "granted") return false;
  }
  const writer = await handle.createWritable();
  await writer.write(text);
  await writer.close();
  return true;
}

async function withStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await openStore(STORE, STORE);
  const transaction = database.transaction(STORE, mode);
  transaction.oncomplete = () => database.close();
  return (await answerOf(act(transaction.objectStore(STORE)))) as T;
}
