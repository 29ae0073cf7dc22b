import { InputError } from "../input-error";
import { messages, ownScaleColumns, ownScaleName } from "./texts";
import { arePoints, roundToHundredths } from "../points";
import type { VpBand, VpScale } from "./scale";

/** A cell of a club's own table: null if blank, a text if it is not a number. */
export type OwnScaleCell = number | string | null;

/**
 * Returns a club's own scale from a range of rows [margin from, winner's points, loser's points]. Without the third
 * column the two sides share twice the points of margin 0. Blank rows are skipped.
 * @throws InputError if the range is not such a table; the message names the row.
 */
export function ownScale(range: readonly (readonly OwnScaleCell[])[]): VpScale {
  const columns = range[0]?.length ?? 0;
  if (columns !== 2 && columns !== 3) throw new InputError(messages.ownScaleColumns(columns));
  const bands: VpBand[] = [];
  range.forEach((cells, index) => {
    // Excel on some desktops passes blank cells as 0.
    if (cells.every((cell) => cell === null || (cell === 0 && bands.length > 0))) return;
    const row = index + 1;
    const from = numberIn(cells[0], row, ownScaleColumns.margin);
    const winner = numberIn(cells[1], row, ownScaleColumns.winner);
    const above = bands[bands.length - 1];
    if (!above && from !== 0) throw new InputError(messages.ownScaleStart(from));
    if (above && (!Number.isInteger(from) || from <= above.from))
      throw new InputError(messages.ownScaleOrder(row, from, above.from));
    const loser =
      columns === 3
        ? numberIn(cells[2], row, ownScaleColumns.loser)
        : roundToHundredths(2 * (bands[0]?.winner ?? winner) - winner);
    if (winner < loser) throw new InputError(messages.ownScaleLess(row, winner, loser));
    bands.push({ from, winner, loser });
  });
  if (bands.length === 0) throw new InputError(messages.ownScaleEmpty);
  return { name: ownScaleName, bands };
}

function numberIn(cell: OwnScaleCell | undefined, row: number, column: string): number {
  if (typeof cell !== "number" || !arePoints(cell))
    throw new InputError(messages.ownScaleNumber(row, column, cell ?? ""));
  return cell;
}
