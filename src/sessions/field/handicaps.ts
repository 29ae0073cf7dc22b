import { namelessOf, type Designation } from "../contestants";
import { readNamedAmounts } from "../named-amounts";
import { allNames } from "../names";
import { texts } from "../texts";
import type { FieldScoring } from "./plan";

/** The units that may be written behind a handicap, as a pattern. */
const UNITS: Readonly<Record<FieldScoring, string>> = {
  matchpoints: "%|percent|(?:percentage )?points?",
  "cross-imps": "imps?",
  imps: "imps?",
  vps: "vps?",
};

/**
 * Reads handicaps such as "Ann & Bob 2.5; 4 -1", in what decides: percentage points, IMPs or VPs of the whole session.
 * @returns what each pair or player is given; null where nothing is typed.
 * @throws InputError when one is unknown or named twice, or a number is none.
 */
export function readFieldHandicaps(
  text: string | undefined,
  { designation, noun }: { readonly designation: Designation; readonly noun: "pair" | "player" },
  names: readonly string[],
  scoring: FieldScoring
): number[] | null {
  const { unreadable, unknown } = texts.options.field.handicap;
  return readNamedAmounts(text, {
    option: "handicap",
    names: allNames(names, namelessOf(designation, names.length)),
    // A season's workbook shows 2 as "2.".
    amount: new RegExp(String.raw`(\d{1,3}(?:[.,]\d{0,2})?)(?:\s*(?:${UNITS[scoring]}))?`),
    isSigned: true,
    unreadable: (typed) => unreadable(typed, noun, scoring),
    twice: texts.options.handicap.twice,
    unknown: (typed, existing) => unknown(typed, noun, existing),
  });
}
