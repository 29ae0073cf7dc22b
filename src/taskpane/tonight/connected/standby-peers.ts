import { InputError } from "../../../bridge/input-error";
import { connectCode, offerTag, readConnectCode } from "../../../play/connected/connect-code";
import { isMark } from "../../../play/evening-json";
import { isRecord } from "../../../play/parsed";
import { texts } from "../../../play/texts";
import { answeringAs, offering, prepared, SOON, type Offering, type Peer, type Prepared } from "./peer";

/** How another phone can be reached again: what it waits for, and by what this one answers that. */
interface Spare {
  readonly offer: string;
  readonly answer: string;
}

/** The spares in what was kept, which may be anything, by phone. */
export function sparesIn(kept: unknown): Map<string, Spare> {
  if (!isRecord(kept)) return new Map();
  return new Map(Object.entries(kept).filter((each): each is [string, Spare] => isMark(each[0]) && isSpare(each[1])));
}

function isSpare(kept: unknown): kept is Spare {
  return isRecord(kept) && typeof kept.offer === "string" && typeof kept.answer === "string";
}

interface StandbyDeps {
  readonly certificate: () => Promise<RTCCertificate>;
  readonly mark: () => string;
  readonly kept: ReadonlyMap<string, Spare>;
  readonly keep: (spares: ReadonlyMap<string, Spare>) => void;
  /** A spare is open. */
  readonly opened: (peer: Peer, channel: RTCDataChannel) => void;
}

/** What phones that are connected agree on, so that they find each other again without a code. */
interface Spares {
  /** The phones that can be reached again. */
  readonly phones: () => readonly string[];
  /** Of a phone that is connected: sees to it that it can come back. */
  readonly ask: (phone: string, send: (text: string) => void) => void;
  /** What it sends about that. */
  readonly received: (phone: string, text: unknown, send: (text: string) => void) => void;
  /** Looks for a phone that is lost, as long as that takes. */
  readonly seek: (phone: string) => void;
  /** It is there again. */
  readonly found: (phone: string) => void;
  readonly forget: (phone: string) => void;
  readonly close: () => void;
}

interface Waiting {
  readonly offer: Offering;
  readonly code: string;
  /** When it was, in milliseconds; 0 for not yet. */
  answered: number;
}

/**
 * In milliseconds: how long one attempt is given, where the phones have found each other and where not. While there is no
 * network it comes to nothing, even where there is one again before its end.
 */
const ATTEMPT = 4000;
const SLOW_ATTEMPT = 15_000;
/** How long the next one waits: after some minutes longer, for the battery. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const LONGER = 1.03;

/**
 * Keeps for each phone one end that waits for it, and knows one end of the phone's that waits for this one: so either may
 * be loaded anew.
 */
