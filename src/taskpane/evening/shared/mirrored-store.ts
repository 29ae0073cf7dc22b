import { isTombstone, mergeCopies } from "../../../play/merge-copies";
import { isEveningKey, EVENING_KEYS, WRITE_COUNTER_KEY, type JoinRule } from "../../shared/storage-keys";
import { emitter, type Subscribable } from "../../shared/store";
import { openDisk, readDisk, writeDisk, type Records } from "../../shared/disk";

/** A storage problem, as the key of its text in texts.ts. */
type Trouble = "refused" | "full" | "half" | "late";

/** Texts by key, written to localStorage immediately and to IndexedDB, which is durable, a moment later. */
export interface MirroredStore {
  readonly read: (key: string) => string | null;
  /** @param onDisk the text for the disk if it differs, such as a tombstone. */
  readonly write: (key: string, text: string | null, onDisk?: string | null) => void;
  readonly keys: () => string[];
  /** Fulfilled when the disk has been read or has failed. */
  readonly ready: Promise<void>;
  /** The problem while something is not stored; null if everything is. */
  readonly trouble: () => Trouble | null;
  /** True if every change of an evening is on the disk, or `trouble` warns that it may not be. */
  readonly isStored: () => boolean;
  /** Emits changes of `trouble` and `isStored`. */
  readonly storing: Subscribable;
  /** Emits when another tab or the disk has changed evenings. */
  readonly changes: Subscribable;
}

/** A disk that does not answer within this time is reported as late. */
const DISK_TIMEOUT_MS = 3000;
/** Interval between attempts to store texts that could not be stored. */
const RETRY_MS = 5000;

/** Written and immediately removed to test if the storage has room. */
const TRIAL_KEY = `${EVENING_KEYS.bookmark.key}try`;

