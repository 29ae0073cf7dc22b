const RESULTS = Array.from({ length: 14 }, (_, tricks) => tricks);
const SIGNED = `;=;${RESULTS.map((tricks) => `+${tricks};-${tricks};`).join("")}`;

/** The number that stands for a pass-out where a bid has 1 (1C) to 35 (7NT). */
export const PASS = 36;

/**
 * Words that are understood, each with a separator before and behind it, to be searched by FIND:
 * that has no wildcards, and no spreadsheet does it otherwise.
 */
export const LISTS = {
  passes: ";PASS;PASSED;PASSEDOUT;ALLPASS;P;AP;",
  northSouth: ";N;S;NORTH;SOUTH;",
  eastWest: ";E;W;EAST;WEST;",
  /** Results as they are written behind a contract. */
  signed: SIGNED,
  /** Results as they are written in a cell of their own. */
  unsigned: SIGNED + RESULTS.map((tricks) => `${tricks};`).join(""),
} as const;
