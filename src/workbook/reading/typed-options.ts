import { plainNumber } from "../../bridge/plain-number";
import type { CellText } from "../../sessions/reading/typed-board";
import { playersOf } from "../../sessions/players";
import type { OptionName, SessionOptions } from "../../sessions/session-options";
import { cellsOfOption, type Entries, type EntryCell, type EntryOption, type EntryPhrase } from "../entries";
import { texts } from "../texts";
import { typedText, type FoundSheets } from "./typed-cells";
import { isUncountedNumber, withoutPlus } from "./typed-number";

/** An option as typed; `cell` is the first of its cells that is not blank, or its first cell if all are blank. */
export interface TypedOption {
  readonly option: OptionName;
  readonly value: SessionOptions[OptionName];
  readonly cell: EntryCell;
  /** The option's phrases, each with its first cell; absent for an option without phrases. */
  readonly phrases?: readonly TypedPhrase[];
}

interface TypedPhrase {
  readonly text: string;
  readonly cell: EntryCell;
}

/** Returns the text of an option from its phrases. */
export function ofPhrases(phrases: readonly TypedPhrase[]): string {
  return phrases.map(({ text }) => text).join("; ");
}

/**
 * Returns the options of a session by its yellow cells.
 * @param planned the original options.
 * @param refuse is called with numbers that the sheets do not count.
 */
export function typedOptions(
  { options }: Entries,
  sheets: FoundSheets,
  planned: SessionOptions,
  refuse: (cell: EntryCell, message: string) => void
): TypedOption[] {
  // Options that are neither planned nor typed are left out.
  const isTyped = ({ option, value }: TypedOption) =>
    planned[option] !== undefined || (value !== undefined && value !== "");
  const typed = options.flatMap((entry): TypedOption[] => {
    const cells = cellsOfOption(entry);
    // An option with cells on a deleted sheet keeps its planned value.
    const present = cells.filter(({ sheet }) => sheets.has(sheet));
    const [first] = present;
    if (!first || present.length < cells.length) return [];
    const read = (cell: EntryCell) => typedText(sheets, cell);
    const number = (cell: EntryCell, takesHalf = false) => {
      const text = read(cell);
      if (!isUncountedNumber(text, takesHalf)) return withoutPlus(text);
      refuse(cell, texts.reading.notWritten(String(text)));
      return "";
    };
    const cell = present.find((typed) => read(typed) !== "") ?? first;
    const { option } = entry;
    if (entry.kind !== "phrases") return [{ option, value: valueOf(entry, read, number), cell }];
    const phrases = phrasesOf(entry.phrases, read, number);
    return [{ option, value: phrases.length > 0 ? ofPhrases(phrases) : entry.none, cell, phrases }];
  });
  return typed.filter(isTyped);
}

/** Reads a number from a cell; "" if the sheets do not count it. */
type ReadNumber = (cell: EntryCell, takesHalf?: boolean) => string;

function valueOf(
  entry: Exclude<EntryOption, { readonly kind: "phrases" }>,
  read: (cell: EntryCell) => CellText,
  number: ReadNumber
): SessionOptions[OptionName] {
  const text = (cell: EntryCell) => String(read(cell));
  switch (entry.kind) {
    case "text":
      return text(entry.cell);
    case "names": {
      // Seeds are the numbers of teams.
      const names = entry.option === "seeds" ? entry.cells.map((cell) => number(cell)) : playerNames(entry.cells, text);
      return names.some((name) => name !== "") ? names : entry.none;
    }
    case "scale":
      return scaleText(entry.lines.map((line) => line.map(read)));
  }
}

/** Returns names as typed; "Ann & Bob" to the left of a blank cell stands for the two players of a pair. */
function playerNames(cells: readonly EntryCell[], text: (cell: EntryCell) => string): string[] {
  const names = cells.map(text);
  for (let index = 0; index + 1 < cells.length; index += 2) {
    const isPair = cells[index]?.row === cells[index + 1]?.row && names[index + 1] === "";
    const players = isPair && playersOf(names[index] ?? "");
    if (players) names.splice(index, 2, ...players);
  }
  return names;
}

function phrasesOf(
  phrases: readonly EntryPhrase[],
  read: (cell: EntryCell) => CellText,
  number: ReadNumber
): TypedPhrase[] {
  return phrases.flatMap(({ before, cells, after }) => {
    // A phrase with several cells is a line-up of four names. Other phrases are numbers; only penalties in points
    // accept ½.
    const typed =
      cells.length > 1
        ? playerNames(cells, (cell) => String(read(cell)))
        : cells.map((cell) => number(cell, after.endsWith("points")));
    const isBlank = typed.every((part) => part === "" || part === "0");
    return isBlank ? [] : [{ text: `${before}${typed.join(", ")}${after}`, cell: cells[0]! }];
  });
}

/** Returns a victory-point table as text: "0 10 10; 1 11 9". A blank first margin and blank points are 0. */
function scaleText(lines: readonly (readonly CellText[])[]): string | undefined {
  const scaleLines = lines.flatMap(([from = "", winner = "", loser = ""], index) => {
    const margin = from === "" && index === 0 ? 0 : from;
    if (margin === "") return [];
    return [[margin, winner, loser].map(plainPoints).join(" ")];
  });
  return scaleLines.join("; ");
}

/**
 * Returns points as a plain number; in quotation marks if the sheets do not count them, so that the whole table is
 * refused.
 */
function plainPoints(typed: CellText): string {
  if (isUncountedNumber(typed, false)) return `"${typed}"`;
  return plainNumber(withoutPlus(typed)).replace(",", ".") || "0";
}
