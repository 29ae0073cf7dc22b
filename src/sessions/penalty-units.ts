import { InputError } from "../bridge/input-error";
import { plainNumber } from "../bridge/plain-number";
import { plainLine, refusedIn } from "./option-checks";
import { resultTexts } from "./result-texts";

/** The unit of penalties: percent of a board's top, or the unit of the scoring. */
export type PenaltyUnit = "percent" | "matchpoints" | "imps" | "vps" | "points";

/** Units of penalties that a session or an event allows, the default first. */
export type PenaltyUnits<Unit extends PenaltyUnit> = readonly [Unit, ...Unit[]];

/** How units are written, in files and on sheets. */
export const WRITTEN_UNITS: Readonly<Record<PenaltyUnit, string>> = {
  percent: "%",
  matchpoints: "matchpoints",
  imps: "IMPs",
  vps: "VPs",
  points: "points",
};

/** How units are read, in capitals. */
export const UNIT_SPELLINGS: Readonly<Record<PenaltyUnit, readonly string[]>> = {
  percent: ["%", "PERCENT"],
  matchpoints: ["MATCHPOINTS", "MATCHPOINT", "MPS", "MP"],
  imps: ["IMPS", "IMP"],
  vps: ["VPS", "VP"],
  points: ["POINTS", "POINT", "PTS", "PT"],
};

/** Maximum amount of a penalty, in any unit. */
export const MAX_PENALTY = 999;
/** An amount of a penalty as it is written in files, without a sign: up to {@link MAX_PENALTY}, in hundredths at the finest. */
export const PENALTY_AMOUNT = /^\d{1,3}(\.\d{1,2})?$/;
/** Maximum length of a penalty's reason, in characters. */
export const LONGEST_REASON = 60;

/**
 * Reads the unit of a penalty; it may be blank if there is only one.
 * @param refused returns the message of the error, from the typed text and the units as they are written.
 * @throws InputError if the text is not one of the units.
 */
export function readUnit<Unit extends PenaltyUnit>(
  text: string,
  units: PenaltyUnits<Unit>,
  refused: (typed: string, units: readonly string[]) => string
): Unit {
  const plain = plainNumber(text.toUpperCase());
  const unit =
    text === "" && units.length === 1 ? units[0] : units.find((candidate) => UNIT_SPELLINGS[candidate].includes(plain));
  if (unit === undefined) throw new InputError(refused(text, units.map((candidate) => WRITTEN_UNITS[candidate]))); // prettier-ignore
  return unit;
}

/**
 * Reads the reason of a penalty.
 * @throws InputError if the reason is too long, or has a character that a workbook cannot hold.
 */
export function readReason(text: string): string {
  const plain = plainLine(text);
  const refused = refusedIn(plain);
  if (refused !== null) throw new InputError(resultTexts.results.penalties.character(refused));
  if (plain.length > LONGEST_REASON)
    throw new InputError(resultTexts.results.penalties.reason(plain.length, LONGEST_REASON));
  return plain;
}

/** Returns the unit to follow an amount: " IMPs", or " IMP" after 1. */
export function unitSuffix(amount: number, unit: PenaltyUnit): string {
  const [one, more] = resultTexts.report.fieldPenalties.units[unit];
  return amount === 1 ? one : more;
}
