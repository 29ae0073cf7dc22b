import { InputError } from "../bridge/input-error";
import { checkText } from "../sessions/option-checks";
import { compareTexts } from "./compare-texts";
import { keyOf } from "./names";
import { texts } from "./texts";

/** A line of a table of names: what stands in a workbook, and whom it means. */
export interface NameLine {
  readonly typed: string;
  readonly is: string;
}

/** Names that mean others, by their keys. */
export interface NameTable {
  /** As given, each typed name once. */
  readonly lines: readonly NameLine[];
  /** Whom a name means; the name itself where the table has none. */
  readonly meant: (typed: string) => string;
}

/** A table that joins nothing. */
export const NO_NAMES: NameTable = nameTable([]);

/**
 * A table of names: a name for one that is typed otherwise, also by several steps. A pair may be given for a name that
 * has no two: "The Smiths" is "Ann Smith & Bob Smith". Of lines for one name later ones count.
 * @throws InputError when a name means itself over others, or is none that a workbook can hold.
 */
export function nameTable(given: readonly NameLine[]): NameTable {
  const lines = new Map<string, NameLine>();
  for (const line of given) {
    const [typed, is] = [line.typed, line.is].map((name) => checkText(name, texts.name, "players")) as [string, string];
    const key = keyOf(typed);
    lines.delete(key);
    if (key !== "" && keyOf(is) !== "") lines.set(key, { typed, is });
  }
  const meant = (typed: string): string => {
    let found = typed;
    const passed = new Set<string>();
    for (let key = keyOf(found); ; key = keyOf(found)) {
      const next = lines.get(key)?.is;
      if (next === undefined || keyOf(next) === key) return next ?? found;
      if (passed.has(key))
        throw new InputError(texts.circle([...passed].map((name) => lines.get(name)?.typed ?? name)));
      passed.add(key);
      found = next;
    }
  };
  for (const { typed } of lines.values()) meant(typed);
  const sorted = [...lines.values()].sort((a, b) => compareTexts(keyOf(a.typed), keyOf(b.typed)));
  return { lines: sorted, meant };
}
