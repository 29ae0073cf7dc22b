import { InputError } from "../bridge/input-error";
import { writtenNumber } from "../bridge/plain-number";
import type { TableRound } from "./at-tables";
import { CHICAGO } from "./chicago/kind";
import { CLUB } from "./club/kind";
import { ALL_GAMES } from "./field/all-games";
import { FIELD } from "./field/kind";
import { HOME } from "./home/kind";
import type { SessionJson } from "./json";
import type { KindPlan, KindScore } from "./kind";
import { PLANS, type KindName, type Plan } from "./plans";
import type { TableBoards } from "./reading/fields";
import { readCsv } from "./reading/csv";
import { linesWithoutOwnWords, readOwnWords } from "./reading/own-words";
import { resultsCsv } from "./reading/write-csv";
import type { Fault, ResultLines } from "./reading/result-lines";
import type { Report } from "./report";
import type { ScoredSession } from "./scored-session";
import { isOption, type OptionName, type SessionOptions } from "./session-options";
import { LEAGUE, SWISS_EVENT } from "./event/kind";
import { FOUR_TEAMS, TEAM_MATCH, THREE_TEAMS } from "./teams/kind";
import { texts } from "./texts";

export type { KindName, Plan } from "./plans";

/** Every kind of session. */
export const KINDS = {
  "four-pairs": both(PLANS["four-pairs"], HOME),
  "five-pairs": both(PLANS["five-pairs"], HOME),
  pairs: both(PLANS.pairs, FIELD),
  individual: both(PLANS.individual, FIELD),
  club: both(PLANS.club, CLUB),
  chicago: both(PLANS.chicago, CHICAGO),
  "team-match": both(PLANS["team-match"], TEAM_MATCH),
  "three-teams": both(PLANS["three-teams"], THREE_TEAMS),
  "four-teams": both(PLANS["four-teams"], FOUR_TEAMS),
  "swiss-event": both(PLANS["swiss-event"], SWISS_EVENT),
  league: both(PLANS.league, LEAGUE),
} satisfies Readonly<Record<KindName, unknown>>;

/** Joins the two parts of a kind's record; their types of plan must be equal. */
function both<P, R, S, J extends SessionJson>(plan: KindPlan<P>, score: KindScore<P, R, S, J>) {
  return { ...plan, ...score };
}

/** Results of a session of kind K, by default of any kind; `Scored` is the scored session. */
export type Results<K extends KindName = KindName> = (typeof KINDS)[K]["empty"];
export type Scored<K extends KindName = KindName> = ReturnType<(typeof KINDS)[K]["score"]>;

/** Returns the record of a kind. Its functions accept plans, results and scores of this kind only. */
export function kindOf({ kind }: { readonly kind: KindName }) {
  return KINDS[kind] as unknown as KindPlan<Plan> & KindScore<Plan, Results, Scored, SessionJson>;
}

/** The names of the kinds, in the order of help and messages. */
export function kindNames(): string[] {
  return Object.keys(KINDS);
}

/** True for the name of a kind. */
export function isKind(name: string): name is KindName {
  return kindNames().includes(name);
}

/**
 * Plans a session of a kind.
 * @throws InputError if the kind is unknown, if it does not take an option, or if an option is wrong.
 */
export function planSession(name: string, options: SessionOptions): Plan {
  if (!isKind(name)) throw new InputError(texts.options.kind(name, kindNames()));
  const optionNames: readonly string[] = optionsOf(name);
  for (const [option, chosen] of Object.entries(options))
    if (chosen !== undefined && !optionNames.includes(option))
      throw new InputError(texts.options.notTaken(option, name, optionNames));
  for (const [option, chosen] of Object.entries(options))
    if ([chosen].flat().some((value) => typeof value === "number" && writtenNumber(value) === ""))
      throw new InputError(texts.options.noNumber(option), option);
  readOwnWords(options.words);
  return kindOf({ kind: name }).plan(options, () => ALL_GAMES);
}

/** The options that a kind takes, in the order shown to users. */
export function optionsOf(kind: KindName): OptionName[] {
  const { takes } = KINDS[kind];
  return ["title", "date", ...Object.keys(takes).filter(isOption)];
}

/** The tables of a session with the boards that each plays; empty for an event whose results are whole matches. */
export function tablesIn(plan: Plan): readonly TableBoards[] {
  return kindOf(plan).atTables?.tables(plan) ?? [];
}

