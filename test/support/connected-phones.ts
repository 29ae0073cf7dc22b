/** Phones that are connected by wires of which a test decides when they carry what. */
import { eveningCode, readCode } from "../../src/play/code";
import type { GroupContext, GroupEffect, GroupEvent, StoredMessages } from "../../src/play/connected/group-state";
import { groupMembers, groupStep, newGroupState, type Member } from "../../src/play/connected/phone-group";
import type { Question } from "../../src/play/connected/reconcile";
import { eveningPlan, type Conflict, type Evening } from "../../src/play/evening";
import { isEvening } from "../../src/play/evening-json";
import { previewMerge, applyMerge } from "../../src/play/merge";

/** Numbers from 0 up to 1, the same for the same seed. */
export function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The end of a wire at a phone. */
interface Channel {
  readonly send: (text: string) => void;
}

/** A phone's group, whose effects are carried out at once. */
interface PhoneGroup {
  readonly reconcile: () => void;
  readonly addChannel: (channel: Channel) => void;
  readonly removeChannel: (channel: Channel) => void;
  readonly receive: (channel: Channel, text: string) => void;
  readonly beat: () => void;
  readonly members: () => readonly Member[];
  readonly questions: () => readonly Question[];
  readonly answer: (from: string, isChosen: (conflict: Conflict) => boolean) => void;
  readonly leave: () => void;
}

interface GroupDeps extends Pick<GroupContext, "evening"> {
  readonly now: () => number;
  readonly change: (update: (evening: Evening) => Evening) => void;
  readonly table: () => number;
  readonly save: (messages: StoredMessages) => void;
}

function phoneGroup(deps: GroupDeps, stored: StoredMessages): PhoneGroup {
  let state = newGroupState(stored, deps.now());
  let count = 0;
  const channels = new Map<number, Channel>();
  const numberOf = (channel: Channel) => [...channels].find(([, each]) => each === channel)?.[0] ?? -1;
  const carryOut = (effect: GroupEffect) => {
    if (effect.kind === "send") channels.get(effect.channel)?.send(effect.text);
    else if (effect.kind === "save") deps.save(effect.messages);
    else if (effect.kind === "change") deps.change(effect.change);
  };
  const send = (event: GroupEvent) => {
    const step = groupStep(state, event, { now: deps.now(), table: deps.table(), evening: deps.evening });
    state = step.state;
    step.effects.forEach(carryOut);
  };
  return {
    reconcile: () => send({ kind: "changed" }),
    addChannel: (channel) => {
      channels.set(++count, channel);
      send({ kind: "opened", channel: count });
    },
    removeChannel: (channel) => send({ kind: "closed", channel: numberOf(channel) }),
    receive: (channel, text) => send({ kind: "received", channel: numberOf(channel), text }),
    beat: () => send({ kind: "beat" }),
    members: () => groupMembers(state, deps.now()),
    questions: () => state.questions,
    answer: (from, isChosen) => send({ kind: "answered", from, isChosen }),
    leave: () => send({ kind: "left" }),
  };
}

export interface Phone {
  readonly name: string;
  readonly evening: () => Evening;
  /** As its user does something on the pad. */
  readonly act: (how: (evening: Evening) => Evening) => void;
  readonly company: () => PhoneGroup;
  /** The page is killed and loaded again, with what it has kept. */
  readonly reload: () => void;
  /** Somebody sets its clock, by so many milliseconds. */
  readonly setClock: (by: number) => void;
  /** What the page has kept is from before the last change. */
  readonly forget: () => void;
  /** Reads another phone's code, and takes what it offers. */
  readonly read: (other: Phone, isChosen: () => boolean) => void;
}

interface Sent {
  readonly at: number;
  readonly to: End;
  readonly text: string;
}

interface End {
  readonly phone: Phone;
  readonly line: Channel;
}

/** A time that the test moves on, phones, and the wires between them. */
export function network(random: () => number, start: number, group = phoneGroup) {
  let now = start;
  let loss = 0;
  let slowest = 0;
  let air: Sent[] = [];
  const phones: Phone[] = [];
  const wires = new Map<string, readonly [End, End]>();
  const keyOf = (a: Phone, b: Phone) => [a.name, b.name].sort().join("-");

  const phone = (name: string, table: number, begun: Evening, first = 0): Phone => {
    let wrong = first;
    let evening = begun;
    let kept: StoredMessages = { id: `phone${name}`, own: null, others: [] };
    let before = kept;
    const around = {
      now: () => now + wrong,
      evening: () => evening,
      change: (how: (known: Evening) => Evening) => {
        evening = how(evening);
      },
      table: () => table,
      save: (words: StoredMessages) => {
        before = kept;
        kept = JSON.parse(JSON.stringify(words)) as StoredMessages;
      },
    };
    let one = group(around, kept);
    one.reconcile();
    const self: Phone = {
      name,
      evening: () => evening,
      act: (how) => {
        evening = how(evening);
        one.reconcile();
      },
      company: () => one,
      reload: () => {
        for (const other of phones) breakWire(self, other);
        const stored: unknown = JSON.parse(JSON.stringify(evening));
        if (!isEvening(stored)) throw new Error(`the evening of ${name} cannot be read any more`);
        evening = stored;
        one = group(around, kept);
        one.reconcile();
      },
      setClock: (by) => {
        wrong += by;
      },
      forget: () => {
        kept = before;
      },
      read: (other, isChosen) => {
        const received = readCode(eveningCode(other.evening(), 1), eveningPlan(evening));
        const offer = previewMerge(evening, received);
        evening = applyMerge(evening, received, offer, isChosen, now + wrong);
        one.reconcile();
      },
    };
    phones.push(self);
    return self;
  };

  const breakWire = (a: Phone, b: Phone) => {
    for (const { phone: at, line } of wires.get(keyOf(a, b)) ?? []) at.company().removeChannel(line);
    wires.delete(keyOf(a, b));
  };
  const connect = (a: Phone, b: Phone) => {
    if (wires.has(keyOf(a, b))) return;
    const ends: [End, End] = [
      { phone: a, line: { send: (text) => post(ends[1], text) } },
      { phone: b, line: { send: (text) => post(ends[0], text) } },
    ];
    const post = (to: End, text: string) => {
      if (random() >= loss) air.push({ at: now + Math.floor(random() * slowest), to, text });
    };
    wires.set(keyOf(a, b), ends);
    for (const { phone: at, line } of ends) at.company().addChannel(line);
  };
  const deliver = () => {
    for (;;) {
      const due = air.filter(({ at }) => at <= now);
      if (due.length === 0) return;
      air = air.filter(({ at }) => at > now);
      for (const { to, text } of due)
        if ([...wires.values()].flat().includes(to)) to.phone.company().receive(to.line, text);
    }
  };
  return {
    phone,
    connect,
    breakWire,
    phones,
    now: () => now,
    /** How many of a hundred texts are lost, and how many milliseconds one takes at most. */
    weather: (lost: number, late: number) => {
      loss = lost;
      slowest = late;
    },
    /** Lets time pass, with a beat of all phones each second. */
    pass: (milliseconds: number) => {
      const end = now + milliseconds;
      while (now < end) {
        const next = Math.min(end, (Math.floor(now / 1000) + 1) * 1000);
        for (const at of [...new Set(air.map((sent) => sent.at))].sort((x, y) => x - y)) {
          if (at <= now || at >= next) continue;
          now = at;
          deliver();
        }
        now = next;
        if (now % 1000 === 0) for (const each of phones) each.company().beat();
        deliver();
      }
    },
    deliver,
  };
}
