import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { placeList, recordOf, type Columns, type List } from "../kit/list";
import { WORKING } from "../working/steps";

/** The lists of the Working sheet, side by side. */
export interface WorkingLists {
  /** The lines of all rounds below each other. */
  readonly lines: List<LineStep>;
  readonly teams: List<TeamStep>;
  readonly event: List<EventStep>;
}

/** What is typed in a line, copied to this sheet as text: formulas within one sheet can be stored once a column. */
const TYPED_TEXTS = ["teamText", "opponentText", "impsText", "vpsText", "opponentVpsText"] as const;

/** The same as numbers where it is any: a cell from which another one was cut has text. */
const TYPED_STEPS = ["typedTeam", "typedOpponent", "typedImps", "typedVps", "typedOpponentVps"] as const;

/** What the Working sheet has for each line of each round. */
const LINE_STEPS = [
  "round",
  ...TYPED_TEXTS,
  ...TYPED_STEPS,
  /** The two teams as one number, whichever is named first. */
  "key",
  /** The round in which the two have met before. */
  "met",
  /** What is wrong with the two teams, in words. */
  "remark",
  /** 1 with its result, 0 without, blank where there is no match. */
  "scored",
  /** The two teams once again where the match has its result. */
  "team",
  "opponent",
] as const;
export type LineStep = (typeof LINE_STEPS)[number];

/** What the Working sheet has for each team. */
const TEAM_STEPS = [
  "number",
  /** As it is shown everywhere. */
  "name",
  /** Its row on the Ranking. */
  "position",
  /** The sum of its points on the first of two sheets of the Standings. */
  "carried",
] as const;
export type TeamStep = (typeof TEAM_STEPS)[number];

/** What the Working sheet has for the event. */
const EVENT_STEPS = [
  /** Whether every match of the Swiss rounds has its result: 1 or 0. */
  "complete",
  /** The points of a bye. */
  "bye",
  /** The most victory points of a team, and the least and the most of both teams together. */
  "mostVps",
  "leastSum",
  "mostSum",
] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** The steps whose formulas stay on this sheet. */
const SHARED: readonly string[] = ["met", ...TYPED_STEPS];

function columnsOf<K extends string>(steps: readonly K[]): Columns<K> {
  return recordOf(steps, (step) => ({ heading: step, shared: SHARED.includes(step) }));
}

const PLACE = { sheet: WORKING, headingRow: 1 };

/**
 * Places the lists of the Working sheet.
 * @param linesPerRound lines on the sheet of each round.
 */
export function placeWorking({ teams, rounds }: SwissEventPlan, linesPerRound: number): WorkingLists {
  const lines = placeList(columnsOf(LINE_STEPS), { ...PLACE, rows: rounds * linesPerRound });
  const teamList = placeList(columnsOf(TEAM_STEPS), { ...PLACE, left: lines.right + 2, rows: teams.length });
  const event = placeList(columnsOf(EVENT_STEPS), { ...PLACE, left: teamList.right + 2, rows: 1 });
  return { lines, teams: teamList, event };
}

/** The lines of a round among those of all. */
export function linesOfRound({ lines }: WorkingLists, round: number, linesPerRound: number): List<LineStep> {
  return placeList(columnsOf(LINE_STEPS), {
    ...PLACE,
    firstRow: lines.row((round - 1) * linesPerRound),
    rows: linesPerRound,
  });
}
