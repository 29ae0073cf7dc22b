import { plainSigns } from "../../bridge/plain-number";

/** A number, a run of letters, or a sign of a text. */
export interface Token {
  readonly kind: "number" | "letters" | "sign";
  readonly text: string;
  /** True if the token follows a blank or is the first one. */
  readonly apart: boolean;
}

/** Expressions of several words, each with the single word of the same language that replaces it. */
const JOINED: readonly (readonly [written: RegExp, word: string])[] = [
  [/\b(n)\s?[/-]\s?([sz])\b/gi, "$1$2"],
  [/\b(e)\s?[/-]\s?([wo])\b/gi, "$1$2"],
  [/\b(o)\s?[/-]\s?(w)\b/gi, "$1$2"],
  [/\bp(\/|\. ?)o\b\.?/gi, "passout"],
  [/\brond gepast\b/gi, "rondpas"],
  [/\bn[°º]/gi, "nr "],
  [/\bno[ -]trumps?\b/gi, "NT"],
  [/\bsans[ -]atouts?\b/gi, "sansatout"],
  [/\b(not) (played)(?!\p{L})/giu, "$1$2"],
  [/\b(nicht|niet) (gespielt|gespeeld)(?!\p{L})/giu, "$1$2"],
  [/\b(non) (jou[ée]e?)(?!\p{L})/giu, "$1$2"],
  [/\b(all|four)[ -]?(pass|passes|pas|passe)\b/gi, "pass"],
  [/\b(alle|vier)[ -]?(pass|passen|gepasst|pas)\b/gi, "allepassen"],
  [/\bquatre[ -]?(pass|passe|passes)\b/gi, "quatrepasse"],
  [/\b(pass(ed)? (out|in)|thrown[ -](in|out)|no[ -]bids?)\b/gi, "pass"],
];

/** Text that phones show in bold, in italics or struck out: the signs around it are not part of a contract. */
const MARKED = /(^|[\s(])([*_~])(\S|\S[^*_~]*\S)\2(?=$|[\s.,;:)!])/gm;

/** Replaces special blanks and signs by plain ones; removes invisible characters, and marks of bold and italics. */
export function plainText(text: string): string {
  return plainSigns(text)
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, " ")
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0E|\uFE0F/g, "")
    .replace(MARKED, "$1$3");
}

export function tokensOf(text: string): Token[] {
  const joined = JOINED.reduce((plain, [written, word]) => plain.replace(written, word), text);
  return [...joined.matchAll(/\d+|[\p{L}\p{M}]+|\*\*|[^\s]/gu)].map((match) => {
    const [found] = match;
    const kind = /^\d/.test(found) ? "number" : /^[\p{L}\p{M}]/u.test(found) ? "letters" : "sign";
    return { kind, text: found, apart: match.index === 0 || /\s/.test(joined[match.index - 1] ?? " ") };
  });
}
