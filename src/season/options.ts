import { InputError } from "../bridge/input-error";
import { writtenNumber } from "../bridge/plain-number";
import { checkTitle } from "../sessions/option-checks";
import { NO_NAMES, type NameTable } from "./name-table";
import { texts } from "./texts";

/**
 * Ways to count an evening's points: as scored; above the field's average; or as the share of the field that was
 * beaten, in per cent, with half for a tie. Only shares can be added up over evenings of different forms.
 */
export const BASES = ["scored", "above", "share"] as const;
export type Basis = (typeof BASES)[number];

export const ORDERS = ["total", "average", "best"] as const;
export type Order = (typeof ORDERS)[number];

export const LADDER_SUBJECTS = ["player", "pair", "team"] as const;
export type LadderSubject = (typeof LADDER_SUBJECTS)[number];

export interface SeasonOptions {
  readonly title?: string | undefined;
  /** Subjects for which there are ladders; default all. */
  readonly by?: readonly LadderSubject[] | undefined;
  readonly basis?: Basis | undefined;
  /** Number of best evenings that are added up; default all. */
  readonly best?: number | undefined;
  /** Default: "best" if `best` is set, otherwise "total". */
  readonly order?: Order | undefined;
  /** Number of evenings needed for a place; default 1. */
  readonly least?: number | undefined;
  readonly handicapEvenings?: number | undefined;
  readonly handicapFactor?: number | undefined;
  readonly names?: NameTable | undefined;
}

/** Validated options. */
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

/** A handicap is `factor` times the mean difference to the field over the last `evenings`. */
export interface HandicapRule {
  readonly evenings: number;
  readonly factor: number;
}

/** No season has more evenings; larger numbers are typing errors. */
const MAX_EVENINGS = 1000;

const DEFAULT_HANDICAP: HandicapRule = { evenings: 5, factor: 0.8 };

/**
 * Checks a season's options and fills in defaults.
 * @throws InputError naming the invalid option.
 */
export function seasonRules(options: SeasonOptions): SeasonRules {
  const { best, basis = "scored", order = best === undefined ? "total" : "best" } = options;
  if (order === "best" && best === undefined) throw new InputError(texts.options.orderWithoutBest, "order");
  return {
    title: checkTitle(options.title) || texts.title,
    by: options.by ?? LADDER_SUBJECTS,
    basis,
    best: best === undefined ? null : checkEvenings("best", best),
    order,
    least: checkEvenings("least", options.least ?? 1),
    handicap: {
      evenings: checkEvenings("handicap-evenings", options.handicapEvenings ?? DEFAULT_HANDICAP.evenings),
      factor: checkFactor(options.handicapFactor ?? DEFAULT_HANDICAP.factor),
    },
    names: options.names ?? NO_NAMES,
  };
}

/**
 * Reads a number of evenings.
 * @throws InputError for the option if the text is not a number from 1 to 1000.
 */
export function readEvenings(option: string, typed: string): number {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) throw new InputError(texts.options.evenings(`"${text}"`, MAX_EVENINGS), option);
  return checkEvenings(option, Number(text));
}

function checkEvenings(option: string, evenings: number): number {
  if (!Number.isInteger(evenings) || evenings < 1 || evenings > MAX_EVENINGS)
    throw new InputError(texts.options.evenings(writtenNumber(evenings) || "That", MAX_EVENINGS), option);
  return evenings;
}

function checkFactor(factor: number): number {
  // Two decimals: no more than points have.
  if (!(factor >= 0 && factor <= 2) || Math.round(factor * 100) / 100 !== factor)
    throw new InputError(texts.options.factor(writtenNumber(factor) || "That"), "handicap-factor");
  return factor;
}
