import Papa from "papaparse";
import { withoutGuard } from "../sessions/reading/write-csv";
import type { NameLine } from "./name-table";

/** What may head the two columns, in small letters. */
const TYPED: readonly string[] = ["as typed", "typed", "name"];
const IS: readonly string[] = ["is", "means"];
const NUMBER: readonly string[] = ["number", "national number"];

/**
 * Reads a table of names as CSV: what is typed, and whom it means. With a header the columns may stand anywhere;
 * without one they are the first two. A third may have a player's national number. Lines without a second name are left out.
 */
export function readNames(text: string): NameLine[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimitersToGuess: [",", ";", "\t"],
    skipEmptyLines: "greedy",
  });
  const [first = []] = data;
  const header = first.map((cell) => cell.trim().toLowerCase());
  const columnOf = (names: readonly string[]) => header.findIndex((cell) => names.includes(cell));
  const [typedAt, isAt, numberAt] = [columnOf(TYPED), columnOf(IS), columnOf(NUMBER)];
  const hasHeader = typedAt >= 0 && isAt >= 0;
  return data.slice(hasHeader ? 1 : 0).flatMap((row) => {
    const [typed = "", is = ""] = hasHeader ? [row[typedAt], row[isAt]] : row;
    const number = (hasHeader && row[numberAt]?.trim().replace(/^#/, "")) || "";
    const [name, meant] = [withoutGuard(typed.trim()), withoutGuard(is.trim())];
    return name === "" || meant === "" ? [] : [{ typed: name, is: number === "" ? meant : `${meant} #${number}` }];
  });
}
