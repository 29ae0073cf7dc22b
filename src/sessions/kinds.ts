import { InputError } from "../bridge/input-error";
import { fourTeamsJson } from "./four-teams/json";
import { planFourTeams, type FourTeamsPlan } from "./four-teams/plan";
import { readFourTeamsResults } from "./four-teams/read-results";
import { fourTeamsReport } from "./four-teams/report";
import { scoreFourTeams, type ScoredFourTeams } from "./four-teams/score-four-teams";
import { INDIVIDUAL, PAIRS, planField, type FieldKind } from "./field/field-kind";
import { fieldJson } from "./field/json";
import type { FieldKindName, FieldPlan } from "./field/plan";
import { FIELD_COLUMNS, readFieldResults } from "./field/read-results";
import { fieldReport } from "./field/report";
import { NO_FIELD_RESULTS, type FieldResults } from "./field/results";
import { scoreField, type ScoredField } from "./field/score-field";
import { writeFieldResults } from "./field/write-results";
import { FIVE_PAIRS } from "./home/five-pairs";
import { FOUR_PAIRS } from "./home/four-pairs";
import { planHome, type HomeKind } from "./home/home-kind";
import type { HomeKindName, HomePlan } from "./home/plan";
import { HOME_COLUMNS, readResults } from "./home/read-results";
import { writeResults } from "./home/write-results";
import { homeJson } from "./home/json";
import { homeReport } from "./home/report";
import { scoreHome, type ScoredHome } from "./home/score-home";
import type {
  FieldJson,
  FourTeamsJson,
  HomeJson,
  LeagueJson,
  SessionJson,
  SwissEventJson,
  TeamMatchJson,
  ThreeTeamsJson,
} from "./json";
import { leagueJson } from "./league/json";
import { planLeague, type LeaguePlan } from "./league/plan";
import { LEAGUE_COLUMNS } from "./league/match-line";
import { readLeagueResults } from "./league/read-results";
import { writeLeagueResults } from "./league/write-results";
import { leagueReport } from "./league/report";
import { NO_LEAGUE_RESULTS, type LeagueResults } from "./league/results";
import { scoreLeague, type ScoredLeague } from "./league/score-league";
import { readCsv } from "./reading/csv";
import { resultsCsv, type WrittenResults } from "./reading/write-csv";
import type { Fault, ReadResults, ResultColumns, ResultLines } from "./reading/result-lines";
import type { Report } from "./report";
import { NO_RESULTS, type SessionResults } from "./results";
import type { OptionName, SessionOptions } from "./session-options";
import { swissJson } from "./swiss-event/json";
import { planSwissEvent, type SwissEventPlan } from "./swiss-event/plan";
import { SWISS_COLUMNS } from "./swiss-event/match-line";
import { readSwissResults } from "./swiss-event/read-results";
import { writeSwissResults } from "./swiss-event/write-results";
import { swissReport } from "./swiss-event/report";
import { NO_SWISS_RESULTS, type SwissResults } from "./swiss-event/results";
import { scoreSwissEvent, type ScoredSwissEvent } from "./swiss-event/score-swiss-event";
import { planMatch, type MatchPlan } from "./team-match/plan";
import { BY_TEAM, MATCH_COLUMNS, readTeamMatchResults } from "./team-match/read-results";
import { matchJson } from "./team-match/json";
import { matchReport } from "./team-match/report";
import { scoreTeamMatch, type ScoredTeamMatch } from "./team-match/score-match";
import { NO_TEAM_RESULTS, type TeamResults } from "./teams/match";
import { BY_SIDE, columnsOf } from "./teams/read-results";
import { writeTeamResults } from "./teams/write-results";
import { threeTeamsJson } from "./three-teams/json";
import { texts } from "./texts";
import { planThreeTeams, tableLetter, type ThreeTeamsPlan } from "./three-teams/plan";
import { readThreeTeamsResults } from "./three-teams/read-results";
import { threeTeamsReport } from "./three-teams/report";
import { scoreThreeTeams, type ScoredThreeTeams } from "./three-teams/score-three-teams";

const { titles } = texts;

