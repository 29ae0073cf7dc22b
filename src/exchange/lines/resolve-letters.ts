import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { LanguageClue, OpenStrain, RawBoard } from "./raw-board";
import { lookUpKeyword, type Language } from "./words";

/** A letter whose meaning depends on the language; O is East (Ost, Oost) or West (Ouest). */
export type OpenLetter = OpenStrain | "O";

/** Meaning of each ambiguous letter in a text; null if unresolved. */
type Letters = Readonly<Record<OpenLetter, string | null>>;

/** Letters that are used together for strains, each with its strain, and the languages that use these letters. */
interface Alphabet {
  readonly languages: readonly Language[];
  readonly strains: Readonly<Record<string, string>>;
}

const LANGUAGES: readonly Language[] = ["en", "de", "nl", "fr"];

const ALPHABETS: readonly Alphabet[] = [
  { languages: LANGUAGES, strains: { S: "S", H: "H", D: "D", C: "C" } },
  { languages: ["de", "fr"], strains: { P: "S", C: "H", K: "D", T: "C" } },
  { languages: ["de"], strains: { P: "S", H: "H", K: "D", T: "C" } },
  { languages: ["de"], strains: { S: "S", H: "H", K: "D", T: "C" } },
  { languages: ["nl"], strains: { S: "S", H: "H", R: "D", K: "C" } },
];

/** Letters of strains that only some languages have. */
const FOREIGN: Readonly<Record<string, readonly Language[]>> = { P: ["de", "fr"], T: ["de", "fr"], R: ["nl"] };

/** Meanings of O by language, with the letters for East and West in these languages. */
const EAST_WEST: readonly { readonly languages: readonly Language[]; readonly seats: string; readonly o: string }[] = [
  { languages: ["de", "nl"], seats: "OW", o: "E" },
  { languages: ["fr"], seats: "EO", o: "W" },
];

/** Words that may make clear, if written in full, what an ambiguous letter means. */
const SETTLING: Readonly<Record<OpenLetter, readonly string[]>> = {
  O: ["Ost", "Oost", "Ouest"],
  K: ["Karo", "carreau", "klaveren"],
  C: [],
};

/**
 * Decides once for a whole text what its ambiguous letters mean: all alphabets that its words and other letters allow
 * must agree. If no alphabet fits the whole text, several people may have written it; then all alphabets of their
 * languages must agree.
 */
export function lettersOf(clues: readonly LanguageClue[]): Letters {
  const typed = (kind: "strain" | "seat") =>
    new Set(clues.flatMap((clue) => (clue.kind === kind ? [clue.letter] : [])));
  const suits = [...typed("strain")].filter((letter) => letter !== "NT" && letter !== "N" && letter !== "SA");
  const seats = [...typed("seat")];
  const unsettled = new Set(clues.flatMap((clue) => (clue.kind === "unsettled" ? [clue.letter] : [])));
  const { languages, isMixed } = spokenIn(clues, suits);
  const isSpoken = (some: readonly Language[]) => some.some((language) => languages.includes(language));
  /** Returns the ways of writing that fit all letters; all ways if none fits or if languages are mixed. */
  const fitting = <W>(ways: readonly W[], isFit: (way: W) => boolean) => {
    const fit = isMixed ? [] : ways.filter(isFit);
    return fit.length > 0 ? fit : ways;
  };

  const strainOf = (letter: OpenStrain, others: readonly string[], inUse: (some: readonly Language[]) => boolean) => {
    const having = ALPHABETS.filter((alphabet) => inUse(alphabet.languages) && letter in alphabet.strains);
    const ways = fitting(having, ({ strains }) => others.every((other) => other in strains));
    return unsettled.has(letter) ? null : agreed(ways.map(({ strains }) => strains[letter]));
  };
  const strainC = () => {
    if (!languages.includes("en") || isMixed) return strainOf("C", suits, isSpoken);
    // In an English text, K or O is a typing error or comes from another language, in which C may be hearts.
    const isPlain = !seats.includes("O") && suits.every((letter) => letter === "C");
    const others = suits.filter((letter) => letter !== "K");
    return isPlain ? "C" : strainOf("C", others, () => true);
  };
  const seatO = () => {
    const spoken = EAST_WEST.filter((way) => isSpoken(way.languages));
    const fit = isMixed ? spoken : spoken.filter((way) => seats.every((letter) => way.seats.includes(letter)));
    return agreed(fit.map(({ o }) => o));
  };
  return { C: strainC(), K: strainOf("K", suits, isSpoken), O: seatO() };
}

/** Returns the languages that have all words of a text; if there are none, the languages that the text seems to mix. */
function spokenIn(clues: readonly LanguageClue[], suits: readonly string[]) {
  const shown = [
    ...clues.flatMap((clue) => (clue.kind === "word" ? [clue.languages] : [])),
    ...suits.flatMap((letter) => (letter in FOREIGN ? [FOREIGN[letter] ?? []] : [])),
  ];
  const common = LANGUAGES.filter((language) => shown.every((some) => some.includes(language)));
  if (common.length > 0) return { languages: common, isMixed: false };
  const certain = new Set(shown.flatMap((some) => (some.length === 1 ? some : [])));
  const others = shown.filter((some) => !some.some((language) => certain.has(language)));
  return { languages: [...certain, ...others.flat()], isMixed: true };
}

/** The meaning if all meanings are equal; null if they differ or if there are none. */
function agreed(meanings: readonly (string | undefined)[]): string | null {
  const [meaning, another] = new Set(meanings);
  return another === undefined ? (meaning ?? null) : null;
}

/** Replaces ambiguous letters of a board by the usual ones; `open` has the letters whose meaning is unknown. */
export function resolveLetters(board: RawBoard, letters: Letters): { board: RawBoard; open: readonly OpenLetter[] } {
  const { openStrain, declarer, contract } = board;
  const strain = openStrain && letters[openStrain];
  const seat = declarer === "O" ? letters.O : declarer;
  const open: OpenLetter[] = [];
  if (openStrain !== null && strain === null) open.push(openStrain);
  if (seat === null) open.push("O");
  return {
    board: {
      ...board,
      openStrain: null,
      declarer: seat ?? "",
      contract: strain === null ? contract : `${contract.slice(0, 1)}${strain}${contract.slice(2)}`,
    },
    open,
  };
}

/** Asks what letters mean, each once for the whole text. */
export function questionsOf(
  openLines: ReadonlyMap<OpenLetter, readonly number[]>,
  clues: readonly LanguageClue[]
): Fault[] {
  return [...openLines].map(([letter, lines]) => {
    const isEnough = (word: string) =>
      lettersOf([...clues, { kind: "word", languages: lookUpKeyword(word)?.languages ?? [] }])[letter] !== null;
    const words = SETTLING[letter].filter(isEnough);
    return { line: lines[0] ?? 1, field: "", message: texts.lines.openLetter(letter, lines, words) };
  });
}
