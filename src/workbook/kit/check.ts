import { computed } from "./content";
import type { Grid } from "./grid";
import type { Highlight } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import type { Column, Columns, List } from "./list";

/** The column that says what is wrong with a row, and a hidden one beside it: how loudly. */
export type CheckColumn = "check" | "tone";

/** Tones of a row: no message, something missing, a fault. */
const TONES = { none: 0, notice: 1, alert: 2 } as const;

/** The column of the tones. */
export const TONE: Column = { heading: null, width: 0, isFilledDown: true };

/**
 * Check and its tone, by the number of a row's message, 0 for none; messages up to `lastWrong` are faults.
 * @param width in characters.
 * @param lastWrong null if all messages are faults.
 * @param remark formula for the message of a number.
 */
export function checkColumns<Item>(
  width: number,
  lastWrong: number | null,
  message: (item: Item, row: number) => string,
  remark: (message: string, item: Item, row: number) => string
): Columns<CheckColumn, Item> {
  const { none, notice, alert } = TONES;
  const check = (item: Item, row: number) => {
    const number = message(item, row);
    return computed(`IF(${number}=0,"",${remark(number, item, row)})`);
  };
  const tone = (item: Item, row: number) => {
    const number = message(item, row);
    const loud = lastWrong === null ? alert : `IF(${number}<=${lastWrong},${alert},${notice})`;
    return computed(`IF(${number}=0,${none},${loud})`);
  };
  return {
    check: { heading: texts.common.check, width, style: STYLES.check, isFilledDown: true, content: check },
    tone: { ...TONE, content: tone },
  };
}

/** The conditions under which a row stands out, by the cell of its tone. */
export function toneConditions(tone: string): readonly (readonly [tone: Highlight["tone"], condition: string])[] {
  return (["alert", "notice"] as const).map((key) => [key, `${tone}=${TONES[key]}`]);
}

/** Lets columns stand out in the rows that have a tone. */
export function putTones<K extends string>(
  grid: Grid,
  list: List<K | CheckColumn>,
  columns: Readonly<Record<"alert" | "notice", readonly (K | CheckColumn)[]>>
): void {
  for (const tone of ["alert", "notice"] as const)
    for (const column of columns[tone])
      grid.highlight({ area: list.area(column), formula: `$${list.cell("tone", 0)}=${TONES[tone]}`, tone });
}

/** Highlights the name and the points of the side of a match that has more points. */
export function highlightWinners<K extends string>(
  grid: Grid,
  list: List<K>,
  sides: readonly [first: readonly [name: K, points: K], second: readonly [name: K, points: K]]
): void {
  const [first, second] = sides.map(([, points]) => `N($${list.cell(points, 0)})`);
  sides.forEach((columns, side) => {
    const formula = `${first}${side === 0 ? ">" : "<"}${second}`;
    for (const column of columns) grid.highlight({ area: list.area(column), formula, tone: "won" });
  });
}
