import type { Contestant } from "../movements/contestant";
import { forContestant } from "../movements/contestant";
import type { BoardAtTable } from "./at-tables";
import { nameOf, type Designation } from "./contestants";
import type { TableResult } from "./results";
import type { PerSide, PlannedMatch } from "./teams/match";

/** A scored session in the form that all kinds share. */
export interface ScoredSession {
  /** The pairs, players or teams, the leader first. */
  readonly standings: readonly StandingsRow[];
  /** Date of play, year-month-day; "" if it is unknown, and for a season. */
  readonly date: string;
  /** Standings with the handicap of a match, as a season counts them. */
  readonly withHandicap: readonly StandingsRow[];
  /** Numbers of boards that are scored or cancelled, and of all boards; of matches if results are whole matches. */
  readonly played: { readonly done: number; readonly expected: number };
  /** True if there is any score. */
  readonly isBegun: boolean;
  /** "24 of 24 boards scored"; `isOver` is true if nothing is missing. */
  readonly progress: string;
  readonly isOver: boolean;
  readonly unit: "imps" | "points" | "vps" | "percent";
  /** Further sentences: the winner of a match, and the margin. */
  readonly sentences: readonly string[];
  /** Every board at every table that plays it; empty for events whose results are whole matches. */
  readonly boards: readonly BoardAtTable[];
  /** Boards that tables played by mistake in place of their own boards; only in a field. */
  readonly inPlace?: readonly BoardAtTable[];
  /** Each board with its results at the tables that are compared. */
  readonly compared: readonly ComparedBoard[];
  /** Boards with IMPs between two teams, in the order of play. */
  readonly swings: readonly Swing[];
  /** The matches of teams, in the order of play. */
  readonly matches: readonly SessionMatch[];
}

/** The direction of contestants that are ranked separately. */
export type Direction = "ns" | "ew";

export interface StandingsRow {
  readonly contestant: Contestant;
  /** Identifier in files of other programs, such as the contestant's number. */
  readonly id: string;
  /** Typed name, or default name: "Ann & Bob", "Pair 4". */
  readonly name: string;
  /** Typed name; "" for none. */
  readonly ownName: string;
  /**
   * Partners who played for a team, as typed, "" for a player without a name. For a player of an individual, the player
   * with each partner. Empty for a pair, which is named by its players.
   */
  readonly seated: readonly (readonly [string, string])[];
  /** Total in the ranked unit; null before the first score. */
  readonly total: number | null;
  /** "1", "2=" …; "" before its first score. */
  readonly place: string;
  /**
   * Direction of the ranking that the place belongs to, if N-S and E-W are ranked apart; null if all are ranked
   * together.
   */
  readonly direction: Direction | null;
  /** Division of the ranking that the place belongs to, in a league with divisions; otherwise absent. */
  readonly division?: string;
  /** The total as printed; "" before the first score. */
  readonly shown: string;
  readonly imps: number | null;
  readonly vps: number | null;
  /** Points of board-a-match, or matchpoints. */
  readonly points: number | null;
  /** Matchpoints in per cent, if they decide; else null. */
  readonly percentage: number | null;
}

/** Returns a place as a number, equal for tied contestants; null before the first score. */
export function rankOf({ place }: Pick<StandingsRow, "place">): number | null {
  return place === "" ? null : Number.parseInt(place, 10);
}

/** A board with its results at the tables that are compared. */
export interface ComparedBoard {
  readonly board: number;
  readonly results: readonly (TableResult | null)[];
}

/** A board that two tables play against each other. */
export interface Swing extends ComparedBoard {
  /** IMPs to the first side; null until both tables have played, and for adjusted boards. */
  readonly imps: number | null;
  /** The pairs of each side, or the team of each side. */
  readonly sides: PerSide<readonly Contestant[]>;
  /** The table where the first side sits North-South, and the one where the second does; from 1. */
  readonly tables: PerSide<number>;
  readonly results: PerSide<TableResult | null>;
}

/** A match of two teams that has a result. */
export interface SessionMatch {
  readonly round: number | null;
  readonly teams: PerSide<Contestant>;
  /** IMPs, or points of board-a-match; null if they are not known. */
  readonly score: PerSide<number> | null;
  readonly vps: PerSide<number> | null;
  /** Tables and boards of the match; null if they are not known. */
  readonly atTables: PlannedMatch | null;
}

/** The field of {@link StandingsRow} that decides, keyed by the scoring, for individuals and pairs. */
export const DECIDING = { matchpoints: "percentage", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;
export const UNITS = { matchpoints: "percent", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;

/** Empty fields of a session whose results are whole matches. */
export const NO_BOARDS = { boards: [], compared: [], swings: [] } as const;

/** Returns items in the order of the standings. */
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
  has: (found: T, contestant: Contestant) => Pick<StandingsRow, "shown" | "total"> & Partial<StandingsRow>
): StandingsRow[] {
  return standings.map((contestant) => {
    const found = forContestant(all, contestant);
    const of = {
      contestant,
      id: designation.id(contestant),
      ownName: forContestant(names, contestant),
      name: nameOf(designation, names, contestant),
    };
    return { ...of, place: found.place, ...EMPTY_FIELDS, ...has(found, contestant) };
  });
}

export const EMPTY_FIELDS = { direction: null, seated: [], imps: null, vps: null, points: null, percentage: null };

/** Returns four players of a team as two pairs, without a pair in which neither player has a name. */
export function pairsOf([a = "", b = "", c = "", d = ""]: readonly string[]): (readonly [string, string])[] {
  const pairs = [[a, b] as const, [c, d] as const];
  return pairs.filter(([first, second]) => first !== "" || second !== "");
}
