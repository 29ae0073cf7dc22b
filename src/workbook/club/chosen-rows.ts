import type { List } from "../kit/list";
import { allComputed, fillDown, writeHeadings, writeRow } from "../kit/write-list";
import { countWhere } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { onSheet } from "../reference";
import { stepList } from "../working/steps";
import type { Travellers } from "./travellers";

/** Rows of Results that are shown on another sheet: each by its place in the columns there, and in what order. */
const STEPS = ["number", "row", "by", "position", "line"] as const;
type ChosenStep = (typeof STEPS)[number];
export type ChosenRows = List<ChosenStep>;

/** Far below all rows. */
export const NOWHERE = 100_000;

export function placeChosenRows(name: string, rows: number, left: number): ChosenRows {
  return stepList(name, STEPS, { left, rows }, (step) => step === "by" || step === "position");
}

/**
 * Writes the rows that are shown.
 * @param isChosen a condition on ranges of Results.
 * @param byOf a formula for the number by which a row is listed, by its place; the highest first.
 */
export function putChosenRows(
  grid: Grid,
  list: ChosenRows,
  travellers: Travellers,
  isChosen: string,
  byOf: (row: string) => string
): void {
  const rows = travellers.outsideAll("board");
  const heading = onSheet(travellers.sheet, travellers.fixed("board", -1));
  writeHeadings(grid, list);
  const copied = fillDown<ChosenStep>(list);
  for (let line = 0; line < list.rows; line++) {
    const nth = `SUMPRODUCT(SMALL(ROW(${rows})+${NOWHERE}*(1-(${isChosen})),${line + 1}))`;
    const cell = (step: ChosenStep) => list.cell(step, line);
    writeRow(grid, list, line, {
      ...allComputed({
        row: `IF(${nth}>${NOWHERE},"",${nth}-ROW(${heading})+1)`,
        line: `IF(${line + 1}>COUNT(${list.range("row")}),"",INDEX(${list.range("row")},SUMPRODUCT((${list.range("position")}=${line + 1})*${list.range("number")})))`,
      }),
      number: line + 1,
      ...copied("row", line, () =>
        allComputed({
          by: `IF(${cell("row")}="","",${byOf(cell("row"))})`,
          position: `IF(${cell("row")}="","",1+${countWhere(`(${list.range("by")}<>"")*((${list.range("by")}>${cell("by")})+(${list.range("by")}=${cell("by")})*(${list.range("row")}<${cell("row")}))`)})`,
        })
      ),
    });
  }
}

/** A column of Results in a line that is shown, for any sheet; blank below the last one. */
export function shownIn(list: ChosenRows, line: number, formula: (row: string) => string): string {
  const row = list.outside.cell("line", line);
  return `IF(${row}="","",${formula(row)})`;
}
