import { InputError } from "../../bridge/input-error";
import { sameName } from "../names";
import { plainLine } from "../option-checks";
import { texts } from "../texts";

/**
 * Reads handicaps such as "Reds 6 IMPs; Blues 2", in IMPs a match; a team that is named twice has both.
 * @param teams the ways each team may be named, the one for messages first.
 * @returns what each team is given; null where nothing is typed.
 * @throws InputError when a team is unknown, or a number is none.
 */
export function readHandicaps(text = "", teams: readonly (readonly string[])[]): number[] | null {
  const parts = plainLine(text)
    .split(";")
    .filter((part) => part.trim() !== "");
  if (parts.length === 0) return null;
  const found = teams.map(() => 0);
  for (const part of parts) {
    const [, team = "", imps] = /^\s*(.*\S)\s+(\d{1,2})(?:\s*imps?)?\s*$/i.exec(part) ?? [];
    if (imps === undefined) throw new InputError(texts.options.handicap.unreadable(part.trim()), "handicap");
    const index = teams.findIndex((names) => names.some((name) => sameName(name, team)));
    const names = teams.map(([name = ""]) => name);
    if (index < 0) throw new InputError(texts.options.handicap.team(team, names), "handicap");
    found[index] = (found[index] ?? 0) + Number(imps);
  }
  return found;
}

/**
 * What of a handicap counts: pro rata of the boards played, in whole IMPs, a half upwards (own).
 * @param handicap IMPs for all boards of the match.
 */
export function handicapFor(handicap: number, played: number, boards: number): number {
  return Math.round((handicap * Math.min(played, boards)) / boards);
}
