import type { Contestant } from "../movements/contestant";
import { entryOf } from "../movements/contestant";
import type { BoardAtTable } from "./at-tables";
import { nameOf, type Designation } from "./contestants";
import type { TableResult } from "./results";
import type { Both, PlannedMatch } from "./teams/match";

/** What a session of any kind has come to. */
export interface ScoredSession {
  /** The pairs, players or teams, the leader first. */
  readonly standings: readonly Standing[];
  /** The day on which it was played, year-month-day; "" where that is not known, and of a season. */
  readonly date: string;
  /** Whether anybody has a score. */
  readonly isBegun: boolean;
  /** "24 of 24 boards scored", and whether that is all. */
  readonly progress: string;
  readonly isOver: boolean;
  readonly unit: "imps" | "points" | "vps" | "percent";
  /** What is to be said besides: who has won a match, and by what. */
  readonly said: readonly string[];
  /** Every board at every table that plays it; none of events whose results are whole matches. */
  readonly boards: readonly BoardAtTable[];
  /** The boards once more, each with the tables whose results are compared. */
  readonly compared: readonly ComparedBoard[];
  /** Those that have IMPs between two teams, in the order of play. */
  readonly swings: readonly Swing[];
  /** The matches of teams, in the order of play. */
  readonly matches: readonly SessionMatch[];
}

/** A pair, a player or a team of a session with what it has. */
export interface Standing {
  readonly contestant: Contestant;
  /** Its own name, or what stands for it: "Ann & Bob", "Pair 4". */
  readonly name: string;
  /** "1", "2=" …; "" before its first score. */
  readonly place: string;
  /** What decides on its place, as it is printed; "" before its first score. */
  readonly shown: string;
  readonly imps: number | null;
  readonly vps: number | null;
  /** Points of board-a-match, or matchpoints. */
  readonly points: number | null;
  /** Matchpoints in per cent, where they decide. */
  readonly percentage: number | null;
}

/** A board with what happened at the tables that are compared. */
export interface ComparedBoard {
  readonly board: number;
  readonly results: readonly (TableResult | null)[];
}

/** A board that two tables play against each other. */
export interface Swing extends ComparedBoard {
  /**
   * What its scores brought the first side, by IMPs; null until both tables have played it, and where the Director
   * gave something in place of that.
   */
  readonly imps: number | null;
  /** The pairs of each side, or its team. */
  readonly sides: Both<readonly Contestant[]>;
  /** Where the first side sits North-South, and where the second does; from 1. */
  readonly tables: Both<number>;
  readonly results: Both<TableResult | null>;
}

/** A match of two teams that has a result. */
export interface SessionMatch {
  readonly round: number | null;
  readonly teams: Both<Contestant>;
  /** IMPs, or points of board-a-match; null where they are not known. */
  readonly score: Both<number> | null;
  readonly vps: Both<number> | null;
  /** Its tables and boards, where these are known. */
  readonly atTables: PlannedMatch | null;
}

/** What decides where everybody is for himself. */
export const DECIDING = { matchpoints: "percentage", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;
export const UNITS = { matchpoints: "percent", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;

/** A session whose results are whole matches. */
export const NO_BOARDS = { boards: [], compared: [], swings: [] } as const;

/** Contestants in the order of the standings, each with what it has. */
export function ranked<T extends { readonly place: string }>(
  {
    designation,
    names,
    standings,
  }: {
    readonly designation: Designation;
    readonly names: readonly string[];
    readonly standings: readonly Contestant[];
  },
  all: readonly T[],
  has: (found: T, contestant: Contestant) => Pick<Standing, "shown"> & Partial<Standing>
): Standing[] {
  return standings.map((contestant) => {
    const found = entryOf(all, contestant);
    const name = nameOf(designation, names, contestant);
    return { contestant, name, place: found.place, ...NOTHING, ...has(found, contestant) };
  });
}

export const NOTHING = { imps: null, vps: null, points: null, percentage: null };
