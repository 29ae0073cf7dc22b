import type { Conflict, Evening } from "../evening";
import type { Question } from "./reconcile";
import type { StateMessage } from "./state-message";

/** Messages that a phone stores, so that it recognizes the other phones after its page is reloaded. */
export interface StoredMessages {
  readonly id: string;
  readonly own: StateMessage | null;
  readonly others: readonly StateMessage[];
}

/** The connected phones of an evening, as one of them knows them. All times are in milliseconds. */
export interface GroupState extends Pick<StoredMessages, "id"> {
  /** This phone's message. */
  readonly local: StateMessage | null;
  /** The other phones' messages, by phone. */
  readonly messages: ReadonlyMap<string, StateMessage>;
  /** Highest turn that other phones have of this phone's messages, if this phone has lost its storage; else 0. */
  readonly heardOwnTurn: number;
  readonly questions: readonly Question[];
  /** Phones with another evening. */
  readonly strangers: readonly string[];
  /** The evening as last read, so that not every beat has to read it; null before the first reading, and if deleted. */
  readonly evening: Evening | null;
  /** Time at which each phone was last heard, directly or through others. */
  readonly heard: ReadonlyMap<string, number>;
  readonly channels: ReadonlyMap<number, ChannelState>;
  readonly lastBeat: number;
}

export function messagesToStore({ id, local, messages }: GroupState): StoredMessages {
  return { id, own: local, others: [...messages.values()] };
}

/** A connection to one other phone; any text sent through it may be lost. */
export interface ChannelState {
  /** The phone at the other end, null until it is known. */
  readonly id: string | null;
  readonly heard: number;
  /** Start of the second in which `texts` are counted. */
  readonly since: number;
  readonly texts: number;
  /** True if the phone has another evening. */
  readonly isOther: boolean;
}

/** Input of `groupStep` from outside the group's state. */
export interface GroupContext {
  readonly now: number;
  /** This phone's table. */
  readonly table: number;
  /** The stored evening; null if it was deleted. */
  readonly evening: () => Evening | null;
}

export type GroupEvent =
  /** "changed": the evening on this phone has changed. "beat": a second has passed. */
  | { readonly kind: "changed" | "beat" | "left" }
  | { readonly kind: "opened" | "closed"; readonly channel: number }
  | { readonly kind: "received"; readonly channel: number; readonly text: string }
  /**
   * All questions about results of the phone `from` are decided: that phone's result counts if `isChosen` is true, else
   * this phone's.
   */
  | { readonly kind: "answered"; readonly from: string; readonly isChosen: (conflict: Conflict) => boolean };

export type GroupEffect =
  | { readonly kind: "send"; readonly channel: number; readonly text: string }
  | { readonly kind: "save"; readonly messages: StoredMessages }
  /** Changes the stored evening. */
  | { readonly kind: "change"; readonly change: (evening: Evening) => Evening }
  /** Passes on data that came from a phone of the group and are neither a beat nor a message. */
  | {
      readonly kind: "deliver";
      readonly channel: number;
      readonly from: string;
      readonly payload: Readonly<Record<string, unknown>>;
    }
  /** Members, questions or channels have changed. */
  | { readonly kind: "emit" };
