import type { Contestant } from "../../movements/contestant";

/** Two teams that meet; null for the opponent of a bye. */
interface Meeting {
  readonly team: Contestant;
  readonly opponent: Contestant | null;
}

/** A key of two teams, the same whichever is named first. */
export function meetingKey({ team, opponent }: Meeting): string {
  return opponent === null ? `${team}` : `${Math.min(team, opponent)}:${Math.max(team, opponent)}`;
}

/** True if the same two teams meet, whichever is named first. */
export function isSameMeeting({ team, opponent }: Meeting, other: Meeting): boolean {
  return (team === other.team && opponent === other.opponent) || (team === other.opponent && opponent === other.team);
}
