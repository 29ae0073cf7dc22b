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
  /** The day on which it was played, year-month-day; "" where that is not known, and of a season. */
  readonly date: string;
  /** Standings with the handicap of a match, as a season counts them. */
  readonly withHandicap: readonly StandingsRow[];
  /** Boards that are scored or cancelled, or matches where whole ones are typed, and how many there are to be. */
  readonly played: { readonly done: number; readonly expected: number };
  /** True if there is any score. */
  readonly isBegun: boolean;
  /** "24 of 24 boards scored", and whether that is all. */
  readonly progress: string;
  readonly isOver: boolean;
  readonly unit: "imps" | "points" | "vps" | "percent";
  /** Further sentences: the winner of a match, and the margin. */
  readonly sentences: readonly string[];
  /** Every board at every table that plays it; none of events whose results are whole matches. */
  readonly boards: readonly BoardAtTable[];
  /** Boards that tables played in place of their own, compared with those; none but in a field. */
  readonly inPlace?: readonly BoardAtTable[];
  /** The boards once more, each with the tables whose results are compared. */
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
  /** In files of other programs: its number, or what else it is known by. */
  readonly id: string;
  /** Its own name, or what stands for it: "Ann & Bob", "Pair 4". */
  readonly name: string;
  /** Its own name as typed; "" where it has none. */
  readonly ownName: string;
  /**
   * The two at a table of a team, as typed; "" for a player without a name. A pair is named by its players. Of a player
   * of an individual with each partner, herself first.
   */
  readonly seated: readonly (readonly [string, string])[];
  /** In the ranked unit; null before the first score. */
  readonly total: number | null;
  /** "1", "2=" …; "" before its first score. */
  readonly place: string;
  /** Among whom it has that place, where North-South and East-West are ranked apart; null where all are ranked together. */
  readonly direction: Direction | null;
  /** Among whom it has that place, of a league in divisions; left out elsewhere. */
  readonly division?: string;
  /** The total as printed; "" before the first score. */
  readonly shown: string;
  readonly imps: number | null;
  readonly vps: number | null;
  /** Points of board-a-match, or matchpoints. */
  readonly points: number | null;
  /** Matchpoints in per cent, where they decide. */
  readonly percentage: number | null;
}

/** A place as a number, which those who are tied have all; null before the first score. */
export function rankOf({ place }: Pick<StandingsRow, "place">): number | null {
  return place === "" ? null : Number.parseInt(place, 10);
}

/** A board with what happened at the tables that are compared. */
export interface ComparedBoard {
  readonly board: number;
  readonly results: readonly (TableResult | null)[];
}

/** A board that two tables play against each other. */
export interface Swing extends ComparedBoard {
  /** To the first side; null until both tables have played, and for adjusted boards. */
  readonly imps: number | null;
  /** The pairs of each side, or its team. */
  readonly sides: PerSide<readonly Contestant[]>;
  /** The table where the first side sits North-South, and the one where the second does; from 1. */
  readonly tables: PerSide<number>;
  readonly results: PerSide<TableResult | null>;
}

/** A match of two teams that has a result. */
export interface SessionMatch {
  readonly round: number | null;
  readonly teams: PerSide<Contestant>;
  /** IMPs, or points of board-a-match; null where they are not known. */
  readonly score: PerSide<number> | null;
  readonly vps: PerSide<number> | null;
  /** Its tables and boards, where these are known. */
  readonly atTables: PlannedMatch | null;
}

/** The ranked unit by scoring, for individuals and pairs. */
export const DECIDING = { matchpoints: "percentage", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;
export const UNITS = { matchpoints: "percent", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;

/** A session whose results are whole matches. */
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

/** Four players of a team as two pairs; a pair of which neither has a name is none. */
export function pairsOf([a = "", b = "", c = "", d = ""]: readonly string[]): (readonly [string, string])[] {
  const pairs = [[a, b] as const, [c, d] as const];
  return pairs.filter(([first, second]) => first !== "" || second !== "");
}
