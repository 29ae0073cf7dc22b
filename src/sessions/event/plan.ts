import { InputError } from "../../bridge/input-error";
import type { VpScale } from "../../bridge/vp/scale";
import { checked, range } from "../accepted";
import type { Contestant } from "../../movements/contestant";
import { roundRobin } from "../../movements/round-robin";
import { labelOf, namelessOf, NUMBERED_TEAMS } from "../contestants";
import { readNamedAmounts } from "../named-amounts";
import { allNames } from "../names";
import { checkHeading, checkScale, plainLine } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { readHandicaps } from "../teams/handicaps";
import { texts } from "../texts";
import { readTeam } from "../teams/read-team";
import {
  boardsShared,
  EVENT_OPTIONS,
  EVENT_RULES,
  MAX_IN_CROSS_TABLE,
  TIE_WAYS,
  type EventForm,
  type EventRules,
  type TieWay,
} from "./forms";
import { checkTeams, type EventPlan } from "./event-plan";
import type { LeaguePlan } from "./league/plan";
import { readOpponentWord } from "./team-field";
import { firstBoardsOf } from "./schedule/round-boards";

const { form: FORMS, rounds: ROUNDS, odd: ODD_WAYS, walkover: WALKOVERS, bracket: BRACKETS } = EVENT_OPTIONS;

/** The ways to pair an odd number of teams. */
export type OddWay = (typeof ODD_WAYS.choices)[number];

/** The size of a bracket. */
export type BracketSize = (typeof BRACKETS.choices)[number];

/** A Swiss event, checked. */
export interface SwissEventPlan extends EventPlan {
  readonly kind: "swiss-event";
  readonly form: EventForm;
  /** By round, the number of its first board. */
  readonly firstBoards: readonly number[];
  /** At board-a-match what shares out the boards: see {@link boardsShared}. */
  readonly scale: VpScale;
  readonly odd: OddWay;
  /** The ways to part teams that are level, in this order; without any, ties stay. */
  readonly ties: readonly TieWay[];
  /** Teams of the knockout that follows; null for none. */
  readonly bracket: BracketSize | null;
  /** The seeds that are given, the first one first; null for one by the standings. */
  readonly seeds: readonly (Contestant | null)[];
  /** True if the teams that lose the semi-finals play for third place. */
  readonly thirdPlace: boolean;
  /** True if the workbook has a table of all results between the teams. */
  readonly crossTable: boolean;
  /** The victory points that each team brings from an earlier stage; null where there was none. */
  readonly carried: readonly number[] | null;
}

/** A checked event of any form. */
export type AnyEventPlan = SwissEventPlan | LeaguePlan;

/**
 * The most matches that a round can have, byes with them. Three teams have three matches where theirs ends; if a team
 * comes late meanwhile, another one may sit out.
 */
export function maxMatches({ teams, odd }: Pick<SwissEventPlan, "teams" | "odd">): number {
  return odd === "three-teams" ? Math.floor(teams.length / 2) + 2 : Math.ceil(teams.length / 2);
}

/** A bracket may be all there is. */
const ROUNDS_OR_NONE = range(0, ROUNDS.max, texts.options.swissEvent.rounds);
const DEFAULT_ROUNDS = 7;

/**
 * Checks the options of a Swiss event.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planSwissEvent(options: SessionOptions): SwissEventPlan {
  const form = checked("form", FORMS, options.form ?? FORMS.defaultValue);
  const rules = EVENT_RULES[form];
  const teams = checkTeams(options, rules.teams, {
    isWord: (name) => readOpponentWord(name) !== null,
    refusal: texts.options.swissEvent.teamName,
  });
  const names = allNames(teams, namelessOf(NUMBERED_TEAMS, teams.length));
  const bracket = checkBracket(options.bracket, teams.length, form);
  const boards = checked("boards", rules.boards, options.boards ?? rules.boards.defaultValue);
  const { double = false } = options;
  if (double && form === "swiss") throw new InputError(texts.options.swissEvent.doubleSwiss, "double");
  const rounds =
    form === "swiss"
      ? checkRounds(options.rounds ?? defaultRounds(teams.length), teams.length, bracket)
      : checkRoundRobin(options.rounds, teams.length, double, rules.rounds);
  return {
    kind: "swiss-event",
    form,
    ...checkHeading(options, rules.title),
    teams,
    rounds,
    double,
    boards,
    firstBoards: firstBoardsOf(options, rounds, boards),
    scale: scaleOf(options.scale, boards, rules),
    odd: checkOdd(options.odd, form),
    walkover: checked("walkover", WALKOVERS, options.walkover ?? WALKOVERS.defaultValue),
    ties: checkTies(options.ties, rules),
    bracket,
    seeds: checkSeeds(options.seeds ?? [], teams, bracket),
    thirdPlace: checkThirdPlace(options["third-place"], bracket),
    crossTable: checkCrossTable(options["cross-table"], teams.length, rounds),
    handicaps: ofRounds("handicap", rounds, readHandicaps(options.handicap, names), form),
    carried: ofRounds("carry", rounds, readCarried(options.carry, names), form),
  };
}

/** Refuses an option of matches by victory points where the event has none. */
function ofRounds<T>(option: "handicap" | "carry", rounds: number, read: T | null, form: EventForm): T | null {
  if (read === null) return null;
  if (form === "bam") throw new InputError(texts.options[option].bam, option);
  if (rounds === 0) throw new InputError(texts.options.swissEvent.ofRoundsOnly, option);
  return read;
}

