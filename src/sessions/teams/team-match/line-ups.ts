import { InputError } from "../../../bridge/input-error";
import { indexNamed } from "../../close-name";
import { checkText, plainLine } from "../../option-checks";
import type { PerSide } from "../match";
import { texts } from "../../texts";

/** Number of players in a line-up: two of the first pair, then two of the second. */
const PLAYERS = 4;

/** Players of a session: four of each team; "" for a seat with the same player as in the rest of the match. */
export type LineUp = PerSide<readonly string[]>;

const DEFAULT_PLAYERS: readonly string[] = ["", "", "", ""];

/**
 * Reads line-ups such as "2 Reds: Eve, Flo, Cy, Di; 2 Blues: , , Jo, Kim"; a blank name keeps the seat's usual player.
 * @param teams the names that each team may have, the one for messages first.
 * @param sessions the number of sessions in the match.
 * @returns a line-up for each session.
 * @throws InputError if a session or a team is unknown, if a team is named twice for a session, or has not four
 * players.
 */
export function readLineUps(text = "", teams: readonly (readonly string[])[], sessions: number): LineUp[] {
  const { unreadable, session: noSession, one, team: noTeam, twice, player } = texts.options.lineUp;
  const refuse = (message: string) => new InputError(message, "line-up");
  const found = new Map<string, readonly string[]>();
  for (const part of plainLine(text)
    .split(";")
    .filter((typed) => typed.trim() !== "")) {
    if (sessions === 1) throw refuse(one);
    const [, number = "", team = "", typed] = /^\s*(\d+)\s+([^:]*[^:\s])\s*:(.*)$/.exec(part) ?? [];
    if (typed === undefined) throw refuse(unreadable(part.trim()));
    const names = typed.split(",").map((name) => checkText(name, player, "line-up"));
    if (names.length !== PLAYERS) throw refuse(unreadable(part.trim()));
    const session = Number(number);
    if (session < 1 || session > sessions) throw refuse(noSession(session, sessions));
    const side = indexNamed(team, teams, noTeam, "line-up");
    const key = keyOf(session, side);
    if (found.has(key)) throw refuse(twice(team, session));
    found.set(key, names);
  }
  const playersOf = (session: number, side: number) => found.get(keyOf(session, side)) ?? DEFAULT_PLAYERS;
  return Array.from({ length: sessions }, (_, index) => [playersOf(index + 1, 0), playersOf(index + 1, 1)] as const);
}

function keyOf(session: number, side: number): string {
  return `${session}/${side}`;
}
