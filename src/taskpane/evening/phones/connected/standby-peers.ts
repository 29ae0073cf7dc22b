import { InputError } from "../../../../bridge/input-error";
import { connectCode, offerTag, readConnectCode } from "../../../../play/connected/connect-code";
import { isMark } from "../../../../play/evening-json";
import { isRecord } from "../../../../play/parsed";
import { texts } from "../../../../play/texts";
import {
  answerAs,
  offerPeer,
  prepareAnswer,
  EARLY_END_MS,
  type OfferingPeer,
  type Peer,
  type PreparedAnswer,
} from "./peer";

/** Codes by which another phone can be reached again: the offer with which it waits, and this phone's answer. */
interface Spare {
  readonly offer: string;
  readonly answer: string;
}

/** Reads stored codes, by phone; leaves out invalid ones. */
export function parseSpares(stored: unknown): Map<string, Spare> {
  if (!isRecord(stored)) return new Map();
  return new Map(Object.entries(stored).filter((each): each is [string, Spare] => isMark(each[0]) && isSpare(each[1])));
}

function isSpare(value: unknown): value is Spare {
  return isRecord(value) && typeof value.offer === "string" && typeof value.answer === "string";
}

interface StandbyDeps {
  readonly certificate: () => Promise<RTCCertificate>;
  readonly mark: () => string;
  readonly spares: ReadonlyMap<string, Spare>;
  readonly save: (spares: ReadonlyMap<string, Spare>) => void;
  /** Called when a phone has connected again. */
  readonly onOpen: (peer: Peer, channel: RTCDataChannel) => void;
}

/** Connections prepared between connected phones, so that they find each other again without scanning a code. */
interface StandbyPeers {
  /** The phones that can be reached again. */
  readonly phones: () => readonly string[];
  /** Sends a connected phone an offer by which it can connect again later. */
  readonly ask: (phone: string, send: (text: string) => void) => void;
  /** Handles another phone's offer for a later connection, or the answer to this phone's offer. */
  readonly receive: (phone: string, text: unknown, send: (text: string) => void) => void;
  /** Tries to connect to a lost phone until it is found. */
  readonly seek: (phone: string) => void;
  readonly stopSeeking: (phone: string) => void;
  readonly close: () => void;
}

interface Waiting {
  readonly offer: OfferingPeer;
  readonly code: string;
  /** Time at which the answer came, in milliseconds since 1970; 0 before. */
  answered: number;
}

/**
 * Time limits of an attempt: before the phones have found each other, and after. An attempt that starts without a
 * network fails even if the network comes back before its end.
 */
const ATTEMPT_MS = 4000;
const SLOW_ATTEMPT_MS = 15_000;
/** Pauses between attempts, which grow over some minutes to spare the battery. */
const FIRST_PAUSE_MS = 300;
const MAX_PAUSE_MS = 10_000;
const PAUSE_GROWTH = 1.03;

/**
 * Prepares two connections with each phone: a peer here waits for the other phone, and the codes are stored of a peer
 * there that waits for this phone. So the page on either phone may be reloaded.
 */
