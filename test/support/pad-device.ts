import { boardsAt } from "../../src/play/at-table";
import type { BoardResult } from "../../src/play/board-result";
import {
  entryKey,
  eveningPlan,
  scoredResults,
  undoLastAct,
  withEntries,
  type Entry,
  type Evening,
} from "../../src/play/evening";
import type { PadContext, PadEvent, PadPlace } from "../../src/play/pad/pad-state";
import { padView } from "../../src/play/pad/pad-view";
import { newPadState, step } from "../../src/play/pad/step";
import type { PendingEntries } from "../../src/play/pending-entry";

export const FOUR_PAIRS: Pick<Evening, "kind" | "options"> = {
  kind: "four-pairs",
  options: { boards: 24, date: "2026-11-27" },
};

/** A device with a pad, whose effects are carried out at once. */
export function padDevice({
  of = FOUR_PAIRS,
  entries = [],
  ...settings
}: Partial<Pick<PadContext, "phones" | "confirms" | "hasPhones">> & {
  readonly of?: Pick<Evening, "kind" | "options">;
  readonly entries?: readonly Entry[];
} = {}) {
  const plan = eveningPlan(of);
  const begun: Evening = { id: "e", ...of, started: 0, changed: 0, entries: [] };
  let stored = entries.reduce((evening, entry) => withEntries(evening, [entry], 1), begun);
  let seen = stored;
  let bookmark: PadPlace = { table: 1, board: boardsAt(plan, 1)[0]!.board };
  let drafts: PendingEntries = {};
  const context = (): PadContext => ({
    ...{ evening: seen, plan, results: scoredResults(seen), bookmark, drafts },
    ...{ phones: "each", confirms: false, hasPhones: false },
    ...settings,
  });
  let state = newPadState(context(), []);
  const send = (...events: PadEvent[]) => {
    for (const event of events) {
      const { state: next, effects } = step(state, event, context(), () => stored);
      state = next;
      for (const effect of effects) {
        if (effect.kind === "turn") bookmark = effect.to;
        else if (effect.kind === "draft") {
          const others = Object.entries(drafts).filter(([key]) => key !== entryKey(effect.place));
          const entered = effect.entered ? [[entryKey(effect.place), effect.entered] as const] : [];
          drafts = Object.fromEntries([...others, ...entered]);
        } else {
          stored = effect.kind === "undo" ? undoLastAct(stored, 2) : withEntries(stored, effect.entries, 2);
          seen = stored;
        }
      }
    }
  };
  return {
    send,
    enter: (line: string) => send({ kind: "typed", line }, { kind: "pressed" }),
    /** Another tab changes the evening, and this one has not shown it yet. */
    changeElsewhere: (said: BoardResult | null) => {
      stored = withEntries(stored, [{ table: 1, board: bookmark.board, said }], 3);
    },
    /** The battery went dead: what is stored leads back to the same board. */
    reload: () => {
      state = newPadState(context(), []);
    },
    plan,
    results: () => scoredResults(stored),
    view: () => padView(state, context()),
    bookmark: () => bookmark,
    drafts: () => drafts,
    entries: () => stored.entries,
  };
}
