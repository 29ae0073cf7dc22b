import { answerOf, openStore } from "../../shared/disk";

/** File that the page may write repeatedly. TypeScript's type lacks the two methods, and some browsers do too. */
interface FileHandle extends FileSystemFileHandle {
  readonly queryPermission?: (descriptor: { readonly mode: "readwrite" }) => Promise<PermissionState>;
  readonly requestPermission?: (descriptor: { readonly mode: "readwrite" }) => Promise<PermissionState>;
}

interface Pickers {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileHandle>;
}

/** IndexedDB database and store of the file handle; the other stores hold only texts. */
const STORE = "overtrick-copies";
const FILE = "file";

/** True if the browser can write a chosen file without a dialog each time. */
export function canWriteFile(): boolean {
  return typeof (window as Pickers).showSaveFilePicker === "function";
}

/** Lets the user choose the file. @returns false if the user cancels or the browser refuses. */
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

/** Writes the chosen file. @returns false if there is none, or if the browser does not renew its permission now. */
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

async function withStore<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await openStore(STORE, STORE);
  const transaction = database.transaction(STORE, mode);
  transaction.oncomplete = () => database.close();
  return (await answerOf(request(transaction.objectStore(STORE)))) as T;
}
