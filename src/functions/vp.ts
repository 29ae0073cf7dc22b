import { InputError } from "../bridge/input-error";
import { messages as rules } from "../bridge/texts";
import { messages, scaleFamilies } from "../bridge/vp/texts";
import { namedScale, SCALE_FAMILIES } from "../bridge/vp/named-scale";
import { nearestScales } from "../bridge/vp/nearest-scales";
import { ownScale, type OwnScaleCell } from "../bridge/vp/own-scale";
import { victoryPoints, type VpScale } from "../bridge/vp/scale";
import { firstCell, isBlank, isSingle, pointsIn, rangeOf, toNumber, widthOf, type Cell, type Range } from "./cells";
import { explained, spill } from "./spill";

/**
 * Converts a team's margin in IMPs to its victory points.
 * @customfunction VPS
 * @helpurl https://localhost:3000/functions-help.html#VPS
 * @param imps is the margin in IMPs, negative for a loss, or a range of margins. A blank cell gives a blank.
 * @param scale is a number of boards for the WBF continuous scale (24), the name of a scale ("WBF-24", "WBF-DISCRETE-24", "WBF-OLD-24", "ACBL20-7", "ACBL30-7", "HOME-4"), a column of these, one for each margin, or a range with your own table: lowest margin, winner's points and, if you like, loser's points.
 * @returns Victory points.
 */
export function vps(imps: unknown[][], scale: unknown[][]): unknown[][] {
  const range = rangeOf(scale);
  if (widthOf(range) === 1 && !isSingle(range))
    return spill(["imps", "scale"], [imps, scale], (cell, name) => pointsOf(cell, () => scaleNamed(name)));
  if (rangeOf(imps).every((row) => row.every(isBlank))) return spill(["imps"], [imps], () => "");
  const read = scaleIn(range);
  return spill(["imps"], [imps], (cell) => pointsOf(cell, () => read));
}

function pointsOf(cell: Cell, scale: () => VpScale): number | "" {
  if (isBlank(cell)) return "";
  const margin = pointsIn(cell, messages.margin);
  return victoryPoints(margin, scale());
}

/**
 * Lists a victory-point scale in four columns: lowest margin, highest margin, winner's points and loser's points.
 * @customfunction VPTABLE
 * @helpurl https://localhost:3000/functions-help.html#VPTABLE
 * @param scale is a number of boards, the name of a scale or a range, as for BRIDGE.VPS.
 * @returns A row for each line of the scale.
 */
export function vpTable(scale: unknown[][]): unknown[][] {
  const { bands } = scaleIn(rangeOf(scale));
  return bands.map(({ from, winner, loser }, i) => {
    const next = bands[i + 1];
    return [from, next ? next.from - 1 : "", winner, loser];
  });
}

/**
 * Lists the names of the victory-point scales, with a description of each.
 * @customfunction SCALES
 * @helpurl https://localhost:3000/functions-help.html#SCALES
 * @returns Two columns: the name, with n for the number of boards, and the description.
 */
export function scales(): unknown[][] {
  return SCALE_FAMILIES.map(({ name, description, boards }) => [`${name}-n`, scaleFamilies.line(description, boards)]);
}

function scaleIn(range: Range): VpScale {
  return explained(() =>
    isSingle(range) ? scaleNamed(firstCell(range)) : ownScale(range.map((row) => row.map(ownScaleCell)))
  );
}

function scaleNamed(cell: Cell): VpScale {
  const name = typeof cell === "number" ? cell : String(cell ?? "").trim();
  try {
    return namedScale(name);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.message + rules.nearestScales(nearestScales(String(name))));
  }
}

/** Returns a cell as a number if it is one, otherwise as a text, which the message quotes; null for a blank cell. */
function ownScaleCell(cell: Cell): OwnScaleCell {
  if (isBlank(cell)) return null;
  const value = toNumber(cell);
  return Number.isNaN(value) ? String(cell) : value;
}
