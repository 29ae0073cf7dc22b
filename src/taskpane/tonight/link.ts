import { useEffect, useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import { boardsAt, nextBoard } from "../../play/at-table";
import { readHead } from "../../play/code";
import { planOf, standing, type Evening } from "../../play/evening";
import { cardMark, hasMark, joined, markOf, sessionMark } from "../../play/session-mark";
import { readSetup, type Setup } from "../../play/setup-code";
import { onTheDay } from "../../play/table-link";
import { texts as playTexts } from "../../play/texts";
import { today } from "../../sessions/today";
import { errorText } from "../shared/error-text";
import type { KeptEvenings } from "./kept-evenings";
import { missingIn } from "./missing";
import { isSameSetup, newEvening } from "./new-evening";
import { texts } from "./texts";

/** An evening of this device, with the results that a link has brought for it, "" for none. */
export interface Shown {
  readonly id: string;
  readonly brought: string;
}

/** A link that may be of several evenings of this device: which one it is, only somebody can say. */
export interface Asked {
  readonly evenings: readonly Evening[];
  /** What the link sets up, which may also be an evening of its own; null for results. */
  readonly setup: Setup | null;
  /** Answers with one of them, or null for an evening of its own. */
  readonly answer: (evening: Evening | null) => Shown;
}

/** What a link has brought; or what is wrong. */
export type Linked = Shown | Asked | { readonly fault: string } | null;

/** What a link needs of what is kept. */
type Kept = Pick<KeptEvenings, "all" | "add" | "bookmark" | "keepBookmark">;

/** The link by which the page was opened, or one that comes later; each is read once. */
export function useLink(kept: KeptEvenings): Linked {
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
function taken(kept: KeptEvenings): Linked {
  const { hash, pathname, search } = window.location;
  try {
    return fromLink(kept, hash);
  } catch (error) {
    return { fault: errorText(error) };
  } finally {
    if (hash !== "") window.history.replaceState(null, "", pathname + search);
  }
}

/**
 * What a link brings: an evening to be set up, or results of one that is kept here.
 * @throws InputError where it is not whole, or of no evening of this device.
 */
export function fromLink(kept: Kept, hash: string): Linked {
  const setup = readSetup(hash);
  if (setup) return fromSetup(kept, { ...setup, options: onTheDay(setup.options, today()) });
  const head = readHead(hash);
  if (!head) {
    // Messengers cut long links.
    if (hash.startsWith("#OT")) throw new InputError(playTexts.code.damaged);
    return null;
  }
  const all = kept.all();
  const marked = head.sender ? withMark(all, head.sender.mark) : [];
  const evenings = marked.length > 0 ? marked : all.filter((known) => sessionMark(planOf(known)) === head.session);
  const answer = (evening: Evening): Shown => ({ id: evening.id, brought: hash.replace(/^#/, "") });
  const [first, ...more] = evenings;
  if (!first) throw new InputError(texts.noEveningFor);
  if (more.length === 0) return answer(first);
  return { evenings, setup: null, answer: (evening) => answer(evening ?? first) };
}

/** The evening with a mark: the one that was begun with it, else those of which somebody has said that it is the same. */
export function withMark(all: readonly Evening[], mark: string): Evening[] {
  const own = all.filter((known) => markOf(known) === mark);
  return own.length > 0 ? own : all.filter((known) => hasMark(known, mark));
}

/**
 * Opens an evening at a table: the one that is kept here, else a new one. Where this device has begun one of the same
 * kind, date and tables on its own, or has played to its end what a card says, it is asked which is meant.
 */
function fromSetup(kept: Kept, setup: Setup): Linked {
  const all = kept.all();
  const answer = (evening: Evening | null): Shown => ({ id: openedAt(kept, setup, evening), brought: "" });
  const known = knownFor(all, setup);
  if (known.length === 1) return answer(known[0] ?? null);
  const session = sessionMark(planOf(setup));
  const played = all.filter((evening) => evening.entries.length > 0 && sessionMark(planOf(evening)) === session);
  const evenings = known.length > 0 ? known : played;
  if (evenings.length > 0) return { evenings, setup, answer };
  return answer(all.find((evening) => evening.entries.length === 0 && isSameSetup(evening, setup)) ?? null);
}

/** The evenings that a code sets up. Of a card, whose evening may be over, those that are not, and also by what it says. */
function knownFor(all: readonly Evening[], setup: Setup): Evening[] {
  if (setup.mark !== undefined) return withMark(all, setup.mark);
  const card = cardMark(setup.kind, setup.options);
  const known = all.filter((evening) => hasMark(evening, card) || isSameSetup(evening, setup));
  return known.filter((evening) => missingIn({ plan: planOf(evening), stands: standing(evening) }).length > 0);
}

/** Goes to a table of an evening, null for a new one, which has the code's mark from then on. */
function openedAt(kept: Kept, setup: Setup, known: Evening | null): string {
  const { table } = setup;
  const evening = joined(known ?? newEvening(setup, setup.mark), setup);
  if (evening !== known) kept.add(evening);
  if (bookmarkedTable(kept.bookmark(evening.id)) !== table) {
    const plan = planOf(evening);
    const next = nextBoard(plan, table, standing(evening)) ?? boardsAt(plan, table)[0];
    if (next) kept.keepBookmark(evening.id, { table, board: next.board, confirms: true });
  }
  return evening.id;
}

/** The table at which play was; what is stored may be anything. */
function bookmarkedTable(bookmark: unknown): unknown {
  return ((bookmark ?? {}) as Readonly<Record<string, unknown>>).table;
}
