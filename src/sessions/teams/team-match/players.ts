import { checkPlayers } from "../../names";
import type { PerSide } from "../match";
import type { LineUp } from "./line-ups";

/** Number of players of a team at the beginning: its first pair's two, then its second's. */
export const SEATED = 4;

/** How many a team may be; at least those who are seated. */
export const MAX_PLAYERS = 8;

/** How many names a list may have for each team: four, with two substitutes, or with four. */
export const PLACES: readonly number[] = [SEATED, 6, MAX_PLAYERS];

/** The players of a match. */
export interface MatchPlayers {
  /** Eight names, "" where none is given: home pairs 1 and 2, away pairs 1 and 2. */
  readonly players: readonly string[];
  /** The others of each team, two or four, "" where there is none. */
  readonly substitutes: PerSide<readonly string[]>;
}

/** Players of a team in a session, counted from 0: those named for it, or else for the match. */
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
 * Reads a list of players: of each team its four, its four and two substitutes, or its four and four substitutes.
 * @throws InputError when it has another length, or a name is none.
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

/** The names of a list, each at a place of its own whatever the list's length: eight who are seated, four others of each team. */
export function placedPlayers(listed: readonly string[]): string[] {
  const places = PLACES.find((each) => 2 * each === listed.length) ?? SEATED;
  const teams = [listed.slice(0, places), listed.slice(places)];
  const part = (team: readonly string[], from: number) =>
    Array.from({ length: SEATED }, (_, i) => team[from + i] ?? "");
  return [0, SEATED].flatMap((from) => teams.flatMap((team) => part(team, from)));
}

/** The list of players at such places: no longer than the names need. */
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

/** Readers of larger teams. */
export interface Squads {
  readonly listed: (typed: readonly string[], teams: readonly (readonly string[])[]) => readonly string[];
  readonly check: (players: MatchPlayers, lineUps: readonly LineUp[], teams: readonly (readonly string[])[]) => void;
}
