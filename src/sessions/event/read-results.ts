import { itemAt } from "../../bridge/item-at";
import { roundToHundredths } from "../../bridge/points";
import { teamLabel } from "./event-plan";
import {
  headerFaults,
  inOrder,
  type Fault,
  type ReadResults,
  type ResultLine,
  type ResultLines,
} from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { isEventPenalty, readEventPenalties, type PenaltyEvent, type PenaltyLine } from "../teams/event-penalties";
import type { PerSide } from "../teams/match";
import { readTeam } from "../teams/read-team";
import { lineUpFaults, listedTwice, playsAsItWithdraws, rematches } from "./check-results";
import {
  columnInFile,
  LEAGUE_COLUMNS,
  readFixtureTeam,
  sideColumns,
  SWISS_COLUMNS,
  type EventLine,
} from "./match-line";
import { isDeduction, readEventLine } from "./event-line";
import { matchesOf, unitsOf } from "./penalties";
import type { AnyEventPlan, SwissEventPlan } from "./plan";
import { questionsOf } from "./questions";
import {
  NO_EVENT_RESULTS,
  UNPLAYED_FOR_OPPONENTS,
  type EventResults,
  type MatchResult,
  type Presence,
} from "./results";
import { matchPoints, scoredRounds, type ScoredMatch, type ScoredRound } from "./rounds";
import { uncountedPenalty } from "./uncounted-penalties";

/**
 * Reads an event's results. A line of a match has its round, the two teams by number or name, and the first team's
 * margin in IMPs. Typed victory points replace those of the scale. A question mark behind a result makes it
 * provisional. "walkover" or "conceded" replaces the result of a match that is not played. A line without IMPs and
 * points is a match that is paired but not played yet. The opponent may be "bye", or "enters" or "withdrawn" if the
 * team does so in the round. The matches of three teams that play each other are listed with the round in which they
 * end. Matches of the bracket have R32, R16, QF, SF, F or 3RD as their round. Penalties have lines of their own: see
 * {@link readEventPenalties}. A line with a word such as "lock" as its "what" is an instruction for a pairing that is
 * still to be made.
 *
 * A line of a league has a match of the fixture list, with the IMPs that each team has won, or the home team's margin.
 * `conceded` names the team that conceded it, or says that it is void. `rescheduled`, or a `date` that is not the
 * fixture list's, is the day of play, and `venue` the place. A question mark behind a number makes the result
 * provisional. A line with `deducted`, as in earlier versions, deducts victory points from a total.
 * @returns the results, every fault of the file, and questions to its writer.
 */
export function readEventResults(file: ResultLines, plan: AnyEventPlan): ReadResults<EventResults> {
  const isLeague = plan.kind === "league";
  const { teams: columns } = sideColumns(plan);
  const unusable = isLeague
    ? headerFaults(file, LEAGUE_COLUMNS, columns)
    : headerFaults(file, SWISS_COLUMNS, ["round", ...columns]);
  if (unusable.length > 0) return { results: NO_EVENT_RESULTS, faults: unusable, warnings: file.warnings };
  // A line about a pairing is never a penalty, whatever is in its other columns.
  const isPenalty = ({ fields }: ResultLine) =>
    (fields.what ?? "") === "" && !isDeduction(fields) && isEventPenalty(fields);
  const lines = file.lines.filter((line) => !isPenalty(line)).map((line) => readEventLine(line, plan));
  const ruled = readEventPenalties(file.lines.filter(isPenalty), penaltyEvent(plan));
  const deducted = lines.flatMap(({ line, deduction }) => (deduction ? [{ line, penalty: deduction }] : []));
  const results = resultsOf(
    lines,
    [...ruled.penalties, ...deducted].sort((a, b) => a.line - b.line)
  );
  const faults = [...file.faults, ...lines.flatMap((line) => line.faults), ...ruled.faults];
  const warnings = [...file.warnings, ...lines.flatMap((line) => line.warnings)];
  if (isLeague)
    return { results, faults: inOrder([...faults, ...listedTwice(lines, plan)]), warnings: inOrder(warnings) };
  const rounds = scoredRounds(plan, results.matches, { penalties: results.penalties });
  return {
    results,
    faults: inOrder([
      ...faults,
      ...lineUpFaults(lines, plan, faults.length > 0 ? null : results),
      ...inTwoMatches(ruled.penalties, plan, rounds),
      ...fewerOfHalf(lines, rounds),
    ]),
    warnings: inOrder([
      ...warnings,
      ...rematches(lines, plan),
      ...playsAsItWithdraws(lines, plan),
      ...lookedAt(lines, plan, rounds),
      ...uncounted(ruled.penalties, plan, rounds),
    ]),
  };
}

/** Returns questions on points that are not those of the margin, and on results that cannot have come from play. */
function lookedAt(lines: readonly EventLine[], plan: SwissEventPlan, rounds: readonly ScoredRound[]): Fault[] {
  const lineOf = new Map(
    rounds.flatMap(({ round, matches }) => {
      const read = lines.filter((line) => isMatch(line) && line.round === round);
      return matches.map((match, i) => [match, itemAt(read, i).line] as const);
    })
  );
  const differing = [...lineOf].flatMap(([match, line]) => pointsThatStand(match, line, plan));
  const questions = questionsOf(plan, rounds).map(({ match, field, text }) => ({
    line: lineOf.get(match) ?? 1,
    field: columnInFile(plan, field),
    message: text,
  }));
  return [...differing, ...questions];
}

