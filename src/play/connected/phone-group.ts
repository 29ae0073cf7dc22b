import type { Conflict, Evening } from "../evening";
import { isMark } from "../evening-json";
import { isRecord, parseJson } from "../parsed";
import { applyMerge } from "../merge";
import { hasMark, eveningMark } from "../session-mark";
import { reconcile, type Question } from "./reconcile";
import { isTurn, planFor, readStateMessage, stateMessage, type StateMessage } from "./state-message";

/** A way to send texts to one other phone; any of them may be lost. */
export interface Channel {
  readonly send: (text: string) => void;
}

/** State that a phone stores to recognize the others after its page is reloaded. */
export interface StoredMessages {
  readonly id: string;
  readonly own: StateMessage | null;
  readonly others: readonly StateMessage[];
}

export interface Member {
  readonly id: string;
  /** The table that the phone enters; null for none. */
  readonly table: number | null;
  /** Milliseconds since the phone was last heard, directly or through others; null if not since this page was loaded. */
  readonly silent: number | null;
  /** True if the phone sends results of another evening. */
  readonly isStranger: boolean;
}

export interface GroupDeps {
  /** In milliseconds. */
  readonly now: () => number;
  /** The stored evening; null if it was deleted. */
  readonly evening: () => Evening | null;
  readonly change: (update: (evening: Evening) => Evening) => void;
  /** This phone's table. */
  readonly table: () => number;
  readonly save: (messages: StoredMessages) => void;
  /** Called when members, questions or channels have changed. */
  readonly onChange: () => void;
}

/** The connected phones of an evening, as one of them knows them. */
export interface PhoneGroup {
  readonly id: string;
  /** Called after a change to the evening on this phone. */
  readonly reconcile: () => void;
  readonly addChannel: (channel: Channel) => void;
  readonly removeChannel: (channel: Channel) => void;
  /** @returns false for a text that is not for the group. */
  readonly receive: (channel: Channel, text: string) => boolean;
  /** The page calls it each second. */
  readonly beat: () => void;
  readonly members: () => readonly Member[];
  /** The phone at the other end, null until it is known; `silent` is the time since its last text, in milliseconds. */
  readonly end: (channel: Channel) => {
    readonly id: string | null;
    readonly silent: number;
    readonly isOther: boolean;
  };
  readonly questions: () => readonly Question[];
  /** Decides all questions about one phone: for its result if `isChosen`, else for the local one. */
  readonly answer: (from: string, isChosen: (conflict: Conflict) => boolean) => void;
  readonly leave: () => void;
}

/** After this silence a phone is shown as lost. */
export const LOST_AFTER_MS = 4000;
/** In characters; no valid message is longer. */
export const MAX_MESSAGE_LENGTH = 40_000;
/** Minimum time for a text from one phone to the next: without it phones in a ring would report a lost one for ever. */
const HOP_MS = 50;
/** Five tables and two spectators, each of which may have lost its storage several times and come with a new id. */
const MAX_PHONES = 40;
/** Per channel. Later beats make up for texts that are ignored. */
const MAX_TEXTS_PER_SECOND = 100;

interface ChannelState {
  id: string | null;
  heard: number;
  /** Start of the second in which `texts` are counted, in milliseconds. */
  since: number;
  texts: number;
  /** True if the phone has another evening. */
  isOther: boolean;
}

/**
 * Keeps connected phones in the same state, whether all are connected to one or each to each: every phone sends messages
 * that another lacks, and passes on those it has received. No text needs an answer, and each may arrive twice, late or
 * never: a beat each second lists the messages that a phone has.
 */
