import type { TablePlan } from "../../sessions/table-plan";
import type { BoardResult } from "../board-result";
import type { BoardPlace, Entry, Evening } from "../evening";
import type { PhoneMode } from "../one-phone";
import type { PadPlace } from "../pad/pad-state";
import type { PendingEntries, PendingEntry } from "../pending-entry";

/** The board and table at which a device is in an evening, as the device stores them. */
export interface Bookmark extends PadPlace {
  readonly phones: PhoneMode;
  /** True once this phone has shown the evening's code: another phone may have joined. */
  readonly isShared?: true;
  /** True if East-West confirm each result; missing until another phone joins. */
  readonly confirms?: boolean;
}

/** Settings for the phones of an evening. With one phone, no other has joined and East-West do not confirm results. */
export function phonesOf({ phones, isShared, confirms }: Pick<Bookmark, "phones" | "isShared" | "confirms">) {
  const isOnePhone = phones === "one";
  return {
    isOnePhone,
    hasPhones: !isOnePhone && (isShared === true || confirms !== undefined),
    confirms: !isOnePhone && confirms === true,
  };
}

/** The three main views, and the pages that lead back to a view. */
export type ViewName = "play" | "sheet" | "standings" | PageName;
export type PageName = "seats" | "phones" | "setup" | "director" | "big";

/** State of the page of an open evening. */
export interface ViewState {
  readonly view: ViewName;
  /** The view from which the current page was opened, and to which it leads back. */
  readonly from: ViewName;
  readonly bookmark: Bookmark;
  readonly drafts: PendingEntries;
  /** The first notice on the pad; "" for none. */
  readonly notice: string;
  /** Number of pads mounted so far: a new pad has no notices of the previous board. */
  readonly pads: number;
  /** True while the user is asked whether to end an evening with boards that have no result. */
  readonly asksEnd: boolean;
}

/** Input of `viewStep` from outside the view's state. */
export interface ViewContext {
  readonly plan: TablePlan;
  /** Current results, without passed-out deals that are dealt again, by `entryKey`. */
  readonly results: ReadonlyMap<string, BoardResult>;
  /** The evening as it is stored, which another tab may have changed. */
  readonly latest: () => Evening;
  /** Returns the stored pending entries; `hasBookmark` returns true if a bookmark is stored. */
  readonly storedDrafts: () => PendingEntries;
  readonly hasBookmark: () => boolean;
}

export type ViewEvent =
  /** @property from the view to which a page leads back, if it is not the current one. */
  | { readonly kind: "shown"; readonly view: ViewName; readonly from?: ViewName }
  /** The players have taken their seats, and play begins. */
  | { readonly kind: "begun" }
  /** The pad is at another board. */
  | { readonly kind: "turned"; readonly place: PadPlace }
  /** A board is opened from another view. */
  | { readonly kind: "opened"; readonly place: BoardPlace }
  | { readonly kind: "table"; readonly table: number }
  | { readonly kind: "drafted"; readonly place: BoardPlace; readonly entered: PendingEntry | null }
  | { readonly kind: "confirms"; readonly isOn: boolean }
  | { readonly kind: "phones"; readonly phones: PhoneMode }
  /** Another phone has joined the evening. */
  | { readonly kind: "joined" }
  /** The evening continues under another plan. */
  | { readonly kind: "replanned"; readonly plan: TablePlan }
  /** Rounds are added, and their first board is opened. */
  | { readonly kind: "more"; readonly plan: TablePlan }
  /** Entries were imported from a workbook. */
  | { readonly kind: "imported"; readonly entries: readonly Entry[] }
  | { readonly kind: "back" }
  /** The user leaves names and settings. The notice reports the outcome; "" for none. */
  | { readonly kind: "settled"; readonly notice: string }
  | { readonly kind: "end" | "stay" };

export type ViewEffect =
  | { readonly kind: "bookmark"; readonly bookmark: Bookmark }
  | { readonly kind: "drafts"; readonly drafts: PendingEntries }
  /** Changes the stored evening. */
  | { readonly kind: "change"; readonly change: (evening: Evening) => Evening }
  /** Leads to the list of evenings. */
  | { readonly kind: "close" };
