import type { GroupEffect, GroupState } from "../../../../play/connected/group-state";
import type { upkeepOf } from "../../../../play/connected/upkeep";
import { isMark } from "../../../../play/evening-json";
import { parseJson } from "../../../../play/parsed";
import type { OpenChannels } from "./open-channels";
import type { StandbyPeers } from "./standby-peers";

/** Maximum length of a forwarded text, in characters; longer than any code for connecting, with its envelope. */
const MAX_FORWARDED_LENGTH = 1000;

/** Handles codes for standby connections, and forwards such codes between two phones that are connected to this one. */
export function receiveCode(
  { from, payload, channel }: Extract<GroupEffect, { kind: "deliver" }>,
  group: GroupState,
  channels: OpenChannels,
  standby: StandbyPeers
): void {
  const reply = (text: string) => channels.sendText(channel, text);
  if (payload.kind !== "pass") return standby.receive(from, payload, reply);
  const { to, by, text } = payload;
  if (!isMark(by) || !isMark(to) || typeof text !== "string" || text.length > MAX_FORWARDED_LENGTH) return;
  if (to === group.id) standby.receive(by, parseJson(text), (answer) => reply(forwardedText(group.id, by, answer)));
  else if (by === from)
    for (const [id, end] of group.channels) if (end.id === to) channels.sendText(id, JSON.stringify(payload));
}

/** Prepares standby connections with the phones that are heard, and connects to those without a channel. */
export function seekPhones(
  { heard, unmet, lost }: ReturnType<typeof upkeepOf>,
  ownId: string,
  channels: OpenChannels,
  standby: StandbyPeers
): void {
  for (const [phone, channel] of heard) {
    standby.stopSeeking(phone);
    standby.ask(phone, (text) => channels.sendText(channel, text));
  }
  // Phones that the same phone has invited also connect to each other: they stay connected if that phone leaves.
  for (const phone of unmet)
    standby.ask(phone, (text) =>
      channels.all.forEach((_, channel) => channels.sendText(channel, forwardedText(ownId, phone, text)))
    );
  lost.forEach(standby.seek);
}

/** Wraps a text that the phone which receives it passes on to another one. */
function forwardedText(by: string, to: string, text: string): string {
  return JSON.stringify({ kind: "pass", to, by, text });
}
