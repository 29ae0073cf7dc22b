import { contestantNumber, contestantsIn } from "../../../movements/contestant";
import type { FieldPlan, FieldSeated } from "../plan";
import { planInRoom } from "../visits";
import { boardsText, lowestOf, type OwnLine } from "./own-line";
import { ownLines, ownText } from "./own-movement";

/** Writes the CSV file of a club's own movement, from the option's text. */
export function writeMovement(text: string, firstBoard = 1): string {
  const lines = (ownLines(text) ?? []).map(({ round, table, ns, ew, boards }) =>
    [round, table, ns.join("+"), ew.join("+"), boardsText(boards.map((board) => board + firstBoard - 1))].join(",")
  );
  return ["round,table,ns,ew,boards", ...lines].join("\n");
}

/** Writes the CSV file of lines that can be played. */
export function writeMovementLines(lines: readonly OwnLine[]): string {
  return writeMovement(ownText(lines), Math.min(...lines.map(lowestOf)));
}

/** Returns the lines of a field's movement, with the numbers of the tables in the room. */
export function movementLines(plan: FieldPlan): OwnLine[] {
  const numbers = (seated: FieldSeated) => contestantsIn(seated).map(contestantNumber);
  return planInRoom(plan).movement.map(({ round, table, ns, ew, boards }, index) => {
    return { line: index + 1, round, table, ns: numbers(ns), ew: numbers(ew), boards };
  });
}
