import type { ComponentChildren } from "preact";
import type { Host } from "../../excel/host";
import type { Evening } from "../../play/evening";
import type { ViewEvent, ViewName, ViewState } from "../../play/view/view-state";
import type { Settings } from "../shared/settings";
import type { SessionModel } from "../workbook/form/session-model";
import type { EveningStore } from "./shared/evening-store";
import type { OpenEvening } from "./shared/use-evening";

export interface EveningProps {
  readonly store: EveningStore;
  readonly id: string;
  /** A code from a link; "" for none. */
  readonly incoming: string;
  /** The first notice on the pad; "" for none. */
  readonly note: string;
  /** Opens another evening with a code for it. */
  readonly goTo: (id: string, incoming: string) => void;
  readonly close: () => void;
  /** Opens the questions of a new evening. */
  readonly toPlay: () => void;
  /** Called with the last known state of the evening when it was deleted elsewhere. */
  readonly onDeleted: (evening: Evening | null) => void;
  readonly model: SessionModel;
  readonly settings: Settings;
  readonly host: Host | null;
  /** A row of the result page that leads to another page. */
  readonly resultRow: ComponentChildren;
}

/** A view of an evening, or the result page of a finished one, which replaces pad and standings. */
export type ShownView = ViewName | "result";

/** The open evening, and the state of its view. */
export interface ViewProps {
  readonly open: OpenEvening;
  readonly state: ViewState;
  readonly send: (event: ViewEvent) => void;
}
