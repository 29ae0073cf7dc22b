import { itemAt } from "../../../bridge/item-at";
import { scoringsOf, type FieldKind } from "../../../sessions/field/field-kind";
import type { FieldGame, FieldSize } from "../../../sessions/field/games";
import type { SessionChoice } from "../form/session-choice";
import { chosen, sizeOf } from "./field-choice";

/**
 * Returns the changes that select a game. Keeps the chosen scoring if the game allows it; else selects its first
 * scoring.
 */
export function changedTo(
  kind: FieldKind,
  choice: SessionChoice,
  game: FieldGame,
  size: FieldSize = sizeOf(kind, game.count)
) {
  const offered = scoringsOf(kind, game);
  const scoring = offered.find((each) => each === choice.scoring) ?? itemAt(offered, 0);
  return { ...chosen(game, size), scoring, scale: "" };
}