export function standbyPeers({ certificate, mark, kept, keep, opened }: StandbyDeps): Spares {
  const known = new Map(kept);
  const ready = new Map<string, Prepared>();
  const takes = new Map<string, Promise<string>>();
  const waiting = new Map<string, Waiting | "making">();
  const seeking = new Map<string, { isOver: boolean; peer: Peer | null }>();
  /** Phones for which this browser cannot wait: it gives up soon, again and again. */
  const inVain = new Set<string>();
  let isClosed = false;

  const wait = async (phone: string): Promise<Waiting> => {
    waiting.set(phone, "making");
    const offer = await offering(await certificate());
    const code = connectCode({ is: "offer", mark: mark(), side: offer.side, to: "" });
    const made: Waiting = { offer, code, answered: 0 };
    const isGone = () => waiting.get(phone) === made && waiting.delete(phone);
    waiting.set(phone, made);
    offer.onEnd(() => {
      if (isGone() && made.answered > 0 && Date.now() - made.answered < SOON) inVain.add(phone);
      offer.close();
    });
    void offer.opened.then((channel) => {
      isGone();
      opened(offer, channel);
    });
    if (isClosed) offer.close();
    return made;
  };
  const take = async (phone: string, code: string): Promise<string> => {
    const { is, side } = readConnectCode(code);
    if (is !== "offer") throw new InputError(texts.connect.none);
    const made = await prepared(await certificate(), side);
    ready.get(phone)?.close();
    ready.set(phone, made);
    const answer = connectCode({ is: "answer", mark: mark(), side: made.side, to: offerTag(side) });
    known.set(phone, { offer: code, answer });
    keep(known);
    return answer;
  };
  /** The same offer, which may come twice, has the same answer. */
  const taken = (phone: string, code: string): Promise<string> => {
    const spare = known.get(phone);
    if (spare?.offer === code) return Promise.resolve(spare.answer);
    const taking = takes.get(code) ?? take(phone, code);
    takes.set(code, taking);
    void taking.catch(() => undefined).then(() => takes.delete(code));
    return taking;
  };
  const begin = async (phone: string, spare: Spare): Promise<Peer> => {
    const offer = readConnectCode(spare.offer).side;
    try {
      return await answeringAs(await certificate(), offer, readConnectCode(spare.answer).side);
    } catch (error) {
      // Some browsers do not let a page answer as it has said before, but as long as it is not loaded anew.
      const made = ready.get(phone);
      ready.delete(phone);
      if (!made) throw error;
      return made.begin();
    }
  };
  const attempt = async (phone: string, search: { isOver: boolean; peer: Peer | null }): Promise<void> => {
    const spare = known.get(phone);
    if (!spare) return;
    const peer = await begin(phone, spare);
    search.peer = peer;
    if (search.isOver) return peer.close();
    const channel = await new Promise<RTCDataChannel | null>((resolve) => {
      peer.onEnd(() => resolve(null));
      setTimeout(() => peer.isReached() || resolve(null), ATTEMPT);
      setTimeout(() => resolve(null), SLOW_ATTEMPT);
      void peer.opened.then(resolve);
    });
    if (search.isOver && !channel) return;
    if (channel) {
      search.peer = null;
      search.isOver = true;
      opened(peer, channel);
    } else peer.close();
  };
  const search = async (phone: string): Promise<void> => {
    const one: { isOver: boolean; peer: Peer | null } = { isOver: false, peer: null };
    seeking.set(phone, one);
    for (let pause = FIRST_PAUSE; !one.isOver; pause = Math.min(pause * LONGER, LONGEST_PAUSE)) {
      await attempt(phone, one).catch(() => undefined);
      if (!one.isOver) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (seeking.get(phone) === one) seeking.delete(phone);
  };
  const stop = (phone: string) => {
    const one = seeking.get(phone);
    if (!one) return;
    one.isOver = true;
    one.peer?.close();
    seeking.delete(phone);
  };
  return {
    phones: () => [...known.keys()],
    ask: (phone, send) => {
      const one = waiting.get(phone);
      if (one === "making" || (one && one.answered > 0) || inVain.has(phone)) return;
      void (one ? Promise.resolve(one) : wait(phone)).then(
        ({ code }) => send(JSON.stringify({ kind: "spare", code })),
        () => waiting.delete(phone)
      );
    },
    received: (phone, text, send) => {
      if (!isRecord(text) || typeof text.code !== "string") return;
      const { code } = text;
      if (text.kind === "spare")
        taken(phone, code).then(
          (answer) => send(JSON.stringify({ kind: "spare-answer", code: answer })),
          () => undefined
        );
      const one = waiting.get(phone);
      if (text.kind !== "spare-answer" || !one || one === "making" || one.answered > 0) return;
      const answer = async () => {
        const { is, side, to } = readConnectCode(code);
        if (is !== "answer" || to !== offerTag(one.offer.side)) return;
        one.answered = Date.now();
        await one.offer.answered(side, []);
      };
      answer().catch(() => undefined);
    },
    seek: (phone) => {
      if (!seeking.has(phone) && known.has(phone) && !isClosed) void search(phone);
    },
    found: stop,
    forget: (phone) => {
      stop(phone);
      known.delete(phone);
      keep(known);
    },
    close: () => {
      isClosed = true;
      for (const phone of [...seeking.keys()]) stop(phone);
      for (const one of waiting.values()) if (one !== "making") one.offer.close();
      for (const one of ready.values()) one.close();
    },
  };
}
