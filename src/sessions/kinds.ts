import { InputError } from "../bridge/input-error";
import { writtenNumber } from "../bridge/plain-number";
import { CHICAGO_KIND, type Chicago } from "./chicago/kind";
import { INDIVIDUAL_KIND, PAIRS_KIND, type Individual, type Pairs } from "./field/kind";
import type { TableRound } from "./at-tables";
import { FIVE_PAIRS_KIND, FOUR_PAIRS_KIND, type Home } from "./home/kind";
import type { SessionJson } from "./json";
import type { Kind } from "./kind";
import { LEAGUE_KIND, type League } from "./event/league/kind";
import type { TableBoards } from "./reading/fields";
import { readCsv } from "./reading/csv";
import { resultsCsv } from "./reading/write-csv";
import type { Fault, ResultLines } from "./reading/result-lines";
import type { Report } from "./report";
import type { ScoredSession } from "./scored-session";
import { isOption, type OptionName, type SessionOptions } from "./session-options";
import { SWISS_EVENT_KIND, type SwissEvent } from "./event/kind";
import { TEAM_MATCH_KIND, type TeamMatch } from "./team-match/kind";
import { FOUR_TEAMS_KIND, THREE_TEAMS_KIND, type FourTeams, type ThreeTeams } from "./teams/kind";
import { texts } from "./texts";

/** What each kind of session is called, and what stands for a session of it on its way to a score. */
export interface Kinds {
  "four-pairs": Home;
  "five-pairs": Home;
  pairs: Pairs;
  individual: Individual;
  chicago: Chicago;
  "team-match": TeamMatch;
  "three-teams": ThreeTeams;
  "four-teams": FourTeams;
  "swiss-event": SwissEvent;
  league: League;
}

export type KindName = keyof Kinds;

/** A session of a kind, checked and laid out; of any kind where none is named. */
export type Plan<K extends KindName = KindName> = Kinds[K]["plan"];

/** A session of a kind with everything that its results give; of any kind where none is named. */
export type Scored<K extends KindName = KindName> = Kinds[K]["scored"];

/** Every kind of session that exists. */
export const KINDS: { readonly [K in KindName]: Kind<Kinds[K]> } = {
  "four-pairs": FOUR_PAIRS_KIND,
  "five-pairs": FIVE_PAIRS_KIND,
  pairs: PAIRS_KIND,
  individual: INDIVIDUAL_KIND,
  chicago: CHICAGO_KIND,
  "team-match": TEAM_MATCH_KIND,
  "three-teams": THREE_TEAMS_KIND,
  "four-teams": FOUR_TEAMS_KIND,
  "swiss-event": SWISS_EVENT_KIND,
  league: LEAGUE_KIND,
};

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
  const taken: readonly string[] = optionsOf(name);
  for (const [option, chosen] of Object.entries(options))
    if (chosen !== undefined && !taken.includes(option))
      throw new InputError(texts.options.notTaken(option, name, taken));
  for (const [option, chosen] of Object.entries(options))
    if ([chosen].flat().some((value) => typeof value === "number" && writtenNumber(value) === ""))
      throw new InputError(texts.options.noNumber(option), option);
  return KINDS[name].plan(options);
}

/** The options that a kind takes, in the order in which people read of them. */
export function optionsOf(kind: KindName): OptionName[] {
  const { takes } = KINDS[kind];
  return ["title", "date", ...Object.keys(takes).filter(isOption)];
}

/** The tables of a session with the boards that each plays; none of an event whose results are whole matches. */
export function tablesIn(plan: Plan): readonly TableBoards[] {
  return tablesOfKind(plan.kind, plan);
}

/** Who sits where with which boards, in the order of rounds and tables; nobody in an event of whole matches. */
export function placesOf(plan: Plan): readonly TableRound[] {
  return placesOfKind(plan.kind, plan);
}

