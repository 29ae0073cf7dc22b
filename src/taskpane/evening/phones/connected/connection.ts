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
import {
  connectCode,
  offerTag,
  readConnectCode,
  type Invitation,
  type Side,
} from "../../../../play/connected/connect-code";
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
import { answerPeer, offerPeer, EARLY_END_MS, type OfferingPeer, type Peer } from "./peer";
import { standbyPeers, parseSpares } from "./standby-peers";

/**
 * Progress of a connection between two phones: waiting until its answer is read, seeking the other phone, connected
 * ("here"), not found, or another evening.
 */
type JoinState = "" | "waiting" | "seeking" | "here" | "lost" | "other";

/** This phone's connections to others for an evening. */
export interface Connection extends Subscribable {
  readonly members: () => readonly Member[];
  readonly questions: () => readonly Question[];
  /** Decides all questions about one phone: for its result if `isChosen`, else for the local one. */
  readonly answer: (from: string, isChosen: (conflict: Conflict) => boolean) => void;
  /** Called after a change to the evening on this phone. */
  readonly reconcile: () => void;
  /** While a view shows the evening, changes go through it; null if none does. */
  readonly setView: (change: ((update: (evening: Evening) => Evening) => void) | null, table: number) => void;
  /** Returns the code that lets one phone in. */
  readonly invite: () => Promise<string>;
  /** Reads the answer of the phone that was invited. @throws InputError */
  readonly letIn: (code: string) => void;
  /**
   * Answers the code of a phone that lets this one in.
   * @param show receives the answer. In browsers that wait only seconds for it to be read, `isBrief` is true and `show`
   *   also receives each new answer.
   * @throws InputError
   */
  readonly join: (code: string, show: (answer: string, isBrief: boolean) => void) => Promise<void>;
  /** The answer is no longer shown, so it is not renewed. */
  readonly hideAnswer: () => void;
  /** Stops waiting for or seeking a phone that is being let in. */
  readonly stopJoining: () => void;
  readonly joinState: () => JoinState;
  /** True if another tab of this browser is connected instead. */
  readonly isElsewhere: () => boolean;
  /** True in the first seconds, in which the others may not have been found yet. */
  readonly isStarting: () => boolean;
  readonly leave: () => void;
}

/** After this time without a connection the page shows what to do. */
const SEARCH_TIMEOUT_MS = 20_000;
const SECOND_MS = 1000;
/** Time before an answer is renewed in a browser that gives up early; an answer is valid for twice as long. */
const BRIEF_ANSWER_MS = 2500;
/** True once this browser has given up within EARLY_END_MS. */
let givesUp = false;
/** In characters; longer than any connection code with its envelope. */
const MAX_FORWARDED_LENGTH = 1000;

interface Open {
  readonly peer: Peer;
  readonly channel: RTCDataChannel;
  readonly since: number;
}

const connections = new Map<string, Connection>();

