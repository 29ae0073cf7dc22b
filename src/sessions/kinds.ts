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

/** A kind's record of both halves, which have to be of the same plan. */
function both<P, R, S, J extends SessionJson>(plan: KindPlan<P>, score: KindScore<P, R, S, J>) {
  return { ...plan, ...score };
}

/** The results of a session of a kind, and the session with everything that they give; of any kind where none is named. */
export type Results<K extends KindName = KindName> = (typeof KINDS)[K]["empty"];
export type Scored<K extends KindName = KindName> = ReturnType<(typeof KINDS)[K]["score"]>;

/** The record of a plan's or score's kind; only its own plans, results and scores may be handed to it. */
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
 * @throws InputError naming the kinds that exist, an option that the kind has not, or one that is
 *   wrong.
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

/** The options that a kind takes, in the order in which people read of them. */
export function optionsOf(kind: KindName): OptionName[] {
  const { takes } = KINDS[kind];
  return ["title", "date", ...Object.keys(takes).filter(isOption)];
}

/** The tables of a session with the boards that each plays; none of an event whose results are whole matches. */
export function tablesIn(plan: Plan): readonly TableBoards[] {
  return kindOf(plan).atTables?.tables(plan) ?? [];
}

/** Seats and boards, in the order of rounds and tables; none in an event of whole matches. */
export function placesOf(plan: Plan): readonly TableRound[] {
  return kindOf(plan).atTables?.places(plan) ?? [];
}

/** How many people play, with those who sit out a round; null for an event of whole matches. */
export function peopleOf(plan: Plan): number | null {
  const sitting = placesOf(plan).flatMap((place) => place.sitting);
  // A pair that stays together is one who moves.
  const people = new Map(sitting.flatMap(({ movers }) => movers.map((mover) => [mover, movers.length === 1 ? 2 : 1])));
  return sitting.length === 0 ? null : [...people.values()].reduce((sum, count) => sum + count, 0);
}

/** The number of a board's deal in the evening, from 1; null where boards bear numbers. */
export function dealOf(plan: Plan, board: number): number | null {
  return kindOf(plan).atTables?.dealOf?.(plan, board) ?? null;
}

/** True if people count the deals of the evening, and know no boards by number. */
export function countsDeals(plan: Pick<Plan, "kind">): boolean {
  return kindOf(plan).atTables?.dealOf !== undefined;
}

/** The number that people know a board by: the one on it, or that of the deal. */
export function shownBoard(plan: Plan, board: number): number {
  return dealOf(plan, board) ?? printedBoard(plan, board);
}

/** The number on a board: the same one may come to a table in several rounds, with another number in each. */
export function printedBoard(plan: Plan, board: number): number {
  return kindOf(plan).atTables?.boardNumber?.(plan, board) ?? board;
}

/** The number that lines of results have for a board. */
export function lineBoard(plan: Plan, board: number): number {
  return dealOf(plan, board) ?? board;
}

/** Seats by the tables that lines of results name, with the boards' own numbers. */
export function plannedPlaces(plan: Plan): readonly TableRound[] {
  return kindOf(plan).atTables?.plannedPlaces?.(plan) ?? placesOf(plan);
}

/** True if a board that is passed out is dealt again, and has no result then. */
export function isDealtAgain(plan: Plan): boolean {
  return kindOf(plan).atTables?.dealsAgain?.(plan) ?? false;
}

/** The table at which the same board is played the other way; null where there is none or more than one. */
export function otherTableOf(plan: Plan, table: number, board: number): number | null {
  return kindOf(plan).atTables?.otherTable?.(plan, table, board) ?? null;
}

/** The result of a session of any kind. */
export function sessionOf(scored: Scored): ScoredSession {
  return kindOf(scored).session(scored);
}

/** A scored session, and what it says to people and to programs. */
export interface SessionOutput {
  readonly results: Results;
  readonly scored: Scored;
  readonly report: Report;
  readonly json: () => SessionJson;
  /** Its results as CSV, from which the same are read again. */
  readonly csv: () => string;
}

/** A session by a file of results. With a fault in it, none of it is to be used. */
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

/** A session by its results, wherever they were read. */
export function scoreResultLines(plan: Plan, lines: ResultLines): ReadOutcome {
  const { empty, read } = kindOf(plan);
  const ours = linesWithoutOwnWords(lines.lines, plan.options.words);
  const { results, faults, warnings } = read({ ...lines, lines: ours }, plan);
  return { ...outcomeOf(plan, faults.length > 0 ? empty : results), faults, warnings };
}

/** A session scored by results that were read before. */
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
