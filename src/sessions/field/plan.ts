import type { FouledRule } from "../../bridge/fouled-board";
import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant, Partners } from "../../movements/contestant";
import type { Range } from "../../movements/figures";
import type { Movement, Seating, Stretch } from "../../movements/movement";
import { oneOfWords, type AllowedOptions } from "../accepted";
import { FIRST_BOARDS, type PlanHeading } from "../option-checks";
import type { Direction } from "../scored-session";
import { texts } from "../texts";

/** The kinds of session in which each board is played at all tables, and everybody is ranked against everybody. */
export type FieldKindName = "pairs" | "individual";

const { scoring: refused } = texts.options.home;

/**
 * Styles of movement. "shared": all tables share the boards of a round. In the other styles each table has its own
 * boards, which travel from table to table. "arrow-switch" and "mitchell" are Mitchells, in which North-South stay;
 * "arrow-switch" has rounds in which the directions are exchanged, "mitchell" has two winners.
 */
export const MOVEMENT_STYLES = oneOfWords(
  ["shared", "travelling", "arrow-switch", "mitchell"],
  texts.options.field.movement
);
export type MovementStyle = (typeof MOVEMENT_STYLES.choices)[number];

export const FOULED = {
  ...oneOfWords(["white-book", "neuberg"], texts.options.field.fouled),
  defaultValue: "white-book" as const,
};

export const PAIRS_OPTIONS = {
  boards: true,
  rounds: true,
  movement: MOVEMENT_STYLES,
  scoring: { ...oneOfWords(["matchpoints", "cross-imps"], refused), defaultValue: "matchpoints" },
  scale: true,
  pairs: true,
  handicap: true,
  fouled: FOULED,
  "first-board": FIRST_BOARDS,
  words: true,
} as const satisfies AllowedOptions;

export const INDIVIDUAL_OPTIONS = {
  boards: true,
  rounds: true,
  movement: MOVEMENT_STYLES,
  scoring: { ...oneOfWords(["matchpoints", "cross-imps", "imps", "vps"], refused), defaultValue: "matchpoints" },
  scale: true,
  players: true,
  handicap: true,
  fouled: FOULED,
  "first-board": FIRST_BOARDS,
  words: true,
} as const satisfies AllowedOptions;

/** The ranked unit: percentages of matchpoints, cross-IMPs, or at two tables IMPs or VPs in teams. */
export type FieldScoring = (typeof INDIVIDUAL_OPTIONS.scoring.choices)[number];

/** True if the scoring is for two teams that change from round to round. */
export function isInTeams(scoring: FieldScoring): boolean {
  return scoring === "imps" || scoring === "vps";
}

/** True if results of a fouled board may be scored in groups; in teams, a group would have nothing to compare. */
export function hasGroups({ scoring }: Pick<FieldPlan, "scoring">): boolean {
  return !isInTeams(scoring);
}

/** Contestants on one side: a pair, or two players of an individual. */
export type FieldSeated = Contestant | Partners;

const DIRECTIONS: readonly Direction[] = ["ns", "ew"];

/**
 * One visit of a set of boards to a table. If boards stay at their tables while pairs move, a table plays the same
 * boards again in a later round. The plan then counts the second visit as another table, so that table and board
 * together identify one result.
 */
export interface TableVisit {
  /** The table in the room, from 1. */
  readonly table: number;
  /** Number of earlier visits of the same boards to the table. */
  readonly time: number;
}

/** A session of a field, checked and laid out. */
export interface FieldPlan extends PlanHeading {
  readonly kind: FieldKindName;
  /** The names of the pairs or players, number 1 first; "" if none is given. */
  readonly names: readonly string[];
  /** Number of tables, each counted once for every time that the same boards come to it. */
  readonly tables: number;
  /** The visits that `tables` counts; null if `tables` counts the tables in the room, from 1 on. */
  readonly visits: readonly TableVisit[] | null;
  /**
   * Length of the session in boards played one after the other: rounds times boards of a round, if all rounds have
   * equally many.
   */
  readonly boards: number;
  /** The number of the first board. */
  readonly firstBoard: number;
  readonly rounds: number;
  readonly scoring: FieldScoring;
  /** The victory-point scale; null for other scorings than VPs. */
  readonly scale: VpScale | null;
  /** Handicaps in the ranked unit: percentage points, IMPs or VPs; null if there are none. */
  readonly handicaps: readonly number[] | null;
  /** The rule by which groups of a fouled board are scored. */
  readonly fouled: FouledRule;
  readonly movement: Movement<FieldSeated>;
  /** The movement, round by round. */
  readonly stretches: readonly Stretch<FieldSeated>[];
  /** The boards in play, the lowest number first, each with the tables that play it, Table 1 first. */
  readonly inPlay: readonly BoardInPlay[];
  /** One ranking of all contestants; in a Mitchell with two winners, North-South's and East-West's. */
  readonly rankings: readonly (readonly Contestant[])[];
  /** Largest number of results that a board has; boards with fewer results are factored to this number. */
  readonly results: number;
}

/** True for a Mitchell that ranks North-South and East-West separately. */
export function hasTwoWinners({ rankings }: Pick<FieldPlan, "rankings">): boolean {
  return rankings.length > 1;
}

/** Returns the direction in which a contestant is ranked separately; null if all are ranked together. */
export function directionOf(plan: Pick<FieldPlan, "rankings">, contestant: Contestant): Direction | null {
  if (!hasTwoWinners(plan)) return null;
  return DIRECTIONS.find((_, index) => plan.rankings[index]?.includes(contestant)) ?? null;
}

/** A board with the tables that play it. */
export interface BoardInPlay {
  readonly board: number;
  readonly seatings: readonly Seating<FieldSeated>[];
}

/** Returns the boards of a movement, each with the tables that play it. */
export function boardsWithTables(movement: Movement<FieldSeated>): BoardInPlay[] {
  const boards = [...new Set(movement.flatMap((seating) => seating.boards))].sort((a, b) => a - b);
  return boards.map((board) => {
    const seatings = movement.filter((seating) => seating.boards.includes(board));
    return { board, seatings: [...seatings].sort((a, b) => a.table - b.table) };
  });
}

/** Returns the boards of a table in a round; empty if the table is not in play. */
export function boardsIn({ movement }: Pick<FieldPlan, "movement">, table: number, round: number): readonly number[] {
  return movement.find((seating) => seating.table === table && seating.round === round)?.boards ?? [];
}

/** Returns the smallest and largest number of boards that a table plays in a round. */
export function boardsOfRounds({ movement }: Pick<FieldPlan, "movement">): Range {
  const all = movement.map(({ boards }) => boards.length);
  return { min: Math.min(...all), max: Math.max(...all) };
}

/** True if all tables play the same boards in a round and share them. */
export function areShared({ inPlay, tables }: Pick<FieldPlan, "inPlay" | "tables">): boolean {
  return inPlay.every(
    ({ seatings }) => seatings.length === tables && seatings.every(({ round }) => round === seatings[0]?.round)
  );
}
