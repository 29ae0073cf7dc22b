import { checked, oneOfNumbers, oneOfWords, range, type AllowedOptions } from "../accepted";
import { namelessOf, NUMBERED_PAIRS } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { checkHeading, type PlanHeading } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";

const { club: refused } = texts.options;

/** The pairs of an evening, and of one of which nothing else is known. */
export const PAIRS_AT_A_CLUB = { ...range(2, 60, refused.pairs), defaultValue: 12 } as const;

/** How many boards and rows of results an evening has at most. */
export const MAX_BOARDS = 60;
/** A pair whose boards times this are fewer than the median pair has may have a mistyped number. */
export const FEW_BOARDS = 4;
export const MAX_ROWS = 900;

/** The highest number of a round that is read. */
export const MAX_ROUND = 99;

export const CLUB_OPTIONS = {
  boards: { ...range(1, MAX_BOARDS, refused.boards), defaultValue: 24 },
  scoring: {
    ...oneOfWords(["matchpoints", "cross-imps", "butler"], texts.options.home.scoring),
    defaultValue: "matchpoints",
  },
  winners: oneOfNumbers([1, 2], refused.winners),
  sections: { ...oneOfWords(["together", "apart"], refused.sections), defaultValue: "together" },
  pairs: true,
  words: true,
} as const satisfies AllowedOptions;

/** Matchpoints; IMPs against each other score of the board; or IMPs against the board's datum. */
export type ClubScoring = (typeof CLUB_OPTIONS.scoring.choices)[number];
/** One ranking of all, or North-South and East-West each in one of their own. */
export type Winners = (typeof CLUB_OPTIONS.winners.choices)[number];
/** Sections are compared and ranked together, or each by itself. */
type Sections = (typeof CLUB_OPTIONS.sections.choices)[number];

/** A club's evening before its results, which say who played whom. */
export interface ClubPlan extends PlanHeading {
  readonly kind: "club";
  /** Names of pairs 1, 2 … by the options, "" for none; the results may name other pairs, and more. */
  readonly names: readonly string[];
  /** How many boards a workbook without results has room for. */
  readonly boards: number;
  readonly scoring: ClubScoring;
  /** Null where the results are to show it. */
  readonly winners: Winners | null;
  readonly sections: Sections;
}

/**
 * Checks the options of a club's evening.
 * @throws InputError when one is wrong, saying what is accepted.
 */
export function planClub(options: SessionOptions): ClubPlan {
  const { boards, scoring, winners, sections } = CLUB_OPTIONS;
  const { count, names } = countedOrNamed(options.pairs ?? [String(PAIRS_AT_A_CLUB.defaultValue)], "pairs");
  checked("pairs", PAIRS_AT_A_CLUB, count);
  const defaults = namelessOf(NUMBERED_PAIRS, count);
  return {
    kind: "club",
    ...checkHeading(options, texts.titles.club),
    names: checkNames({ names, needed: count, noun: "pair", option: "pairs", defaults }),
    boards: checked("boards", boards, options.boards ?? boards.defaultValue),
    scoring: checked("scoring", scoring, options.scoring ?? scoring.defaultValue),
    winners: options.winners === undefined ? null : checked("winners", winners, options.winners),
    sections: checked("sections", sections, options.sections ?? sections.defaultValue),
  };
}
