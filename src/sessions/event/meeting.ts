import type { Contestant } from "../../movements/contestant";

/** Two teams that meet; the opponent is null for a bye. */
interface Meeting {
  readonly team: Contestant;
  readonly opponent: Contestant | null;
}

/** Returns a key of two teams, equal in either order. */
export function meetingKey({ team, opponent }: Meeting): string {
  return opponent === null ? `${team}` : `${Math.min(team, opponent)}:${Math.max(team, opponent)}`;
}

/** True if two matches have the same teams, in either order. */
export function isSameMeeting({ team, opponent }: Meeting, other: Meeting): boolean {
  return (team === other.team && opponent === other.opponent) || (team === other.opponent && opponent === other.team);
}
