import { forContestant } from "../../../movements/contestant";
import { roundRobin, type Fixture, type FixtureRound } from "../../../movements/round-robin";
import { shortRoundRobin } from "../../../movements/short-round-robin";
import type { Division } from "../divisions";

/** A round of the fixture list of a division. */
export interface LeagueRound extends FixtureRound {
  /** Index of the division. */
  readonly division: number;
  /** Date of the round, year-month-day; "" if the season has no date. */
  readonly date: string;
}

/** Returns the rounds of a round robin; or fewer rounds for an even number of teams, so that nobody sits out. */
export function fixtureRounds(teams: number, double: boolean, rounds: number): readonly FixtureRound[] {
  const all = roundRobin(teams, double);
  return rounds < all.length ? shortRoundRobin(teams, rounds) : all;
}

/**
 * Returns the fixture list of a league, division by division; in a division all teams meet. A round takes `every` days.
 */
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

/**
 * Returns the round of the fixture list in which two teams meet at the home of the first; undefined if there is none.
 */
export function roundOf(
  { fixtures }: { readonly fixtures: readonly LeagueRound[] },
  { home, away }: Fixture
): LeagueRound | undefined {
  return fixtures.find(({ matches }) => matches.some((match) => match.home === home && match.away === away));
}

/** Converts a round of a round robin to the teams of a division. */
function inDivision({ round, matches, sitsOut }: FixtureRound, { teams }: Division): FixtureRound {
  return {
    round,
    matches: matches.map(({ home, away }) => ({ home: forContestant(teams, home), away: forContestant(teams, away) })),
    sitsOut: sitsOut === null ? null : forContestant(teams, sitsOut),
  };
}

/** Returns the day that is `days` days after another one, as year-month-day; "" stays "". */
function daysAfter(date: string, days: number): string {
  if (date === "") return "";
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  // The text is not cut at a fixed length, because a year of five digits is longer and has a sign before it.
  return day.toISOString().replace(/T.*$/, "");
}
