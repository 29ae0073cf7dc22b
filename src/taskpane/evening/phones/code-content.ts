import { InputError } from "../../../bridge/input-error";
import { readCode, readHead, type RemoteEvening } from "../../../play/code";
import { codeIn, connectCodeIn } from "../../../play/code-envelope";
import { eveningPlan, type Evening } from "../../../play/evening";
import { previewMerge, type MergePreview } from "../../../play/merge";
import { sessionMark } from "../../../play/session-mark";
import { readSetup, type Setup } from "../../../play/setup-code";
import { onTheDay } from "../../../play/table-link";
import type { TablePlan } from "../../../sessions/table-plan";
import { today } from "../../../sessions/today";
import { errorText } from "../../shared/error-text";
import type { EveningStore } from "../shared/evening-store";
import type { OpenEvening } from "../shared/use-evening";
import { withMark } from "./link";
import { phoneTexts as texts } from "./phone-texts";

/** Content of a text in which a code was looked for. */
export type CodeContent =
  /** The text is blank. */
  | { readonly kind: "blank" }
  | { readonly kind: "fault"; readonly message: string }
  /** The code belongs to another evening of this device. */
  | { readonly kind: "other"; readonly evening: Evening }
  /** The code belongs to an evening that is not on this device. */
  | { readonly kind: "unknown"; readonly setup: Setup; readonly code: string }
  /** Results for this evening. */
  | { readonly kind: "results"; readonly received: RemoteEvening; readonly offer: MergePreview }
  /** A code that connects the phones. */
  | { readonly kind: "connect"; readonly code: string };

/** Reads the code in a text; a fault if it has no readable code, or a table card of this evening. */
export function readContent(text: string, open: OpenEvening, store: EveningStore): CodeContent {
  if (text.trim() === "") return { kind: "blank" };
  try {
    return readCodeIn(text, open, store);
  } catch (error) {
    return { kind: "fault", message: errorText(error) };
  }
}

function readCodeIn(text: string, { plan, evening }: OpenEvening, store: EveningStore): CodeContent {
  const head = readHead(text);
  const connectCode = connectCodeIn(text);
  if (!head && connectCode !== undefined) return { kind: "connect", code: connectCode };
  const card = head ? null : readSetup(text);
  if (card && card.mark === undefined && isOfThis(card, plan)) throw new InputError(texts.ownCard(card.table));
  const setup = head ? (head.session === sessionMark(plan) ? null : head.setup) : card;
  const mark = head?.sender?.mark ?? setup?.mark;
  const marked = mark === undefined ? [] : withMark(store.all(), mark);
  const [other] = marked;
  if (other && !marked.some(({ id }) => id === evening.id)) return { kind: "other", evening: other };
  const code = codeIn(text);
  if (setup && code !== undefined) return { kind: "unknown", setup, code };
  const received = readCode(text, plan);
  const offer = previewMerge(evening, received);
  return connectCode !== undefined && bringsNothing(offer)
    ? { kind: "connect", code: connectCode }
    : { kind: "results", received, offer };
}

function bringsNothing({ news, conflicts, renames, rulings, doubt }: MergePreview): boolean {
  return doubt === null && [news, conflicts, renames, rulings].every((part) => part.length === 0);
}

/** Compares a printed card, which has no mark, with the plan by kind and options. */
function isOfThis({ kind, options }: Setup, plan: TablePlan): boolean {
  return sessionMark(eveningPlan({ kind, options: onTheDay(options, today()) })) === sessionMark(plan);
}
