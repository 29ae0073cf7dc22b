import { InputError } from "../../../bridge/input-error";
import { plainNumber } from "../../../bridge/plain-number";
import { contestantNumber, type Contestant } from "../../../movements/contestant";
import { NUMBERED_TEAMS, readNames } from "../../contestants";
import { sameName } from "../../names";
import { resultTexts } from "../../result-texts";
import { readTeam } from "../../teams/read-team";
import type { LeaguePlan } from "./plan";
import type { Swapped, Unplayed } from "./results";

const words = resultTexts.results.league;

/** Reads the team that plays at home, or away, by its number or its name. */
export function readSide(text: string, { teams }: LeaguePlan, side: "home" | "away"): Contestant {
  return readTeam(text, teams, (typed, count) => words.team(typed, side, count));
}

/**
 * Reads where a match is played: "swapped" against the fixture list, "both" where its return is too, or the team at
 * whose home it is.
 * @param exchanged whether the line names the home team of the fixture list as the other one.
 * @returns "" where it is at the home of the fixture list.
 */
export function readVenue(text: string, plan: LeaguePlan, { home, away }: Named, exchanged: boolean): Swapped | "" {
  const typed = text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ");
  if (SWAPPED.includes(typed)) return "fixture";
  if (BOTH.includes(typed)) return plan.double ? "both" : "fixture";
  const sides = { home, away } as const;
  for (const side of ["home", "away"] as const)
    if (typed === side || goesBy(plan, sides[side], text)) return (side === "home") === exchanged ? "fixture" : "";
  throw new InputError(words.venue(text));
}

const SWAPPED: readonly string[] = ["fixture", "swapped", "swap", "exchanged"];
const BOTH: readonly string[] = ["both", "both swapped", "swapped with return"];

/** Whether a text is the number or the name of a team. */
function goesBy(plan: LeaguePlan, team: Contestant | null, text: string): boolean {
  return team !== null && (text === String(contestantNumber(team)) || isCalled(team, plan.teams, text));
}

function isCalled(team: Contestant, teams: readonly string[], text: string): boolean {
  return readNames(NUMBERED_TEAMS, teams, team).some((name) => sameName(name, text));
}

/** Reads the number of a round. */
export function readRound(text: string, rounds: number): number {
  const number = Number(/^(?:round)?(\d{1,2})$/i.exec(plainNumber(text))?.[1]);
  if (number >= 1 && number <= rounds) return number;
  throw new InputError(words.round(text, rounds));
}

/** Reads the IMPs that a team has won: no more than its boards can give. */
export function readImps(text: string, most: number): number {
  const plain = plainNumber(text);
  if (!/^\+?\d{1,4}$/.test(plain) || Number(plain) > most) throw new InputError(words.imps(text, most));
  return Number(plain);
}

/** Reads the home team's margin. */
export function readMargin(text: string, most: number): number {
  const plain = plainNumber(text);
  if (!/^[+-]?\d{1,4}$/.test(plain) || Math.abs(Number(plain)) > most) throw new InputError(words.margin(text, most));
  return Number(plain) || 0;
}

/** Reads victory points, which have two decimals at most. */
export function readVps(text: string): number {
  // Where semicolons separate the fields, a comma is a decimal point.
  const plain = plainNumber(text).replace(",", ".");
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) throw new InputError(words.vps(text));
  return Number(plain) || 0;
}

/** Reads victory points that are taken from a team: above 0, with two decimals at most. */
export function readDeducted(text: string): number {
  const plain = plainNumber(text).replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain) || Number(plain) === 0) throw new InputError(words.deducted(text));
  return Number(plain);
}

/** The two teams of a match, as far as they are known. */
interface Named {
  readonly home: Contestant | null;
  readonly away: Contestant | null;
}

/** Reads who conceded a match, "home", "away" or a team of it; or that it is void. */
export function readUnplayed(text: string, plan: LeaguePlan, { home, away }: Named): Unplayed {
  const typed = text.toLowerCase();
  if (typed === "home" || typed === "away" || typed === "void") return typed;
  if (goesBy(plan, home, text)) return "home";
  if (goesBy(plan, away, text)) return "away";
  throw new InputError(words.conceded(text));
}
