import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { headerFaults, inOrder, type Fault, type ReadResults, type ResultLines } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { LEAGUE_COLUMNS, readLeagueLine, type LeagueLine } from "./match-line";
import type { LeaguePlan } from "./plan";
import type { LeagueResults } from "./results";

/**
 * Reads a league's results: a line for each match that is known, with the two teams by number or name and
 * the IMPs that each has won, or the home team's margin. Victory points, where given, stand in place of the scale's.
 * `conceded` says who conceded it, or that it is void; `rescheduled`, or another `date` than the fixture list's, when
 * it is played. A line without a result is a match that is still to be played; one with `deducted` takes victory
 * points from the total of the team named as home.
 * @returns the results, every fault of the file, and what its writer should look at.
 */
export function readLeagueResults(given: ResultLines, plan: LeaguePlan): ReadResults<LeagueResults> {
  const unusable = headerFaults(given, LEAGUE_COLUMNS, ["home", "away"]);
  if (unusable.length > 0) return { results: { matches: [] }, faults: unusable, warnings: given.warnings };
  const lines = given.lines.map((line) => readLeagueLine(line, plan));
  const deductions = lines.flatMap(({ deduction }) => deduction ?? []);
  return {
    results: {
      matches: lines.flatMap(({ result }) => result ?? []),
      ...(deductions.length > 0 ? { deductions } : {}),
    },
    faults: inOrder([...given.faults, ...lines.flatMap(({ faults }) => faults), ...listedTwice(lines, plan)]),
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
