import { InputError } from "../../bridge/input-error";
import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { roundToHundredths } from "../../bridge/points";
import type { Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { readReason, readUnit, unitSuffix, WRITTEN_UNITS, PENALTY_AMOUNT, type PenaltyUnits } from "../penalty-units";
import { fieldReader, otherFields } from "../reading/board-line";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";

/** A deduction that the Director makes from the score of a team, in an event with many matches. */
export interface EventPenalty {
  readonly team: Contestant;
  /** The round of the match that the penalty is for; null for a penalty on the total. */
  readonly round: number | null;
  /** Amount above 0, with at most two decimals; a whole number if it is in IMPs. */
  readonly amount: number;
  readonly unit: EventPenaltyUnit;
  /** The reason as typed; "" if none is given. */
  readonly reason: string;
}

/**
 * A penalty in IMPs is for a match. A penalty in victory points, or in points if an event has none, is for a match or
 * for the total.
 */
export const EVENT_UNITS = ["imps", "vps", "points"] as const;
export type EventPenaltyUnit = (typeof EVENT_UNITS)[number];

/** The columns of a file that only lines of penalties have. */
export const EVENT_PENALTY_COLUMNS = { penalty: [], unit: [], reason: [] } as const;

/** The properties of an event that are needed to read its penalties. */
export interface PenaltyEvent {
  readonly teams: readonly string[];
  /** Number of rounds of the event. */
  readonly rounds: number;
  readonly units: PenaltyUnits<EventPenaltyUnit>;
  /** The column of a file that names the team; `readTeam` reads it. */
  readonly column: "team" | "home";
  readonly readTeam: (text: string) => Contestant;
}

/** A penalty, with the number of its line in the file. */
export interface PenaltyLine {
  readonly line: number;
  readonly penalty: EventPenalty;
}

/** True for a line of a penalty. */
export function isEventPenalty(fields: ResultFields): boolean {
  return Object.keys(EVENT_PENALTY_COLUMNS).some((column) => (fields[column] ?? "") !== "");
}

/** Reads the lines of penalties; a team may have several. */
export function readEventPenalties(
  lines: readonly ResultLine[],
  event: PenaltyEvent
): { readonly penalties: PenaltyLine[]; readonly faults: Fault[] } {
  const faults: Fault[] = [];
  const penalties = lines.flatMap((line) => readPenalty(line, event, faults) ?? []);
  return { penalties, faults };
}

const words = resultTexts.results.eventPenalties;

function readPenalty({ line, fields }: ResultLine, event: PenaltyEvent, all: Fault[]): PenaltyLine | null {
  const faults: Fault[] = [];
  const read = fieldReader({ line, fields }, faults);
  for (const field of otherFields(fields, ["round", event.column, ...Object.keys(EVENT_PENALTY_COLUMNS)]))
    faults.push({ line, field, message: words.alone });
  const round = read("round", (text) => readRound(text, event));
  const team = read(event.column, event.readTeam);
  const unit = read("unit", (text) => readUnit(text, event.units, words.unit));
  const amount = read("penalty", (text) => readAmount(text, unit));
  const reason = read("reason", readReason);
  if (unit === "imps" && (fields.round ?? "") === "") faults.push({ line, field: "round", message: words.roundOfImps });
  all.push(...faults);
  if (faults.length > 0 || team === null || amount === null || unit === null) return null;
  return { line, penalty: { team, round, amount, unit, reason: reason ?? "" } };
}

/**
 * Returns lines that {@link readEventPenalties} can read.
 * @param name returns how a team is written.
 */
export function writeEventPenalties(
  penalties: readonly EventPenalty[],
  column: PenaltyEvent["column"],
  name: (team: Contestant) => string
): ResultFields[] {
  return penalties.map(({ team, round, amount, unit, reason }) => ({
    round: round === null ? "" : String(round),
    [column]: name(team),
    penalty: String(amount),
    unit: WRITTEN_UNITS[unit],
    reason,
  }));
}

/** Returns the sum of penalties that have one unit. */
export function sumOfPenalties(penalties: readonly EventPenalty[]): number {
  return roundToHundredths(penalties.reduce((sum, { amount }) => sum + amount, 0));
}

/** Returns one line with all penalties, such as "Reds, 3 IMPs in round 2 (late)"; empty if there are none. */
export function eventPenaltiesLine(penalties: readonly EventPenalty[], teams: readonly string[]): string[] {
  if (penalties.length === 0) return [];
  const { all, between, reason: behind } = resultTexts.report.fieldPenalties;
  const listed = penalties.map(({ team, round, amount, unit, reason }) =>
    resultTexts.report
      .eventPenalty(
        nameOf(NUMBERED_TEAMS, teams, team),
        String(amount),
        unitSuffix(amount, unit),
        round === null ? "" : resultTexts.report.penaltyRound(String(round)).join(""),
        reason === "" ? "" : behind(reason).join("")
      )
      .join("")
  );
  return [all(listed.join(between)).join("")];
}

/** Returns the sums of a team's penalties by unit, "3 IMPs, 0.5 VPs"; "" if the team has none. */
export function printPenalties(penalties: readonly EventPenalty[]): string {
  return EVENT_UNITS.filter((unit) => penalties.some((penalty) => penalty.unit === unit))
    .map((unit) => {
      const sum = sumOfPenalties(penalties.filter((penalty) => penalty.unit === unit));
      return `${sum}${unitSuffix(sum, unit)}`;
    })
    .join(", ");
}

/** Reads the round of a penalty; null if it is blank, for a penalty on the total. */
function readRound(text: string, { rounds }: PenaltyEvent): number | null {
  if (text === "") return null;
  const plain = plainNumber(text);
  const round = /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  if (round < 1 || round > rounds) throw new InputError(words.round(text, rounds));
  return round;
}

function readAmount(text: string, unit: EventPenaltyUnit | null): number {
  const plain = plainDecimals(plainNumber(text));
  const amount = PENALTY_AMOUNT.test(plain) ? Number(plain) : 0;
  if (amount === 0) throw new InputError(words.amount(text));
  if (unit === "imps" && !Number.isInteger(amount)) throw new InputError(words.wholeImps(text));
  return amount;
}
