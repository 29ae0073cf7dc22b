import { contestantNumber, type Contestant } from "../../movements/contestant";
import type { ResultFields } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { mapSides, type PerSide } from "../teams/match";
import { isBoardAMatch } from "./forms";
import { readEventLine } from "./event-line";
import { isProvisional, readWalkover, withoutMark } from "./match-fields";
import type { AnyEventPlan } from "./plan";
import { UNPLAYED_FOR_OPPONENTS, type BracketRound, type EventResults, type MatchResult } from "./results";

const { typedMatch: words, swissEvent } = resultTexts.results;

/** A match whose result is typed: of a round, of a league or of the bracket. */
export interface Meeting {
  readonly round: number | BracketRound;
  /** The teams in the order of the round; in a league the home team of the fixture list first. */
  readonly teams: PerSide<Contestant>;
}

/** A match with the text typed beside each of its teams; "" if nothing is typed. */
export interface TypedResult extends Meeting {
  readonly typed: PerSide<string>;
}

/** A result as read, from the first team's point of view. */
type ReadResult = Pick<MatchResult, "imps" | "vps" | "opponentVps" | "won" | "unplayed" | "provisional">;

const NO_RESULT: ReadResult = { imps: null, vps: null, opponentVps: null };

/**
 * Unit of the typed numbers: the winners' margin, the boards that each team has won, or the IMPs that each team has
 * won.
 */
export type TypedUnit = "margin" | "boards" | "imps";

/** Returns the unit in which an event's matches are typed. */
export function typedUnit(plan: Pick<AnyEventPlan, "form">): TypedUnit {
  return plan.form === "league" ? "imps" : isBoardAMatch(plan) ? "boards" : "margin";
}

/** Short form of a walkover; the whole word has no room. */
const WALKOVER = "w/o";

/**
 * Returns texts from which {@link readTypedResult} reads the result back.
 * @param match null if there is no result.
 */
export function typedTexts(match: Partial<ReadResult> | null, plan: Pick<AnyEventPlan, "form">): PerSide<string> {
  const { imps = null, vps = null, opponentVps = null, won, unplayed, provisional } = match ?? {};
  if (unplayed === "void") return ["", ""];
  if (unplayed) return walkoverTexts(unplayed === "walkover" ? 0 : 1);
  const text = (number: number | null | undefined) =>
    number === null || number === undefined ? "" : `${number}${provisional ? "?" : ""}`;
  const unit = typedUnit(plan);
  if (unit === "imps") return [text(won?.[0]), text(won?.[1])];
  if (unit === "boards") return [text(vps), text(opponentVps)];
  return imps !== null && imps < 0 ? ["", text(0 - imps)] : [text(imps), ""];
}

/** Returns the texts of a match in which a side has a walkover. */
export function walkoverTexts(side: 0 | 1): PerSide<string> {
  return side === 0 ? [WALKOVER, ""] : ["", WALKOVER];
}

/**
 * Marks a typed result as provisional, or removes the mark.
 * @returns null if there is no number to mark.
 */
export function turnMark(typed: PerSide<string>): PerSide<string> | null {
  if (!typed.some((text) => /\d/.test(text))) return null;
  const isMarked = typed.some(isProvisional);
  return mapSides(typed, (text) => (/\d/.test(text) ? `${withoutMark(text)}${isMarked ? "" : "?"}` : text));
}

/**
 * Reads the texts typed beside the teams of a match. They are read as a line of a results file in which the team with
 * the text comes first. Two blank texts mean that the match has no result.
 * @param known the result so far; its number of boards is kept.
 * @returns the result, or the reason why it is refused.
 */
