import { itemAt } from "../../../bridge/item-at";
import { InputError } from "../../../bridge/input-error";
import type { FieldKind } from "../../../sessions/field/field-kind";
import type { FieldGame, FieldSize } from "../../../sessions/field/games";
import { loadedGames } from "./loaded";
import type { FormProps } from "./kind-form";
import type { SessionChoice } from "../form/session-choice";

export interface FieldFormProps extends FormProps {
  readonly kind: FieldKind;
}

/** Returns the size with `count` contestants, and its games; the first size if there is none. */
export function sizeOf({ name }: FieldKind, count: number): FieldSize {
  const sizes = loadedGames().sizes[name];
  return sizes.find((size) => size.count === count) ?? itemAt(sizes, 0);
}

/** Returns the size of the chosen movement if it is a club's own; else null. */
export function ownSizeIn(kind: FieldKind, { movement }: Pick<SessionChoice, "movement">): FieldSize | null {
  try {
    return loadedGames().ownSize(kind, movement);
  } catch (error) {
    // The movement cannot be played, or not by this kind of contestant: pairs or players.
    if (error instanceof InputError) return null;
    throw error;
  }
}

type GameChoice = Pick<SessionChoice, "fieldCount" | "boards" | "fieldRounds" | "movement">;

/** Returns the chosen game; undefined if there is none with the chosen contestants, boards, rounds and movement. */
export function gameIn(kind: FieldKind, choice: GameChoice) {
  const { fieldCount, boards, fieldRounds, movement } = choice;
  const ownGame = ownSizeIn(kind, choice)?.usual;
  if (ownGame) return ownGame.count === fieldCount && ownGame.boards === boards ? ownGame : undefined;
  return loadedGames()
    .sizes[kind.name].find((size) => size.count === fieldCount)
    ?.games.find(
      (game) =>
        game.boards === boards &&
        (fieldRounds === 0 || game.rounds === fieldRounds) &&
        (movement === "" || game.named === movement)
    );
}

/** Returns the choice of a game. Rounds and movement are 0 and "" for the first game with its number of boards. */
export function chosen(game: FieldGame, { games, count }: FieldSize): GameChoice {
  const { boards, rounds, named } = game;
  const isFirst = game.style !== "own" && games.find((each) => each.boards === boards) === game;
  return { fieldCount: count, boards, fieldRounds: isFirst ? 0 : rounds, movement: isFirst ? "" : named };
}

export function gameOrDefault(kind: FieldKind, choice: GameChoice): FieldGame {
  return gameIn(kind, choice) ?? sizeOf(kind, choice.fieldCount).usual;
}
