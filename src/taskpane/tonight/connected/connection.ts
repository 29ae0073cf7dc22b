import { InputError } from "../../../bridge/input-error";
import {
  phoneGroup,
  MAX_MESSAGE_LENGTH,
  LOST_AFTER_MS,
  type GroupDeps,
  type PhoneGroup,
  type KeptWords,
  type Channel,
  type Member,
} from "../../../play/connected/phone-group";
import {
  connectCode,
  offerTag,
  readConnectCode,
  type Invitation,
  type Side,
} from "../../../play/connected/connect-code";
import { readStateMessage } from "../../../play/connected/state-message";
import type { Evening } from "../../../play/evening";
import { isMark } from "../../../play/evening-json";
import { isRecord, parseJson } from "../../../play/parsed";
import { hasMark, eveningMark, newMark } from "../../../play/session-mark";
import { EVENING_KEYS } from "../../shared/storage-keys";
import { emitter, type Subscribable } from "../../shared/store";
import type { EveningStore } from "../evening-store";
import { ownCertificate } from "./certificate";
import { connectTexts as texts } from "./connect-texts";
import { answering, offering, SOON, type Offering, type Peer } from "./peer";
import { standbyPeers, sparesIn } from "./standby-peers";

/**
 * How a phone that is let in comes: it waits until its answer is read, looks for the other one, is connected, does not
 * find it, or is of another evening.
 */
type JoinState = "" | "waiting" | "seeking" | "here" | "lost" | "other";

/** This phone's connections to others for an evening. */
export interface Connection extends Subscribable {
  readonly members: () => readonly Member[];
  readonly questions: PhoneGroup["questions"];
  readonly answer: PhoneGroup["answer"];
  /** Something was said here. */
  readonly said: () => void;
  /** The views' own way to change the evening, as long as they show it; null for none. */
  readonly changeBy: (change: ((how: (evening: Evening) => Evening) => void) | null, table: number) => void;
  /** The code that lets one phone in. */
  readonly invite: () => Promise<string>;
  /** Takes the code that this phone answers with. @throws InputError */
  readonly letIn: (code: string) => void;
  /**
   * Answers the code of a phone that lets this one in.
   * @param show is given the answer; in browsers that wait but seconds for it to be read also each one that takes its
   *   place, and that it is brief.
   * @throws InputError
   */
  readonly join: (code: string, show: (answer: string, isBrief: boolean) => void) => Promise<void>;
  /** Its answer is shown no more. */
  readonly shown: () => void;
  /** Nobody is waited for, or looked for, any more. */
  readonly rest: () => void;
  readonly coming: () => JoinState;
  /** Whether another tab of this browser is connected in its place. */
  readonly isElsewhere: () => boolean;
  /** Whether it has only begun to look for the others. */
  readonly isFresh: () => boolean;
  readonly leave: () => void;
}

/** In milliseconds: how long phones may look for each other before somebody is told what to do. */
const SEARCH_TIMEOUT_MS = 20_000;
const SECOND = 1000;
/** How long the answer of a browser that gives up soon is shown, before it answers anew: it is good for twice as long. */
const FRESH = 2500;
/** Whether this browser is known to give up so soon. */
let givesUp = false;
/** In characters: no code of a connection is longer, with what is around it. */
const LONGEST_PASSED = 1000;

/** A channel that is open. */
interface Open {
  readonly line: Channel;
  readonly peer: Peer;
  readonly channel: RTCDataChannel;
  readonly since: number;
}

const connections = new Map<string, Connection>();

/** The connection of an evening, which lasts as long as the page, or until it is left. */
export function connectionOf(kept: EveningStore, id: string): Connection {
  const known = connections.get(id);
  if (known) return known;
  const made = connect(kept, id, () => connections.delete(id));
  connections.set(id, made);
  return made;
}

function wordsIn(stored: unknown): KeptWords {
  const { id, own, others } = isRecord(stored) ? stored : {};
  const all: readonly unknown[] = Array.isArray(others) ? others : [];
  if (!isMark(id)) return { id: newMark(), own: null, others: [] };
  return { id, own: readStateMessage(own), others: all.flatMap((word) => readStateMessage(word) ?? []) };
}

function keptIn(stored: unknown) {
  const { words, spares: known } = isRecord(stored) ? stored : {};
  return { words: wordsIn(words), known: sparesIn(known) };
}

