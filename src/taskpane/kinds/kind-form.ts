import type { KindName, Plan } from "../../sessions/kinds";
import type { SessionOptions } from "../../sessions/session-options";
import type { SessionChoice } from "../session-choice";
import type { SessionModel } from "../session-model";
import type { Faults } from "../session-order";

/** A few fields of the form that belong together. */
export interface Part {
  /**
   * What the fields depend on besides what is typed into them: they are built anew when it changes.
   */
  readonly depends: (model: SessionModel) => readonly unknown[];
  readonly build: (model: SessionModel) => BuiltPart;
}

/** Fields that stand in the form. */
export interface BuiltPart {
  readonly rows: readonly HTMLElement[];
  /** Says what is wrong with what is typed into them, or clears it. */
  readonly showFaults?: (faults: Faults) => void;
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
  /** The fields before the title, and those after the date. */
  readonly settings: readonly Part[];
  readonly names: readonly Part[];
  /** What the title is called here. */
  readonly titled: string;
  /** The names that a workbook has: of pairs and players, and of teams. */
  readonly people: (choice: SessionChoice) => readonly string[];
  readonly teams: (choice: SessionChoice) => readonly string[];
  /** The plan in a few words: "24 boards". */
  readonly summary: (plan: Plan<K>) => string;
  /** Its results as CSV. */
  readonly csv: (choice: SessionChoice) => CsvLines;
}

/** Results as CSV: the header, and what a line is. */
export interface CsvLines {
  readonly header: string;
  readonly line: string;
  /** Lines that are not of a match that was played, each with what it says; left out where there are none. */
  readonly others?: readonly (readonly [line: string, says: string])[];
}
