import { forContestant, type Partners, type Seated, type TeamPair } from "../movements/contestant";
import type { Movement, Seating } from "../movements/movement";
import { NUMBERED_PLAYERS } from "./contestants";
import type { TableResult } from "./results";
import type { BoardScoring, PerSide } from "./teams/match";

/** A pair as it sits at a table. */
export interface SeatedPair {
  /** Unique in its event: "4" for a pair, "2B" for a pair of a team, "8+1" for two players of an individual. */
  readonly id: string;
  /**
   * Ids that are the same in all rounds: the pair's id if its players stay together ("4"), else each player's number
   * ("8", "1").
   */
  readonly movers: readonly string[];
  /** The pair's name as typed; "" for none. */
  readonly name: string;
  /** The pair's team; "" if pairs play for themselves. */
  readonly team: string;
  /** North or East first; "" for a player without a name. */
  readonly players: PerSide<string>;
}

/** Returns the pair of two players who are partners for one round, and then move on separately. */
export function partnersSitting(names: readonly string[], partners: Partners): SeatedPair {
  const movers = partners.map(NUMBERED_PLAYERS.short);
  const [first, second] = partners;
  const players = [forContestant(names, first), forContestant(names, second)] as const;
  return { id: movers.join("+"), movers, name: "", team: "", players };
}

/** A table in a round, with the boards that it plays. */
export interface TableRound {
  readonly round: number;
  /** Half of the round; null if the round has no halves. */
  readonly part: 1 | 2 | null;
  /** Number of the table, from 1; `tableName` is the name of the table shown to users. */
  readonly table: number;
  readonly tableName: string;
  readonly boards: readonly number[];
  /** North-South and East-West. */
  readonly sitting: PerSide<SeatedPair>;
}

export interface BoardAtTable extends Omit<TableRound, "boards"> {
  readonly board: number;
  /** Result of the board at the table; null if there is none. */
  readonly result: TableResult | null;
  readonly isCancelled: boolean;
  readonly isNotPlayed: boolean;
  readonly isAdjusted: boolean;
  /**
   * The Director's award to each side, in per cent, IMPs or points, depending on the kind of session; null for none.
   */
  readonly awarded: PerSide<number> | null;
  /** Points of each side, in the unit of the scoring; null before the board is scored. */
  readonly points: PerSide<number> | null;
  /** True if the pair sat the wrong way; `sitting` then has the actual seats. */
  readonly isTurned?: boolean;
}

/** A board's result and score, without its table. */
export type BoardState = Omit<BoardAtTable, keyof TableRound | "board">;

export const UNPLAYED: BoardState = {
  result: null,
  isCancelled: false,
  isNotPlayed: false,
  isAdjusted: false,
  awarded: null,
  points: null,
};

/** Returns the unit that a session's boards are scored in. */
export function boardScoring(plan: object): BoardScoring | "matchpoints" | "points" {
  if ("form" in plan && plan.form === "bam") return "bam";
  if ("scoring" in plan && plan.scoring === "points") return "points";
  return "scoring" in plan && plan.scoring === "matchpoints" ? "matchpoints" : "imps";
}

/** Returns the tables of a movement in each round with their boards and pairs, in the order of the movement. */
export function tableRounds<C extends Seated>(
  movement: Movement<C>,
  sitting: (seated: C, round: number) => SeatedPair,
  tableName: (table: number) => string = String
): TableRound[] {
  return movement.map(({ round, part, table, boards, ns, ew }: Seating<C>) => ({
    round,
    part,
    table,
    tableName: tableName(table),
    boards,
    sitting: [sitting(ns, round), sitting(ew, round)],
  }));
}

/** A pair of a team of four. */
export function teamPair(team: string, id: string, players: readonly string[], pair: TeamPair["pair"]): SeatedPair {
  return { id, movers: [id], name: "", team, players: [players[2 * pair] ?? "", players[2 * pair + 1] ?? ""] };
}

/** Every board at every table that plays it, in the order of boards, rounds and tables. */
export function boardsAtTables(
  places: readonly TableRound[],
  found: (table: number, board: number) => BoardState
): BoardAtTable[] {
  return places
    .flatMap(({ boards, ...place }) => boards.map((board) => ({ ...place, board, ...found(place.table, board) })))
    .sort((first, second) => first.board - second.board || first.round - second.round || first.table - second.table);
}
