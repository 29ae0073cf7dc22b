import { printTeamPair } from "../../movements/four-teams";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import { boardsLabel } from "../../workbook/boards-label";
import { table, twoLines } from "../table";

/** The master table of four teams. */
export function fourTeamsPreview({ rounds }: FourTeamsPlan): HTMLElement {
  return table(
    "North-South – East-West at each table, and the boards of the match",
    ["Round", "Table 1", "Table 2", "Table 3", "Table 4"],
    rounds.map(({ round, tables }) => ({
      cells: [
        String(round),
        ...tables.map(({ ns, ew, boards }) =>
          twoLines(`${printTeamPair(ns)}–${printTeamPair(ew)}`, boardsLabel(boards))
        ),
      ],
    }))
  );
}
