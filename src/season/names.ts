import { withNumber } from "../sessions/names";

/** Separators of a pair's two names. A comma separates them only if there is no other separator. */
const JOINS = /\s*[&/+;]\s*|\s+(?:and|und|u\.|en|et|och|og|with|y|e)\s+|\s+(?:-|–|—)\s+/iu;

/** Letters that Unicode does not decompose into a letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th" };

/** Combining marks, as in text normalized to NFD. */
const MARKS = /\p{M}/gu;

/**
 * Splits a pair's name into two players: "Ann & Bob", "Ann / Bob", "Ann und Bob", "Ann, Bob", "Smith, Ann & Jones,
 * Bob". In "A. & B. Smith", both are Smith.
 * @returns null if it is not two names: "The Smiths".
 */
export function playersIn(pair: string): readonly [string, string] | null {
  const parts = partsOf(pair, JOINS) ?? partsOf(pair, /\s*,\s*/);
  if (parts === null) return null;
  const [first, second] = [inOrder(parts[0]), inOrder(parts[1])];
  const [initials, others] = [wordsOf(first), wordsOf(second)];
  const surname = second.split(/[\s.]+/).slice(-1)[0] ?? "";
  const sharesSurname = initials.every(isInitial) && others.length > 1 && others.slice(0, -1).every(isInitial);
  return [sharesSurname ? `${first} ${surname}` : first, second];
}

function partsOf(pair: string, join: RegExp): readonly [string, string] | null {
  const [first = "", second = "", more] = pair.trim().split(join);
  return keyOf(first) === "" || keyOf(second) === "" || more !== undefined ? null : [first, second];
}

/** Puts the surname last: "Smith, Ann" becomes "Ann Smith". Repeated blanks become one. */
export function inOrder(typed: string): string {
  const { name, number } = withNumber(typed);
  const ordered = surnameLast(name);
  return number === null ? ordered : `${ordered} #${number}`;
}

function surnameLast(name: string): string {
  const [surname = "", first = "", more] = name.split(",").map((part) => part.trim().replace(/\s+/g, " "));
  if (first === "" || more !== undefined) return name.trim().replace(/\s+/g, " ");
  return `${first} ${surname}`;
}

/** Key of a name: without case, accents, full stops, hyphens and apostrophes. Equal keys mean equal names. */
export function keyOf(name: string): string {
  return wordsOf(name).join(" ");
}

/** Returns the words of a name's key. */
export function wordsOf(name: string): string[] {
  return inOrder(name)
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(/['’ʼ`]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

export function isInitial(word: string): boolean {
  return [...word].length === 1;
}

/** Key of a pair from the keys of its players, in any order. */
export function pairKey(players: readonly [string, string]): string {
  return [...players].sort().join(" & ");
}
