import type { GroupEffect, GroupEvent, GroupState, StoredMessages } from "../../../../play/connected/group-state";
import { groupStep, newGroupState } from "../../../../play/connected/phone-group";
import { readStateMessage } from "../../../../play/connected/state-message";
import type { Evening } from "../../../../play/evening";
import { isMark } from "../../../../play/evening-json";
import { isRecord } from "../../../../play/parsed";
import { newMark } from "../../../../play/session-mark";
import type { EveningStore } from "../../shared/evening-store";
import { parseSpares } from "./spare-answers";

export type ChangeEvening = (update: (evening: Evening) => Evening) => void;

/** Stored data on an evening's connections, with which a reloaded page finds the other phones. */
type StoredConnection = ReturnType<typeof readStored>;

/** The group of an evening's phones; what this phone needs to find the others again is stored. */
interface StoredGroup {
  readonly state: () => GroupState;
  readonly spares: () => StoredConnection["spares"];
  readonly send: (event: GroupEvent) => void;
  readonly save: (next: Partial<StoredConnection>) => void;
  /** Reads the stored data again: another tab may have been connected until now. */
  readonly reload: () => void;
  /** Removes the stored data, and stores no more: this phone has left the group. */
  readonly forget: () => void;
  /** Sets the function by which a view changes the evening that it shows; null if no view shows the evening. */
  readonly setView: (change: ChangeEvening | null, table: number) => void;
}

/** @param carryOut carries out the effects that concern other phones or the page. */
export function storedGroup(
  store: EveningStore,
  evening: string,
  carryOut: (effect: Exclude<GroupEffect, { kind: "save" | "change" }>) => void
): StoredGroup {
  let stored = readStored(store.connected(evening));
  let state = newGroupState(stored.messages, Date.now());
  let hasLeft = false;
  let view: { readonly change: ChangeEvening | null; readonly table: number } = { change: null, table: 1 };
  const save = (next: Partial<StoredConnection>) => {
    stored = { ...stored, ...next };
    store.saveConnected(
      evening,
      hasLeft ? null : { words: stored.messages, spares: Object.fromEntries(stored.spares) }
    );
  };
  const carryOutAny = (effect: GroupEffect) => {
    if (effect.kind === "save") save({ messages: effect.messages });
    else if (effect.kind !== "change") carryOut(effect);
    else if (view.change) view.change(effect.change);
    else store.change(evening, effect.change);
  };
  return {
    state: () => state,
    spares: () => stored.spares,
    send: (event) => {
      const context = { now: Date.now(), table: view.table, evening: () => store.find(evening) };
      const step = groupStep(state, event, context);
      state = step.state;
      step.effects.forEach(carryOutAny);
    },
    save,
    reload: () => {
      stored = readStored(store.connected(evening));
      state = newGroupState(stored.messages, Date.now());
    },
    forget: () => {
      hasLeft = true;
      save({});
    },
    setView: (change, table) => (view = { change, table }),
  };
}

function storedMessages(stored: unknown): StoredMessages {
  const { id, own: ownMessage, others } = isRecord(stored) ? stored : {};
  const all: readonly unknown[] = Array.isArray(others) ? others : [];
  if (!isMark(id)) return { id: newMark(), own: null, others: [] };
  return { id, own: readStateMessage(ownMessage), others: all.flatMap((message) => readStateMessage(message) ?? []) };
}

function readStored(stored: unknown) {
  const { words: messages, spares } = isRecord(stored) ? stored : {};
  return { messages: storedMessages(messages), spares: parseSpares(spares) };
}
