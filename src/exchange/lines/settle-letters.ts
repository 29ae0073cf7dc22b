import { texts } from "../texts";
import type { SaidBoard } from "./said-board";
import type { Language } from "./words";

/** What letters stand for in a text, as far as it can be told. */
export interface Letters {
  /** By letters of strains, as written. */
  readonly strains: Readonly<Record<string, string>>;
  /** What the O stands for. */
  readonly declarerO: "E" | "W" | null;
}

/**
 * Tells by all boards of a text what the letters stand for that languages have for different things: O is East (Ost,
 * Oost) or West (Ouest), C clubs or hearts (cœur), K diamonds (Karo, carreau) or clubs (klaveren).
 */
export function lettersOf(
  boards: readonly Pick<SaidBoard, "contract" | "declarer">[],
  languages: ReadonlySet<Language>
): Letters {
  const strains = new Set(boards.flatMap(({ contract }) => /^\d([A-Z])(?!T)/.exec(contract)?.[1] ?? []));
  const seats = new Set(boards.map(({ declarer }) => declarer));
  const has = (...letters: readonly string[]) => letters.some((letter) => strains.has(letter));
  const speaks = (...known: readonly Language[]) => known.some((language) => languages.has(language));

  const east = seats.has("W") || has("R") || (speaks("de", "nl") && !speaks("fr"));
  const west = seats.has("E") || (speaks("fr") && !speaks("de", "nl"));
  const byWord = (has("P", "T") || speaks("de", "fr")) && !has("R");
  const byDutch = (has("R") || speaks("nl")) && !has("P", "T");
  return {
    declarerO: seats.has("O") && east !== west ? (east ? "E" : "W") : null,
    strains: {
      ...{ S: "S", H: "H", D: "D", N: "N", R: "D", P: "S", T: "C" },
      ...(byWord !== byDutch ? { K: byWord ? "D" : "C" } : {}),
      ...cOf(),
    },
  };

  /** Only where clubs have another letter, or the language calls hearts so, a C is not clubs for sure. */
  function cOf(): Record<string, string> {
    if (has("P", "T")) return has("H", "S") ? {} : { C: "H" };
    const mayBeHearts = speaks("fr", "de") && !has("H", "S", "D");
    return mayBeHearts ? {} : { C: "C" };
  }
}

/** A board in letters that every reader of contracts knows; with why it cannot be settled, where it cannot. */
export function settled(board: SaidBoard, { strains, declarerO }: Letters): { board: SaidBoard; why: string | null } {
  const [, level = "", letter = "", rest = ""] = /^(\d)([A-Z])(?!T)(.*)$/.exec(board.contract) ?? [];
  const strain = letter === "" ? "" : strains[letter];
  if (strain === undefined) return { board, why: texts.lines.strainLetter(letter === "C" ? "C" : "K") };
  const declarer = board.declarer === "O" ? declarerO : board.declarer;
  if (declarer === null) return { board, why: texts.lines.declarerO };
  return {
    board: { ...board, declarer, contract: letter === "" ? board.contract : `${level}${strain}${rest}` },
    why: null,
  };
}
