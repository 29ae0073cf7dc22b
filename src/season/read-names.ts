import Papa from "papaparse";
import { withoutGuard } from "../sessions/reading/write-csv";
import type { NameLine } from "./name-table";

/** Accepted headings of the columns, in lower case. */
const TYPED: readonly string[] = ["as typed", "typed", "name"];
const MEANING: readonly string[] = ["is", "means"];
const NUMBER: readonly string[] = ["number", "national number"];

/**
 * Reads a table of names from CSV. With a heading row the columns may be in any order, and a third may contain national
 * numbers; without one, the first two columns are read. Rows without a meaning are skipped.
 */
export function readNames(text: string): NameLine[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimitersToGuess: [",", ";", "\t"],
    skipEmptyLines: "greedy",
  });
  const [first = []] = data;
  const header = first.map((cell) => cell.trim().toLowerCase());
  const columnOf = (names: readonly string[]) => header.findIndex((cell) => names.includes(cell));
  const [typedIndex, meaningIndex, numberIndex] = [columnOf(TYPED), columnOf(MEANING), columnOf(NUMBER)];
  const hasHeader = typedIndex >= 0 && meaningIndex >= 0;
  return data.slice(hasHeader ? 1 : 0).flatMap((row) => {
    const [typed = "", meaning = ""] = hasHeader ? [row[typedIndex], row[meaningIndex]] : row;
    const number = (hasHeader && row[numberIndex]?.trim().replace(/^#/, "")) || "";
    const [name, meaningName] = [withoutGuard(typed.trim()), withoutGuard(meaning.trim())];
    return name === "" || meaningName === ""
      ? []
      : [{ typed: name, meaning: number === "" ? meaningName : `${meaningName} #${number}` }];
  });
}
