import { InputError } from "../bridge/input-error";
import { checkText } from "../sessions/option-checks";
import { compareTexts } from "./compare-texts";
import { keyOf } from "./names";
import { texts } from "./texts";

/** A name as typed in workbooks, and the name that it means. */
export interface NameLine {
  readonly typed: string;
  readonly meaning: string;
}

export interface NameTable {
  /** The latest line of each typed name, sorted by key. */
  readonly lines: readonly NameLine[];
  /** Returns the name that a typed name means; the typed name itself if the table does not contain it. */
  readonly resolve: (typed: string) => string;
}

export const NO_NAMES: NameTable = nameTable([]);

/**
 * Builds a table of names. A meaning may have a meaning itself, and may be a pair: "The Smiths" means "Ann Smith & Bob
 * Smith". A later line replaces an earlier line of the same name.
 * @throws InputError if names form a circle, or a name is not valid in a workbook.
 */
export function nameTable(entries: readonly NameLine[]): NameTable {
  const lines = new Map<string, NameLine>();
  for (const line of entries) {
    const [typed, meaning] = [line.typed, line.meaning].map((name) => checkText(name, texts.name, "players")) as [
      string,
      string,
    ];
    const key = keyOf(typed);
    lines.delete(key);
    if (key !== "" && keyOf(meaning) !== "") lines.set(key, { typed, meaning });
  }
  const resolve = (typed: string): string => {
    let found = typed;
    const passed = new Set<string>();
    for (let key = keyOf(found); ; key = keyOf(found)) {
      const next = lines.get(key)?.meaning;
      if (next === undefined || keyOf(next) === key) return next ?? found;
      if (passed.has(key))
        throw new InputError(texts.circle([...passed].map((name) => lines.get(name)?.typed ?? name)));
      passed.add(key);
      found = next;
    }
  };
  for (const { typed } of lines.values()) resolve(typed);
  const sorted = [...lines.values()].sort((a, b) => compareTexts(keyOf(a.typed), keyOf(b.typed)));
  return { lines: sorted, resolve };
}
