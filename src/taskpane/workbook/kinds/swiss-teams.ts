import { InputError } from "../../../bridge/input-error";
import type { Range } from "../../../sessions/accepted";
import type { SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { rulesOf } from "./event-form";

/** Number before a name in a list: "1. Reds", "2) Blues", "3⇥Greens". */
const NUMBERED = /^(\d{1,2})(?:[.)]\s*|\s+)(?=\S)/;

/**
 * Returns the names in a list of one team per line. Drops blank lines, and numbers before the names that count from 1.
 */
export function listedTeams(list: string): string[] {
  const lines = list
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const counted = lines.length > 1 && lines.every((line, i) => Number(NUMBERED.exec(line)?.[1]) === i + 1);
  return counted ? lines.map((line) => line.replace(NUMBERED, "")) : lines;
}

/** Returns the number of listed teams; the chosen number if no team is listed. */
export function teamCount({ list, teamCount: chosen }: SessionChoice): number {
  return listedTeams(list).length || chosen;
}

/**
 * Returns the option `teams` of a plan: the listed names, or only the number of teams if no team is listed.
 * @param counts the allowed numbers of teams; by default those of the chosen form of event.
 * @throws InputError when too few or too many are listed.
 */
export function chosenTeams(choice: SessionChoice, counts: Range = rulesOf(choice).teams): string[] {
  const names = listedTeams(choice.list);
  const { choices, min, max } = counts;
  if (names.length === 0) return [String(possibleCount(choice, counts))];
  if (!choices.includes(names.length)) throw new InputError(texts.teamsListed(names.length, min, max), "teams");
  return names;
}

/**
 * Returns the number of teams, raised or lowered to an allowed one, since there are too few teams while names are being
 * typed.
 */
export function possibleCount(choice: SessionChoice, { min, max }: Range = rulesOf(choice).teams): number {
  return Math.min(Math.max(teamCount(choice), min), max);
}
