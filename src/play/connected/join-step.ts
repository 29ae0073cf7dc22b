/**
 * Progress of connecting two phones: "waiting" until the other phone reads this one's answer, "seeking" the other
 * phone, "here" once connected, "lost" if the other phone was not found, "other" if it has another evening; "" while no
 * phone is being connected.
 */
export type JoinProgress = "" | "waiting" | "seeking" | "here" | "lost" | "other";

/** State of connecting one phone. This phone's ends of connections ("peers") and other phones' offers have numbers. */
export interface JoinState {
  readonly progress: JoinProgress;
  /** The peer of this phone's own offer, until the answer to it is read; null for none. */
  readonly invited: number | null;
  /** The offer that this phone is answering; null for none. */
  readonly answering: number | null;
  /** Peers through which the other phone may connect. The first one that opens is kept. */
  readonly peers: readonly number[];
  /** True once this browser has closed the connection of an answer before anybody could read the answer's code. */
  readonly givesUp: boolean;
}

export type JoinEvent =
  /** "hidden": this phone's answer is no longer shown. "stranger": a phone with another evening has connected. */
  | { readonly kind: "stopped" | "hidden" | "stranger" }
  /** "invited": this phone's offer was made. "read": the answer to this offer was read. */
  | { readonly kind: "invited"; readonly peer: number }
  | { readonly kind: "read" }
  /** "asked": another phone's offer was read, and is being answered. "renewed": it is time for a new answer. */
  | { readonly kind: "asked" | "renewed"; readonly offer: number }
  /** The answer to another phone's offer was made. */
  | { readonly kind: "answered"; readonly offer: number; readonly peer: number }
  /** "opened": the peer is connected. "failed": the other phone was not found in time. */
  | { readonly kind: "opened" | "failed"; readonly peer: number }
  /** The connection of an answer has ended; `isEarly` is true if that was sooner than a person reads a code. */
  | { readonly kind: "ended"; readonly offer: number; readonly peer: number; readonly isEarly: boolean };

export type JoinEffect =
  | { readonly kind: "close" | "failLater"; readonly peer: number }
  /** "answer": answers an offer once more. "renewLater": sends "renewed" after a while. */
  | { readonly kind: "answer" | "renewLater"; readonly offer: number }
  /** Shows the code of an answer. `isBrief` is true if another answer soon replaces it. */
  | { readonly kind: "show"; readonly offer: number; readonly peer: number; readonly isBrief: boolean }
  | { readonly kind: "emit" };

/** The next state, and effects to carry out in this order. */
interface JoinStep {
  readonly state: JoinState;
  readonly effects: readonly JoinEffect[];
}

const EMIT: JoinEffect = { kind: "emit" };

export const NOT_JOINING: JoinState = { progress: "", invited: null, answering: null, peers: [], givesUp: false };

const only = (state: JoinState): JoinStep => ({ state, effects: [] });

/**
 * Returns the next state of connecting a phone, after an event. This phone makes an offer, or answers the other phone's
 * offer.
 */
export function joinStep(state: JoinState, event: JoinEvent): JoinStep {
  switch (event.kind) {
    case "stopped":
      return stopped(state);
    case "hidden":
      return only({ ...state, answering: null });
    case "stranger":
      return only({ ...state, progress: "other" });
    case "invited":
      return only({ ...state, invited: event.peer });
    case "read":
      return state.invited === null ? only(state) : seeking(state, state.invited);
    case "asked": {
      const { state: cleared, effects } = stopped(state);
      return { state: { ...cleared, answering: event.offer }, effects };
    }
    case "renewed":
      return { state, effects: state.answering === event.offer ? [{ ...event, kind: "answer" }] : [] };
    case "answered":
      return answered(state, event.offer, event.peer);
    case "opened":
      return opened(state, event.peer);
    case "failed": {
      const isLost = state.progress === "seeking" && state.peers.includes(event.peer);
      return isLost ? { state: { ...state, progress: "lost" }, effects: [EMIT] } : only(state);
    }
    case "ended":
      return ended(state, event);
  }
}

function close(peers: readonly number[]): JoinEffect[] {
  return peers.map((peer) => ({ kind: "close", peer }));
}

function stopped(state: JoinState): JoinStep {
  const { invited, peers, givesUp } = state;
  return {
    state: { ...NOT_JOINING, givesUp },
    effects: [...close(invited === null ? peers : [invited, ...peers]), EMIT],
  };
}

/** Looks for the other phone, whose answer has been read; after a while the search fails. */
function seeking(state: JoinState, peer: number): JoinStep {
  return {
    state: { ...state, progress: "seeking", invited: null, peers: [...state.peers, peer] },
    effects: [{ kind: "failLater", peer }, EMIT],
  };
}

function answered(state: JoinState, offer: number, peer: number): JoinStep {
  if (state.answering !== offer) return { state, effects: close([peer]) };
  const { givesUp: isBrief } = state;
  return {
    state: { ...state, progress: "waiting", peers: [...state.peers, peer] },
    effects: [
      EMIT,
      { kind: "show", offer, peer, isBrief },
      ...(isBrief ? [{ kind: "renewLater", offer } as const] : []),
    ],
  };
}

function opened(state: JoinState, peer: number): JoinStep {
  if (!state.peers.includes(peer)) return only(state);
  const { state: next, effects } = stopped({ ...state, peers: state.peers.filter((each) => each !== peer) });
  return { state: { ...next, progress: "here" }, effects };
}

/**
 * Handles the end of an answer's connection. A browser that ends such connections early makes a new answer; any other
 * browser reports the other phone as lost.
 */
function ended(state: JoinState, { offer, peer, isEarly }: Extract<JoinEvent, { kind: "ended" }>): JoinStep {
  const isCurrent = state.answering === offer;
  const again: readonly JoinEffect[] = isCurrent && isEarly && !state.givesUp ? [{ kind: "answer", offer }] : [];
  const next: JoinState = { ...state, givesUp: state.givesUp || isEarly };
  if (!state.peers.includes(peer)) return { state: next, effects: again };
  const without = { ...next, peers: state.peers.filter((each) => each !== peer) };
  const effects = [...again, ...close([peer])];
  if (without.givesUp || !isCurrent) return { state: without, effects };
  return { state: { ...without, answering: null, progress: "lost" }, effects: [...effects, EMIT] };
}
