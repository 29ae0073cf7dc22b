import { InputError } from "../../../bridge/input-error";
import { readNumbers } from "../../../sessions/reading/numbers";
import type { SessionOptions } from "../../../sessions/session-options";
import { listedPlayers } from "../../../sessions/teams/team-match/players";
import { MATCH_OPTIONS } from "../../../sessions/teams/team-match/options";
import { MATCH_PLAYERS, planMatchWith, type MatchForm } from "../../../sessions/teams/team-match/plan";
import { namesFor, type SessionChoice } from "../form/session-choice";

const FORMS = MATCH_OPTIONS.form;

/** The chosen form of a match; the default if a remembered form no longer exists. */
export function matchForm(name: string): MatchForm {
  return FORMS.choices.find((form) => form === name) ?? FORMS.defaultValue;
}

/** True for board-a-match, where teams win boards and get no IMPs or victory points. */
export function isBam({ form }: SessionChoice): boolean {
  return matchForm(form) === "bam";
}

/** Names of players: for each team its four players, then its two or four substitutes, if any. */
export function matchPlayers({ players, substitutes, moreSubstitutes }: SessionChoice): string[] {
  const others = (side: number) =>
    [substitutes, moreSubstitutes].flatMap((names) => namesFor(names, 4).slice(side, side + 2));
  return listedPlayers([...namesFor(players, MATCH_PLAYERS), ...others(0), ...others(2)]);
}

/** True if the sessions of a match may differ in size; a Swiss match has only one session. */
export function maySize({ form }: SessionChoice): boolean {
  return matchForm(form) !== "swiss";
}

/** Returns the boards of each session if they are typed; else the sessions and boards chosen from the list. */
export function sizeOf(choice: SessionChoice): {
  readonly [O in "sessions" | "boards"]: SessionOptions[O];
} {
  const { sizes, sessions, boards } = choice;
  if (sizes.trim() === "" || !maySize(choice)) return { sessions, boards };
  const typed = readNumbers(sizes) ?? NaN;
  return { sessions: typeof typed === "number" ? [typed] : typed, boards: undefined };
}

/** Plans a match of the typed size; of the size chosen from the list if none is typed or the typed one is invalid. */
export function planOfSize(choice: SessionChoice) {
  const { sessions, boards } = choice;
  const form = matchForm(choice.form);
  try {
    return planMatchWith(undefined, { form, ...sizeOf(choice) });
  } catch (error) {
    if (error instanceof InputError) return planMatchWith(undefined, { form, sessions, boards });
    throw error;
  }
}

/** True if there are several sessions or stanzas; the extra boards of a knockout count as a stanza. */
export function hasParts(choice: SessionChoice): boolean {
  const isKnockout = matchForm(choice.form) === "knockout";
  return planOfSize(choice).sessions.length + (isKnockout && choice.extraBoards > 0 ? 1 : 0) > 1;
}
