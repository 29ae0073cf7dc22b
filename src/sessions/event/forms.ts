import type { VpScale } from "../../bridge/vp/scale";
import { range, oneOfWords, type Range, type AllowedOptions } from "../accepted";
import { BOARDS_PER_MATCH, FIRST_BOARDS, WALKOVERS } from "../option-checks";
import { texts } from "../texts";

/** The ways to part teams that are level. */
export const TIE_WAYS = ["match", "net", "quotient", "opponents", "wins"] as const;
export type TieWay = (typeof TIE_WAYS)[number];

const { roundRobinTeams, roundRobinBoards, bamBoards, ...refused } = texts.options.swissEvent;

/** The options; fewer teams and other numbers of boards of round robins by {@link EVENT_RULES}. */
export const EVENT_OPTIONS = {
  form: { ...oneOfWords(["swiss", "round-robin", "bam"], refused.form), defaultValue: "swiss" },
  teams: range(4, 64, refused.teams),
  double: true,
  // With a bracket there may be none.
  rounds: range(1, 12, refused.rounds),
  boards: { ...BOARDS_PER_MATCH, defaultValue: 7 },
  "first-board": FIRST_BOARDS,
  scale: true,
  odd: { ...oneOfWords(["three-teams", "bye"], refused.odd), defaultValue: "three-teams" },
  walkover: WALKOVERS,
  ties: true,
  handicap: true,
  carry: true,
  bracket: range(3, 32, refused.bracket),
  seeds: true,
  "third-place": true,
  "cross-table": true,
} as const satisfies AllowedOptions;

/** Swiss rounds, or a round robin by victory points or board-a-match. */
export const EVENT_FORMS = EVENT_OPTIONS.form.choices;
export type EventForm = (typeof EVENT_FORMS)[number];

/** The forms of all events of matches. */
export type MatchForm = EventForm | "league";

/** The defaults and limits of a form. */
export interface EventRules {
  readonly title: string;
  readonly teams: Range;
  /** The most rounds. */
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: Range & { readonly defaultValue: number };
  /** The scale for a number of boards; null where boards are won and there are no victory points. */
  readonly scale: ((boards: number) => string) | null;
  /** The ways to part teams that are level. */
  readonly ties: readonly TieWay[];
}

const titles = texts.titles["swiss-event"];
const FEW_TEAMS = range(3, 16, roundRobinTeams);
/** The rounds of nine teams that meet twice: more are no evening and no day. */
const MAX_ROUNDS = 18;

export const EVENT_RULES: Readonly<Record<EventForm, EventRules>> = {
  swiss: {
    title: titles.swiss,
    teams: EVENT_OPTIONS.teams,
    rounds: EVENT_OPTIONS.rounds.max,
    boards: EVENT_OPTIONS.boards,
    scale: (boards) => `ACBL20-${boards}`,
    ties: TIE_WAYS,
  },
  "round-robin": {
    title: titles["round-robin"],
    teams: FEW_TEAMS,
    rounds: MAX_ROUNDS,
    boards: { ...range(3, 16, roundRobinBoards), defaultValue: 7 },
    // The 20-point scale is for no fewer boards.
    scale: (boards) => (boards < BOARDS_PER_MATCH.min ? `WBF-${boards}` : `ACBL20-${boards}`),
    ties: TIE_WAYS,
  },
  bam: {
    title: titles.bam,
    teams: FEW_TEAMS,
    rounds: MAX_ROUNDS,
    boards: { ...range(2, 6, bamBoards), defaultValue: 3 },
    scale: null,
    ties: ["match", "wins", "opponents"],
  },
};

/** A cross-table of more teams would have no room on a page. */
export const MAX_IN_CROSS_TABLE = 16;

/** True if everybody meets everybody: then all rounds are known from the start. */
export function isRoundRobin({ form }: { readonly form: MatchForm }): boolean {
  return form !== "swiss";
}

/** True if opponents are fixed beforehand for fewer rounds than everybody needs to meet everybody. */
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
 * True if the points of a match stay as they are: a penalty in points is taken from the total, and one in IMPs does not
 * change a margin beside typed points.
 */
export function isLeague({ form }: { readonly form: MatchForm }): boolean {
  return form === "league";
}

/** True if a team has the boards that it has won, and no victory points. */
export function isBoardAMatch({ form }: { readonly form: MatchForm }): boolean {
  return form === "bam";
}

/** The points of a match at board-a-match, as a scale: 1 a board, by the difference of the boards won. */
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
