import { InputError } from "../../bridge/input-error";
import { STRAINS } from "../../bridge/contract";
import { texts } from "../texts";
import type { ResultFields } from "./result-lines";
import { CODEBOOK, INSTEAD, plainText, SPELLINGS, type Codebook, type Spelled } from "./spellings";

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
function readOwnWords(text: string): readonly (Meaning & { readonly word: string })[] {
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
    named.set(meaning, word.toUpperCase());
  }
  // In the order of the sheet: of two own words that clash, the first counts.
  const words = OWN_MEANINGS.flatMap((meaning) => {
    const word = named.get(meaning);
    return word === undefined ? [] : [{ ...meaning, word }];
  });
  words.forEach(({ word, spelled }, index) => {
    const earlier = words.slice(0, index).filter((other) => other.spelled === spelled);
    const taken = [...SPELLINGS[spelled].map(([written]) => written), ...earlier.map((other) => other.word)];
    const clash = taken.find((other) => other.startsWith(word) || word.startsWith(other));
    if (clash !== undefined) throw new InputError(refused.clash(word, clash), "words");
    if (/^[-+=\d]/.test(word)) throw new InputError(refused.number(word), "words");
  });
  return words;
}

/** @throws InputError as {@link readOwnWords} does. */
export function checkOwnWords(text = ""): void {
  readOwnWords(text);
}

/**
 * The codes of all spellings with a club's own words.
 * @param text the option, see {@link readOwnWords}.
 * @throws InputError as that does.
 */
export function codebookWith(text = ""): Codebook {
  const words = readOwnWords(text);
  if (words.length === 0) return CODEBOOK;
  return new Map(
    [...CODEBOOK].map(([spelled, codes]) => [
      spelled,
      new Map([...codes, ...words.flatMap((own) => (own.spelled === spelled ? [[own.word, own.code] as const] : []))]),
    ])
  );
}

/** Results of boards with the words of Overtrick in place of a club's own. */
export function withoutOwnWords<Line extends { readonly fields: ResultFields }>(
  lines: readonly Line[],
  text: string | undefined
): readonly Line[] {
  const words = readOwnWords(text ?? "");
  if (words.length === 0) return lines;
  const written = (spelled: Spelled, typed: string) =>
    words.find((own) => own.spelled === spelled && own.word === plainText(typed));
  return lines.map((line) => {
    const { contract = "", declarer = "", result = "" } = line.fields;
    const level = contract.trim().slice(0, 1);
    const strain = /[1-7]/.test(level) ? written("strain", contract.trim().slice(1)) : undefined;
    const ours = {
      contract: strain ? `${level}${STRAINS[strain.code - 1]}` : written("instead", contract)?.name,
      declarer: written("by", declarer)?.name,
      result: written("result", result)?.name,
    };
    const replaced = Object.entries(ours).filter(([, word]) => word !== undefined) as [string, string][];
    return replaced.length === 0 ? line : { ...line, fields: { ...line.fields, ...Object.fromEntries(replaced) } };
  });
}

/** The word of a meaning in the option; "" if there is none. */
export function ownWord(text: string | undefined, { name }: Pick<Meaning, "name">): string {
  const part = (text ?? "").split(";").find((each) => each.trim().toLowerCase().startsWith(`${name.toLowerCase()} `));
  return part?.trim().slice(name.length).trim() ?? "";
}
