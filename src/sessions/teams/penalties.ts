import { itemAt } from "../../bridge/item-at";
import { InputError } from "../../bridge/input-error";
import { plainDecimals } from "../../bridge/plain-number";
import { roundToHundredths } from "../../bridge/points";
import { plainLine } from "../option-checks";
import { texts } from "../texts";
import { indexNamed } from "../close-name";

/** Penalties of a team, as positive numbers. */
export interface Penalty {
  /** IMPs, or points at board-a-match. */
  readonly imps: number;
  readonly vps: number;
}

/** Units in which an event's penalties may be given. */
export interface PenaltyUnits {
  readonly imps: boolean;
  readonly vps: boolean;
  /** True if points of board-a-match, which may be fractions, replace IMPs. */
  readonly points?: boolean;
}

/**
 * Reads penalties such as "Reds 3 IMPs; Blues 0.5 VPs", at board-a-match "Reds ½ point"; penalties of one team are
 * added up.
 * @param teams the names that each team may have, the one for messages first.
 * @returns a penalty for each team.
 * @throws InputError if a team or a penalty is unknown, or the event does not have the unit.
 */
export function readPenalties(text = "", teams: readonly (readonly string[])[], units: PenaltyUnits): Penalty[] {
  const found = teams.map(() => ({ imps: 0, vps: 0 }));
  for (const part of plainLine(text)
    .split(";")
    .filter((penalty) => penalty.trim() !== "")) {
    const { team, unit, size } = readPenalty(part, units);
    const penalty = itemAt(found, indexNamed(team, teams, texts.options.penalties.team, "penalties"));
    penalty[unit] = roundToHundredths(penalty[unit] + size);
  }
  return found;
}

function readPenalty(text: string, units: PenaltyUnits) {
  const parts = /^\s*(.*\S)\s+(\d{1,3}(?:[.,]\d{1,2})?|\d{0,3}½)\s*(imp|vp|point)s?\s*$/i.exec(text);
  const [, team, number = "", name = ""] = parts ?? [];
  const isPoints = name.toLowerCase() === "point";
  const { imps, vps, vpsOfPoints, unreadable, unreadablePoints, whole } = texts.options.penalties;
  if (!parts || (isPoints && !units.points))
    throw new InputError((units.points ? unreadablePoints : unreadable)(text), "penalties");
  const unit = name.toLowerCase() === "vp" ? ("vps" as const) : ("imps" as const);
  const size = Number(plainDecimals(number));
  if (!units[unit]) throw new InputError(units.points ? vpsOfPoints : units.vps ? imps : vps, "penalties");
  if (unit === "imps" && !units.points && !Number.isInteger(size)) throw new InputError(whole(size), "penalties");
  return { team: team!, unit, size };
}
