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
 * Rebuilds a session that was read from a workbook, with the options that the user has changed in the form.
 * @param base the form's options before any change. Options without a field in the form keep their values in the
 * workbook.
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
  // An option that is no longer chosen gets its default; without the blank values it would keep its old value.
  const blank = Object.fromEntries(changed.map((option) => [option, undefined]));
  const options = { ...description.options, ...blank };
  const { title } = chosen;
  return rebuildSession({ ...session, description: { ...description, options } }, { title, ...changes });
}

/** Returns the options of a workbook that have no field in the form, or another value there than in the workbook. */
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

/** Fills the blanks of a list with entries of `other`: the form's list of teams has no blank names. */
function filled(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  return value.map((entry: unknown, i) => (entry === "" ? (other[i] as unknown) : entry));
}
