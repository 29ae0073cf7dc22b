import { oneOfWords, range, type AllowedOptions } from "../accepted";
import { BOARDS_PER_MATCH, FIRST_BOARDS, WALKOVERS } from "../option-checks";
import { texts } from "../texts";

/** The possible tie-breaks. */
export const TIE_WAYS = ["match", "net", "quotient", "opponents", "wins"] as const;
export type TieWay = (typeof TIE_WAYS)[number];

const { league: refusedInLeague, swissEvent: refused } = texts.options;

/** Numbers of teams that may go up or down. */
export const MOVES = range(0, 9, refusedInLeague.moves);

/**
 * Options of Swiss events and round robins. Round robins allow fewer teams than Swiss events, and different numbers of
 * boards: see forms.ts.
 */
export const EVENT_OPTIONS = {
  form: { ...oneOfWords(["swiss", "round-robin", "bam"], refused.form), defaultValue: "swiss" },
  teams: range(4, 64, refused.teams),
  double: true,
  // If there is a bracket, 0 rounds are allowed too.
  rounds: range(1, 12, refused.rounds),
  boards: { ...BOARDS_PER_MATCH, defaultValue: 7 },
  "first-board": FIRST_BOARDS,
  scale: true,
  odd: { ...oneOfWords(["three-teams", "bye"], refused.odd), defaultValue: "three-teams" },
  walkover: WALKOVERS,
  ties: true,
  handicap: true,
  carry: true,
  bracket: range(3, 32, refused.bracket),
  seeds: true,
  "third-place": true,
  "cross-table": true,
} as const satisfies AllowedOptions;

/**
 * The tie-breaks of a league. Teams that are still equal in the matches between all tied teams are compared again, in
 * the matches between the teams that are still equal.
 */
export const LEAGUE_TIES = {
  "head-to-head": ["match", "match"],
  quotient: ["quotient"],
} as const satisfies Readonly<Record<string, readonly TieWay[]>>;
export type LeagueTies = keyof typeof LEAGUE_TIES;

export const LEAGUE_OPTIONS = {
  teams: range(3, 64, refusedInLeague.allTeams),
  divisions: true,
  promoted: { ...MOVES, defaultValue: 0 },
  relegated: MOVES,
  handicap: true,
  double: true,
  boards: { ...range(4, 64, refusedInLeague.boards), defaultValue: 24 },
  scale: true,
  every: { ...range(1, 60, refusedInLeague.every), defaultValue: 14 },
  ties: {
    ...oneOfWords<LeagueTies>(["head-to-head", "quotient"], refusedInLeague.ties),
    defaultValue: "head-to-head",
  },
  walkover: WALKOVERS,
} as const satisfies AllowedOptions;
