import type { KindName, Plan } from "../../../sessions/plans";
import type { AllowedOptions } from "../../../sessions/accepted";
import { OPTIONS, type Option, type SessionOptions, type ValueKind } from "../../../sessions/session-options";
import { texts } from "../../texts";
import { isPlain, type PlainOption, type SessionChoice } from "../form/session-choice";
import { readNumbers } from "../../../sessions/reading/numbers";
import { FIRST_KIND } from "./first-kind";
import { checkWords, loadedGames, loadedKinds } from "./loaded";
import type { KindForm, PaneKind, Plain } from "./kind-form";

/** Returns the {@link KindForm} of the chosen kind of session. */
export function formOf(choice: Pick<SessionChoice, "kind">): KindForm {
  return chosenKind(choice).form;
}

/** Returns the name of the sheet with the ranking, for the chosen kind of session. */
export function placesOn(choice: Pick<SessionChoice, "kind">): string {
  return chosenKind(choice).placesOn;
}

/**
 * Returns the choice with another kind of session and its defaults. Keeps other values, but blanks plain options whose
 * value the kind does not allow.
 */
export function ofKind(choice: SessionChoice, kind: string): SessionChoice {
  const changed = { ...choice, scale: "", ...formOf({ kind }).defaults(choice), kind };
  const others = plainOptions(changed).filter(({ option, accepted }) => !isAccepted(accepted, choice[option]));
  const blank = Object.fromEntries(others.map(({ option }) => [option, ""]));
  return { ...changed, ...blank };
}

/**
 * The plan of a choice.
 * @throws InputError when something typed is wrong, such as the date.
 */
export function planOf(choice: SessionChoice): Plan {
  checkWords(choice.words);
  return chosenKind(choice).rules.plan(chosenOptions(choice), loadedGames);
}

/** Returns all chosen options, with title and date. */
export function chosenOptions(choice: SessionChoice): SessionOptions {
  const { title, date } = choice;
  const plain = plainOptions(choice).map(({ option }) => [option, valueOf(option, choice[option])] as const);
  return { ...chosenKind(choice).form.options(choice), ...Object.fromEntries(plain), title, date };
}

/** Returns the plain options that the chosen kind offers now: their fields are made from the allowed values. */
export function plainOptions(choice: SessionChoice): Plain[] {
  const { takes }: { readonly takes: AllowedOptions } = chosenKind(choice).rules;
  const examples = formOf(choice).plain?.(choice) ?? {};
  return Object.keys(takes)
    .filter(isPlain)
    .flatMap((option) => {
      const { [option]: accepted = true } = takes;
      const { [option]: example } = examples;
      return example === null ? [] : [{ option, accepted, example }];
    });
}

function isAccepted(accepted: Plain["accepted"], value: string): boolean {
  return accepted === true || value === "" || accepted.choices.some((choice) => String(choice) === value);
}

/** The value of an option, from its text. Blank means undefined, except for options whose value is a text. */
function valueOf(option: PlainOption, chosen: string): unknown {
  const { value } = OPTIONS[option] as Option<ValueKind>;
  if (value === "text") return chosen;
  if (chosen.trim() === "") return undefined;
  return /number/.test(value) ? (readNumbers(chosen) ?? chosen) : chosen;
}

/** A plan in a few words: "24 boards". */
export function summaryOf(plan: Plan): string {
  return paneKindOf(plan).form.summary(plan);
}

function chosenKind(choice: Pick<SessionChoice, "kind">): PaneKind<KindName> {
  return paneKindOf({ kind: kindOf(choice) });
}

/** Returns the record of a plan's kind. The functions of a record accept only plans of that kind. */
function paneKindOf({ kind }: Pick<Plan, "kind">): PaneKind<KindName> {
  return kind === FIRST ? FIRST_KIND : loadedKinds()[kind];
}

const FIRST = "four-pairs";

/** The chosen kind of session; four pairs if the remembered kind no longer exists. */
export function kindOf({ kind }: Pick<SessionChoice, "kind">): KindName {
  return isKind(kind) ? kind : FIRST;
}

function isKind(name: string): name is KindName {
  return Object.keys(texts.kinds).includes(name);
}