export function standbyPeers({ certificate, mark, spares, save, onOpen }: StandbyDeps): StandbyPeers {
  const spareMap = new Map(spares);
  const ready = new Map<string, PreparedAnswer>();
  const answers = new Map<string, Promise<string>>();
  const waiting = new Map<string, Waiting | "making">();
  const seeking = new Map<string, { isOver: boolean; peer: Peer | null }>();
  /** Phones for which this browser cannot wait, because it gives up early. */
  const hopeless = new Set<string>();
  let isClosed = false;

  const wait = async (phone: string): Promise<Waiting> => {
    waiting.set(phone, "making");
    const offer = await offerPeer(await certificate());
    const code = connectCode({ kind: "offer", mark: mark(), side: offer.side, to: "" });
    const entry: Waiting = { offer, code, answered: 0 };
    const isGone = () => waiting.get(phone) === entry && waiting.delete(phone);
    waiting.set(phone, entry);
    offer.onEnd(() => {
      if (isGone() && entry.answered > 0 && Date.now() - entry.answered < EARLY_END_MS) hopeless.add(phone);
      offer.close();
    });
    void offer.opened.then((channel) => {
      isGone();
      onOpen(offer, channel);
    });
    if (isClosed) offer.close();
    return entry;
  };
  const prepareFor = async (phone: string, code: string): Promise<string> => {
    const { kind, side } = readConnectCode(code);
    if (kind !== "offer") throw new InputError(texts.connect.noConnectCode);
    const created = await prepareAnswer(await certificate(), side);
    ready.get(phone)?.close();
    ready.set(phone, created);
    const answer = connectCode({ kind: "answer", mark: mark(), side: created.side, to: offerTag(side) });
    spareMap.set(phone, { offer: code, answer });
    save(spareMap);
    return answer;
  };
  /** Returns the code that answers an offer; an offer that arrives twice gets the same code. */
  const answerFor = (phone: string, code: string): Promise<string> => {
    const spare = spareMap.get(phone);
    if (spare?.offer === code) return Promise.resolve(spare.answer);
    const pending = answers.get(code) ?? prepareFor(phone, code);
    answers.set(code, pending);
    void pending.catch(() => undefined).then(() => answers.delete(code));
    return pending;
  };
  const begin = async (phone: string, spare: Spare): Promise<Peer> => {
    const offer = readConnectCode(spare.offer).side;
    try {
      return await answerAs(await certificate(), offer, readConnectCode(spare.answer).side);
    } catch (error) {
      // Some browsers do not let a page repeat an answer. The prepared one works until the page is reloaded.
      const preparedAnswer = ready.get(phone);
      ready.delete(phone);
      if (!preparedAnswer) throw error;
      return preparedAnswer.begin();
    }
  };
  const attempt = async (phone: string, search: { isOver: boolean; peer: Peer | null }): Promise<void> => {
    const spare = spareMap.get(phone);
    if (!spare) return;
    const peer = await begin(phone, spare);
    search.peer = peer;
    if (search.isOver) return peer.close();
    const channel = await new Promise<RTCDataChannel | null>((resolve) => {
      peer.onEnd(() => resolve(null));
      setTimeout(() => peer.isReached() || resolve(null), ATTEMPT_MS);
      setTimeout(() => resolve(null), SLOW_ATTEMPT_MS);
      void peer.opened.then(resolve);
    });
    if (search.isOver && !channel) return;
    if (channel) {
      search.peer = null;
      search.isOver = true;
      onOpen(peer, channel);
    } else peer.close();
  };
  const search = async (phone: string): Promise<void> => {
    const one: { isOver: boolean; peer: Peer | null } = { isOver: false, peer: null };
    seeking.set(phone, one);
    for (let pause = FIRST_PAUSE_MS; !one.isOver; pause = Math.min(pause * PAUSE_GROWTH, MAX_PAUSE_MS)) {
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
    phones: () => [...spareMap.keys()],
    ask: (phone, send) => {
      const one = waiting.get(phone);
      if (one === "making" || (one && one.answered > 0) || hopeless.has(phone)) return;
      void (one ? Promise.resolve(one) : wait(phone)).then(
        ({ code }) => send(JSON.stringify({ kind: "spare", code })),
        () => waiting.delete(phone)
      );
    },
    receive: (phone, text, send) => {
      if (!isRecord(text) || typeof text.code !== "string") return;
      const { code } = text;
      if (text.kind === "spare")
        answerFor(phone, code).then(
          (answer) => send(JSON.stringify({ kind: "spare-answer", code: answer })),
          () => undefined
        );
      const one = waiting.get(phone);
      if (text.kind !== "spare-answer" || !one || one === "making" || one.answered > 0) return;
      const answer = async () => {
        const { kind, side, to } = readConnectCode(code);
        if (kind !== "answer" || to !== offerTag(one.offer.side)) return;
        one.answered = Date.now();
        await one.offer.acceptAnswer(side, []);
      };
      answer().catch(() => undefined);
    },
    seek: (phone) => {
      if (!seeking.has(phone) && spareMap.has(phone) && !isClosed) void search(phone);
    },
    stopSeeking: stop,
    close: () => {
      isClosed = true;
      for (const phone of [...seeking.keys()]) stop(phone);
      for (const one of waiting.values()) if (one !== "making") one.offer.close();
      for (const one of ready.values()) one.close();
    },
  };
}
