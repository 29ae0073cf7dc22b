import { InputError } from "../../bridge/input-error";
import type { VpScale } from "../../bridge/vp/scale";
import { roundRobin, type FixtureRound } from "../../movements/round-robin";
import { checked, range, words, type Takes } from "../accepted";
import { namelessOf, NUMBERED_TEAMS } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { checkHeading, checkScale, plainLine, type PlanHeading, WALKOVERS, type WalkoverWay } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";

const { league: refused } = texts.options;

export const LEAGUE_OPTIONS = {
  teams: range(3, 20, refused.teams),
  double: true,
  boards: { ...range(4, 64, refused.boards), usual: 24 },
  scale: true,
  every: { ...range(1, 60, refused.every), usual: 14 },
  ties: { ...words(["head-to-head", "quotient"], refused.ties), usual: "head-to-head" },
  walkover: WALKOVERS,
} as const satisfies Takes;

const { teams: TEAMS, boards: BOARDS, every: EVERY, ties: TIES } = LEAGUE_OPTIONS;

/** What decides between teams that are level on victory points. */
export type TieBreak = (typeof TIES.choices)[number];

/** A round of the fixture list. */
export interface LeagueRound extends FixtureRound {
  /** Year-month-day, or "" where the season has no date. */
  readonly date: string;
}

/** A league's season, checked, with its fixture list. */
export interface LeaguePlan extends PlanHeading {
  readonly kind: "league";
  /** The teams' names; "" for one without. */
  readonly teams: readonly string[];
  /** Whether everybody meets twice, once at each home. */
  readonly double: boolean;
  /** Boards of a match. */
  readonly boards: number;
  readonly scale: VpScale;
  readonly ties: TieBreak;
  /** A share of the scale, or the average of the team's other matches. */
  readonly walkover: WalkoverWay;
  readonly rounds: readonly LeagueRound[];
}

/**
 * Checks the options of a league and makes its fixture list.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planLeague(options: SessionOptions): LeaguePlan {
  const teams = checkTeams(options.teams ?? []);
  const boards = checked("boards", BOARDS, options.boards ?? BOARDS.usual);
  const every = checked("every", EVERY, options.every ?? EVERY.usual);
  const { double = false } = options;
  const heading = checkHeading(options, texts.titles.league);
  return {
    kind: "league",
    ...heading,
    teams,
    double,
    boards,
    scale: checkScale(options.scale ?? `WBF-${boards}`),
    ties: checked("ties", TIES, options.ties?.toLowerCase() ?? TIES.usual),
    walkover: checked("walkover", WALKOVERS, options.walkover ?? WALKOVERS.usual),
    rounds: roundRobin(teams.length, double).map((round, index) => ({
      ...round,
      date: daysAfter(heading.date, every * index),
    })),
  };
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
