import type { MatchForm } from "../../sessions/team-match/plan";
import type { OptionGroup } from "../dom";

/** A size in the list, boards in all and sessions: "24/2". */
export function sizeValue(size: { readonly boards: number; readonly sessions: number }): string {
  return `${size.boards}/${size.sessions}`;
}

/** The numbers of boards to choose from for each form of a match, by sessions. */
export const MATCH_BOARDS: Readonly<Record<MatchForm, readonly OptionGroup[]>> = {
  // The usual match, and the novices'.
  league: [
    group("", "session", 2, [12, 10]),
    group("Other matches of two sessions", "session", 2, [6, 7, 8, 9, 11, 13, 14, 15, 16]),
    group("One session", "session", 1, [12, 14, 16, 18, 20, 24]),
  ],
  swiss: [group("", "session", 1, [5, 6, 7, 8, 9])],
  knockout: [
    group("Two stanzas", "stanza", 2, [8, 10, 12, 14, 16]),
    group("Four stanzas", "stanza", 4, [6, 7, 8, 10, 12, 14, 16]),
    group("Three stanzas", "stanza", 3, [8, 10, 12, 14, 16]),
    group("One stanza", "stanza", 1, [8, 10, 12, 14, 16, 20, 24]),
  ],
  bam: [
    group("One session", "session", 1, [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32]),
    group("Two sessions", "session", 2, [8, 10, 12, 13, 14, 16]),
  ],
};

function group(label: string, part: string, sessions: number, sizes: readonly number[]): OptionGroup {
  return {
    label,
    options: sizes.map((size) => {
      const boards = size * sessions;
      const parts = sessions === 1 ? "" : `: ${sessions} ${part}s of ${size}`;
      return [sizeValue({ boards, sessions }), `${boards} boards${parts}`] as const;
    }),
  };
}
