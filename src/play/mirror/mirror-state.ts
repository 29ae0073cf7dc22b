/** Texts by key; null for a removed text. */
export type Texts = ReadonlyMap<string, string | null>;

/**
 * Rule for joining the browser storage's copy of a text with the disk's copy: "boards" merges two evenings board by
 * board, "newer" takes the copy of the store with more writes.
 */
export type JoinRule = "boards" | "newer";

/** A storage problem, as the key of its text in the pane. */
export type Trouble = "refused" | "full" | "half" | "late";

/** State of texts that are written to the browser's storage immediately, and to the disk a moment later. */
export interface MirrorState {
  /** Texts that the storage could not take. */
  readonly unsaved: Texts;
  /** Texts still to be written to the disk; `inFlight` has the texts that are being written. */
  readonly waiting: Texts;
  readonly inFlight: Texts;
  readonly writeCount: number;
  /** "slow": the disk is being opened or written, and has not answered in time. */
  readonly disk: "opening" | "idle" | "writing" | "slow" | "failing";
  /** True once the texts that were on the disk are merged. */
  readonly isRead: boolean;
  readonly isRefused: boolean;
  readonly lacksRoom: boolean;
  /** True until the next attempt to store the texts that could not be stored. */
  readonly awaitsRetry: boolean;
}

/** Access to the browser's storage, and rules for its keys. */
export interface MirrorContext {
  /** Returns a text from the browser's storage; null if there is none. */
  readonly stored: (key: string) => string | null;
  readonly storedKeys: () => readonly string[];
  /** Returns the rule for a key, "boards" only for evenings; null for keys that are not on the disk. */
  readonly joinRule: (key: string) => JoinRule | null;
  /** Key under which a store has the number of its writes; the store with the lower number is out of date. */
  readonly counterKey: string;
}

export type MirrorEvent =
  /** @property onDisk the text for the disk, which may be a tombstone. */
  | { readonly kind: "write"; readonly key: string; readonly text: string | null; readonly onDisk: string | null }
  /** The browser's storage has stored all texts except those in `unsaved`. */
  | ({ readonly kind: "stored" } & Pick<MirrorState, "unsaved" | "isRefused" | "lacksRoom">)
  /** The disk is open. @property records its texts; null if they are merged already. */
  | { readonly kind: "opened"; readonly records: ReadonlyMap<string, string> | null }
  /** The disk has all texts in flight. @property merged texts joined with those that another tab had written. */
  | { readonly kind: "flushed"; readonly merged: ReadonlyMap<string, string> }
  | { readonly kind: "slow" | "failed" | "retry" }
  /** Another tab has changed a text in the storage; `key` is null if it has cleared the storage. */
  | { readonly kind: "changed"; readonly key: string | null; readonly text: string | null };

export type MirrorEffect =
  /**
   * Writes texts to the browser's storage, then tries those in `unsaved` again, since the storage may have room now.
   * Answered by "stored".
   * @property writeCount is stored too, once all texts are stored.
   */
  | ({ readonly kind: "store"; readonly texts: Texts } & Pick<MirrorState, "unsaved" | "writeCount" | "lacksRoom">)
  /** Opens the disk; answered by "opened" or "failed", after "slow" if it takes long. */
  | { readonly kind: "open"; readonly isRead: boolean }
  /** Writes to the disk; answered by "flushed" or "failed", after "slow" if it takes long. */
  | { readonly kind: "flush"; readonly texts: Texts }
  | { readonly kind: "close" }
  /** Sends "retry" later. */
  | { readonly kind: "wait" }
  /** Evenings have been changed by another tab or from the disk. */
  | { readonly kind: "emit" };
