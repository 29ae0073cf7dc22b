import { InputError } from "../../../../bridge/input-error";
import type { GroupEffect, GroupEvent, StoredMessages } from "../../../../play/connected/group-state";
import {
  groupMembers,
  groupStep,
  newGroupState,
  MAX_MESSAGE_LENGTH,
  LOST_AFTER_MS,
  type Member,
} from "../../../../play/connected/phone-group";
import type { Question } from "../../../../play/connected/reconcile";
import type { JoinProgress } from "../../../../play/connected/join-step";
import { upkeepOf, type ChannelAge } from "../../../../play/connected/upkeep";
import { readStateMessage } from "../../../../play/connected/state-message";
import type { Conflict, Evening } from "../../../../play/evening";
import { isMark } from "../../../../play/evening-json";
import { isRecord, parseJson } from "../../../../play/parsed";
import { hasMark, eveningMark, newMark } from "../../../../play/session-mark";
import { EVENING_KEYS } from "../../../shared/storage-keys";
import { emitter, type Subscribable } from "../../../shared/store";
import type { EveningStore } from "../../shared/evening-store";
import { ownCertificate } from "./certificate";
import { connectTexts as texts } from "./connect-texts";
import { joiningOf } from "./joining";
import type { Peer } from "./peer";
import { standbyPeers, parseSpares } from "./standby-peers";

type ChangeEvening = (update: (evening: Evening) => Evening) => void;

/** This phone's connections to others for an evening. */
export interface Connection extends Subscribable {
  readonly members: () => readonly Member[];
  readonly questions: () => readonly Question[];
  /** Decides all questions about one phone: for its result if `isChosen`, else for the local one. */
  readonly answer: (from: string, isChosen: (conflict: Conflict) => boolean) => void;
  /** Called after a change to the evening on this phone. */
  readonly reconcile: () => void;
  /** Sets the function by which a view changes the evening that it shows; null if no view shows the evening. */
  readonly setView: (change: ChangeEvening | null, table: number) => void;
  /** Returns a code by which one other phone can connect. */
  readonly invite: () => Promise<string>;
  /** Reads the answer of the phone that was invited. @throws InputError */
  readonly letIn: (code: string) => void;
  /**
   * Answers the code with which another phone invites this one.
   * @param show receives the code of the answer. In browsers that wait only seconds for the other phone to read it,
   *   `isBrief` is true, and `show` also receives each new answer.
   * @throws InputError
   */
  readonly join: (code: string, show: (answer: string, isBrief: boolean) => void) => Promise<void>;
  /** Called when the answer is no longer shown: it is not renewed then. */
  readonly hideAnswer: () => void;
  /** Stops waiting for, or looking for, a phone that is being connected. */
  readonly stopJoining: () => void;
  readonly joinProgress: () => JoinProgress;
  /** True if another tab of this browser is connected instead. */
  readonly isElsewhere: () => boolean;
  /** True in the first seconds, in which other phones may not have been found yet. */
  readonly isStarting: () => boolean;
  readonly leave: () => void;
}

const SECOND_MS = 1000;
/** Maximum of bytes that may wait in a channel. */
const MAX_QUEUE = 500_000;
/** Maximum length of a forwarded text, in characters; longer than any code for connecting, with its envelope. */
const MAX_FORWARDED_LENGTH = 1000;

interface Open extends ChannelAge {
  readonly peer: Peer;
  readonly channel: RTCDataChannel;
}

/** Stored data on an evening's connections, with which a reloaded page finds the other phones. */
type StoredConnection = ReturnType<typeof readStored>;

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

function storedMessages(stored: unknown): StoredMessages {
  const { id, own: ownMessage, others } = isRecord(stored) ? stored : {};
  const all: readonly unknown[] = Array.isArray(others) ? others : [];
  if (!isMark(id)) return { id: newMark(), own: null, others: [] };
  return { id, own: readStateMessage(ownMessage), others: all.flatMap((message) => readStateMessage(message) ?? []) };
}

function readStored(stored: unknown) {
  const { words: messages, spares } = isRecord(stored) ? stored : {};
  return { messages: storedMessages(messages), spares: parseSpares(spares) };
}

