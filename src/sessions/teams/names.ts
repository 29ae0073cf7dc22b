import { InputError } from "../../bridge/input-error";
import { plainLine } from "../option-checks";
import { messages } from "./messages";

/**
 * Checks the names of an event's teams: all of them or none.
 * @returns a name for each team, "" where none is given.
 * @throws InputError when their number is wrong, or two are the same.
 */
export function checkTeams(teams: readonly string[] = [], needed: number): string[] {
  if (teams.length !== 0 && teams.length !== needed) throw new InputError(messages.teams(teams.length, needed));
  const names = named(teams, needed);
  const twice = names.find((name, i) => name !== "" && names.slice(i + 1).some((other) => sameName(name, other)));
  if (twice !== undefined) throw new InputError(messages.sameTeams(twice));
  return names;
}

/**
 * Checks the names of an event's players: all of them or none.
 * @returns a name for each player, "" where none is given.
 * @throws InputError when their number is wrong.
 */
export function checkPlayers(players: readonly string[] = [], needed: number): string[] {
  if (players.length !== 0 && players.length !== needed) throw new InputError(messages.players(players.length, needed));
  return named(players, needed);
}

/** Whether two names are the same but for their letters' case. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function named(names: readonly string[], needed: number): string[] {
  return Array.from({ length: needed }, (_, i) => plainLine(names[i] ?? ""));
}
