import type { ChannelState, GroupState } from "../../src/play/connected/group-state";
import { LOST_AFTER_MS, newGroupState } from "../../src/play/connected/phone-group";
import type { StateMessage } from "../../src/play/connected/state-message";
import { upkeepOf } from "../../src/play/connected/upkeep";

const NOW = 1_000_000;
const ID = "mmmmmm";

const message = (id: string, part: Partial<StateMessage> = {}) => ({ id, own: 1, turn: 1, ...part }) as StateMessage;

const channel = (id: string | null, part: Partial<ChannelState> = {}): ChannelState => ({
  ...{ id, heard: NOW, since: NOW, texts: 0, isOther: false },
  ...part,
});

/** A group by its channels, with the phones of which it has heard. */
function group(
  channels: readonly (readonly [number, ChannelState])[],
  messages: readonly StateMessage[] = []
): GroupState {
  return {
    ...newGroupState({ id: ID, own: null, others: [...messages] }, NOW),
    channels: new Map(channels),
    heard: new Map(messages.map(({ id }) => [id, NOW])),
  };
}

const opened = (...labels: string[]) => new Map(labels.map((label, i) => [i + 1, { label, since: NOW - 60_000 }]));

test("of several channels to one phone both ends keep the same, and close the others only after a while", () => {
  const phones = group([
    [1, channel("aaaaaa")],
    [2, channel("aaaaaa")],
  ]);
  const { heard, surplus } = upkeepOf(phones, opened("x", "y"), [], NOW);
  expect([[...heard], surplus]).toEqual([[["aaaaaa", 2]], [1]]);
  const young = new Map([...opened("x", "y")].map(([id, { label }]) => [id, { label, since: NOW - 1000 }]));
  expect(upkeepOf(phones, young, [], NOW).surplus).toEqual([]);
});

test("a silent phone that can be reached again is sought, and one that has left is not", () => {
  const silent = group(
    [[1, channel("aaaaaa", { heard: NOW - LOST_AFTER_MS })]],
    [message("aaaaaa"), message("bbbbbb", { left: true })]
  );
  const { heard, lost } = upkeepOf(silent, opened("x"), ["aaaaaa", "bbbbbb"], NOW);
  expect([heard.size, lost]).toEqual([0, ["aaaaaa"]]);
});

test("two phones that know each other through a third connect: the one with the lower id asks", () => {
  const known = group(
    [[1, channel("hhhhhh")]],
    ["hhhhhh", "aaaaaa", "zzzzzz"].map((id) => message(id))
  );
  expect(upkeepOf(known, opened("x"), [], NOW).unmet).toEqual(["zzzzzz"]);
  expect(upkeepOf(known, opened("x"), ["zzzzzz"], NOW).unmet).toEqual([]);
});

test("a phone with another evening is dropped, and one that has not said who it is stays", () => {
  const strange = group([
    [1, channel("aaaaaa", { isOther: true })],
    [2, channel(null)],
  ]);
  const { strangers, surplus, heard } = upkeepOf(strange, opened("x", "y"), [], NOW);
  expect([strangers, surplus, heard.size]).toEqual([[1], [], 0]);
});
