import { tombstone } from "../../../src/play/merge-copies";
import type { MirrorContext, MirrorEffect, MirrorEvent } from "../../../src/play/mirror/mirror-state";
import {
  isMirrored,
  mirrorKeys,
  mirrorStep,
  mirrorText,
  mirrorTrouble,
  newMirrorState,
} from "../../../src/play/mirror/mirror-step";
import { drawing } from "../../support/connected-phones";
import { runs, SEED } from "../../support/runs";

const EVENING = "evening.a";
const BOOKMARK = "bookmark.a";
const COUNT = "count";

const eveningText = (board: number, writes: Readonly<Record<string, number>>) =>
  JSON.stringify({ changed: board, entries: [{ table: 1, board }], writes });

/** A device whose storage takes so many letters, and whose disk does what a test answers. */
function device({
  isRefused = false,
  stored = new Map<string, string>(),
}: { readonly isRefused?: boolean; readonly stored?: Map<string, string> } = {}) {
  const room = { letters: 10_000 };
  const records = new Map<string, string>();
  const context: MirrorContext = {
    stored: (key) => stored.get(key) ?? null,
    storedKeys: () => [...stored.keys()],
    joinRule: (key) => (key.startsWith("evening.") ? "boards" : key.startsWith("bookmark.") ? "newer" : null),
    counterKey: COUNT,
  };
  let state = newMirrorState({ isRefused, lacksRoom: false });
  const effects: MirrorEffect[] = [];
  let pending: MirrorEffect | null = null;
  const store = (key: string, text: string | null): boolean => {
    if (text === null) return stored.delete(key) || true;
    const others = [...stored].filter(([each]) => each !== key).reduce((sum, [, each]) => sum + each.length, 0);
    if (isRefused || others + text.length > room.letters) return false;
    stored.set(key, text);
    return true;
  };
  const send = (event: MirrorEvent) => {
    const step = mirrorStep(state, event, context);
    state = step.state;
    for (const effect of step.effects) {
      effects.push(effect);
      if (effect.kind === "open" || effect.kind === "flush") pending = effect;
      if (effect.kind === "close") pending = null;
      if (effect.kind !== "store") continue;
      const unsaved = new Map(effect.unsaved);
      const put = (text: string | null, key: string) =>
        store(key, text) ? unsaved.delete(key) : unsaved.set(key, text);
      effect.texts.forEach(put);
      unsaved.forEach(put);
      if (unsaved.size === 0 && effect.writeCount > 0) store(COUNT, String(effect.writeCount));
      send({ kind: "stored", unsaved, isRefused, lacksRoom: effect.lacksRoom && !store("trial", "") });
    }
  };
  /** The disk has done its work. */
  const answer = () => {
    const work = pending;
    pending = null;
    if (work?.kind === "open") send({ kind: "opened", records: work.isRead ? null : new Map(records) });
    if (work?.kind !== "flush") return;
    for (const [key, text] of work.texts)
      if (text === null) records.delete(key);
      else records.set(key, text);
    send({ kind: "flushed", merged: new Map() });
  };
  return {
    ...{ send, answer, room, stored, records },
    write: (key: string, text: string | null) => send({ kind: "write", key, text, onDisk: text }),
    /** Effects since the last call. */
    effects: () => effects.splice(0).map(({ kind }) => kind),
    state: () => state,
    text: (key: string) => mirrorText(state, key, context),
    keys: () => mirrorKeys(state, context),
    trouble: () => mirrorTrouble(state),
    isStored: () => isMirrored(state, context),
  };
}

/** A device whose disk is open. */
function opened(options: Parameters<typeof device>[0] = {}) {
  const one = device(options);
  one.send({ kind: "retry" });
  one.answer();
  one.effects();
  return one;
}