/** Seats and boards, in the order of rounds and tables; empty for an event whose results are whole matches. */
export function placesOf(plan: Plan): readonly TableRound[] {
  return kindOf(plan).atTables?.places(plan) ?? [];
}

/**
 * Returns the number of people who play, including those who sit out a round; null for an event whose results are whole
 * matches.
 */
export function peopleOf(plan: Plan): number | null {
  const sitting = placesOf(plan).flatMap((place) => place.sitting);
  // A pair that stays together has one id for two people.
  const people = new Map(sitting.flatMap(({ movers }) => movers.map((mover) => [mover, movers.length === 1 ? 2 : 1])));
  return sitting.length === 0 ? null : [...people.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns the number of a board's deal, counted through the evening from 1; null if boards have numbers instead. */
export function dealOf(plan: Plan, board: number): number | null {
  return kindOf(plan).atTables?.dealOf?.(plan, board) ?? null;
}

/** True if the deals of the evening are counted, and boards have no printed numbers. */
export function countsDeals(plan: Pick<Plan, "kind">): boolean {
  return kindOf(plan).atTables?.dealOf !== undefined;
}

/** Returns the number shown for a board: that of its deal if deals are counted, else the printed one. */
export function shownBoard(plan: Plan, board: number): number {
  return dealOf(plan, board) ?? printedBoard(plan, board);
}

/**
 * Returns the number printed on a board. If a table plays a board in several rounds, the program numbers it differently
 * in each round.
 */
export function printedBoard(plan: Plan, board: number): number {
  return kindOf(plan).atTables?.boardNumber?.(plan, board) ?? board;
}

/** Returns a board's number in lines of results: the number of its deal if deals are counted, else its own number. */
export function lineBoard(plan: Plan, board: number): number {
  return dealOf(plan, board) ?? board;
}

/** Returns the seats with the table and board numbers that lines of results use. */
export function plannedPlaces(plan: Plan): readonly TableRound[] {
  return kindOf(plan).atTables?.plannedPlaces?.(plan) ?? placesOf(plan);
}

/** True if a passed-out board is dealt again and has no result. */
export function isDealtAgain(plan: Plan): boolean {
  return kindOf(plan).atTables?.dealsAgain?.(plan) ?? false;
}

/**
 * Returns the only other table that plays the board in the same match or round; null if there is none, or more than
 * one.
 */
export function otherTableOf(plan: Plan, table: number, board: number): number | null {
  return kindOf(plan).atTables?.otherTable?.(plan, table, board) ?? null;
}

/** Converts a scored session of any kind to the common form. */
export function sessionOf(scored: Scored): ScoredSession {
  return kindOf(scored).session(scored);
}

/** A scored session with its output for people and for programs. */
export interface SessionOutput {
  readonly results: Results;
  readonly scored: Scored;
  readonly report: Report;
  readonly json: () => SessionJson;
  /** The results as CSV, which are read back to equal results. */
  readonly csv: () => string;
}

/** A session scored from a file of results. If there is a fault, no result is used. */
export interface ReadOutcome extends SessionOutput {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** A session before its first board. */
export function emptySession(plan: Plan): SessionOutput {
  return outcomeOf(plan, kindOf(plan).empty);
}

/** Scores a session from the text of a CSV file. */
export function scoreCsv(plan: Plan, text: string): ReadOutcome {
  return scoreResultLines(plan, readCsv(text, kindOf(plan).columns));
}

/** Scores a session from lines of results of any source. */
export function scoreResultLines(plan: Plan, lines: ResultLines): ReadOutcome {
  const { empty, read } = kindOf(plan);
  const ours = linesWithoutOwnWords(lines.lines, plan.options.words);
  const { results, faults, warnings } = read({ ...lines, lines: ours }, plan);
  return { ...outcomeOf(plan, faults.length > 0 ? empty : results), faults, warnings };
}

/** Scores a session from results that have been read. */
export function outcomeOf(plan: Plan, results: Results): SessionOutput {
  const { score, report, json, write } = kindOf(plan);
  const scored = score(plan, results);
  return {
    results,
    scored,
    report: report(scored),
    json: () => json(scored),
    csv: () => resultsCsv(write(results, plan)),
  };
}
