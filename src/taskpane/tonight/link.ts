import { useEffect, useState } from "preact/hooks";
import { boardsAt } from "../../play/at-table";
import { hasCode } from "../../play/code";
import { EMPTY_DRAFT } from "../../play/draft";
import { planOf } from "../../play/evening";
import { isOfEvening } from "../../play/session-mark";
import { readSetup } from "../../play/setup-code";
import { errorText } from "../error-text";
import type { KeptEvenings } from "./kept-evenings";
import { isSameSetup, newEvening } from "./new-evening";
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
  if (setup) {
    const known = kept.all().find((evening) => isSameSetup(evening, setup));
    const evening = known ?? newEvening({ ...planOf(setup), options: setup.options });
    if (!known) kept.add(evening);
    const board = boardsAt(planOf(evening), setup.table)[0]?.board;
    if (board !== undefined && !known) kept.keepBookmark(evening.id, { table: setup.table, board, draft: EMPTY_DRAFT });
    return { id: evening.id, brought: "" };
  }
  if (!hasCode(hash)) return null;
  const evening = kept.all().find((known) => isOfEvening(hash, planOf(known)));
  if (!evening) throw new Error(texts.noEveningFor);
  return { id: evening.id, brought: hash.replace(/^#/, "") };
}