test("a text is stored at once, then written to the disk, and counts as stored once it is there", () => {
  const { write, answer, text, isStored, records, stored } = opened();
  write(EVENING, "a");
  expect([text(EVENING), stored.get(EVENING), stored.get(COUNT), isStored()]).toEqual(["a", "a", "1", false]);
  answer();
  expect([records.get(EVENING), records.get(COUNT), isStored()]).toEqual(["a", "1", true]);
});

test("texts written while the disk is busy are written together afterwards", () => {
  const { send, write, effects, state, isStored } = opened();
  for (const text of ["a", "b", "c"]) write(EVENING, text);
  effects();
  send({ kind: "flushed", merged: new Map() });
  expect(effects()).toEqual(["flush"]);
  expect(state().inFlight.get(EVENING)).toBe("c");
  expect(isStored()).toBe(false);
  send({ kind: "flushed", merged: new Map() });
  expect(effects()).toEqual([]);
  expect(isStored()).toBe(true);
});

test("a disk that fails is closed, opened again later and given all that it lacks", () => {
  const { send, answer, write, effects, trouble, isStored, records } = opened();
  write(EVENING, "a");
  write(BOOKMARK, "b");
  effects();
  send({ kind: "failed" });
  expect(effects()).toEqual(["close", "wait"]);
  expect([trouble(), isStored()]).toEqual(["late", true]);
  send({ kind: "retry" });
  expect(effects()).toEqual(["store", "open"]);
  send({ kind: "opened", records: null });
  answer();
  expect([...records]).toEqual(expect.arrayContaining([...Object.entries({ [EVENING]: "a", [BOOKMARK]: "b" })]));
  expect(trouble()).toBeNull();
});

test("a disk that is slow is late until it answers", () => {
  const { send, answer, write, trouble } = opened();
  write(EVENING, "a");
  send({ kind: "slow" });
  expect(trouble()).toBe("late");
  write(EVENING, "b");
  send({ kind: "flushed", merged: new Map() });
  expect(trouble()).toBeNull();
  answer();
});

test("a text for which the storage has no room is read all the same, and stored once it has room", () => {
  const { send, write, room, text, keys, trouble, stored, effects } = opened();
  room.letters = 3;
  write(EVENING, "long text");
  expect([text(EVENING), stored.has(EVENING), stored.has(COUNT), trouble()]).toEqual([
    "long text",
    false,
    false,
    "half",
  ]);
  expect(keys()).toContain(EVENING);
  expect(effects()).toEqual(["store", "wait", "flush"]);
  send({ kind: "slow" });
  expect(trouble()).toBe("full");
  room.letters = 100;
  send({ kind: "retry" });
  expect([stored.get(EVENING), stored.get(COUNT)]).toEqual(["long text", "1"]);
});

test("a refused storage opens no disk again and again", () => {
  const { write, trouble, isStored, text, effects } = device({ isRefused: true });
  write(EVENING, "a");
  expect([trouble(), isStored(), text(EVENING)]).toEqual(["refused", true, "a"]);
  expect(effects()).not.toContain("wait");
});

test("the disk's evenings are merged when it is opened; of other texts the store with more writes counts", () => {
  const behind = new Map([
    [EVENING, eveningText(1, { a: 1 })],
    [BOOKMARK, "old"],
    [COUNT, "1"],
  ]);
  const { send, text, effects, state } = device({ stored: behind });
  send({ kind: "retry" });
  effects();
  send({
    kind: "opened",
    records: new Map([
      [EVENING, eveningText(2, { b: 1 })],
      ["evening.deleted", tombstone(null, { b: 2 })],
      [BOOKMARK, "new"],
      [COUNT, "5"],
    ]),
  });
  expect(JSON.parse(text(EVENING)!)).toMatchObject({ entries: [{ board: 1 }, { board: 2 }], writes: { a: 1, b: 1 } });
  expect([text(BOOKMARK), text("evening.deleted"), state().writeCount]).toEqual(["new", null, 5]);
  expect(effects()).toEqual(["store", "emit", "flush"]);
  expect([...state().inFlight.keys()]).toEqual([EVENING]);
});

