import type { FunctionComponent } from "preact";
import type { KindName, Plan } from "../../sessions/kinds";
import type { SessionOptions } from "../../sessions/session-options";
import type { SessionChoice } from "../session/session-choice";
import type { Faults } from "../session/faults";

/** What the fields of a form have to do with: what is chosen, how it changes, and what is wrong with it. */
export interface FormProps {
  readonly choice: SessionChoice;
  readonly change: (changed: Partial<SessionChoice>) => void;
  readonly faults: Faults;
}

/** Fields that few sessions need. */
interface RareFields {
  readonly Fields: FunctionComponent<FormProps>;
  /** Whether there is something in them: then they are to be seen. */
  readonly isUsed: (choice: SessionChoice) => boolean;
}

/** How a kind of session is chosen in the pane; the form of any kind where none is named. */
export interface KindForm<K extends KindName = never> {
  /** What is chosen when the kind is. */
  readonly usual: (choice: SessionChoice) => Partial<SessionChoice>;
  /** Whether the lists offer what is chosen. */
  readonly offers: (choice: SessionChoice) => boolean;
  /**
   * The options of the kind, without title and date.
   * @throws InputError when something typed is wrong.
   */
  readonly options: (choice: SessionChoice) => SessionOptions;
  /** The fields before the title, those after the date, and those behind "More"; left out where there are none. */
  readonly Settings: FunctionComponent<FormProps>;
  readonly Names?: FunctionComponent<FormProps>;
  readonly rare?: RareFields;
  /** What the title is called here. */
  readonly titled: string;
  /** The names that a workbook has: of pairs and players, and of teams. */
  readonly people: (choice: SessionChoice) => readonly string[];
  readonly teams: (choice: SessionChoice) => readonly string[];
  /** The plan in a few words: "24 boards". */
  readonly summary: (plan: Plan<K>) => string;
}
