import { BOARDS_PER_MATCH } from "../../../sessions/option-checks";
import type { MatchForm } from "../../../sessions/teams/team-match/plan";
import type { OptionGroup } from "../../components/field";
import { withPlayingTime } from "../form/playing-time";
import { formTexts } from "../form/form-texts";

/** Value of a size in the list: total boards and sessions, "24/2". */
export function sizeValue(size: { readonly boards: number; readonly sessions: number }): string {
  return `${size.boards}/${size.sessions}`;
}

/** The numbers of boards to choose from for each form of a match, grouped by the number of sessions. */
export const MATCH_BOARDS: Readonly<Record<MatchForm, readonly OptionGroup[]>> = {
  // The usual match of 24 boards, and the match of 20 boards for novices.
  league: [
    group("", formTexts.sessionsOf, 2, [12, 10]),
    group(formTexts.matchSizes.otherOfTwoSessions, formTexts.sessionsOf, 2, [6, 7, 8, 9, 11, 13, 14, 15, 16]),
    group(formTexts.matchSizes.oneSession, formTexts.sessionsOf, 1, [12, 14, 16, 18, 20, 24]),
  ],
  swiss: [group("", formTexts.sessionsOf, 1, BOARDS_PER_MATCH.choices)],
  knockout: [
    group(formTexts.matchSizes.twoStanzas, formTexts.stanzasOf, 2, [8, 10, 12, 14, 16]),
    group(formTexts.matchSizes.fourStanzas, formTexts.stanzasOf, 4, [6, 7, 8, 10, 12, 14, 16]),
    group(formTexts.matchSizes.threeStanzas, formTexts.stanzasOf, 3, [8, 10, 12, 14, 16]),
    group(formTexts.matchSizes.oneStanza, formTexts.stanzasOf, 1, [8, 10, 12, 14, 16, 20, 24]),
  ],
  bam: [
    group(
      formTexts.matchSizes.oneSession,
      formTexts.sessionsOf,
      1,
      [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32]
    ),
    group(formTexts.matchSizes.twoSessions, formTexts.sessionsOf, 2, [8, 10, 12, 13, 14, 16]),
  ],
};

export function isListedSize(form: MatchForm, size: string): boolean {
  return MATCH_BOARDS[form].some(({ options }) => options.some(([value]) => value === size));
}

function group(
  label: string,
  inWords: (boards: number, sessions: number) => string,
  sessions: number,
  sizes: readonly number[]
): OptionGroup {
  return {
    label,
    options: sizes.map((size) => {
      const boards = size * sessions;
      return [sizeValue({ boards, sessions }), withPlayingTime(inWords(boards, sessions), boards)] as const;
    }),
  };
}
