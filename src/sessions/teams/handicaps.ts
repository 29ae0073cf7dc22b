import { readNamedAmounts } from "../named-amounts";
import { texts } from "../texts";

/**
 * Reads handicaps such as "Reds 6 IMPs; Blues -2", in IMPs a match.
 * @param teams the ways each team may be named, the one for messages first.
 * @returns what each team is given; null where nothing is typed.
 * @throws InputError when a team is unknown or named twice, or a number is none.
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

/** True if handicaps give a match another winner, or one where it was tied, or none where it had one. */
export function isTurnedBy(handicap: number, margin: number): boolean {
  return Math.sign(margin) !== Math.sign(margin - handicap);
}

/**
 * The part of a handicap that counts: pro rata of the boards played, in whole IMPs, a half away from 0, as spreadsheets round
 * (own): -5 for one team comes to the same as 5 for the other.
 * @param handicap IMPs for all boards of the match; negative if they are taken.
 */
export function handicapFor(handicap: number, played: number, boards: number): number {
  const share = Math.round((Math.abs(handicap) * Math.min(played, boards)) / boards);
  return handicap < 0 && share > 0 ? -share : share;
}
