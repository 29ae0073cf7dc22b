import { InputError } from "../../bridge/input-error";
import { namedScale } from "../../bridge/vp/named-scale";
import type { VpScale } from "../../bridge/vp/scale";
import { teamMatch, type TeamMatchSession } from "../../movements/team-match";
import { checkDate, plainLine } from "../option-checks";
import { messages } from "./messages";

/** The forms of a match between two teams. */
export const MATCH_FORMS = ["league", "swiss", "knockout", "bam"] as const;
export type MatchForm = (typeof MATCH_FORMS)[number];

/** A team of a match. */
export type MatchTeam = "home" | "away";

/** What a person chooses for a match of two teams. Text is as typed. */
export interface MatchOptions {
  readonly form: string;
  /** Sessions, in a knockout called stanzas; left out, what is usual for the form. */
  readonly sessions?: number | undefined;
  /** Boards in all; left out, what is usual for the form. */
  readonly boards?: number | undefined;
  /** The name of a victory-point scale; left out, the form's for the boards of the match. */
  readonly scale?: string | undefined;
  readonly competition?: string | undefined;
  readonly date?: string | undefined;
  readonly home?: string | undefined;
  readonly away?: string | undefined;
}

/** A match of two teams, checked and laid out. */
export interface MatchPlan {
  readonly kind: "team-match";
  readonly form: MatchForm;
  readonly competition: string;
  readonly date: string;
  readonly teams: Readonly<Record<MatchTeam, string>>;
  readonly boards: number;
  readonly sessions: readonly TeamMatchSession[];
  /** Null where the form has no victory points. */
  readonly scale: VpScale | null;
}

const MOST_SESSIONS = 4;
const MOST_BOARDS = 64;

/** What is usual for a form: sessions, boards in all, and the scale for the boards. */
const USUAL: Readonly<
  Record<
    MatchForm,
    { sessions: number; boards: number; scale: ((boards: number) => string) | null }
  >
> = {
  league: { sessions: 2, boards: 24, scale: (boards) => `WBF-${boards}` },
  swiss: { sessions: 1, boards: 7, scale: (boards) => `ACBL20-${boards}` },
  knockout: { sessions: 2, boards: 24, scale: null },
  bam: { sessions: 1, boards: 24, scale: null },
};

/**
 * Checks the options of a match and lays it out.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planMatch(options: MatchOptions): MatchPlan {
  const form = MATCH_FORMS.find((known) => known === options.form);
  if (!form) throw new InputError(messages.form(options.form, MATCH_FORMS));
  const usual = USUAL[form];
  const { sessions = usual.sessions, boards = usual.boards } = options;
  checkSize(form, sessions, boards);
  if (options.scale !== undefined && usual.scale === null)
    throw new InputError(messages.noScale(form));
  return {
    kind: "team-match",
    form,
    competition: plainLine(options.competition ?? ""),
    date: checkDate(options.date ?? ""),
    teams: {
      home: plainLine(options.home ?? "") || "Home team",
      away: plainLine(options.away ?? "") || "Away team",
    },
    boards,
    sessions: teamMatch(sessions, boards / sessions),
    scale: usual.scale && namedScale(options.scale ?? usual.scale(boards)),
  };
}

function checkSize(form: MatchForm, sessions: number, boards: number): void {
  if (!Number.isInteger(sessions) || sessions < 1 || sessions > MOST_SESSIONS)
    throw new InputError(messages.sessions(sessions, MOST_SESSIONS));
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS)
    throw new InputError(messages.boards(boards, MOST_BOARDS));
  if (boards % sessions !== 0) throw new InputError(messages.unequal(boards, sessions));
  if (form === "swiss" && (sessions !== 1 || boards < 5 || boards > 9))
    throw new InputError(messages.swiss);
}
