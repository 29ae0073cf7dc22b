import { isRoundRobin } from "../../sessions/event/forms";
import type { MatchToType } from "../../sessions/event/matches-to-type";
import { nextRound } from "../../sessions/event/pairing/next-round";
import { pairingNotes } from "../../sessions/event/pairing/pairing-remarks";
import { isPairedOtherwise, rePairRound } from "../../sessions/event/pairing/re-pair-round";
import { isSwissEvent, type ScoredLeague, type ScoredSwissEvent } from "../../sessions/event/score-event";
import { eventTexts as words } from "./event-texts";

/** The next action for an event; the button at the foot of the page carries it out. */
export type NextStep =
  | {
      readonly kind: "pair" | "pair again";
      readonly round: number;
      /** The event that the round is paired from. */
      readonly event: ScoredSwissEvent;
      readonly notes: readonly string[];
      readonly sentence: string;
    }
  /** A round that cannot be paired yet. */
  | { readonly kind: "waits"; readonly round: number; readonly sentence: string }
  | { readonly kind: "save"; readonly sentence: string };

/** State of an event on its page. */
interface EventState {
  /** The event with the typed results. */
  readonly event: ScoredSwissEvent | ScoredLeague;
  /** Matches of the page without a result. */
  readonly missing: readonly MatchToType[];
  readonly matches: number;
  readonly changed: number;
  readonly refused: number;
}

/** Action at the foot of an event's page, with a sentence on missing results. */
export function nextStep({ event, missing, matches, changed, refused }: EventState): NextStep {
  const sentence =
    refused > 0
      ? words.refused(refused)
      : missing.length === 0
        ? words.allIn(matches)
        : isSwissEvent(event)
          ? words.missing(missing.map(({ table }) => String(table)))
          : words.missingMatches(missing.length);
  if (!isSwissEvent(event)) return { kind: "save", sentence };
  const { plan } = event;
  const next = nextRound(event);
  if (isRoundRobin(plan) || next === null) {
    const again = changed === 0 ? pairedAgain(event) : null;
    return again ?? { kind: "save", sentence };
  }
  const { round } = next;
  const again = changed === 0 ? pairedAgain(event) : null;
  if (again) return again;
  if (next.kind !== "paired" || refused > 0) {
    const isMissing = refused > 0 || missing.length > 0;
    return { kind: "waits", round, sentence: isMissing || next.kind === "paired" ? sentence : next.reason };
  }
  return { kind: "pair", round, event, notes: pairingNotes(event, next), sentence };
}

/** Returns the step that pairs the last round again if it has no result and would now get other pairings; else null. */
function pairedAgain(event: ScoredSwissEvent): NextStep | null {
  const rePaired = rePairRound(event);
  if (rePaired.kind !== "paired" || !isPairedOtherwise(rePaired)) return null;
  const notes = [rePaired.sentence, ...pairingNotes(rePaired.event, rePaired.next)];
  return {
    kind: "pair again",
    round: rePaired.round,
    event: rePaired.event,
    notes,
    sentence: words.againHint(rePaired.round),
  };
}
