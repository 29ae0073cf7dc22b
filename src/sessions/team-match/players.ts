import { InputError } from "../../bridge/input-error";
import { checkPlayers, sameName, withNumber } from "../names";
import { checkText, plainLine } from "../option-checks";
import type { Both } from "../teams/match";
import { texts } from "../texts";
import type { LineUp } from "./line-ups";

const { players: refused } = texts.options.teamMatch;

/** Who plays for a team at the beginning: its first pair's two players, then its second's. */
const SEATED = 4;

/** How many a team may be. */
const FEWEST = SEATED;
const MOST = 8;

/** How many names a list may have for each team: four, with two substitutes, or with four. */
const PLACES: readonly number[] = [FEWEST, 6, MOST];

/** The players of a match. */
export interface MatchPlayers {
  /** Eight names, "" where none is given: home pairs 1 and 2, away pairs 1 and 2. */
  readonly players: readonly string[];
  /** The others of each team, two or four, "" where there is none. */
  readonly substitutes: Both<readonly string[]>;
}

/** Who plays a session for a team, counting sessions from 0: whoever is named for it, or else for the match. */
export function playersIn(
  { players, lineUps }: Pick<MatchPlayers, "players"> & { readonly lineUps: readonly LineUp[] },
  session: number,
  side: 0 | 1
): string[] {
  const lineUp = lineUps[session]?.[side] ?? [];
  return seatedOf(players, side).map((player, i) => lineUp[i] || player);
}

function seatedOf(players: readonly string[], side: 0 | 1): readonly string[] {
  return players.slice(SEATED * side, SEATED * (side + 1));
}

/** All names of a team, "" where none is given: those who play at the beginning first. */
export function wholeTeam({ players, substitutes }: MatchPlayers, side: 0 | 1): string[] {
  return [...seatedOf(players, side), ...substitutes[side]];
}

/**
 * Names of players as one list, of as many places for each team: as it is, or from a text for each team, such as
 * "Reds: Ann, Bob, Cy, Di, Eve".
 * @param teams the ways each team may be named, the one for messages first.
 * @throws InputError when it is neither.
 */
export function listedPlayers(
  typed: readonly string[] | undefined,
  teams: readonly (readonly string[])[]
): readonly string[] | undefined {
  const parts = typed?.filter((part) => part.trim() !== "") ?? [];
  const isList = typed === undefined || PLACES.includes(typed.length / 2) || parts.length > teams.length;
  if (isList || !parts.some((part) => part.includes(":"))) return typed;
  const byTeam = teams.map((): readonly string[] => []);
  for (const part of parts) {
    const [, team = "", names] = /^\s*([^:]*[^:\s])\s*:(.*)$/.exec(plainLine(part)) ?? [];
    if (names === undefined) throw refuse(refused.unreadable(part.trim()));
    const side = teams.findIndex((known) => known.some((name) => sameName(name, team)));
    if (side < 0)
      throw refuse(
        refused.team(
          team,
          teams.map(([name = ""]) => name)
        )
      );
    if (byTeam[side]?.length) throw refuse(refused.twice(team));
    byTeam[side] = namesOf(team, names);
  }
  const places = byTeam.some(({ length }) => length > SEATED) ? MOST : SEATED;
  return byTeam.flatMap((names) => Array.from({ length: places }, (_, i) => names[i] ?? ""));
}

function namesOf(team: string, typed: string): string[] {
  const names = typed.split(",").map((name, i) => checkText(name, refused.nameOf(team, i + 1), "players"));
  if (names.length < FEWEST || names.length > MOST) throw refuse(refused.count(team, names.length, FEWEST, MOST));
  const again = names.find((name, i) => name !== "" && names.findIndex((first) => isPlayer(first, name)) < i);
  if (again !== undefined) throw refuse(refused.nameTwice(team, again));
  return names;
}

/**
 * Reads a list of players: of each team its four, its four and two substitutes, or its four and four substitutes.
 * @throws InputError when it has another length, or a name is none.
 */
export function readPlayers(listed: readonly string[] | undefined): MatchPlayers {
  const length = listed?.length || 2 * SEATED;
  const places = length / 2;
  if (!PLACES.includes(places))
    throw refuse(
      refused.length(
        length,
        PLACES.map((each) => 2 * each)
      )
    );
  const names = checkPlayers(listed, length);
  const substitutes = (from: number): readonly string[] =>
    places === SEATED ? ["", ""] : names.slice(from + SEATED, from + places);
  return {
    players: [...names.slice(0, SEATED), ...names.slice(places, places + SEATED)],
    substitutes: [substitutes(0), substitutes(places)],
  };
}

/**
 * Checks line-ups where a team has room for all who may play for it: others play for no team, and nobody in two seats.
 * Fewer names have always been a beginning, and whoever else has played stands in the line-ups alone.
 * @param teams what each team is called in messages.
 * @throws InputError when one names somebody else, or somebody twice.
 */
export function checkLineUps(players: MatchPlayers, lineUps: readonly LineUp[], teams: readonly string[]): void {
  lineUps.forEach((lineUp, index) => {
    for (const side of [0, 1] as const) {
      const whole = wholeTeam(players, side);
      const team = teams[side] ?? "";
      if (whole.length < MOST || lineUp[side].every((name) => name === "")) continue;
      const stranger = lineUp[side].find((name) => name !== "" && !whole.some((known) => isPlayer(known, name)));
      if (stranger !== undefined)
        throw new InputError(
          texts.options.lineUp.stranger(stranger, team, index + 1, whole.filter(Boolean)),
          "line-up"
        );
      const seated = playersIn({ ...players, lineUps }, index, side);
      const count = (names: readonly string[], name: string) => names.filter((known) => isPlayer(known, name)).length;
      const twice = seated.find((name) => name !== "" && count(seated, name) > Math.max(1, count(whole, name)));
      if (twice !== undefined)
        throw new InputError(texts.options.lineUp.seatedTwice(twice, team, index + 1), "line-up");
    }
  });
}

/** Whether two names are of one player, with the national number or without. */
function isPlayer(first: string, second: string): boolean {
  return sameName(withNumber(first).name, withNumber(second).name);
}

function refuse(message: string): InputError {
  return new InputError(message, "players");
}
