import { contestantAt, type Contestant } from "../../movements/contestant";
import { areaAddress, onSheet } from "../reference";
import { WORKING } from "../working/steps";
import type { SwissLayout } from "./layout";

/** What the Working sheet has for each line of each round. */
export const LINE_STEPS = [
  "round",
  /** The two teams as one number, whichever is named first. */
  "key",
  /** The round in which the two have met before. */
  "met",
  /** 1 with its result, 0 without, blank where there is no match. */
  "scored",
  /** The two teams once again where the match has its result. */
  "team",
  "opponent",
] as const;
export type LineStep = (typeof LINE_STEPS)[number];

const WORKING_FIRST_ROW = 2;

/** What the Working sheet has for each team. */
export const TEAM_STEPS = [
  "number",
  /** As it is shown everywhere. */
  "name",
  /** Its row on the Ranking. */
  "position",
  /** The sum of its points on the first of two sheets of the Standings. */
  "carried",
] as const;
export type TeamStep = (typeof TEAM_STEPS)[number];

/** The column of a step on the Working sheet. */
export function stepColumn(step: LineStep): number {
  return LINE_STEPS.indexOf(step) + 1;
}

/** The row of a line on the Working sheet: rounds stand below each other. Lines count from 0. */
export function workingRow({ lines }: SwissLayout, round: number, line: number): number {
  return WORKING_FIRST_ROW + (round - 1) * lines + line;
}

/** The lines of a round in one or more columns of the Working sheet. */
export function stepAddress(layout: SwissLayout, round: number, first: LineStep, last: LineStep = first): string {
  const area = {
    top: workingRow(layout, round, 0),
    left: stepColumn(first),
    right: stepColumn(last),
    bottom: workingRow(layout, round, layout.lines - 1),
  };
  return onSheet(WORKING, areaAddress(area));
}

/** The column of a step of the teams on the Working sheet, right of the lines. */
export function teamStepColumn(step: TeamStep): number {
  return LINE_STEPS.length + 2 + TEAM_STEPS.indexOf(step);
}

/** The row of a team on the Working sheet. */
export function teamStepRow(team: Contestant): number {
  return WORKING_FIRST_ROW + team;
}

/** The address of a step of all teams. */
export function teamStepAddress({ teams }: SwissLayout, step: TeamStep): string {
  const column = teamStepColumn(step);
  const area = {
    top: teamStepRow(contestantAt(1)),
    bottom: teamStepRow(contestantAt(teams)),
    left: column,
    right: column,
  };
  return onSheet(WORKING, areaAddress(area));
}

const SINGLE_COLUMN = LINE_STEPS.length + TEAM_STEPS.length + 3;

/** The cell of the Working sheet that says whether the Swiss rounds are complete. */
export const COMPLETE_CELL = { row: WORKING_FIRST_ROW, column: SINGLE_COLUMN } as const;

/** The cell of the Working sheet with the points of a bye. */
export const BYE_CELL = { row: WORKING_FIRST_ROW, column: SINGLE_COLUMN + 1 } as const;