/** How many people play, with those who sit out a round; null for an event of whole matches. */
export function peopleOf(plan: Plan): number | null {
  const sitting = placesOf(plan).flatMap((place) => place.sitting);
  // A pair that stays together is one who moves.
  const people = new Map(sitting.flatMap(({ movers }) => movers.map((mover) => [mover, movers.length === 1 ? 2 : 1])));
  return sitting.length === 0 ? null : [...people.values()].reduce((sum, count) => sum + count, 0);
}

/** Which deal of the evening a board is, from 1, where people count deals; null where boards bear numbers. */
export function dealOf(plan: Plan, board: number): number | null {
  return dealOfKind(plan.kind, plan, board);
}

/** Whether people count the deals of the evening, and know no boards by number. */
export function countsDeals({ kind }: Pick<Plan, "kind">): boolean {
  return KINDS[kind].dealOf !== undefined;
}

/** The number that people know a board by: its own, or that of the deal. */
export function shownBoard(plan: Plan, board: number): number {
  return dealOf(plan, board) ?? board;
}

/** Whether a board that is passed out is dealt again, and has no result then. */
export function isDealtAgain(plan: Plan): boolean {
  return isDealtAgainIn(plan.kind, plan);
}

/** The table at which the same board is played the other way; null where there is none or more than one. */
export function otherTableOf(plan: Plan, table: number, board: number): number | null {
  return otherTableOfKind(plan.kind, plan, table, board);
}

/** What a session of any kind has come to. */
export function sessionOf(scored: Scored): ScoredSession {
  return sessionOfKind(scored.kind, scored);
}

/** A scored session, and what it says to people and to programs. */
export interface SessionOutput {
  readonly results: Kinds[KindName]["results"];
  readonly scored: Scored;
  readonly report: Report;
  readonly json: () => SessionJson;
  /** Its results as CSV, from which the same are read again. */
  readonly csv: () => string;
}

/** What a file of results comes to. With a fault in it, none of it is to be used. */
export interface ReadOutcome extends SessionOutput {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** A session before its first board. */
export function emptySession(plan: Plan): SessionOutput {
  return outcomeOf(plan.kind, plan, KINDS[plan.kind].none);
}

/** A session by a file of its results, as CSV. */
export function scoreCsv(plan: Plan, text: string): ReadOutcome {
  return scoreResultLines(plan, readCsv(text, KINDS[plan.kind].columns));
}

/** A session by its results, wherever they were read. */
export function scoreResultLines(plan: Plan, lines: ResultLines): ReadOutcome {
  return outcomeOfLines(plan.kind, plan, lines);
}

// These name the kind apart from the plan: so the compiler knows that its functions take this plan.

function tablesOfKind<K extends KindName>(kind: K, plan: Plan<K>): readonly TableBoards[] {
  return KINDS[kind].tables(plan);
}

function placesOfKind<K extends KindName>(kind: K, plan: Plan<K>): readonly TableRound[] {
  return KINDS[kind].places(plan);
}

function dealOfKind<K extends KindName>(kind: K, plan: Plan<K>, board: number): number | null {
  return KINDS[kind].dealOf?.(plan, board) ?? null;
}

function isDealtAgainIn<K extends KindName>(kind: K, plan: Plan<K>): boolean {
  return KINDS[kind].dealsAgain?.(plan) ?? false;
}

function otherTableOfKind<K extends KindName>(kind: K, plan: Plan<K>, table: number, board: number): number | null {
  return KINDS[kind].otherTable(plan, table, board);
}

function sessionOfKind<K extends KindName>(kind: K, scored: Scored<K>): ScoredSession {
  return KINDS[kind].session(scored);
}

function outcomeOfLines<K extends KindName>(kind: K, plan: Plan<K>, lines: ResultLines): ReadOutcome {
  const { none, read } = KINDS[kind];
  const { results, faults, warnings } = read(lines, plan);
  return { ...outcomeOf(kind, plan, faults.length > 0 ? none : results), faults, warnings };
}

function outcomeOf<K extends KindName>(kind: K, plan: Plan<K>, results: Kinds[K]["results"]): SessionOutput {
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
