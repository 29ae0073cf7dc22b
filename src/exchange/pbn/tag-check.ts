import { tryRead } from "../../bridge/input-error";
import { parseContract } from "../../bridge/contract";
import { plainSigns } from "../../bridge/plain-number";
import { parseSeat } from "../../bridge/seat";
import { parseVulnerability } from "../../bridge/vulnerability";
import { checkDate } from "../../sessions/option-checks";
import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { PbnGame } from "./parse-pbn";
import { withoutUnknown, sharesOf } from "./played";

const ENDS = /^(abandoned|adjudication|unterminated|normal|time forfeit|rules infraction|death|emergency)$/i;
const SCORINGS =
  /^(imps?|mps?|match ?points?|bam|board[- ]a[- ]match|(cross|x)[- ]?imps?|butler|cavendish|chicago|rubber|instant|total ?points?|none|swiss|vps?|pairs?|teams?|patton|quotient)\d*\b/i;
const TRICKS = /^\^?\s*((NS|EW)\s+)?\d{1,2}(\s+(NS|EW)\s+\d{1,2})?$|^[=+-]\s*\d{0,2}$/i;

/** Validation of tags, for values other than unknown. */
const ACCEPTED: Readonly<Record<string, (value: string) => boolean>> = {
  Dealer: (value) => tryRead(() => parseSeat(value)) !== null,
  Declarer: (value) => tryRead(() => parseSeat(value.replace(/^\^/, ""))) !== null,
  Vulnerable: (value) =>
    /^love$/i.test(value) || (/\D/.test(value) && tryRead(() => parseVulnerability(value)) !== null),
  Contract: (value) => tryRead(() => parseContract(value)) !== null,
  Result: (value) => TRICKS.test(plainSigns(value)),
  Scoring: (value) => SCORINGS.test(value),
  Date: isDate,
  Termination: (value) => ENDS.test(value),
  ScoreIMP: (value) => sharesOf(value) !== null,
  ScoreMP: (value) => sharesOf(value) !== null || /^\d/.test(value),
  ScorePercentage: (value) => sharesOf(value) !== null || /^\d/.test(value),
};

/** Returns a warning for each invalid value of a tag, at its first use, so that no value is left out silently. */
export function tagWarnings(games: readonly PbnGame[]): Fault[] {
  const seen = new Set<string>();
  return games.flatMap(({ tags, tagLines }) =>
    [...tagLines].flatMap(([name, line]) => {
      const accepts = Object.prototype.hasOwnProperty.call(ACCEPTED, name) ? ACCEPTED[name] : undefined;
      const value = withoutUnknown(tags.get(name));
      const key = `${name}:${value}`;
      if (accepts === undefined || value === "" || accepts(value) || seen.has(key)) return [];
      seen.add(key);
      return [{ line, field: "", message: texts.pbn.tagValue(name, value.slice(0, 60)) }];
    })
  );
}

/** True for a date, whose unknown parts may be question marks: "2026.11.??". */
function isDate(value: string): boolean {
  const [, year = "", month = "", day = ""] = /^(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(value) ?? [];
  if (day === "") return false;
  // Unknown parts become a leap year, a month of 31 days, and day 1.
  const whole = [year.replace(/\?+/, "2024"), month.replace("??", "01"), day.replace("??", "01")].join("-");
  return tryRead(() => checkDate(whole)) !== null;
}