export function phoneGroup(deps: GroupDeps, stored: StoredMessages): PhoneGroup {
  const { id } = stored;
  const messages = new Map(
    stored.others.filter((message) => message.id !== id).map((message) => [message.id, message])
  );
  let ownMessage = stored.own;
  /** Highest turn of this phone that others have, if its own storage was lost; else 0. */
  let heardOwnTurn = 0;
  let questions: readonly Question[] = [];
  let strangers: readonly string[] = [];
  /** The evening as last read: reading it at each beat would take too long. */
  let current: Evening | null = null;
  const heard = new Map<string, number>();
  const channels = new Map<Channel, ChannelState>();
  let lastBeat = deps.now();

  const latest = () =>
    Math.max(
      0,
      ...[...messages.values(), ...(ownMessage ? [ownMessage] : [])].flatMap(({ times }) => Object.values(times))
    );
  const speak = (evening: Evening): StateMessage => {
    const next = stateMessage(evening, ownMessage, { id, table: deps.table(), latest: latest(), now: deps.now() });
    return next.turn > heardOwnTurn ? next : { ...next, turn: heardOwnTurn + 1 };
  };
  /** Renews this phone's message, then merges the others' messages into the evening. */
  const reconcileEvening = (evening: Evening): Evening => {
    const plan = planFor(evening);
    ownMessage = speak(evening);
    const found = reconcile(evening, plan, ownMessage, [...messages.values()], deps.now());
    questions = found.questions;
    strangers = found.strangers;
    ownMessage = found.evening === evening ? ownMessage : speak(found.evening);
    current = found.evening;
    return found.evening;
  };
  const update = () => {
    const [before, questionsBefore] = [ownMessage, JSON.stringify(questions)];
    const evening = deps.evening();
    current = evening;
    if (evening === null) return;
    if (reconcileEvening(evening) !== evening) {
      // Starts over from the stored evening: another tab may have changed it meanwhile.
      ownMessage = before;
      deps.change(reconcileEvening);
    }
    if (ownMessage !== before) broadcast(ownMessage);
    if (ownMessage !== before || JSON.stringify(questions) !== questionsBefore) deps.onChange();
  };
  const broadcast = (message: StateMessage | null, except?: Channel) => {
    deps.save({ id, own: ownMessage, others: [...messages.values()] });
    if (message === null) return;
    for (const [channel, end] of channels)
      if (channel !== except && end.id !== null && !end.isOther) send(channel, { kind: "word", word: message });
  };
  const send = (channel: Channel, payload: unknown) => channel.send(JSON.stringify(payload));
  const allMessages = (): StateMessage[] => [...messages.values(), ...(ownMessage ? [ownMessage] : [])];
  const sendBeat = (channel: Channel) => {
    const evening = current;
    if (!evening) return;
    const now = deps.now();
    const have = Object.fromEntries(
      allMessages().map((message) => [
        message.id,
        [message.turn, message === ownMessage ? 0 : now - (heard.get(message.id) ?? -Infinity)],
      ])
    );
    send(channel, { kind: "beat", id, marks: [eveningMark(evening), ...(evening.settled?.marks ?? [])], have });
  };
  const noteHeard = (phone: string, when: number) => {
    if (!isMark(phone) || phone === id || (!heard.has(phone) && heard.size >= 2 * MAX_PHONES)) return;
    if (when > (heard.get(phone) ?? -Infinity)) heard.set(phone, when);
  };
  /** Shifts stored times if the clock was set back: else no phone would count as heard until it caught up. */
  const followClock = () => {
    const back = lastBeat - deps.now();
    lastBeat -= back;
    if (back <= 0) return;
    for (const [phone, when] of heard) heard.set(phone, when - back);
    for (const end of channels.values()) end.heard -= back;
  };
  /** Notes when the sender last heard the others. @returns the turns that the sender has, by phone. */
  const readHave = (have: Readonly<Record<string, unknown>>): ReadonlyMap<string, number> => {
    const turns = new Map<string, number>();
    for (const [phone, entry] of Object.entries(have).slice(0, MAX_PHONES)) {
      const [turn, age] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (typeof turn === "number") turns.set(phone, turn);
      if (typeof age === "number" && age >= 0) noteHeard(phone, deps.now() - age - HOP_MS);
    }
    return turns;
  };
  const receiveBeat = (
    channel: Channel,
    end: ChannelState,
    { id: from, marks, have }: Readonly<Record<string, unknown>>
  ) => {
    const evening = current;
    if (!evening || !isMark(from) || from === id || !Array.isArray(marks) || !isRecord(have)) return;
    const isFirst = end.id === null;
    if (!isFirst && end.id !== from) return;
    end.id = from;
    end.isOther = !marks.some((mark) => isMark(mark) && hasMark(evening, mark));
    if (isFirst) deps.onChange();
    if (end.isOther) return;
    noteHeard(from, deps.now());
    const turns = readHave(have);
    const heardTurn = turns.get(id) ?? 0;
    if (heardTurn > (ownMessage?.turn ?? 0) && isTurn(2 * heardTurn, ownMessage?.turn ?? 0)) raiseTurn(heardTurn);
    for (const message of allMessages())
      if (message.turn > (turns.get(message.id) ?? 0)) send(channel, { kind: "word", word: message });
    if (isFirst) sendBeat(channel);
  };
  const isTooMany = (end: ChannelState): boolean => {
    const now = deps.now();
    if (Math.abs(now - end.since) >= 1000) [end.since, end.texts] = [now, 0];
    return ++end.texts > MAX_TEXTS_PER_SECOND;
  };
  /** Others have a later message of this phone than it has stored: sends the current one with a higher turn. */
  const raiseTurn = (turn: number) => {
    heardOwnTurn = Math.max(heardOwnTurn, turn);
    ownMessage = ownMessage && { ...ownMessage, turn: heardOwnTurn + 1 };
    if (ownMessage) broadcast(ownMessage);
    else update();
  };
  const receiveMessage = (channel: Channel, end: ChannelState, sent: unknown) => {
    const message = readStateMessage(sent);
    if (!message || end.isOther || end.id === null) return;
    if (message.id === id) {
      if (message.turn <= (ownMessage?.turn ?? 0) || !isTurn(message.turn, ownMessage?.turn ?? 0)) return;
      // Phones that lack this message would refuse the turn after it.
      broadcast(message, channel);
      raiseTurn(message.turn);
      return;
    }
    const existing = messages.get(message.id);
    if (!isTurn(message.turn, existing?.turn ?? 0)) return;
    if (existing ? message.turn <= existing.turn : messages.size >= MAX_PHONES) return;
    messages.set(message.id, message);
    broadcast(message, channel);
    update();
    deps.onChange();
  };
  return {
    id,
    reconcile: update,
    addChannel: (channel) => {
      channels.set(channel, { id: null, heard: deps.now(), since: deps.now(), texts: 0, isOther: false });
      sendBeat(channel);
    },
    removeChannel: (channel) => {
      channels.delete(channel);
      deps.onChange();
    },
    receive: (channel, text) => {
      const end = channels.get(channel);
      if (end && isTooMany(end)) return true;
      const sent = text.length > MAX_MESSAGE_LENGTH ? null : parseJson(text);
      if (!end || !isRecord(sent)) return false;
      end.heard = deps.now();
      if (sent.kind === "beat") receiveBeat(channel, end, sent);
      else if (sent.kind === "word") receiveMessage(channel, end, sent.word);
      else return false;
      return true;
    },
    beat: () => {
      followClock();
      for (const channel of channels.keys()) sendBeat(channel);
    },
    members: () => {
      const now = deps.now();
      return [...messages.values()]
        .filter((message) => !message.left)
        .map((message): Member => {
          const when = heard.get(message.id);
          const silent = when === undefined ? null : now - when;
          return { id: message.id, table: message.own, silent, isStranger: strangers.includes(message.id) };
        });
    },
    end: (channel) => {
      const { id: phone = null, heard: when = -Infinity, isOther = false } = channels.get(channel) ?? {};
      return { id: phone, silent: deps.now() - when, isOther };
    },
    questions: () => questions,
    answer: (from, isChosen) => {
      const conflicts = questions.filter((question) => question.from === from).map(({ conflict }) => conflict);
      deps.change((evening) =>
        applyMerge(evening, { states: {}, sender: null, names: null }, { news: [], conflicts }, isChosen, deps.now())
      );
      update();
    },
    leave: () => {
      if (ownMessage) {
        ownMessage = { ...ownMessage, turn: ownMessage.turn + 1, left: true };
        broadcast(ownMessage);
      }
      channels.clear();
    },
  };
}
