import { contestantNumber, contestantsIn, type Contestant } from "../../movements/contestant";
import { NUMBERED_PAIRS, NUMBERED_PLAYERS } from "../../sessions/contestants";
import type { FieldPlan, FieldSeated } from "../../sessions/field/plan";
import { computed, ifElse, joined, LINE_BREAK, ifTyped, withName, type Computed, type TextPart } from "../kit/content";
import type { List } from "../kit/list";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { vpStyle, withDecimals } from "../vp-table";
import { fieldTexts } from "./texts";

/**
 * Labels on the Working sheet, a row for each contestant: "label" is "4 Ann" or, without a name, "Player 4"; "numbered"
 * is "4 Ann" or "4".
 */
export type LabelList = List<"label" | "numbered">;

interface Labelled {
  readonly labels: LabelList;
}

/** List of the names, and their session. */
interface FieldNames {
  readonly session: { readonly plan: Pick<FieldPlan, "kind"> };
  readonly lists: { readonly names: Pick<List<"name">, "outside"> };
}

/** Returns the noun for a contestant: "Pair", "Player". */
export function whoPlays({ kind }: Pick<FieldPlan, "kind">): string {
  return kind === "pairs" ? texts.scoresheet.pair : fieldTexts.player;
}

/**
 * Returns the style of ranked points: two decimals for percentages, cross-IMPs, and victory points of a scale with
 * decimals.
 */
export function decidingStyle(style: Style, { scoring, scale }: Pick<FieldPlan, "scoring" | "scale">): Style {
  return scoring === "matchpoints" || scoring === "cross-imps" ? withDecimals(style) : vpStyle(style, scale);
}

/** Styles made once, so that the file writer recognizes them. */
export const FIELD_STYLES = {
  percentage: withDecimals(STYLES.computed),
  matchpoints: STYLES.computed,
  imps: TEAM_STYLES.signed,
} as const;

/** A contestant's number with the name behind it, as it is typed on the Scoresheet: "4 Ann", or "Player 4". */
export function typedLabel({ session: { plan }, lists }: FieldNames, contestant: Contestant): Computed {
  const name = lists.names.outside.cell("name", contestant);
  return ifTyped(name, joined(contestantNumber(contestant), " ", computed(name)), designation(plan).long(contestant));
}

/** Returns the title of a contestant's own card or paper: "Player 4 Ann". */
export function titleOf({ session: { plan }, lists }: FieldNames, contestant: Contestant): Computed {
  return withName(designation(plan).long(contestant), lists.names.outside.cell("name", contestant));
}

/**
 * Returns the sentence on those who sit out, with names if there are only one or two contestants: "Pair 5 Ann & Al sits
 * out", "Players 1 & 2 sit out".
 */
export function sittingOut(field: FieldNames & Labelled, sitsOut: readonly Contestant[]): TextPart {
  if (sitsOut.length === 0) return "";
  const each = sitsOut.map((one) => (sitsOut.length > MAX_NAMED ? contestantNumber(one) : numberedName(field, one)));
  return joined(...fieldTexts.sitOut[field.session.plan.kind](each));
}

/** Maximum number of contestants sitting out that are named; more names have no room. */
const MAX_NAMED = 2;

function designation({ kind }: Pick<FieldPlan, "kind">) {
  return kind === "pairs" ? NUMBERED_PAIRS : NUMBERED_PLAYERS;
}

/** Returns a reference to a contestant's label, for use on any sheet. */
export function labelOf({ labels }: Labelled, contestant: Contestant): Computed {
  return computed(labels.outside.cell("label", contestant));
}

/** Returns the label of one side of a table: "4 Ann & Bob", "4 Ann & 7 Bob". */
export function seatedLabel(field: Labelled, seated: FieldSeated, between: TextPart = fieldTexts.and): Computed {
  const [first, second] = contestantsIn(seated).map((contestant) => labelOf(field, contestant));
  if (!first) throw new Error("nobody sits there");
  return second ? joined(first, between, second) : first;
}

/** Returns a contestant's number, followed by the name if it is typed, for the Working sheet. */
export function numberedLabel({ labels, lists }: FieldNames & Labelled, contestant: Contestant): Computed {
  const label = computed(labels.cell("label", contestant));
  return ifTyped(lists.names.outside.cell("name", contestant), label, contestantNumber(contestant));
}

/** The label of {@link numberedLabel}, for use on any sheet. */
function numberedName({ labels }: Labelled, contestant: Contestant): Computed {
  return computed(labels.outside.cell("numbered", contestant));
}

/**
 * Returns the label of one side in the table of rounds: a number, followed by the typed name; two contestants with
 * names are below each other.
 */
export function wallLabel(field: Labelled, seated: FieldSeated): Computed {
  const [first, second] = contestantsIn(seated).map((contestant) => numberedName(field, contestant));
  if (!first) throw new Error("nobody sits there");
  if (!second) return first;
  const areNumbers = `COUNT(${first.formula},${second.formula})=2`;
  return joined(first, ifElse(areNumbers, fieldTexts.and, LINE_BREAK), second);
}

/**
 * Returns the label of those who sit out in the table of rounds: names if there are only one or two contestants, else
 * numbers.
 */
export function outLabel(field: Labelled, sitsOut: readonly Contestant[]): Computed | string {
  const [first, second, ...more] = sitsOut;
  if (first === undefined) return "";
  if (more.length > 0) return sitsOut.map(contestantNumber).join(", ");
  return wallLabel(field, second === undefined ? first : [first, second]);
}

/** Returns the numbers on one side of a table: "4", "4 & 7". */
export function seatedNumbers(seated: FieldSeated): string | number {
  const [first = 0, second] = contestantsIn(seated).map(contestantNumber);
  return second === undefined ? first : `${first}${fieldTexts.and}${second}`;
}
