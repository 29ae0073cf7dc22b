import type { Averages } from "../../sessions/field/results";
import type { TablePlan } from "../../sessions/table-plan";
import type { ToPlay } from "../at-table";
import type { BoardResult } from "../board-result";
import type { Tap } from "../draft";
import type { BoardPlace, Entry, Evening } from "../evening";
import type { BesideExpected } from "../expected";
import type { PhoneMode } from "../one-phone";
import type { OutOfTurn } from "../out-of-turn";
import type { PendingEntries, PendingEntry } from "../pending-entry";
import type { Unlikely } from "../unlikely";

/** The board that the pad shows. */
export interface PadPlace extends BoardPlace {
  /** The last board of a finished round, while the moves to the next round are shown. */
  readonly over?: number | undefined;
}

/** Input from outside the pad's state: the evening as last read, and settings of the device. */
export interface PadContext {
  readonly evening: Evening;
  readonly plan: TablePlan;
  /** Current results, without passed-out deals that are dealt again, by `entryKey`. */
  readonly results: ReadonlyMap<string, BoardResult>;
  readonly bookmark: PadPlace;
  readonly drafts: PendingEntries;
  readonly phones: PhoneMode;
  /** True if East-West confirm each result. */
  readonly confirms: boolean;
  /** True if another phone may have joined. */
  readonly hasPhones: boolean;
}

/** A message above the pad about the last event. */
export type Notice =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "enteringFor"; readonly table: number }
  | {
      readonly kind: "accepted" | "notAccepted" | "undone" | "wasLeftOut" | "keptTheirs" | "dealAgain";
      readonly board: number;
      readonly result?: BoardResult | null;
      /** The typed line of an entry without a result. */
      readonly text?: string;
    }
  | { readonly kind: "acceptedAll"; readonly boards: number; readonly place: ToPlay["place"] }
  | { readonly kind: "undoneAll"; readonly boards: number }
  | Comparison;

/** North-South's IMPs for a result, compared with the expected points or with another table's points. */
export type Comparison =
  | BesideExpected
  | { readonly kind: "compared"; readonly table: number; readonly points: number; readonly imps: number };

/** Reasons to doubt a result of a table in a round. */
export interface Doubts {
  readonly kind: "doubt";
  readonly place: ToPlay["place"];
  readonly doubts: readonly (OutOfTurn | Unlikely)[];
}

/** A question to answer before a result counts. */
export type Question =
  | Doubts
  /** Another tab or the workbook has changed the result meanwhile. */
  | { readonly kind: "outside"; readonly result: BoardResult | null };

/** Fault for which an entry cannot be accepted. */
export type EntryFault =
  /** A line that cannot be read. */
  | { readonly kind: "typed"; readonly board: number; readonly line: string }
  /** Averages that the kind of session does not allow. */
  | { readonly kind: "averages"; readonly averages: Averages };

/** The pad's own state. Opening a board replaces all of it. */
export interface PadState {
  /** The board opened last, by `entryKey`, with its result at that time. */
  readonly opened: { readonly key: string; readonly result: BoardResult | null };
  readonly notices: readonly Notice[];
  /** The previous board if its entry was not accepted. */
  readonly left?: number | undefined;
  readonly question?: Question | undefined;
  /** Result for East-West to confirm. */
  readonly toConfirm?: BoardResult | undefined;
  readonly fault?: EntryFault;
  /** True while all contracts are shown although the entry already has a contract. */
  readonly showsBids?: boolean;
  /** True while the pad asks for the high-card points. */
  readonly asksHcp?: boolean;
  /** True while the pad asks which side is at fault, so that it can give averages. */
  readonly asksAverage?: boolean;
  /** Set once the question about boards without a result at the end of a round was closed, or answered with "later". */
  readonly leftOutAnswer?: "closed" | "later" | undefined;
}

export type PadEvent =
  | { readonly kind: "opened"; readonly place: BoardPlace }
  | { readonly kind: "table"; readonly table: number }
  | { readonly kind: "tapped"; readonly tap: Tap }
  | { readonly kind: "typed"; readonly line: string }
  /** The user presses Accept or Enter, or East-West confirm the result. */
  | { readonly kind: "pressed" }
  /** East-West do not agree. */
  | { readonly kind: "refused" }
  | { readonly kind: "undo" }
  /** The current board's result is also entered for the rest of the round: none of these boards was played. */
  | { readonly kind: "rest" }
  /** The boards without a result in the finished round are entered as not played. */
  | { readonly kind: "leftOut" }
  /** Averages are entered and accepted in one step. */
  | { readonly kind: "averages"; readonly averages: Averages }
  | {
      readonly kind: "shown";
      readonly part: Partial<Pick<PadState, "showsBids" | "asksHcp" | "asksAverage" | "leftOutAnswer">>;
    }
  | { readonly kind: "skipped" };

export type PadEffect =
  | { readonly kind: "turn"; readonly to: PadPlace }
  /** Saves the pending entry of a board; null deletes it. */
  | { readonly kind: "draft"; readonly place: BoardPlace; readonly entered: PendingEntry | null }
  /** Adds entries to the evening; one Undo removes them all. */
  | { readonly kind: "save"; readonly entries: readonly Entry[] }
  /** Undoes the last act of the evening, which may be several entries. */
  | { readonly kind: "undo" };
