import { InputError } from "../../bridge/input-error";
import { itemAt } from "../../bridge/item-at";
import { texts } from "../texts";
import type { ResultFields } from "./result-lines";
import { CODEBOOK, codeOf, INSTEAD, plainText, SPELLINGS, type Codebook, type Spelled } from "./spellings";

/** The meanings for which a club may have a word of its own, as the option names them: the column of each, and its code. */
const MEANINGS = {
  clubs: ["strain", 1],
  diamonds: ["strain", 2],
  hearts: ["strain", 3],
  spades: ["strain", 4],
  NT: ["strain", 5],
  pass: ["instead", INSTEAD.pass],
  np: ["instead", INSTEAD.notPlayed],
  cancelled: ["instead", INSTEAD.cancelled],
  North: ["by", 1],
  East: ["by", 2],
  South: ["by", 3],
  West: ["by", 4],
  "=": ["result", 0],
  X: ["doubled", 1],
  R: ["doubled", 2],
} as const satisfies Readonly<Record<string, readonly [Spelled, number]>>;

interface Meaning {
  readonly name: keyof typeof MEANINGS;
  readonly spelled: Spelled;
  readonly code: number;
}

/** A club's own word, as it is written. */
interface OwnWord extends Meaning {
  readonly word: string;
}

/** All of them, those of a column behind each other. */
export const OWN_MEANINGS = Object.entries(MEANINGS).map(([name, [spelled, code]]) => ({
  name,
  spelled,
  code,
})) as readonly Meaning[];

const { words: refused } = texts.options;

/**
 * A club's own words for the cells of boards, from the option: "NT UT; clubs K; East O". A word counts if no spreadsheet
 * could complete another entry of its column to it, or it to another entry: see {@link SPELLINGS}.
 * @throws InputError if a meaning is unknown or named twice, or a word clashes with another.
 */
export function readOwnWords(text = ""): readonly OwnWord[] {
  const parts = text.split(";").map((part) => part.trim());
  const named = new Map<Meaning, string>();
  for (const part of parts.filter((each) => each !== "")) {
    const [, name = "", word = ""] = /^(\S+) (\S.*)$/.exec(part) ?? [];
    const meaning = OWN_MEANINGS.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!meaning || named.has(meaning))
      throw new InputError(
        refused.meaning(
          part,
          OWN_MEANINGS.map((each) => each.name)
        ),
        "words"
      );
    if (word.includes(" ")) throw new InputError(refused.blank(word), "words");
    named.set(meaning, word);
  }
  // In the order of the sheet: of two own words that clash, the first counts.
  const words = OWN_MEANINGS.flatMap((meaning) => {
    const word = named.get(meaning);
    return word === undefined ? [] : [{ ...meaning, word }];
  });
  words.forEach(({ word: typed, spelled }, index) => {
    const word = plainText(typed);
    const earlier = words.slice(0, index).filter((other) => other.spelled === spelled);
    const used = [...SPELLINGS[spelled].map(([written]) => written), ...earlier.map((other) => plainText(other.word))];
    const clash = used.find((other) => other.startsWith(word) || word.startsWith(other));
    if (clash !== undefined) throw new InputError(refused.clash(word, clash), "words");
    if (/^[-+=\d]/.test(word)) throw new InputError(refused.number(word), "words");
  });
  return words;
}

/** The option with its meanings in the order of the sheet, as it is read back. @throws InputError as {@link readOwnWords} does. */
export function orderedOwnWords(text: string): string {
  return readOwnWords(text)
    .map(({ name, word }) => `${name} ${word}`)
    .join("; ");
}

/**
 * The codes of all spellings with a club's own words.
 * @param text the option, see {@link readOwnWords}.
 * @throws InputError as that does.
 */
export function codebookWith(text?: string): Codebook {
  const words = readOwnWords(text);
  if (words.length === 0) return CODEBOOK;
  const ownWords = (spelled: Spelled) =>
    words.flatMap((each) => (each.spelled === spelled ? [[plainText(each.word), each.code] as const] : []));
  return new Map([...CODEBOOK].map(([spelled, codes]) => [spelled, new Map([...codes, ...ownWords(spelled)])]));
}

const SIGNS = ["♣", "♦", "♥", "♠", "NT"] as const;

/** The end of a strain, behind which the double and the declarer may follow. */
const BEHIND_STRAIN = "(?=(?:XX?|R|\\*+)?[NESW]?(?!\\p{L}))";

/**
 * Returns a function that replaces a club's own words in a text with those of Overtrick: strains behind a level, all else as
 * separate words.
 * @param option see {@link readOwnWords}.
 * @param columns the columns whose entries the text may have. A word that may be of two of them is left.
 */
export function withoutOwnWords(
  option: string | undefined,
  columns: readonly Spelled[] = ["strain", "instead", "by", "result", "doubled"]
): (text: string) => string {
  const codebook = codebookWith(option);
  const isClear = ({ spelled, word }: OwnWord) =>
    spelled === "strain" ||
    columns.every((other) => other === spelled || other === "strain" || codeOf(other, word, codebook) === undefined);
  const words = readOwnWords(option).filter((ownWords) => columns.includes(ownWords.spelled) && isClear(ownWords));
  const replaced = words.map(({ word, spelled, code, name }): [RegExp, string] => {
    const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (spelled === "strain")
      return [new RegExp(`([1-7]\\s?)${literal}${BEHIND_STRAIN}`, "giu"), `$1${itemAt(SIGNS, code - 1)}`];
    // Behind a level a letter is a strain's.
    const before = spelled === "result" || spelled === "doubled" ? "(?<![1-7]\\s?)" : "";
    const whole = new RegExp(`${before}(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, "giu");
    return [whole, spelled === "by" ? name.charAt(0) : name];
  });
  return (text) => replaced.reduce((plain, [written, ours]) => plain.replace(written, ours), text);
}

/** The columns of a line of results with such words, and the columns of cells that these are from. */
const LINE_COLUMNS = { contract: ["strain", "instead"], declarer: ["by"], result: ["result"] } as const;

/** Replaces a club's own words in results of boards with those of Overtrick. */
export function linesWithoutOwnWords<Line extends { readonly fields: ResultFields }>(
  lines: readonly Line[],
  option: string | undefined
): readonly Line[] {
  if (readOwnWords(option).length === 0) return lines;
  const columns = Object.entries(LINE_COLUMNS).map(
    ([field, ownWords]) => [field, withoutOwnWords(option, ownWords)] as const
  );
  return lines.map((line) => {
    const ours = columns.map(([field, plain]) => [field, plain(line.fields[field] ?? "")]);
    return { ...line, fields: { ...line.fields, ...Object.fromEntries(ours) } };
  });
}
