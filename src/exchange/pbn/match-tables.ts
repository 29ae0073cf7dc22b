import { itemAt } from "../../bridge/item-at";
import { hasNames, type Play } from "./plays";

/** Returns the room in which a board was played; null if the file names none. Some programs write it as the table. */
export function roomOf({ room, table }: Pick<Play, "room" | "table">): "open" | "closed" | null {
  const written = room || table;
  return /^open\b/i.test(written) ? "open" : /^closed\b/i.test(written) ? "closed" : null;
}

/** Returns a table's label in the form for comparison: "Table 07" is "7". */
export function labelOf({ table }: Pick<Play, "table">): string {
  return table
    .toUpperCase()
    .replace(/^TABLE\s*/, "")
    .replace(/^0+(?=\d)/, "");
}

/** Compares two labels of tables for sorting: by number, then by text. */
export function byNumber(first: string, second: string): number {
  return Number(first) - Number(second) || (first < second ? -1 : 1);
}

/** Returns the different labels of a file's tables, sorted. */
export function labelsIn(plays: readonly Play[]): string[] {
  return [...new Set(plays.map(labelOf))].filter((label) => label !== "").sort(byNumber);
}

/** True if tables are numbered as in this program, with the home team North-South at Table 1. */
export function areOurTables(labels: readonly string[]): boolean {
  return labels.length > 0 && labels.every((label) => label === "1" || label === "2");
}

/** True if every board was played once, and no play names all four players. */
export function isOneTable(plays: readonly Play[]): boolean {
  return new Set(plays.map(({ board }) => board)).size === plays.length && !plays.some(hasNames);
}

/** Returns the index of the play that begins a match: its first board in the Open Room, or else at the first table. */
export function firstPlay(plays: readonly Play[], order: readonly number[]): number {
  const [first = 0] = order;
  const sameBoard = order.filter((i) => itemAt(plays, i).board === itemAt(plays, first).board);
  const open = sameBoard.find((i) => roomOf(itemAt(plays, i)) === "open");
  return (
    open ?? [...sameBoard].sort((a, b) => byNumber(labelOf(itemAt(plays, a)), labelOf(itemAt(plays, b))))[0] ?? first
  );
}
