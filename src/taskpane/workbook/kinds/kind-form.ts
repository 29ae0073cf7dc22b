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

/** An option of the chosen kind without a field of its own. */
export interface Plain {
  readonly option: PlainOption;
  /** The allowed values; true if there is no list of them. */
  readonly accepted: AllowedValues<number> | AllowedValues<string> | true;
  /** An example that differs from the option's own. */
  readonly example: string | undefined;
}

/** The options of kinds that have fields of their own: all but the plain ones. */
type FormOption<K extends KindName> = K extends KindName ? Exclude<OptionName & keyof Takes<K>, PlainOption> : never;

/** A value for each option of a kind that has its own fields. */
export type OfEach<K extends KindName, Values extends { readonly [O in OptionName]?: unknown }> = [K] extends [never]
  ? Values
  : { readonly [O in FormOption<K>]: Values[O] };

/** The fields of a kind, by the row of the form that opens them. */
export interface KindFields {
  readonly Boards: FunctionComponent<FormProps>;
  /** Missing where all are plain options. */
  readonly Scoring?: FunctionComponent<FormProps>;
  readonly Names: FunctionComponent<FormProps>;
}

/** How a kind of session is chosen in the pane, but for its fields; the form of any kind where none is named. */
export interface KindForm<K extends KindName = never> {
  /** The defaults when the kind is chosen. */
  readonly defaults: (choice: SessionChoice) => Partial<SessionChoice>;
  /** True if the lists offer the chosen values. */
  readonly offers: (choice: SessionChoice) => boolean;
  /**
   * The options of the kind that have fields of their own, without title and date.
   * @throws InputError when something typed is wrong.
   */
  readonly options: (choice: SessionChoice) => OfEach<K, SessionOptions>;
  /** Other examples for options without their own fields; null if the kind does not offer the option. */
  readonly plain?: (choice: SessionChoice) => { readonly [O in PlainOption]?: string | null };
  /** The label of the title's field. */
  readonly titled: string;
  /** The names that a workbook has: of pairs and players, and of teams. */
  readonly people: (choice: SessionChoice) => readonly string[];
  readonly teams: (choice: SessionChoice) => readonly string[];
  /** The plan in a few words: "24 boards". */
  readonly summary: (plan: Plan<K>) => string;
}

/** A kind of session in the pane. The code that reads and scores its results is loaded later. */
export interface PaneKind<K extends KindName> {
  /** The group of the kind in the list of kinds, and its name there. */
  readonly group: string;
  readonly label: string;
  /** The sheet of its workbook on which the places stand. */
  readonly placesOn: string;
  /** How it is planned. */
  readonly rules: KindPlan<Plan<K>>;
  readonly form: KindForm<K>;
}

/** Every kind of session, in the order of the list. */
export type PaneKinds = { readonly [K in KindName]: PaneKind<K> };
