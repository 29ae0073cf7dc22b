import { InputError } from "../../../bridge/input-error";
import { forContestant } from "../../../movements/contestant";
import { roundRobin, type Fixture, type FixtureRound } from "../../../movements/round-robin";
import { checked, range, oneOfWords, type AllowedOptions } from "../../accepted";
import { namelessOf, NUMBERED_TEAMS } from "../../contestants";
import { allNames, checkNames, countedOrNamed } from "../../names";
import { checkHeading, checkScale, plainLine, WALKOVERS } from "../../option-checks";
import type { SessionOptions } from "../../session-options";
import { readHandicaps } from "../../teams/handicaps";
import { texts } from "../../texts";
import type { EventPlan } from "../event-plan";
import { divide, MOVES, type Division } from "./divisions";

const { league: refused } = texts.options;

export const LEAGUE_OPTIONS = {
  teams: range(3, 64, refused.allTeams),
  divisions: true,
  promoted: { ...MOVES, defaultValue: 0 },
  relegated: MOVES,
  handicap: true,
  double: true,
  boards: { ...range(4, 64, refused.boards), defaultValue: 24 },
  scale: true,
  every: { ...range(1, 60, refused.every), defaultValue: 14 },
  ties: { ...oneOfWords(["head-to-head", "quotient"], refused.ties), defaultValue: "head-to-head" },
  walkover: WALKOVERS,
} as const satisfies AllowedOptions;

const { teams: TEAMS, boards: BOARDS, every: EVERY, ties: TIES } = LEAGUE_OPTIONS;

/** What decides between teams that are level on victory points. */
export type TieBreak = (typeof TIES.choices)[number];

/** A round of the fixture list of a division. */
export interface LeagueRound extends FixtureRound {
  /** The place of the division among them, from 0. */
  readonly division: number;
  /** Year-month-day, or "" where the season has no date. */
  readonly date: string;
}

/** A league's season, checked, with its fixture list. */
export interface LeaguePlan extends EventPlan {
  readonly kind: "league";
  readonly form: "league";
  /** The highest first; a league that is not divided has one. */
  readonly divisions: readonly Division[];
  readonly ties: TieBreak;
  /** The fixture list, division by division. */
  readonly fixtures: readonly LeagueRound[];
}

/**
 * Checks the options of a league and makes its fixture list.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planLeague(options: SessionOptions): LeaguePlan {
  const teams = checkTeams(options.teams ?? []);
  const boards = checked("boards", BOARDS, options.boards ?? BOARDS.defaultValue);
  const every = checked("every", EVERY, options.every ?? EVERY.defaultValue);
  const { double = false } = options;
  const heading = checkHeading(options, texts.titles.league);
  const divisions = divide(teams.length, options);
  const fixtures = divisions.flatMap((division, number) =>
    roundRobin(division.teams.length, double).map((round, index) => ({
      ...inDivision(round, division),
      division: number,
      date: daysAfter(heading.date, every * index),
    }))
  );
  return {
    kind: "league",
    form: "league",
    ...heading,
    teams,
    divisions,
    double,
    boards,
    scale: checkScale(options.scale ?? `WBF-${boards}`),
    ties: checked("ties", TIES, options.ties?.toLowerCase() ?? TIES.defaultValue),
    handicaps: readHandicaps(options.handicap, allNames(teams, namelessOf(NUMBERED_TEAMS, teams.length))),
    walkover: checked("walkover", WALKOVERS, options.walkover ?? WALKOVERS.defaultValue),
    rounds: Math.max(...fixtures.map(({ round }) => round)),
    fixtures,
  };
}

/** A round robin of as many as a division has, as a round of its teams. */
function inDivision({ round, matches, sitsOut }: FixtureRound, { teams }: Division): FixtureRound {
  return {
    round,
    matches: matches.map(({ home, away }) => ({ home: forContestant(teams, home), away: forContestant(teams, away) })),
    sitsOut: sitsOut === null ? null : forContestant(teams, sitsOut),
  };
}

/** The round of the fixture list in which two meet at the home of the first; undefined for none. */
export function roundOf({ fixtures }: Pick<LeaguePlan, "fixtures">, { home, away }: Fixture): LeagueRound | undefined {
  return fixtures.find(({ matches }) => matches.some((match) => match.home === home && match.away === away));
}

/** Whether there are several divisions. */
export function isDivided({ divisions }: Pick<LeaguePlan, "divisions">): boolean {
  return divisions.length > 1;
}

function checkTeams(typed: readonly string[]): string[] {
  const { count, names } = countedOrNamed(typed, "teams");
  const needed = checked("teams", TEAMS, count);
  const inResults = names.map(plainLine).find((name) => /^(\d+|home|away|void)$/i.test(name));
  if (inResults !== undefined) throw new InputError(texts.options.league.teamName(inResults), "teams");
  return checkNames({ names, needed, what: "team", option: "teams", defaults: namelessOf(NUMBERED_TEAMS, needed) });
}

/** The day so many days after another one, as year-month-day; "" stays "". */
function daysAfter(date: string, days: number): string {
  if (date === "") return "";
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  // A year of five digits has a sign before it.
  return day.toISOString().replace(/T.*$/, "");
}
