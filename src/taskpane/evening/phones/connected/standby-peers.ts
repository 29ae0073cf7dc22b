import { isRecord } from "../../../../play/parsed";
import type { Peer } from "./peer";
import { spareAnswers, type SpareDeps } from "./spare-answers";
import { waitingPeers } from "./waiting-peers";

interface StandbyDeps extends SpareDeps {
  /** Called when a phone has connected again. */
  readonly onOpen: (peer: Peer, channel: RTCDataChannel) => void;
}

/** Connections prepared between connected phones, so that they find each other again without scanning a code. */
export interface StandbyPeers {
  /** Returns the phones to which this phone can connect again without scanning a code. */
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

/** A search for a lost phone, and the peer of the present attempt. */
interface Search {
  isOver: boolean;
  peer: Peer | null;
}

/**
 * Prepares two connections with each phone: a peer here waits for the other phone, and the codes are stored of a peer
 * there that waits for this phone. So the page on either phone may be reloaded.
 */
export function standbyPeers(deps: StandbyDeps): StandbyPeers {
  const waiting = waitingPeers(deps);
  const spares = spareAnswers(deps);
  const searches = new Map<string, Search>();
  let isClosed = false;
  const attempt = async (phone: string, search: Search): Promise<void> => {
    const peer = await spares.begin(phone);
    if (!peer) return;
    search.peer = peer;
    if (search.isOver) return peer.close();
    const channel = await channelInTime(peer);
    if (search.isOver && !channel) return;
    if (channel) {
      search.peer = null;
      search.isOver = true;
      deps.onOpen(peer, channel);
    } else peer.close();
  };
  const seek = async (phone: string): Promise<void> => {
    const search: Search = { isOver: false, peer: null };
    searches.set(phone, search);
    for (let pause = FIRST_PAUSE_MS; !search.isOver; pause = Math.min(pause * PAUSE_GROWTH, MAX_PAUSE_MS)) {
      await attempt(phone, search).catch(() => undefined);
      if (!search.isOver) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (searches.get(phone) === search) searches.delete(phone);
  };
  const stopSeeking = (phone: string) => {
    const search = searches.get(phone);
    if (!search) return;
    search.isOver = true;
    search.peer?.close();
    searches.delete(phone);
  };
  return {
    phones: spares.phones,
    ask: waiting.ask,
    receive: (phone, text, send) => {
      if (!isRecord(text) || typeof text.code !== "string") return;
      if (text.kind === "spare")
        spares.answerFor(phone, text.code).then(
          (answer) => send(JSON.stringify({ kind: "spare-answer", code: answer })),
          () => undefined
        );
      if (text.kind === "spare-answer") waiting.acceptAnswer(phone, text.code);
    },
    seek: (phone) => {
      if (!searches.has(phone) && spares.has(phone) && !isClosed) void seek(phone);
    },
    stopSeeking,
    close: () => {
      isClosed = true;
      for (const phone of [...searches.keys()]) stopSeeking(phone);
      waiting.close();
      spares.close();
    },
  };
}

/** Returns the peer's channel; null if the peer fails, or does not open in time. */
function channelInTime(peer: Peer): Promise<RTCDataChannel | null> {
  return new Promise((resolve) => {
    peer.onEnd(() => resolve(null));
    setTimeout(() => peer.isReached() || resolve(null), ATTEMPT_MS);
    setTimeout(() => resolve(null), SLOW_ATTEMPT_MS);
    void peer.opened.then(resolve);
  });
}
