import type { Evening } from "../evening";
import { isMark } from "../evening-json";
import { isRecord, parseJson } from "../parsed";
import { applyMerge } from "../merge";
import { hasMark, eveningMark } from "../session-mark";
import {
  messagesToStore,
  type ChannelState,
  type GroupContext,
  type GroupEffect,
  type GroupEvent,
  type GroupState,
  type StoredMessages,
} from "./group-state";
import { reconcile } from "./reconcile";
import { isTurn, planFor, readStateMessage, stateMessage, type StateMessage } from "./state-message";

export interface Member {
  readonly id: string;
  /** The table that the phone enters; null for none. */
  readonly table: number | null;
  /**
   * Milliseconds since the phone was last heard, directly or through others; null if it was not heard since this page
   * was loaded.
   */
  readonly silent: number | null;
  /** True if the phone sends results of another evening. */
  readonly isStranger: boolean;
}

/** The next state, and effects to carry out in this order. */
interface GroupStep {
  readonly state: GroupState;
  readonly effects: readonly GroupEffect[];
}

/** After this silence a phone is shown as lost. */
export const LOST_AFTER_MS = 4000;
/** Maximum length of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 40_000;
/**
 * Milliseconds added to the time since a phone was last heard, each time that another phone passes this time on.
 * Without this addition, phones connected in a ring would report a lost phone as heard for ever.
 */
const HOP_MS = 50;
/** Maximum number of ids: ten tables and two spectators, which get new ids whenever they lose their storage. */
const MAX_PHONES = 40;
/** Limit for each channel. Texts above the limit are ignored; later beats make up for them. */
const MAX_TEXTS_PER_SECOND = 100;

const EMIT: GroupEffect = { kind: "emit" };

export function newGroupState(stored: StoredMessages, now: number): GroupState {
  const others = stored.others.filter(({ id }) => id !== stored.id);
  return {
    id: stored.id,
    local: stored.own,
    heardOwnTurn: 0,
    questions: [],
    strangers: [],
    evening: null,
    messages: new Map(others.map((message) => [message.id, message])),
    heard: new Map(),
    channels: new Map(),
    lastBeat: now,
  };
}

/**
 * Keeps connected phones in the same state, whether all are connected to one phone or each to every other. Every phone
 * sends messages that another phone lacks, including messages that it has received. No text needs an answer, and any
 * text may arrive twice, late or never: each second a phone sends a beat, which lists the messages that it has.
 */
export function groupStep(state: GroupState, event: GroupEvent, context: GroupContext): GroupStep {
  const { now } = context;
  switch (event.kind) {
    case "changed":
      return update(state, context);
    case "opened": {
      const channel: ChannelState = { id: null, heard: now, since: now, texts: 0, isOther: false };
      const opened = withChannel(state, event.channel, channel);
      return { state: opened, effects: beats(opened, [event.channel], now) };
    }
    case "closed": {
      const channels = new Map(state.channels);
      channels.delete(event.channel);
      return { state: { ...state, channels }, effects: [EMIT] };
    }
    case "received":
      return receive(state, event.channel, event.text, context);
    case "beat": {
      const next = withClock(state, now);
      return { state: next, effects: beats(next, next.channels.keys(), now) };
    }
    case "answered": {
      const conflicts = state.questions.filter(({ from }) => from === event.from).map(({ conflict }) => conflict);
      const chosen = new Set(conflicts.filter(event.isChosen));
      const received = { states: {}, sender: null, names: null };
      return update(state, context, (evening) =>
        applyMerge(evening, received, { news: [], conflicts }, (each) => chosen.has(each), now)
      );
    }
    case "left": {
      const local = state.local && { ...state.local, turn: state.local.turn + 1, left: true as const };
      const departed = { ...state, local };
      return { state: { ...departed, channels: new Map() }, effects: local ? broadcast(departed, local) : [] };
    }
  }
}

const only = (state: GroupState): GroupStep => ({ state, effects: [] });

function withChannel(state: GroupState, channel: number, next: ChannelState): GroupState {
  return { ...state, channels: new Map(state.channels).set(channel, next) };
}

/**
 * Renews this phone's message, and merges the other phones' messages into the evening.
 * @param prepare a change to make to the evening first.
 */
