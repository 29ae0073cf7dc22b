import { impsOf, impTable } from "../bridge/imp";
import { messages } from "../bridge/texts";
import { isBlank, pointsIn } from "./cells";
import { spill } from "./spill";

/**
 * Converts the difference between two tables' scores to IMPs (international match points), keeping its sign.
 * @customfunction IMP
 * @helpurl https://localhost:3000/functions-help.html#IMP
 * @param difference is the difference in points, or a range of differences. A blank cell gives a blank.
 * @returns IMPs with the sign of the difference.
 */
export function imp(difference: unknown[][]): unknown[][] {
  return spill(["difference"], [difference], (cell) => {
    if (isBlank(cell)) return "";
    return impsOf(pointsIn(cell, messages.difference));
  });
}

/**
 * Lists the IMP scale in three columns: lowest difference, highest difference and IMPs.
 * @customfunction IMPTABLE
 * @helpurl https://localhost:3000/functions-help.html#IMPTABLE
 * @returns A row for each number of IMPs from 0 to 24.
 */
export function impTableRows(): unknown[][] {
  return impTable().map(({ from, to, imps }) => [from, to ?? "", imps]);
}
