import { namelessOf, type Designation } from "../contestants";
import { readNamedAmounts } from "../named-amounts";
import { allNames } from "../names";
import { texts } from "../texts";
import type { FieldScoring } from "./plan";

/** Pattern of the units that may follow a handicap, keyed by scoring. */
const UNITS: Readonly<Record<FieldScoring, string>> = {
  matchpoints: "%|percent|(?:percentage )?points?",
  "cross-imps": "imps?",
  imps: "imps?",
  vps: "vps?",
};

/**
 * Reads handicaps for the whole session, such as "Ann & Bob 2.5; 4 -1", in the ranked unit: percentage points, IMPs or
 * VPs.
 * @returns the handicap of each pair or player; null if the text is blank.
 * @throws InputError if a name is unknown or used twice, or an amount is not a number.
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
    // A decimal point without decimals is accepted, because a season's workbook shows 2 as "2.".
    amount: new RegExp(String.raw`(\d{1,3}(?:[.,]\d{0,2})?)(?:\s*(?:${UNITS[scoring]}))?`),
    isSigned: true,
    unreadable: (typed) => unreadable(typed, noun, scoring),
    twice: texts.options.handicap.twice,
    unknown: (typed, existing) => unknown(typed, noun, existing),
  });
}
