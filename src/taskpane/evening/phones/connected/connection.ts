import { InputError } from "../../../../bridge/input-error";
import { groupMembers, LOST_AFTER_MS, type Member } from "../../../../play/connected/phone-group";
import type { Question } from "../../../../play/connected/reconcile";
import { upkeepOf } from "../../../../play/connected/upkeep";
import type { Conflict, Evening } from "../../../../play/evening";
import { hasMark, eveningMark } from "../../../../play/session-mark";
import { EVENING_KEYS } from "../../../shared/storage-keys";
import { emitter, type Subscribable } from "../../../shared/store";
import type { EveningStore } from "../../shared/evening-store";
import { ownCertificate } from "./certificate";
import { connectTexts as texts } from "./connect-texts";
import { joiningOf, type JoinByCode } from "./joining";
import { openChannels } from "./open-channels";
import type { Peer } from "./peer";
import { receiveCode, seekPhones } from "./standby-codes";
import { standbyPeers } from "./standby-peers";
import { storedGroup, type ChangeEvening } from "./stored-group";

/** This phone's connections to others for an evening. */
export interface Connection extends Subscribable, JoinByCode {
  readonly members: () => readonly Member[];
  readonly questions: () => readonly Question[];
  /** Decides all questions about one phone: for its result if `isChosen`, else for the local one. */
  readonly answer: (from: string, isChosen: (conflict: Conflict) => boolean) => void;
  /** Called after a change to the evening on this phone. */
  readonly reconcile: () => void;
  /** Sets the function by which a view changes the evening that it shows; null if no view shows the evening. */
  readonly setView: (change: ChangeEvening | null, table: number) => void;
  /** True if another tab of this browser is connected instead. */
  readonly isElsewhere: () => boolean;
  /** True in the first seconds, in which other phones may not have been found yet. */
  readonly isStarting: () => boolean;
  readonly leave: () => void;
}

const SECOND_MS = 1000;

/**
 * "here" in the only tab that has the browser's lock and connects, since two tabs would have the same id; "elsewhere"
 * in other tabs; "over" once this phone has been disconnected.
 */
type Phase = "elsewhere" | "here" | "over";

const connections = new Map<string, Connection>();

/** Returns the connection of an evening, which lasts as long as the page, or until this phone is disconnected. */
export function connectionOf(store: EveningStore, id: string): Connection {
  const existing = connections.get(id);
  if (existing) return existing;
  const created = connect(store, id, () => connections.delete(id));
  connections.set(id, created);
  return created;
}

function connect(store: EveningStore, evening: string, left: () => void): Connection {
  const { subscribe, emit } = emitter();
  const createdMs = Date.now();
  let phase: Phase = "elsewhere";
  const phones = linkPhones(store, evening, emit, () => phase === "here");
  const { group } = phones;
  const beat = () => {
    if (phase === "elsewhere") return;
    group.send({ kind: "beat" });
    phones.maintain();
  };
  const onEveningChange = () => {
    if (phase !== "here") return;
    if (store.find(evening)) group.send({ kind: "changed" });
    else leave();
  };
  const unsubscribe = store.onChange(onEveningChange);
  const stopBeats = startBeats(beat, phones.stopSeeking);
  // The browser grants the lock at once or much later: after a second the page shows that another tab has it.
  setTimeout(emit, SECOND_MS + 1);
  const release = withLock(EVENING_KEYS.connected.key + evening, () => {
    if (phase === "over") return;
    phase = "here";
    phones.restart();
    group.send({ kind: "changed" });
    phones.maintain();
  });
  const leave = () => {
    group.send({ kind: "left" });
    phase = "over";
    group.forget();
    stopBeats();
    unsubscribe();
    phones.close();
    release();
    left();
  };
  return {
    subscribe,
    ...phones.joinActions,
    members: () => groupMembers(group.state(), Date.now()),
    questions: () => group.state().questions,
    answer: (from, isChosen) => group.send({ kind: "answered", from, isChosen }),
    reconcile: onEveningChange,
    setView: group.setView,
    isElsewhere: () => phase === "elsewhere" && Date.now() - createdMs > SECOND_MS,
    isStarting: () => Date.now() - createdMs < LOST_AFTER_MS,
    leave,
  };
}

/**
 * Opens channels to the phones of the evening's group, and connects again to lost ones.
 * @param isHere true while this tab is the connected one.
 */
function linkPhones(store: EveningStore, evening: string, emit: () => void, isHere: () => boolean) {
  const group = storedGroup(store, evening, (effect) => {
    switch (effect.kind) {
      case "send":
        return channels.sendText(effect.channel, effect.text);
      case "deliver":
        return receiveCode(effect, group.state(), channels, standby);
      case "emit":
        return maintain();
    }
  });
  const channels = openChannels(group.send);
  const context = {
    certificate: once(ownCertificate),
    mark: () => markIn(store.find(evening)),
    onOpen: (peer: Peer, channel: RTCDataChannel) => {
      channels.add(peer, channel);
      maintain();
    },
  };
  const createStandby = () =>
    standbyPeers({
      ...context,
      spares: group.spares(),
      save: (spares) => group.save({ spares: new Map(spares) }),
    });
  let standby = createStandby();
  const joining = joiningOf({ ...context, emit, checkMark: (other) => checkMark(store.find(evening), other) });
  /** Keeps one channel to each connected phone, and looks for phones without a channel. */
  const maintain = () => {
    if (!isHere()) return;
    const upkeep = upkeepOf(group.state(), channels.all, standby.phones(), Date.now());
    if (upkeep.strangers.length > 0) joining.meetStranger();
    [...upkeep.strangers, ...upkeep.surplus].forEach(channels.drop);
    seekPhones(upkeep, group.state().id, channels, standby);
    emit();
  };
  return {
    group,
    joinActions: joining.actions,
    maintain,
    restart: () => {
      group.reload();
      standby = createStandby();
      group.save({});
    },
    stopSeeking: () => standby.phones().forEach(standby.stopSeeking),
    close: () => {
      // Gives the last message time to go out before the channels close.
      setTimeout(() => channels.all.forEach(({ peer }) => peer.close()), SECOND_MS / 2);
      joining.actions.stopJoining();
      standby.close();
    },
  };
}

function markIn(evening: Evening | null): string {
  return evening ? eveningMark(evening) : "";
}

/** @throws InputError if the mark is another evening's */
function checkMark(evening: Evening | null, mark: string): void {
  if (evening && !hasMark(evening, mark)) throw new InputError(texts.otherEvening);
}

/**
 * Calls `beat` each second, and at once when the phone wakes up or is in a network again.
 * @param onVisible called before the beat if the page is visible then.
 * @returns a function that ends the beats.
 */
function startBeats(beat: () => void, onVisible: () => void): () => void {
  const onWake = () => {
    if (document.visibilityState === "visible") onVisible();
    beat();
  };
  const timer = setInterval(beat, SECOND_MS);
  document.addEventListener("visibilitychange", onWake);
  window.addEventListener("online", onWake);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onWake);
    window.removeEventListener("online", onWake);
  };
}

/** Returns a function that makes its value at the first call. */
function once<T>(make: () => T): () => T {
  let cached: { readonly value: T } | null = null;
  return () => (cached ??= { value: make() }).value;
}

/**
 * Calls `start` once no other tab of this browser has the lock; in browsers without locks, at once.
 * @returns a function that releases the lock.
 */
function withLock(name: string, start: () => void): () => void {
  let release = () => {};
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) start();
  const held = new Promise<void>((resolve) => (release = resolve));
  locks
    ?.request(name, () => {
      start();
      return held;
    })
    .catch(start);
  return release;
}
