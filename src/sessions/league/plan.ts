import { InputError } from "../../bridge/input-error";
import type { VpScale } from "../../bridge/vp/scale";
import { roundRobin, type FixtureRound } from "../../movements/round-robin";
import { checked } from "../accepted";
import { namelessOf, NUMBERED_TEAMS } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { checkHeading, checkScale, plainLine, type PlanHeading } from "../option-checks";
import { OPTIONS, type SessionOptions } from "../session-options";
import { texts } from "../texts";

const TEAMS = OPTIONS.teams.of.league;
const BOARDS = OPTIONS.boards.of.league;
const EVERY = OPTIONS.every.of.league;
const TIES = OPTIONS.ties.of.league;
const WALKOVERS = OPTIONS.walkover.of.league;

/** What decides between teams that are level on victory points. */
export type TieBreak = (typeof TIES.choices)[number];

/** What a match gives that is conceded. */
export type WalkoverScore = (typeof WALKOVERS.choices)[number];

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
  readonly walkover: WalkoverScore;
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
