import { InputError } from "../../bridge/input-error";
import type { FieldMovement } from "../../movements/field-movement";
import { checked } from "../accepted";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import type { OwnMovement } from "./own/own-movement";
import type { byVisits } from "./visits";
import { MOVEMENT_STYLES, type MovementStyle } from "./plan";

/** A movement with one of its possible numbers of boards. */
export interface FieldGame extends FieldMovement {
  readonly style: MovementStyle | "own";
  /** Value of the option `movement`; for a club's own movement it is the movement's text. */
  readonly named: string;
  /**
   * Length of the game in boards played one after the other: rounds times boards of a round, if all rounds have equally
   * many.
   */
  readonly boards: number;
  /**
   * Counts each visit of the same boards to a table as a table of its own; absent if no table has the same boards
   * twice.
   */
  readonly byVisits?: typeof byVisits;
}

/** A number of pairs or players, with its games. */
export interface FieldSize {
  readonly count: number;
  readonly tables: number;
  /** The games; if several have the same number of boards, the first of them is the default. */
  readonly games: readonly FieldGame[];
  readonly usual: FieldGame;
  /** Reason why there are no longer games; absent if there is none. */
  readonly limit?: string;
}

/**
 * Returns the sizes of some movements, the smallest first.
 * @param whole the movements whose games are the defaults. Their games come before games of `others`, because files
 * that users have saved may mean them.
 */
export function sizesOf(whole: readonly FieldMovement[], others: readonly FieldMovement[] = []): FieldSize[] {
  const all = [...whole, ...others];
  const counts = [...new Set(all.map(({ count }) => count))].sort((a, b) => a - b);
  return counts.flatMap((count) => {
    const movements = all.filter((movement) => movement.count === count);
    const styles = movements.map(({ style }) => style);
    // Games with more rounds come first, because more contestants meet in them.
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

/** Returns the size of a club's own movement, which has one game. */
export function sizeOfOwn(movement: OwnMovement): FieldSize {
  const { count, tables } = movement;
  return { count, tables, games: [movement], usual: movement };
}

/**
 * Returns the game whose number of boards is nearest to 24, an evening's usual number; the first one if two games are
 * equally near.
 */
function nearest(games: readonly FieldGame[]): FieldGame | undefined {
  return [...games].sort((a, b) => away(a) - away(b))[0];
}

const away = ({ boards }: FieldGame) => Math.abs(boards - 24);

/** Returns, of the games with 21 to 27 boards, the one with the most rounds, in which most contestants meet. */
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

/** Returns the number of boards of a round; the rounded average if the rounds of a club's own movement differ. */
export function perRoundOf({ boards, rounds }: Pick<FieldGame, "boards" | "rounds">): number {
  return Math.round(boards / rounds);
}

/**
 * Returns the game that the options select: the first with the boards, rounds and movement that they name, or, if they
 * name no number of boards, the one nearest to 24.
 * @throws InputError for the first option that no game fits, with a message that names what exists.
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