/** True for a line of a match or a bye in a Swiss round, without faults. */
function isMatch({ round, opponent, faults }: EventLine): boolean {
  return typeof round === "number" && opponent !== "enters" && opponent !== "withdrawn" && faults.length === 0;
}

/** Returns the properties of an event that are needed to read its penalties. */
function penaltyEvent(plan: AnyEventPlan): PenaltyEvent {
  const { teams, rounds } = plan;
  const [column] = sideColumns(plan).teams;
  return {
    teams,
    rounds,
    units: unitsOf(plan),
    column,
    readTeam: (text) =>
      plan.kind === "league"
        ? readFixtureTeam(text, plan, "home")
        : readTeam(text, teams, resultTexts.results.swissEvent.team),
  };
}

/** Returns faults of penalties in a round in which the team has two matches: it is not clear which of them is meant. */
function inTwoMatches(
  penalties: readonly PenaltyLine[],
  { teams }: SwissEventPlan,
  rounds: readonly ScoredRound[]
): Fault[] {
  return penalties.flatMap(({ line, penalty: { team, round } }) => {
    if (round === null || matchesOf(rounds[round - 1]?.matches ?? [], team).length < 2) return [];
    const message = resultTexts.results.eventPenalties.twoMatches(teamLabel({ teams }, team), round);
    return [{ line, field: "round", message }];
  });
}

/** Returns faults of matches with half the boards that also have a number of boards played. */
function fewerOfHalf(lines: readonly EventLine[], rounds: readonly ScoredRound[]): Fault[] {
  const halves = rounds.flatMap(({ matches }) => matches.filter(({ half, boards }) => half && boards !== undefined));
  return halves.flatMap((match) => {
    const read = lines.find(
      ({ round, team, opponent }) => round === match.round && team === match.team && opponent === match.opponent
    );
    return read ? [{ line: read.line, field: "boards", message: resultTexts.results.swissEvent.boardsOfHalf }] : [];
  });
}

/** Returns questions on penalties that do not count, or not yet. */
function uncounted(penalties: readonly PenaltyLine[], plan: SwissEventPlan, rounds: readonly ScoredRound[]): Fault[] {
  return penalties.flatMap(({ line, penalty }) => {
    const message = uncountedPenalty(penalty, { plan, rounds });
    return message === null ? [] : [{ line, field: "penalty", message }];
  });
}

function resultsOf(lines: readonly EventLine[], penalties: readonly PenaltyLine[]): EventResults {
  const sound = lines.filter(({ faults }) => faults.length === 0);
  const presence = sound.flatMap((line) => presenceOf(line) ?? []);
  const byHand = sound.flatMap((line) => line.byHand ?? []);
  const corrections = sound.flatMap((line) => line.correction ?? []);
  return {
    matches: sound.flatMap((line) => matchOf(line) ?? []),
    bracket: sound.flatMap(({ round, team, opponent, imps, boards }) =>
      typeof round === "string" && typeof opponent === "number" && team !== null && imps !== null
        ? [{ round, team, opponent, imps, ...(boards && { boards }) }]
        : []
    ),
    ...(presence.length > 0 ? { presence } : {}),
    ...(penalties.length > 0 ? { penalties: penalties.map(({ penalty }) => penalty) } : {}),
    ...(byHand.length > 0 ? { byHand } : {}),
    ...(corrections.length > 0 ? { corrections } : {}),
  };
}

function matchOf(line: EventLine): MatchResult | null {
  const { team, opponent, fixture, isExchanged, won, unplayed, provisional, boards, date, swapped, pairedBy } = line;
  const round = fixture === null ? line.round : fixture.round;
  if (typeof round !== "number" || team === null || opponent === "enters" || opponent === "withdrawn") return null;
  const inOrderOfList = <T>([first, second]: PerSide<T>): PerSide<T> =>
    isExchanged ? [second, first] : [first, second];
  const [first, second] = inOrderOfList([team, typeof opponent === "number" ? opponent : null]);
  const [vps, opponentVps] = inOrderOfList(line.vps);
  if (first === null) return null;
  return {
    round,
    team: first,
    opponent: second,
    vps,
    opponentVps,
    imps: line.imps !== null && isExchanged ? 0 - line.imps : line.imps,
    ...(fixture && won && { won: inOrderOfList(won) }),
    ...(unplayed && { unplayed: isExchanged ? UNPLAYED_FOR_OPPONENTS[unplayed] : unplayed }),
    ...(provisional && { provisional }),
    ...(boards && { boards: boards.played }),
    ...(date !== null && date !== fixture?.date && { date }),
    ...(swapped && { swapped }),
    ...(pairedBy !== "" && { pairedBy }),
  };
}

function presenceOf({ round, team, opponent }: EventLine): Presence | null {
  if (typeof round !== "number" || team === null) return null;
  return opponent === "enters" || opponent === "withdrawn" ? { team, kind: opponent, round } : null;
}

/**
 * Returns a question on points that are not those of the margin, because the result may be adjusted, or a typing error.
 */
function pointsThatStand(match: ScoredMatch, line: number, plan: SwissEventPlan): Fault[] {
  const { margin, vps, opponentVps, taken } = match;
  if (margin === null || vps === null || opponentVps === null) return [];
  const expected = matchPoints({ ...match, margin }, plan);
  const counted = [roundToHundredths(vps + taken[0]), roundToHundredths(opponentVps + taken[1])] as const;
  if (counted.every((points, i) => points === expected[i])) return [];
  const message = resultTexts.results.swissEvent.pointsStand(counted, expected, margin);
  return [{ line, field: "vps", message }];
}