test("what another tab stores while the disk is being opened stays, whatever this tab has written before", () => {
  const stored = new Map([[EVENING, eveningText(1, { a: 1 })]]);
  const { send, answer, write, text, records } = device({ stored });
  send({ kind: "retry" });
  write(BOOKMARK, null);
  send({ kind: "write", key: EVENING, text: null, onDisk: tombstone(eveningText(1, { a: 1 }), { b: 1 }) });
  expect(stored.has(EVENING)).toBe(false);
  // The other tab keeps the evening that has been deleted here.
  stored.set(EVENING, eveningText(1, { a: 2 }));
  stored.set(BOOKMARK, "there");
  send({ kind: "opened", records: new Map([[EVENING, eveningText(1, { a: 1 })]]) });
  expect([text(EVENING), text(BOOKMARK)]).toEqual([eveningText(1, { a: 2 }), "there"]);
  answer();
  expect([records.get(EVENING), records.get(BOOKMARK)]).toEqual([eveningText(1, { a: 2 }), "there"]);
});

test("an evening that another tab had written to the disk too is taken over from there", () => {
  const { send, write, text, effects } = opened();
  write(EVENING, eveningText(1, { a: 1 }));
  effects();
  send({ kind: "flushed", merged: new Map([[EVENING, eveningText(2, { a: 1, b: 1 })]]) });
  expect(text(EVENING)).toBe(eveningText(2, { a: 1, b: 1 }));
  expect(effects()).toEqual(["store", "emit"]);
});

test("an evening that comes back from the disk takes nothing back that another tab has stored since", () => {
  const { send, write, text, stored } = opened();
  write(EVENING, eveningText(1, { a: 1 }));
  stored.set(EVENING, eveningText(3, { a: 1, b: 2 }));
  send({ kind: "flushed", merged: new Map([[EVENING, eveningText(2, { a: 1, b: 1 })]]) });
  expect(text(EVENING)).toBe(eveningText(3, { a: 1, b: 2 }));
});

const KEYS = [EVENING, BOOKMARK, "evening.b", "setting"];

test("whatever happens in whatever order, the last text of each key is read, and reaches both stores in the end", () => {
  for (let seed = SEED; seed < SEED + runs({ ci: 40, soak: 5000 }); seed++) {
    const random = drawing(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const one = device();
    const last = new Map<string, string | null>();
    const events: readonly (() => unknown)[] = [
      () => {
        const key = pick(KEYS);
        // An evening is deleted with a tombstone.
        const text = random() < 0.2 && !key.startsWith("evening.") ? null : `text ${random()}`;
        last.set(key, text);
        one.write(key, text);
      },
      () => one.answer(),
      () => one.send({ kind: pick(["slow", "failed", "retry"] as const) }),
      // An answer that nobody waits for.
      () => one.state().disk === "idle" && one.send({ kind: "flushed", merged: new Map() }),
      () => one.send({ kind: "changed", key: pick([...KEYS, "setting", null]), text: null }),
      () => {
        one.room.letters = pick([0, 30, 10_000]);
      },
    ];
    for (let i = 0; i < 60; i++) {
      pick(events)();
      for (const [key, text] of last) expect([seed, key, one.text(key)]).toEqual([seed, key, text]);
    }
    one.room.letters = 10_000;
    for (let i = 0; i < 3; i++) {
      one.send({ kind: "failed" });
      one.send({ kind: "retry" });
      one.send({ kind: "opened", records: null });
      one.answer();
    }
    for (const [key, text] of last) {
      expect([seed, key, one.stored.get(key) ?? null]).toEqual([seed, key, text]);
      expect([seed, key, one.records.get(key) ?? null]).toEqual([seed, key, text]);
    }
    expect([seed, one.trouble(), one.isStored()]).toEqual([seed, null, true]);
  }
});
