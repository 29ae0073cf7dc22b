import type { Area, Validation } from "./model";

/** The columns of a victory-point table. */
export const VP_COLUMNS = ["from", "winner", "loser"] as const;
export type VpColumn = (typeof VP_COLUMNS)[number];

/** What may be typed into a victory-point table. */
export function vpEntryRule(area: Area): Validation {
  return {
    area,
    rule: { kind: "decimal", least: 0, most: 1000 },
    error: {
      title: "Victory points",
      text: "Type a number from 0. The margins start at 0 and rise from line to line, down each block and then on to the next; leave lines that are not used blank.",
    },
  };
}
