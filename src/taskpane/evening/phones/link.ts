import { useEffect, useState } from "preact/hooks";
import { InputError } from "../../../bridge/input-error";
import { boardToOpen } from "../../../play/at-table";
import { itemAt } from "../../../bridge/item-at";
import { readCode, readHead } from "../../../play/code";
import { eveningPlan, scoredResults, type Evening } from "../../../play/evening";
import { previewMerge, applyMerge } from "../../../play/merge";
import { cardMark, hasMark, adoptMark, eveningMark, sessionMark } from "../../../play/session-mark";
import { connectCodeIn } from "../../../play/code-envelope";
import { readSetup, type Setup } from "../../../play/setup-code";
import { onTheDay } from "../../../play/table-link";
import { texts as playTexts } from "../../../play/texts";
import { today } from "../../../sessions/today";
import { isCode } from "../../shared/code-address";
import { errorText } from "../../shared/error-text";
import type { EveningStore } from "../shared/evening-store";
import { tablesMissingResults } from "../shared/missing";
import { isSameSetup, newEvening } from "../shared/new-evening";

/** An evening of this device that a link leads to; `incoming` is the code with results for it, "" for none. */
export interface LinkedEvening {
  readonly id: string;
  readonly incoming: string;
  /** Number of results received with an evening that this device did not have. */
  readonly results?: number;
}

/** A code whose evening the user has to choose: it fits several evenings of this device, or none. */
export interface LinkQuestion {
  /** The evenings that the code may belong to. */
  readonly evenings: readonly Evening[];
  /** The setup in the code, from which a new evening can be created; null for a code with results only. */
  readonly setup: Setup | null;
  /** The sending phone's table if the code has setup and results; null if the code names this phone's table. */
  readonly others: number | null;
  /** The code as a text that can be copied. */
  readonly code: string;
  /**
   * @param evening the chosen evening; null for a new one.
   * @param table this phone's table at a new evening; default: the table in the code.
   */
  readonly answer: (evening: Evening | null, table?: number) => LinkedEvening;
}

export type Linked = LinkedEvening | LinkQuestion | { readonly fault: string } | null;

type LinkStore = Pick<EveningStore, "all" | "add" | "bookmark" | "saveBookmark" | "waiting" | "saveWaitingCodes">;

