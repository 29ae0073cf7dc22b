import { InputError } from "../bridge/input-error";
import { fieldKindOf } from "../sessions/field/field-kind";
import { figuresText } from "../sessions/field/own/figures-text";
import { ownMovement } from "../sessions/field/own/own-movement";
import { readMovement } from "../sessions/field/own/read-movement";
import { ownTexts } from "../sessions/field/own/texts";
import { MOVEMENT_STYLES } from "../sessions/field/plan";
import type { SessionOptions } from "../sessions/session-options";
import { faultLines } from "./fault-lines";
import { readText } from "./files";
import type { Output } from "./output";
import { texts } from "./texts";

/**
 * Replaces the name of a movement's file in the options by the movement, and adds the number of its first board unless
 * typed.
 * @throws InputError with each fault of the file by its line.
 */
export function withMovement(kindName: string, options: SessionOptions, output: Output): SessionOptions {
  const typed = options.movement;
  const kind = fieldKindOf(kindName);
  if (typed === undefined || kind === null || ownMovement(typed)) return options;
  const style = MOVEMENT_STYLES.choices.find((choice) => choice === typed.toLowerCase());
  if (style !== undefined) return { ...options, movement: style };
  const { text, ...read } = readMovement(fileText(typed));
  if (text === null) throw new InputError(faultLines(typed, read.faults).join("\n"));
  const parsed = ownMovement(text);
  if (!parsed || !("what" in read)) return options;
  if (parsed.what !== kind.noun) throw new InputError(ownTexts.refused.ofOthers(parsed.what), "movement");
  output.error(`${texts.movement(typed)}\n${figuresText(parsed).join("\n")}\n`);
  const { [kind.option]: named = [String(parsed.count)], "first-board": first = read.firstBoard } = options;
  const { rounds, boards } = parsed;
  return { boards, rounds, ...options, movement: text, [kind.option]: named, "first-board": first };
}

function fileText(typed: string): string {
  try {
    return readText(typed);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(texts.movementNeither(error.message, MOVEMENT_STYLES.choices), "movement");
  }
}
