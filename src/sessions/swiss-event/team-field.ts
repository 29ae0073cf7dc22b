import { InputError } from "../../bridge/input-error";
import { contestantAt, contestants, type Contestant } from "../../movements/contestant";
import { closeName } from "../close-name";
import { NUMBERED_TEAMS, readNames } from "../contestants";
import { texts } from "../texts";

/** What may stand in the place of an opponent; no team may be called so. */
const OPPONENT_WORDS = ["bye", "withdrawn", "enters"] as const;
export type OpponentWord = (typeof OPPONENT_WORDS)[number];

/** Reads what stands in the place of an opponent; null where it is another thing. */
export function readOpponentWord(text: string): OpponentWord | null {
  return OPPONENT_WORDS.find((word) => word === text.toLowerCase()) ?? null;
}

/**
 * Reads a team by its number or its name, in either case.
 * @param refusal what is said of one that there is not; the name that was probably meant is added.
 * @throws InputError with that.
 */
export function readTeam(
  text: string,
  names: readonly string[],
  refusal: (typed: string, teams: number) => string
): Contestant {
  const teams = contestants(names.length);
  const typed = text.toLowerCase();
  const isTyped = /^\d{1,3}$/.test(text)
    ? (team: Contestant) => team === contestantAt(Number(text))
    : (team: Contestant) => readNames(NUMBERED_TEAMS, names, team).some((name) => name.toLowerCase() === typed);
  const found = text === "" ? undefined : teams.find(isTyped);
  if (found === undefined) {
    const meant = closeName(text, names);
    const asked = meant === null ? "" : ` ${texts.contestants.didYouMean(meant)}`;
    throw new InputError(`${refusal(text, teams.length)}${asked}`);
  }
  return found;
}
