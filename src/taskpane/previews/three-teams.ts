import { THREE_TEAMS } from "../../movements/three-teams";
import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import { boardsLabel } from "../../workbook/boards-label";
import { table, twoLines } from "../table";

/** The two halves of a round robin of three teams. */
export function threeTeamsPreview({ halves }: ThreeTeamsPlan): HTMLElement {
  return table(
    "North-South – East-West at each table, and its boards",
    ["Half", ...THREE_TEAMS.map((letter) => `Table ${letter}`)],
    halves.map(({ half, tables }) => ({
      cells: [
        half === 1 ? "1st" : "2nd",
        ...tables.map(({ ns, ew, boards }) => twoLines(`${ns} – ${ew}`, `boards ${boardsLabel(boards)}`)),
      ],
    }))
  );
}
