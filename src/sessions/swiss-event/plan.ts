import { InputError } from "../../bridge/input-error";
import { namedScale } from "../../bridge/vp/named-scale";
import type { VpScale } from "../../bridge/vp/scale";
import { namelessOf, NUMBERED_TEAMS } from "../contestants";
import { checkNames } from "../names";
import { checkDate, checkTitle, plainLine } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";

/** What is done with an odd number of teams. */
export const ODD_WAYS = ["three-teams", "bye"] as const;
export type OddWay = (typeof ODD_WAYS)[number];

/** The sizes of a bracket. */
export const BRACKETS = [4, 8, 16, 32] as const;
export type BracketSize = (typeof BRACKETS)[number];

/** A Swiss event, checked. */
export interface SwissEventPlan {
  readonly kind: "swiss-event";
  readonly title: string;
  /** Year-month-day, or "" for none. */
  readonly date: string;
  /** The teams' names; "" for one without. */
  readonly teams: readonly string[];
  /** Swiss rounds; 0 for a knockout alone. */
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: number;
  readonly scale: VpScale;
  readonly odd: OddWay;
  /** Teams of the knockout that follows; null for none. */
  readonly bracket: BracketSize | null;
}

export const LEAST_TEAMS = 4;
export const MOST_TEAMS = 64;
export const MOST_ROUNDS = 12;
const USUAL_ROUNDS = 7;
const USUAL_BOARDS = 7;

/**
 * Checks the options of a Swiss event.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planSwissEvent(options: SessionOptions): SwissEventPlan {
  const teams = checkTeams(options.teams ?? []);
  const bracket = checkBracket(options.bracket, teams.length);
  const { boards = USUAL_BOARDS } = options;
  if (!Number.isInteger(boards) || boards < 5 || boards > 9)
    throw new InputError(texts.options.swissEvent.boards(boards));
  const odd = ODD_WAYS.find((way) => way === (options.odd ?? "three-teams"));
  if (!odd) throw new InputError(texts.options.swissEvent.odd(options.odd!, ODD_WAYS));
  return {
    kind: "swiss-event",
    title: checkTitle(options.title) || "Swiss teams",
    date: checkDate(options.date ?? ""),
    teams,
    rounds: checkRounds(options.rounds ?? usualRounds(teams.length), teams.length, bracket),
    boards,
    scale: namedScale(options.scale ?? `ACBL20-${boards}`),
    odd,
    bracket,
  };
}

/** Names, or a single whole number: so many teams without names. */
function checkTeams(names: readonly string[]): string[] {
  const [first = ""] = names;
  const alone = names.length === 1 && /^\s*\d{1,4}\s*$/.test(first) ? Number(first) : null;
  const needed = alone ?? names.length;
  if (needed < LEAST_TEAMS || needed > MOST_TEAMS)
    throw new InputError(texts.options.swissEvent.teams(needed, LEAST_TEAMS, MOST_TEAMS), "teams");
  if (alone !== null) return Array.from({ length: alone }, () => "");
  const inResults = names.map(plainLine).find((name) => /^(\d+|bye)$/i.test(name));
  if (inResults !== undefined) throw new InputError(texts.options.swissEvent.teamName(inResults), "teams");
  return checkNames({ names, needed, what: "team", option: "teams", defaults: namelessOf(NUMBERED_TEAMS, needed) });
}

/**
 * The usual seven rounds, or so many that no order of results can force a rematch: with as many
 * opponents left as half the field has teams there is always a pairing (Dirac's theorem).
 */
function usualRounds(teams: number): number {
  return Math.min(USUAL_ROUNDS, Math.max(3, Math.floor(teams / 2)));
}

function checkRounds(rounds: number, teams: number, bracket: BracketSize | null): number {
  const least = bracket === null ? 1 : 0;
  if (rounds === 0 && least === 1) throw new InputError(texts.options.swissEvent.noRounds);
  if (!Number.isInteger(rounds) || rounds < least || rounds > MOST_ROUNDS)
    throw new InputError(texts.options.swissEvent.rounds(rounds, least, MOST_ROUNDS));
  if (rounds >= teams) throw new InputError(texts.options.swissEvent.tooManyRounds(rounds, teams));
  return rounds;
}

function checkBracket(bracket: number | undefined, teams: number): BracketSize | null {
  if (bracket === undefined) return null;
  const size = BRACKETS.find((known) => known === bracket);
  if (!size) throw new InputError(texts.options.swissEvent.bracket(bracket, BRACKETS));
  if (size > teams) throw new InputError(texts.options.swissEvent.bracketTooLarge(size, teams));
  return size;
}
