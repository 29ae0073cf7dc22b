import { readCode, readHead } from "../../../play/code";
import { eveningPlan, type Evening } from "../../../play/evening";
import { previewMerge, applyMerge } from "../../../play/merge";
import { hasMark } from "../../../play/session-mark";
import type { EveningStore } from "../shared/evening-store";
import { withMark } from "../phones/link";
import { newEvening } from "../shared/new-evening";

/** Returns the first part of an evening that is a second part; null if this device does not have the first part. */
export function firstPart({ follows, firstMark }: Evening, { find, all }: Pick<EveningStore, "find" | "all">) {
  const local = follows === undefined ? null : find(follows);
  return local ?? (firstMark === undefined ? null : (withMark(all(), firstMark)[0] ?? null));
}

/**
 * Merges a code into the first part of an evening.
 * @param mark the first part's mark.
 * @param first the first part on this device; null if it has none.
 * @returns the merged evening, or a reason: "none" without a code, "other" for another evening's code, "results" if the
 *   code has only results and this device does not have the first part, "differs" if results conflict.
 * @throws InputError if the code is incomplete.
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
  const existing = first ?? (setup && newEvening(setup, sender.mark));
  if (!existing) return "results";
  const received = readCode(text, eveningPlan(existing));
  const offer = previewMerge(existing, received);
  return offer.conflicts.length > 0 ? "differs" : applyMerge(existing, received, offer, () => false, Date.now());
}