/** Reads what teams bring from an earlier stage: "Reds 12.5; Blues 8". */
function readCarried(text: string | undefined, names: readonly (readonly string[])[]): number[] | null {
  const { unreadable, twice, team: unknown } = texts.options.carry;
  const amount = /(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*vps?)?/;
  return readNamedAmounts(text, { option: "carry", names, amount, unreadable, twice, unknown });
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

function scaleOf(name: string | undefined, boards: number, { scale }: EventRules): VpScale {
  if (scale !== null) return checkScale(name ?? scale(boards));
  if (name !== undefined) throw new InputError(texts.options.swissEvent.bamScale, "scale");
  return boardsShared(boards);
}

/** In a round robin an odd number sits out by turns. */
function checkOdd(odd: string | undefined, form: EventForm): OddWay {
  const way = checked("odd", ODD_WAYS, odd ?? (form === "swiss" ? ODD_WAYS.defaultValue : "bye"));
  if (form !== "swiss" && way !== "bye") throw new InputError(texts.options.swissEvent.roundRobinOdd, "odd");
  return way;
}

/** The ways in which ties are broken, in the order in which they are tried: "match, net". */
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
  const none = ways.find((way) => !ties.includes(way));
  if (none !== undefined && scale === null) throw refuse(bamTies(none, ties));
  return ways;
}

/** The rounds in which everybody meets everybody, or fewer of them, in which nobody sits out. */
function checkRoundRobin(rounds: number | undefined, teams: number, double: boolean, most: number): number {
  const { roundRobinRounds, shortOdd, fewRounds } = texts.options.swissEvent;
  const needed = roundRobin(teams, double).length;
  if (rounds === undefined && needed > most) throw new InputError(fewRounds(teams, needed, most), "rounds");
  if (rounds === undefined || rounds === needed) return needed;
  if (rounds > needed || rounds < MIN_SHORT_ROUNDS || double)
    throw new InputError(roundRobinRounds(rounds, teams, needed, double ? needed : MIN_SHORT_ROUNDS), "rounds");
  if (teams % 2 === 1) throw new InputError(shortOdd(teams, needed), "rounds");
  return checked("rounds", ROUNDS, rounds);
}

/** In one round alone nothing could be even. */
const MIN_SHORT_ROUNDS = 2;

/** Seeds by number or name, each once; a blank one is left to the standings. */
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
  if (twice !== null) throw refuse(seedTwice(labelOf(NUMBERED_TEAMS, teams, twice)));
  return seeds;
}

/**
 * The usual seven rounds, or so many that no order of results can force a rematch: with as many
 * opponents left as half the field has teams there is always a pairing (Dirac's theorem).
 */
function defaultRounds(teams: number): number {
  return Math.min(DEFAULT_ROUNDS, Math.max(3, Math.floor(teams / 2)));
}

function checkRounds(rounds: number, teams: number, bracket: BracketSize | null): number {
  if (rounds === 0 && bracket === null) throw new InputError(texts.options.swissEvent.noRounds(ROUNDS), "rounds");
  checked("rounds", bracket === null ? ROUNDS : ROUNDS_OR_NONE, rounds);
  // Of an odd number each team can have a bye once.
  const most = teams % 2 === 1 ? teams : teams - 1;
  if (rounds > most) throw new InputError(texts.options.swissEvent.tooManyRounds(rounds, teams, most), "rounds");
  return rounds;
}

function checkBracket(bracket: number | undefined, teams: number, form: EventForm): BracketSize | null {
  if (bracket === undefined) return null;
  if (form === "bam") throw new InputError(texts.options.swissEvent.bamBracket, "bracket");
  const size = checked("bracket", BRACKETS, bracket);
  if (size > teams) throw new InputError(texts.options.swissEvent.bracketTooLarge(size, teams), "bracket");
  return size;
}
