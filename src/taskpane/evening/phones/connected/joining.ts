import { InputError } from "../../../../bridge/input-error";
import { offerTag, readConnectCode, type Invitation, type Side } from "../../../../play/connected/connect-code";
import {
  joinStep,
  NOT_JOINING,
  type JoinEffect,
  type JoinEvent,
  type JoinProgress,
} from "../../../../play/connected/join-step";
import { connectTexts as texts } from "./connect-texts";
import { answerPeer, offerPeer, EARLY_END_MS, type OfferingPeer, type Peer } from "./peer";
import { answerCode, offerCode } from "./peer-codes";

interface Context {
  readonly certificate: () => Promise<RTCCertificate>;
  /** The evening's mark. */
  readonly mark: () => string;
  /** @throws InputError if the mark is another evening's */
  readonly checkMark: (mark: string) => void;
  /** Called with a peer that is connected. */
  readonly onOpen: (peer: Peer, channel: RTCDataChannel) => void;
  readonly emit: () => void;
}

/**
 * Receives the code of an answer. If `isBrief`, another code soon replaces it, because this browser waits only seconds
 * for the other phone to read it.
 */
type ShowAnswer = (answer: string, isBrief: boolean) => void;

/** Connects this phone and another one by codes: one phone invites, and the other answers. */
export interface JoinByCode {
  readonly joinProgress: () => JoinProgress;
  /** Returns a code by which one other phone can connect. */
  readonly invite: () => Promise<string>;
  /** Reads the answer of the phone that was invited. @throws InputError */
  readonly letIn: (code: string) => void;
  /**
   * Answers the code with which another phone invites this one.
   * @param show receives the code of the answer, and each code that replaces it.
   * @throws InputError
   */
  readonly join: (code: string, show: ShowAnswer) => Promise<void>;
  /** Called when the answer is no longer shown: it is not renewed then. */
  readonly hideAnswer: () => void;
  /** Stops waiting for, or looking for, a phone that is being connected. */
  readonly stopJoining: () => void;
}

interface Joining {
  readonly actions: JoinByCode;
  /** Called when a phone with another evening has connected. */
  readonly meetStranger: () => void;
}

/** After this time without a connection the page shows what to do. */
const SEARCH_TIMEOUT_MS = 20_000;
/** Time before an answer is renewed in a browser that gives up early; an answer is valid for twice as long. */
const BRIEF_ANSWER_MS = 2500;

/** An offer that was read. */
interface ReadOffer {
  readonly side: Side;
  readonly show: ShowAnswer;
}

/** Carries out the effects that `joinStep` returns. */
export function joiningOf({ certificate, mark, checkMark, onOpen, emit }: Context): Joining {
  const peers = pendingPeers((id, peer, channel) => {
    onOpen(peer, channel);
    send({ kind: "opened", peer: id });
  });
  const ownOffers = new Map<number, OfferingPeer>();
  const offers: ReadOffer[] = [];
  let state = NOT_JOINING;
  const send = (event: JoinEvent) => {
    const step = joinStep(state, event);
    state = step.state;
    step.effects.forEach(carryOut);
  };
  const carryOut = (effect: JoinEffect) => {
    switch (effect.kind) {
      case "close":
        ownOffers.delete(effect.peer);
        return peers.close(effect.peer);
      case "failLater":
        return setTimeout(() => send({ ...effect, kind: "failed" }), SEARCH_TIMEOUT_MS);
      case "answer":
        // The first attempt has already reported why an answer cannot be made.
        return void answer(effect.offer).catch(() => undefined);
      case "renewLater":
        return setTimeout(() => send({ ...effect, kind: "renewed" }), BRIEF_ANSWER_MS);
      case "show":
        return showCode(effect);
      case "emit":
        return emit();
    }
  };
  const showCode = ({ offer, peer, isBrief }: Extract<JoinEffect, { kind: "show" }>) => {
    const [read, answering] = [offers[offer], peers.get(peer)];
    if (read && answering) read.show(answerCode(mark(), answering.side, read.side), isBrief);
  };
  const answer = async (offer: number): Promise<void> => {
    const read = offers[offer];
    if (!read) return;
    const began = Date.now();
    const peer = await answerPeer(await certificate(), read.side);
    const id = peers.add(peer);
    send({ kind: "answered", offer, peer: id });
    peer.onEnd(() => send({ kind: "ended", offer, peer: id, isEarly: Date.now() - began < EARLY_END_MS }));
  };
  return {
    actions: {
      joinProgress: () => state.progress,
      invite: async () => {
        send({ kind: "stopped" });
        const offer = await offerPeer(await certificate());
        const peer = peers.add(offer);
        ownOffers.set(peer, offer);
        send({ kind: "invited", peer });
        return offerCode(mark(), offer.side);
      },
      letIn: (code) => {
        const { side, to } = readInvitation(code, "answer", checkMark);
        const peer = state.invited;
        const offer = peer === null ? undefined : ownOffers.get(peer);
        if (peer === null || !offer || to !== offerTag(offer.side)) throw new InputError(texts.otherOffer);
        send({ kind: "read" });
        offer.acceptAnswer(side).catch(() => send({ kind: "failed", peer }));
      },
      join: async (code, showAnswer) => {
        const { side } = readInvitation(code, "offer", checkMark);
        const offer = offers.push({ side, show: showAnswer }) - 1;
        send({ kind: "asked", offer });
        await answer(offer);
      },
      hideAnswer: () => send({ kind: "hidden" }),
      stopJoining: () => send({ kind: "stopped" }),
    },
    meetStranger: () => send({ kind: "stranger" }),
  };
}

/** Numbers the peers that are being connected. A peer that has opened is no longer among them, so it stays open. */
function pendingPeers(onOpened: (id: number, peer: Peer, channel: RTCDataChannel) => void) {
  const peers = new Map<number, Peer>();
  let count = 0;
  return {
    get: (id: number) => peers.get(id),
    add: (peer: Peer): number => {
      const id = ++count;
      peers.set(id, peer);
      void peer.opened.then((channel) => {
        peers.delete(id);
        onOpened(id, peer, channel);
      });
      return id;
    },
    close: (id: number) => {
      peers.get(id)?.close();
      peers.delete(id);
    },
  };
}

/** @throws InputError if the code is of another kind, or of another evening */
function readInvitation(code: string, kind: Invitation["kind"], checkMark: Context["checkMark"]): Invitation {
  const read = readConnectCode(code);
  checkMark(read.mark);
  if (read.kind !== kind) throw new InputError(kind === "offer" ? texts.notOffer : texts.notAnswer);
  return read;
}
