import { checked, range, oneOfWords, type AllowedOptions } from "../../accepted";
import { namelessOf, NUMBERED_TEAMS } from "../../contestants";
import { allNames } from "../../names";
import { checkHeading, checkScale, WALKOVERS } from "../../option-checks";
import type { SessionOptions } from "../../session-options";
import { readHandicaps } from "../../teams/handicaps";
import { texts } from "../../texts";
import { checkTeams, type EventPlan } from "../event-plan";
import { leagueRounds, type LeagueRound } from "../schedule/league-rounds";
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

/** The ways to part teams that are level on victory points. */
export type TieBreak = (typeof TIES.choices)[number];

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
  const teams = checkTeams(options, TEAMS, {
    isWord: (name) => /^(home|away|void)$/i.test(name),
    refusal: refused.teamName,
  });
  const boards = checked("boards", BOARDS, options.boards ?? BOARDS.defaultValue);
  const every = checked("every", EVERY, options.every ?? EVERY.defaultValue);
  const { double = false } = options;
  const heading = checkHeading(options, texts.titles.league);
  const divisions = divide(teams.length, options);
  const fixtures = leagueRounds(divisions, { double, every, date: heading.date });
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

/** True if there are several divisions. */
export function isDivided({ divisions }: Pick<LeaguePlan, "divisions">): boolean {
  return divisions.length > 1;
}
