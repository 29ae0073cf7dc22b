import { stepList } from "../working/steps";
import type { PenaltyUnits } from "../../sessions/penalty-units";
import { resultTexts } from "../../sessions/result-texts";
import type { EventPenaltyUnit } from "../../sessions/teams/event-penalties";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import { countWhere, firstTrue, sumWhereEqual, sumWhere, unlessBlank, type Case } from "../kit/formula";
import type { Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { allComputed, writeHeadings, writeRow } from "../kit/write-list";
import { texts } from "../texts";
import { isWholeNumber, numberText } from "../working/text-formulas";
import { listedUpTo, putFaultMessages } from "../typed-list";
import {
  joinedPenalties,
  byUnit,
  penaltyInWords,
  isTooLong,
  lineFormulas,
  reasonInWords,
  unitSuffix,
} from "./penalty-line";

/** The rules for an event's penalties. */
export interface PenaltyRules {
  readonly teams: number;
  readonly rounds: number;
  readonly units: PenaltyUnits<EventPenaltyUnit>;
}

/** Calculation columns of the list of penalties. */
const STEPS = [
  /** Typed cells as texts. */
  "inRound",
  "whose",
  "typed",
  "spelt",
  "written",
  /**
   * The round, "" for a penalty on the total, 0 if invalid; the team's number, 0 if invalid; number of the unit from 1,
   * 0 for none.
   */
  "round",
  "number",
  "unit",
  /** Amount as read, "?" for no number; valid amount, "" for none. */
  "read",
  "amount",
  /** The reason, if it is not too long. */
  "reason",
  /** Number of matches that the team has in the round. */
  "matches",
  /**
   * Number of the line's fault, 0 for none; number of the line's message: the fault, or else why the penalty does not
   * count yet.
   */
  "fault",
  "said",
  /** Target of the deduction, see {@link keyOf}; "" if the penalty does not count. */
  "key",
  /** Penalties up to this line in words, each with a separator before it. */
  "listed",
  /** All messages that a line may have, one per row. */
  "messages",
] as const;
type Step = (typeof STEPS)[number];

/** The calculation columns of the list of penalties, one row per line. */
export type PenaltySteps = List<Step>;

/** Faults of a line in order of precedence; after a fault of the reason alone, the penalty still counts. */
const FAULTS = ["round", "team", "penalty", "unit", "roundOfImps", "twoMatches", "reason"] as const;
const WAITS = ["waits", "noImps"] as const;
const MESSAGES = [...FAULTS, ...WAITS] as const;
export const LAST_FAULT = FAULTS.length;

const by = (key: (typeof MESSAGES)[number]) => String(MESSAGES.indexOf(key) + 1);

/** Columns whose formula is not filled down, since it reads typed cells or the line above. */
const UNLIKE: readonly Step[] = ["inRound", "whose", "typed", "spelt", "written", "listed", "messages"];

/** Lays out the calculation columns on the Working sheet, from a column on. */
export function placePenaltySteps(left: number, rows: number): PenaltySteps {
  return stepList("penalties", STEPS, { left, rows }, (step) => !UNLIKE.includes(step));
}

/**
 * Returns the formula for the text of a message in the column Check.
 * @param message formula for the message's number.
 */
export function penaltyMessage({ outside }: PenaltySteps, message: string): string {
  return `INDEX(${outside.range("messages", 0, MESSAGES.length - 1)},${message})`;
}

/** Kind of deduction, as the first letter of a key: IMPs of a match, points of a match, or points of the total. */
type DeductionKind = "I" | "P" | "T";

/**
 * Returns the formula for the target of a deduction as a text: "I2/7" are IMPs of team 7 in round 2, "T/7" is the total
 * of team 7. Round and team are formulas; the round is null for the total.
 */
function keyOf(kind: DeductionKind, round: string | null, team: string): string {
  return round === null ? `"${kind}/"&${team}` : `"${kind}"&${round}&"/"&${team}`;
}

/** Addresses of the calculation columns: for use on any sheet if taken from `outside`, else for the Working sheet. */
type StepAddresses = Pick<PenaltySteps, "range">;

/**
 * Returns the formula for the deduction from a team's match in a round, or from its total if `round` is null; round and
 * team are formulas.
 */
export function takenOf({ range }: StepAddresses, kind: DeductionKind, round: string | null, team: string): string {
  return sumWhereEqual(range("key"), keyOf(kind, round, team), range("amount"));
}

/** Returns the formula for the change of a match's margin by the penalties in IMPs of both teams. */
export function changeOfMargin({ range }: StepAddresses, round: string, team: string, opponent: string): string {
  const isOf = (side: string) => `(${range("key")}=${keyOf("I", round, side)})`;
  return sumWhere(`${isOf(opponent)}-${isOf(team)}`, range("amount"));
}

interface PenaltyParts {
  readonly rules: PenaltyRules;
  readonly typed: Pick<List<"round" | "team" | "penalty" | "unit" | "reason">, "outside">;
  /** Returns the formula for the name of a team; `number` is a formula for the team's number. */
  readonly name: (number: string) => string;
  /**
   * Return formulas for the number of a team's matches in a round: all; those with a result; those with a margin in
   * IMPs. `margins` is null if no match has such a margin.
   */
  readonly matches: (round: string, team: string) => string;
  readonly results: (round: string, team: string) => string;
  readonly margins: ((round: string, team: string) => string) | null;
}

/** Writes the calculation columns. See sessions/teams/event-penalties.ts for the accepted entries. */
export function putPenaltySteps(grid: Grid, list: PenaltySteps, parts: PenaltyParts): void {
  writeHeadings(grid, list);
  const { told } = texts.eventPenalties;
  putFaultMessages(
    grid,
    list,
    MESSAGES.map((key) => told[key])
  );
  for (let row = 0; row < list.rows; row++)
    writeRow(grid, list, row, allComputed({ ...readFormulas(list, parts, row), ...countedFormulas(list, parts, row) }));
}

type Formulas<S extends Step> = Readonly<Record<S, string>>;

function readFormulas(
  list: PenaltySteps,
  { rules, typed, matches }: PenaltyParts,
  row: number
): Formulas<
  | "inRound"
  | "whose"
  | "typed"
  | "spelt"
  | "written"
  | "round"
  | "number"
  | "unit"
  | "read"
  | "amount"
  | "reason"
  | "matches"
> {
  const cell = (step: Step) => list.cell(step, row);
  const typedCell = (key: "round" | "team" | "penalty" | "unit" | "reason") => typed.outside.cell(key, row);
  const { units } = rules;
  const upTo = (text: string, max: number) =>
    `IF(${isWholeNumber(text)},IF(AND(VALUE(${text})>=1,VALUE(${text})<=${max}),VALUE(${text}),0),0)`;
  const [read, unit] = [cell("read"), cell("unit")];
  const isWhole = units.includes("imps") ? [`OR(${unit}<>${units.indexOf("imps") + 1},INT(${read})=${read})`] : [];
  return {
    ...lineFormulas(cell, typedCell, units, ">0", isWhole),
    inRound: numberText(typedCell("round")),
    whose: numberText(typedCell("team")),
    round: unlessBlank(cell("inRound"), upTo(cell("inRound"), rules.rounds)),
    number: upTo(cell("whose"), rules.teams),
    matches: `IF(AND(N(${cell("round")})>0,${cell("number")}>0),${matches(cell("round"), cell("number"))},0)`,
  };
}

function countedFormulas(
  list: PenaltySteps,
  { rules: { units }, name, results, margins }: PenaltyParts,
  row: number
): Formulas<"fault" | "said" | "key" | "listed"> {
  const cell = (step: Step) => list.cell(step, row);
  const [round, number, amount, unit, fault] = [
    ...[cell("round"), cell("number"), cell("amount"), cell("unit"), cell("fault")],
  ] as [string, string, string, string, string];
  const imps = units.indexOf("imps") + 1;
  const isImps = imps > 0 ? `${unit}=${imps}` : "FALSE";
  const isBlank = `${(["inRound", "whose", "typed", "spelt", "written"] as const).map(cell).join("&")}=""`;
  const wrong: readonly Case[] = [
    // A blank text is no number.
    [`AND(${round}<>"",N(${round})=0)`, by("round")],
    [`${number}=0`, by("team")],
    [`${amount}=""`, by("penalty")],
    [`${unit}=0`, by("unit")],
    ...(imps > 0 ? [[`AND(${isImps},${round}="")`, by("roundOfImps")] as const] : []),
    [`${cell("matches")}>1`, by("twoMatches")],
    [isTooLong(cell("written")), by("reason")],
  ];
  const isCounted = `AND(${isBlank.replace('=""', '<>""')},OR(${fault}=0,${fault}=${by("reason")}))`;
  const waits: readonly Case[] = [
    [`N(${round})=0`, "0"],
    [`${results(round, number)}=0`, by("waits")],
    ...(margins && imps > 0 ? [[`AND(${isImps},${margins(round, number)}=0)`, by("noImps")] as const] : []),
  ];
  return {
    fault: `IF(${isBlank},0,${firstTrue(wrong, "0")})`,
    said: `IF(OR(${fault}>0,${isBlank}),${fault},${firstTrue(waits, "0")})`,
    key: firstTrue(
      [
        [`NOT(${isCounted})`, '""'],
        [`${round}=""`, keyOf("T", null, number)],
        ...(imps > 0 ? [[isImps, keyOf("I", round, number)] as const] : []),
      ],
      keyOf("P", round, number)
    ),
    listed: listedFormula(list, units, name(number), row),
  };
}

/** Returns the formula for the penalties up to a row in words. */
function listedFormula(list: PenaltySteps, units: PenaltyRules["units"], name: string, row: number): string {
  const cell = (step: Step) => list.cell(step, row);
  const { eventPenalty, penaltyRound } = resultTexts.report;
  const [amount, round] = [cell("amount"), cell("round")];
  const unit = computed(byUnit(units, cell("unit"), (penaltyUnit) => unitSuffix(penaltyUnit, amount)));
  const inRound = ifElse(`${round}=""`, "", joined(...penaltyRound<Computed | string>(computed(round))));
  const each = eventPenalty<Computed>(computed(name), computed(amount), unit, inRound, reasonInWords(cell("reason")));
  return listedUpTo(list, row, `${cell("key")}<>""`, penaltyInWords(each));
}

/** Returns all penalties in words, for use on any sheet, followed by `behind`; blank if there are none. */
export function penaltiesText({ outside, rows }: PenaltySteps, behind = ""): Computed {
  return joinedPenalties(outside.cell("listed", rows - 1), behind);
}

/** Returns the condition that there are penalties that count, for use on any sheet. */
export function hasPenalties({ outside }: PenaltySteps): string {
  return `${countWhere(`--(${outside.range("key")}<>"")`)}>0`;
}

/**
 * Returns formulas for a team's total deductions in IMPs and in points, and both totals in words.
 * @param imps cells with the two totals, of IMPs and of points, from which the words follow.
 */
export function totalDeductions(
  { range }: PenaltySteps,
  units: PenaltyRules["units"],
  number: string | number,
  [imps, points]: readonly [imps: string, points: string]
): { readonly imps: string; readonly points: string; readonly said: Computed } {
  const isCounted = `(${range("number")}=${number})*(${range("key")}<>"")`;
  const isImps = `(${range("unit")}=${units.indexOf("imps") + 1})`;
  const sumOf = (amount: string) => sumWhere(`${isCounted}*${amount}`, range("amount"));
  const unit = units.find((candidate) => candidate !== "imps") ?? "vps";
  const each = (amount: string, penaltyUnit: EventPenaltyUnit) =>
    ifElse(`${amount}=0`, "", joined(computed(amount), computed(unitSuffix(penaltyUnit, amount))));
  const between = computed(`IF(AND(${imps}>0,${points}>0),", ","")`);
  return {
    imps: sumOf(isImps),
    points: sumOf(`(1-${isImps})`),
    said: joined(each(imps, "imps"), between, each(points, unit)),
  };
}
