import { checkPlayers } from "../../names";
import type { PerSide } from "../match";
import type { LineUp } from "./line-ups";

/** Number of a team's players who begin: two of the first pair, then two of the second. */
export const SEATED = 4;

/** Largest number of players in a team; the smallest is {@link SEATED}. */
export const MAX_PLAYERS = 8;

/** Possible numbers of names in a list for each team: four players without substitutes, with two, or with four. */
export const PLACES: readonly number[] = [SEATED, 6, MAX_PLAYERS];

/** The players of a match. */
export interface MatchPlayers {
  /** Eight names, "" if none is given: home pairs 1 and 2, away pairs 1 and 2. */
  readonly players: readonly string[];
  /** The substitutes of each team, two or four names; "" if none is given. */
  readonly substitutes: PerSide<readonly string[]>;
}

/**
 * Returns a team's players in a session, counted from 0: the players of its line-up, or else the players of the match.
 */
export function playersIn(
  { players, lineUps }: Pick<MatchPlayers, "players"> & { readonly lineUps: readonly LineUp[] },
  session: number,
  side: 0 | 1
): string[] {
  const lineUp = lineUps[session]?.[side] ?? [];
  return seatedOf(players, side).map((player, i) => lineUp[i] || player);
}

export function seatedOf(players: readonly string[], side: 0 | 1): readonly string[] {
  return players.slice(SEATED * side, SEATED * (side + 1));
}

/**
 * Reads a list of players: each team has four, or four and two substitutes, or four and four substitutes.
 * @throws InputError if the list has another length, or a name is not valid.
 */
export function readPlayers(listed: readonly string[] = []): MatchPlayers {
  const places = PLACES.find((each) => 2 * each === listed.length) ?? SEATED;
  const names = checkPlayers(listed, 2 * places);
  const substitutes = (from: number) => (places === SEATED ? ["", ""] : names.slice(from + SEATED, from + places));
  return {
    players: [...seatedOf(names, 0), ...names.slice(places, places + SEATED)],
    substitutes: [substitutes(0), substitutes(places)],
  };
}

/**
 * Returns the names of a list in fixed places, whatever its length: eight players who begin, then four substitutes of
 * each team.
 */
export function placedPlayers(listed: readonly string[]): string[] {
  const places = PLACES.find((each) => 2 * each === listed.length) ?? SEATED;
  const teams = [listed.slice(0, places), listed.slice(places)];
  const part = (team: readonly string[], from: number) =>
    Array.from({ length: SEATED }, (_, i) => team[from + i] ?? "");
  return [0, SEATED].flatMap((from) => teams.flatMap((team) => part(team, from)));
}

/** Returns the list of players from the places of {@link placedPlayers}, no longer than the names need. */
export function listedPlayers(placed: readonly string[]): string[] {
  const teams = [0, 1].map((side) =>
    [side, side + 2].flatMap((part) => Array.from({ length: SEATED }, (_, i) => placed[SEATED * part + i] ?? ""))
  );
  const needed = Math.max(
    ...teams.map((team) => team.reduce((last, name, i) => (name.trim() === "" ? last : i + 1), 0))
  );
  const places = PLACES.find((each) => each >= needed) ?? MAX_PLAYERS;
  return teams.flatMap((team) => team.slice(0, places));
}

/** Functions that read and check teams of more than four players. */
export interface Squads {
  readonly listed: (typed: readonly string[], teams: readonly (readonly string[])[]) => readonly string[];
  readonly check: (players: MatchPlayers, lineUps: readonly LineUp[], teams: readonly (readonly string[])[]) => void;
}
