import { compareTexts } from "./compare-texts";
import { isInitial, wordsOf } from "./names";

/** Reasons why two names may mean the same person or team; texts.ts has the sentences. */
export type Reason = "initials" | "part" | "order" | "letter";

interface Doubt {
  readonly keys: readonly [string, string];
  readonly reason: Reason;
}

/** Minimum length of names that are compared letter by letter: shorter names often differ by one letter (Ann, Anna). */
const MIN_LETTERS = 5;

/**
 * Finds names that may mean the same person or team: "A Smith" and "Ann Smith", "Ann" and "Ann Smith", "Smith Ann" and
 * "Ann Smith", "Ann Smiht". Nothing is merged; only the organiser can decide.
 * @param keys from `keyOf`, without duplicates.
 * @param areApart returns true for two names that are known to differ, such as opponents on one evening.
 */
export function doubts(keys: readonly string[], areApart: (first: string, second: string) => boolean): Doubt[] {
  const found = new Map<string, Doubt>();
  const compare = (first: string, second: string) => {
    const id = `${first}\n${second}`;
    const reason = found.has(id) || first === second ? null : reasonFor(first, second);
    if (reason !== null && !areApart(first, second)) found.set(id, { keys: [first, second], reason });
  };
  for (const candidates of neighbourhoods(keys).values())
    candidates.forEach((first, i) => candidates.slice(i + 1).forEach((second) => compare(first, second)));
  // A name of a single letter shares no word with other names, so it is compared with all of them.
  for (const letter of keys.filter(isInitial))
    for (const other of keys)
      if (other < letter) compare(other, letter);
      else compare(letter, other);
  return [...found.values()].sort((a, b) => compareTexts(a.keys.join("\n"), b.keys.join("\n")));
}

/** Groups names that share a word, or all letters but one, so that not every two names need be compared. */
function neighbourhoods(keys: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const put = (mark: string, key: string) => {
    const list = found.get(mark);
    if (!list) found.set(mark, [key]);
    else if (list[list.length - 1] !== key) list.push(key);
  };
  for (const key of [...keys].sort()) {
    for (const word of key.split(" ")) if (!isInitial(word)) put(word, key);
    const letters = [...key];
    if (letters.length < MIN_LETTERS) continue;
    put(`-${key}`, key);
    for (let i = 0; i < letters.length; i++) put(`-${without(letters, i)}`, key);
  }
  return found;
}

function without(letters: readonly string[], index: number): string {
  return [...letters.slice(0, index), ...letters.slice(index + 1)].join("");
}

function reasonFor(first: string, second: string): Reason | null {
  const [a, b] = [wordsOf(first), wordsOf(second)];
  if (a.length === b.length && a.every((word, i) => mayBe(word, b[i] ?? ""))) return "initials";
  if (isPart(a, b) || isPart(b, a)) return "part";
  if ([...a].sort().join(" ") === [...b].sort().join(" ")) return "order";
  // Words that are different initials mean different people.
  const areInitials =
    a.length === b.length && a.some((word, i) => word !== b[i] && isInitial(word) && isInitial(b[i] ?? ""));
  return !areInitials && differByLetter(first, second) ? "letter" : null;
}

/** True if the words are equal or one is the initial of the other. */
function mayBe(first: string, second: string): boolean {
  if (first === second) return true;
  return (isInitial(first) && second.startsWith(first)) || (isInitial(second) && first.startsWith(second));
}

/** True if a name is the first or last words of another ("Ann" or "Smith" of "Ann Smith"), or omits middle words. */
function isPart(short: readonly string[], long: readonly string[]): boolean {
  if (short.length >= long.length) return false;
  if (short.length === 1 && mayBe(short[0] ?? "", long[0] ?? "")) return true;
  const isFirst = short.every((word, i) => word === long[i]);
  const isLast = short.every((word, i) => word === long[long.length - short.length + i]);
  const leavesOut =
    short.length > 1 && mayBe(short[0] ?? "", long[0] ?? "") && short[short.length - 1] === long[long.length - 1];
  return isFirst || isLast || leavesOut;
}

/** True for one letter added, missing, replaced or exchanged with the next. Digits are not letters. */
function differByLetter(first: string, second: string): boolean {
  const [a, b] = [[...first], [...second]];
  if (Math.min(a.length, b.length) < MIN_LETTERS || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (/[\d ]/.test([...inA, ...inB].join(""))) return false;
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0];
}
