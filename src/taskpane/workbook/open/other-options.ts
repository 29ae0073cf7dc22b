import { InputError } from "../../../bridge/input-error";
import { planSession } from "../../../sessions/kinds";
import { OPTION_NAMES, type OptionName, type SessionOptions } from "../../../sessions/session-options";
import { rebuildSession, type RebuiltSession } from "../../../workbook/reading/rebuild-session";
import type { SavedSession } from "../../../workbook/reading/read-saved";
import { chosenOptions } from "../kinds/kind-forms";
import type { SessionChoice } from "../form/session-choice";
import { firstFault } from "../form/faults";
import { planChoice } from "../form/plan-choice";

/**
 * Applies the options chosen since a session was read back.
 * @param base the first options of the form. Options without a field there keep their values in the workbook.
 * @throws InputError if the new options do not fit, with the reason.
 */
export function withChosen(session: SavedSession, base: SessionOptions, choice: SessionChoice): RebuiltSession {
  const { description } = session;
  const { plan, faults } = planChoice(choice);
  if (!plan) throw new InputError(firstFault(faults));
  const chosen = chosenOptions(choice);
  const changed = OPTION_NAMES.filter((option) => !isSame(chosen[option], base[option]));
  if (changed.length === 0) return rebuildSession(session, {});
  const changes = Object.fromEntries(changed.map((option) => [option, chosen[option]]));
  // An option that is no longer chosen gets its default; without it, an undefined option would keep its old value.
  const blank = Object.fromEntries(changed.map((option) => [option, undefined]));
  const options = { ...description.options, ...blank };
  const { title } = chosen;
  return rebuildSession({ ...session, description: { ...description, options } }, { title, ...changes });
}

/** The workbook's options that the form has no field for, or another value in it. */
export function withoutField({ description, plan }: SavedSession, base: SessionOptions): OptionName[] {
  const { kind, options } = description;
  const laidOut = { ...planSession(kind, base), options };
  if (JSON.stringify(laidOut) === JSON.stringify({ ...plan, options })) return [];
  return OPTION_NAMES.filter(
    (option) => !isBlank(options[option]) && !isSame(filled(options[option], base[option]), base[option])
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return isBlank(one) ? isBlank(other) : JSON.stringify(one) === JSON.stringify(other);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.every((text) => text === ""));
}

/** A list with another one's entries where it has blanks: the list of teams has to name them all. */
function filled(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  return value.map((entry: unknown, i) => (entry === "" ? (other[i] as unknown) : entry));
}