function update(state: GroupState, context: GroupContext, prepare = (evening: Evening): Evening => evening): GroupStep {
  const stored = context.evening();
  if (stored === null) return only({ ...state, evening: null });
  const next = { ...state, ...merged(state, prepare(stored), context) };
  // Another tab may change the stored evening before this change is made.
  const change = (evening: Evening) => merged(state, prepare(evening), context).evening;
  const isNew = next.local !== state.local;
  const isChanged = isNew || JSON.stringify(next.questions) !== JSON.stringify(state.questions);
  const effects: GroupEffect[] = [
    ...(next.evening === stored ? [] : [{ kind: "change", change } as const]),
    ...(isNew ? broadcast(next, next.local) : []),
    ...(isChanged ? [EMIT] : []),
  ];
  return { state: next, effects };
}

function merged(state: GroupState, evening: Evening, context: GroupContext) {
  const local = ownMessage(state, evening, context);
  const found = reconcile(evening, planFor(evening), local, [...state.messages.values()], context.now);
  const isSame = found.evening === evening;
  return { ...found, local: isSame ? local : ownMessage({ ...state, local }, found.evening, context) };
}

function ownMessage(state: GroupState, evening: Evening, { table, now }: GroupContext): StateMessage {
  const { id, local, heardOwnTurn } = state;
  const latest = Math.max(0, ...allMessages(state).flatMap(({ times }) => Object.values(times)));
  const next = stateMessage(evening, local, { id, table, latest, now });
  return next.turn > heardOwnTurn ? next : { ...next, turn: heardOwnTurn + 1 };
}

function allMessages({ messages, local }: GroupState): StateMessage[] {
  return [...messages.values(), ...(local ? [local] : [])];
}

/**
 * Saves all messages, and sends the message `word` to all phones with this evening, except through the channel
 * `except`.
 */
function broadcast(state: GroupState, word: StateMessage, except?: number): GroupEffect[] {
  const to = [...state.channels].filter(([channel, end]) => channel !== except && end.id !== null && !end.isOther);
  return [
    { kind: "save", messages: messagesToStore(state) },
    ...to.map(([channel]) => send(channel, { kind: "word", word })),
  ];
}

function send(channel: number, payload: unknown): GroupEffect {
  return { kind: "send", channel, text: JSON.stringify(payload) };
}

function beats(state: GroupState, channels: Iterable<number>, now: number): GroupEffect[] {
  const { id, local, evening, heard } = state;
  if (!evening) return [];
  const have = Object.fromEntries(
    allMessages(state).map((message) => [
      message.id,
      [message.turn, message === local ? 0 : now - (heard.get(message.id) ?? -Infinity)],
    ])
  );
  const marks = [eveningMark(evening), ...(evening.settled?.marks ?? [])];
  return [...channels].map((channel) => send(channel, { kind: "beat", id, marks, have }));
}

/**
 * Shifts stored times if the clock was set back. Otherwise no phone would count as heard until the clock reached the
 * old time again.
 */
function withClock(state: GroupState, now: number): GroupState {
  const back = state.lastBeat - now;
  if (back <= 0) return { ...state, lastBeat: now };
  return {
    ...state,
    lastBeat: now,
    heard: new Map([...state.heard].map(([phone, when]) => [phone, when - back])),
    channels: new Map([...state.channels].map(([channel, end]) => [channel, { ...end, heard: end.heard - back }])),
  };
}

function receive(state: GroupState, channel: number, text: string, context: GroupContext): GroupStep {
  const { now } = context;
  const existing = state.channels.get(channel);
  if (!existing) return only(state);
  const isCounting = Math.abs(now - existing.since) < 1000;
  const counted = isCounting ? { ...existing, texts: existing.texts + 1 } : { ...existing, since: now, texts: 1 };
  const isRead = counted.texts <= MAX_TEXTS_PER_SECOND && text.length <= MAX_MESSAGE_LENGTH;
  const payload = isRead ? parseJson(text) : null;
  if (!isRecord(payload)) return only(withChannel(state, channel, counted));
  const end = { ...counted, heard: now };
  const next = withChannel(state, channel, end);
  if (payload.kind === "beat") return receiveBeat(next, channel, end, payload, context);
  const { id: from } = end;
  if (from === null || end.isOther) return only(next);
  if (payload.kind === "word") return receiveMessage(next, channel, payload.word, context);
  return { state: next, effects: [{ kind: "deliver", channel, from, payload }] };
}

