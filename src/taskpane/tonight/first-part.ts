import { readCode, readHead } from "../../play/code";
import { eveningPlan, type Evening } from "../../play/evening";
import { previewMerge, applyMerge } from "../../play/merge";
import { hasMark } from "../../play/session-mark";
import type { EveningStore } from "./evening-store";
import { withMark } from "./link";
import { newEvening } from "./new-evening";

/** The evening whose second part this is, as far as this device has it. */
export function firstPart({ follows, firstMark }: Evening, { find, all }: Pick<EveningStore, "find" | "all">) {
  const here = follows === undefined ? null : find(follows);
  return here ?? (firstMark === undefined ? null : (withMark(all(), firstMark)[0] ?? null));
}

/**
 * The first part of an evening with what its code says.
 * @param mark that of the first part.
 * @param first what is known of it here; null for nothing.
 * @returns why not: there is no code, it is another evening's, it has results of an evening that is not known yet, or
 *   some of them differ from what is known.
 * @throws InputError where the code is not whole.
 */
export function withFirstPart(
  text: string,
  mark: string,
  first: Evening | null
): Evening | "none" | "other" | "results" | "differs" {
  const head = readHead(text);
  if (head === null) return "none";
  const { sender, setup } = head;
  if (!sender || !(sender.mark === mark || (first && hasMark(first, sender.mark)))) return "other";
  const known = first ?? (setup && newEvening(setup, sender.mark));
  if (!known) return "results";
  const received = readCode(text, eveningPlan(known));
  const offer = previewMerge(known, received);
  return offer.conflicts.length > 0 ? "differs" : applyMerge(known, received, offer, () => false, Date.now());
}
