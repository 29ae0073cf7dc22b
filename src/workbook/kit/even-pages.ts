import type { PrintSetup } from "../model";
import type { Grid } from "./grid";
import { fillPage, heightOnPage } from "./page";

/**
 * Returns the print set-up for as few pages as the rows need, evenly filled, at the scale at which the columns fill the
 * width.
 * @param height minimum height of the rows, in points.
 * @param starts rows at which a page may begin.
 * @returns null if the rows do not fit on any number of pages.
 */
export function onPages(
  grid: Grid,
  print: PrintSetup,
  rows: readonly number[],
  height: number,
  starts: readonly number[]
): PrintSetup | null {
  const { area } = print;
  const firsts = [area.top, ...starts];
  // Row heights that were measured before, by page; each number of pages that is tried needs the heights of the same
  // pages.
  const rooms = new Map<number, number>();
  const room = (first: number, next: number) => {
    const key = first * (firsts.length + 1) + next;
    const cached = rooms.get(key);
    if (cached !== undefined) return cached;
    const page = [firsts[first] ?? area.top, (firsts[next] ?? area.bottom + 1) - 1] as const;
    const height = heightOnPage(grid, print, rows, [0, Infinity], page);
    rooms.set(key, height);
    return height;
  };
  if (firsts.some((_, i) => room(i, i + 1) < height)) return null;
  for (let pages = 1; ; pages++) {
    const { least, from } = evenPages(firsts.length, pages, room);
    const pagesFrom = firsts.filter((_, part) => from.includes(part));
    if (least >= height) return { ...print, pagesFrom: pages === 1 ? null : pagesFrom };
  }
}

/**
 * Sets rows to the height at which they fill as many pages as they need.
 * @param bounds minimum and maximum height, as in `rowHeight`.
 * @param starts rows that may begin a page; by default any row but the first.
 * @returns the print set-up with these pages.
 */
export function fillPages(
  grid: Grid,
  print: PrintSetup,
  rows: readonly number[],
  bounds: readonly [min: number, max: number],
  starts: readonly number[] = rows.slice(1)
): PrintSetup {
  const filled = onPages(grid, print, rows, bounds[0], starts) ?? print;
  return fillPage(grid, filled, rows, bounds);
}

/** A division into pages: row height on the fullest page, and the part with which each page after the first begins. */
interface EvenPages {
  readonly least: number;
  readonly from: readonly number[];
}

/**
 * Divides consecutive parts into pages, so that the row height on the fullest page is as large as possible.
 * @param parts number of parts, at least the number of pages.
 * @param room row height on a page with the parts from `first` to the one before `next`, counted from 0.
 */
function evenPages(parts: number, pages: number, room: (first: number, next: number) => number): EvenPages {
  const cached = new Map<string, EvenPages>();
  const fromPart = (first: number, left: number): EvenPages => {
    if (left === 1) return { least: room(first, parts), from: [] };
    const key = `${first} ${left}`;
    const found = cached.get(key);
    if (found) return found;
    let best: EvenPages = { least: -Infinity, from: [] };
    for (let next = first + 1; next <= parts - left + 1; next++) {
      const height = room(first, next);
      // A page with more parts has no higher rows, so that a later end of the page cannot be better.
      if (height < best.least) break;
      const rest = fromPart(next, left - 1);
      const least = Math.min(height, rest.least);
      // If divisions are equally good, the division with the shortest last page is the best.
      if (least >= best.least) best = { least, from: [next, ...rest.from] };
    }
    cached.set(key, best);
    return best;
  };
  return fromPart(0, pages);
}
