import { readNamedAmounts } from "../named-amounts";
import { texts } from "../texts";

/**
 * Reads handicaps such as "Reds 6 IMPs; Blues -2", in IMPs per match.
 * @param teams the names that each team may have, the one for messages first.
 * @returns the handicap of each team; null if the text is blank.
 * @throws InputError if a team is unknown or named twice, or an amount is not a number.
 */
export function readHandicaps(text: string | undefined, teams: readonly (readonly string[])[]): number[] | null {
  const { unreadable, twice, team } = texts.options.handicap;
  return readNamedAmounts(text, {
    option: "handicap",
    names: teams,
    amount: /(\d{1,2})(?:\s*imps?)?/,
    isSigned: true,
    unreadable,
    twice,
    unknown: team,
  });
}

/** True if handicaps change the winner of a match, make a tie, or break one. */
export function isTurnedBy(handicap: number, margin: number): boolean {
  return Math.sign(margin) !== Math.sign(margin - handicap);
}

/**
 * Returns the part of a handicap that counts, in proportion to the boards played. It is in whole IMPs; halves are
 * rounded away from 0, as in spreadsheets, so that -5 for one team equals 5 for the other. This is the project's
 * choice.
 * @param handicap IMPs for all boards of the match; negative if they are deducted.
 */
export function handicapFor(handicap: number, played: number, boards: number): number {
  const share = Math.round((Math.abs(handicap) * Math.min(played, boards)) / boards);
  return handicap < 0 && share > 0 ? -share : share;
}
