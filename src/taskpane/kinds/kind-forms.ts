import type { ComponentChildren } from "preact";
import type { KindName, Plan } from "../../sessions/kinds";
import type { OptionGroup } from "../components/field";
import type { SessionChoice } from "../session/session-choice";
import type { KindForm } from "./kind-form";
import { PANE_KINDS } from "./pane-kinds";

/** Every kind of session, by what is played. */
export const KIND_OPTIONS: readonly OptionGroup[] = kindOptions();

function kindOptions(): OptionGroup[] {
  const kinds = Object.entries(PANE_KINDS);
  const groups = [...new Set(kinds.map(([, { group }]) => group))];
  return groups.map((label) => ({
    label,
    options: kinds.filter(([, { group }]) => group === label).map(([name, kind]) => [name, kind.label] as const),
  }));
}

/** The form of the kind that is chosen. */
export function formOf(choice: Pick<SessionChoice, "kind">): KindForm {
  return chosenKind(choice).form;
}

/** What the button says that makes the workbook of the kind that is chosen, and on which sheet its places stand. */
export function wordsOf(choice: Pick<SessionChoice, "kind">): { readonly make: string; readonly placesOn: string } {
  return chosenKind(choice);
}

/** A choice of another kind: what is usual for it, with all that was typed. */
export function ofKind(choice: SessionChoice, kind: string): SessionChoice {
  return { ...choice, scale: "", ...formOf({ kind }).usual(choice), kind };
}

/**
 * The plan of a choice.
 * @throws InputError when something typed is wrong, such as the date.
 */
export function planOf(choice: SessionChoice): Plan {
  const { form, plan } = chosenKind(choice);
  const { title, date } = choice;
  return plan({ ...form.options(choice), title, date });
}

/** A plan in a few words: "24 boards". */
export function summaryOf(plan: Plan): string {
  return summary(plan.kind, plan);
}

/** What is played when: who meets whom where, with which boards. */
export function previewOf(plan: Plan): ComponentChildren {
  return preview(plan.kind, plan);
}

// These name the kind apart from the plan: so the compiler knows that its functions take this plan.

function summary<K extends KindName>(kind: K, plan: Plan<K>): string {
  return PANE_KINDS[kind].form.summary(plan);
}

function preview<K extends KindName>(kind: K, plan: Plan<K>): ComponentChildren {
  return PANE_KINDS[kind].preview(plan);
}

function chosenKind(choice: Pick<SessionChoice, "kind">): (typeof PANE_KINDS)[KindName] {
  return PANE_KINDS[kindOf(choice)];
}

/** The kind that is chosen; where what is remembered no longer exists, the first. */
export function kindOf({ kind }: Pick<SessionChoice, "kind">): KindName {
  return isKind(kind) ? kind : "four-pairs";
}

function isKind(name: string): name is KindName {
  return Object.keys(PANE_KINDS).includes(name);
}
