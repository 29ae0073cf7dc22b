import { carriedFrom, teamsOfEvent } from "../../../sessions/event/bracket/carried";
import { EVENT_OPTIONS } from "../../../sessions/event/options";
import { sessionOf, type Scored } from "../../../sessions/kinds";
import { withoutTyped, type SessionChoice } from "../form/session-choice";
import { ofKind } from "./kind-forms";

export const STAGES = ["knockout", "swiss", "round-robin"] as const;
export type StageName = (typeof STAGES)[number];

/** Settings of a stage that follows an event. */
export interface NextStage {
  readonly stage: StageName;
  /** Number of teams that go on, from the first place. */
  readonly count: number;
  /** Share of the points that is carried forward: "all", "half" or "0 %". */
  readonly part: string;
}

/** True if another stage can follow an event: its Swiss rounds are over, and it has no knockout of its own. */
export function canFollow(scored: Scored): boolean {
  return scored.kind === "swiss-event" && scored.complete && scored.bracket === null;
}

/** The number of teams in the standings of an event. */
export function teamsIn(scored: Scored): number {
  return scored.kind === "swiss-event" ? scored.standings.length : 0;
}

/** Returns the choice of a Swiss event, without typed values. */
export function eventChoice(choice: SessionChoice): SessionChoice {
  return ofKind(withoutTyped(choice), "swiss-event");
}

/** The numbers of teams that can go on to a stage, the largest first. */
export function stageCounts(stage: StageName, teams: number): readonly number[] {
  const counts =
    stage === "knockout"
      ? EVENT_OPTIONS.bracket.choices
      : Array.from({ length: Math.max(0, teams - 3) }, (_, i) => i + 4);
  return counts.filter((count) => count <= teams).sort((a, b) => b - a);
}

/**
 * Returns the form's values for a stage with the best teams of an event, in the order of the standings.
 * @param scored the event that is over.
 * @throws InputError if the event has no victory points or its teams have no names.
 */
export function stageChoice(scored: Scored, { stage, count, part }: NextStage): Partial<SessionChoice> {
  const { title } = scored.plan;
  const teams = teamsOfEvent(sessionOf(scored), title);
  const { text, names } = carriedFrom(teams, title, { part, places: `1-${count}`, teams: null });
  const isKnockout = stage === "knockout";
  return {
    list: names.join("\n"),
    teamCount: names.length,
    eventForm: isKnockout ? "swiss" : stage,
    bracket: isKnockout ? count : 0,
    swissRounds: isKnockout ? 0 : null,
    carry: isKnockout || part === "0 %" ? "" : text,
  };
}
