import { NUMBERED_PAIRS } from "../contestants";
import type { KindPlan } from "../kind";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import { FIVE_PAIRS } from "./five-pairs";
import { FOUR_PAIRS } from "./four-pairs";
import { planHome } from "./home-kind";
import { HOME_OPTIONS } from "./plan";

const { titles } = texts;

/** Kinds of session of pairs in changing teams. */
export const HOME_PLANS = {
  "four-pairs": {
    title: titles["four-pairs"],
    evening: "pairs",
    designation: NUMBERED_PAIRS,
    takes: HOME_OPTIONS,
    plan: (options: SessionOptions) => planHome(FOUR_PAIRS, options),
  },
  "five-pairs": {
    title: titles["five-pairs"],
    evening: "pairs",
    designation: NUMBERED_PAIRS,
    takes: HOME_OPTIONS,
    plan: (options: SessionOptions) => planHome(FIVE_PAIRS, options),
  },
} as const satisfies Readonly<Record<string, KindPlan>>;
