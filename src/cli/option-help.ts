import { OPTIONS, TIE_WAYS, type OptionName } from "../sessions/session-options";
import type { Told } from "./command-options";
import { optionTexts as texts } from "./option-texts";

const { bracket, every, form, odd, scoring, sessions, ties, walkover } = OPTIONS;

/** What is told of each option of sessions. The pane has words of its own for them, and loads none of these. */
export const OPTION_HELP: Readonly<Record<OptionName, Told>> = {
  boards: texts.boards,
  rounds: texts.rounds,
  sessions: texts.sessions(sessions.of["team-match"]),
  "extra-boards": texts.extraBoards,
  "first-board": texts.firstBoard,
  form: texts.form(form.of["team-match"], form.of["swiss-event"]),
  title: texts.title,
  date: texts.date,
  pairs: texts.pairs,
  home: texts.teamOfMatch,
  away: texts.teamOfMatch,
  teams: texts.teams,
  players: texts.players,
  "line-up": texts.lineUp,
  scoring: texts.scoring(scoring.of["four-pairs"], scoring.of.individual),
  scale: texts.scale,
  penalties: texts.penalties,
  handicap: texts.handicap,
  odd: texts.odd(odd.of["swiss-event"]),
  walkover: texts.walkover(walkover.of["swiss-event"]),
  ties: texts.ties(TIE_WAYS, ties.of.league),
  seeds: texts.seeds,
  bracket: texts.bracket(bracket.of["swiss-event"]),
  double: texts.double,
  every: texts.every(every.of.league),
};
