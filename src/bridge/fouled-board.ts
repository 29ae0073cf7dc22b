import { plainNumber } from "./plain-number";

/**
 * Rule for the groups of a fouled board, which have played different cards. Scores are compared within their group.
 * "neuberg" factors all groups to the whole field by Neuberg's formula. "white-book", as in the White Book of the
 * English Bridge Union (4.2.3.3), factors all but small groups, which get percentages around 60.
 */
export type FouledRule = "white-book" | "neuberg";

/** The groups of a fouled board. */
export interface Fouled {
  /** Group of each score, such as "A"; "" for the largest group, whose cards were right. */
  readonly groups: readonly string[];
  readonly rule: FouledRule;
}

/** A board whose cards were the same at all tables. */
export const NOT_FOULED: Fouled = { groups: [], rule: "white-book" };

/**
 * Rule of the White Book for a small group: a group is small if it has at most `maxSize` scores, and at most one
 * `part`th of the board's scores. `average` is the mean score of the group and `step` the difference for a matchpoint,
 * in per cent of the top.
 */
export const SMALL_GROUP = { maxSize: 3, part: 3, average: 60, step: 5 } as const;

/**
 * True if a group of `size` scores is too small to be factored to the whole field.
 * @param all number of scores on the board.
 */
export function isSmallGroup(size: number, all: number, rule: FouledRule): boolean {
  return rule === "white-book" && size <= SMALL_GROUP.maxSize && size * SMALL_GROUP.part <= all;
}

/**
 * Returns the percentage of the top for a score in a small group: 65 and 55 in a group of two, 70, 60 and 50 in a group
 * of three, 60 for the only score of a group, for both sides.
 * @param raw the score's matchpoints within its group, two for each score beaten.
 */
export function smallGroupPercent(raw: number, size: number): number {
  return SMALL_GROUP.average + SMALL_GROUP.step * (raw - (size - 1));
}

/** Groups the scores of a board; the group "" has the scores without a letter. */
export function inGroups<T>(scores: readonly T[], { groups }: Fouled): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  scores.forEach((score, i) => {
    const group = groups[i] ?? "";
    const others = found.get(group);
    if (others) others.push(score);
    else found.set(group, [score]);
  });
  return found;
}

/**
 * Reads a group of a fouled board: a letter.
 * @returns null for anything else.
 */
export function parseGroup(text: string): string | null {
  const letter = plainNumber(text.toUpperCase());
  return /^[A-Z]$/.test(letter) ? letter : null;
}
