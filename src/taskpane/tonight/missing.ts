import { tablesIn } from "../../exchange/tables-in";
import { boardsAt } from "../../play/at-table";
import { placeKey } from "../../play/evening";
import { boardsLabel } from "../../workbook/labels";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

/** A table with the boards that have no result there yet, at least one. */
export interface Missing {
  readonly table: number;
  readonly name: string;
  readonly boards: readonly number[];
}

/** The tables that have boards without a result; none where every board has one. */
export function missingIn({ plan, stands }: Pick<OpenEvening, "plan" | "stands">): Missing[] {
  return tablesIn(plan)
    .map(({ table, name }) => {
      const open = boardsAt(plan, table).filter(({ board }) => !stands.has(placeKey({ table, board })));
      return { table, name, boards: open.map(({ board }) => board) };
    })
    .filter(({ boards }) => boards.length > 0);
}

/** "Table 2: 3, 7–24". */
export function missingLine({ name, boards }: Missing): string {
  return texts.missingAt(name, inStretches([...boards].sort((a, b) => a - b)));
}

/** Numbers in their order, those in a row as one: "3, 7–24". */
function inStretches(numbers: readonly number[]): string {
  const stretches: [first: number, last: number][] = [];
  for (const number of numbers) {
    const stretch = stretches[stretches.length - 1];
    if (stretch?.[1] === number - 1) stretch[1] = number;
    else stretches.push([number, number]);
  }
  return stretches.map((stretch) => boardsLabel(stretch)).join(", ");
}
