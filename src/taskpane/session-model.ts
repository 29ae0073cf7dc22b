import type { SessionChoice } from "./session-choice";

/** The session that is chosen, shared by the tabs. */
export interface SessionModel {
  readonly choice: () => SessionChoice;
  readonly change: (changed: Partial<SessionChoice>) => void;
  /** Puts another choice in its place, which is none of the form's own changes. */
  readonly replace: (choice: SessionChoice) => void;
  /** How often that was done: all fields are built anew then. */
  readonly replaced: () => number;
  /** Called after every change. */
  readonly onChange: (listener: () => void) => void;
  /** Names from earlier sessions: of pairs and players, and of teams. */
  readonly knownNames: () => readonly string[];
  readonly knownTeams: () => readonly string[];
  /** Called when a workbook has been made: its names are remembered. */
  readonly made: (choice: SessionChoice) => void;
}
