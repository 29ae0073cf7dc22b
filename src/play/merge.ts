import { placeKey, type Entry } from "./evening";
import { isSame, type Said } from "./said";

/** What another device says otherwise than this one. */
export interface Conflict {
  readonly table: number;
  readonly board: number;
  readonly here: Said;
  readonly there: Said;
}

/** What becomes of what another device has said. */
export interface Merged {
  /** What this one did not know. */
  readonly news: readonly Entry[];
  readonly conflicts: readonly Conflict[];
  /** How many both say alike. */
  readonly alike: number;
}

/** Compares what another device says with what stands here, board by board. */
export function merged(stands: ReadonlyMap<string, Said>, received: readonly Entry[]): Merged {
  const news: Entry[] = [];
  const conflicts: Conflict[] = [];
  let alike = 0;
  for (const entry of received) {
    const { table, board, said: there } = entry;
    // What the other one does not know takes nothing away here.
    if (there === null) continue;
    const here = stands.get(placeKey(entry)) ?? null;
    if (here === null) news.push(entry);
    else if (isSame(here, there)) alike++;
    else conflicts.push({ table, board, here, there });
  }
  return { news, conflicts, alike };
}
