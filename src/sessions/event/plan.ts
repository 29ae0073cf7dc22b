import { InputError } from "../../bridge/input-error";
import { checked, range } from "../accepted";
import type { Contestant } from "../../movements/contestant";
import { roundRobin } from "../../movements/round-robin";
import { readNamedAmounts } from "../named-amounts";
import { plainLine } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import { readTeam } from "../teams/read-team";
import { divide, oneDivision } from "./divisions";
import { allTeamNames, checkEvent, teamLabel, type EventPlan } from "./event-plan";
import { EVENT_RULES, MAX_IN_CROSS_TABLE, type EventForm, type EventRules } from "./forms";
import { EVENT_OPTIONS, LEAGUE_OPTIONS, TIE_WAYS, type LeagueTies, type TieWay } from "./options";
import { fixtureRounds, leagueRounds, type LeagueRound } from "./schedule/fixture-rounds";
import { firstBoardsOf } from "./schedule/round-boards";

const { form: FORMS, rounds: ROUNDS, odd: ODD_WAYS, bracket: BRACKETS } = EVENT_OPTIONS;

/** The ways to pair an odd number of teams. */
export type OddWay = (typeof ODD_WAYS.choices)[number];

/** The number of teams in a bracket. */
export type BracketSize = (typeof BRACKETS.choices)[number];

/** A Swiss event or a round robin, with checked options. */
export interface SwissEventPlan extends EventPlan {
  readonly kind: "swiss-event";
  readonly form: EventForm;
  /** The number of the first board of each round. */
  readonly firstBoards: readonly number[];
  readonly odd: OddWay;
  /** The tie-breaks in their order; if empty, ties stay. */
  readonly ties: readonly TieWay[];
  /** Number of teams in the knockout that follows; null if there is none. */
  readonly bracket: BracketSize | null;
  /** The seeds that are given, the first one first; null for a seed by the standings. */
  readonly seeds: readonly (Contestant | null)[];
  /** True if the losers of the semi-finals play for third place. */
  readonly thirdPlace: boolean;
  /** True if the workbook has a table of all results between the teams. */
  readonly crossTable: boolean;
}

/** A league's season, with checked options and its fixture list. */
export interface LeaguePlan extends EventPlan {
  readonly kind: "league";
  readonly form: "league";
  readonly ties: LeagueTies;
  readonly fixtures: readonly LeagueRound[];
}

/** A checked event of any form. */
export type AnyEventPlan = SwissEventPlan | LeaguePlan;

/**
 * Returns the most matches that a round can have, byes included. A triangle's three matches are in the round in which
 * it ends; if a team enters while the triangle is played, another team may sit out.
 */
export function maxMatches({ teams, odd }: Pick<SwissEventPlan, "teams" | "odd">): number {
  return odd === "three-teams" ? Math.floor(teams.length / 2) + 2 : Math.ceil(teams.length / 2);
}

/** The allowed number of Swiss rounds before a bracket; 0 if the bracket is the whole event. */
const ROUNDS_OR_NONE = range(0, ROUNDS.max, texts.options.swissEvent.rounds);
const DEFAULT_ROUNDS = 7;

/**
 * Checks the options of a Swiss event.
 * @throws InputError if an option is wrong, with a message that says what is accepted.
 */
