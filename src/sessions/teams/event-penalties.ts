import { InputError } from "../../bridge/input-error";
import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { roundToHundredths } from "../../bridge/points";
import type { Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { readReason, readUnit, unitSuffix, WRITTEN_UNITS, type PenaltyUnits } from "../penalty-units";
import { fieldReader, otherFields } from "../reading/board-line";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";

/** Something that the Director takes from a team of an event with many matches. */
export interface EventPenalty {
  readonly team: Contestant;
  /** The round of the match that it is of; null for one of the total. */
  readonly round: number | null;
  /** Above 0, in hundredths at the finest; whole IMPs. */
  readonly amount: number;
  readonly unit: EventPenaltyUnit;
  /** As typed; "" where none is given. */
  readonly reason: string;
}

/** IMPs of a match; victory points, or where there are none the points, of a match or of the total. */
export const EVENT_UNITS = ["imps", "vps", "points"] as const;
export type EventPenaltyUnit = (typeof EVENT_UNITS)[number];

/** The columns that only lines of penalties have, of files. */
export const EVENT_PENALTY_COLUMNS = { penalty: [], unit: [], reason: [] } as const;

/** An event, as far as its penalties go. */
export interface PenaltyEvent {
  readonly teams: readonly string[];
  /** How many rounds it has. */
  readonly rounds: number;
  readonly units: PenaltyUnits<EventPenaltyUnit>;
  /** The column of a file that names the team, and how it is read. */
  readonly column: "team" | "home";
  readonly readTeam: (text: string) => Contestant;
}

/** A penalty with the line of the file that says it. */
export interface PenaltyLine {
  readonly line: number;
  readonly penalty: EventPenalty;
}

/** True if a line is of a penalty. */
export function isEventPenalty(fields: ResultFields): boolean {
  return Object.keys(EVENT_PENALTY_COLUMNS).some((column) => (fields[column] ?? "") !== "");
}

/** Reads the lines of penalties; several of a team are added. */
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

/** Lines of penalties, as {@link readEventPenalties} reads them. @param name how a team is written. */
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

/** The sum of penalties, in one unit. */
export function sumOfPenalties(penalties: readonly EventPenalty[]): number {
  return roundToHundredths(penalties.reduce((sum, { amount }) => sum + amount, 0));
}

/** The penalties in a line, "Reds, 3 IMPs in round 2 (late)"; nothing where there are none. */
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

/** The sums of a team's penalties by units, "3 IMPs, 0.5 VPs"; "" where it has none. */
export function printPenalties(penalties: readonly EventPenalty[]): string {
  return EVENT_UNITS.filter((unit) => penalties.some((penalty) => penalty.unit === unit))
    .map((unit) => {
      const sum = sumOfPenalties(penalties.filter((penalty) => penalty.unit === unit));
      return `${sum}${unitSuffix(sum, unit)}`;
    })
    .join(", ");
}

/** Blank for a penalty of the total. */
function readRound(text: string, { rounds }: PenaltyEvent): number | null {
  if (text === "") return null;
  const plain = plainNumber(text);
  const round = /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  if (round < 1 || round > rounds) throw new InputError(words.round(text, rounds));
  return round;
}

function readAmount(text: string, unit: EventPenaltyUnit | null): number {
  const plain = plainDecimals(plainNumber(text));
  const amount = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  if (amount === 0) throw new InputError(words.amount(text));
  if (unit === "imps" && !Number.isInteger(amount)) throw new InputError(words.wholeImps(text));
  return amount;
}