/** What each kind of session is called, and what stands for a session of it on its way to a score. */
export interface Kinds {
  "four-pairs": { plan: HomePlan; results: SessionResults; scored: ScoredHome; json: HomeJson };
  "five-pairs": { plan: HomePlan; results: SessionResults; scored: ScoredHome; json: HomeJson };
  pairs: { plan: FieldPlan; results: FieldResults; scored: ScoredField; json: FieldJson };
  individual: { plan: FieldPlan; results: FieldResults; scored: ScoredField; json: FieldJson };
  "team-match": { plan: MatchPlan; results: TeamResults; scored: ScoredTeamMatch; json: TeamMatchJson };
  "three-teams": { plan: ThreeTeamsPlan; results: TeamResults; scored: ScoredThreeTeams; json: ThreeTeamsJson };
  "four-teams": { plan: FourTeamsPlan; results: TeamResults; scored: ScoredFourTeams; json: FourTeamsJson };
  "swiss-event": { plan: SwissEventPlan; results: SwissResults; scored: ScoredSwissEvent; json: SwissEventJson };
  league: { plan: LeaguePlan; results: LeagueResults; scored: ScoredLeague; json: LeagueJson };
}

export type KindName = keyof Kinds;

/** A session of a kind, checked and laid out; of any kind where none is named. */
export type Plan<K extends KindName = KindName> = Kinds[K]["plan"];

/** A session of a kind with everything that its results give; of any kind where none is named. */
export type Scored<K extends KindName = KindName> = Kinds[K]["scored"];

/** A kind of session: what it is called, what can be chosen for it, and how it is played. */
export interface Kind<K extends KindName> {
  /** Its name in a sentence. */
  readonly title: string;
  /** The options that it takes besides a title and a date. */
  readonly takes: readonly OptionName[];
  /**
   * Checks the options and lays the session out.
   * @throws InputError when one is wrong, saying what is accepted.
   */
  readonly plan: (options: SessionOptions) => Plan<K>;
  /** The results of a session before its first board. */
  readonly none: Kinds[K]["results"];
  /** The columns of its results, with the other names they go by. */
  readonly columns: ResultColumns;
  /** Reads results. With a fault in them, none of them are to be used. */
  readonly read: (lines: ResultLines, plan: Plan<K>) => ReadResults<Kinds[K]["results"]>;
  /** Writes results in columns that it reads, so that the same are read from what is written. */
  readonly write: (results: Kinds[K]["results"], plan: Plan<K>) => WrittenResults;
  readonly score: (plan: Plan<K>, results: Kinds[K]["results"]) => Scored<K>;
  /** What a scored session says to people, and to programs. */
  readonly report: (scored: Scored<K>) => Report;
  readonly json: (scored: Scored<K>) => Kinds[K]["json"];
}

/** The kinds of home session. */
export const HOME_KINDS: readonly HomeKind[] = [FOUR_PAIRS, FIVE_PAIRS];

/** Every kind of session that exists. */
export const KINDS: { readonly [K in KindName]: Kind<K> } = {
  "four-pairs": homeSession(FOUR_PAIRS),
  "five-pairs": homeSession(FIVE_PAIRS),
  pairs: fieldSession(PAIRS),
  individual: fieldSession(INDIVIDUAL),
  "team-match": {
    title: titles["team-match"].any,
    takes: [
      "form",
      "sessions",
      "boards",
      "scale",
      "home",
      "away",
      "players",
      "line-up",
      "penalties",
      "handicap",
      "first-board",
      "extra-boards",
    ],
    plan: planMatch,
    none: NO_TEAM_RESULTS,
    columns: MATCH_COLUMNS,
    read: readTeamMatchResults,
    write: (results, { match }) => writeTeamResults(results, [match], BY_TEAM),
    score: scoreTeamMatch,
    report: matchReport,
    json: matchJson,
  },
  "three-teams": {
    title: titles["three-teams"],
    takes: ["boards", "scale", "teams", "players", "penalties", "first-board"],
    plan: planThreeTeams,
    none: NO_TEAM_RESULTS,
    columns: columnsOf(),
    read: readThreeTeamsResults,
    write: (results, { matches }) => writeTeamResults(results, matches, BY_SIDE, tableLetter),
    score: scoreThreeTeams,
    report: threeTeamsReport,
    json: threeTeamsJson,
  },
  "four-teams": {
    title: titles["four-teams"],
    takes: ["boards", "scale", "teams", "players", "penalties", "first-board"],
    plan: planFourTeams,
    none: NO_TEAM_RESULTS,
    columns: columnsOf(),
    read: readFourTeamsResults,
    write: (results, { matches }) => writeTeamResults(results, matches),
    score: scoreFourTeams,
    report: fourTeamsReport,
    json: fourTeamsJson,
  },
  "swiss-event": {
    title: titles["swiss-event"].any,
    takes: [
      "form",
      "teams",
      "double",
      "rounds",
      "boards",
      "first-board",
      "scale",
      "odd",
      "walkover",
      "ties",
      "bracket",
      "seeds",
    ],
    plan: planSwissEvent,
    none: NO_SWISS_RESULTS,
    columns: SWISS_COLUMNS,
    read: readSwissResults,
    write: writeSwissResults,
    score: scoreSwissEvent,
    report: swissReport,
    json: swissJson,
  },
  league: {
    title: titles.league,
    takes: ["teams", "double", "boards", "scale", "every", "ties", "walkover"],
    plan: planLeague,
    none: NO_LEAGUE_RESULTS,
    columns: LEAGUE_COLUMNS,
    read: readLeagueResults,
    write: writeLeagueResults,
    score: scoreLeague,
    report: leagueReport,
    json: leagueJson,
  },
};

