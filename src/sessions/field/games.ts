import { InputError } from "../../bridge/input-error";
import type { FieldMovement } from "../../movements/field-movement";
import { checked } from "../accepted";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import type { OwnMovement } from "./own/own-movement";
import type { byVisits } from "./visits";
import { MOVEMENT_STYLES, type MovementStyle } from "./plan";

/** A movement with the number of boards that it is played with. */
export interface FieldGame extends FieldMovement {
  readonly style: MovementStyle | "own";
  /** Value of the option `movement`; for a club's own movement it is the movement's text. */
  readonly named: string;
  /** Boards one after the other: rounds times boards of a round, if all rounds have equally many. */
  readonly boards: number;
  /** Counts tables by visits; absent if no table has the same boards twice. */
  readonly byVisits?: typeof byVisits;
}

/** A number of pairs or players for whom there are movements. */
export interface FieldSize {
  readonly count: number;
  readonly tables: number;
  /** Of two with as many boards the first is meant, if no more is said. */
  readonly games: readonly FieldGame[];
  readonly usual: FieldGame;
  /** Reason why there are no longer games; absent if there is none. */
  readonly limit?: string;
}

/**
 * The sizes of some movements, the smallest first.
 * @param whole those whose games are usual, and come first: saved files may mean them.
 */
export function sizesOf(whole: readonly FieldMovement[], others: readonly FieldMovement[] = []): FieldSize[] {
  const all = [...whole, ...others];
  const counts = [...new Set(all.map(({ count }) => count))].sort((a, b) => a - b);
  return counts.flatMap((count) => {
    const movements = all.filter((movement) => movement.count === count);
    const styles = movements.map(({ style }) => style);
    // In more rounds more meet.
    const games = movements
      .flatMap(gamesIn)
      .sort((a, b) => styles.indexOf(a.style) - styles.indexOf(b.style) || b.rounds - a.rounds);
    const isNew = (game: FieldGame, index: number) =>
      games.findIndex((candidate) => isSameGame(candidate, game)) === index;
    const usual = nearest(whole.filter((movement) => movement.count === count).flatMap(gamesIn)) ?? longestGame(games);
    if (!usual) return [];
    return { count, tables: Math.max(...movements.map(({ tables }) => tables)), games: games.filter(isNew), usual };
  });
}

/** A club's own movement, of which there is one game. */
export function sizeOfOwn(movement: OwnMovement): FieldSize {
  const { count, tables } = movement;
  return { count, tables, games: [movement], usual: movement };
}

/** The game with a number of boards nearest to an evening's usual two dozen; of two as near the first. */
function nearest(games: readonly FieldGame[]): FieldGame | undefined {
  return [...games].sort((a, b) => away(a) - away(b))[0];
}

const away = ({ boards }: FieldGame) => Math.abs(boards - 24);

/** Of the games with about two dozen boards that of most rounds, in which most meet. */
function longestGame(games: readonly FieldGame[]): FieldGame | undefined {
  return [...games].sort((a, b) => Number(away(a) > 3) - Number(away(b) > 3) || b.rounds - a.rounds)[0];
}

function gamesIn(movement: FieldMovement): FieldGame[] {
  const style = MOVEMENT_STYLES.choices.find((candidate) => candidate === movement.style);
  if (style === undefined) return [];
  return movement.perRound.map((boards) => ({ ...movement, style, named: style, boards: movement.rounds * boards }));
}

function isSameGame(first: FieldGame, second: FieldGame): boolean {
  return first.named === second.named && first.rounds === second.rounds && first.boards === second.boards;
}

/** The boards of a round; of a club's own movement, where not all have as many, about as many. */
export function perRoundOf({ boards, rounds }: Pick<FieldGame, "boards" | "rounds">): number {
  return Math.round(boards / rounds);
}

/**
 * The game that options mean: the first of a size with such boards, rounds and movement as are named.
 * @throws InputError of the option that none of them has, naming what there is.
 */
export function gameOf(size: FieldSize, noun: "pair" | "player", options: SessionOptions): FieldGame {
  const { boards, rounds, movement } = options;
  if (boards === undefined && rounds === undefined && movement === undefined) return size.usual;
  const isOwn = movement === size.usual.named;
  const named = movement === undefined || isOwn ? movement : checked("movement", MOVEMENT_STYLES, movement);
  const { refused } = texts.options.field;
  let games = size.games;
  const narrow = <K extends "boards" | "rounds" | "named">(
    option: "boards" | "rounds" | "movement",
    key: K,
    value: FieldGame[K] | undefined,
    refusal: (existing: readonly FieldGame[K][]) => string
  ) => {
    if (value === undefined) return;
    const found = games.filter((game) => game[key] === value);
    if (found.length === 0)
      throw new InputError(refusal([...new Set(games.map((game) => game[key]))]) + (size.limit ?? ""), option);
    games = found;
  };
  const played = [size.count, noun] as const;
  narrow("movement", "named", named, (existing) => refused.movement(...played, named ?? "", existing));
  narrow("boards", "boards", boards, (existing) =>
    refused.boards(...played, boards ?? 0, [...existing].sort(byNumber))
  );
  narrow("rounds", "rounds", rounds, (existing) =>
    refused.rounds(...played, rounds ?? 0, [...existing].sort(byNumber))
  );
  return (boards === undefined ? nearest(games) : games[0]) ?? size.usual;
}

const byNumber = (a: number, b: number) => a - b;
