import { contestantNumber, contestants, type Contestant } from "../../movements/contestant";
import { NUMBERED_PLAYERS } from "../../sessions/contestants";
import type { ChicagoPlan } from "../../sessions/chicago/plan";
import type { ScoredChicago, ScoredDeal, ScoredWheel } from "../../sessions/chicago/score-chicago";
import type { Frame } from "../assemble";
import { computed, joined, LINE_BREAK, ifTyped, type Computed, type TextPart } from "../kit/content";
import { recordBy } from "../kit/columns";
import type { List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { Standings } from "../result/ranking";
import type { RoundsPlayedList } from "../rounds-played";
import type { FaultList } from "../tables/faults";
import type { AmountList } from "../typed-amounts";
import type { ExpectedList } from "./expected";
import type { ChicagoTable } from "./tables";

export interface ChicagoSheets extends Frame {
  readonly session: ScoredChicago;
  readonly place: ChicagoTable;
  readonly lists: ScoresheetLists;
  readonly deals: DealsList;
  readonly result: ResultLists;
  /** Calculation columns of the typed number of rounds played. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  /** Table of expected points; null if points decide the session. */
  readonly expected: ExpectedList | null;
}

type PlayerColumn = `player${number}`;

export type NamesList = List<"player" | "name", Contestant>;

/** Points of each player by deal, one row per deal. */
export type DealsList = List<"deal" | "dealer" | "vulnerability" | "contract" | "by" | PlayerColumn, ScoredDeal>;

/** The lists of the Scoresheet, laid out. */
export interface ScoresheetLists {
  readonly sheet: string;
  readonly ranking: Standings;
  /** Yellow cells for the players' names, right of the ranking. */
  readonly names: NamesList;
  readonly roundsPlayed: RoundsPlayedList;
  /** Points of each player by round, one row per round; the running totals are a list of their own below. */
  readonly rounds: List<"round" | PlayerColumn, ScoredWheel>;
  readonly totals: List<"label" | PlayerColumn>;
  readonly running: List<"round" | PlayerColumn, ScoredWheel>;
}

export function playerColumn(player: Contestant): PlayerColumn {
  return `player${player}`;
}

/** Returns a record with an entry for each player's column, such as its heading or a cell of a row. */
export function byPlayer<T>({ names }: ChicagoPlan, entry: (player: Contestant) => T): Record<PlayerColumn, T> {
  return recordBy(contestants(names.length), playerColumn, entry);
}

/** Returns the keys of the first and the last player's column. */
export function allPlayers({ names }: ChicagoPlan): readonly [first: PlayerColumn, last: PlayerColumn] {
  return ["player0", `player${names.length - 1}`];
}

/** Returns a player's number and name as typed on the Scoresheet, "4 Ann", or "Player 4" if no name is typed. */
export function playerLabel(names: NamesList, player: Contestant, separator: TextPart = " "): Computed {
  const name = names.outside.cell("name", player);
  return ifTyped(name, joined(contestantNumber(player), separator, computed(name)), NUMBERED_PLAYERS.long(player));
}

/** Returns the heading of a player's column, in two lines. */
export function playerHeading(names: NamesList, player: Contestant): Computed {
  return playerLabel(names, player, LINE_BREAK);
}
