import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import type { CellText } from "../../sessions/reading/typed-board";
import type { OptionName, SessionOptions } from "../../sessions/session-options";
import { cellsOfOption, type Entries, type EntryCell, type EntryOption, type EntryPhrase } from "../entries";
import { typedIn, type FoundSheets } from "./typed-cells";

/** An option as it is typed, with the first of its cells that something is typed in, or the first. */
export interface TypedOption {
  readonly option: OptionName;
  readonly value: SessionOptions[OptionName];
  readonly cell: EntryCell;
  /** Its phrases, where it has any: each with the first of its cells. */
  readonly phrases?: readonly TypedPhrase[];
}

interface TypedPhrase {
  readonly text: string;
  readonly cell: EntryCell;
}

/** An option of some phrases. */
export function ofPhrases(phrases: readonly TypedPhrase[]): string {
  return phrases.map(({ text }) => text).join("; ");
}

/**
 * The options of a session as they are typed on its sheets.
 * @param planned those that it was made with.
 */
export function typedOptions({ options }: Entries, sheets: FoundSheets, planned: SessionOptions): TypedOption[] {
  // What was not said before and is not typed either is left out.
  const isSaid = ({ option, value }: TypedOption) =>
    planned[option] !== undefined || (value !== undefined && value !== "");
  const typed = options.flatMap((entry): TypedOption[] => {
    const cells = cellsOfOption(entry);
    // What stands on a sheet that is no more is as it was planned.
    const known = cells.filter(({ sheet }) => sheets.has(sheet));
    const [first] = known;
    if (!first || known.length < cells.length) return [];
    const read = (cell: EntryCell) => typedIn(sheets, cell);
    const cell = known.find((typed) => read(typed) !== "") ?? first;
    const phrases = entry.kind === "phrases" ? phrasesOf(entry.phrases, read) : undefined;
    return [{ option: entry.option, value: valueOf(entry, read), cell, ...(phrases && { phrases }) }];
  });
  return typed.filter(isSaid);
}

function valueOf(entry: EntryOption, read: (cell: EntryCell) => CellText): SessionOptions[OptionName] {
  const text = (cell: EntryCell) => String(read(cell));
  switch (entry.kind) {
    case "text":
      return text(entry.cell);
    case "names": {
      const names = entry.cells.map(text);
      return names.some((name) => name !== "") ? names : entry.none;
    }
    case "phrases": {
      const said = phrasesOf(entry.phrases, read);
      return said.length > 0 ? ofPhrases(said) : entry.none;
    }
    case "scale":
      return scaleText(entry.lines.map((line) => line.map(read)));
  }
}

function phrasesOf(phrases: readonly EntryPhrase[], read: (cell: EntryCell) => CellText): TypedPhrase[] {
  return phrases.flatMap(({ before, cells, after }) => {
    const [number = "", ...more] = cells.map((cell) => String(read(cell)));
    // A number may have a plus on a sheet; of a line-up's four names each is as it is.
    const typed = more.length > 0 ? [number, ...more] : [number.replace(/^\+(?=[\d½])/, "")];
    const isBlank = typed.every((part) => part === "" || part === "0");
    return isBlank ? [] : [{ text: `${before}${typed.join(", ")}${after}`, cell: cells[0]! }];
  });
}

/** A victory-point table in words: "0 10 10; 1 11 9". A first margin that was cleared is 0, points that were are none. */
function scaleText(lines: readonly (readonly CellText[])[]): string | undefined {
  const said = lines.flatMap(([from = "", winner = "", loser = ""], index) => {
    const margin = from === "" && index === 0 ? 0 : from;
    if (margin === "") return [];
    return [[margin, winner, loser].map(plainPoints).join(" ")];
  });
  return said.join("; ");
}

function plainPoints(typed: CellText): string {
  return typeof typed === "number" ? String(typed) : plainDecimals(plainNumber(typed)) || "0";
}
