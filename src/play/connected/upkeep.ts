import { itemAt } from "../../bridge/item-at";
import type { GroupState } from "./group-state";
import { groupMembers, LOST_AFTER_MS } from "./phone-group";

/** A channel to another phone: both ends know its label. */
export interface ChannelAge {
  readonly label: string;
  /** Time at which the channel opened, in milliseconds since 1970. */
  readonly since: number;
}

/** Tasks that leave one channel to each phone of a group, and find lost phones again. */
interface Upkeep {
  /** Channels to phones with another evening. */
  readonly strangers: readonly number[];
  /** Channels to a phone that already has another one, to be closed. */
  readonly surplus: readonly number[];
  /** The channel that is kept to each phone from which something is heard; keys are the phones' ids. */
  readonly heard: ReadonlyMap<string, number>;
  /**
   * Phones of which this phone hears only through other phones, and to which it cannot connect by itself. Other phones
   * pass its requests on.
   */
  readonly unmet: readonly string[];
  /** Phones without a channel that this phone can reach again. */
  readonly lost: readonly string[];
}

/**
 * Works out which channels of a group to close, and which phones to connect to.
 * @param opened the open channels, by number
 * @param reachable the phones that this one can reach again
 * @param now in milliseconds since 1970
 */
export function upkeepOf(
  group: GroupState,
  opened: ReadonlyMap<number, ChannelAge>,
  reachable: readonly string[],
  now: number
): Upkeep {
  const strangers: number[] = [];
  const channels = new Map<string, (readonly [number, ChannelAge])[]>();
  for (const each of opened) {
    const end = group.channels.get(each[0]);
    if (end?.isOther) strangers.push(each[0]);
    else if (end && end.id !== null && now - end.heard < LOST_AFTER_MS)
      channels.set(end.id, [...(channels.get(end.id) ?? []), each]);
  }
  const heard = new Map<string, number>();
  const surplus: number[] = [];
  for (const [phone, all] of channels) {
    // Both phones sort the same labels, so they keep the same channel.
    const [, ...more] = all.sort(([, a], [, b]) => (a.label > b.label ? -1 : 1));
    heard.set(phone, itemAt(all, 0)[0]);
    surplus.push(...more.filter(([, { since }]) => now - since > 2 * LOST_AFTER_MS).map(([channel]) => channel));
  }
  const departed = new Set([...group.messages.values()].filter(({ left }) => left).map(({ id }) => id));
  return {
    strangers,
    surplus,
    heard,
    // Of two phones, the phone with the lower id asks the other.
    unmet: groupMembers(group, now).flatMap(({ id, silent }) =>
      silent !== null && silent <= LOST_AFTER_MS && !heard.has(id) && id > group.id && !reachable.includes(id)
        ? [id]
        : []
    ),
    lost: reachable.filter((phone) => !heard.has(phone) && !departed.has(phone)),
  };
}
