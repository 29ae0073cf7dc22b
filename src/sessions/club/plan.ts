import { checked, oneOfNumbers, oneOfWords, range, type AllowedOptions } from "../accepted";
import { namelessOf, NUMBERED_PAIRS } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { checkHeading, type PlanHeading } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";

const { club: refused } = texts.options;

/** The allowed number of pairs; the default is for an evening whose options name no pairs. */
export const PAIRS_AT_A_CLUB = { ...range(2, 60, refused.pairs), defaultValue: 12 } as const;

/** Largest numbers of boards and of rows of results in an evening. */
export const MAX_BOARDS = 60;
/** Divisor of the median number of boards: a pair with fewer boards than the quotient may have a mistyped number. */
export const FEW_BOARDS = 4;
export const MAX_ROWS = 900;

/** The highest round number that is accepted. */
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
/** 1: all are in one ranking; 2: North-South and East-West have a ranking each. */
export type Winners = (typeof CLUB_OPTIONS.winners.choices)[number];
/** "together": sections are compared and ranked with each other; "apart": each section by itself. */
type Sections = (typeof CLUB_OPTIONS.sections.choices)[number];

/** A club's evening before its results, which say who played whom. */
export interface ClubPlan extends PlanHeading {
  readonly kind: "club";
  /** Names of pairs 1, 2 … in the options, "" if not named; the results may name other pairs, and more. */
  readonly names: readonly string[];
  /** Number of boards that a workbook without results has room for. */
  readonly boards: number;
  readonly scoring: ClubScoring;
  /** Number of winners; null if the results decide it. */
  readonly winners: Winners | null;
  readonly sections: Sections;
}

/**
 * Checks the options of a club's evening.
 * @throws InputError if an option is wrong, with a message that says what is accepted.
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
