import { InputError } from "../../../bridge/input-error";
import { indexNamed } from "../../close-name";
import { sameName, withNumber } from "../../names";
import { checkText, plainLine } from "../../option-checks";
import type { SessionOptions } from "../../session-options";
import type { LineUp } from "./line-ups";
import { planMatchWith, type MatchPlan } from "./plan";
import { MAX_PLAYERS, PLACES, playersIn, SEATED, seatedOf, type MatchPlayers, type Squads } from "./players";
import { squadTexts } from "./squad-texts";

export const SQUADS: Squads = { listed: listedPlayers, check: checkLineUps };

/**
 * Checks the options of a match and lays it out.
 * @throws InputError if an option is wrong, with a message that says what is accepted.
 */
export function planMatch(options: SessionOptions): MatchPlan {
  return planMatchWith(SQUADS, options);
}

/** Returns all names of a team, "" if none is given: the players who begin, then the substitutes. */
export function wholeTeam({ players, substitutes }: MatchPlayers, side: 0 | 1): string[] {
  return [...seatedOf(players, side), ...substitutes[side]];
}

/**
 * Returns the names of players as one list with equally many places for each team: the list as typed, or made from a
 * text for each team, such as "Reds: Ann, Bob, Cy, Di, Eve".
 * @param teams the names that each team may have, the one for messages first.
 * @throws InputError if the input is neither.
 */
function listedPlayers(typed: readonly string[], teams: readonly (readonly string[])[]): readonly string[] {
  const parts = typed.filter((part) => part.trim() !== "");
  if (typed.length === 0 || PLACES.includes(typed.length / 2)) return typed;
  if (parts.length > teams.length || !parts.some((part) => part.includes(":")))
    throw refuse(squadTexts.length(typed.length));
  const byTeam = teams.map((): readonly string[] => []);
  for (const part of parts) {
    const [, team = "", names] = /^\s*([^:]*[^:\s])\s*:(.*)$/.exec(plainLine(part)) ?? [];
    if (names === undefined) throw refuse(squadTexts.unreadable(part.trim()));
    const side = indexNamed(team, teams, squadTexts.team, "players");
    if (byTeam[side]?.length) throw refuse(squadTexts.twice(team));
    byTeam[side] = namesOf(team, names);
  }
  const places = byTeam.some(({ length }) => length > SEATED) ? MAX_PLAYERS : SEATED;
  return byTeam.flatMap((names) => Array.from({ length: places }, (_, i) => names[i] ?? ""));
}

function namesOf(team: string, typed: string): string[] {
  const names = typed.split(",").map((name, i) => checkText(name, squadTexts.nameOf(team, i + 1), "players"));
  if (names.length < SEATED || names.length > MAX_PLAYERS)
    throw refuse(squadTexts.count(team, names.length, SEATED, MAX_PLAYERS));
  const again = names.find((name, i) => name !== "" && names.findIndex((first) => isPlayer(first, name)) < i);
  if (again !== undefined) throw refuse(squadTexts.nameTwice(team, again));
  return names;
}

/**
 * Checks the line-ups of teams whose list has room for all players: only players of the team may be named, each in one
 * seat. Shorter lists have always held only the players who begin, so line-ups may then name players who are not in the
 * list.
 * @param teams the names that each team may have, the one for messages first.
 * @throws InputError if a line-up names a player of no team, or a player twice.
 */
function checkLineUps(players: MatchPlayers, lineUps: readonly LineUp[], teams: readonly (readonly string[])[]): void {
  lineUps.forEach((lineUp, index) => {
    for (const side of [0, 1] as const) {
      const whole = wholeTeam(players, side);
      const team = teams[side]?.[0] ?? "";
      if (whole.length < MAX_PLAYERS || lineUp[side].every((name) => name === "")) continue;
      const stranger = lineUp[side].find((name) => name !== "" && !whole.some((player) => isPlayer(player, name)));
      if (stranger !== undefined)
        throw new InputError(squadTexts.stranger(stranger, team, index + 1, whole.filter(Boolean)), "line-up");
      const seated = playersIn({ ...players, lineUps }, index, side);
      const count = (names: readonly string[], name: string) => names.filter((player) => isPlayer(player, name)).length;
      const twice = seated.find((name) => name !== "" && count(seated, name) > Math.max(1, count(whole, name)));
      if (twice !== undefined) throw new InputError(squadTexts.seatedTwice(twice, team, index + 1), "line-up");
    }
  });
}

/** True if two names are of the same player, with or without a national number. */
function isPlayer(first: string, second: string): boolean {
  return sameName(withNumber(first).name, withNumber(second).name);
}

function refuse(message: string): InputError {
  return new InputError(message, "players");
}
