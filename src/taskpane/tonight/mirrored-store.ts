import { isTombstone, mergeCopies } from "../../play/merge-copies";
import { joinRule, EVENING_KEYS, WRITE_COUNTER_KEY } from "../shared/storage-keys";
import { emitter, type Subscribable } from "../shared/store";
import { openDisk, readDisk, writeDisk, type Records } from "./disk";

/** What is wrong with how something is stored, by the name of its text. */
type Trouble = "refused" | "full" | "half" | "late";

/** Texts by keys, in the browser's storage at once, and on its disk a moment later for good. */
export interface MirroredStore {
  readonly read: (key: string) => string | null;
  /** @param onDisk what is kept on the disk, if not the same. */
  readonly write: (key: string, text: string | null, onDisk?: string | null) => void;
  readonly keys: () => string[];
  /** Fulfilled when what is on the disk is known, or cannot be had for now. */
  readonly ready: Promise<void>;
  /** What is wrong as long as anything is not stored; null where all is. */
  readonly trouble: () => Trouble | null;
  /** Whether every change of an evening is on the disk, or `trouble` says that it may not be. */
  readonly isStored: () => boolean;
  /** Tells of changes of these two. */
  readonly storing: Subscribable;
  /** Tells of evenings that another tab has changed, or of which the disk knew more. */
  readonly changes: Subscribable;
}

/** In milliseconds: how long the disk is waited for before it is said that it does not answer. */
const DISK_TIMEOUT_MS = 3000;
/** In milliseconds: after what time it is tried again to store what could not be. */
const RETRY_MS = 5000;

const isEvening = (key: string) => joinRule(key) === "boards";
/** Written and removed at once, to find out if the storage has room. */
const TRIAL_KEY = `${EVENING_KEYS.bookmark.key}try`;

/** Opens both stores. Where both are refused or full, texts last as long as the page. */
export function mirroredStore(storage: () => Storage, open: () => Promise<IDBDatabase> = openDisk): MirroredStore {
  const changes = emitter();
  const storing = emitter();
  /** What the storage has not taken; null for what was removed. */
  const memory = new Map<string, string | null>();
  /** What the disk has not taken, and what it is taking. */
  let waiting = new Map<string, string | null>();
  let inFlight = waiting;
  let turn = 0;
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
    const known = memory.get(key);
    return known !== undefined ? known : (stored()?.getItem(key) ?? null);
  };
  const keys = () =>
    [...new Set([...Object.keys(stored() ?? {}), ...memory.keys()])].filter((key) => read(key) !== null);

  /** There may be room by now. */
  const storeAgain = () => {
    for (const [key, text] of memory) writeLocal(key, text);
    if (lacksRoom) lacksRoom = !hasRoom();
    turn = Math.max(turn, Number(read(WRITE_COUNTER_KEY) ?? 0));
    if (memory.size === 0 && turn > 0) store(WRITE_COUNTER_KEY, String(turn));
  };
  const trouble = (): Trouble | null => {
    if (isRefused) return "refused";
    const isLacking = memory.size > 0 || lacksRoom;
    if (diskState === "slow" || diskState === "failing") return isLacking ? "full" : "late";
    return isLacking ? "half" : null;
  };
  const isStored = () => {
    // A full storage leaves it to the disk, which is waited for all the more.
    const wrong = trouble();
    if (wrong !== null && wrong !== "half") return true;
    return ![...waiting.keys(), ...inFlight.keys()].some(isEvening);
  };
  let told = "";
  const tell = () => {
    const now = `${trouble()} ${isStored()}`;
    if (now !== told) storing.emit();
    told = now;
    const isWanting = memory.size > 0 || lacksRoom || diskState === "failing";
    if (!isWanting || isRefused || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      storeAgain();
      if (diskState === "failing") void connect();
      tell();
    }, RETRY_MS);
  };
  const turnTo = (next: typeof diskState) => {
    diskState = next;
    tell();
  };
  const failed = () => {
    disk?.close();
    disk = null;
    // What was written since is the later.
    waiting = new Map([...inFlight, ...waiting]);
    inFlight = new Map();
    turnTo("failing");
  };
  /** Has the disk do something, and says so where that takes long. */
  const withDisk = async (work: () => Promise<void>): Promise<void> => {
    const patience = setTimeout(() => turnTo("slow"), DISK_TIMEOUT_MS);
    try {
      await work();
      clearTimeout(patience);
      turnTo("idle");
    } catch {
      clearTimeout(patience);
      failed();
    }
  };
  const flush = async (): Promise<void> => {
    const asked = disk;
    if (diskState !== "idle" || !asked || waiting.size === 0) return;
    [inFlight, waiting] = [waiting, new Map()];
    diskState = "writing";
    await withDisk(async () => {
      const texts = inFlight;
      const otherwise = await writeDisk(asked, texts, (key, text, there) =>
        isEvening(key) ? mergeCopies(text, there) : text
      );
      inFlight = new Map();
      // Another tab has written more; what was changed here meanwhile is put together with it at its own turn.
      const more = [...otherwise].filter(([key]) => !waiting.has(key));
      for (const [key, text] of more) writeLocal(key, isTombstone(text) ? null : text);
      if (more.length > 0) changes.emit();
    });
    await flush();
  };
  /** Takes in what is on the disk, where it is the later, and gives it what it has not. */
  const take = (there: Records) => {
    const isBehind = Number(read(WRITE_COUNTER_KEY) ?? 0) < Number(there.get(WRITE_COUNTER_KEY) ?? 0);
    let isNews = false;
    for (const key of new Set([...keys(), ...there.keys(), ...waiting.keys()])) {
      const known = waiting.has(key) ? (waiting.get(key) ?? null) : read(key);
      const onDisk = there.get(key) ?? null;
      let later: string | null;
      const rule = joinRule(key);
      if (rule === "boards") later = mergeCopies(known, onDisk);
      else if (rule === "newer") later = isBehind && !waiting.has(key) ? onDisk : known;
      else continue;
      if (later !== onDisk) waiting.set(key, later);
      const here = later !== null && isTombstone(later) ? null : later;
      if (here === read(key)) continue;
      writeLocal(key, here);
      isNews = isNews || isEvening(key);
    }
    turn = Math.max(turn, Number(there.get(WRITE_COUNTER_KEY) ?? 0));
    storeAgain();
    if (isNews) changes.emit();
  };
  const connect = async (): Promise<void> => {
    diskState = "opening";
    await withDisk(async () => {
      disk = await open();
      if (isRead) return;
      take(await readDisk(disk));
      isRead = true;
    });
    void flush();
  };
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !isEvening(key)) return;
    const own = key === null ? undefined : memory.get(key);
    if (key !== null && own) writeLocal(key, mergeCopies(own, newValue));
    changes.emit();
  };

  // Asked for at once: whoever begins to play is told before the first board.
  lacksRoom = !hasRoom();
  if (isRefused) diskState = "failing";
  const ready = isRefused ? Promise.resolve() : connect();
  if (typeof window !== "undefined") window.addEventListener("storage", heard);
  return {
    read,
    keys,
    ready,
    write: (key, text, onDisk = text) => {
      writeLocal(key, text);
      turn = Math.max(turn, Number(read(WRITE_COUNTER_KEY) ?? 0)) + 1;
      storeAgain();
      waiting.set(WRITE_COUNTER_KEY, String(turn)).set(key, onDisk);
      void flush();
      tell();
    },
    trouble,
    isStored,
    storing,
    changes,
  };
}
