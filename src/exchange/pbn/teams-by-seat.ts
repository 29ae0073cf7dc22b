import { SEATS } from "../../bridge/seat";
import { comparable } from "../../sessions/names";
import { hasNames, type Play } from "./plays";

/**
 * Which of two teams each player of a match is in, by who sits with and against whom: partners are in one team,
 * opponents in two, and at the other table of a board a team sits the other way.
 * @param plays those of a match: of each board at most two.
 * @returns 0 or 1 by name; null where not everybody is named, or the seats contradict each other.
 */
export function teamsBySeat(plays: readonly Play[]): ((name: string) => 0 | 1) | null {
  if (plays.length === 0 || !plays.every(hasNames)) return null;
  const links = new Map<string, { readonly to: string; readonly isSame: boolean }[]>();
  const link = (first: string, second: string, isSame: boolean) => {
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const)
      // prettier-ignore
      listAt(links, from).push({ to, isSame });
  };
  const firstAt = new Map<string, Play>();
  for (const play of plays) {
    const [north, east, south, west] = SEATS.map((seat) => comparable(play.players[seat])) as Four;
    link(north, south, true);
    link(east, west, true);
    link(north, east, false);
    const other = firstAt.get(play.board);
    if (other) link(north, comparable(other.players.N), false);
    else firstAt.set(play.board, play);
  }
  const team = new Map<string, 0 | 1>();
  const [start = ""] = links.keys();
  const open: (readonly [name: string, team: 0 | 1])[] = [[start, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [name, side] = next;
    const already = team.get(name);
    if (already !== undefined && already !== side) return null;
    if (already !== undefined) continue;
    team.set(name, side);
    for (const { to, isSame } of links.get(name) ?? []) open.push([to, isSame ? side : side === 0 ? 1 : 0]);
  }
  // Players whom nothing joins with the others may be of either team.
  if (team.size < links.size) return null;
  return (name) => team.get(comparable(name)) ?? 0;
}

type Four = [string, string, string, string];

/** The list of a key, a new one where it has none. */
function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