function homeSession(kind: HomeKind) {
  return {
    title: kind.title,
    takes: ["boards", "rounds", "scoring", "scale", "pairs", "first-board"],
    plan: (options) => planHome(kind, options),
    none: NO_RESULTS,
    columns: HOME_COLUMNS,
    read: (lines, plan) => readResults(lines, boardsOf(plan)),
    write: (results, plan) => writeResults(results, boardsOf(plan)),
    score: scoreHome,
    report: homeReport,
    json: homeJson,
  } satisfies Kind<HomeKindName>;
}

function fieldSession(kind: FieldKind) {
  return {
    title: kind.title,
    takes: ["boards", "rounds", "scoring", "scale", kind.option, "handicap", "first-board"],
    plan: (options) => planField(kind, options),
    none: NO_FIELD_RESULTS,
    columns: FIELD_COLUMNS,
    read: readFieldResults,
    write: writeFieldResults,
    score: scoreField,
    report: fieldReport,
    json: fieldJson,
  } satisfies Kind<FieldKindName>;
}

function boardsOf({ subrounds }: HomePlan): number[] {
  return subrounds.flatMap(({ boards }) => boards);
}

/** The names of the kinds, in the order in which people are told of them. */
export function kindNames(): string[] {
  return Object.keys(KINDS);
}

/** Whether there is a kind of that name. */
export function isKind(name: string): name is KindName {
  return kindNames().includes(name);
}

/**
 * Plans a session of a kind.
 * @throws InputError naming the kinds that exist, an option that the kind has not, or one that is
 *   wrong.
 */
export function planSession(name: string, options: SessionOptions): Plan {
  if (!isKind(name)) throw new InputError(texts.options.kind(name, kindNames()));
  const { takes, plan } = KINDS[name];
  const taken: readonly string[] = ["title", "date", ...takes];
  for (const [option, chosen] of Object.entries(options))
    if (chosen !== undefined && !taken.includes(option))
      throw new InputError(texts.options.notTaken(option, name, taken));
  return plan(options);
}

/** A scored session, and what it says to people and to programs. */
export interface Outcome {
  readonly results: Kinds[KindName]["results"];
  readonly scored: Scored;
  readonly report: Report;
  readonly json: () => SessionJson;
  /** Its results as CSV, from which the same are read again. */
  readonly csv: () => string;
}

/** What a file of results comes to. With a fault in it, none of it is to be used. */
export interface ReadOutcome extends Outcome {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** A session before its first board. */
export function beforePlay(plan: Plan): Outcome {
  return outcomeOf(plan.kind, plan, KINDS[plan.kind].none);
}

/** A session by a file of its results, as CSV. */
export function playedBy(plan: Plan, text: string): ReadOutcome {
  return playedByLines(plan, readCsv(text, KINDS[plan.kind].columns));
}

/** A session by its results, wherever they were read. */
export function playedByLines(plan: Plan, lines: ResultLines): ReadOutcome {
  return outcomeOfLines(plan.kind, plan, lines);
}

// These name the kind apart from the plan: so the compiler knows that its functions take this plan.

function outcomeOfLines<K extends KindName>(kind: K, plan: Plan<K>, lines: ResultLines): ReadOutcome {
  const { none, read } = KINDS[kind];
  const { results, faults, warnings } = read(lines, plan);
  return { ...outcomeOf(kind, plan, faults.length > 0 ? none : results), faults, warnings };
}

function outcomeOf<K extends KindName>(kind: K, plan: Plan<K>, results: Kinds[K]["results"]): Outcome {
  const { score, report, json, write } = KINDS[kind];
  const scored = score(plan, results);
  return {
    results,
    scored,
    report: report(scored),
    json: () => json(scored),
    csv: () => resultsCsv(write(results, plan)),
  };
}
