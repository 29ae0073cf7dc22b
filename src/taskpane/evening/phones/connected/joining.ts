import { InputError } from "../../../../bridge/input-error";
import {
  connectCode,
  offerTag,
  readConnectCode,
  type Invitation,
  type Side,
} from "../../../../play/connected/connect-code";
import {
  joinStep,
  NOT_JOINING,
  type JoinEffect,
  type JoinEvent,
  type JoinProgress,
} from "../../../../play/connected/join-step";
import { connectTexts as texts } from "./connect-texts";
import { answerPeer, offerPeer, EARLY_END_MS, type OfferingPeer, type Peer } from "./peer";

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
 * Receives the code of an answer. If `isBrief`, another code soon replaces it, because this browser waits only seconds.
 */
type ShowAnswer = (answer: string, isBrief: boolean) => void;

/** Connects this phone and another one by codes: one phone invites, and the other answers. */
interface Joining {
  readonly progress: () => JoinProgress;
  /** Returns a code by which one other phone can connect. */
  readonly invite: () => Promise<string>;
  /** Reads the answer of the phone that was invited. @throws InputError */
  readonly letIn: (code: string) => void;
  /** Answers the code with which another phone invites this one. @throws InputError */
  readonly join: (code: string, show: ShowAnswer) => Promise<void>;
  /** Called when the answer is no longer shown: it is not renewed then. */
  readonly hideAnswer: () => void;
  /** Called when a phone with another evening has connected. */
  readonly meetStranger: () => void;
  /** Stops waiting for, or looking for, a phone that is being connected. */
  readonly stop: () => void;
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
  const peers = new Map<number, Peer>();
  const ownOffers = new Map<number, OfferingPeer>();
  const offers: ReadOffer[] = [];
  let count = 0;
  let state = NOT_JOINING;
  const send = (event: JoinEvent) => {
    const step = joinStep(state, event);
    state = step.state;
    step.effects.forEach(carryOut);
  };
  const carryOut = (effect: JoinEffect) => {
    switch (effect.kind) {
      case "close":
        peers.get(effect.peer)?.close();
        ownOffers.delete(effect.peer);
        return peers.delete(effect.peer);
      case "failLater":
        return setTimeout(() => send({ ...effect, kind: "failed" }), SEARCH_TIMEOUT_MS);
      case "answer":
        // The first attempt has already reported why an answer cannot be made.
        return void answer(effect.offer).catch(() => undefined);
      case "renewLater":
        return setTimeout(() => send({ ...effect, kind: "renewed" }), BRIEF_ANSWER_MS);
      case "show":
        return show(effect);
      case "emit":
        return emit();
    }
  };
  const add = <P extends Peer>(peer: P): number => {
    const id = ++count;
    peers.set(id, peer);
    void peer.opened.then((channel) => {
      // This peer stays; all other peers of the same phone are closed.
      peers.delete(id);
      onOpen(peer, channel);
      send({ kind: "opened", peer: id });
    });
    return id;
  };
  const answer = async (offer: number): Promise<void> => {
    const read = offers[offer];
    if (!read) return;
    const began = Date.now();
    const peer = await answerPeer(await certificate(), read.side);
    const id = add(peer);
    send({ kind: "answered", offer, peer: id });
    peer.onEnd(() => send({ kind: "ended", offer, peer: id, isEarly: Date.now() - began < EARLY_END_MS }));
  };
  const show = ({ offer, peer, isBrief }: Extract<JoinEffect, { kind: "show" }>) => {
    const [read, answering] = [offers[offer], peers.get(peer)];
    if (read && answering)
      read.show(connectCode({ kind: "answer", mark: mark(), side: answering.side, to: offerTag(read.side) }), isBrief);
  };
  const readInvitation = (code: string, kind: Invitation["kind"]): Invitation => {
    const read = readConnectCode(code);
    checkMark(read.mark);
    if (read.kind !== kind) throw new InputError(kind === "offer" ? texts.notOffer : texts.notAnswer);
    return read;
  };
  return {
    progress: () => state.progress,
    invite: async () => {
      send({ kind: "stopped" });
      const offer = await offerPeer(await certificate());
      const peer = add(offer);
      ownOffers.set(peer, offer);
      send({ kind: "invited", peer });
      return connectCode({ kind: "offer", mark: mark(), side: offer.side, to: "" });
    },
    letIn: (code) => {
      const { side, to } = readInvitation(code, "answer");
      const peer = state.invited;
      const offer = peer === null ? undefined : ownOffers.get(peer);
      if (peer === null || !offer || to !== offerTag(offer.side)) throw new InputError(texts.otherOffer);
      send({ kind: "read" });
      offer.acceptAnswer(side).catch(() => send({ kind: "failed", peer }));
    },
    join: async (code, showAnswer) => {
      const { side } = readInvitation(code, "offer");
      const offer = offers.push({ side, show: showAnswer }) - 1;
      send({ kind: "asked", offer });
      await answer(offer);
    },
    hideAnswer: () => send({ kind: "hidden" }),
    meetStranger: () => send({ kind: "stranger" }),
    stop: () => send({ kind: "stopped" }),
  };
}
