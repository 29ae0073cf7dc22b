import Papa from "papaparse";
import type { NameLine } from "./name-table";

/** What may head the two columns, in small letters. */
const TYPED: readonly string[] = ["as typed", "typed", "name"];
const IS: readonly string[] = ["is", "means"];

/**
 * Reads a table of names as CSV: what is typed, and whom it means. With a header the columns may stand anywhere;
 * without one they are the first two. Lines without a second name are left out.
 */
export function readNames(text: string): NameLine[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimitersToGuess: [",", ";", "\t"],
    skipEmptyLines: "greedy",
  });
  const [first = []] = data;
  const header = first.map((cell) => cell.trim().toLowerCase());
  const [typedAt, isAt] = [TYPED, IS].map((names) => header.findIndex((cell) => names.includes(cell))) as [
    number,
    number,
  ];
  const hasHeader = typedAt >= 0 && isAt >= 0;
  return data.slice(hasHeader ? 1 : 0).flatMap((row) => {
    const [typed = "", is = ""] = hasHeader ? [row[typedAt], row[isAt]] : row;
    return typed.trim() === "" || is.trim() === "" ? [] : [{ typed: typed.trim(), is: is.trim() }];
  });
}
