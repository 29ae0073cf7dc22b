import { contestantNumber } from "../../movements/contestant";
import { divisionOf } from "../../sessions/event/divisions";
import type { LeagueMatch } from "../../sessions/event/league-matches";
import type { ScoredLeague } from "../../sessions/event/score-event";

/** A first and a last row of a list, from 0. */
type Rows = readonly [first: number, last: number];

/** Returns the rows of a division's teams and the rows of its matches; both are consecutive. */
export function rowsOf(
  { plan, matches }: ScoredLeague,
  division: number
): { readonly teams: Rows; readonly lines: Rows } {
  const teams = plan.divisions[division]?.teams ?? [];
  const rows = teams.map((team) => contestantNumber(team) - 1);
  return { teams: ends(rows), lines: ends(matches.flatMap(({ home }, line) => (teams.includes(home) ? [line] : []))) };
}

/** Returns the first and last row of a round's matches in the division of the match's home team. */
export function linesOfRound(
  { plan, matches }: ScoredLeague,
  { round, home }: Pick<LeagueMatch, "round" | "home">
): Rows {
  const division = divisionOf(plan.divisions, home);
  return ends(
    matches.flatMap((other, line) =>
      other.round === round && divisionOf(plan.divisions, other.home) === division ? [line] : []
    )
  );
}

function ends(rows: readonly number[]): Rows {
  return [rows[0] ?? 0, rows[rows.length - 1] ?? 0];
}
