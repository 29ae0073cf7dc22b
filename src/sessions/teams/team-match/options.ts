import { oneOfWords, range, type AllowedOptions } from "../../accepted";
import { FIRST_BOARDS } from "../../option-checks";
import { texts } from "../../texts";

const { teamMatch: refused } = texts.options;

/** The options of a match of two teams. */
export const MATCH_OPTIONS = {
  form: { ...oneOfWords(["league", "swiss", "knockout", "bam"], refused.form), defaultValue: "league" },
  sessions: range(1, 4, refused.sessions),
  boards: range(1, 64, refused.boards),
  scale: true,
  home: true,
  away: true,
  players: true,
  "line-up": true,
  penalties: true,
  handicap: true,
  "first-board": FIRST_BOARDS,
  words: true,
  "extra-boards": range(1, 16, refused.extraBoards),
} as const satisfies AllowedOptions;
