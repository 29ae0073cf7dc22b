import { InputError } from "../../bridge/input-error";
import { contestantAt, contestants, type Contestant } from "../../movements/contestant";
import { withCloseName } from "../close-name";
import { NUMBERED_TEAMS, readNames } from "../contestants";
import { sameName } from "../names";

/**
 * Reads a team by its number or its name.
 * @param refusal the message for an unknown team; the name that was probably meant is added.
 * @throws InputError with this message if the team is unknown.
 */
export function readTeam(
  text: string,
  names: readonly string[],
  refusal: (typed: string, teams: number) => string
): Contestant {
  const teams = contestants(names.length);
  const isTyped = /^\d{1,3}$/.test(text)
    ? (team: Contestant) => team === contestantAt(Number(text))
    : (team: Contestant) => readNames(NUMBERED_TEAMS, names, team).some((name) => sameName(name, text));
  const found = text === "" ? undefined : teams.find(isTyped);
  if (found === undefined) throw new InputError(withCloseName(refusal(text, teams.length), text, names));
  return found;
}
