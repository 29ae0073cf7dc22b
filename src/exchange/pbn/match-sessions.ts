import { SEATS } from "../../bridge/seat";
import type { SessionOptions } from "../../sessions/session-options";
import { comparable } from "../../sessions/names";
import { hasNames, type Play } from "./plays";

const MAX_SESSIONS = 4;

/**
 * Finds the sessions of a match of two teams in its file: its rounds or, without rounds, the boards between changes of
 * seats.
 * @returns the sizes of the sessions; 1 session if none are found and players are named or the number of boards is odd;
 * else nothing, so that the default applies.
 */
export function matchSessions(plays: readonly Play[], { boards, form }: SessionOptions): SessionOptions {
  if (boards === undefined || form === "swiss") return {};
  const numbers = [...new Set(plays.map(({ board }) => Number(board)))].sort((a, b) => a - b);
  const isNamed = plays.length > 0 && plays.every(hasNames);
  const rounds = stretches(numbers, (board) => roundOf(plays, board));
  const seats = isNamed ? stretches(numbers, (board) => seatsOf(plays, board)) : [];
  const found = [rounds, seats].find((sizes) => sizes.length > 1 && sizes.length <= MAX_SESSIONS) ?? [];
  const sum = found.reduce((all, size) => all + size, 0);
  if (found.length > 1 && sum === boards) return { sessions: found };
  return isNamed || boards % 2 === 1 ? { sessions: 1 } : {};
}

/** Returns the lengths of runs of boards with equal keys, such as round numbers; empty if a key comes back later. */
function stretches(boards: readonly number[], keyFor: (board: number) => string): number[] {
  const sizes: number[] = [];
  const seen: string[] = [];
  for (const board of boards) {
    const now = keyFor(board);
    if (now === seen[seen.length - 1]) sizes.push((sizes.pop() ?? 0) + 1);
    else if (seen.includes(now)) return [];
    else {
      seen.push(now);
      sizes.push(1);
    }
  }
  return sizes;
}

function roundOf(plays: readonly Play[], board: number): string {
  return plays.find((play) => Number(play.board) === board)?.round ?? "";
}

/** Text with the players of a board in their seats; the same if the two rooms are exchanged. */
function seatsOf(plays: readonly Play[], board: number): string {
  const tables = plays.filter((play) => Number(play.board) === board);
  return tables
    .map(({ players }) => SEATS.map((seat) => comparable(players[seat])).join("/"))
    .sort()
    .join("//");
}
