import { InputError } from "../../bridge/input-error";
import { hundredths } from "../../bridge/points";
import { plainLine } from "../option-checks";
import { texts } from "../texts";
import { sameName } from "../names";

/** What is taken from a team, as positive numbers. */
export interface Penalty {
  readonly imps: number;
  readonly vps: number;
}

/** Units in which an event's penalties may be given. */
export interface PenaltyUnits {
  readonly imps: boolean;
  readonly vps: boolean;
}

/**
 * Reads penalties such as "Reds 3 IMPs; Blues 0.5 VPs"; several of a team are added.
 * @param teams the ways each team may be named, the one for messages first.
 * @returns a penalty for each team.
 * @throws InputError when a team or a penalty is unknown, or in a unit that the event has not.
 */
export function readPenalties(text = "", teams: readonly (readonly string[])[], units: PenaltyUnits): Penalty[] {
  const found = teams.map(() => ({ imps: 0, vps: 0 }));
  for (const part of plainLine(text)
    .split(";")
    .filter((penalty) => penalty.trim() !== "")) {
    const { team, unit, size } = readPenalty(part, units);
    const index = teams.findIndex((names) => names.some((name) => sameName(name, team)));
    const penalty = found[index];
    if (!penalty)
      throw new InputError(
        texts.options.penalties.team(
          team,
          teams.map(([name]) => name!)
        ),
        "penalties"
      );
    penalty[unit] = hundredths(penalty[unit] + size);
  }
  return found;
}

/** Reads penalties in VPs, such as "Reds 0.5 VPs", as {@link readPenalties} does. */
export function readVpPenalties(text: string | undefined, teams: readonly (readonly string[])[]): number[] {
  return readPenalties(text, teams, { imps: false, vps: true }).map(({ vps }) => vps);
}

function readPenalty(text: string, units: PenaltyUnits) {
  const parts = /^\s*(.*\S)\s+(\d{1,3}(?:\.\d{1,2})?)\s*(imp|vp)s?\s*$/i.exec(text);
  if (!parts) throw new InputError(texts.options.penalties.unreadable(text), "penalties");
  const [, team, number, name] = parts;
  const unit = name!.toLowerCase() === "imp" ? ("imps" as const) : ("vps" as const);
  const size = Number(number);
  const { imps, vps, whole } = texts.options.penalties;
  if (!units[unit]) throw new InputError(units.vps ? imps : vps, "penalties");
  if (unit === "imps" && !Number.isInteger(size)) throw new InputError(whole(size), "penalties");
  return { team: team!, unit, size };
}
