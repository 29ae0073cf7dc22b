import { InputError } from "../bridge/input-error";
import { sameName } from "./names";
import type { OptionName } from "./session-options";
import { texts } from "./texts";

/** Minimum length of a name for a suggestion, because many shorter names differ by only one letter. */
const MIN_LETTERS = 3;

/** Returns the number of typing errors allowed in a name: one if it has fewer than six letters, else two. */
function slipsOf(name: string): number {
  return name.length < 6 ? 1 : 2;
}

/**
 * Returns the name that an unknown name probably stands for: the only one that differs by a typing error (a letter
 * wrong, missing, too many, or two exchanged; two errors in six letters or more), or that begins with the typed text.
 * @returns null if there is no such name, or if several are equally close.
 */
export function closeName(typed: string, names: readonly string[]): string | null {
  const key = plain(typed);
  if (key.length < MIN_LETTERS) return null;
  const found = names
    .map((name) => ({ name, slips: plain(name).startsWith(key) ? 1 : slipsBetween(key, plain(name)) }))
    .filter(({ name, slips }) => slips <= Math.min(slipsOf(key), slipsOf(plain(name))))
    .sort((a, b) => a.slips - b.slips);
  const [first, second] = found;
  return first && first.slips !== second?.slips ? first.name : null;
}

/** Appends the closest existing name, if there is one, to the refusal of an unknown name. */
export function withCloseName(refusal: string, typed: string, names: readonly string[]): string {
  const closest = closeName(typed, names);
  return closest === null ? refusal : `${refusal} ${texts.contestants.didYouMean(closest)}`;
}

/**
 * Returns the index of the team or player that a name belongs to.
 * @param names the accepted names of each team or player, the one for messages first.
 * @throws InputError for the option, if the name is unknown.
 */
export function indexNamed(
  typed: string,
  names: readonly (readonly string[])[],
  refusal: (typed: string, names: readonly string[]) => string,
  option: OptionName
): number {
  const index = names.findIndex((accepted) => accepted.some((each) => sameName(each, typed)));
  if (index >= 0) return index;
  const all = names.map(([first = ""]) => first);
  throw new InputError(withCloseName(refusal(typed, all), typed, all), option);
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/**
 * Returns the number of letters in which two texts differ; two exchanged neighbours count as one (optimal string
 * alignment).
 */
function slipsBetween(first: string, second: string): number {
  let [before, row] = [[] as number[], Array.from({ length: second.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= first.length; i++) {
    const next = [i];
    for (let j = 1; j <= second.length; j++) {
      const isSame = first[i - 1] === second[j - 1];
      const isExchanged = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[j - 2] ?? 0) + 1 : Infinity
      );
    }
    [before, row] = [row, next];
  }
  return row[second.length] ?? 0;
}
