import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { ranking, type RankingKey } from "../bridge/ranking";
import { filledRows, isBlank, isOmitted, isSingle, numberIn, rangeOf, widthOf, type Cell, type Range } from "./cells";
import { yesOrNo } from "./options";
import { explained, withoutStacks } from "./spill";
import { reader, valueIn } from "./travellers";

/**
 * Gives the places of totals, highest first: "1", "2=", "2=", "4".
 * @customfunction PLACE
 * @helpurl https://localhost:3000/functions-help.html#PLACE
 * @param totals is the totals to rank, usually a column. A blank cell gives a blank and is not ranked.
 * @param [tiebreaks] is what breaks ties: a range of the same size as totals, or several columns, which apply from left to right. Higher is better.
 * @param [numbers] is TRUE for places as numbers, to calculate with: 1, 2, 2, 4. If omitted, places are text: "1", "2=", "2=", "4".
 * @returns Places as text, with "=" after those that are still tied; with TRUE for numbers, numbers.
 */
export function place(totals: unknown[][], tiebreaks?: unknown[][], numbers?: unknown[][]): unknown[][] {
  const range = rangeOf(totals);
  const tieBreaksOf = explained(() => tieBreaksBeside(range, isOmitted(tiebreaks) ? null : rangeOf(tiebreaks)));
  const asNumbers = explained(() => yesOrNo("numbers", numbers));
  const width = widthOf(range);
  const filled = filledRows(range);
  return withoutStacks(() => {
    const readings = filled.flatMap((row, r) =>
      row.map((cell, c) => reader((total) => rankingKey(total, tieBreaksOf(r, c)), isSingle(range))(cell))
    );
    const { places } = ranking(readings.map(valueIn));
    const shown = readings.map((reading, i) => {
      if (reading && "error" in reading) return reading.error;
      return asNumbers && reading ? Number.parseInt(places[i] ?? "", 10) : places[i];
    });
    return range.map((row, r) => row.map((_, c) => shown[r * width + c] ?? ""));
  });
}

function rankingKey(totalCell: Cell, tieBreakCells: readonly Cell[]): RankingKey {
  const total = numberIn(totalCell, messages.total);
  const tieBreaks = tieBreakCells.map((cell) => (isBlank(cell) ? null : numberIn(cell, messages.tieBreak)));
  return { total, tieBreaks };
}

/** Returns a function that finds the tie-breaks of the total in a row and column, from 0. */
function tieBreaksBeside(totals: Range, tieBreaks: Range | null): (row: number, column: number) => readonly Cell[] {
  if (tieBreaks === null) return () => [];
  const [height, width] = [totals.length, widthOf(totals)];
  const [tieHeight, tieWidth] = [tieBreaks.length, widthOf(tieBreaks)];
  if (tieHeight === height && tieWidth === width) return (r, c) => [tieBreaks[r]?.[c]];
  if (width === 1 && tieHeight === height) return (r) => tieBreaks[r] ?? [];
  if (height === 1 && tieWidth === width) return (_, c) => tieBreaks.map((row) => row[c]);
  throw new InputError(messages.tieBreakShape(`${height} × ${width}`, `${tieHeight} × ${tieWidth}`));
}