export function readTypedResult(
  { round, teams, typed }: TypedResult,
  plan: AnyEventPlan,
  known?: Pick<MatchResult, "boards">
): { readonly result: ReadResult } | { readonly fault: string } {
  const [first, second] = mapSides(typed, (text) => text.trim());
  if (first === "" && second === "") return { result: NO_RESULT };
  const unit = typedUnit(plan);
  const isTie = [first, second].every((text) => Number(text) === 0);
  if (unit === "margin" && first !== "" && second !== "" && !isTie) return { fault: words.bothMargins };
  const isSecond = first === "" && (unit === "margin" || readWalkover(second) !== null);
  const fields = isSecond
    ? lineFields(unit, round, [teams[1], teams[0]], [second, ""])
    : lineFields(unit, round, teams, [first, second]);
  const boards = typeof round === "string" ? "" : String(known?.boards ?? "");
  const read = readEventLine({ line: 1, fields: { ...fields, boards } }, plan);
  const { imps, vps, won, unplayed, provisional } = read;
  const [fault] = read.faults;
  // The message on wrong IMPs is made for a line of a file and says that the line names a first team, so it is
  // replaced.
  const text = withoutMark(isSecond ? second : first);
  if (fault) return { fault: fault.message === swissEvent.imps(text) ? words.margin(text) : fault.message };
  if (imps === null && vps[1] === null && !unplayed) return { fault: words.none([first, second].join(" ").trim()) };
  return {
    result: {
      imps: imps !== null && isSecond ? 0 - imps : imps,
      vps: vps[0],
      opponentVps: vps[1],
      ...(won && { won }),
      ...(unplayed && { unplayed: isSecond ? UNPLAYED_FOR_OPPONENTS[unplayed] : unplayed }),
      ...(provisional && { provisional }),
    },
  };
}

/** Returns a match as a line of a results file; the team with the walkover or the margin must come first. */
function lineFields(
  unit: TypedUnit,
  round: number | BracketRound,
  teams: PerSide<Contestant>,
  [first, second]: PerSide<string>
): ResultFields {
  const [team, opponent] = mapSides(teams, (each) => String(contestantNumber(each)));
  if (unit === "imps") return { home: team, away: opponent, home_imps: first, away_imps: second };
  const match = { round: String(round), team, opponent };
  return unit === "margin" ? { ...match, imps: first } : { ...match, vps: first, opponent_vps: second };
}

/** Returns the results of an event with the typed results added; a typed result that is refused changes nothing. */
export function withTypedResults(
  results: EventResults,
  typed: readonly TypedResult[],
  plan: AnyEventPlan
): EventResults {
  return typed.reduce((known, match) => withTypedResult(known, match, plan), results);
}

function withTypedResult(results: EventResults, typed: TypedResult, plan: AnyEventPlan): EventResults {
  const { round, teams } = typed;
  const [team, opponent] = teams;
  if (typeof round === "string") return withBracketResult(results, { ...typed, round }, plan);
  const known = results.matches.find(
    (match) => match.round === round && match.team === team && match.opponent === opponent
  );
  const read = readTypedResult(typed, plan, known);
  if ("fault" in read) return results;
  const { boards, pairedBy, date, swapped } = known ?? {};
  const match: MatchResult = {
    round,
    team,
    opponent,
    ...read.result,
    // Points that the Director has given beside a margin are kept.
    ...(known && typedUnit(plan) !== "boards" && { vps: known.vps, opponentVps: known.opponentVps }),
    ...(boards !== undefined && { boards }),
    ...(pairedBy !== undefined && { pairedBy }),
    ...(date !== undefined && { date }),
    ...(swapped && { swapped }),
  };
  const matches = known ? results.matches.map((each) => (each === known ? match : each)) : [...results.matches, match];
  return { ...results, matches };
}

function withBracketResult(
  results: EventResults,
  typed: TypedResult & { readonly round: BracketRound },
  plan: AnyEventPlan
): EventResults {
  const { round, teams } = typed;
  const [team, opponent] = teams;
  const read = readTypedResult(typed, plan);
  if ("fault" in read) return results;
  const known = results.bracket.find(
    (match) => match.round === round && teams.includes(match.team) && teams.includes(match.opponent)
  );
  const { imps } = read.result;
  const others = results.bracket.filter((match) => match !== known);
  if (imps === null) return { ...results, bracket: others };
  const match = { round, team, opponent, imps, ...(known?.boards && { boards: known.boards }) };
  return { ...results, bracket: [...others, match] };
}
