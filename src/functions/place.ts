import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/messages";
import { ranking, type Standing } from "../bridge/ranking";
import { explained, isBlank, toNumber } from "./spill";
import { valueIn, valueOrError } from "./travellers";

/**
 * Gives the places of totals, highest first: "1", "2=", "2=", "4".
 * @customfunction PLACE
 * @helpurl https://localhost:3000/functions-help.html#PLACE
 * @param totals is what is ranked, usually a column. A blank cell gives a blank and is not in the ranking.
 * @param [tiebreaks] is what breaks ties, more being better: of the same size as totals, or several columns beside a column of totals, the first deciding first.
 * @returns Places as text, those who remain level with "=".
 */
export function place(totals: unknown[][], tiebreaks?: unknown[][]): unknown[][] {
  const single = totals.length === 1 && totals[0]!.length === 1;
  const tieBreaksOf = explained(() => tieBreaksBeside(totals, tiebreaks ?? null));
  const standings = totals.map((row, r) =>
    row.map((cell, c) => {
      if (isBlank(cell)) return null;
      const read = () => standingOf(cell, tieBreaksOf(r, c));
      return single ? { value: explained(read) } : valueOrError(read);
    })
  );
  const placed = ranking(standings.flat().map(valueIn)).places;
  const width = totals[0]!.length;
  return standings.map((row, r) =>
    row.map((cell, c) => (cell && "error" in cell ? cell.error : placed[r * width + c]))
  );
}

function standingOf(cell: unknown, tieBreakCells: readonly unknown[]): Standing {
  const total = toNumber(cell);
  if (!Number.isFinite(total)) throw new InputError(messages.total(cell));
  const tieBreaks = tieBreakCells.map((one) => {
    if (isBlank(one)) return null;
    const tieBreak = toNumber(one);
    if (!Number.isFinite(tieBreak)) throw new InputError(messages.tieBreak(one));
    return tieBreak;
  });
  return { total, tieBreaks };
}

/** Gives the tie-breaks of the total in a row and column. */
function tieBreaksBeside(
  totals: unknown[][],
  tieBreaks: unknown[][] | null
): (row: number, column: number) => unknown[] {
  if (tieBreaks === null) return () => [];
  const [height, width] = [totals.length, totals[0]!.length];
  const [tieHeight, tieWidth] = [tieBreaks.length, tieBreaks[0]!.length];
  if (tieHeight === height && tieWidth === width) return (r, c) => [tieBreaks[r]![c]];
  if (width === 1 && tieHeight === height) return (r) => tieBreaks[r]!;
  if (height === 1 && tieWidth === width) return (_, c) => tieBreaks.map((row) => row[c]);
  throw new InputError(messages.tieBreakShape(`${height} × ${width}`, `${tieHeight} × ${tieWidth}`));
}
