import { useEffect, useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import { boardsAt, nextBoard } from "../../play/at-table";
import { itemAt } from "../../bridge/item-at";
import { readCode, readHead } from "../../play/code";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import { previewMerge, applyMerge } from "../../play/merge";
import { cardMark, hasMark, adoptMark, eveningMark, sessionMark } from "../../play/session-mark";
import { readSetup, type Setup } from "../../play/setup-code";
import { onTheDay } from "../../play/table-link";
import { texts as playTexts } from "../../play/texts";
import { today } from "../../sessions/today";
import { errorText } from "../shared/error-text";
import type { EveningStore } from "./evening-store";
import { tablesMissingResults } from "./missing";
import { isSameSetup, newEvening } from "./new-evening";

/** An evening of this device, with the results that a link has brought for it, "" for none. */
export interface Shown {
  readonly id: string;
  readonly brought: string;
  /** How many results came with an evening that is new here. */
  readonly results?: number;
}

/** A code that only somebody can place: of several evenings of this device, or of none. */
export interface Asked {
  /** Those that it may be of. */
  readonly evenings: readonly Evening[];
  /** What the code sets up, which may also be an evening of its own; null for results alone. */
  readonly setup: Setup | null;
  /** The table where the other phone is, of a code that has the evening too; null where the code says where to sit. */
  readonly others: number | null;
  /** As it can be copied to where it belongs. */
  readonly code: string;
  /** Answers with one of them, or null for an evening of its own at some table. */
  readonly answer: (evening: Evening | null, table?: number) => Shown;
}

/** What a link has brought; or what is wrong. */
export type Linked = Shown | Asked | { readonly fault: string } | null;

/** What a link needs of what is kept. */
type Kept = Pick<EveningStore, "all" | "add" | "bookmark" | "saveBookmark" | "waiting" | "saveWaitingCodes">;

/** The link by which the page was opened, or one that comes later; each is read once. */
export function useLink(kept: EveningStore): Linked {
  const [linked, follow] = useState(() => taken(kept));
  useEffect(() => {
    const changed = () => {
      const next = taken(kept);
      if (next) follow(next);
    };
    window.addEventListener("hashchange", changed);
    return () => window.removeEventListener("hashchange", changed);
  }, [kept]);
  return linked;
}

/** Reads the link and takes it out of the address: the page that is loaded again goes on where play was. */
function taken(kept: EveningStore): Linked {
  const { hash, pathname, search } = window.location;
  try {
    return fromLink(kept, hash) ?? fromWaiting(kept);
  } catch (error) {
    return { fault: errorText(error) };
  } finally {
    if (hash !== "") window.history.replaceState(null, "", pathname + search);
  }
}

/** A code that came before and has not been placed yet. */
function fromWaiting(kept: Kept): Linked {
  const [code] = kept.waiting();
  try {
    return code === undefined ? null : fromLink(kept, `#${code}`);
  } catch {
    kept.saveWaitingCodes([]);
    return null;
  }
}

/**
 * What a link brings: an evening to be set up, or results of one that is kept here.
 * @throws InputError where it is not whole.
 */
export function fromLink(kept: Kept, hash: string): Linked {
  const code = hash.replace(/^#/, "");
  const setup = readSetup(hash);
  if (setup) return fromSetup(kept, { ...setup, options: onTheDay(setup.options, today()) }, code);
  const head = readHead(hash);
  if (!head) {
    // Messengers cut long links.
    if (hash.startsWith("#OT")) throw new InputError(playTexts.code.damaged);
    return null;
  }
  const all = kept.all();
  const marked = head.sender ? withMark(all, head.sender.mark) : [];
  const ofDay = all.filter((known) => sessionMark(eveningPlan(known)) === head.session);
  const shown = ({ id }: Evening): Shown => {
    done(kept, code);
    return { id, brought: code };
  };
  const [first, ...more] = marked.length > 0 ? marked : ofDay;
  const isSure = head.setup === null || marked.length > 0;
  if (first && more.length === 0 && isSure) return shown(first);
  // Until somebody says where it belongs, whatever becomes of the page.
  kept.saveWaitingCodes([code, ...kept.waiting().filter((known) => known !== code)]);
  const evenings = marked.length > 0 ? marked : isSure ? ofDay : ofDay.filter(({ entries }) => entries.length > 0);
  const { setup: sent } = head;
  if (!sent)
    return { evenings, setup: null, others: null, code, answer: (evening) => shown(evening ?? itemAt(evenings, 0)) };
  const answer = (evening: Evening | null, table = sent.table): Shown => {
    if (!evening) return joinedAnew(kept, { ...sent, table }, code);
    kept.add(adoptMark(evening, sent));
    return shown(evening);
  };
  return { evenings, setup: sent, others: sent.table, code, answer };
}

/** Begins here what another phone has begun, with the results that it has sent, also those that came before. */
function joinedAnew(kept: Kept, setup: Setup, code: string): Shown {
  const same = kept.all().find((evening) => evening.entries.length === 0 && isSameSetup(evening, setup));
  const id = openedAt(kept, setup, same ?? null);
  const evening = kept.all().find((known) => known.id === id);
  if (!evening) return { id, brought: code };
  const codes = [code, ...kept.waiting().filter((known) => readHead(`#${known}`)?.sender?.mark === setup.mark)];
  const whole = codes.reduce((known, each) => withAll(known, each), evening);
  if (whole !== evening) kept.add(whole);
  goTo(kept, id, setup.table, whole);
  for (const each of codes) done(kept, each);
  return { id, brought: "", results: scoredResults(whole).size };
}

/** An evening in which nothing is known yet that could be lost, with all that was sent. */
function withAll(evening: Evening, code: string): Evening {
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
    // Of a version to come: it stays with the other phone.
    return evening;
  }
}

/** A code has come to where it belongs. */
function done(kept: Kept, code: string): void {
  const waiting = kept.waiting();
  if (waiting.includes(code)) kept.saveWaitingCodes(waiting.filter((known) => known !== code));
}

/** The evening with a mark: the one that was begun with it, else those of which somebody has said that it is the same. */
export function withMark(all: readonly Evening[], mark: string): Evening[] {
  const own = all.filter((known) => eveningMark(known) === mark);
  return own.length > 0 ? own : all.filter((known) => hasMark(known, mark));
}

/**
 * Opens an evening at a table: the one that is kept here, else a new one. Where this device has begun one of the same
 * kind, date and tables on its own, or has played to its end what a card says, it is asked which is meant.
 */
function fromSetup(kept: Kept, setup: Setup, code: string): Linked {
  const all = kept.all();
  const answer = (evening: Evening | null): Shown => ({ id: openedAt(kept, setup, evening), brought: "" });
  const known = knownFor(all, setup);
  if (known.length === 1) return answer(known[0] ?? null);
  const session = sessionMark(eveningPlan(setup));
  const played = all.filter((evening) => evening.entries.length > 0 && sessionMark(eveningPlan(evening)) === session);
  const evenings = known.length > 0 ? known : played;
  if (evenings.length > 0) return { evenings, setup, others: null, code, answer };
  return answer(all.find((evening) => evening.entries.length === 0 && isSameSetup(evening, setup)) ?? null);
}

/** The evenings that a code sets up. Of a card, whose evening may be over, those that are not, and also by what it says. */
function knownFor(all: readonly Evening[], setup: Setup): Evening[] {
  if (setup.mark !== undefined) return withMark(all, setup.mark);
  const card = cardMark(setup.kind, setup.options);
  const known = all.filter((evening) => hasMark(evening, card) || isSameSetup(evening, setup));
  return known.filter(
    (evening) => tablesMissingResults({ plan: eveningPlan(evening), results: scoredResults(evening) }).length > 0
  );
}

/** Goes to a table of an evening, null for a new one, which has the code's mark from then on. */
function openedAt(kept: Kept, setup: Setup, known: Evening | null): string {
  const { table } = setup;
  const evening = adoptMark(known ?? newEvening(setup, setup.mark), setup);
  if (evening !== known) kept.add(evening);
  if (bookmarkedTable(kept.bookmark(evening.id)) !== table) goTo(kept, evening.id, table, evening);
  return evening.id;
}

/** Goes to the board of a table that is played next. */
function goTo(kept: Kept, id: string, table: number, evening: Evening): void {
  const plan = eveningPlan(evening);
  const next = nextBoard(plan, table, scoredResults(evening)) ?? boardsAt(plan, table)[0];
  if (next) kept.saveBookmark(id, { table, board: next.board, confirms: true });
}

/** The table at which play was; what is stored may be anything. */
function bookmarkedTable(bookmark: unknown): unknown {
  return ((bookmark ?? {}) as Readonly<Record<string, unknown>>).table;
}