/** The connection of an evening, which lasts as long as the page, or until it is left. */
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
  /** By the number of the channel in the group's state. */
  const opened = new Map<number, Open>();
  let count = 0;
  let { messages, spares } = readStored(store.connected(evening));
  let change: ((update: (evening: Evening) => Evening) => void) | null = null;
  let table = 1;
  let pending: OfferingPeer | null = null;
  let joinState: JoinState = "";
  /** Peers through which a phone that is let in may connect; the first one to open stays. */
  const joiningPeers = new Set<Peer>();
  /** The offer that is being answered. */
  let answered: Side | null = null;
  let isElsewhere = true;
  let isOver = false;
  let release = () => {};
  let certificate: Promise<RTCCertificate> | null = null;
  const getCertificate = () => (certificate ??= ownCertificate());
  const storedEvening = () => store.find(evening);
  const mark = () => {
    const one = storedEvening();
    return one ? eveningMark(one) : "";
  };
  const save = () =>
    store.saveConnected(evening, isOver ? null : { words: messages, spares: Object.fromEntries(spares) });
  let group = newGroupState(messages, createdMs);
  const carryOut = (effect: GroupEffect) => {
    switch (effect.kind) {
      case "send":
        return sendText(effect.channel, effect.text);
      case "save":
        messages = effect.messages;
        return save();
      case "change":
        return change ? change(effect.change) : void store.change(evening, effect.change);
      case "deliver":
        return receive(effect.from, effect.payload, effect.channel);
      case "emit":
        return maintain();
    }
  };
  const tell = (event: GroupEvent) => {
    const step = groupStep(group, event, { now: Date.now(), table, evening: storedEvening });
    group = step.state;
    step.effects.forEach(carryOut);
  };
  /** A full channel drops texts, so no queue grows; later beats send them again. */
  const sendText = (id: number, text: string) => {
    const channel = opened.get(id)?.channel;
    if (channel?.readyState === "open" && channel.bufferedAmount < 500_000) channel.send(text);
  };
  const createStandby = () =>
    standbyPeers({
      certificate: getCertificate,
      mark,
      spares,
      save: (next) => {
        spares = new Map(next);
        save();
      },
      onOpen: (peer, channel) => begin(peer, channel),
    });
  let standby = createStandby();

  const begin = (peer: Peer, channel: RTCDataChannel) => {
    const id = ++count;
    opened.set(id, { peer, channel, since: Date.now() });
    const end = () => {
      if (opened.has(id)) drop(id);
    };
    channel.addEventListener("close", end);
    peer.onEnd(end);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string" && data.length <= MAX_MESSAGE_LENGTH)
        tell({ kind: "received", channel: id, text: data });
    });
    tell({ kind: "opened", channel: id });
    if (joiningPeers.delete(peer)) {
      stopJoining();
      joinState = "here";
    }
    maintain();
  };
  /** Texts other than the group's: codes for standby connections, which a phone connected to both ends forwards. */
  const receive = (from: string, payload: Readonly<Record<string, unknown>>, id: number) => {
    const reply = (text: string) => sendText(id, text);
    if (payload.kind !== "pass") return standby.receive(from, payload, reply);
    const { to, by, text } = payload;
    if (!isMark(by) || !isMark(to) || typeof text !== "string" || text.length > MAX_FORWARDED_LENGTH) return;
    if (to === messages.id) standby.receive(by, parseJson(text), (answer) => reply(passing(by, answer)));
    else if (by === from) for (const channel of channelsTo(to)) sendText(channel, JSON.stringify(payload));
  };
  const passing = (to: string, text: string) => JSON.stringify({ kind: "pass", to, by: messages.id, text });
  const channelsTo = (phone: string) => [...group.channels].flatMap(([id, end]) => (end.id === phone ? [id] : []));
  const drop = (id: number) => {
    const peer = opened.get(id)?.peer;
    opened.delete(id);
    peer?.close();
    tell({ kind: "closed", channel: id });
  };
  /** Keeps one channel to each phone that was let in, and seeks the phones that have none. */
  const maintain = () => {
    if (isOver || isElsewhere) return;
    const now = Date.now();
    const heard = new Map<string, (readonly [number, Open])[]>();
    for (const one of opened) {
      const end = group.channels.get(one[0]);
      if (end?.isOther) {
        joinState = "other";
        drop(one[0]);
      } else if (end && end.id !== null && now - end.heard < LOST_AFTER_MS)
        heard.set(end.id, [...(heard.get(end.id) ?? []), one]);
    }
    for (const [phone, channels] of heard) {
      standby.stopSeeking(phone);
      standby.ask(phone, (text) => channels.slice(0, 1).forEach(([id]) => sendText(id, text)));
      // Both ends see the same channel labels, so they keep the same channel.
      const [, ...more] = channels.sort(([, a], [, b]) => (a.channel.label > b.channel.label ? -1 : 1));
      for (const [id, { since }] of more) if (now - since > 2 * LOST_AFTER_MS) drop(id);
    }
    // Phones that were let in by the same phone also connect to each other: they stay connected if it leaves.
    for (const { id, silent } of groupMembers(group, now)) {
      if (
        silent === null ||
        silent > LOST_AFTER_MS ||
        heard.has(id) ||
        id < messages.id ||
        standby.phones().includes(id)
      )
        continue;
      standby.ask(id, (text) => opened.forEach((_, channel) => sendText(channel, passing(id, text))));
    }
    const departed = new Set(messages.others.filter((message) => message.left).map(({ id }) => id));
    for (const id of standby.phones()) if (!heard.has(id) && !departed.has(id)) standby.seek(id);
    emit();
  };
  const beat = () => {
    if (isElsewhere) return;
    tell({ kind: "beat" });
    maintain();
  };
  const onEveningChange = () => {
    if (isElsewhere || isOver) return;
    if (storedEvening()) tell({ kind: "changed" });
    else leave();
  };
  const unsubscribe = store.onChange(onEveningChange);
  const timer = setInterval(beat, SECOND_MS);
  // After a phone wakes up, the next beat and the next attempts start at once.
  const onWake = () => {
    if (document.visibilityState === "visible") standby.phones().forEach(standby.stopSeeking);
    beat();
  };
  document.addEventListener("visibilitychange", onWake);
  window.addEventListener("online", onWake);
  const start = () => {
    isElsewhere = false;
    // Another tab may have been connected until now.
    ({ messages, spares } = readStored(store.connected(evening)));
    group = newGroupState(messages, Date.now());
    standby = createStandby();
    save();
    tell({ kind: "changed" });
    maintain();
  };
  // Two tabs would have the same id, so only the one with the lock connects. It gets the lock at once or much later.
  setTimeout(emit, SECOND_MS + 1);
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks)
    locks
      .request(EVENING_KEYS.connected.key + evening, () => {
        if (isOver) return undefined;
        start();
        return new Promise<void>((resolve) => (release = resolve));
      })
      .catch(start);
  else start();

  const stopJoining = () => {
    joinState = "";
    answered = null;
    pending?.close();
    pending = null;
    for (const peer of joiningPeers) peer.close();
    joiningPeers.clear();
    emit();
  };
  const awaitPeer = (peer: Peer, as: JoinState) => {
    joinState = as;
    joiningPeers.add(peer);
    void peer.opened.then((channel) => begin(peer, channel));
    emit();
  };
  const markLost = (peer: Peer) => {
    if (!joiningPeers.has(peer) || joinState !== "seeking") return;
    joinState = "lost";
    emit();
  };
  /** Answers an offer; in a browser that gives up early, again until a phone connects. */
  const answerOffer = async (offer: Side, show: (answer: string, isBrief: boolean) => void): Promise<void> => {
    const began = Date.now();
    const peer = await answerPeer(await getCertificate(), offer);
    if (answered !== offer) return peer.close();
    awaitPeer(peer, "waiting");
    show(connectCode({ kind: "answer", mark: mark(), side: peer.side, to: offerTag(offer) }), givesUp);
    const answerAgain = () => void (answered === offer && answerOffer(offer, show).catch(() => undefined));
    peer.onEnd(() => {
      if (!givesUp && Date.now() - began < EARLY_END_MS) answerAgain();
      givesUp ||= Date.now() - began < EARLY_END_MS;
      if (!joiningPeers.delete(peer)) return;
      peer.close();
      // Without a new answer no phone can connect any more.
      if (givesUp || answered !== offer) return;
      answered = null;
      joinState = "lost";
      emit();
    });
    if (givesUp) setTimeout(answerAgain, BRIEF_ANSWER_MS);
  };
  const leave = () => {
    tell({ kind: "left" });
    isOver = true;
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", onWake);
    window.removeEventListener("online", onWake);
    // Gives the last message time to go out before the channels close.
    setTimeout(() => opened.forEach(({ peer }) => peer.close()), SECOND_MS / 2);
    stopJoining();
    standby.close();
    release();
    save();
    left();
  };
  const readInvitation = (code: string, kind: Invitation["kind"]): Invitation => {
    const read = readConnectCode(code);
    const current = storedEvening();
    if (current && !hasMark(current, read.mark)) throw new InputError(texts.otherEvening);
    if (read.kind !== kind) throw new InputError(kind === "offer" ? texts.notOffer : texts.notAnswer);
    return read;
  };
  return {
    subscribe,
    members: () => groupMembers(group, Date.now()),
    questions: () => group.questions,
    answer: (from, isChosen) => tell({ kind: "answered", from, isChosen }),
    reconcile: onEveningChange,
    setView: (next, tableNumber) => {
      change = next;
      table = tableNumber;
    },
    invite: async () => {
      stopJoining();
      pending = await offerPeer(await getCertificate());
      return connectCode({ kind: "offer", mark: mark(), side: pending.side, to: "" });
    },
    letIn: (code) => {
      const { side, to } = readInvitation(code, "answer");
      if (!pending || to !== offerTag(pending.side)) throw new InputError(texts.otherOffer);
      const offer = pending;
      pending = null;
      awaitPeer(offer, "seeking");
      setTimeout(() => markLost(offer), SEARCH_TIMEOUT_MS);
      offer.acceptAnswer(side).catch(() => markLost(offer));
    },
    join: async (code, show) => {
      const { side } = readInvitation(code, "offer");
      stopJoining();
      answered = side;
      await answerOffer(side, show);
    },
    hideAnswer: () => {
      answered = null;
    },
    stopJoining,
    joinState: () => joinState,
    isElsewhere: () => isElsewhere && Date.now() - createdMs > SECOND_MS,
    isStarting: () => Date.now() - createdMs < LOST_AFTER_MS,
    leave,
  };
}
