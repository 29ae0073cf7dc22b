import { withNumber } from "../sessions/names";

/** What joins the two names of a pair wherever it stands; a comma does only where nothing of this is. */
const JOINS = /\s*[&/+;]\s*|\s+(?:and|und|u\.|en|et|och|og|with|y|e)\s+|\s+(?:-|–|—)\s+/iu;

/** Letters that have another one in them, but no mark that can be taken off. */
const PLAIN: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th" };

/** Marks above and below letters, of a text in which they stand by themselves. */
const MARKS = /\p{M}/gu;

/**
 * The two players that a pair's name has: "Ann & Bob", "Ann / Bob", "Ann und Bob", "Ann, Bob",
 * "Smith, Ann & Jones, Bob". Of "A. & B. Smith" both are Smith.
 * @returns null where it names no two: "The Smiths".
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

/** A name with its surname last: "Smith, Ann" is "Ann Smith". Blanks are counted by nobody. */
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

/**
 * What a name is known by: without regard to case, accents, full stops, hyphens and apostrophes. Two names of one key
 * are one name.
 */
export function keyOf(name: string): string {
  return wordsOf(name).join(" ");
}

/** The words of a name, as its key has them. */
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

/** Whether a word of a name is one letter. */
export function isInitial(word: string): boolean {
  return [...word].length === 1;
}

/** A pair's key by its players': in either order the same. */
export function pairKey(players: readonly [string, string]): string {
  return [...players].sort().join(" & ");
}
