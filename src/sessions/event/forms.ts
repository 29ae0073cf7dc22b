import type { VpScale } from "../../bridge/vp/scale";
import { range, type Range } from "../accepted";
import { BOARDS_PER_MATCH } from "../option-checks";
import { texts } from "../texts";
import { EVENT_OPTIONS, LEAGUE_OPTIONS, TIE_WAYS, type TieWay } from "./options";
import { readOpponentWord } from "./team-field";

const { league: refusedInLeague, swissEvent: refused } = texts.options;

/** Swiss rounds, or a round robin by victory points or board-a-match. */
export const EVENT_FORMS = EVENT_OPTIONS.form.choices;
export type EventForm = (typeof EVENT_FORMS)[number];

/** The forms of all events whose results are whole matches. */
export type MatchForm = EventForm | "league";

/** The defaults and limits of a form. */
export interface EventRules {
  readonly title: string;
  readonly teams: Range;
  /** The largest number of rounds. */
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: Range & { readonly defaultValue: number };
  /** Returns the scale for a number of boards; null if teams score boards won instead of victory points. */
  readonly scale: ((boards: number) => string) | null;
  /** The tie-breaks that the form allows. */
  readonly ties: readonly TieWay[];
  /** True for a word that results have in place of a team; `refusal` is the message that refuses it as a name. */
  readonly isReserved: (name: string) => boolean;
  readonly refusal: (name: string) => string;
}

const titles = texts.titles["swiss-event"];
const SWISS_NAMES = { isReserved: (name: string) => readOpponentWord(name) !== null, refusal: refused.teamName };
const FEW_TEAMS = range(3, 16, refused.roundRobinTeams);
/** Largest number of rounds of a round robin: nine teams that meet twice play as many. More do not fit into a day. */
const MAX_ROUNDS = 18;

export const EVENT_RULES: Readonly<Record<MatchForm, EventRules>> = {
  swiss: {
    title: titles.swiss,
    teams: EVENT_OPTIONS.teams,
    rounds: EVENT_OPTIONS.rounds.max,
    boards: EVENT_OPTIONS.boards,
    scale: (boards) => `ACBL20-${boards}`,
    ties: TIE_WAYS,
    ...SWISS_NAMES,
  },
  "round-robin": {
    title: titles["round-robin"],
    teams: FEW_TEAMS,
    rounds: MAX_ROUNDS,
    boards: { ...range(3, 16, refused.roundRobinBoards), defaultValue: 7 },
    // There is no 20-point scale for matches of so few boards.
    scale: (boards) => (boards < BOARDS_PER_MATCH.min ? `WBF-${boards}` : `ACBL20-${boards}`),
    ties: TIE_WAYS,
    ...SWISS_NAMES,
  },
  bam: {
    title: titles.bam,
    teams: FEW_TEAMS,
    rounds: MAX_ROUNDS,
    boards: { ...range(2, 6, refused.bamBoards), defaultValue: 3 },
    scale: null,
    ties: ["match", "wins", "opponents"],
    ...SWISS_NAMES,
  },
  league: {
    title: texts.titles.league,
    teams: LEAGUE_OPTIONS.teams,
    rounds: Infinity,
    boards: LEAGUE_OPTIONS.boards,
    scale: (boards) => `WBF-${boards}`,
    ties: TIE_WAYS,
    isReserved: (name) => /^(home|away|void)$/i.test(name),
    refusal: refusedInLeague.teamName,
  },
};

/** Most teams in a cross-table; with more it has no room on a page. */
export const MAX_IN_CROSS_TABLE = 16;

/** True if everybody meets everybody: then all rounds are known from the start. */
export function isRoundRobin({ form }: { readonly form: MatchForm }): boolean {
  return form !== "swiss";
}

/** True if opponents are fixed before play, but in fewer rounds than all teams need to meet each other. */
export function isShort({
  form,
  teams,
  rounds,
}: {
  readonly form: EventForm;
  readonly teams: readonly string[];
  readonly rounds: number;
}): boolean {
  return form !== "swiss" && teams.length % 2 === 0 && rounds < teams.length - 1;
}

/**
 * True for a league. There a penalty in points never changes the points of a match, because it is deducted from the
 * team's total instead. If the points of a match are typed, a penalty in IMPs does not change the match's margin
 * either.
 */
export function isLeague({ form }: { readonly form: MatchForm }): boolean {
  return form === "league";
}

/** True if teams score the boards that they win, and there are no victory points. */
export function isBoardAMatch({ form }: { readonly form: MatchForm }): boolean {
  return form === "bam";
}

/**
 * Returns a scale for board-a-match. The margin is the difference of the boards won, and each board gives 1 point in
 * all.
 */
export function boardsShared(boards: number): VpScale {
  return {
    name: "",
    bands: Array.from({ length: boards + 1 }, (_, margin) => ({
      from: margin,
      winner: (boards + margin) / 2,
      loser: (boards - margin) / 2,
    })),
  };
}