export function planSwissEvent(options: SessionOptions): SwissEventPlan {
  const form = checked("form", FORMS, options.form ?? FORMS.defaultValue);
  const checkedOptions = checkEvent(form, options);
  const { teams, boards, double, handicaps } = checkedOptions;
  const bracket = checkBracket(options.bracket, teams.length, form);
  if (double && form === "swiss") throw new InputError(texts.options.swissEvent.doubleSwiss, "double");
  const rounds =
    form === "swiss"
      ? checkRounds(options.rounds ?? defaultRounds(teams.length), teams.length, bracket)
      : checkRoundRobin(options.rounds, teams.length, double, EVENT_RULES[form].rounds);
  return {
    kind: "swiss-event",
    ...checkedOptions,
    rounds,
    divisions: oneDivision(teams.length),
    fixtures: form === "swiss" ? [] : fixtureRounds(teams.length, double, rounds),
    firstBoards: firstBoardsOf(options, rounds, boards),
    odd: checkOdd(options.odd, form),
    ties: checkTies(options.ties, EVENT_RULES[form]),
    bracket,
    seeds: checkSeeds(options.seeds ?? [], teams, bracket),
    thirdPlace: checkThirdPlace(options["third-place"], bracket),
    crossTable: checkCrossTable(options["cross-table"], teams.length, rounds),
    handicaps: ofRounds("handicap", rounds, handicaps, form),
    carried: ofRounds("carry", rounds, readCarried(options.carry, teams), form),
  };
}

/**
 * Checks the options of a league and makes its fixture list.
 * @throws InputError if an option is wrong, with a message that says what is accepted.
 */
export function planLeague(options: SessionOptions): LeaguePlan {
  const checkedOptions = checkEvent("league", options);
  const { teams, date, double } = checkedOptions;
  const { every: days, ties } = LEAGUE_OPTIONS;
  const every = checked("every", days, options.every ?? days.defaultValue);
  const divisions = divide(teams.length, options);
  const fixtures = leagueRounds(divisions, { double, every, date });
  return {
    kind: "league",
    ...checkedOptions,
    divisions,
    fixtures,
    rounds: Math.max(...fixtures.map(({ round }) => round)),
    ties: checked("ties", ties, options.ties?.toLowerCase() ?? ties.defaultValue),
    carried: null,
  };
}

/** Refuses an option for matches by victory points if the event has no such matches. */
function ofRounds<T>(option: "handicap" | "carry", rounds: number, read: T | null, form: EventForm): T | null {
  if (read === null) return null;
  if (form === "bam") throw new InputError(texts.options[option].bam, option);
  if (rounds === 0) throw new InputError(texts.options.swissEvent.ofRoundsOnly, option);
  return read;
}

/** Reads the points that teams bring from an earlier stage: "Reds 12.5; Blues 8"; null if there are none. */
function readCarried(text: string | undefined, teams: readonly string[]): number[] | null {
  const { unreadable, twice, team: unknown } = texts.options.carry;
  const amount = /(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*vps?)?/;
  return readNamedAmounts(text, { option: "carry", names: allTeamNames(teams), amount, unreadable, twice, unknown });
}

function checkCrossTable(wanted = false, teams: number, rounds: number): boolean {
  if (wanted && (teams > MAX_IN_CROSS_TABLE || rounds === 0))
    throw new InputError(texts.options.swissEvent.crossTable(MAX_IN_CROSS_TABLE), "cross-table");
  return wanted;
}

function checkThirdPlace(wanted = false, bracket: number | null): boolean {
  if (wanted && (bracket === null || bracket < 4))
    throw new InputError(texts.options.swissEvent.thirdPlace, "third-place");
  return wanted;
}

/** Reads how an odd number of teams is paired; in a round robin, teams can only have byes. */
function checkOdd(odd: string | undefined, form: EventForm): OddWay {
  const way = checked("odd", ODD_WAYS, odd ?? (form === "swiss" ? ODD_WAYS.defaultValue : "bye"));
  if (form !== "swiss" && way !== "bye") throw new InputError(texts.options.swissEvent.roundRobinOdd, "odd");
  return way;
}

/** Reads the tie-breaks in the order in which they are applied: "match, net". */
function checkTies(typed = "", { ties, scale }: EventRules): TieWay[] {
  const refuse = (message: string) => new InputError(message, "ties");
  const { ties: unknown, tiesTwice, bamTies } = texts.options.swissEvent;
  const words = typed.toLowerCase().split(/[\s,;]+/).filter((word) => word !== ""); // prettier-ignore
  const ways = words.map((word, i) => {
    const way = TIE_WAYS.find((name) => name === word);
    if (way === undefined) throw refuse(unknown(word, TIE_WAYS));
    if (words.indexOf(word) < i) throw refuse(tiesTwice(word));
    return way;
  });
  const refusedWay = ways.find((way) => !ties.includes(way));
  if (refusedWay !== undefined && scale === null) throw refuse(bamTies(refusedWay, ties));
  return ways;
}

