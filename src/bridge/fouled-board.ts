import { plainNumber } from "./plain-number";

/**
 * How the groups of a fouled board are scored, whose cards were not the same: each is compared in itself; then all are
 * factored to the whole field by Neuberg's formula; or, as the White Book of the English Bridge Union (4.2.3.3) has it,
 * all but small groups, which have percentages around 60.
 */
export type FouledRule = "white-book" | "neuberg";

/** The groups of a fouled board. */
export interface Fouled {
  /** Of each score its group, such as "A"; "" for the largest, whose cards were right. */
  readonly groups: readonly string[];
  readonly rule: FouledRule;
}

/** A board whose cards were the same at all tables. */
export const NOT_FOULED: Fouled = { groups: [], rule: "white-book" };

/**
 * Rule of the White Book for a small group: at most `maxSize` scores and at most one `part`th of the board's scores;
 * its average score, and the step per matchpoint, in percent of the top.
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
 * The percentage of the top for a score of a small group: two have 65 and 55, three 70, 60 and 50, an only one has 60, for
 * both sides.
 * @param raw its matchpoints in the group, two for each score beaten.
 */
export function smallGroupPercent(raw: number, size: number): number {
  return SMALL_GROUP.average + SMALL_GROUP.step * (raw - (size - 1));
}

/** The scores of a board by their groups. */
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
