import type { GroupEvent } from "../../../../play/connected/group-state";
import { MAX_MESSAGE_LENGTH } from "../../../../play/connected/phone-group";
import type { ChannelAge } from "../../../../play/connected/upkeep";
import type { Peer } from "./peer";

/** Maximum of bytes that may wait in a channel. */
const MAX_QUEUE = 500_000;

interface OpenChannel extends ChannelAge {
  readonly peer: Peer;
  readonly channel: RTCDataChannel;
}

/** The open channels to other phones. */
export interface OpenChannels {
  /** All open channels, by their numbers in the group's state. */
  readonly all: ReadonlyMap<number, OpenChannel>;
  readonly add: (peer: Peer, channel: RTCDataChannel) => void;
  /** Sends a text. A full channel drops it, so that no queue grows; after a later beat it is sent again. */
  readonly sendText: (id: number, text: string) => void;
  readonly drop: (id: number) => void;
}

/** @param send receives the events of the channels. */
export function openChannels(send: (event: GroupEvent) => void): OpenChannels {
  const all = new Map<number, OpenChannel>();
  let count = 0;
  const drop = (id: number) => {
    const peer = all.get(id)?.peer;
    all.delete(id);
    peer?.close();
    send({ kind: "closed", channel: id });
  };
  return {
    all,
    add: (peer, channel) => {
      const id = ++count;
      all.set(id, { peer, channel, label: channel.label, since: Date.now() });
      const end = () => {
        if (all.has(id)) drop(id);
      };
      channel.addEventListener("close", end);
      peer.onEnd(end);
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (typeof data === "string" && data.length <= MAX_MESSAGE_LENGTH)
          send({ kind: "received", channel: id, text: data });
      });
      send({ kind: "opened", channel: id });
    },
    sendText: (id, text) => {
      const channel = all.get(id)?.channel;
      if (channel?.readyState === "open" && channel.bufferedAmount < MAX_QUEUE) channel.send(text);
    },
    drop,
  };
}
