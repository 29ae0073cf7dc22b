import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { placeList, type Columns, type List } from "../kit/list";
import { WORKING } from "../working/steps";

/** The lists of the Working sheet, side by side. */
export interface WorkingLists {
  /** The lines of all rounds below each other. */
  readonly lines: List<LineStep>;
  readonly teams: List<TeamStep>;
  readonly event: List<EventStep>;
}

/** What the Working sheet has for each line of each round. */
export type LineStep =
  | "round"
  /** The two teams as one number, whichever is named first. */
  | "key"
  /** The round in which the two have met before. */
  | "met"
  /** What is wrong with the two teams, in words. */
  | "remark"
  /** 1 with its result, 0 without, blank where there is no match. */
  | "scored"
  /** The two teams once again where the match has its result. */
  | "team"
  | "opponent";

/** What the Working sheet has for each team. */
export type TeamStep =
  | "number"
  /** As it is shown everywhere. */
  | "name"
  /** Its row on the Ranking. */
  | "position"
  /** The sum of its points on the first of two sheets of the Standings. */
  | "carried";

/** What the Working sheet has for the event. */
export type EventStep =
  /** Whether every match of the Swiss rounds has its result: 1 or 0. */
  | "complete"
  /** The points of a bye. */
  | "bye";

const LINE_STEPS: Columns<LineStep> = {
  round: { heading: "round" },
  key: { heading: "key" },
  met: { heading: "met", shared: true },
  remark: { heading: "remark" },
  scored: { heading: "scored" },
  team: { heading: "team" },
  opponent: { heading: "opponent" },
};

const TEAM_STEPS: Columns<TeamStep> = {
  number: { heading: "number" },
  name: { heading: "name" },
  position: { heading: "position" },
  carried: { heading: "carried" },
};

const EVENT_STEPS: Columns<EventStep> = { complete: { heading: "complete" }, bye: { heading: "bye" } };

const PLACE = { sheet: WORKING, headingRow: 1 };

/**
 * Places the lists of the Working sheet.
 * @param linesPerRound lines on the sheet of each round.
 */
export function placeWorking({ teams, rounds }: SwissEventPlan, linesPerRound: number): WorkingLists {
  const lines = placeList(LINE_STEPS, { ...PLACE, rows: rounds * linesPerRound });
  const teamList = placeList(TEAM_STEPS, { ...PLACE, left: lines.right + 2, rows: teams.length });
  return { lines, teams: teamList, event: placeList(EVENT_STEPS, { ...PLACE, left: teamList.right + 2, rows: 1 }) };
}

/** The lines of a round among those of all. */
export function linesOfRound({ lines }: WorkingLists, round: number, linesPerRound: number): List<LineStep> {
  return placeList(LINE_STEPS, { ...PLACE, firstRow: lines.row((round - 1) * linesPerRound), rows: linesPerRound });
}
