import { entryKey, currentResults, type Entry, type Evening } from "../evening";
import type { TablePlan } from "../../sessions/table-plan";
import { isSameResult, type BoardResult } from "../board-result";
import { adjustedStep } from "./adjusted-step";
import { hasAdjusted, type BoardCells } from "./board-cells";
import type { SyncState, Place, Write } from "./sync-state";
import { playedStep } from "./played-step";
import type { SheetSnapshot } from "./snapshot";

/** A board with an adjustment, and the tables that this counts for. */
interface AdjustedBoard {
  readonly board: number;
  readonly tables: readonly number[];
}

/** What was said on the pad. */
type Entries = Pick<Evening, "entries">;

/** What brings pad and workbook together. */
export interface SyncPlan {
  /** What the pad takes over from the workbook, also what it says already: a pad does not undo what others have typed. */
  readonly entries: readonly Entry[];
  readonly writes: readonly Write[];
  /** What is seen as long as nothing of that is written. */
  readonly seen: SheetSnapshot;
  /** Lines that are no result yet. */
  readonly unfinished: readonly Place[];
  /** Adjustments that the pad has no room for. */
  readonly adjusted: readonly AdjustedBoard[];
}

/**
 * Compares what stands in the pad and in the workbook's yellow cells with what was last seen of both. What one of them
 * has changed goes to the other; where both have changed a line, the cells win, unless they were only cleared. Cells are
 * never written over that hold something which has not been seen.
 * @param lines what stands in the cells; of boards whose lines are not there, nothing is said.
 */
export function planSync(
  plan: TablePlan,
  evening: Entries,
  seen: SheetSnapshot,
  lines: readonly BoardCells[]
): SyncPlan {
  const stands = currentResults(evening);
  const course: SyncState = {
    plan,
    lines: new Map(lines.map((line) => [entryKey(line), line])),
    pad: new Map(stands),
    seen: new Map(Object.entries(seen)),
    confirmed: new Set(),
    writes: [],
  };
  const adjusted = lines.filter(hasAdjusted).map((line) => ({ line, became: adjustedStep(course, line) }));
  const average = new Set(
    adjusted.flatMap(({ became: { places, isAverage } }) => (isAverage ? places.map(entryKey) : []))
  );
  const unfinished = lines.filter((line) => playedStep(course, line, average.has(entryKey(line))));
  return {
    entries: takenOver(evening, stands, course),
    writes: course.writes,
    seen: Object.fromEntries(course.seen),
    unfinished: unfinished.map(placeOf),
    adjusted: adjusted.flatMap(({ line: { board }, became: { places, isBeyondPad } }) =>
      isBeyondPad ? [{ board, tables: places.map(({ table }) => table) }] : []
    ),
  };
}

/**
 * What is said otherwise than before, or by somebody else as well. What is the workbook's last word already is not said once
 * more, as where both are taken apart and brought together again.
 */
function takenOver(
  { entries }: Entries,
  before: ReadonlyMap<string, BoardResult>,
  { pad, lines, confirmed }: SyncState
): Entry[] {
  const last = new Map(entries.map((entry) => [entryKey(entry), entry]));
  return [...lines.values()].flatMap((line): Entry[] => {
    const key = entryKey(line);
    const said = pad.get(key) ?? null;
    const isNew = !isSameResult(said, before.get(key) ?? null);
    const isConfirmed = confirmed.has(key) && last.get(key)?.from !== "workbook";
    return isNew || isConfirmed ? [{ ...placeOf(line), said, from: "workbook" }] : [];
  });
}

function placeOf({ table, board }: Place): Place {
  return { table, board };
}