function connect(kept: EveningStore, evening: string, left: () => void): Connection {
  const { subscribe: follow, emit: tell } = emitter();
  const made = Date.now();
  const opened = new Set<Open>();
  let { words, known } = keptIn(kept.connected(evening));
  let change: ((how: (evening: Evening) => Evening) => void) | null = null;
  let table = 1;
  let pending: Offering | null = null;
  let coming: JoinState = "";
  /** Ends by which one phone may come: the first one that opens stays. */
  const tried = new Set<Peer>();
  /** The offer that is being answered. */
  let answered: Side | null = null;
  let isElsewhere = true;
  let isOver = false;
  let release = () => {};
  let certificate: Promise<RTCCertificate> | null = null;
  const own = () => (certificate ??= ownCertificate());
  const found = () => kept.find(evening);
  const mark = () => {
    const one = found();
    return one ? eveningMark(one) : "";
  };
  const keep = () => kept.saveConnected(evening, isOver ? null : { words, spares: Object.fromEntries(known) });
  const around: GroupDeps = {
    now: Date.now,
    evening: found,
    change: (how) => (change ? change(how) : void kept.change(evening, how)),
    table: () => table,
    keep: (next) => {
      words = next;
      keep();
    },
    changed: () => look(),
  };
  let phones = phoneGroup(around, words);
  const waysBack = () =>
    standbyPeers({
      certificate: own,
      mark,
      kept: known,
      keep: (next) => {
        known = new Map(next);
        keep();
      },
      opened: (peer, channel) => begin(peer, channel),
    });
  let others = waysBack();

  const begin = (peer: Peer, channel: RTCDataChannel) => {
    const line: Channel = {
      // What does not go out is sent again by a beat: no queue grows.
      send: (text) => {
        if (channel.readyState === "open" && channel.bufferedAmount < 500_000) channel.send(text);
      },
    };
    const one: Open = { line, peer, channel, since: Date.now() };
    opened.add(one);
    const end = () => {
      if (!opened.delete(one)) return;
      phones.closed(line);
      peer.close();
      look();
    };
    channel.addEventListener("close", end);
    peer.onEnd(end);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== "string" || data.length > MAX_MESSAGE_LENGTH) return;
      const { id } = phones.end(line);
      if (!phones.received(line, data) && id !== null && !phones.end(line).isOther) hear(id, parseJson(data), line);
    });
    phones.opened(line);
    if (tried.delete(peer)) {
      rest();
      coming = "here";
    }
    look();
  };
  /** What is not about the evening: ways from one phone to another, which one that both know passes on. */
  const hear = (from: string, what: unknown, line: Channel) => {
    if (!isRecord(what) || what.kind !== "pass") return others.received(from, what, line.send);
    const { to, by, text } = what;
    if (!isMark(by) || !isMark(to) || typeof text !== "string" || text.length > LONGEST_PASSED) return;
    if (to === words.id) others.received(by, parseJson(text), (answer) => line.send(passing(by, answer)));
    else if (by === from) for (const one of linesTo(to)) one.line.send(JSON.stringify(what));
  };
  const passing = (to: string, text: string) => JSON.stringify({ kind: "pass", to, by: words.id, text });
  const linesTo = (id: string) => [...opened].filter((one) => phones.end(one.line).id === id);
  const drop = (one: Open) => {
    opened.delete(one);
    phones.closed(one.line);
    one.peer.close();
  };
  /** Sees to it that each phone that was let in is connected once, and looked for where it is not. */
  const look = () => {
    if (isOver || isElsewhere) return;
    const heard = new Map<string, Open[]>();
    for (const one of opened) {
      const { id, silent, isOther } = phones.end(one.line);
      if (isOther) {
        coming = "other";
        drop(one);
      } else if (id !== null && silent < LOST_AFTER_MS) heard.set(id, [...(heard.get(id) ?? []), one]);
    }
    for (const [id, lines] of heard) {
      others.found(id);
      others.ask(id, (text) => lines[0]?.line.send(text));
      // Both ends see the same names, and so let the same one stay.
      const [, ...more] = lines.sort((a, b) => (a.channel.label > b.channel.label ? -1 : 1));
      for (const one of more) if (Date.now() - one.since > 2 * LOST_AFTER_MS) drop(one);
    }
    // Phones that another one has let in connect with each other too: it may leave, and they stay together.
    for (const { id, silent } of phones.members()) {
      if (silent === null || silent > LOST_AFTER_MS || heard.has(id) || id < words.id || others.phones().includes(id))
        continue;
      others.ask(id, (text) => opened.forEach(({ line }) => line.send(passing(id, text))));
    }
    const gone = new Set(words.others.filter((word) => word.left).map(({ id }) => id));
    for (const id of others.phones()) if (!heard.has(id) && !gone.has(id)) others.seek(id);
    tell();
  };
  const beat = () => {
    if (isElsewhere) return;
    phones.beat();
    look();
  };
  const said = () => {
    if (isElsewhere || isOver) return;
    if (found()) phones.said();
    else leave();
  };
  const unfollow = kept.onChange(said);
  const timer = setInterval(beat, SECOND);
  // A phone that wakes up waits neither for its next second nor for its next attempt.
  const woken = () => {
    if (document.visibilityState === "visible") others.phones().forEach(others.found);
    beat();
  };
  document.addEventListener("visibilitychange", woken);
  window.addEventListener("online", woken);
  const start = () => {
    isElsewhere = false;
    // Another tab may have been connected until now.
    ({ words, known } = keptIn(kept.connected(evening)));
    phones = phoneGroup(around, words);
    others = waysBack();
    keep();
    phones.said();
    look();
  };
  // Two tabs of one phone would be two of the same name: which of them is connected is known at once, or not at all soon.
  setTimeout(tell, SECOND + 1);
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

  const rest = () => {
    coming = "";
    answered = null;
    pending?.close();
    pending = null;
    for (const peer of tried) peer.close();
    tried.clear();
    tell();
  };
  const awaited = (peer: Peer, as: JoinState) => {
    coming = as;
    tried.add(peer);
    void peer.opened.then((channel) => begin(peer, channel));
    tell();
  };
  const lost = (peer: Peer) => {
    if (!tried.has(peer) || coming !== "seeking") return;
    coming = "lost";
    tell();
  };
  /** Answers an offer, and again as long as nobody has come, where this browser does not wait. */
  const answer = async (offer: Side, show: (answer: string, isBrief: boolean) => void): Promise<void> => {
    const began = Date.now();
    const peer = await answering(await own(), offer);
    if (answered !== offer) return peer.close();
    awaited(peer, "waiting");
    show(connectCode({ is: "answer", mark: mark(), side: peer.side, to: offerTag(offer) }), givesUp);
    const again = () => void (answered === offer && answer(offer, show).catch(() => undefined));
    peer.onEnd(() => {
      if (!givesUp && Date.now() - began < SOON) again();
      givesUp ||= Date.now() - began < SOON;
      if (!tried.delete(peer)) return;
      peer.close();
      // Where the browser does not answer once more by itself, nobody can come by this answer any more.
      if (givesUp || answered !== offer) return;
      answered = null;
      coming = "lost";
      tell();
    });
    if (givesUp) setTimeout(again, FRESH);
  };
  const leave = () => {
    phones.leave();
    isOver = true;
    clearInterval(timer);
    unfollow();
    document.removeEventListener("visibilitychange", woken);
    window.removeEventListener("online", woken);
    // What was said last goes out before the lines are closed.
    setTimeout(() => opened.forEach(({ peer }) => peer.close()), SECOND / 2);
    rest();
    others.close();
    release();
    keep();
    left();
  };
  const checked = (code: string, is: Invitation["is"]): Invitation => {
    const read = readConnectCode(code);
    const here = found();
    if (here && !hasMark(here, read.mark)) throw new InputError(texts.otherEvening);
    if (read.is !== is) throw new InputError(is === "offer" ? texts.notOffer : texts.notAnswer);
    return read;
  };
  return {
    subscribe: follow,
    members: () => phones.members(),
    questions: () => phones.questions(),
    answer: (from, isChosen) => phones.answer(from, isChosen),
    said,
    changeBy: (next, at) => {
      change = next;
      table = at;
    },
    invite: async () => {
      rest();
      pending = await offering(await own());
      return connectCode({ is: "offer", mark: mark(), side: pending.side, to: "" });
    },
    letIn: (code) => {
      const { side, to } = checked(code, "answer");
      if (!pending || to !== offerTag(pending.side)) throw new InputError(texts.otherOffer);
      const offer = pending;
      pending = null;
      awaited(offer, "seeking");
      setTimeout(() => lost(offer), SEARCH_TIMEOUT_MS);
      offer.answered(side).catch(() => lost(offer));
    },
    join: async (code, show) => {
      const { side } = checked(code, "offer");
      rest();
      answered = side;
      await answer(side, show);
    },
    shown: () => {
      answered = null;
    },
    rest,
    coming: () => coming,
    isElsewhere: () => isElsewhere && Date.now() - made > SECOND,
    isFresh: () => Date.now() - made < LOST_AFTER_MS,
    leave,
  };
}
