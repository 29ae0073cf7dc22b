import { InputError } from "../bridge/input-error";
import { writtenNumber } from "../bridge/plain-number";
import { checkTitle } from "../sessions/option-checks";
import { NO_NAMES, type NameTable } from "./name-table";
import { texts } from "./texts";

/**
 * What an evening counts for: its points as they were scored; these above the average of the field; or the share of
 * the field that is beaten, in percent, a level one as half. Only shares of evenings of all sorts can be added up.
 */
export const BASES = ["scored", "above", "share"] as const;
export type Basis = (typeof BASES)[number];

/** What the ladder is ordered by. */
export const ORDERS = ["total", "average", "best"] as const;
export type Order = (typeof ORDERS)[number];

/** Whose ladders there are. */
export const LADDER_SUBJECTS = ["player", "pair", "team"] as const;
export type LadderSubject = (typeof LADDER_SUBJECTS)[number];

/** What may be chosen for a season. */
export interface SeasonOptions {
  readonly title?: string | undefined;
  /** Those whose ladders are wanted; all, if not said. */
  readonly by?: readonly LadderSubject[] | undefined;
  readonly basis?: Basis | undefined;
  /** How many of the best evenings of each are added up; all, if not said. */
  readonly best?: number | undefined;
  /** Total, or where `best` is said the best, if not said. */
  readonly order?: Order | undefined;
  /** Evenings that one must have played to have a place: 1, if not said. */
  readonly least?: number | undefined;
  readonly handicapEvenings?: number | undefined;
  readonly handicapFactor?: number | undefined;
  readonly names?: NameTable | undefined;
}

/** A season's choices, checked. */
export interface SeasonRules {
  readonly title: string;
  readonly by: readonly LadderSubject[];
  readonly basis: Basis;
  readonly best: number | null;
  readonly order: Order;
  readonly least: number;
  readonly handicap: HandicapRule;
  readonly names: NameTable;
}

/** A handicap goes by the last evenings: the field's average less one's own, times a factor. */
export interface HandicapRule {
  readonly evenings: number;
  readonly factor: number;
}

/** More evenings than anybody plays in a season. */
const MOST_EVENINGS = 1000;

const USUAL_HANDICAP: HandicapRule = { evenings: 5, factor: 0.8 };

/**
 * Checks what is chosen for a season.
 * @throws InputError naming the option that is wrong.
 */
export function seasonRules(options: SeasonOptions): SeasonRules {
  const { best, basis = "scored", order = best === undefined ? "total" : "best" } = options;
  if (order === "best" && best === undefined) throw new InputError(texts.options.orderWithoutBest, "order");
  return {
    title: checkTitle(options.title) || texts.title,
    by: options.by ?? LADDER_SUBJECTS,
    basis,
    best: best === undefined ? null : counted("best", best),
    order,
    least: counted("least", options.least ?? 1),
    handicap: {
      evenings: counted("handicap-evenings", options.handicapEvenings ?? USUAL_HANDICAP.evenings),
      factor: factorOf(options.handicapFactor ?? USUAL_HANDICAP.factor),
    },
    names: options.names ?? NO_NAMES,
  };
}

/**
 * Reads a number of evenings.
 * @throws InputError of the option for anything else.
 */
export function eveningsOf(option: string, typed: string): number {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) throw new InputError(texts.options.evenings(`"${text}"`, MOST_EVENINGS), option);
  return counted(option, Number(text));
}

function counted(option: string, evenings: number): number {
  if (!Number.isInteger(evenings) || evenings < 1 || evenings > MOST_EVENINGS)
    throw new InputError(texts.options.evenings(writtenNumber(evenings) || "That", MOST_EVENINGS), option);
  return evenings;
}

function factorOf(factor: number): number {
  // Two decimals are as exact as the points are.
  if (!(factor >= 0 && factor <= 2) || Math.round(factor * 100) / 100 !== factor)
    throw new InputError(texts.options.factor(writtenNumber(factor) || "That"), "handicap-factor");
  return factor;
}
