import { InputError } from "../../../bridge/input-error";
import type { Range } from "../../../sessions/accepted";
import type { SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { rulesOf } from "./event-form";

/** Numbers before the names of a list, as far as they run from 1: "1. Reds", "2) Blues", "3⇥Greens". */
const NUMBERED = /^(\d{1,2})(?:[.)]\s*|\s+)(?=\S)/;

/** The names of a list with a line a team. Blank lines are none, and numbers that count are left out. */
export function listedTeams(list: string): string[] {
  const lines = list
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const counted = lines.length > 1 && lines.every((line, i) => Number(NUMBERED.exec(line)?.[1]) === i + 1);
  return counted ? lines.map((line) => line.replace(NUMBERED, "")) : lines;
}

/** How many teams play: as many as are listed, or else the number that is chosen. */
export function teamCount({ list, teamCount: chosen }: SessionChoice): number {
  return listedTeams(list).length || chosen;
}

/**
 * The teams as a plan takes them: their names, or their number alone.
 * @param counts how many there may be; without it as in the form of event that is chosen.
 * @throws InputError when too few or too many are listed.
 */
export function chosenTeams(choice: SessionChoice, counts: Range = rulesOf(choice).teams): string[] {
  const names = listedTeams(choice.list);
  const { choices, min, max } = counts;
  if (names.length === 0) return [String(possibleCount(choice, counts))];
  if (!choices.includes(names.length)) throw new InputError(texts.teamsListed(names.length, min, max), "teams");
  return names;
}

/** The number of teams that the lists are made for: a possible one while names are being typed. */
export function possibleCount(choice: SessionChoice, { min, max }: Range = rulesOf(choice).teams): number {
  return Math.min(Math.max(teamCount(choice), min), max);
}
