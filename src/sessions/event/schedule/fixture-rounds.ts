import { forContestant } from "../../../movements/contestant";
import { roundRobin, type Fixture, type FixtureRound } from "../../../movements/round-robin";
import { shortRoundRobin } from "../../../movements/short-round-robin";
import type { Division } from "../divisions";

/** A round of the fixture list of a division. */
export interface LeagueRound extends FixtureRound {
  /** Index of the division. */
  readonly division: number;
  /** Year-month-day, or "" where the season has no date. */
  readonly date: string;
}

/** The rounds of a round robin; fewer of an even number, in which nobody sits out. */
export function fixtureRounds(teams: number, double: boolean, rounds: number): readonly FixtureRound[] {
  const all = roundRobin(teams, double);
  return rounds < all.length ? shortRoundRobin(teams, rounds) : all;
}

/** The fixture list of a league, division by division: everybody of a division meets everybody. @param every days a round. */
export function leagueRounds(
  divisions: readonly Division[],
  { double, every, date }: { readonly double: boolean; readonly every: number; readonly date: string }
): LeagueRound[] {
  return divisions.flatMap((division, number) =>
    roundRobin(division.teams.length, double).map((round, index) => ({
      ...inDivision(round, division),
      division: number,
      date: daysAfter(date, every * index),
    }))
  );
}

/** The round of the fixture list in which two meet at the home of the first; undefined for none. */
export function roundOf(
  { fixtures }: { readonly fixtures: readonly LeagueRound[] },
  { home, away }: Fixture
): LeagueRound | undefined {
  return fixtures.find(({ matches }) => matches.some((match) => match.home === home && match.away === away));
}

/** A round robin of as many as a division has, as a round of its teams. */
function inDivision({ round, matches, sitsOut }: FixtureRound, { teams }: Division): FixtureRound {
  return {
    round,
    matches: matches.map(({ home, away }) => ({ home: forContestant(teams, home), away: forContestant(teams, away) })),
    sitsOut: sitsOut === null ? null : forContestant(teams, sitsOut),
  };
}

/** The day so many days after another one, as year-month-day; "" stays "". */
function daysAfter(date: string, days: number): string {
  if (date === "") return "";
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  // A year of five digits has a sign before it.
  return day.toISOString().replace(/T.*$/, "");
}