/** Opens both stores. If both are blocked or full, texts last as long as the page. */
export function mirroredStore(storage: () => Storage, open: () => Promise<IDBDatabase> = openDisk): MirroredStore {
  const changes = emitter();
  const storing = emitter();
  /** Texts that localStorage could not store; null for a removed text. */
  const memory = new Map<string, string | null>();
  /** Texts still to be written to the disk; `inFlight` holds those being written. */
  let waiting = new Map<string, string | null>();
  let inFlight = waiting;
  let writeCount = 0;
  let isRefused = false;
  let lacksRoom = false;
  let disk: IDBDatabase | null = null;
  let diskState: "opening" | "idle" | "writing" | "slow" | "failing" = "opening";
  let isRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stored = (): Storage | null => {
    try {
      return storage();
    } catch {
      isRefused = true;
      return null;
    }
  };
  const store = (key: string, text: string | null): boolean => {
    const device = stored();
    try {
      if (text === null) device?.removeItem(key);
      else device?.setItem(key, text);
      return device !== null;
    } catch {
      return false;
    }
  };
  const hasRoom = () => store(TRIAL_KEY, "1") && store(TRIAL_KEY, null);
  const writeLocal = (key: string, text: string | null) => {
    if (store(key, text)) memory.delete(key);
    else memory.set(key, text);
  };
  const read = (key: string): string | null => {
    const unsaved = memory.get(key);
    return unsaved !== undefined ? unsaved : (stored()?.getItem(key) ?? null);
  };
  const keys = () =>
    [...new Set([...Object.keys(stored() ?? {}), ...memory.keys()])].filter((key) => read(key) !== null);

  /** Retries texts that could not be stored: localStorage may have room again. */
  const storeAgain = () => {
    for (const [key, text] of memory) writeLocal(key, text);
    if (lacksRoom) lacksRoom = !hasRoom();
    writeCount = Math.max(writeCount, Number(read(WRITE_COUNTER_KEY) ?? 0));
    if (memory.size === 0 && writeCount > 0) store(WRITE_COUNTER_KEY, String(writeCount));
  };
  const trouble = (): Trouble | null => {
    if (isRefused) return "refused";
    const isLacking = memory.size > 0 || lacksRoom;
    if (diskState === "slow" || diskState === "failing") return isLacking ? "full" : "late";
    return isLacking ? "half" : null;
  };
  const isStored = () => {
    // With localStorage full ("half") only the disk has the change, so it still has to be awaited.
    const problem = trouble();
    if (problem !== null && problem !== "half") return true;
    return ![...waiting.keys(), ...inFlight.keys()].some(isEveningKey);
  };
  let lastStatus = "";
  const emitStatus = () => {
    const status = `${trouble()} ${isStored()}`;
    if (status !== lastStatus) storing.emit();
    lastStatus = status;
    const needsRetry = memory.size > 0 || lacksRoom || diskState === "failing";
    if (!needsRetry || isRefused || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      storeAgain();
      if (diskState === "failing") void connect();
      emitStatus();
    }, RETRY_MS);
  };
  const setDiskState = (next: typeof diskState) => {
    diskState = next;
    emitStatus();
  };
  const closeFailedDisk = () => {
    disk?.close();
    disk = null;
    // Entries of `waiting` come last because they are newer.
    waiting = new Map([...inFlight, ...waiting]);
    inFlight = new Map();
    setDiskState("failing");
  };
  /** Runs work on the disk and reports the disk as slow after a timeout. */
  const withDisk = async (work: () => Promise<void>): Promise<void> => {
    const slowTimer = setTimeout(() => setDiskState("slow"), DISK_TIMEOUT_MS);
    try {
      await work();
      clearTimeout(slowTimer);
      setDiskState("idle");
    } catch {
      clearTimeout(slowTimer);
      closeFailedDisk();
    }
  };
  const flush = async (): Promise<void> => {
    const openedDisk = disk;
    if (diskState !== "idle" || !openedDisk || waiting.size === 0) return;
    [inFlight, waiting] = [waiting, new Map()];
    diskState = "writing";
    await withDisk(async () => {
      const texts = inFlight;
      const merged = await writeDisk(openedDisk, texts, (key, text, onDisk) =>
        isEveningKey(key) ? mergeCopies(text, onDisk) : text
      );
      inFlight = new Map();
      // Texts that another tab had written too. Keys changed here meanwhile are merged by their own flush.
      const more = [...merged].filter(([key]) => !waiting.has(key));
      for (const [key, text] of more) writeLocal(key, isTombstone(text) ? null : text);
      if (more.length > 0) changes.emit();
    });
    await flush();
  };
  /** Merges the records of the disk: loads newer texts and queues those that the disk lacks. */
  const mergeDisk = (records: Records) => {
    const isBehind = Number(read(WRITE_COUNTER_KEY) ?? 0) < Number(records.get(WRITE_COUNTER_KEY) ?? 0);
    let isNews = false;
    for (const key of new Set([...keys(), ...records.keys(), ...waiting.keys()])) {
      const current = waiting.has(key) ? (waiting.get(key) ?? null) : read(key);
      const onDisk = records.get(key) ?? null;
      let later: string | null;
      const rule = joinRule(key);
      if (rule === "boards") later = mergeCopies(current, onDisk);
      else if (rule === "newer") later = isBehind && !waiting.has(key) ? onDisk : current;
      else continue;
      if (later !== onDisk) waiting.set(key, later);
      const local = later !== null && isTombstone(later) ? null : later;
      if (local === read(key)) continue;
      writeLocal(key, local);
      isNews = isNews || isEveningKey(key);
    }
    writeCount = Math.max(writeCount, Number(records.get(WRITE_COUNTER_KEY) ?? 0));
    storeAgain();
    if (isNews) changes.emit();
  };
  const connect = async (): Promise<void> => {
    diskState = "opening";
    await withDisk(async () => {
      disk = await open();
      if (isRead) return;
      mergeDisk(await readDisk(disk));
      isRead = true;
    });
    void flush();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !isEveningKey(key)) return;
    const unsaved = key === null ? undefined : memory.get(key);
    if (key !== null && unsaved) writeLocal(key, mergeCopies(unsaved, newValue));
    changes.emit();
  };

  // Tests the room immediately, so that a full storage is reported before the first board.
  lacksRoom = !hasRoom();
  if (isRefused) diskState = "failing";
  const ready = isRefused ? Promise.resolve() : connect();
  if (typeof window !== "undefined") window.addEventListener("storage", onStorage);
  return {
    read,
    keys,
    ready,
    write: (key, text, onDisk = text) => {
      writeLocal(key, text);
      writeCount = Math.max(writeCount, Number(read(WRITE_COUNTER_KEY) ?? 0)) + 1;
      storeAgain();
      waiting.set(WRITE_COUNTER_KEY, String(writeCount)).set(key, onDisk);
      void flush();
      emitStatus();
    },
    trouble,
    isStored,
    storing,
    changes,
  };
}

/** Null for keys that are not on the disk. */
export function joinRule(key: string): JoinRule | null {
  const matching = Object.values(EVENING_KEYS).find((each) =>
    each.key.endsWith(".") ? key.startsWith(each.key) : key === each.key
  );
  return matching?.join ?? null;
}
