import { InputError } from "../bridge/input-error";
import { messages, scaleFamilies } from "../bridge/vp/texts";
import { namedScale, SCALE_FAMILIES } from "../bridge/vp/named-scale";
import { ownScale, type OwnScaleCell } from "../bridge/vp/own-scale";
import { victoryPoints, type VpScale } from "../bridge/vp/scale";
import { firstCell, isBlank, isSingle, rangeOf, toNumber, type Cell } from "./cells";
import { explained, spill } from "./spill";

/**
 * Converts a team's margin in IMPs to its victory points.
 * @customfunction VPS
 * @helpurl https://localhost:3000/functions-help.html#VPS
 * @param imps is the margin in IMPs, negative for a loss, or a range of margins. A blank cell gives a blank.
 * @param scale is a number of boards for the WBF continuous scale (24), the name of a scale ("WBF-24", "WBF-DISCRETE-24", "WBF-OLD-24", "ACBL20-7", "ACBL30-7", "HOME-4"), or a range with your own table: lowest margin, winner's points and, if you like, loser's points.
 * @returns Victory points.
 */
export function vps(imps: unknown[][], scale: unknown[][]): unknown[][] {
  const read = scaleIn(scale);
  return spill(["imps"], [imps], (cell) => {
    if (isBlank(cell)) return "";
    const margin = toNumber(cell);
    if (!Number.isInteger(margin)) throw new InputError(messages.margin(cell));
    return victoryPoints(margin, read);
  });
}

/**
 * Lists a victory-point scale in four columns: lowest margin, highest margin, winner's points and loser's points.
 * @customfunction VPTABLE
 * @helpurl https://localhost:3000/functions-help.html#VPTABLE
 * @param scale is a number of boards, the name of a scale or a range, as for BRIDGE.VPS.
 * @returns A row for each line of the scale.
 */
export function vpTable(scale: unknown[][]): unknown[][] {
  const { bands } = scaleIn(scale);
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

function scaleIn(argument: unknown): VpScale {
  return explained(() => {
    const range = rangeOf(argument);
    if (!isSingle(range)) return ownScale(range.map((row) => row.map(ownScaleCell)));
    const name = firstCell(range);
    return namedScale(typeof name === "number" ? name : String(name ?? "").trim());
  });
}

/** A cell as a number where it is one; text that is none goes on, to be named in the message. */
function ownScaleCell(cell: Cell): OwnScaleCell {
  if (isBlank(cell)) return null;
  const value = toNumber(cell);
  return Number.isNaN(value) ? String(cell) : value;
}
