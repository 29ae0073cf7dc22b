import type { FunctionComponent } from "preact";
import type { KindPlan } from "../../../sessions/kind";
import type { AllowedValues } from "../../../sessions/accepted";
import type { KindName, Plan, Takes } from "../../../sessions/plans";
import type { OptionName, SessionOptions } from "../../../sessions/session-options";
import type { PlainOption, SessionChoice } from "../form/session-choice";
import type { Faults } from "../form/faults";

export interface FormProps {
  readonly choice: SessionChoice;
  readonly change: (changed: Partial<SessionChoice>) => void;
  readonly faults: Faults;
}

/**
 * An option for which the chosen kind of session has no field of its own; the form makes the field from the values that
 * the option allows.
 */
export interface Plain {
  readonly option: PlainOption;
  /** The allowed values; true if the value is typed, not chosen from a list. */
  readonly accepted: AllowedValues<number> | AllowedValues<string> | true;
  /** Example in place of the option's usual example; undefined to keep the usual example. */
  readonly example: string | undefined;
}

/** Options of a kind with their own fields: all but {@link PlainOption}, whose fields are made from allowed values. */
type FormOption<K extends KindName> = K extends KindName ? Exclude<OptionName & keyof Takes<K>, PlainOption> : never;

/** A value for each option of the kind that has its own field; without a kind, values of any options. */
export type OfEach<K extends KindName, Values extends { readonly [O in OptionName]?: unknown }> = [K] extends [never]
  ? Values
  : { readonly [O in FormOption<K>]: Values[O] };

/** The fields of a kind, by the row of the form that opens them. */
export interface KindFields {
  readonly Boards: FunctionComponent<FormProps>;
  /** Absent if the kind has no scoring options with fields of their own. */
  readonly Scoring?: FunctionComponent<FormProps>;
  readonly Names: FunctionComponent<FormProps>;
}

/**
 * Form for a kind of session, without its fields: defaults, options and texts. Without a type argument, for any kind.
 */
export interface KindForm<K extends KindName = never> {
  /** Returns the default values when the kind is chosen. */
  readonly defaults: (choice: SessionChoice) => Partial<SessionChoice>;
  /** True if the lists offer the chosen values. */
  readonly offers: (choice: SessionChoice) => boolean;
  /**
   * Returns the options that have fields of their own, without title and date.
   * @throws InputError when something typed is wrong.
   */
  readonly options: (choice: SessionChoice) => OfEach<K, SessionOptions>;
  /** Examples in place of the usual examples of plain options; null for an option that is not offered now. */
  readonly plain?: (choice: SessionChoice) => { readonly [O in PlainOption]?: string | null };
  /** The label of the title's field. */
  readonly titled: string;
  /** The names of pairs and players in the workbook; `teams` returns the names of teams. */
  readonly people: (choice: SessionChoice) => readonly string[];
  readonly teams: (choice: SessionChoice) => readonly string[];
  /** The plan in a few words: "24 boards". */
  readonly summary: (plan: Plan<K>) => string;
}

/** A kind of session in the pane. The code that reads and scores its results is loaded later. */
export interface PaneKind<K extends KindName> {
  /** Heading of the kind in the list of kinds; `label` is its name in the list. */
  readonly group: string;
  readonly label: string;
  /** Name of the sheet with the ranking. */
  readonly placesOn: string;
  /** The allowed options, and the function that plans a session. */
  readonly rules: KindPlan<Plan<K>>;
  readonly form: KindForm<K>;
}

/** All kinds of session, in the order in which the form lists them. */
export type PaneKinds = { readonly [K in KindName]: PaneKind<K> };
