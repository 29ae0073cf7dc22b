import type { Seating } from "../../movements/subround";
import type { HomePlan } from "../../sessions/home/plan";
import { boardsLabel } from "../../workbook/boards-label";
import { subroundLabel } from "../../workbook/home/subround-label";
import { table } from "../table";

/** The rounds of a session of pairs in teams that change. */
export function homePreview({ subrounds }: HomePlan): HTMLElement {
  const sitsOut = subrounds.some((subround) => subround.sitsOut !== null);
  return table(
    "The movement: North-South – East-West at each table",
    ["Round", "Boards", "Table 1", "Table 2", ...(sitsOut ? ["Out"] : [])],
    subrounds.map((subround) => ({
      cells: [
        String(subroundLabel(subround)),
        boardsLabel(subround.boards),
        ...subround.tables.map(seats),
        ...(sitsOut ? [String(subround.sitsOut ?? "")] : []),
      ],
    }))
  );
}

function seats({ ns, ew }: Seating): string {
  return `${ns}–${ew}`;
}
