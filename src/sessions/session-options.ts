import { numbers, range, words, type Accepted } from "./accepted";
import { texts } from "./texts";

/** What the value of an option is to a program, by what it is to the person who types it. */
export interface Values {
  "whole number": number;
  /** How many, or the sizes of each: 3, or 8, 8 and 4. */
  "number or sizes": number | readonly number[];
  /** Of the whole, or of each round: 25, or 1, 8 and 15. */
  "number or list": number | readonly number[];
  /** Yes where it stands, without a value of its own. */
  "yes or no": boolean;
  /** One of a few, in small letters. */
  word: string;
  /** Year-month-day, or "" for none. */
  date: string;
  text: string;
  /** A text for each that is named. */
  names: readonly string[];
}

export type ValueKind = keyof Values;

/** An option of sessions. */
export interface Option<V extends ValueKind> {
  readonly value: V;
  /** Other names that it goes by on a command line. */
  readonly also?: readonly string[];
  /** What may be chosen, by the names of the kinds of session where that is a list or a range. */
  readonly of?: Readonly<Record<string, Accepted<number> | Accepted<string>>>;
}

const { home, teamMatch, threeTeams, fourTeams, swissEvent, league } = texts.options;

/** The boards of a match of Swiss teams: of one by itself, and of each of an event. */
export const BOARDS_PER_MATCH = range(5, 9, swissEvent.boards);

const MATCH_FORMS = { ...words(["league", "swiss", "knockout", "bam"], teamMatch.form), usual: "league" } as const;
const EVENT_FORMS = { ...words(["swiss", "round-robin", "bam"], swissEvent.form), usual: "swiss" } as const;
const MATCH_SESSIONS = range(1, 4, teamMatch.sessions);
const EXTRA_BOARDS = range(1, 16, teamMatch.extraBoards);
const SCORINGS = { ...words(["imps", "vps", "matchpoints"], home.scoring), usual: "imps" } as const;
const PAIRS_SCORINGS = { ...words(["matchpoints", "cross-imps"], home.scoring), usual: "matchpoints" } as const;
const INDIVIDUAL_SCORINGS = {
  ...words(["matchpoints", "cross-imps", "imps", "vps"], home.scoring),
  usual: "matchpoints",
} as const;
const ODD_WAYS = { ...words(["three-teams", "bye"], swissEvent.odd), usual: "three-teams" } as const;
const TIE_BREAKS = { ...words(["head-to-head", "quotient"], league.ties), usual: "head-to-head" } as const;
const DAYS_BETWEEN = { ...range(1, 60, league.every), usual: 14 } as const;

const WALKOVERS = { ...words(["60", "average", "greatest"], swissEvent.walkover), usual: "60" } as const;

/** The ways to part teams that are level. */
export const TIE_WAYS = ["match", "net", "quotient", "opponents", "wins"] as const;
export type TieWay = (typeof TIE_WAYS)[number];

const BRACKETS = range(3, 32, swissEvent.bracket);

/** The numbers that the first board of a session may bear. */
const FIRST_BOARDS = { ...range(1, 500, texts.options.firstBoard), usual: 1 } as const;

/** Every option that some kind of session takes, in the order in which people read of them. */
const TABLE = {
  boards: {
    value: "whole number",
    // Those of home duplicate go with a number of rounds, and stand with the movements; those of round robins with the
    // forms of a Swiss event.
    of: {
      "team-match": range(1, 64, teamMatch.boards),
      "three-teams": { ...numbers([12, 15, 18, 21, 24], threeTeams.boards), usual: 18 },
      "four-teams": { ...numbers([30, 24, 18], fourTeams.boards), usual: 30 },
      "swiss-event": { ...BOARDS_PER_MATCH, usual: 7 },
      league: { ...range(4, 64, league.boards), usual: 24 },
    },
  },
  rounds: {
    value: "whole number",
    // With a bracket there may be none.
    of: { "swiss-event": range(1, 12, swissEvent.rounds) },
  },
  sessions: { value: "number or sizes", of: { "team-match": MATCH_SESSIONS } },
  "extra-boards": { value: "whole number", of: { "team-match": EXTRA_BOARDS } },
  "first-board": {
    value: "number or list",
    of: {
      "four-pairs": FIRST_BOARDS,
      "five-pairs": FIRST_BOARDS,
      "team-match": FIRST_BOARDS,
      "three-teams": FIRST_BOARDS,
      "four-teams": FIRST_BOARDS,
      "swiss-event": FIRST_BOARDS,
      pairs: FIRST_BOARDS,
      individual: FIRST_BOARDS,
    },
  },
  form: {
    value: "word",
    of: { "team-match": MATCH_FORMS, "swiss-event": EVENT_FORMS },
  },
  // A competition is what a match's sheets are titled with.
  title: { value: "text", also: ["competition"] },
  date: { value: "date" },
  pairs: { value: "names" },
  home: { value: "text" },
  away: { value: "text" },
  teams: {
    value: "names",
    of: { "swiss-event": range(4, 64, swissEvent.teams), league: range(3, 20, league.teams) },
  },
  players: { value: "names" },
  "line-up": { value: "text" },
  scoring: {
    value: "word",
    of: {
      "four-pairs": SCORINGS,
      "five-pairs": SCORINGS,
      pairs: PAIRS_SCORINGS,
      individual: INDIVIDUAL_SCORINGS,
    },
  },
  scale: { value: "text" },
  penalties: { value: "text" },
  handicap: { value: "text" },
  odd: { value: "word", of: { "swiss-event": ODD_WAYS } },
  walkover: { value: "word", of: { "swiss-event": WALKOVERS, league: WALKOVERS } },
  ties: { value: "text", of: { league: TIE_BREAKS } },
  seeds: { value: "names" },
  bracket: { value: "whole number", of: { "swiss-event": BRACKETS } },
  double: { value: "yes or no" },
  every: { value: "whole number", of: { league: DAYS_BETWEEN } },
} as const satisfies Readonly<Record<string, Option<ValueKind>>>;

/** The name of an option. */
export type OptionName = keyof typeof TABLE;

type KindOf<O extends OptionName> = (typeof TABLE)[O]["value"];

/** What is known of each option. Which kinds of session take it stands in their records. */
export const OPTIONS: { readonly [O in OptionName]: (typeof TABLE)[O] & Pick<Option<KindOf<O>>, "also"> } = TABLE;

/** The value of an option. */
export type OptionValue<O extends OptionName> = Values[KindOf<O>];

/** What may be chosen for a session, as typed. A kind of session takes its own of these. */
export type SessionOptions = { readonly [O in OptionName]?: OptionValue<O> | undefined };

/** The names of all options, in their order. */
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** Whether there is an option of that name. */
export function isOption(name: string): name is OptionName {
  return OPTION_NAMES.some((known) => known === name);
}
