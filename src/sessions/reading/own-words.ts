import { InputError } from "../../bridge/input-error";
import { itemAt } from "../../bridge/item-at";
import { texts } from "../texts";
import type { ResultFields } from "./result-lines";
import { CODEBOOK, codeOf, INSTEAD, plainText, SPELLINGS, type Codebook, type Spelled } from "./spellings";

/**
 * Column and code of each meaning for which a club may have its own word, keyed by the name of the meaning in the
 * option.
 */
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

/** A club's own word for a meaning, as typed. */
interface OwnWord extends Meaning {
  readonly word: string;
}

/** All meanings, grouped by column. */
export const OWN_MEANINGS = Object.entries(MEANINGS).map(([name, [spelled, code]]) => ({
  name,
  spelled,
  code,
})) as readonly Meaning[];

const { words: refused } = texts.options;

/**
 * Reads a club's own words for the cells of boards from the option: "NT UT; clubs K; East O". A word is refused if a
 * spreadsheet could complete the word to another entry of its column, or could complete another entry to the word: see
 * {@link SPELLINGS}.
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
  // In the order of the sheet: if two own words clash, the second one is refused.
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

/**
 * Returns the option with its meanings in the order of the sheet.
 * @throws InputError as {@link readOwnWords} does.
 */
export function orderedOwnWords(text: string): string {
  return readOwnWords(text)
    .map(({ name, word }) => `${name} ${word}`)
    .join("; ");
}

/**
 * Returns the codes of all spellings, including a club's own words.
 * @param text the option, see {@link readOwnWords}.
 * @throws InputError as {@link readOwnWords} does.
 */
export function codebookWith(text?: string): Codebook {
  const words = readOwnWords(text);
  if (words.length === 0) return CODEBOOK;
  const ownWords = (spelled: Spelled) =>
    words.flatMap((each) => (each.spelled === spelled ? [[plainText(each.word), each.code] as const] : []));
  return new Map([...CODEBOOK].map(([spelled, codes]) => [spelled, new Map([...codes, ...ownWords(spelled)])]));
}

const SIGNS = ["♣", "♦", "♥", "♠", "NT"] as const;

/** Matches the end of a strain; a double and the declarer may follow it. */
const BEHIND_STRAIN = "(?=(?:XX?|R|\\*+)?[NESW]?(?!\\p{L}))";

/**
 * Returns a function that replaces a club's own words in a text with Overtrick's words. A strain is replaced only
 * behind a level, all other words only as separate words.
 * @param option see {@link readOwnWords}.
 * @param columns the columns whose entries the text may have. Words that could belong to two of these columns stay.
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
    // A letter behind a level is a strain.
    const before = spelled === "result" || spelled === "doubled" ? "(?<![1-7]\\s?)" : "";
    const whole = new RegExp(`${before}(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, "giu");
    return [whole, spelled === "by" ? name.charAt(0) : name];
  });
  return (text) => replaced.reduce((plain, [written, ours]) => plain.replace(written, ours), text);
}

/**
 * Columns of a line of results that may have a club's own words, each with the columns of the sheet whose words it may
 * have.
 */
const LINE_COLUMNS = { contract: ["strain", "instead"], declarer: ["by"], result: ["result"] } as const;

/** Replaces a club's own words in results of boards with Overtrick's words. */
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
