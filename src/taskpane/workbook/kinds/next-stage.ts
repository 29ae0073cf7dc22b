import { carriedFrom, teamsOfEvent } from "../../../sessions/event/bracket/carried";
import { EVENT_OPTIONS } from "../../../sessions/event/options";
import { sessionOf, type Scored } from "../../../sessions/kinds";
import type { SessionChoice } from "../form/session-choice";

export const STAGES = ["knockout", "swiss", "round-robin"] as const;
export type StageName = (typeof STAGES)[number];

/** The choice of a stage that follows on an event. */
export interface NextStage {
  readonly stage: StageName;
  /** Number of teams that go on, from the first place. */
  readonly count: number;
  /** As the option carry of a file has it: "all", "half" or "0 %". */
  readonly part: string;
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
 * Returns the fields of the form for a stage with teams of an event in the order of its standings.
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
