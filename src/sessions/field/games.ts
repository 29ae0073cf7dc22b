import { InputError } from "../../bridge/input-error";
import type { MovementLine } from "../../movements/movement";
import { checked } from "../accepted";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import { MOVEMENT_STYLES, type FieldSeated, type MovementStyle } from "./plan";

/** A movement, which may be played in fewer rounds than it has. */
export interface FieldMovement {
  /** Of pairs or players. */
  readonly count: number;
  readonly style: MovementStyle;
  readonly tables: number;
  /** The numbers of rounds that it is good for. */
  readonly rounds: readonly number[];
  /** How many boards a round may have. */
  readonly perRound: readonly number[];
  readonly lines: () => readonly MovementLine<FieldSeated>[];
}

/** What so many pairs or players can play. */
export interface FieldGame extends Pick<FieldMovement, "count" | "style" | "tables" | "lines"> {
  readonly rounds: number;
  /** That each table plays: rounds times boards of a round. */
  readonly boards: number;
}

/** A number of pairs or players for whom there are movements. */
export interface FieldSize {
  readonly count: number;
  readonly tables: number;
  /** The usual ones first; of two of as many rounds and boards the first is meant. */
  readonly games: readonly FieldGame[];
}

/** What fits an evening. */
const FEWEST_BOARDS = 14;
const MOST_BOARDS = 36;

/** The sizes of some movements, the smallest first. */
export function sizesOf(movements: readonly FieldMovement[]): FieldSize[] {
  const counts = [...new Set(movements.map(({ count }) => count))].sort((a, b) => a - b);
  return counts.map((count) => {
    const own = movements.filter((movement) => movement.count === count);
    return { count, tables: Math.max(...own.map(({ tables }) => tables)), games: own.flatMap(gamesIn) };
  });
}

function gamesIn({ count, style, tables, rounds, perRound, lines }: FieldMovement): FieldGame[] {
  return rounds.flatMap((of) =>
    perRound
      .map((boards) => of * boards)
      .filter((boards) => boards >= FEWEST_BOARDS && boards <= MOST_BOARDS)
      .map((boards) => ({
        ...{ count, style, tables, boards, rounds: of },
        lines: () => lines().filter(({ round }) => round <= of),
      }))
  );
}

/** The boards of a round. */
export function perRoundOf({ boards, rounds }: Pick<FieldGame, "boards" | "rounds">): number {
  return boards / rounds;
}

/** The game of a size with a number of boards nearest to an evening's usual two dozen; of two as near the smaller one. */
export function usualGame({ games }: FieldSize): FieldGame {
  const [first, ...others] = games.filter(
    ({ rounds, style }) => rounds === games[0]?.rounds && style === games[0].style
  );
  if (!first) throw new RangeError("there is no game of this size");
  const away = ({ boards }: FieldGame) => Math.abs(boards - 24);
  return others.reduce((best, game) => (away(game) < away(best) ? game : best), first);
}

/**
 * The game that options mean: the first of a size with such boards, rounds and movement as are named.
 * @throws InputError of the option that none of them has, naming what there is.
 */
export function gameOf(size: FieldSize, what: "pair" | "player", options: SessionOptions): FieldGame {
  const { boards, rounds, movement } = options;
  if (boards === undefined && rounds === undefined && movement === undefined) return usualGame(size);
  const style = movement === undefined ? undefined : checked("movement", MOVEMENT_STYLES, movement);
  const { refused } = texts.options.field;
  let games = size.games;
  const narrow = <K extends "boards" | "rounds" | "style">(
    option: "boards" | "rounds" | "movement",
    key: K,
    value: FieldGame[K] | undefined,
    said: (existing: readonly FieldGame[K][]) => string
  ) => {
    if (value === undefined) return;
    const found = games.filter((game) => game[key] === value);
    if (found.length === 0) throw new InputError(said([...new Set(games.map((game) => game[key]))]), option);
    games = found;
  };
  const played = [size.count, what] as const;
  narrow("movement", "style", style, (existing) => refused.movement(...played, style ?? "", existing));
  narrow("boards", "boards", boards, (existing) =>
    refused.boards(...played, boards ?? 0, [...existing].sort(byNumber))
  );
  narrow("rounds", "rounds", rounds, (existing) =>
    refused.rounds(...played, rounds ?? 0, [...existing].sort(byNumber))
  );
  return boards === undefined ? usualGame({ ...size, games }) : (games[0] ?? usualGame(size));
}

const byNumber = (a: number, b: number) => a - b;
