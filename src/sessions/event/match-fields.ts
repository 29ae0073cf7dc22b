import { InputError } from "../../bridge/input-error";
import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { contestantNumber, type Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS, readNames } from "../contestants";
import { sameName } from "../names";
import { resultTexts } from "../result-texts";
import { parseBoards, readPlayed } from "../teams/fewer-boards";
import type { PerSide } from "../teams/match";
import type { EventPlan } from "./event-plan";
import { isBoardAMatch } from "./forms";
import type { BracketRound, FewerBoards, SwappedVenue, Unplayed } from "./results";

const { swissEvent: swissTexts, league: leagueTexts, match: matchTexts, span } = resultTexts.results;

/** The two teams of a match in the order in which a line names them; null for an unknown team. */
type NamedTeams = PerSide<Contestant | null>;

/** The ways to write a round of the bracket, in small letters without spaces and hyphens. */
const BRACKET_NAMES: Readonly<Record<BracketRound, RegExp>> = {
  R32: /^(r32|roundof32|last32)$/,
  R16: /^(r16|roundof16|last16)$/,
  QF: /^(qf|quarterfinals?)$/,
  SF: /^(sf|semifinals?)$/,
  F: /^(f|finals?)$/,
  "3RD": /^(3rd|third)(place)?$/,
};

/** Reads the number of a round; null if the event has no round with this number. */
function readRoundNumber(text: string, rounds: number): number | null {
  const number = Number(/^(?:round)?(\d{1,2})$/i.exec(plainNumber(text))?.[1]);
  return number >= 1 && number <= rounds ? number : null;
}

/** Reads a round: a Swiss round by its number, a round of the bracket by its name. */
export function readRound(text: string, rounds: number, bracket: readonly BracketRound[]): number | BracketRound {
  const plain = plainNumber(text.toLowerCase()).replace(/[_-]/g, "");
  const number = readRoundNumber(plain, rounds);
  if (number !== null) return number;
  const named = bracket.find((round) => BRACKET_NAMES[round].test(plain));
  if (named) return named;
  const isNamed = Object.values(BRACKET_NAMES).some((name) => name.test(plain));
  if (isNamed && bracket.length === 0) throw new InputError(swissTexts.noBracket);
  const accepted = [...(rounds > 0 ? [span(1, rounds)] : []), ...bracket].join(", ");
  throw new InputError(swissTexts.round(text, accepted));
}

/** Reads the round of a fixture list. */
export function readFixtureRound(text: string, rounds: number): number {
  const number = readRoundNumber(text, rounds);
  if (number === null) throw new InputError(leagueTexts.round(text, rounds));
  return number;
}

/** Reads a word in place of a result, "walkover", "w/o" or "conceded"; null for other texts. */
export function readWalkover(text: string): Unplayed | null {
  const plain = text.toLowerCase().replace(/[\s/]/g, "");
  if (plain === "walkover" || plain === "wo") return "walkover";
  return plain === "conceded" ? "conceded" : null;
}

/** Reads the team that conceded a match: "home", "away", or its number or name; or "void". */
export function readConceded(text: string, teams: readonly string[], [home, away]: NamedTeams): Unplayed {
  const typed = text.toLowerCase();
  if (typed === "void") return "void";
  if (typed === "home" || isTeam(text, teams, home)) return "conceded";
  if (typed === "away" || isTeam(text, teams, away)) return "walkover";
  throw new InputError(leagueTexts.conceded(text));
}

/** The mark behind a result that may still change. */
const PROVISIONAL = /\?\s*$/;

/** True if a result is provisional. */
export function isProvisional(text: string): boolean {
  return PROVISIONAL.test(text);
}

/** Removes the mark of a provisional result. */
export function withoutMark(text: string): string {
  return text.replace(PROVISIONAL, "").trim();
}

/**
 * Reads the IMPs that a team of a league has won.
 * @param max the most IMPs that its boards can give.
 */
export function readImps(text: string, max: number): number {
  const plain = plainNumber(text);
  if (!/^\+?\d{1,4}$/.test(plain) || Number(plain) > max) throw new InputError(leagueTexts.imps(text, max));
  return Number(plain);
}

/**
 * Reads the first team's margin.
 * @param max in a league the largest margin that the boards can give; else null.
 */
export function readMargin(text: string, max: number | null): number {
  const plain = plainNumber(text);
  const isMargin = (max === null ? /^[+-]?\d{1,3}$/ : /^[+-]?\d{1,4}$/).test(plain);
  if (!isMargin || (max !== null && Math.abs(Number(plain)) > max))
    throw new InputError(max === null ? swissTexts.imps(text) : leagueTexts.margin(text, max));
  return Number(plain) || 0;
}

/** Reads victory points, or at board-a-match the boards that a team has won, to two decimals. */
export function readPoints(text: string, plan: Pick<EventPlan, "form">): number {
  const isBam = isBoardAMatch(plan);
  // If semicolons separate the fields, a comma is a decimal point.
  const plain = isBam ? plainDecimals(plainNumber(text)) : plainNumber(text).replace(",", ".");
  if (!(isBam ? /^[+-]?\d{1,2}(\.\d{1,2})?$/ : /^[+-]?\d{1,3}(\.\d{1,2})?$/).test(plain))
    throw new InputError(isBam ? swissTexts.points(text) : matchTexts.vps(text));
  return Number(plain) || 0;
}

/** Reads victory points that are deducted from a team: above 0, with at most two decimals. */
export function readDeducted(text: string): number {
  const plain = plainNumber(text).replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain) || Number(plain) === 0) throw new InputError(leagueTexts.deducted(text));
  return Number(plain);
}

/**
 * Reads how many boards were played: "6", or in the bracket, whose matches have no fixed number of boards, "20 of 24".
 * @returns null if all were played.
 */
export function readBoards(
  text: string,
  round: number | BracketRound | null,
  plan: Pick<EventPlan, "boards">
): FewerBoards | null {
  if (typeof round === "string") {
    const { played, of } = parseBoards(text);
    if (played === null || of === null || played < 1 || played > of)
      throw new InputError(swissTexts.boardsOfBracket(text));
    return played === of ? null : { played, of };
  }
  const played = readPlayed(text, plan);
  return played === null ? null : { played, of: plan.boards };
}

const SWAPPED: readonly string[] = ["fixture", "swapped", "swap", "exchanged"];
const BOTH: readonly string[] = ["both", "both swapped", "swapped with return"];

/**
 * Reads the venue of a match: "swapped" if it is not the one in the fixture list, "both" if the return match is swapped
 * too, or the team that plays at home.
 * @param isExchanged true if the line names the away team of the fixture list as home.
 * @returns null if the venue is the one in the fixture list.
 */
export function readVenue(
  text: string,
  { teams, double }: Pick<EventPlan, "teams" | "double">,
  [home, away]: NamedTeams,
  isExchanged: boolean
): SwappedVenue | null {
  const typed = text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ");
  if (SWAPPED.includes(typed)) return "fixture";
  if (BOTH.includes(typed)) return double ? "both" : "fixture";
  if (typed === "home" || isTeam(text, teams, home)) return isExchanged ? "fixture" : null;
  if (typed === "away" || isTeam(text, teams, away)) return isExchanged ? null : "fixture";
  throw new InputError(leagueTexts.venue(text));
}

/** True if a text is the number or the name of a team. */
function isTeam(text: string, teams: readonly string[], team: Contestant | null): boolean {
  if (team === null) return false;
  const names = [String(contestantNumber(team)), ...readNames(NUMBERED_TEAMS, teams, team)];
  return names.some((name) => sameName(name, text));
}
