import { InputError } from "../bridge/input-error";
import { isClub } from "../sessions/club/is-club";
import {
  movementFaults,
  takenMovement,
  type MovementRemark,
  type TakenMovement,
} from "../sessions/club/taken-movement";
import { figuresText } from "../sessions/field/own/figures-text";
import type { OwnLine } from "../sessions/field/own/own-line";
import { ownMovement, ownText } from "../sessions/field/own/own-movement";
import { movementLines, writeMovementLines } from "../sessions/field/own/write-movement";
import { isScoredField } from "../sessions/field/rulings";
import { KINDS, type Scored } from "../sessions/kinds";
import type { Output } from "./output";
import { texts } from "./texts";

/** Maximum number of a movement's faults that are listed. */
const SHOWN_FAULTS = 10;

/**
 * Returns the text of a file with a session's movement; for a club's evening, the movement that its results show.
 * Prints the movement's figures, and a warning for each change that was needed.
 * @param file the results or the workbook.
 * @throws InputError if the session has no movement, with each reason.
 */
export function movementFile(scored: Scored, file: string, output: Output): string {
  const lines = linesOf(scored, file, output);
  const movement = ownMovement(ownText(lines));
  if (movement) output.error(`${texts.movement(file)}\n${figuresText(movement).join("\n")}\n`);
  return writeMovementLines(lines);
}

function linesOf(scored: Scored, file: string, output: Output): readonly OwnLine[] {
  const { lines, faults, warnings } = sessionMovement(scored);
  const print = ({ place, message }: MovementRemark) => texts.ofMovement(file, place, message);
  if (faults.length > 0) {
    const more = faults.length - SHOWN_FAULTS;
    const shown = [...faults.slice(0, SHOWN_FAULTS).map(print), ...(more > 0 ? [texts.more(more)] : [])];
    throw new InputError([texts.noMovementIn(file), ...shown].join("\n"), "movement-out");
  }
  for (const warning of warnings) output.error(`${print(warning)}\n`);
  return lines;
}

function sessionMovement(scored: Scored): TakenMovement {
  if (isClub(scored)) return takenMovement(scored);
  if (!isScoredField(scored)) throw new InputError(texts.noMovement(KINDS[scored.kind].title), "movement-out");
  const lines = movementLines(scored.plan);
  return { lines, faults: movementFaults(lines), warnings: [] };
}
