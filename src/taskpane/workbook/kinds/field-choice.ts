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

/** The size of a field; the first if none has this count. */
export function sizeOf({ name }: FieldKind, count: number): FieldSize {
  const sizes = loadedGames().sizes[name];
  return sizes.find((size) => size.count === count) ?? itemAt(sizes, 0);
}

/** The size of a club's own movement, where that is what is chosen. */
export function ownSizeIn(kind: FieldKind, { movement }: Pick<SessionChoice, "movement">): FieldSize | null {
  try {
    return loadedGames().ownSize(kind, movement);
  } catch (error) {
    // It is the other kind's.
    if (error instanceof InputError) return null;
    throw error;
  }
}

type GameChoice = Pick<SessionChoice, "fieldCount" | "boards" | "fieldRounds" | "movement">;

/** The game that is chosen; nothing where a size has none with such boards. */
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

/** The choice of a game: rounds and movement only where another with as many boards comes first. */
export function chosen(game: FieldGame, { games, count }: FieldSize): GameChoice {
  const { boards, rounds, named } = game;
  const isFirst = game.style !== "own" && games.find((each) => each.boards === boards) === game;
  return { fieldCount: count, boards, fieldRounds: isFirst ? 0 : rounds, movement: isFirst ? "" : named };
}

export function gameOrDefault(kind: FieldKind, choice: GameChoice): FieldGame {
  return gameIn(kind, choice) ?? sizeOf(kind, choice.fieldCount).usual;
}
