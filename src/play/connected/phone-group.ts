import type { Conflict, Evening } from "../evening";
import { isMark } from "../evening-json";
import { isRecord, parseJson } from "../parsed";
import { applyMerge } from "../merge";
import { hasMark, eveningMark } from "../session-mark";
import { reconcile, type Question } from "./reconcile";
import { isTurn, planFor, readStateMessage, stateMessage, type StateMessage } from "./state-message";

/** Where texts go to one other phone; any of them may be lost. */
export interface Channel {
  readonly send: (text: string) => void;
}

/** What a phone keeps of the others, so that it knows them again when its page is loaded anew. */
export interface KeptWords {
  readonly id: string;
  readonly own: StateMessage | null;
  readonly others: readonly StateMessage[];
}

/** How another phone is. */
export interface Member {
  readonly id: string;
  /** The table that it enters; null for none. */
  readonly table: number | null;
  /** In milliseconds, since it was last heard, by whatever way; null where not since this page was loaded. */
  readonly silent: number | null;
  /** Whether what it says is of what is played here. */
  readonly isStranger: boolean;
}

/** What a company needs of the page that it is on. */
export interface GroupDeps {
  /** The time, in milliseconds. */
  readonly now: () => number;
  /** The evening as it is kept; null where it is no more. */
  readonly evening: () => Evening | null;
  readonly change: (how: (evening: Evening) => Evening) => void;
  /** The table where this phone is. */
  readonly table: () => number;
  readonly keep: (words: KeptWords) => void;
  /** Called when members, questions or lines are others. */
  readonly changed: () => void;
}

/** The phones of an evening that are connected, as one of them knows them. */
export interface PhoneGroup {
  readonly id: string;
  /** Something was said here. */
  readonly said: () => void;
  readonly opened: (line: Channel) => void;
  readonly closed: (line: Channel) => void;
  /** @returns false for a text that is none of its own. */
  readonly received: (line: Channel, text: string) => boolean;
  /** To be called each second. */
  readonly beat: () => void;
  readonly members: () => readonly Member[];
  /** Who is at the other end, as soon as that is known; and since when nothing has come from there, in milliseconds. */
  readonly end: (line: Channel) => { readonly id: string | null; readonly silent: number; readonly isOther: boolean };
  readonly questions: () => readonly Question[];
  /** Decides questions of one phone: with what it says, or what is here. */
  readonly answer: (from: string, isChosen: (conflict: Conflict) => boolean) => void;
  readonly leave: () => void;
}

/** In milliseconds: after that much silence a phone is shown as lost. */
export const LOST_AFTER_MS = 4000;
/** In characters: no word is longer. */
export const MAX_MESSAGE_LENGTH = 40_000;
/** In milliseconds: what a text takes from one phone to the next at least, so that no phone is heard of for ever in a round. */
const HOP_MS = 50;
/** Of five tables and two spectators each may have lost its memory some times. */
const MOST = 40;
/** Texts that are read of one line in a second: a beat makes good what is not. */
const MOST_TEXTS = 100;

interface ChannelState {
  id: string | null;
  heard: number;
  /** Since when texts are counted, and how many there were. */
  since: number;
  texts: number;
  /** Whether it is of another evening. */
  isOther: boolean;
}

/**
 * Keeps phones that are connected in any way, by one of them or each with each, in one state: every one sends what
 * another lacks, and passes on what it has heard. Nothing needs an answer, and all may come twice, late, or not at all: a
 * beat each second says what is known.
 */
