import { InputError } from "../bridge/input-error";
import { fourTeamsJson } from "./four-teams/json";
import { planFourTeams, type FourTeamsPlan } from "./four-teams/plan";
import { readFourTeamsResults } from "./four-teams/read-results";
import { fourTeamsReport } from "./four-teams/report";
import { scoreFourTeams, type ScoredFourTeams } from "./four-teams/score-four-teams";
import { FIVE_PAIRS } from "./home/five-pairs";
import { FOUR_PAIRS } from "./home/four-pairs";
import { planHome, type HomeKind } from "./home/home-kind";
import type { HomeKindName, HomePlan } from "./home/plan";
import { readResults } from "./home/read-results";
import { homeJson } from "./home/json";
import { homeReport } from "./home/report";
import { scoreHome, type ScoredHome } from "./home/score-home";
import type {
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
import { readLeagueResults } from "./league/read-results";
import { leagueReport } from "./league/report";
import { NO_LEAGUE_RESULTS, type LeagueResults } from "./league/results";
import { scoreLeague, type ScoredLeague } from "./league/score-league";
import { texts } from "./texts";
import type { Fault, ReadResults } from "./reading/csv";
import type { Report } from "./report";
import { NO_RESULTS, type SessionResults } from "./results";
import type { OptionName, SessionOptions } from "./session-options";
import { swissJson } from "./swiss-event/json";
import { planSwissEvent, type SwissEventPlan } from "./swiss-event/plan";
import { readSwissResults } from "./swiss-event/read-results";
import { swissReport } from "./swiss-event/report";
import { NO_SWISS_RESULTS, type SwissResults } from "./swiss-event/results";
import { scoreSwissEvent, type ScoredSwissEvent } from "./swiss-event/score-swiss-event";
import { planMatch, type MatchPlan } from "./team-match/plan";
import { readTeamMatchResults } from "./team-match/read-results";
import { matchJson } from "./team-match/json";
import { matchReport } from "./team-match/report";
import { scoreTeamMatch, type ScoredTeamMatch } from "./team-match/score-match";
import { NO_TEAM_RESULTS, type TeamResults } from "./teams/match";
import { threeTeamsJson } from "./three-teams/json";
import { planThreeTeams, type ThreeTeamsPlan } from "./three-teams/plan";
import { readThreeTeamsResults } from "./three-teams/read-results";
import { threeTeamsReport } from "./three-teams/report";
import { scoreThreeTeams, type ScoredThreeTeams } from "./three-teams/score-three-teams";

/** What each kind of session is called, and what stands for a session of it on its way to a score. */
export interface Kinds {
  "four-pairs": { plan: HomePlan; results: SessionResults; scored: ScoredHome; json: HomeJson };
  "five-pairs": { plan: HomePlan; results: SessionResults; scored: ScoredHome; json: HomeJson };
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
  /** Reads a file of results, as CSV. With a fault in it, none of it is to be used. */
  readonly read: (text: string, plan: Plan<K>) => ReadResults<Kinds[K]["results"]>;
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
  "team-match": {
    title: "Team match",
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
    read: readTeamMatchResults,
    score: scoreTeamMatch,
    report: matchReport,
    json: matchJson,
  },
  "three-teams": {
    title: "Three teams",
    takes: ["boards", "scale", "teams", "players", "penalties", "first-board"],
    plan: planThreeTeams,
    none: NO_TEAM_RESULTS,
    read: readThreeTeamsResults,
    score: scoreThreeTeams,
    report: threeTeamsReport,
    json: threeTeamsJson,
  },
  "four-teams": {
    title: "Four teams",
    takes: ["boards", "scale", "teams", "players", "penalties", "first-board"],
    plan: planFourTeams,
    none: NO_TEAM_RESULTS,
    read: readFourTeamsResults,
    score: scoreFourTeams,
    report: fourTeamsReport,
    json: fourTeamsJson,
  },
  "swiss-event": {
    title: "Swiss event",
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
    read: readSwissResults,
    score: scoreSwissEvent,
    report: swissReport,
    json: swissJson,
  },
  league: {
    title: "League",
    takes: ["teams", "double", "boards", "scale", "every", "ties", "walkover"],
    plan: planLeague,
    none: NO_LEAGUE_RESULTS,
    read: readLeagueResults,
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
    read: (text, { subrounds }) =>
      readResults(
        text,
        subrounds.flatMap(({ boards }) => boards)
      ),
    score: scoreHome,
    report: homeReport,
    json: homeJson,
  } satisfies Kind<HomeKindName>;
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
  readonly scored: Scored;
  readonly report: Report;
  readonly json: () => SessionJson;
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
  return outcomeOfFile(plan.kind, plan, text);
}

// These name the kind apart from the plan: so the compiler knows that its functions take this plan.

function outcomeOfFile<K extends KindName>(kind: K, plan: Plan<K>, text: string): ReadOutcome {
  const { none, read } = KINDS[kind];
  const { results, faults, warnings } = read(text, plan);
  return { ...outcomeOf(kind, plan, faults.length > 0 ? none : results), faults, warnings };
}

function outcomeOf<K extends KindName>(kind: K, plan: Plan<K>, results: Kinds[K]["results"]): Outcome {
  const { score, report, json } = KINDS[kind];
  const scored = score(plan, results);
  return { scored, report: report(scored), json: () => json(scored) };
}
