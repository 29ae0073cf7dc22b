import { contestantNumber, contestants, type Contestant } from "../../movements/contestant";
import { NUMBERED_PLAYERS } from "../../sessions/contestants";
import type { ChicagoPlan } from "../../sessions/chicago/plan";
import type { ScoredChicago, ScoredDeal, ScoredWheel } from "../../sessions/chicago/score-chicago";
import type { Frame } from "../assemble";
import { computed, joined, LINE_BREAK, ifTyped, type Computed, type TextPart } from "../kit/content";
import { recordBy, type List } from "../kit/list";
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
  /** The rounds that are played, as a number that counts. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  /** Null where points decide. */
  readonly expected: ExpectedList | null;
}

/** The column of a player. */
type PlayerColumn = `player${number}`;

export type NamesList = List<"player" | "name", Contestant>;

/** Points of each player, a row for each deal. */
export type DealsList = List<"deal" | "dealer" | "vulnerability" | "contract" | "by" | PlayerColumn, ScoredDeal>;

/** The lists of the Scoresheet, each in its place. */
export interface ScoresheetLists {
  readonly sheet: string;
  readonly ranking: Standings;
  /** Right of it, where the players' names are typed. */
  readonly names: NamesList;
  readonly roundsPlayed: RoundsPlayedList;
  /** Points of each player by round, and running totals below. */
  readonly rounds: List<"round" | PlayerColumn, ScoredWheel>;
  readonly totals: List<"label" | PlayerColumn>;
  readonly running: List<"round" | PlayerColumn, ScoredWheel>;
}

/** The column of a player. */
export function playerColumn(player: Contestant): PlayerColumn {
  return `player${player}`;
}

/** Returns a record with an entry for each player's column, such as its heading or a cell of a row. */
export function byPlayer<T>({ names }: ChicagoPlan, entry: (player: Contestant) => T): Record<PlayerColumn, T> {
  return recordBy(contestants(names.length), playerColumn, entry);
}

/** The columns of the first and of the last player. */
export function allPlayers({ names }: ChicagoPlan): readonly [first: PlayerColumn, last: PlayerColumn] {
  return ["player0", `player${names.length - 1}`];
}

/** A player's number with the name below it, or behind it, as typed on the Scoresheet: "4 Ann", or "Player 4". */
export function playerLabel(names: NamesList, player: Contestant, separator: TextPart = " "): Computed {
  const name = names.outside.cell("name", player);
  return ifTyped(name, joined(contestantNumber(player), separator, computed(name)), NUMBERED_PLAYERS.long(player));
}

/** Returns the heading of a player's column, in two lines. */
export function playerHeading(names: NamesList, player: Contestant): Computed {
  return playerLabel(names, player, LINE_BREAK);
}