function receiveBeat(
  state: GroupState,
  channel: number,
  end: ChannelState,
  { id: from, marks, have }: Readonly<Record<string, unknown>>,
  context: GroupContext
): GroupStep {
  const { evening, id } = state;
  if (!evening || !isMark(from) || from === id || !Array.isArray(marks) || !isRecord(have)) return only(state);
  const isFirst = end.id === null;
  if (!isFirst && end.id !== from) return only(state);
  const isOther = !marks.some((mark) => isMark(mark) && hasMark(evening, mark));
  const named = withChannel(state, channel, { ...end, id: from, isOther });
  const first = isFirst ? [EMIT] : [];
  if (isOther) return { state: named, effects: first };
  const { heard, turns } = readHave(state, from, have, context.now);
  const heardTurn = turns.get(id) ?? 0;
  const ownTurn = state.local?.turn ?? 0;
  const isLost = heardTurn > ownTurn && isTurn(2 * heardTurn, ownTurn);
  const raised = isLost ? raiseTurn({ ...named, heard }, heardTurn, context) : only({ ...named, heard });
  const missing = allMessages(raised.state).filter((message) => message.turn > (turns.get(message.id) ?? 0));
  return {
    state: raised.state,
    effects: [
      ...first,
      ...raised.effects,
      ...missing.map((word) => send(channel, { kind: "word", word })),
      ...(isFirst ? beats(raised.state, [channel], context.now) : []),
    ],
  };
}

/** Reads a beat: when phones were last heard, and the turn of each phone's message that the sender has. */
function readHave(state: GroupState, from: string, have: Readonly<Record<string, unknown>>, now: number) {
  const heard = new Map(state.heard);
  const turns = new Map<string, number>();
  const note = (phone: string, when: number) => {
    if (!isMark(phone) || phone === state.id || (!heard.has(phone) && heard.size >= 2 * MAX_PHONES)) return;
    if (when > (heard.get(phone) ?? -Infinity)) heard.set(phone, when);
  };
  note(from, now);
  for (const [phone, entry] of Object.entries(have).slice(0, MAX_PHONES)) {
    const [count, age] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof count === "number") turns.set(phone, count);
    if (typeof age === "number" && age >= 0) note(phone, now - age - HOP_MS);
  }
  return { heard, turns };
}

/**
 * Sends this phone's message with a higher turn, since other phones have a later message of this phone than it has
 * stored.
 */
function raiseTurn(state: GroupState, heardTurn: number, context: GroupContext): GroupStep {
  const heardOwnTurn = Math.max(state.heardOwnTurn, heardTurn);
  const local = state.local && { ...state.local, turn: heardOwnTurn + 1 };
  const raised = { ...state, heardOwnTurn, local };
  return local ? { state: raised, effects: broadcast(raised, local) } : update(raised, context);
}

function receiveMessage(state: GroupState, channel: number, sent: unknown, context: GroupContext): GroupStep {
  const message = readStateMessage(sent);
  if (!message) return only(state);
  const isOwn = message.id === state.id;
  const existing = isOwn ? state.local : state.messages.get(message.id);
  if (!isTurn(message.turn, existing?.turn ?? 0) || (existing && message.turn <= existing.turn)) return only(state);
  if (isOwn) {
    const raised = raiseTurn(state, message.turn, context);
    // The received message is sent on first: phones that lack it would refuse the higher turn of the next one.
    return { state: raised.state, effects: [...broadcast(state, message, channel), ...raised.effects] };
  }
  if (!existing && state.messages.size >= MAX_PHONES) return only(state);
  const next = { ...state, messages: new Map(state.messages).set(message.id, message) };
  const updated = update(next, context);
  return { state: updated.state, effects: [...broadcast(next, message, channel), ...updated.effects, EMIT] };
}

export function groupMembers({ messages, heard, strangers }: GroupState, now: number): Member[] {
  return [...messages.values()]
    .filter((message) => !message.left)
    .map((message) => {
      const { id } = message;
      const when = heard.get(id);
      const silent = when === undefined ? null : now - when;
      return { id, table: message.own, silent, isStranger: strangers.includes(id) };
    });
}
