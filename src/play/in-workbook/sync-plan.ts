import { entryKey, currentResults, type Entry, type Evening, type BoardPlace } from "../evening";
import type { TablePlan } from "../../sessions/table-plan";
import { isSameResult, type BoardResult } from "../board-result";
import { adjustedStep } from "./adjusted-step";
import { hasAdjusted, type BoardCells } from "./board-cells";
import type { SyncState, Write } from "./sync-state";
import { playedStep } from "./played-step";
import type { SheetSnapshot } from "./snapshot";

/** A board with an adjustment, and the tables to which the adjustment applies. */
interface AdjustedBoard {
  readonly board: number;
  readonly tables: readonly number[];
}

type Entries = Pick<Evening, "entries">;

export interface SyncPlan {
  /**
   * Entries that the pad takes over from the workbook. Results that the pad already has are included: Undo on the pad
   * must not remove a result that was typed in the sheet too.
   */
  readonly entries: readonly Entry[];
  readonly writes: readonly Write[];
  /** Snapshot before any of the writes. */
  readonly seen: SheetSnapshot;
  /** Incomplete or unreadable lines, with the reason; "" if the sheet's cells show it. */
  readonly unfinished: readonly (BoardPlace & { readonly reason: string })[];
  /** Adjustments that the pad cannot show. */
  readonly adjusted: readonly AdjustedBoard[];
}

/**
 * Compares the pad and the workbook's entry cells with the last snapshot of both. A change on one side goes to the
 * other; if both sides have changed a line, the cells win, unless they were only cleared. Cells with texts that have
 * not been read are never overwritten.
 * @param lines the lines as read now; boards without a line are left as they are.
 */
export function planSync(
  plan: TablePlan,
  evening: Entries,
  seen: SheetSnapshot,
  lines: readonly BoardCells[]
): SyncPlan {
  const results = currentResults(evening);
  const state: SyncState = {
    plan,
    lines: new Map(lines.map((line) => [entryKey(line), line])),
    pad: new Map(results),
    seen: new Map(Object.entries(seen)),
    confirmed: new Set(),
    writes: [],
  };
  const adjusted = lines.filter(hasAdjusted).map((line) => ({ line, outcome: adjustedStep(state, line) }));
  const average = new Set(
    adjusted.flatMap(({ outcome: { places, isAverage } }) => (isAverage ? places.map(entryKey) : []))
  );
  const unfinished = lines.flatMap((line) => {
    const reason = playedStep(state, line, average.has(entryKey(line)));
    return reason === null ? [] : [{ ...placeOf(line), reason }];
  });
  return {
    entries: takenOverEntries(evening, results, state),
    writes: state.writes,
    seen: Object.fromEntries(state.seen),
    unfinished,
    adjusted: adjusted.flatMap(({ line: { board }, outcome: { places, isBeyondPad } }) =>
      isBeyondPad ? [{ board, tables: places.map(({ table }) => table) }] : []
    ),
  };
}

/**
 * Returns entries for results that have changed, or that were also typed in the sheet. An equal result is not entered
 * again if the board's last entry came from the workbook, as after a new connection of pad and workbook.
 */
function takenOverEntries(
  { entries }: Entries,
  before: ReadonlyMap<string, BoardResult>,
  { pad, lines, confirmed }: SyncState
): Entry[] {
  const last = new Map(entries.map((entry) => [entryKey(entry), entry]));
  return [...lines.values()].flatMap((line): Entry[] => {
    const key = entryKey(line);
    const result = pad.get(key) ?? null;
    const isNew = !isSameResult(result, before.get(key) ?? null);
    const isConfirmed = confirmed.has(key) && last.get(key)?.from !== "workbook";
    return isNew || isConfirmed ? [{ ...placeOf(line), said: result, from: "workbook" }] : [];
  });
}

function placeOf({ table, board }: BoardPlace): BoardPlace {
  return { table, board };
}
