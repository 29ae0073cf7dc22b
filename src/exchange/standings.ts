import { contestants } from "../movements/contestant";
import { sessionOf, type Scored } from "../sessions/kinds";
import { rankOf, type StandingsRow as Ranked } from "../sessions/scored-session";

/** A standings row with its place as a number; null before the contestant's first score. */
export interface NumberedRow extends Omit<Ranked, "place"> {
  readonly place: number | null;
}

/** Codes for directions in files of other programs. */
export const DIRECTION_CODES = { ns: "NS", ew: "EW" } as const;

/** The points that decide on a pair's or a team's place. */
export function totalOf({ imps, vps, points, percentage }: NumberedRow): number | null {
  return percentage ?? vps ?? points ?? imps;
}

/** The pairs, players or teams of a session, the leader first. */
export function standingsOf(scored: Scored): NumberedRow[] {
  return sessionOf(scored).standings.map((row) => ({ ...row, place: rankOf(row) }));
}

/** Sorts standings by contestant number. */
export function byNumber(standings: readonly NumberedRow[]): NumberedRow[] {
  return contestants(standings.length).flatMap((contestant) =>
    standings.filter((row) => row.contestant === contestant)
  );
}
