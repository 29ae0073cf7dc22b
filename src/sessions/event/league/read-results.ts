import { labelOf, NUMBERED_TEAMS } from "../../contestants";
import {
  headerFaults,
  inOrder,
  type Fault,
  type ReadResults,
  type ResultLine,
  type ResultLines,
} from "../../reading/result-lines";
import { resultTexts } from "../../result-texts";
import { isDeduction, LEAGUE_COLUMNS, readLeagueLine, type LeagueLine } from "./match-line";
import { isEventPenalty, readEventPenalties } from "../../teams/event-penalties";
import { readSide } from "./match-fields";
import { lastRound, type LeaguePlan } from "./plan";
import { LEAGUE_UNITS } from "./penalties";
import type { LeagueResults } from "./results";

/**
 * Reads a league's results: a line for each match that is known, with the two teams by number or name and
 * the IMPs that each has won, or the home team's margin. Victory points, where given, stand in place of the scale's.
 * `conceded` says who conceded it, or that it is void; `rescheduled`, or another `date` than the fixture list's, when
 * it is played; `venue` where. A line without a result is a match that is still to be played. Lines with a `penalty`
 * are of the team named as home: see {@link readEventPenalties}; one with `deducted`, as in earlier versions, takes
 * victory points from its total.
 * @returns the results, every fault of the file, and what its writer should look at.
 */
export function readLeagueResults(given: ResultLines, plan: LeaguePlan): ReadResults<LeagueResults> {
  const unusable = headerFaults(given, LEAGUE_COLUMNS, ["home", "away"]);
  if (unusable.length > 0) return { results: { matches: [] }, faults: unusable, warnings: given.warnings };
  const isPenalty = ({ fields }: ResultLine) => !isDeduction(fields) && isEventPenalty(fields);
  const taken = readEventPenalties(given.lines.filter(isPenalty), {
    ...{ teams: plan.teams, rounds: lastRound(plan), units: LEAGUE_UNITS, column: "home" },
    readTeam: (text) => readSide(text, plan, "home"),
  });
  const lines = given.lines.filter((line) => !isPenalty(line)).map((line) => readLeagueLine(line, plan));
  const old = lines.flatMap(({ line, penalty }) => (penalty ? [{ line, penalty }] : []));
  const penalties = [...taken.penalties, ...old].sort((a, b) => a.line - b.line).map(({ penalty }) => penalty);
  return {
    results: {
      matches: lines.flatMap(({ result }) => result ?? []),
      ...(penalties.length > 0 ? { penalties } : {}),
    },
    faults: inOrder([
      ...[given.faults, taken.faults, listedTwice(lines, plan)].flat(),
      ...lines.flatMap(({ faults }) => faults),
    ]),
    warnings: inOrder([...given.warnings, ...lines.flatMap(({ warnings }) => warnings)]),
  };
}

/** Matches of which two lines tell. */
function listedTwice(lines: readonly LeagueLine[], { teams }: LeaguePlan): Fault[] {
  const earlier = new Map<string, number>();
  return lines.flatMap(({ line, result }) => {
    if (result === null) return [];
    const { home, away } = result;
    const match = `${home}:${away}`;
    const first = earlier.get(match);
    if (first === undefined) {
      earlier.set(match, line);
      return [];
    }
    const labels = [labelOf(NUMBERED_TEAMS, teams, home), labelOf(NUMBERED_TEAMS, teams, away)] as const;
    return [{ line, field: "home", message: resultTexts.results.league.twice(...labels, first) }];
  });
}
