import { useEffect, useState } from "preact/hooks";
import { boardsAt, nextBoard } from "../../play/at-table";
import { hasCode } from "../../play/code";
import { planOf, standing } from "../../play/evening";
import { isOfEvening, sessionMark } from "../../play/session-mark";
import { readSetup, type Setup } from "../../play/setup-code";
import { onTheDay } from "../../play/table-link";
import { today } from "../../sessions/today";
import { errorText } from "../error-text";
import type { KeptEvenings } from "./kept-evenings";
import { newEvening } from "./new-evening";
import { texts } from "./texts";

/** What a link has brought: an evening of this device, with the results for it, "" for none; or what is wrong. */
export type Linked = { readonly id: string; readonly brought: string } | { readonly fault: string } | null;

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
function fromLink(kept: KeptEvenings, hash: string): Linked {
  const setup = readSetup(hash);
  if (setup) return { id: setUp(kept, setup), brought: "" };
  if (!hasCode(hash)) return null;
  const evening = kept.all().find((known) => isOfEvening(hash, planOf(known)));
  if (!evening) throw new Error(texts.noEveningFor);
  return { id: evening.id, brought: hash.replace(/^#/, "") };
}

/** Opens an evening at a table: the one that is kept here, else a new one. Its names may have been corrected since. */
function setUp(kept: KeptEvenings, { kind, options: told, table }: Setup): string {
  const options = onTheDay(told, today());
  const plan = planOf({ kind, options });
  const mark = sessionMark(plan);
  const known = kept.all().find((evening) => sessionMark(planOf(evening)) === mark);
  const evening = known ?? newEvening({ ...plan, options });
  if (!known) kept.add(evening);
  if (bookmarkedTable(kept.bookmark(evening.id)) !== table) {
    const next = nextBoard(plan, table, standing(evening)) ?? boardsAt(plan, table)[0];
    if (next) kept.keepBookmark(evening.id, { table, board: next.board });
  }
  return evening.id;
}

/** The table at which play was; what is stored may be anything. */
function bookmarkedTable(bookmark: unknown): unknown {
  return ((bookmark ?? {}) as Readonly<Record<string, unknown>>).table;
}
