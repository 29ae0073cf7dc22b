import { computed } from "./content";
import type { Grid } from "./grid";
import type { Highlight } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import type { Column, Columns } from "./columns";
import type { List } from "./list";

/** Column Check, with the message on a row, and a hidden column with the tone of the message. */
export type CheckColumn = "check" | "tone";

/** Tones of a row: no message; a notice, such as something missing; an alert, for a fault. */
const TONES = { none: 0, notice: 1, alert: 2 } as const;

/** Hidden column of tones. */
export const TONE: Column = { heading: null, width: 0, isFilledDown: true };

/**
 * Returns the column Check and the column of its tone.
 * @param width of Check in characters.
 * @param lastWrong highest message number of a fault, since higher numbers are notices; null if all messages are
 * faults.
 * @param message returns the formula for the number of a row's message, 0 for none.
 * @param remark returns the formula for the text of a message's number.
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

/**
 * Returns the conditions under which a row is highlighted as alert or notice.
 * @param tone cell of the row's tone.
 */
export function toneConditions(tone: string): readonly (readonly [tone: Highlight["tone"], condition: string])[] {
  return (["alert", "notice"] as const).map((key) => [key, `${tone}=${TONES[key]}`]);
}

/**
 * Highlights columns in the rows that have a tone.
 * @param columns the columns highlighted for each tone.
 */
export function putTones<K extends string>(
  grid: Grid,
  list: List<K | CheckColumn>,
  columns: Readonly<Record<"alert" | "notice", readonly (K | CheckColumn)[]>>
): void {
  for (const tone of ["alert", "notice"] as const)
    for (const column of columns[tone])
      grid.highlight({ area: list.area(column), formula: `$${list.cell("tone", 0)}=${TONES[tone]}`, tone });
}

/**
 * Highlights the name and the points of the side of a match that has more points.
 * @param sides for each side, the columns of its name and its points.
 */
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
