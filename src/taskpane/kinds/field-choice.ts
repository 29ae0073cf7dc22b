import { at } from "../../bridge/at";
import type { FieldKind } from "../../sessions/field/field-kind";
import type { FieldGame, FieldSize } from "../../sessions/field/games";
import type { FormProps } from "./kind-form";
import type { SessionChoice } from "../session/session-choice";

export interface FieldFormProps extends FormProps {
  readonly kind: FieldKind;
}

/** The size of a field; where there is none of that count, the first. */
export function sizeOf({ sizes }: FieldKind, count: number): FieldSize {
  return sizes.find((size) => size.count === count) ?? at(sizes, 0);
}

type GameChoice = Pick<SessionChoice, "fieldCount" | "boards" | "fieldRounds" | "movement">;

/** The game that is chosen; nothing where a size has none with such boards. */
export function gameIn({ sizes }: FieldKind, { fieldCount, boards, fieldRounds, movement }: GameChoice) {
  return sizes
    .find((size) => size.count === fieldCount)
    ?.games.find(
      (game) =>
        game.boards === boards &&
        (fieldRounds === 0 || game.rounds === fieldRounds) &&
        (movement === "" || game.style === movement)
    );
}

/** The choice of a game: rounds and movement only where another with as many boards comes first. */
export function chosen(game: FieldGame, { games, count }: FieldSize): GameChoice {
  const { boards, rounds, style } = game;
  const isFirst = games.find((known) => known.boards === boards) === game;
  return { fieldCount: count, boards, fieldRounds: isFirst ? 0 : rounds, movement: isFirst ? "" : style };
}

export function gameOrUsual(kind: FieldKind, choice: GameChoice): FieldGame {
  return gameIn(kind, choice) ?? sizeOf(kind, choice.fieldCount).usual;
}