function connect(store: EveningStore, evening: string, left: () => void): Connection {
  const { subscribe, emit } = emitter();
  const createdMs = Date.now();
  /** Open channels, by their numbers in the group's state. */
  const opened = new Map<number, Open>();
  let count = 0;
  let phase: Phase = "elsewhere";
  let stored: StoredConnection = readStored(store.connected(evening));
  let group = newGroupState(stored.messages, createdMs);
  /** The function by which a view changes the evening that it shows, null without a view; and this phone's table. */
  let view: { readonly change: ChangeEvening | null; readonly table: number } = { change: null, table: 1 };
  const certificate = once(ownCertificate);
  const storedEvening = () => store.find(evening);
  const mark = () => {
    const one = storedEvening();
    return one ? eveningMark(one) : "";
  };
  const save = (next: Partial<StoredConnection>) => {
    stored = { ...stored, ...next };
    store.saveConnected(
      evening,
      phase === "over" ? null : { words: stored.messages, spares: Object.fromEntries(stored.spares) }
    );
  };
  const carryOut = (effect: GroupEffect) => {
    switch (effect.kind) {
      case "send":
        return sendText(effect.channel, effect.text);
      case "save":
        return save({ messages: effect.messages });
      case "change":
        return view.change ? view.change(effect.change) : void store.change(evening, effect.change);
      case "deliver":
        return receive(effect.from, effect.payload, effect.channel);
      case "emit":
        return maintain();
    }
  };
  const send = (event: GroupEvent) => {
    const step = groupStep(group, event, { now: Date.now(), table: view.table, evening: storedEvening });
    group = step.state;
    step.effects.forEach(carryOut);
  };
  /** Sends a text. A full channel drops it, so that no queue grows; after a later beat it is sent again. */
  const sendText = (id: number, text: string) => {
    const channel = opened.get(id)?.channel;
    if (channel?.readyState === "open" && channel.bufferedAmount < MAX_QUEUE) channel.send(text);
  };
  const createStandby = () =>
    standbyPeers({
      certificate,
      mark,
      spares: stored.spares,
      onOpen: begin,
      save: (spares) => save({ spares: new Map(spares) }),
    });
  const begin = (peer: Peer, channel: RTCDataChannel) => {
    const id = ++count;
    opened.set(id, { peer, channel, label: channel.label, since: Date.now() });
    const end = () => {
      if (opened.has(id)) drop(id);
    };
    channel.addEventListener("close", end);
    peer.onEnd(end);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string" && data.length <= MAX_MESSAGE_LENGTH)
        send({ kind: "received", channel: id, text: data });
    });
    send({ kind: "opened", channel: id });
    maintain();
  };
  let standby = createStandby();
  const joining = joiningOf({
    certificate,
    mark,
    onOpen: begin,
    emit,
    checkMark: (other) => {
      const current = storedEvening();
      if (current && !hasMark(current, other)) throw new InputError(texts.otherEvening);
    },
  });
  /**
   * Handles codes for standby connections, and forwards such codes between two phones that are connected to this one.
   */
  const receive = (from: string, payload: Readonly<Record<string, unknown>>, id: number) => {
    const reply = (text: string) => sendText(id, text);
    if (payload.kind !== "pass") return standby.receive(from, payload, reply);
    const { to, by, text } = payload;
    if (!isMark(by) || !isMark(to) || typeof text !== "string" || text.length > MAX_FORWARDED_LENGTH) return;
    if (to === group.id) standby.receive(by, parseJson(text), (answer) => reply(passing(by, answer)));
    else if (by === from) for (const channel of channelsTo(to)) sendText(channel, JSON.stringify(payload));
  };
  const passing = (to: string, text: string) => JSON.stringify({ kind: "pass", to, by: group.id, text });
  const channelsTo = (phone: string) => [...group.channels].flatMap(([id, end]) => (end.id === phone ? [id] : []));
  const drop = (id: number) => {
    const peer = opened.get(id)?.peer;
    opened.delete(id);
    peer?.close();
    send({ kind: "closed", channel: id });
  };
  /** Keeps one channel to each connected phone, and looks for phones without a channel. */
  const maintain = () => {
    if (phase !== "here") return;
    const { strangers, surplus, heard, unmet, lost } = upkeepOf(group, opened, standby.phones(), Date.now());
    if (strangers.length > 0) joining.meetStranger();
    [...strangers, ...surplus].forEach(drop);
    for (const [phone, channel] of heard) {
      standby.stopSeeking(phone);
      standby.ask(phone, (text) => sendText(channel, text));
    }
    // Phones that the same phone has invited also connect to each other: they stay connected if that phone leaves.
    for (const phone of unmet)
      standby.ask(phone, (text) => opened.forEach((_, channel) => sendText(channel, passing(phone, text))));
    lost.forEach(standby.seek);
    emit();
  };
  const beat = () => {
    if (phase === "elsewhere") return;
    send({ kind: "beat" });
    maintain();
  };
  const onEveningChange = () => {
    if (phase !== "here") return;
    if (storedEvening()) send({ kind: "changed" });
    else leave();
  };
  // After a phone wakes up, the next beat and the next attempts start at once.
  const onWake = () => {
    if (document.visibilityState === "visible") standby.phones().forEach(standby.stopSeeking);
    beat();
  };
  const unsubscribe = store.onChange(onEveningChange);
  const timer = setInterval(beat, SECOND_MS);
  document.addEventListener("visibilitychange", onWake);
  window.addEventListener("online", onWake);
  const start = () => {
    phase = "here";
    // Another tab may have been connected until now.
    stored = readStored(store.connected(evening));
    group = newGroupState(stored.messages, Date.now());
    standby = createStandby();
    save({});
    send({ kind: "changed" });
    maintain();
  };
  // The browser grants the lock at once or much later: after a second the page shows that another tab has it.
  setTimeout(emit, SECOND_MS + 1);
  const release = withLock(EVENING_KEYS.connected.key + evening, () => phase !== "over" && start());
  const leave = () => {
    send({ kind: "left" });
    phase = "over";
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", onWake);
    window.removeEventListener("online", onWake);
    // Gives the last message time to go out before the channels close.
    setTimeout(() => opened.forEach(({ peer }) => peer.close()), SECOND_MS / 2);
    joining.stop();
    standby.close();
    release();
    save({});
    left();
  };
  return {
    subscribe,
    members: () => groupMembers(group, Date.now()),
    questions: () => group.questions,
    answer: (from, isChosen) => send({ kind: "answered", from, isChosen }),
    reconcile: onEveningChange,
    setView: (change, table) => (view = { change, table }),
    invite: joining.invite,
    letIn: joining.letIn,
    join: joining.join,
    hideAnswer: joining.hideAnswer,
    stopJoining: joining.stop,
    joinProgress: joining.progress,
    isElsewhere: () => phase === "elsewhere" && Date.now() - createdMs > SECOND_MS,
    isStarting: () => Date.now() - createdMs < LOST_AFTER_MS,
    leave,
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