/**
 * Checks the number of rounds of a round robin: all teams meet each other; an even number of teams may play fewer
 * rounds.
 */
function checkRoundRobin(rounds: number | undefined, teams: number, double: boolean, max: number): number {
  const { roundRobinRounds, shortOdd, fewRounds } = texts.options.swissEvent;
  const needed = roundRobin(teams, double).length;
  if (rounds === undefined && needed > max) throw new InputError(fewRounds(teams, needed, max), "rounds");
  if (rounds === undefined || rounds === needed) return needed;
  if (rounds > needed || rounds < MIN_SHORT_ROUNDS || double)
    throw new InputError(roundRobinRounds(rounds, teams, needed, double ? needed : MIN_SHORT_ROUNDS), "rounds");
  if (teams % 2 === 1) throw new InputError(shortOdd(teams, needed), "rounds");
  return checked("rounds", ROUNDS, rounds);
}

/** Fewest rounds of a short round robin; a single round cannot be balanced. */
const MIN_SHORT_ROUNDS = 2;

/** Reads seeds by number or name, each team once; a blank seed is null, and left to the standings. */
function checkSeeds(typed: readonly string[], teams: readonly string[], bracket: number | null): (Contestant | null)[] {
  const refuse = (message: string) => new InputError(message, "seeds");
  const { seed, seedsWithoutBracket, seedTwice, tooManySeeds } = texts.options.swissEvent;
  const isBlank = (text: string) => plainLine(text) === "";
  if (typed.every(isBlank)) return [];
  if (bracket === null) throw refuse(seedsWithoutBracket);
  if (typed.length > bracket) throw refuse(tooManySeeds(typed.length, bracket));
  const seeds = typed.map((text) => {
    if (isBlank(text)) return null;
    try {
      return readTeam(plainLine(text), teams, seed);
    } catch (error) {
      throw error instanceof InputError ? refuse(error.message) : error;
    }
  });
  const twice = seeds.find((team, i) => team !== null && seeds.indexOf(team) < i) ?? null;
  if (twice !== null) throw refuse(seedTwice(teamLabel({ teams }, twice)));
  return seeds;
}

/**
 * Returns the usual seven rounds, or fewer, so that no results can force a rematch. There is always a pairing if each
 * team has at least half as many opponents left as the field has teams (Dirac's theorem).
 */
function defaultRounds(teams: number): number {
  return Math.min(DEFAULT_ROUNDS, Math.max(3, Math.floor(teams / 2)));
}

function checkRounds(rounds: number, teams: number, bracket: BracketSize | null): number {
  if (rounds === 0 && bracket === null) throw new InputError(texts.options.swissEvent.noRounds(ROUNDS), "rounds");
  checked("rounds", bracket === null ? ROUNDS : ROUNDS_OR_NONE, rounds);
  // With an odd number of teams, each team can have one bye.
  const maxRounds = teams % 2 === 1 ? teams : teams - 1;
  if (rounds > maxRounds)
    throw new InputError(texts.options.swissEvent.tooManyRounds(rounds, teams, maxRounds), "rounds");
  return rounds;
}

function checkBracket(bracket: number | undefined, teams: number, form: EventForm): BracketSize | null {
  if (bracket === undefined) return null;
  if (form === "bam") throw new InputError(texts.options.swissEvent.bamBracket, "bracket");
  const size = checked("bracket", BRACKETS, bracket);
  if (size > teams) throw new InputError(texts.options.swissEvent.bracketTooLarge(size, teams), "bracket");
  return size;
}
