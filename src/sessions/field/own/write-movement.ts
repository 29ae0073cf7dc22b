import { ownLines } from "./own-movement";
import { boardsText } from "./own-line";

/** The file of a club's own movement, from the text of the option. */
export function writeMovement(text: string, firstBoard = 1): string {
  const lines = (ownLines(text) ?? []).map(({ round, table, ns, ew, boards }) =>
    [round, table, ns.join("+"), ew.join("+"), boardsText(boards.map((board) => board + firstBoard - 1))].join(",")
  );
  return ["round,table,ns,ew,boards", ...lines].join("\n");
}