export function phoneGroup(around: GroupDeps, kept: KeptWords): PhoneGroup {
  const { id } = kept;
  const words = new Map(kept.others.filter((word) => word.id !== id).map((word) => [word.id, word]));
  let own = kept.own;
  /** The turn of this phone's that others have heard of, where it knows no more of it itself. */
  let heardOwn = 0;
  let questions: readonly Question[] = [];
  let strangers: readonly string[] = [];
  /** As it was last read: reading it takes longer than a beat may. */
  let current: Evening | null = null;
  const heard = new Map<string, number>();
  const ends = new Map<Channel, ChannelState>();
  let lastBeat = around.now();

  const latest = () =>
    Math.max(0, ...[...words.values(), ...(own ? [own] : [])].flatMap(({ times }) => Object.values(times)));
  const speak = (evening: Evening): StateMessage => {
    const next = stateMessage(evening, own, { id, table: around.table(), latest: latest(), now: around.now() });
    return next.turn > heardOwn ? next : { ...next, turn: heardOwn + 1 };
  };
  /** What all words come to here; this phone's own is told anew before that. */
  const agree = (known: Evening): Evening => {
    const plan = planFor(known);
    own = speak(known);
    const found = reconcile(known, plan, own, [...words.values()], around.now());
    questions = found.questions;
    strangers = found.strangers;
    own = found.evening === known ? own : speak(found.evening);
    current = found.evening;
    return found.evening;
  };
  const settle = () => {
    const [before, asked] = [own, JSON.stringify(questions)];
    const known = around.evening();
    current = known;
    if (known === null) return;
    if (agree(known) !== known) {
      // From the beginning: another tab may have said something in between.
      own = before;
      around.change(agree);
    }
    if (own !== before) tellAll(own);
    if (own !== before || JSON.stringify(questions) !== asked) around.changed();
  };
  const tellAll = (word: StateMessage | null, except?: Channel) => {
    around.keep({ id, own, others: [...words.values()] });
    if (word === null) return;
    for (const [line, end] of ends)
      if (line !== except && end.id !== null && !end.isOther) send(line, { kind: "word", word });
  };
  const send = (line: Channel, what: unknown) => line.send(JSON.stringify(what));
  const held = (): StateMessage[] => [...words.values(), ...(own ? [own] : [])];
  const sendBeat = (line: Channel) => {
    const evening = current;
    if (!evening) return;
    const now = around.now();
    const have = Object.fromEntries(
      held().map((word) => [word.id, [word.turn, word === own ? 0 : now - (heard.get(word.id) ?? -Infinity)]])
    );
    send(line, { kind: "beat", id, marks: [eveningMark(evening), ...(evening.settled?.marks ?? [])], have });
  };
  const hears = (who: string, when: number) => {
    if (!isMark(who) || who === id || (!heard.has(who) && heard.size >= 2 * MOST)) return;
    if (when > (heard.get(who) ?? -Infinity)) heard.set(who, when);
  };
  /** Where the clock was set back, nobody counts as heard until it is where it was. */
  const followClock = () => {
    const back = lastBeat - around.now();
    lastBeat -= back;
    if (back <= 0) return;
    for (const [who, when] of heard) heard.set(who, when - back);
    for (const end of ends.values()) end.heard -= back;
  };
  /** Notes when others were heard elsewhere. @returns the turns that are known there, by phone. */
  const takeHave = (have: Readonly<Record<string, unknown>>): ReadonlyMap<string, number> => {
    const turns = new Map<string, number>();
    for (const [who, said] of Object.entries(have).slice(0, MOST)) {
      const [turn, age] = Array.isArray(said) ? (said as unknown[]) : [];
      if (typeof turn === "number") turns.set(who, turn);
      if (typeof age === "number" && age >= 0) hears(who, around.now() - age - HOP_MS);
    }
    return turns;
  };
  const takeBeat = (line: Channel, end: ChannelState, { id: from, marks, have }: Readonly<Record<string, unknown>>) => {
    const evening = current;
    if (!evening || !isMark(from) || from === id || !Array.isArray(marks) || !isRecord(have)) return;
    const isFirst = end.id === null;
    if (!isFirst && end.id !== from) return;
    end.id = from;
    end.isOther = !marks.some((mark) => isMark(mark) && hasMark(evening, mark));
    if (isFirst) around.changed();
    if (end.isOther) return;
    hears(from, around.now());
    const turns = takeHave(have);
    const known = turns.get(id) ?? 0;
    if (known > (own?.turn ?? 0) && isTurn(2 * known, own?.turn ?? 0)) outdo(known);
    for (const word of held()) if (word.turn > (turns.get(word.id) ?? 0)) send(line, { kind: "word", word });
    if (isFirst) sendBeat(line);
  };
  const isTooMany = (end: ChannelState): boolean => {
    const now = around.now();
    if (Math.abs(now - end.since) >= 1000) [end.since, end.texts] = [now, 0];
    return ++end.texts > MOST_TEXTS;
  };
  /** Others have heard more of this phone than it remembers: what it says now is said anew. */
  const outdo = (turn: number) => {
    heardOwn = Math.max(heardOwn, turn);
    own = own && { ...own, turn: heardOwn + 1 };
    if (own) tellAll(own);
    else settle();
  };
  const takeWord = (line: Channel, end: ChannelState, sent: unknown) => {
    const word = readStateMessage(sent);
    if (!word || end.isOther || end.id === null) return;
    if (word.id === id) {
      if (word.turn <= (own?.turn ?? 0) || !isTurn(word.turn, own?.turn ?? 0)) return;
      // Who has not heard it would not take the turn after it.
      tellAll(word, line);
      outdo(word.turn);
      return;
    }
    const known = words.get(word.id);
    if (!isTurn(word.turn, known?.turn ?? 0)) return;
    if (known ? word.turn <= known.turn : words.size >= MOST) return;
    words.set(word.id, word);
    tellAll(word, line);
    settle();
    around.changed();
  };
  return {
    id,
    said: settle,
    opened: (line) => {
      ends.set(line, { id: null, heard: around.now(), since: around.now(), texts: 0, isOther: false });
      sendBeat(line);
    },
    closed: (line) => {
      ends.delete(line);
      around.changed();
    },
    received: (line, text) => {
      const end = ends.get(line);
      if (end && isTooMany(end)) return true;
      const sent = text.length > MAX_MESSAGE_LENGTH ? null : parseJson(text);
      if (!end || !isRecord(sent)) return false;
      end.heard = around.now();
      if (sent.kind === "beat") takeBeat(line, end, sent);
      else if (sent.kind === "word") takeWord(line, end, sent.word);
      else return false;
      return true;
    },
    beat: () => {
      followClock();
      for (const line of ends.keys()) sendBeat(line);
    },
    members: () => {
      const now = around.now();
      return [...words.values()]
        .filter((word) => !word.left)
        .map((word): Member => {
          const when = heard.get(word.id);
          const silent = when === undefined ? null : now - when;
          return { id: word.id, table: word.own, silent, isStranger: strangers.includes(word.id) };
        });
    },
    end: (line) => {
      const { id: who = null, heard: when = -Infinity, isOther = false } = ends.get(line) ?? {};
      return { id: who, silent: around.now() - when, isOther };
    },
    questions: () => questions,
    answer: (from, isChosen) => {
      const conflicts = questions.filter((question) => question.from === from).map(({ conflict }) => conflict);
      around.change((known) =>
        applyMerge(known, { states: {}, sender: null, names: null }, { news: [], conflicts }, isChosen, around.now())
      );
      settle();
    },
    leave: () => {
      if (own) {
        own = { ...own, turn: own.turn + 1, left: true };
        tellAll(own);
      }
      ends.clear();
    },
  };
}
