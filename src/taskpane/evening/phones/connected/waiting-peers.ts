import { offerTag, readConnectCode } from "../../../../play/connected/connect-code";
import { offerCode } from "./peer-codes";
import { offerPeer, EARLY_END_MS, type OfferingPeer, type Peer } from "./peer";

interface WaitingDeps {
  readonly certificate: () => Promise<RTCCertificate>;
  /** The evening's mark. */
  readonly mark: () => string;
  /** Called when a phone has connected again. */
  readonly onOpen: (peer: Peer, channel: RTCDataChannel) => void;
}

/** Peers that wait here, one for each phone, until that phone connects again. */
interface WaitingPeers {
  /** Sends a connected phone an offer by which it can connect again later. */
  readonly ask: (phone: string, send: (text: string) => void) => void;
  /** Reads the code with which a phone answers the offer; ignores a code for another offer, and a second one. */
  readonly acceptAnswer: (phone: string, code: string) => void;
  readonly close: () => void;
}

interface Waiting {
  readonly offer: OfferingPeer;
  readonly code: string;
  /** Time at which the answer came, in milliseconds since 1970; 0 before. */
  answered: number;
}

export function waitingPeers({ certificate, mark, onOpen }: WaitingDeps): WaitingPeers {
  const waiting = new Map<string, Waiting | "making">();
  /** Phones for which this browser cannot wait, because it gives up early. */
  const hopeless = new Set<string>();
  let isClosed = false;
  const wait = async (phone: string): Promise<Waiting> => {
    waiting.set(phone, "making");
    const offer = await offerPeer(await certificate());
    const entry: Waiting = { offer, code: offerCode(mark(), offer.side), answered: 0 };
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
  const acceptAnswer = async (phone: string, code: string): Promise<void> => {
    const one = waiting.get(phone);
    if (!one || one === "making" || one.answered > 0) return;
    const { kind, side, to } = readConnectCode(code);
    if (kind !== "answer" || to !== offerTag(one.offer.side)) return;
    one.answered = Date.now();
    await one.offer.acceptAnswer(side, []);
  };
  return {
    ask: (phone, send) => {
      const one = waiting.get(phone);
      if (one === "making" || (one && one.answered > 0) || hopeless.has(phone)) return;
      void (one ? Promise.resolve(one) : wait(phone)).then(
        ({ code }) => send(JSON.stringify({ kind: "spare", code })),
        () => waiting.delete(phone)
      );
    },
    acceptAnswer: (phone, code) => void acceptAnswer(phone, code).catch(() => undefined),
    close: () => {
      isClosed = true;
      for (const one of waiting.values()) if (one !== "making") one.offer.close();
    },
  };
}
