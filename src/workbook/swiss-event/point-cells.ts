import { cellAddress } from "../reference";
import { standingsColumn, type StandingsPart } from "./standings-layout";

/** The cells of a team's points up to a round on the sheet of the Standings that has them. */
export function pointCells(part: StandingsPart, row: number, upTo = part.last): string[] {
  const { first } = part;
  return Array.from({ length: upTo - first + 1 }, (_, i) => cellAddress(row, standingsColumn(part, first + i, "vps")));
}