/** Reads the link that opened the page, and links opened later, each once. */
export function useLink(store: EveningStore): Linked {
  const [linked, setLinked] = useState(() => consumeLink(store));
  useEffect(() => {
    const onHashChange = () => {
      const next = consumeLink(store);
      if (next) setLinked(next);
    };
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [store]);
  return linked;
}

/** Reads the link and removes it from the address, so that a reloaded page returns to the open evening. */
function consumeLink(store: EveningStore): Linked {
  const { hash, pathname, search } = window.location;
  try {
    return fromLink(store, hash) ?? fromWaiting(store);
  } catch (error) {
    return { fault: errorText(error) };
  } finally {
    if (isCode(hash)) window.history.replaceState(null, "", pathname + search);
  }
}

/** Reads the latest received code whose evening the user has not chosen yet; null if there is none. */
function fromWaiting(store: LinkStore): Linked {
  const [code] = store.waiting();
  try {
    return code === undefined ? null : fromLink(store, `#${code}`);
  } catch {
    store.saveWaitingCodes([]);
    return null;
  }
}

/**
 * Reads a link that sets up an evening or has results for one.
 * @throws InputError if the link is incomplete.
 */
export function fromLink(store: LinkStore, hash: string): Linked {
  const code = hash.replace(/^#/, "");
  const setup = readSetup(hash);
  if (setup) return fromSetup(store, { ...setup, options: onTheDay(setup.options, today()) }, code);
  const head = readHead(hash);
  if (!head) {
    // Messengers cut long links.
    if (hash.startsWith("#OT")) throw new InputError(playTexts.code.damaged);
    return null;
  }
  const all = store.all();
  const marked = head.sender ? withMark(all, head.sender.mark) : [];
  const ofDay = all.filter((evening) => sessionMark(eveningPlan(evening)) === head.session);
  const withCode = ({ id }: Evening): LinkedEvening => {
    removeWaiting(store, code);
    return { id, incoming: code };
  };
  const [first, ...more] = marked.length > 0 ? marked : ofDay;
  const isSure = head.setup === null || marked.length > 0;
  if (first && more.length === 0 && isSure) return withCode(first);
  // The code is saved until the user has chosen its evening, in case the page closes.
  store.saveWaitingCodes([code, ...store.waiting().filter((each) => each !== code)]);
  const evenings = marked.length > 0 ? marked : isSure ? ofDay : ofDay.filter(({ entries }) => entries.length > 0);
  const { setup: sent } = head;
  if (!sent)
    return { evenings, setup: null, others: null, code, answer: (evening) => withCode(evening ?? itemAt(evenings, 0)) };
  const answer = (evening: Evening | null, table = sent.table): LinkedEvening => {
    if (!evening) return joinNewEvening(store, { ...sent, table }, code);
    store.add(adoptMark(evening, sent));
    return withCode(evening);
  };
  return { evenings, setup: sent, others: sent.table, code, answer };
}

/** Adds another phone's evening with all results received for it, including those in earlier codes. */
function joinNewEvening(store: LinkStore, setup: Setup, code: string): LinkedEvening {
  const unplayed = store.all().find((evening) => evening.entries.length === 0 && isSameSetup(evening, setup));
  const id = openAtTable(store, setup, unplayed ?? null);
  const evening = store.all().find((each) => each.id === id);
  if (!evening) return { id, incoming: code };
  const codes = [code, ...store.waiting().filter((each) => readHead(`#${each}`)?.sender?.mark === setup.mark)];
  const merged = codes.reduce(withAllResults, evening);
  if (merged !== evening) store.add(merged);
  bookmarkNextBoard(store, id, setup.table, merged);
  for (const each of codes) removeWaiting(store, each);
  return { id, incoming: connectCodeIn(code) ?? "", results: scoredResults(merged).size };
}

/** Merges all results of a code into an evening that has no results to lose. */
function withAllResults(evening: Evening, code: string): Evening {
  try {
    const received = readCode(`#${code}`, eveningPlan(evening));
    return applyMerge(
      evening,
      received,
      previewMerge(evening, received),
      ({ likely }) => likely === "there",
      Date.now()
    );
  } catch {
    // If a later version made the code, it cannot be read here, and its results remain only on the other phone.
    return evening;
  }
}

function removeWaiting(store: LinkStore, code: string): void {
  const waiting = store.waiting();
  if (waiting.includes(code)) store.saveWaitingCodes(waiting.filter((each) => each !== code));
}

/**
 * Returns the evening that was begun with a mark; without one, the evenings that the user has matched with the mark.
 */
export function withMark(all: readonly Evening[], mark: string): Evening[] {
  const original = all.filter((evening) => eveningMark(evening) === mark);
  return original.length > 0 ? original : all.filter((evening) => hasMark(evening, mark));
}

/**
 * Opens an evening at a table: the stored one, otherwise a new one. The user chooses if this device has itself begun an
 * evening of the same kind, date and tables, or has finished the evening of a table card.
 */
function fromSetup(store: LinkStore, setup: Setup, code: string): Linked {
  const all = store.all();
  const answer = (evening: Evening | null): LinkedEvening => ({ id: openAtTable(store, setup, evening), incoming: "" });
  const existing = existingEvenings(all, setup);
  if (existing.length === 1) return answer(existing[0] ?? null);
  const session = sessionMark(eveningPlan(setup));
  const played = all.filter((evening) => evening.entries.length > 0 && sessionMark(eveningPlan(evening)) === session);
  const evenings = existing.length > 0 ? existing : played;
  if (evenings.length > 0) return { evenings, setup, others: null, code, answer };
  return answer(all.find((evening) => evening.entries.length === 0 && isSameSetup(evening, setup)) ?? null);
}

/**
 * Returns the stored evenings to which a setup may belong. If the setup is that of a table card, finished evenings are
 * left out, because the same card is used again on other days.
 */
function existingEvenings(all: readonly Evening[], setup: Setup): Evening[] {
  if (setup.mark !== undefined) return withMark(all, setup.mark);
  const card = cardMark(setup.kind, setup.options);
  const ofCard = all.filter((evening) => hasMark(evening, card) || isSameSetup(evening, setup));
  return ofCard.filter(
    (evening) => tablesMissingResults({ plan: eveningPlan(evening), results: scoredResults(evening) }).length > 0
  );
}

/**
 * Opens an evening at the table of a setup, whose mark it adopts.
 * @param existing null to begin a new evening.
 */
function openAtTable(store: LinkStore, setup: Setup, existing: Evening | null): string {
  const { table } = setup;
  const evening = adoptMark(existing ?? newEvening(setup, setup.mark), setup);
  if (evening !== existing) store.add(evening);
  if (bookmarkedTable(store.bookmark(evening.id)) !== table) bookmarkNextBoard(store, evening.id, table, evening);
  return evening.id;
}

/** Sets the bookmark to the next board to play at a table. */
function bookmarkNextBoard(store: LinkStore, id: string, table: number, evening: Evening): void {
  const plan = eveningPlan(evening);
  const next = boardToOpen(plan, table, scoredResults(evening));
  if (next) store.saveBookmark(id, { table, board: next.board, phones: "each", confirms: false });
}

/** Returns the table in a stored bookmark. @param bookmark unvalidated. */
function bookmarkedTable(bookmark: unknown): unknown {
  return ((bookmark ?? {}) as Readonly<Record<string, unknown>>).table;
}
